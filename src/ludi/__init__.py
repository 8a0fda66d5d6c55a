"""Ludi Romani: play, host, learn, simulate and study five Roman board games."""

from ludi.core.errors import BrokenRecord, IllegalMove, InvalidInput, LudiError, Refusal
from ludi.core.game import Game
from ludi.core.knowledge import Knowledge
from ludi.core.match import Match
from ludi.core.moves import Move
from ludi.core.preview import Preview, preview
from ludi.core.result import Result, Score
from ludi.core.state import State
from ludi.games import all_games, game

__all__ = [
    "BrokenRecord",
    "Game",
    "IllegalMove",
    "InvalidInput",
    "Knowledge",
    "LudiError",
    "Match",
    "Move",
    "Preview",
    "Refusal",
    "Result",
    "Score",
    "State",
    "all_games",
    "game",
    "preview",
]
