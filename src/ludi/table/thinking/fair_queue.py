"""A queue that is fair between people: who asks for much gets no larger share by it.

This is start-time fair queueing. Everybody has an account of the seconds used so far, and of those
who wait the one who has used least is next. A ticket is charged for the expected time when its turn
comes, and the difference is settled when it is done. Who comes back after a while begins where the
others are now, so nobody saves up time. Shares are nested: each address has one, and the guests of
an address divide it, so that new guests from one address take nothing from the other addresses.

Moves of running games come first, then hints, then analyses. The lower kinds do not starve: when
the higher ones have worked for so many seconds in front of one that waits, it has a turn.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Generic, TypeVar

T = TypeVar("T")


class Kind(IntEnum):
    """What is waited for, the most urgent first."""

    MOVE = 0
    HINT = 1
    ANALYSIS = 2


PASSED_BY = {Kind.HINT: 6.0, Kind.ANALYSIS: 20.0}  # seconds of work of higher kinds, at most


@dataclass(frozen=True, slots=True)
class Person:
    """Whose share is used: a guest, and the address the guest was last seen at."""

    guest: str
    address: str = ""  # empty: not seen since the server began


@dataclass(eq=False, slots=True)
class Share(Generic[T]):
    """An account: of one guest with a line of tickets, or of many shares below it."""

    used: float = 0.0  # seconds
    served: int = 0  # the number of its last turn: who waits longer breaks a tie
    waiting: int = 0  # tickets in line, here or below
    running: int = 0  # tickets whose turn has come
    level: float = 0.0  # what the part last served had used before: where newcomers begin
    parts: dict[str, Share[T]] = field(default_factory=dict)
    line: deque[Ticket[T]] = field(default_factory=deque)

    @property
    def active(self) -> bool:
        return bool(self.waiting or self.running)

    def part(self, name: str) -> Share[T]:
        part = self.parts.setdefault(name, Share())
        if not part.active:
            part.used = max(part.used, self.level)
        return part

    def next(self) -> Share[T]:
        """The part whose turn it is."""
        waiting = [part for part in self.parts.values() if part.waiting]
        found = min(waiting, key=lambda part: (part.used, part.served))
        self.level = max(self.level, found.used)
        return found

    def forget(self) -> None:
        """Accounts that make no difference any more."""
        if not self.active:
            self.parts.clear()
            self.level = 0.0
        for name, part in list(self.parts.items()):
            if not part.active and part.used <= self.level:
                del self.parts[name]


@dataclass(eq=False, slots=True)
class Ticket(Generic[T]):
    item: T
    person: Person
    kind: Kind
    seconds: float  # expected
    path: list[Share[T]] = field(repr=False)  # from the share of the kind to that of the guest


class FairQueue(Generic[T]):
    """Tickets that wait. It knows no clock: whoever does the work says how long it took."""

    def __init__(self) -> None:
        self._shares: dict[Kind, Share[T]] = {kind: Share() for kind in Kind}
        self._passed_by = dict.fromkeys(Kind, 0.0)  # seconds that higher kinds have had meanwhile
        self._turns = 0

    def add(self, item: T, person: Person, kind: Kind, seconds: float) -> Ticket[T]:
        everybody = self._shares[kind]
        household = everybody.part(person.address)
        path = [everybody, household, household.part(person.guest)]
        ticket = Ticket(item, person, kind, seconds, path)
        path[-1].line.append(ticket)
        for share in path:
            share.waiting += 1
        return ticket

    def remove(self, ticket: Ticket[T]) -> bool:
        """Nobody waits for it any more; False if its turn has come already."""
        line = ticket.path[-1].line
        if ticket not in line:
            return False
        line.remove(ticket)
        for share in reversed(ticket.path):
            share.waiting -= 1
            share.forget()
        return True

    def take(self) -> Ticket[T] | None:
        """The ticket whose turn it is. Say `done` when it is."""
        kind = self._next_kind()
        if kind is None:
            return None
        self._passed_by[kind] = 0.0
        share = self._shares[kind]
        while share.parts:
            share = share.next()
        ticket = share.line.popleft()
        self._turns += 1
        for share in ticket.path:
            share.waiting -= 1
            share.running += 1
            share.served = self._turns
            share.used += ticket.seconds
        return ticket

    def done(self, ticket: Ticket[T], seconds: float) -> None:
        """What was taken is finished or given up, and has used so many seconds."""
        for share in reversed(ticket.path):
            share.running -= 1
            share.used += seconds - ticket.seconds
            share.forget()
        for kind, share in self._shares.items():
            if kind > ticket.kind:
                self._passed_by[kind] = self._passed_by[kind] + seconds if share.waiting else 0.0

    def waiting(self, person: Person) -> int:
        """Tickets of this person in line."""
        found = [share.parts.get(person.address) for share in self._shares.values()]
        guests = [share.parts.get(person.guest) for share in found if share]
        return sum(share.waiting for share in guests if share)

    def count(self, kind: Kind) -> int:
        """Tickets of this kind in line."""
        return self._shares[kind].waiting

    def _next_kind(self) -> Kind | None:
        waiting = [kind for kind in Kind if self._shares[kind].waiting]
        for kind in waiting[1:]:
            if self._passed_by[kind] >= PASSED_BY[kind]:
                return kind
        return waiting[0] if waiting else None
