"""The games, found by their folders: each package here offers its game as `GAME`."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from pathlib import Path

from ludi.core.game import Game
from ludi.core.text import invalid

_loaded: dict[str, Game] = {}


def ids() -> list[str]:
    return sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__))


def game(id: str) -> Game:
    """The game of that id, such as `lutetia`."""
    if id not in _loaded:
        if id not in ids():
            raise invalid("game-unknown", name=id[:40], known=", ".join(ids()))
        found = import_module(f"{__name__}.{id.replace('-', '_')}").GAME
        assert isinstance(found, Game)
        _loaded[id] = found
    return _loaded[id]


def games() -> list[Game]:
    return [game(id) for id in ids()]


def use_data(id: str, path: Path) -> Game:
    """From now on play that game with the component tables of a file of one's own."""
    _loaded[id] = game(id).with_data(path)
    return _loaded[id]
