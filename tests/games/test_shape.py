"""Five games, one family: the same files in every game's folder and in its tests."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from pathlib import Path

import pytest

from ludi.core.game import Game
from ludi.games import all_games

FILES = (
    *("data.toml", "data.py", "moves.py", "state.py", "steps/__init__.py", "scoring.py"),
    *("view.py", "guess.py", "warnings.py", "heuristics.py", "position.py", "examples.py", "text"),
)
TESTS = (
    *("helpers.py", "descriptive.txt"),
    *("test_rules.py", "test_examples.py", "test_data.py", "test_heuristics.py", "test_preview.py"),
)
every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


@every_game
def test_every_game_has_the_same_files(game: Game) -> None:
    missing = [name for name in FILES if not (game.folder / name).exists()]
    assert missing == []


@every_game
def test_every_game_has_the_same_tests(game: Game) -> None:
    folder = Path(__file__).parent / game.folder.name
    missing = [name for name in TESTS if not (folder / name).exists()]
    assert missing == []


@every_game
def test_the_steps_have_a_table_of_contents(game: Game) -> None:
    steps = import_module(f"ludi.games.{game.folder.name}.steps")
    lines = [line.split() for line in (steps.__doc__ or "").splitlines()[2:]]
    listed = {words[0] for words in lines if words}
    modules = {module.name for module in pkgutil.iter_modules(steps.__path__)}
    assert modules - listed == set()
