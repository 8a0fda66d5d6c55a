"""Who is connected to a table at this server, and what they are sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field

import msgspec

from ludi.core.events import Event
from ludi.core.result import Result
from ludi.table.api.messages import BotsNow, FromServer, TableNow
from ludi.table.errors import TableError
from ludi.table.room.game_log import GameLog
from ludi.table.room.info import is_participant, seat_of, seats_of, table_info
from ludi.table.room.positions import EncodedPositions
from ludi.table.settings import MAX_QUEUE, MAX_SPECTATORS
from ludi.table.store.models import Table


@dataclass(eq=False, slots=True)
class Watcher:
    """One connection: a seated person or a spectator."""

    guest: str | None
    outbox: asyncio.Queue[bytes | None] = field(default_factory=asyncio.Queue)  # None: the end
    seat: int | None = None  # the perspective; None: a spectator, or nobody at a shared screen
    seats: tuple[int, ...] = ()  # all that are this guest's: several at one screen
    sent_log: list[Event] = field(default_factory=list)  # the lines of the log it has
    epoch: int = 0  # of the guest, when the connection was opened
    ended: TableError | None = None  # why nothing more is sent

    @classmethod
    def at(cls, table: Table, guest: str | None, epoch: int = 0) -> Watcher:
        seats = seats_of(table, guest)
        return cls(guest, seat=seat_of(table, guest), seats=seats, epoch=epoch)

    def send(self, message: FromServer) -> None:
        self.send_encoded(msgspec.json.encode(message))

    def send_encoded(self, message: bytes) -> None:
        if self.ended:
            return
        if self.outbox.qsize() < MAX_QUEUE:
            self.outbox.put_nowait(message)
        else:  # it does not keep up and must connect again
            self.end(TableError(503, "error-not-kept-up"))

    def end(self, why: TableError) -> None:
        if self.ended is None:
            self.ended = why
            self.outbox.put_nowait(None)

    def look_from(self, seat: int | None) -> None:
        """Change the perspective: the log is sent anew."""
        if seat != self.seat:
            self.seat, self.sent_log = seat, []


class Watchers:
    """All connections to a table. Spectators see the same, so their messages are encoded once."""

    def __init__(self, on_presence: Callable[[Collection[int]], None] = lambda seats: None) -> None:
        self._watchers: set[Watcher] = set()
        self._on_presence = on_presence  # is told which seats have their people connected here
        self._positions: EncodedPositions | None = None
        self.elsewhere: frozenset[int] = frozenset()  # seats whose people are at other servers
        self.sent_number = -1  # the version of the game that all were last sent
        self.bots_waiting = False  # as was last sent

    def __iter__(self) -> Iterator[Watcher]:
        return iter(self._watchers)

    def __len__(self) -> int:
        return len(self._watchers)

    # Who is connected

    def check_limit(self, table: Table, guest: str | None) -> None:
        """Spectators are limited; they never take a participant's place."""
        if is_participant(table, guest):
            return
        if sum(not is_participant(table, other.guest) for other in self) >= MAX_SPECTATORS:
            raise TableError(503, "error-too-many-watchers")

    def add(self, watcher: Watcher) -> None:
        self._watchers.add(watcher)
        self._on_presence(self.seats_here())

    def remove(self, watcher: Watcher) -> None:
        self._watchers.discard(watcher)
        self._on_presence(self.seats_here())

    def update_seats(self, table: Table) -> None:
        """The seats of the table have changed."""
        for watcher in self:
            watcher.seats = seats_of(table, watcher.guest)
            if watcher.seat not in watcher.seats or len(watcher.seats) == 1:
                watcher.look_from(seat_of(table, watcher.guest))
        self._on_presence(self.seats_here())

    def seats_here(self) -> set[int]:
        return {seat for watcher in self for seat in watcher.seats}

    def online(self, seat: int) -> bool:
        """Is somebody of this seat connected, to any server?"""
        return seat in self.elsewhere or seat in self.seats_here()

    def guests(self) -> set[str]:
        return {watcher.guest for watcher in self if watcher.guest is not None}

    # What they are sent

    def send_table(self, table: Table, only: Watcher | None = None) -> None:
        for_spectators = None
        for watcher in self._recipients(only):
            if is_participant(table, watcher.guest):
                info = table_info(table, watcher.guest, self.online, watcher.seat)
                watcher.send(TableNow(info))
                continue
            if for_spectators is None:
                info = table_info(table, None, self.online)
                for_spectators = msgspec.json.encode(TableNow(info))
            watcher.send_encoded(for_spectators)

    def send_position(
        self,
        game_log: GameLog,
        result: Result | None,
        sender: Watcher | None = None,
        id: int | None = None,
        only: Watcher | None = None,
    ) -> None:
        """Each gets the position from their perspective; the sender of a command also its id."""
        if only is None or self._watchers == {only}:
            self.sent_number = game_log.number
        if self._positions is None or not self._positions.are_of(game_log, result):
            self._positions = EncodedPositions(game_log, result)
        for watcher in self._recipients(only):
            answered = id if watcher is sender else None
            message = self._positions.encoded(watcher.seat, watcher.sent_log, answered)
            watcher.send_encoded(message)
            watcher.sent_log = self._positions.log(watcher.seat)

    def send_bots_waiting(self, waiting: bool) -> None:
        if waiting != self.bots_waiting:
            self.bots_waiting = waiting
            for watcher in self:
                watcher.send(BotsNow(waiting))

    def _recipients(self, only: Watcher | None) -> Iterable[Watcher]:
        return self._watchers if only is None else [only]
