"""What one seat is told: nothing else ever leaves the server."""

from __future__ import annotations

from ludi.core.errors import Refusal
from ludi.core.events import Event
from ludi.core.match import Match
from ludi.core.result import Result
from ludi.table.errors import TableError
from ludi.table.history import History
from ludi.table.messages import Offer, Position, PositionNow, Said, Undo


def position_now(
    history: History,
    seat: int | None,
    known: list[Event],
    id: int | None = None,
    result: Result | None = None,
) -> PositionNow:
    """The position for somebody who knows those lines of the log already.

    With a result the game is over, whatever its rules would still ask.
    """
    match = history.match
    state = match.state
    log = match.log(seat)
    start = len(known) if known == log[: len(known)] else 0
    return PositionNow(
        number=history.number,
        moves=match.number,
        turn=state.turn(),
        view=state.view(seat),
        actors=() if result else state.actors(),
        prompt=None if result else state.prompt(seat),
        offers=[] if result else _offers(match, seat),
        asides=[] if result or seat is None else state.asides(seat),
        undo=_undo(match, seat, result is not None),
        redo=not result and seat is not None and match.redoable(seat),
        events=[Said.of(event) for event in log[start:]],
        start=start,
        result=result or state.result(),
        standing=state.standing(),
        since=_since(match, seat),
        id=id,
    )


def position_at(history: History, seat: int | None, moves: int) -> Position:
    """What the seat saw after that many moves; nothing can be played there."""
    match = history.match
    if not 0 <= moves <= match.number:
        raise TableError(404, "error-no-moment", moves=match.number, number=moves)
    state = match.at(moves)
    return Position(
        number=moves,
        moves=moves,
        turn=state.turn(),
        view=state.view(seat),
        actors=state.actors(),
        prompt=state.prompt(seat),
        offers=[],
        asides=[],
        undo=Undo(False, None, None),
        redo=False,
        events=[Said.of(event) for event in match.log(seat, moves)],
        start=0,
        result=state.result(),
        standing=state.standing(),
    )


def _since(match: Match, seat: int | None) -> int | None:
    """How much of the log a seat knew when it had last moved; None if it never has."""
    for number in range(match.number, 0, -1):
        if match.entries[number - 1].seat == seat:
            return len(match.log(seat, number))
    return None


def _offers(match: Match, seat: int | None) -> list[Offer]:
    if seat is None:
        return []
    return [Offer(move, match.final(seat, move)) for move in match.state.moves(seat)]


def _undo(match: Match, seat: int | None, over: bool) -> Undo:
    if over:
        return Undo(False, None, Refusal("no-game-over", match.state.END_CLAUSE))
    if seat is None:
        return Undo(False, None, Refusal("no-undo-nothing", match.state.START_CLAUSE))
    refusal = match.undoable(seat)
    return Undo(refusal is None, match.last_move(seat), refusal)
