"""A match as the rows of its log make it. The log only grows: taking back is a row, too."""

from __future__ import annotations

from hashlib import blake2b
from typing import Literal, NamedTuple

import msgspec

from ludi.core.errors import IllegalMove, Refusal
from ludi.core.events import Event
from ludi.core.match import Entry, Match
from ludi.core.moves import Move
from ludi.table.models import Table

MOVED_ON = "no-moved-on"  # the refusal of what comes too late

RowKind = Literal["move", "undo", "redo"]


class Row(NamedTuple):
    kind: RowKind
    seat: int
    move: Move | None  # only of a move


def _hash(before: bytes, events: list[Event]) -> bytes:
    told = [(event.key, event.args) for event in events]
    return blake2b(before + msgspec.json.encode(told, order="sorted"), digest_size=16).digest()


class History:
    """The match, its version, and since when each seat's question has stood."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.number = 0  # rows of the log: the version of the game
        self._acted = [0] * match.seats  # the version each seat made last
        self._asked = [0] * match.seats  # the version that last changed each seat's question
        self._trail: list[tuple[Entry, bytes]] = []  # each move with a digest of all up to it

    def add(self, row: Row) -> None:
        """Let a row happen; what the rules forbid raises IllegalMove and changes nothing."""
        entry = self._happen(row)
        self.number += 1
        self._acted[row.seat] = self.number
        for seat in range(self.match.seats):
            if seat not in entry.actors or entry.bars(seat):
                self._asked[seat] = self.number

    def _happen(self, row: Row) -> Entry:
        """The move made, or taken back."""
        match row.kind:
            case "move":
                assert row.move is not None
                return self.match.play(row.seat, row.move)
            case "redo":
                return self.match.redo(row.seat)
            case "undo":
                mine = [entry for entry in self.match.entries if entry.seat == row.seat]
                self.match.undo(row.seat)
                return mine[-1]

    def asked_since(self, seat: int) -> int:
        """The version from which on this seat's question has stood."""
        return max(self._acted[seat], self._asked[seat])

    def digest(self) -> str:
        """Of all that has happened and whose turn it is: a replay with the same one is the same."""
        entries, trail = self.match.entries, self._trail
        while trail and (len(trail) > len(entries) or trail[-1][0] is not entries[len(trail) - 1]):
            trail.pop()
        for entry in entries[len(trail) :]:
            before = trail[-1][1] if trail else _hash(b"", self.match.opening)
            trail.append((entry, _hash(before, entry.events)))
        last = trail[-1][1] if trail else _hash(b"", self.match.opening)
        return blake2b(last + bytes(self.match.state.actors()), digest_size=16).hexdigest()

    def agrees(self, table: Table) -> bool:
        """Is this the game that was stored? What an older version kept may have no digest."""
        if table.digest is not None:
            return table.digest == self.digest()
        actors = [] if table.ending else list(self.match.state.actors())
        return self.match.number == table.moves and actors == table.actors

    def check_fresh(self, row: Row, number: int) -> None:
        """Refuse what was decided at a version that is gone, such as a second click on a slow line.

        What another seat chose side by side with this one does not count. Taking back has its own
        reasons to refuse what others did; there only the seat's own moves count.
        """
        since = self._acted[row.seat]
        if row.kind != "undo":
            since = max(since, self._asked[row.seat])
        if not since <= number <= self.number:
            raise IllegalMove(Refusal(MOVED_ON, self.match.state.START_CLAUSE))
