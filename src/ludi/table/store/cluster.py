"""The other servers on the same database: their news, who is connected to them, who runs the bots.

News is only a hint that a table has changed. The store is the truth: a server that gets news, or
has had none for a while, reads there what is new.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from hashlib import blake2b
from secrets import token_hex
from typing import Any, NamedTuple

import asyncpg
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from sqlalchemy import delete, func, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncSession

from ludi.table.store.database import DATABASE_ERRORS, Sessions
from ludi.table.store.models import Present, ServerRow

log = logging.getLogger("ludi.table")

CHANNEL = "ludi"
GUEST = "@"  # before a guest's id, where otherwise a table's would stand
HEARTBEAT = 3.0  # seconds
DEAD_AFTER = timedelta(seconds=12)


class News(NamedTuple):
    """Another server has changed a table; `number` is the row it added, if it was one."""

    table: str
    number: int | None = None


class NewEpoch(NamedTuple):
    """A guest has begun a new epoch: connections of an older one end."""

    guest: str
    epoch: int


OnNews = Callable[[News | NewEpoch | None], None]  # None: some news may have been lost


class SingleServer:
    """The only server on its database: there is nobody to notify and nobody to ask."""

    shared = False

    async def open(self, on_news: OnNews) -> None:
        pass

    async def close(self) -> None:
        pass

    async def notify(self, *tables: str) -> None:
        """Tell the other servers that these tables have changed."""

    async def notify_in(self, session: AsyncSession, table: str, number: int | None = None) -> None:
        """The same within a transaction: sent when it is committed, and not otherwise.

        `number` is the row that was added to the log, if it was one.
        """

    async def notify_epoch_in(self, session: AsyncSession, guest: str, epoch: int) -> None:
        """Tell the other servers that a guest has begun a new epoch, when this is committed."""

    def set_present(self, table: str, seats: Collection[int]) -> None:
        """The seats whose people are connected to this server now."""

    async def present_elsewhere(self, tables: Collection[str]) -> dict[str, frozenset[int]]:
        """The seats whose people are connected to other servers, by table."""
        return {}

    @asynccontextmanager
    async def bots_lock(self, table: str) -> AsyncIterator[bool]:
        """Try to become the server that runs the bots of this table; is it this one?"""
        yield True


class Cluster(SingleServer):
    """Servers that share a PostgreSQL."""

    shared = True

    def __init__(self, address: str, sessions: Sessions) -> None:
        self.id = token_hex(6)
        self._address = address
        self._sessions = sessions
        self._on_news: OnNews = lambda _: None
        self._tasks: list[asyncio.Task[None]] = []
        self._lock_connection: asyncpg.Connection[Any] | None = None
        self._locking = asyncio.Lock()
        self._present: dict[str, frozenset[int]] = {}
        self._written: set[tuple[str, int]] = set()
        self._presence_changed = asyncio.Event()

    async def open(self, on_news: OnNews) -> None:
        self._on_news = on_news
        listening = asyncio.Event()
        await self._write_heartbeat()
        self._tasks = [
            asyncio.create_task(self._listen(listening), name="news of other servers"),
            asyncio.create_task(self._keep_writing_heartbeats(), name="heartbeats"),
            asyncio.create_task(self._keep_writing_presence(), name="presence"),
        ]
        await listening.wait()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*DATABASE_ERRORS):
            await self._remove([self.id])
        if self._lock_connection is not None:
            with suppress(*DATABASE_ERRORS):
                await self._lock_connection.close()

    # News

    async def notify(self, *tables: str) -> None:
        async with self._sessions.begin() as session:
            for table in tables:
                await self.notify_in(session, table)

    async def notify_in(self, session: AsyncSession, table: str, number: int | None = None) -> None:
        what = f"{self.id} {table} {'' if number is None else number}"
        await session.execute(select(func.pg_notify(CHANNEL, what)))

    async def notify_epoch_in(self, session: AsyncSession, guest: str, epoch: int) -> None:
        await self.notify_in(session, GUEST + guest, epoch)

    async def _listen(self, listening: asyncio.Event) -> None:
        while True:
            try:
                await self._listen_while_connected(listening)
            except DATABASE_ERRORS as error:
                log.warning("News of other servers cannot be received: %s", error)
            await asyncio.sleep(1)

    async def _listen_while_connected(self, listening: asyncio.Event) -> None:
        lost = asyncio.Event()

        async def connect() -> asyncpg.Connection[Any]:
            connection = await asyncpg.connect(self._address)
            connection.add_termination_listener(lambda _: lost.set())
            return connection

        channels = AsyncPgChannelsBackend(make_connection=connect)
        await channels.on_startup()
        try:
            await channels.subscribe([CHANNEL])
            if listening.is_set():
                self._on_news(None)  # while nobody listened, anything may have happened
            listening.set()
            receiving = asyncio.create_task(self._receive(channels))
            ending = asyncio.create_task(lost.wait())
            try:
                await asyncio.wait([receiving, ending], return_when=asyncio.FIRST_COMPLETED)
            finally:
                receiving.cancel()
                ending.cancel()
        finally:
            with suppress(*DATABASE_ERRORS):
                await channels.on_shutdown()

    async def _receive(self, channels: AsyncPgChannelsBackend) -> None:
        async for _, message in channels.stream_events():
            server, table, number = message.decode().split(" ")
            if server == self.id:
                continue
            if table.startswith(GUEST):
                self._on_news(NewEpoch(table.removeprefix(GUEST), int(number)))
            else:
                self._on_news(News(table, int(number) if number else None))

    # Presence

    def set_present(self, table: str, seats: Collection[int]) -> None:
        if frozenset(seats) == self._present.get(table, frozenset()):
            return
        self._present[table] = frozenset(seats)
        if not seats:
            del self._present[table]
        self._presence_changed.set()

    async def present_elsewhere(self, tables: Collection[str]) -> dict[str, frozenset[int]]:
        elsewhere = select(Present.table_id, Present.seat).where(
            Present.table_id.in_(tables), Present.server != self.id
        )
        found: dict[str, set[int]] = {}
        async with self._sessions() as session:
            for table, seat in await session.execute(elsewhere):
                found.setdefault(table, set()).add(seat)
        return {table: frozenset(seats) for table, seats in found.items()}

    async def _keep_writing_presence(self) -> None:
        while True:
            await self._presence_changed.wait()
            self._presence_changed.clear()
            try:
                await self._write_presence()
            except DATABASE_ERRORS as error:
                log.warning("Other servers cannot be told who is here: %s", error)
                await asyncio.sleep(1)
                self._presence_changed.set()

    async def _write_presence(self) -> None:
        here = {(table, seat) for table, seats in self._present.items() for seat in seats}
        come, gone = here - self._written, self._written - here
        async with self._sessions.begin() as session:
            session.add_all([Present(server=self.id, table_id=t, seat=s) for t, s in come])
            if gone:
                left = tuple_(Present.table_id, Present.seat).in_(gone)
                await session.execute(delete(Present).where(Present.server == self.id, left))
            await session.flush()
            for table in {table for table, _ in come | gone}:
                await self.notify_in(session, table)
        self._written = here

    # Heartbeats

    async def _keep_writing_heartbeats(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self._write_heartbeat()
                await self._remove_dead_servers()
            except DATABASE_ERRORS as error:
                log.warning("The database does not answer: %s", error)

    async def _write_heartbeat(self) -> None:
        async with self._sessions.begin() as session:
            mine = update(ServerRow).where(ServerRow.id == self.id).values(seen=func.now())
            if (await session.execute(mine.returning(ServerRow.id))).first() is None:
                # New, or taken for dead by the others: presence is written again
                session.add(ServerRow(id=self.id, seen=func.now()))
                self._written = set()
                self._presence_changed.set()

    async def _remove_dead_servers(self) -> None:
        """Whoever was connected to a server that has died is not present any more."""
        silent = ServerRow.seen < func.now() - DEAD_AFTER
        dead = select(ServerRow.id).where(silent, ServerRow.id != self.id)
        async with self._sessions() as session:
            found = list(await session.scalars(dead))
        if found:
            await self._remove(found)
            self._on_news(None)

    async def _remove(self, servers: list[str]) -> None:
        async with self._sessions.begin() as session:
            gone = delete(Present).where(Present.server.in_(servers)).returning(Present.table_id)
            for table in set(await session.scalars(gone)):
                await self.notify_in(session, table)
            await session.execute(delete(ServerRow).where(ServerRow.id.in_(servers)))

    # Bots

    @asynccontextmanager
    async def bots_lock(self, table: str) -> AsyncIterator[bool]:
        """A lock of the database's session: it ends with the server, however that ends."""
        key = int.from_bytes(blake2b(table.encode(), digest_size=8).digest(), signed=True)
        mine = await self._query_lock("SELECT pg_try_advisory_lock($1)", key)
        try:
            yield mine
        finally:
            if mine:
                await self._query_lock("SELECT pg_advisory_unlock($1)", key)

    async def _query_lock(self, question: str, key: int) -> bool:
        async with self._locking:
            if self._lock_connection is None or self._lock_connection.is_closed():
                self._lock_connection = await asyncpg.connect(self._address)
            return bool(await self._lock_connection.fetchval(question, key))
