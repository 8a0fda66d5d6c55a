"""The log of every game: one row for each move, undo and redo. Rows are only ever added.

This is the path of a move: `append` stores it, and only then is it acknowledged.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from ludi.core import moves
from ludi.core.result import Result
from ludi.table.room.game_log import LogEntry, LogSummary
from ludi.table.store.cluster import SingleServer
from ludi.table.store.database import Sessions, affected_rows
from ludi.table.store.models import LogRow, Seat, Table, now

Deadlines = dict[int, datetime | None]  # by seat


class NumberTaken(Exception):
    """Another server has added a row of that number first."""


class GameFinished(Exception):
    """The game has ended meanwhile: nothing can be added to it."""


class StoredLog:
    def __init__(self, sessions: Sessions, cluster: SingleServer) -> None:
        self._sessions = sessions
        self._cluster = cluster

    async def start(self, table: str, summary: LogSummary, deadlines: Deadlines) -> bool:
        """The game begins with an empty log; False if it has begun already."""
        begin = update(Table).where(Table.id == table, Table.status == "open")
        async with self._sessions.begin() as session:
            await self._cluster.notify_in(session, table)
            begun = affected_rows(await session.execute(begin.values(**_columns(summary)))) == 1
            if begun:
                await write_deadlines(session, table, deadlines)
            return begun

    async def read(self, table: str, after: int = 0) -> Sequence[LogRow]:
        """The rows with a number above `after`."""
        async with self._sessions() as session:
            rows = select(LogRow).where(LogRow.table_id == table, LogRow.number > after)
            return (await session.scalars(rows.order_by(LogRow.number))).all()

    async def append(
        self,
        table: str,
        number: int,
        entry: LogEntry,
        summary: LogSummary,
        deadlines: Deadlines | None = None,
    ) -> None:
        """When this returns, the entry is on disk.

        Raises NumberTaken, or GameFinished if the game is over in the store.
        """
        try:
            async with self._sessions.begin() as session:
                session.add(log_row(table, number, entry))
                await session.flush()
                playing = update(Table).where(Table.id == table, Table.status == "playing")
                summed = playing.values(number=number, **_columns(summary))
                if not affected_rows(await session.execute(summed)):
                    raise GameFinished(table)
                await write_deadlines(session, table, deadlines or {})
                await self._cluster.notify_in(session, table, number)
        except IntegrityError:
            raise NumberTaken(f"{table} {number}") from None


def log_row(table: str, number: int, entry: LogEntry) -> LogRow:
    move = None if entry.move is None else moves.to_json(entry.move)
    return LogRow(table_id=table, number=number, kind=entry.kind, seat=entry.seat, move=move)


async def write_deadlines(session: AsyncSession, table: str, deadlines: Deadlines) -> None:
    """The table's own deadline is the first of its seats'."""
    if not deadlines:
        return
    for seat, deadline in deadlines.items():
        here = update(Seat).where(Seat.table_id == table, Seat.seat == seat)
        await session.execute(here.values(deadline=deadline))
    first = min((d for d in deadlines.values() if d is not None), default=None)
    await session.execute(update(Table).where(Table.id == table).values(deadline=first))


def result_columns(result: Result) -> dict[str, Any]:
    """What a table's row says when its game is over."""
    return {"result": msgspec.to_builtins(result), "finished": now(), "deadline": None}


def _columns(summary: LogSummary) -> dict[str, Any]:
    columns: dict[str, Any] = {
        "moves": summary.moves,
        "actors": list(summary.actors),
        "status": summary.status,
        "changed": now(),
    }
    if summary.digest is not None:
        columns |= {"rules": summary.rules, "digest": summary.digest}
        columns["fingerprint"] = summary.fingerprint
    return columns if summary.result is None else columns | result_columns(summary.result)
