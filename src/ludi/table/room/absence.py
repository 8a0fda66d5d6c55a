"""People who have left a running game: bots stand in for them until they return."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ludi.table.room.clocks import is_late
from ludi.table.store.tables import Seats
from ludi.table.tasks import cancel_and_wait

if TYPE_CHECKING:
    from ludi.table.room.room import Room

STAND_IN = "greedy"  # the bot that plays in a person's stead


class Absence:
    """Gives the seats of absent people to bots when their grace is over, and gives them back."""

    def __init__(self, room: Room, seats: Seats) -> None:
        self._room = room
        self._seats = seats
        self._absent_since: dict[int, float] = {}  # by seat, on the loop's clock
        self._task: asyncio.Task[None] | None = None

    async def close(self) -> None:
        await cancel_and_wait(self._task)

    def replace_absent_players(self) -> None:
        """Somebody came or went. Who is absent while others are here has a while to return."""
        table = self._room.table
        if table.status != "playing" or table.grace is None or not self._room.has_company():
            self._absent_since.clear()
            return
        now = asyncio.get_running_loop().time()
        absent = {s.seat for s in table.seats if s.person and not self._room.online(s.seat)}
        self._absent_since = {seat: self._absent_since.get(seat, now) for seat in absent}
        if self._awaited() and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._replace(), name=f"absent at {self._room.id}")

    async def _replace(self) -> None:
        """Until nobody is awaited: let bots stand in for those whose grace is over."""
        loop = asyncio.get_running_loop()
        while awaited := self._awaited():
            grace = self._room.table.grace or 0
            await asyncio.sleep(max(min(awaited.values()) + grace - loop.time(), 0))
            due = loop.time() - grace
            for seat, since in self._awaited().items():
                if since <= due:
                    await self._set_stand_in(seat, STAND_IN)

    def _awaited(self) -> dict[int, float]:
        """Since when each seat is absent that has no stand-in yet."""
        seats = self._room.table.seats
        return {seat: at for seat, at in self._absent_since.items() if not seats[seat].stand_in}

    async def welcome_back(self, number: int) -> None:
        """Who comes back has the seat again, and time to look around."""
        seat = self._room.table.seats[number]
        if seat.stand_in and seat.person:
            await self._set_stand_in(number, None)
        elif is_late(seat) and self._room.table.status == "playing":
            async with self._room.lock:
                self._room.table.seats[number].deadline = None
                await self._room.reset_deadlines()
                self._room.send_table()

    async def _set_stand_in(self, seat: int, level: str | None) -> None:
        room = self._room
        async with room.lock:
            if room.table.status != "playing" or not room.table.seats[seat].person:
                return
            await self._seats.set_stand_in(room.id, seat, level)
            await room.reread()
            await room.reset_deadlines()
            room.send_table()
        room.bots.wake()
