"""Previews of positions written by hand."""

from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.moves import Move
from ludi.core.preview import Preview, preview
from ludi.core.state import State


def foresee(game: Game, s: State, seat: int, *moves: Move, at: str | None = None) -> Preview:
    """What these moves of a seat would bring."""
    options = s.options  # type: ignore[attr-defined]
    match = Match(game, len(s.choices), "preview", options, position=s)
    return preview(match, seat, moves, at)


def warned(game: Game, s: State, seat: int, *moves: Move) -> list[tuple[str, dict[str, object]]]:
    """The warnings of the last move."""
    found = foresee(game, s, seat, *moves)
    assert found.refusal is None, found.refusal
    return [(warning.key, warning.args) for warning in found.moves[-1].warnings]
