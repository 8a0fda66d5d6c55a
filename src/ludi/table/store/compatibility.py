"""Would the stored games go on under the rules installed here? To be checked before an upgrade.

The database is only read, and its schema is never upgraded: it may still be in use by the version
that is to be replaced.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import func, inspect, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludi.core import record
from ludi.core.errors import InvalidInput, LudiError
from ludi.core.match import Match
from ludi.games import game
from ludi.table.room.game_log import GameLog, LogEntry
from ludi.table.settings import Settings
from ludi.table.store.database import connect
from ludi.table.store.models import LogRow, Seat, Table


@dataclass(frozen=True, slots=True)
class Checked:
    """One game: `trouble` says why it would not go on, or could not be looked at any more."""

    what: str  # the table's id, or the record's file
    game: str
    rules: int
    status: str
    trouble: str | None


async def check_stored(settings: Settings) -> AsyncIterator[Checked]:
    if settings.database is None and not settings.file.exists():
        raise InvalidInput(f"There are no games in {settings.store}")
    async with _connected(settings) as connection:
        for stored in await _tables(connection):
            rows = select(LogRow.kind, LogRow.seat, LogRow.move)
            rows = rows.where(LogRow.table_id == stored.id).order_by(LogRow.number)
            log = [LogRow(**row._mapping) for row in await connection.execute(rows)]
            seats = select(func.count()).where(Seat.table_id == stored.id)
            trouble = _trouble(stored, await connection.scalar(seats) or 0, log)
            yield Checked(stored.id, stored.game, stored.rules, stored.status, trouble)


def check_record(file: Path) -> Checked:
    """A record by itself: does it replay, to the result it names?"""
    try:
        text = file.read_text("utf-8")
        match = record.read(text, game)
    except (LudiError, OSError, UnicodeDecodeError) as error:
        return Checked(str(file), "?", 0, "record", str(error))
    return Checked(str(file), match.game.id, match.game.rules, "record", None)


@asynccontextmanager
async def _connected(settings: Settings) -> AsyncIterator[AsyncConnection]:
    engine = connect(settings)
    try:
        async with engine.connect() as connection:
            yield connection
    finally:
        await engine.dispose()


async def _tables(connection: AsyncConnection) -> list[Table]:
    there = await connection.run_sync(
        lambda sync: {column["name"] for column in inspect(sync).get_columns(Table.__tablename__)}
    )
    wanted = [column for column in Table.__table__.columns if column.name in there]
    found = await connection.execute(select(*wanted).order_by(Table.created, Table.id))
    return [Table(**row._mapping) for row in found]


def _trouble(stored: Table, seats: int, log: list[LogRow]) -> str | None:
    try:
        played = game(stored.game)
        if stored.data != played.data.id:
            return f"needs the components {stored.data} (--data)"
        if not played.has_data(stored.data, stored.fingerprint):
            return f"needs other contents of {stored.data}, fingerprint {stored.fingerprint}"
        match = Match(played, seats, stored.seed, played.options_from(stored.options))
    except LudiError as error:
        return str(error)
    game_log = GameLog(match)
    for number, row in enumerate(log, 1):
        try:
            game_log.add(LogEntry.from_row(row, played))
        except LudiError as error:
            return f"row {number} is refused: {error}"
    if stored.status != "open" and not game_log.matches(stored):
        return "every move is still allowed, but it would have gone differently"
    return None
