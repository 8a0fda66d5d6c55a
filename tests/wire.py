"""A cable between a server and its PostgreSQL that can be cut."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from sqlalchemy.engine import URL, make_url

from tests.waiting import PATIENCE


class Wire:
    """Passes on what comes to a port of this machine, until it is cut."""

    def __init__(self, database: str) -> None:
        self._there = make_url(database)
        self._port = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()
        self.mend()

    @property
    def address(self) -> str:
        """Of the database, by this wire."""
        here = URL.create(
            "postgresql",
            self._there.username,
            self._there.password,
            "127.0.0.1",
            self._port,
            self._there.database,
        )
        return here.render_as_string(hide_password=False)

    def mend(self) -> None:
        self._do(self._open())

    def cut(self) -> None:
        """As if the database were gone, with all connections to it."""
        self._do(self._close())

    def close(self) -> None:
        self.cut()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    async def _open(self) -> None:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]

    async def _close(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None
        for end in list(self._ends):
            end.transport.abort()
        while self._ends:
            await asyncio.sleep(0)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        folder = self._there.query["host"]
        assert isinstance(folder, str)
        there = await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.5432")
        ends = {writer, there[1]}
        self._ends |= ends
        try:
            await asyncio.gather(_pump(reader, there[1]), _pump(there[0], writer))
        finally:
            self._ends -= ends


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while some := await reader.read(64 * 1024):
            writer.write(some)
            await writer.drain()
    writer.close()


@contextmanager
def wired(database: str) -> Iterator[Wire]:
    wire = Wire(database)
    try:
        yield wire
    finally:
        wire.close()
