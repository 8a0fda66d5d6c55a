"""A match as the rows of its log make it. The log only grows: taking back is a row, too."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ludi.core.errors import IllegalMove, Refusal
from ludi.core.match import Match
from ludi.core.moves import Move

MOVED_ON = "no-moved-on"  # the refusal of what comes too late

RowKind = Literal["move", "undo", "redo"]


class Row(NamedTuple):
    kind: RowKind
    seat: int
    move: Move | None  # only of a move


class History:
    """The match, its version, and since when each seat's question has stood."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.number = 0  # rows of the log: the version of the game
        self._acted = [0] * match.seats  # the version each seat made
        self._asked = 0  # the version that put the question

    def add(self, row: Row) -> None:
        """Let a row happen; what the rules forbid raises IllegalMove and changes nothing."""
        only_choice = self._happen(row)
        self.number += 1
        self._acted[row.seat] = self.number
        if not only_choice:
            self._asked = self.number

    def _happen(self, row: Row) -> bool:
        """True if it left the others' question as it was: a choice in a simultaneous step."""
        match self.match, row:
            case match, Row("move", seat, move):
                assert move is not None
                entry = match.play(seat, move)
            case match, Row("redo", seat):
                entry = match.redo(seat)
            case match, Row("undo", seat):
                mine = [entry for entry in match.entries if entry.seat == seat]
                match.undo(seat)
                entry = mine[-1]
            case _:
                raise AssertionError(row)
        return len(entry.actors) > 1 and not entry.revealed

    def check_fresh(self, row: Row, number: int) -> None:
        """Refuse what was decided at a version that is gone, such as a second click on a slow line.

        Another seat's choice in a simultaneous step does not count. Taking back has its own reasons
        to refuse what others did; here only the seat's own moves count.
        """
        since = self._acted[row.seat]
        if row.kind != "undo":
            since = max(since, self._asked)
        if not since <= number <= self.number:
            raise IllegalMove(Refusal(MOVED_ON, self.match.state.START_CLAUSE))
