"""A table for an evening or for weeks: time for each move, and what happens when it runs out.

A bot then moves for the person, until it is somebody else's turn or the person comes back; nobody
loses a seat or a game by it. Time during which no server was there is given back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from datetime import datetime, timedelta

from sqlalchemy.exc import SQLAlchemyError

from ludi.table.errors import TableError
from ludi.table.models import Seat, Table, now
from ludi.table.store import Deadlines, Store

log = logging.getLogger("ludi.table")

SHORTEST, LONGEST = 1, 60 * 24 * 60 * 60  # seconds for a move
TICK = 5.0  # seconds between looks at the clocks, and between signs of life
DOWN = timedelta(seconds=60)  # no sign of life for so long: nobody could have moved


def checked_pace(pace: int | None) -> int | None:
    if pace is not None and not SHORTEST <= pace <= LONGEST:
        raise TableError(400, "error-pace", most=LONGEST // (24 * 60 * 60))
    return pace


def deadlines(
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
    """Looks again and again for tables where time has run out. Any number of servers may do so."""

    def __init__(self, store: Store, time_out: Callable[[str], Awaitable[None]]) -> None:
        self._store = store
        self._time_out = time_out

    async def run(self) -> None:
        while True:
            try:
                await self._store.sign_of_life(DOWN)
                ran = [await self._run_out(table) for table in await self._store.late_tables()]
                wait = await self._until_next() if all(ran) else TICK
            except SQLAlchemyError as error:
                log.warning("The clocks cannot be read: %s", error)
                wait = TICK
            await asyncio.sleep(wait)

    async def _run_out(self, table: str) -> bool:
        try:
            await self._time_out(table)
            return True
        except TableError as error:
            log.warning("Table %s cannot go on: %s", table, error)
        except SQLAlchemyError:
            raise
        except Exception:
            log.exception("Table %s: nobody could move for who is late", table)
        return False

    async def _until_next(self) -> float:
        deadline = await self._store.next_deadline()
        left = TICK if deadline is None else (deadline - now()).total_seconds()
        return min(max(left, 0.05), TICK)
