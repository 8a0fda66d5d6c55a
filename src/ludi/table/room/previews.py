"""What a seat's own moves would bring, for the wire; nothing of it leaves the seat's knowledge."""

from __future__ import annotations

from ludi.core.errors import Refusal
from ludi.core.match import Match
from ludi.core.moves import RawMove
from ludi.core.preview import MovePreview, preview
from ludi.core.result import Result
from ludi.table.api.messages import ForeseenMove, LogLine, PreviewAnswer
from ludi.table.errors import TableError

MOST_MOVES = 20  # of one preview: the longest chain of choices, and some


def previewed(
    match: Match,
    seat: int,
    raw: list[RawMove],
    at: str | None,
    number: int = 0,
    result: Result | None = None,
) -> PreviewAnswer:
    """With a result the game is over, whatever its rules would still allow."""
    if len(raw) > MOST_MOVES:
        raise TableError(400, "error-bad-request", detail=f"at most {MOST_MOVES} moves")
    moves = [match.game.move_from(move) for move in raw]
    if result is not None:
        over = Refusal("no-game-over", match.state.END_CLAUSE)
        return PreviewAnswer(number, [], over, None, None)
    found = preview(match, seat, moves, at)
    told = [_told(step) for step in found.moves]
    return PreviewAnswer(number, told, found.refusal, found.brings, found.after)


def _told(step: MovePreview) -> ForeseenMove:
    return ForeseenMove(
        move=step.move,
        events=[LogLine.of(event) for event in step.events],
        hidden=step.hidden,
        final=step.final,
        passes=step.passes,
        ends=step.ends,
        warnings=step.warnings,
    )
