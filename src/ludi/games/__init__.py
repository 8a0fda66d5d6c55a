"""The games, found by their folders: each package here offers its game as `GAME`."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Literal, overload

from ludi.core import data
from ludi.core.checks import check_text, checked_path
from ludi.core.errors import InvalidInput
from ludi.core.game import Game
from ludi.core.text import unknown

if TYPE_CHECKING:
    from ludi.games.concordia import Concordia
    from ludi.games.glory_to_rome import GloryToRome
    from ludi.games.hadrians_wall import HadriansWall
    from ludi.games.lutetia import Lutetia
    from ludi.games.seven_wonders import SevenWonders

_loaded: dict[str, Game] = {}


def ids() -> list[str]:
    return sorted(module.name.replace("_", "-") for module in pkgutil.iter_modules(__path__))


# For type checkers: a game named in the code brings its own types
@overload
def game(id: Literal["concordia"]) -> Concordia: ...
@overload
def game(id: Literal["glory-to-rome"]) -> GloryToRome: ...
@overload
def game(id: Literal["hadrians-wall"]) -> HadriansWall: ...
@overload
def game(id: Literal["lutetia"]) -> Lutetia: ...
@overload
def game(id: Literal["seven-wonders"]) -> SevenWonders: ...
@overload
def game(id: str) -> Game: ...
def game(id: str) -> Game:
    """The game of that id, such as `lutetia`."""
    check_text(id, "The id of a game")
    if id not in _loaded:
        if id not in ids():
            raise unknown("game-unknown", id, ids())
        found = import_module(f"{__name__}.{id.replace('-', '_')}").GAME
        assert isinstance(found, Game)
        _loaded[id] = found
    return _loaded[id]


def all_games() -> list[Game]:
    return [game(id) for id in ids()]


def game_of(path: Path | str) -> Game:
    """The game whose tables a component file has; that they are right is another question."""
    path = checked_path(path)
    names = data.table_names(path) - set(data.OF_EVERY_FILE)
    found = {played: len(names & set(played.data.tables())) for played in all_games()}
    likely = max(found, key=lambda played: found[played])
    if not found[likely]:
        raise InvalidInput(f"{path} fits no game: it has none of their tables")
    return likely


def use_data(id: str, path: Path | str) -> Game:
    """From now on play that game with the component tables of a file of one's own."""
    return use(game(id).with_data(path))


def use(played: Game) -> Game:
    """From now on this is the game of its id."""
    _loaded[played.id] = played
    return played
