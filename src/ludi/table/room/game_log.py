"""The log of a game in memory, and the match it makes. It only grows: undo is an entry, too."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from hashlib import blake2b
from typing import Literal, NamedTuple

import msgspec

from ludi.core.errors import IllegalMove, Refusal
from ludi.core.events import Event
from ludi.core.game import Game
from ludi.core.match import Entry, Match
from ludi.core.moves import Move
from ludi.core.result import Result
from ludi.table.api.messages import Status
from ludi.table.room.endings import with_resigned_last
from ludi.table.store.models import LogRow, Table

STALE = "no-moved-on"  # the refusal of what comes too late

EntryKind = Literal["move", "undo", "redo"]


class LogEntry(NamedTuple):
    """A move that was made, taken back or made again: one row of a game's log.

    This is how the table works with it. `LogRow` (store/models.py) is the same row in the
    database, where it also has its table and number and the move is JSON. `Entry` (core/match.py)
    is a move that stands, with what it caused.
    """

    kind: EntryKind
    seat: int
    move: Move | None = None  # only of a move

    @classmethod
    def from_row(cls, row: LogRow, game: Game) -> LogEntry:
        kind: EntryKind = row.kind  # type: ignore[assignment]
        return cls(kind, row.seat, None if row.move is None else game.move_from(row.move))


@dataclass(frozen=True, slots=True)
class LogSummary:
    """What a table's row in the database says about its log, for lists and checks."""

    moves: int
    actors: tuple[int, ...]
    status: Status
    result: Result | None = None  # when the game is over
    rules: int | None = None  # the version it goes on with
    fingerprint: str | None = None  # and the contents of its component set
    digest: str | None = None  # of all that has happened


def _hash(before: bytes, events: list[Event]) -> bytes:
    encoded = msgspec.json.encode([(event.key, event.args) for event in events], order="sorted")
    return blake2b(before + encoded, digest_size=16).digest()


class GameLog:
    """The match, its version, and since when each seat's question has stood."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.number = 0  # rows of the log: the version of the game
        self._acted = [0] * match.seats  # the version each seat made last
        self._asked = [0] * match.seats  # the version that last changed each seat's question
        self._trail: list[tuple[Entry, bytes]] = []  # each move with a digest of all up to it

    def add(self, entry: LogEntry) -> None:
        """Apply an entry; what the rules forbid raises IllegalMove and changes nothing."""
        changed = self._apply(entry)
        self.number += 1
        self._acted[entry.seat] = self.number
        for seat in range(self.match.seats):
            if seat not in changed.actors or changed.forbids_undo(seat):
                self._asked[seat] = self.number

    def _apply(self, entry: LogEntry) -> Entry:
        """The move that was made or taken back."""
        match entry.kind:
            case "move":
                assert entry.move is not None
                return self.match.play(entry.seat, entry.move)
            case "redo":
                return self.match.redo(entry.seat)
            case "undo":
                mine = [made for made in self.match.entries if made.seat == entry.seat]
                self.match.undo(entry.seat)
                return mine[-1]

    @property
    def over(self) -> bool:
        """By the rules; people may have ended the game before that."""
        return not self.match.state.actors()

    def summary(self, resigned: Collection[int] = ()) -> LogSummary:
        state, game = self.match.state, self.match.game
        actors, result = state.actors(), state.result()
        assert actors or result is not None
        return LogSummary(
            self.match.number,
            actors,
            "playing" if actors else "over",
            None if actors or result is None else with_resigned_last(result, resigned),
            game.rules,
            game.data.fingerprint,
            self.digest(),
        )

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

    def matches(self, table: Table) -> bool:
        """Is this the game that was stored? What an older version stored may have no digest."""
        if table.digest is not None:
            return table.digest == self.digest()
        actors = [] if table.ending else list(self.match.state.actors())
        return self.match.number == table.moves and actors == table.actors

    def check_fresh(self, entry: LogEntry, number: int) -> None:
        """Refuse what was decided at a version that is gone, such as a second click on a slow line.

        What another seat chose side by side with this one does not count. Taking back has its own
        reasons to refuse what others did; there only the seat's own moves count.
        """
        since = self._acted[entry.seat]
        if entry.kind != "undo":
            since = max(since, self._asked[entry.seat])
        if not since <= number <= self.number:
            raise IllegalMove(Refusal(STALE, self.match.state.START_CLAUSE))
