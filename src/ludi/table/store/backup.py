"""A backup is one file: every row as a line of JSON, compressed; the same for both databases.

So a backup of SQLite can be restored into PostgreSQL, and the other way round.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import Connection, Table, func, insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from ludi.core.errors import InvalidInput
from ludi.table.settings import Settings
from ludi.table.store.cluster import DEAD_AFTER
from ludi.table.store.database import PRIVATE_FILE, connect
from ludi.table.store.models import Base, Moment, Present, ServerRow, now
from ludi.table.store.store import Store

FORMAT = 1
AT_ONCE = 500  # rows written to the database together
NOT_KEPT = (ServerRow.__tablename__, Present.__tablename__)
KEPT = [table for table in Base.metadata.sorted_tables if table.name not in NOT_KEPT]


class Head(msgspec.Struct, tag="ludi-backup"):
    format: int
    made: datetime


class Line(msgspec.Struct, tag="row"):
    table: str
    row: dict[str, Any]


class End(msgspec.Struct, tag="end"):
    rows: int


LINE: msgspec.json.Decoder[Head | Line | End] = msgspec.json.Decoder(Head | Line | End)


# Making one


async def backup(settings: Settings, file: Path) -> int:
    """All rows as they are at one moment; servers may go on meanwhile. How many there were."""
    if settings.database is None and not settings.file.exists():
        raise InvalidInput(f"There are no games in {settings.store}")
    half = file.with_name(file.name + ".part")
    engine = connect(settings)
    try:
        async with engine.connect() as connection:
            await _take_snapshot(connection)
            # It holds the secret that signs cookies: only its owner may read it
            with _private(half) as raw, gzip.open(raw, "wb") as packed:
                rows = await _write(connection, packed)
    except BaseException:
        half.unlink(missing_ok=True)
        raise
    finally:
        await engine.dispose()
    half.replace(file)
    return rows


def _private(path: Path) -> IO[bytes]:
    path.unlink(missing_ok=True)  # one left behind may be open to others
    return open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE), "wb")


async def _take_snapshot(connection: AsyncConnection) -> None:
    """From here on this connection sees the database as it is now."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
    else:
        await connection.exec_driver_sql("BEGIN")


async def _write(connection: AsyncConnection, packed: gzip.GzipFile) -> int:
    def say(line: Head | Line | End) -> None:
        packed.write(msgspec.json.encode(line) + b"\n")

    say(Head(FORMAT, now()))
    there = set(await connection.run_sync(lambda sync: inspect(sync).get_table_names()))
    rows = 0
    for table in KEPT:
        if table.name not in there:
            continue  # a database of an older version
        columns = await connection.run_sync(_columns, table)
        async with connection.stream(select(*columns)) as found:
            async for row in found:
                say(
                    Line(
                        str(table.name), {str(name): value for name, value in row._mapping.items()}
                    )
                )
                rows += 1
    say(End(rows))
    return rows


def _columns(connection: Connection, table: Table) -> list[Any]:
    there = {column["name"] for column in inspect(connection).get_columns(table.name)}
    return [column for column in table.columns if column.name in there]


# Restoring one


async def restore(settings: Settings, file: Path, replace: bool = False) -> int:
    """All or nothing. What is there already is only thrown away when asked to."""
    store = await Store.open(settings)
    try:
        async with store.engine.begin() as connection:
            await _refuse_while_served(connection)
            if replace:
                for table in reversed(KEPT):
                    await connection.execute(table.delete())
            else:
                await _refuse_if_used(connection, settings)
            return await _insert_all(connection, file)
    finally:
        await store.close()


async def _refuse_while_served(connection: AsyncConnection) -> None:
    if connection.dialect.name != "postgresql":
        return  # nobody can tell whether another process has the file open
    alive = select(func.count()).where(ServerRow.seen > func.now() - DEAD_AFTER)
    if await connection.scalar(alive):
        raise InvalidInput("Servers are running on this database; stop them before a restore")


async def _refuse_if_used(connection: AsyncConnection, settings: Settings) -> None:
    for table in KEPT:
        if await connection.scalar(select(func.count()).select_from(table)):
            raise InvalidInput(
                f"{settings.shown} is not empty; --replace throws away all that is there"
            )


async def _insert_all(connection: AsyncConnection, file: Path) -> int:
    tables = {table.name: table for table in KEPT}
    later: list[tuple[Table, dict[str, Any]]] = []  # references within a table: when all are there
    waiting: list[dict[str, Any]] = []
    current: Table | None = None
    rows = 0
    for line in _lines(file):
        if line.table not in tables:
            raise InvalidInput(f"{file} was made by a newer version: it has {line.table!r}")
        table = tables[line.table]
        if current is not table or len(waiting) == AT_ONCE:
            await _insert(connection, current, waiting)
            current, waiting = table, []
        row = _values(table, line.row, file)
        within = {name: row[name] for name in _own_references(table) if row.get(name) is not None}
        if within:
            later.append((table, {key.name: row[key.name] for key in table.primary_key} | within))
            row |= dict.fromkeys(within)
        waiting.append(row)
        rows += 1
    await _insert(connection, current, waiting)
    for table, values in later:
        same = [key == values.pop(key.name) for key in table.primary_key]
        await connection.execute(table.update().where(*same).values(values))
    return rows


async def _insert(
    connection: AsyncConnection, table: Table | None, rows: list[dict[str, Any]]
) -> None:
    if table is not None and rows:
        await connection.execute(insert(table), rows)


def _own_references(table: Table) -> list[str]:
    return [key.parent.name for key in table.foreign_keys if key.column.table is table]


def _values(table: Table, row: dict[str, Any], file: Path) -> dict[str, Any]:
    if unknown := row.keys() - set(table.columns.keys()):
        raise InvalidInput(f"{file} was made by a newer version: it has {', '.join(unknown)}")
    return {
        name: datetime.fromisoformat(value) if value and _is_moment(table, name) else value
        for name, value in row.items()
    }


def _is_moment(table: Table, name: str) -> bool:
    return isinstance(table.columns[name].type, Moment)


def _lines(file: Path) -> Iterator[Line]:
    rows, complete = 0, False
    try:
        with gzip.open(file, "rb") as packed:
            head = LINE.decode(packed.readline())
            if not isinstance(head, Head) or head.format > FORMAT:
                raise InvalidInput(f"{file} is not a backup that this version can read")
            for raw in packed:
                match LINE.decode(raw):
                    case Line() as line:
                        rows += 1
                        yield line
                    case End(promised):
                        complete = promised == rows
    except (OSError, EOFError, zlib.error, ValueError, msgspec.DecodeError) as error:
        raise InvalidInput(f"{file} is not a whole backup: {error}") from None
    if not complete:
        raise InvalidInput(f"{file} is not a whole backup: its end is missing")
