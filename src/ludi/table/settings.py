"""What one can choose when the table is started."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from ludi.core.errors import InvalidInput

STATIC = Path(__file__).parent / "static"


def default_store() -> Path:
    return user_data_path("ludi-romani", appauthor=False)


@dataclass(frozen=True, slots=True)
class Settings:
    store: Path = field(default_factory=default_store)  # a directory
    database: str | None = None  # postgresql://…; None: SQLite in the store
    bot_pause: float = 0.6  # seconds between visible moves of bots, so that eyes can follow
    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    private_webhooks: bool = False  # call also machines inside the own network
    grace: int = 120  # seconds until a bot stands in for who has left, where a table wants that
    origins: tuple[str, ...] = ()  # other addresses the page may be served from
    hosts: tuple[str, ...] = ()  # names by which the server may be called; "*": any
    page: Path = STATIC
    proxies: str | None = None  # addresses whose X-Forwarded-* headers are believed
    limited: bool = True  # how often one may ask, and how much one may keep open
    metrics: bool = False  # tell numbers about the server at /api/metrics

    @property
    def file(self) -> Path:
        """Of the SQLite database, where no other is named."""
        return self.store / "ludi.db"

    @property
    def address(self) -> URL:
        """Of the database, as SQLAlchemy wants it."""
        if self.database is None:
            return URL.create("sqlite+aiosqlite", database=str(self.file))
        url = _postgresql(self.database)
        query = dict(url.query)
        if mode := query.pop("sslmode", None):
            query["ssl"] = mode  # the driver's own word for it
        return url.set(drivername="postgresql+asyncpg", query=query)

    @property
    def known_hosts(self) -> tuple[str, ...]:
        """Where the page may come from, its server may be called."""
        return (*self.hosts, *(origin for origin in self.origins if "://" in origin))

    @property
    def shown(self) -> str:
        """Where games are kept, fit to be printed: without the password."""
        return str(self.store) if self.database is None else repr(_postgresql(self.database))


def plain_address(url: URL) -> str:
    """Of a PostgreSQL, for the driver itself."""
    query = dict(url.query)
    if mode := query.pop("ssl", None):
        query["sslmode"] = mode
    return url.set(drivername="postgresql", query=query).render_as_string(hide_password=False)


def _postgresql(address: str) -> URL:
    try:
        url = make_url(address)
    except ArgumentError:
        raise InvalidInput("A database is postgresql://user:password@host/name") from None
    if url.get_backend_name() not in ("postgresql", "postgres"):
        raise InvalidInput(
            f"The database must be a PostgreSQL (postgresql://…), not {url.drivername}; "
            "SQLite is used where none is named"
        )
    return url.set(drivername="postgresql")


# Limits: nobody needs more, and nobody can fill the machine
MAX_BODY = 64 * 1024
MAX_MESSAGE = 16 * 1024
MAX_OPEN_TABLES = 100  # unfinished tables of one host
MAX_SPECTATORS = 500  # of one table: more than one address can send, see below
MAX_QUEUE = 200  # messages waiting for a slow connection
MESSAGES_PER_SECOND = 30.0
MESSAGES_AT_ONCE = 60.0
REQUESTS_PER_SECOND = 20.0  # of one person
REQUESTS_AT_ONCE = 100.0
HOUSEHOLD = 6  # people behind one address
MAKES_PER_SECOND = 0.5  # new tables and the like, from one address
MAKES_AT_ONCE = 400.0
LINES = 40  # live connections of one person, or of all at one address who come without a cookie
MAX_PROGRAMS = 50  # guests with a token that one person has made
NAME_LENGTH = 24
MAX_RECORD = 128 * 1024  # bytes of a record: the longest of very many games had 30 kB (Concordia)
MAX_UPLOAD = 160 * 1024  # bytes of the body that brings it: JSON writes some signs in more bytes
MAX_UPLOADS = 200  # records one guest may keep here
NOTE_LENGTH = 600
MAX_NOTES = 60  # of one writer at one table
