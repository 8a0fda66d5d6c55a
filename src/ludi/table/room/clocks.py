"""A table for an evening or for weeks: time for each move, and what happens when it runs out.

A bot then moves for the person, until it is somebody else's turn or the person comes back; nobody
loses a seat or a game by it. Time during which no server was there is given back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from datetime import datetime, timedelta

from ludi.table.errors import TableError
from ludi.table.store.database import DATABASE_ERRORS
from ludi.table.store.game_log import Deadlines
from ludi.table.store.models import Seat, Table, now
from ludi.table.store.tables import StoredClocks
from ludi.table.tasks import cancel_and_wait
from ludi.table.thinking.fair_queue import Kind
from ludi.table.thinking.workers import failed

log = logging.getLogger("ludi.table")

SHORTEST, LONGEST = 1, 60 * 24 * 60 * 60  # seconds for a move
TICK = 5.0  # seconds between checks of the clocks, and between heartbeats
OUTAGE = timedelta(seconds=60)  # no heartbeat for so long: nobody could have moved

AtTable = Callable[[str], Awaitable[None]]  # by the table's id


def checked_pace(pace: int | None) -> int | None:
    if pace is not None and not SHORTEST <= pace <= LONGEST:
        raise TableError(400, "error-pace", most=LONGEST // (24 * 60 * 60))
    return pace


def new_deadlines(
    table: Table, actors: Collection[int], moved: int | None = None, late: bool = False
) -> Deadlines:
    """When each seat must have moved.

    Who is asked, and was not before, has the whole time; so has who has just moved and is asked
    again, but not if a bot did it because time had run out: then it goes on for that turn.
    """
    if table.pace is None:
        return {}
    fresh = now() + timedelta(seconds=table.pace)
    return {
        seat.seat: _deadline(seat, seat.seat in actors, seat.seat == moved and not late, fresh)
        for seat in table.seats
    }


def _deadline(seat: Seat, asked: bool, moved: bool, fresh: datetime) -> datetime | None:
    if not asked or not seat.person or seat.stand_in:
        return None
    return fresh if moved or seat.deadline is None else seat.deadline


def is_late(seat: Seat) -> bool:
    return seat.deadline is not None and seat.deadline <= now()


class Clocks:
    """Finds tables where time has run out, again and again. Any number of servers may do so."""

    def __init__(self, stored: StoredClocks, time_out: AtTable, refresh: AtTable) -> None:
        self._stored = stored
        self._time_out = time_out  # called when time has run out at a table
        self._refresh = refresh  # called when the deadlines of a table have changed
        self._running: dict[str, asyncio.Task[bool]] = {}  # tables where a bot moves, or waits

    async def run(self) -> None:
        try:
            while True:
                await asyncio.sleep(await self._check_safely())
        finally:
            await self._close()

    async def _check_safely(self) -> float:
        try:
            return await self.check()
        except DATABASE_ERRORS as error:
            log.warning("The clocks cannot be read: %s", error)
            return TICK

    async def check(self) -> float:
        """Check once; returns the seconds until the next check is due."""
        for table in await self._stored.heartbeat(OUTAGE):
            await self._attempt(self._refresh, table)
        for table in await self._stored.late_tables():
            self._start(table)
        ran = await self._finished()
        if self._running:  # a bot waits for its turn to think: others must not wait for it
            return 0.0
        return await self._until_next() if all(ran) else TICK

    def _start(self, table: str) -> None:
        if table not in self._running:
            work = self._attempt(self._time_out, table)
            self._running[table] = asyncio.create_task(work, name=f"late at {table}")

    async def _finished(self) -> list[bool]:
        """How it went at those tables that took no more than a tick."""
        if not self._running:
            return []
        done, _ = await asyncio.wait(self._running.values(), timeout=TICK)
        self._running = {table: task for table, task in self._running.items() if task not in done}
        return [task.result() for task in done]

    async def _close(self) -> None:
        await cancel_and_wait(*self._running.values())

    async def _attempt(self, what: AtTable, table: str) -> bool:
        """A table that cannot go on does not keep the others waiting."""
        try:
            await what(table)
            return True
        except (TableError, *DATABASE_ERRORS) as error:
            log.warning("Table %s cannot go on: %s", table, error)
        except Exception as error:
            failed(Kind.MOVE, f"Table {table}: its clocks could not be served", error)
        return False

    async def _until_next(self) -> float:
        deadline = await self._stored.next_deadline()
        left = TICK if deadline is None else (deadline - now()).total_seconds()
        return min(max(left, 0.05), TICK)
