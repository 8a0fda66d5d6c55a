"""Every module is found under its name: no function of a package stands in the way of a module."""

from __future__ import annotations

import pkgutil
import subprocess
import sys

import pytest

import ludi
from ludi.games import ids

# Migrations are loaded by Alembic, from their files
NAMES = [
    module.name
    for module in pkgutil.walk_packages(ludi.__path__, "ludi.")
    if "migrations" not in module.name
]


@pytest.mark.parametrize("name", NAMES)
def test_import_as_gives_the_module(name: str) -> None:
    found: dict[str, object] = {}
    exec(f"import {name} as found", found)  # looks for each part of the name in the one before
    assert found["found"] is sys.modules[name]


def test_every_game_can_be_imported_first() -> None:
    for id in ids():
        name = f"ludi.games.{id.replace('-', '_')}"
        code = f"import {name} as played; print(played.GAME.id)"
        ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
        assert ran.stdout.strip() == id, ran.stderr


def test_the_package_offers_all_games() -> None:
    assert [game.id for game in ludi.all_games()] == ids()
