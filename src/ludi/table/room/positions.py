"""Positions as each seat may see them: nothing else ever leaves the server."""

from __future__ import annotations

import msgspec

from ludi.core.errors import Refusal
from ludi.core.events import Event
from ludi.core.match import Match
from ludi.core.result import Result
from ludi.table.api.messages import LogLine, Offer, Position, PositionNow, UndoStatus
from ludi.table.errors import TableError
from ludi.table.room.game_log import GameLog


def position_now(
    game_log: GameLog,
    seat: int | None,
    sent: list[Event],
    id: int | None = None,
    result: Result | None = None,
) -> PositionNow:
    """The position for somebody who has been sent those lines of the log already.

    With a result the game is over, whatever its rules would still ask.
    """
    match = game_log.match
    state = match.state
    log = match.log(seat)
    start = _first_new_line(sent, log)
    return PositionNow(
        number=game_log.number,
        moves=match.number,
        turn=state.turn(),
        view=state.view(seat),
        actors=() if result else state.actors(),
        prompt=None if result else state.prompt(seat),
        offers=[] if result else _offers(match, seat),
        asides=[] if result or seat is None else state.asides(seat),
        undo=_undo(match, seat, result is not None),
        redo=not result and seat is not None and match.redoable(seat),
        events=[LogLine.of(event) for event in log[start:]],
        start=start,
        result=result or state.result(),
        standing=state.standing(),
        since=_since(match, seat),
        id=id,
    )


class EncodedPositions:
    """The messages about one version of a game, encoded once for all who see the same."""

    def __init__(self, game_log: GameLog, result: Result | None) -> None:
        self._game_log = game_log
        self._number = game_log.number
        self._result = result
        self._logs: dict[int | None, list[Event]] = {}
        self._encoded: dict[tuple[int | None, int], bytes] = {}

    def are_of(self, game_log: GameLog, result: Result | None) -> bool:
        same = self._game_log is game_log and self._number == game_log.number
        return same and self._result == result

    def log(self, seat: int | None) -> list[Event]:
        if seat not in self._logs:
            self._logs[seat] = self._game_log.match.log(seat)
        return self._logs[seat]

    def encoded(self, seat: int | None, sent: list[Event], id: int | None) -> bytes:
        """The message for somebody who has been sent those lines of the log already."""
        if id is not None:
            return self._encode(seat, sent, id)
        same = (seat, _first_new_line(sent, self.log(seat)))
        if same not in self._encoded:
            self._encoded[same] = self._encode(seat, sent, None)
        return self._encoded[same]

    def _encode(self, seat: int | None, sent: list[Event], id: int | None) -> bytes:
        return msgspec.json.encode(position_now(self._game_log, seat, sent, id, self._result))


def position_at(game_log: GameLog, seat: int | None, moves: int) -> Position:
    """What the seat saw after that many moves; nothing can be played there."""
    match = game_log.match
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
        undo=UndoStatus(False, None, None),
        redo=False,
        events=[LogLine.of(event) for event in match.log(seat, moves)],
        start=0,
        result=state.result(),
        standing=state.standing(),
    )


def _first_new_line(sent: list[Event], log: list[Event]) -> int:
    """All of the log is new if an undo has changed what was sent of it."""
    return len(sent) if sent == log[: len(sent)] else 0


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


def _undo(match: Match, seat: int | None, over: bool) -> UndoStatus:
    if over:
        return UndoStatus(False, None, Refusal("no-game-over", match.state.END_CLAUSE))
    if seat is None:
        return UndoStatus(False, None, Refusal("no-undo-nothing", match.state.START_CLAUSE))
    refusal = match.undoable(seat)
    return UndoStatus(refusal is None, match.last_move(seat), refusal)
