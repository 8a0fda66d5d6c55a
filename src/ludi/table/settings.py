"""What one can choose when the table is started."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

STATIC = Path(__file__).parent / "static"


def default_store() -> Path:
    return user_data_path("ludi-romani", appauthor=False)


@dataclass(frozen=True, slots=True)
class Settings:
    store: Path = field(default_factory=default_store)  # a directory
    database: str | None = None  # an address of SQLAlchemy's; None: SQLite in the store
    bot_pause: float = 0.6  # seconds between visible moves of bots, so that eyes can follow
    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    data: tuple[tuple[str, Path], ...] = ()  # games with component tables of one's own
    private_webhooks: bool = False  # call also machines inside the own network
    grace: int = 120  # seconds until a bot stands in for who has left, where a table wants that
    origins: tuple[str, ...] = ()  # other addresses the page may be served from
    page: Path = STATIC

    @property
    def address(self) -> str:
        """Of the database, as SQLAlchemy wants it."""
        if self.database is None:
            return f"sqlite+aiosqlite:///{self.store / 'ludi.db'}"
        return self.database


# Limits: nobody needs more, and nobody can fill the machine
MAX_BODY = 64 * 1024
MAX_MESSAGE = 16 * 1024
MAX_OPEN_TABLES = 100  # unfinished tables of one host
MAX_WATCHERS = 200  # connections to one table
MAX_QUEUE = 200  # messages waiting for a slow connection
MESSAGES_PER_SECOND = 30.0
MESSAGES_AT_ONCE = 60.0
NAME_LENGTH = 24
MAX_RECORD = 56 * 1024  # bytes of a record: more than the longest game has, less than MAX_BODY
MAX_UPLOADS = 200  # records one guest may keep here
NOTE_LENGTH = 600
MAX_NOTES = 60  # of one writer at one table
