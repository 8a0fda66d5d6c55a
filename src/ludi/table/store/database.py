"""The database under the store: its file (SQLite), its engine, its schema, and how it can fail."""

from __future__ import annotations

import logging
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import disk_usage
from typing import Any

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import (
    AsyncEngine,
    AsyncSession,
    async_sessionmaker,
    create_async_engine,
)

from ludi.core.errors import InvalidInput
from ludi.table.settings import Settings

log = logging.getLogger("ludi.table")

Sessions = async_sessionmaker[AsyncSession]

DATABASE_ERRORS = (
    SQLAlchemyError,
    # While there is no connection yet, SQLAlchemy passes on what the drivers raise
    OSError,
    sqlite3.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
)

PRIVATE_FOLDER, PRIVATE_FILE = 0o700, 0o600
ROOM = 8 * 1024 * 1024  # bytes: SQLite's log of new pages takes half of it before it is folded in
MIGRATIONS = "ludi.table.store:migrations"
POOL = 10  # connections to PostgreSQL kept open; as many again when it is busy
UPGRADE_LOCK = 7091753  # any number of ours: servers that start together upgrade one by one
BESIDE = ("", "-wal", "-shm", "-journal")  # what SQLite adds to the name for files of its own


def reason_of(error: BaseException) -> str:
    """What the database itself said, in one line."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]


def affected_rows(result: Any) -> int:
    return int(result.rowcount)


# The engine and the schema


async def open_database(settings: Settings) -> AsyncEngine:
    """Connect, and upgrade the schema if this version has a newer one."""
    if settings.database is None:
        prepare_file(settings.file)
    engine = connect(settings)
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)
    return engine


def connect(settings: Settings) -> AsyncEngine:
    # Parameters are hidden from errors, and so from logs: a move may be its seat's secret
    options: dict[str, Any] = {"pool_pre_ping": True, "hide_parameters": True}
    if settings.database is None:
        check_whole(settings.file)
        engine = create_async_engine(settings.address, **options)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine
    return create_async_engine(settings.address, pool_size=POOL, **options)


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    # FULL: an acknowledged move survives even a loss of power
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})"))
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if set(MigrationContext.configure(connection).get_current_heads()) <= known:
        command.upgrade(config, "head")
    # else a newer server has been here; as migrations only ever add, this one can work with it


# The file of SQLite


def prepare_file(file: Path, room: int = ROOM) -> None:
    """Make the file if there is none, and close it to everybody but its owner.

    It holds the secret that signs cookies.
    """
    file.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    _check_room(file.parent, room)
    if not file.exists():
        _create(file)
    check_whole(file)
    for mine in _files(file):
        _close_to_others(mine, PRIVATE_FILE)
    if _holds_nothing_else(file):  # otherwise it is somebody's home or the like: not ours to close
        _close_to_others(file.parent, PRIVATE_FOLDER)


def check_whole(file: Path) -> None:
    """A new store has no file, so one without content has lost what was in it."""
    if file.exists() and not file.stat().st_size:
        raise InvalidInput(
            f"{file} is empty: whatever was in it is lost. Remove it; then bring back a backup "
            "with `ludi restore`, or start with no games"
        )


def _check_room(folder: Path, room: int) -> None:
    if (free := disk_usage(folder).free) < room:
        raise InvalidInput(
            f"There is no room in {folder}: {free // 1024} kB are free, {room // 1024} kB needed"
        )


def _create(file: Path) -> None:
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE_FILE))
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")  # writes the first page
    except BaseException:
        file.unlink()  # an empty one would look like a loss
        raise


def _files(file: Path) -> list[Path]:
    named = (file.with_name(file.name + suffix) for suffix in BESIDE)
    return [path for path in named if path.is_file()]


def _holds_nothing_else(file: Path) -> bool:
    return set(file.parent.iterdir()) == set(_files(file))


def _close_to_others(path: Path, mode: int) -> None:
    if path.stat().st_mode & 0o777 == mode:
        return
    try:
        path.chmod(mode)
    except PermissionError:
        log.warning("%s belongs to somebody else; others may be able to read it", path)
