"""The other servers on the same database: what they do, who sits with them, whose bots they play.

News is only a hint that a table has changed. The store is the truth: whoever hears of a change, or
has not heard anything for a while, reads there what is new.
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
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from ludi.table.models import Present, ServerRow

log = logging.getLogger("ludi.table")

CHANNEL = "ludi"
GUEST = "@"  # before a guest's id, where otherwise a table's would stand
HEARTBEAT = 3.0  # seconds
DEAD_AFTER = timedelta(seconds=12)
LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, SQLAlchemyError)

Sessions = async_sessionmaker[AsyncSession]


class News(NamedTuple):
    """Another server has changed a table; `number` is the row it added, if it was one."""

    table: str
    number: int | None = None


class Renewed(NamedTuple):
    """A guest has begun a new epoch: lines of an older one end."""

    guest: str
    epoch: int


Hear = Callable[[News | Renewed | None], None]  # None: some news may have been lost


class Alone:
    """The only server on its database: there is nobody to tell and nobody to ask."""

    shared = False

    async def open(self, hear: Hear) -> None:
        pass

    async def close(self) -> None:
        pass

    async def tell(self, *tables: str) -> None:
        """These tables have changed."""

    async def note(self, session: AsyncSession, table: str, number: int | None = None) -> None:
        """The same, together with the change: told when it is stored, and not otherwise."""

    async def note_epoch(self, session: AsyncSession, guest: str, epoch: int) -> None:
        """A guest has begun a new epoch; told like `note`."""

    def attend(self, table: str, seats: Collection[int]) -> None:
        """The seats whose people are connected here now."""

    async def present(self, tables: Collection[str]) -> dict[str, frozenset[int]]:
        """The seats whose people are connected elsewhere."""
        return {}

    @asynccontextmanager
    async def claim(self, table: str) -> AsyncIterator[bool]:
        """Is it for this server to let the bots of a table think?"""
        yield True


class Fellows(Alone):
    """Servers that share a PostgreSQL."""

    shared = True

    def __init__(self, address: str, sessions: Sessions) -> None:
        self.id = token_hex(6)
        self._address = address
        self._sessions = sessions
        self._hear: Hear = lambda _: None
        self._tasks: list[asyncio.Task[None]] = []
        self._claims: asyncpg.Connection[Any] | None = None
        self._claiming = asyncio.Lock()
        self._here: dict[str, frozenset[int]] = {}
        self._written: set[tuple[str, int]] = set()
        self._attended = asyncio.Event()

    async def open(self, hear: Hear) -> None:
        self._hear = hear
        listening = asyncio.Event()
        await self._beat()
        self._tasks = [
            asyncio.create_task(self._listen(listening), name="listening to other servers"),
            asyncio.create_task(self._keep_beating(), name="telling other servers we live"),
            asyncio.create_task(self._keep_attendance(), name="telling who is here"),
        ]
        await listening.wait()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*LOST):
            await self._remove([self.id])
        if self._claims is not None:
            with suppress(*LOST):
                await self._claims.close()

    # News

    async def tell(self, *tables: str) -> None:
        async with self._sessions.begin() as session:
            for table in tables:
                await self.note(session, table)

    async def note(self, session: AsyncSession, table: str, number: int | None = None) -> None:
        what = f"{self.id} {table} {'' if number is None else number}"
        await session.execute(select(func.pg_notify(CHANNEL, what)))

    async def note_epoch(self, session: AsyncSession, guest: str, epoch: int) -> None:
        await self.note(session, GUEST + guest, epoch)

    async def _listen(self, listening: asyncio.Event) -> None:
        while True:
            try:
                await self._listen_while_connected(listening)
            except LOST as error:
                log.warning("Other servers cannot be heard: %s", error)
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
                self._hear(None)  # while nobody listened, anything may have happened
            listening.set()
            hearing = asyncio.create_task(self._pass_on(channels))
            ending = asyncio.create_task(lost.wait())
            try:
                await asyncio.wait([hearing, ending], return_when=asyncio.FIRST_COMPLETED)
            finally:
                hearing.cancel()
                ending.cancel()
        finally:
            with suppress(*LOST):
                await channels.on_shutdown()

    async def _pass_on(self, channels: AsyncPgChannelsBackend) -> None:
        async for _, message in channels.stream_events():
            server, table, number = message.decode().split(" ")
            if server == self.id:
                continue
            if table.startswith(GUEST):
                self._hear(Renewed(table.removeprefix(GUEST), int(number)))
            else:
                self._hear(News(table, int(number) if number else None))

    # Who sits where

    def attend(self, table: str, seats: Collection[int]) -> None:
        if frozenset(seats) == self._here.get(table, frozenset()):
            return
        self._here[table] = frozenset(seats)
        if not seats:
            del self._here[table]
        self._attended.set()

    async def present(self, tables: Collection[str]) -> dict[str, frozenset[int]]:
        elsewhere = select(Present.table_id, Present.seat).where(
            Present.table_id.in_(tables), Present.server != self.id
        )
        found: dict[str, set[int]] = {}
        async with self._sessions() as session:
            for table, seat in await session.execute(elsewhere):
                found.setdefault(table, set()).add(seat)
        return {table: frozenset(seats) for table, seats in found.items()}

    async def _keep_attendance(self) -> None:
        while True:
            await self._attended.wait()
            self._attended.clear()
            try:
                await self._write_attendance()
            except LOST as error:
                log.warning("Other servers cannot be told who is here: %s", error)
                await asyncio.sleep(1)
                self._attended.set()

    async def _write_attendance(self) -> None:
        here = {(table, seat) for table, seats in self._here.items() for seat in seats}
        come, gone = here - self._written, self._written - here
        async with self._sessions.begin() as session:
            session.add_all([Present(server=self.id, table_id=t, seat=s) for t, s in come])
            if gone:
                left = tuple_(Present.table_id, Present.seat).in_(gone)
                await session.execute(delete(Present).where(Present.server == self.id, left))
            await session.flush()
            for table in {table for table, _ in come | gone}:
                await self.note(session, table)
        self._written = here

    # Who is alive

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self._beat()
                await self._bury()
            except LOST as error:
                log.warning("The database does not answer: %s", error)

    async def _beat(self) -> None:
        async with self._sessions.begin() as session:
            mine = update(ServerRow).where(ServerRow.id == self.id).values(seen=func.now())
            if (await session.execute(mine.returning(ServerRow.id))).first() is None:
                # New, or taken for dead by the others: all is told again
                session.add(ServerRow(id=self.id, seen=func.now()))
                self._written = set()
                self._attended.set()

    async def _bury(self) -> None:
        """Whoever sat at a server that has died is not there any more."""
        silent = ServerRow.seen < func.now() - DEAD_AFTER
        dead = select(ServerRow.id).where(silent, ServerRow.id != self.id)
        async with self._sessions() as session:
            found = list(await session.scalars(dead))
        if found:
            await self._remove(found)
            self._hear(None)

    async def _remove(self, servers: list[str]) -> None:
        async with self._sessions.begin() as session:
            gone = delete(Present).where(Present.server.in_(servers)).returning(Present.table_id)
            for table in set(await session.scalars(gone)):
                await self.note(session, table)
            await session.execute(delete(ServerRow).where(ServerRow.id.in_(servers)))

    # Whose bots

    @asynccontextmanager
    async def claim(self, table: str) -> AsyncIterator[bool]:
        """A lock of the database's session: it ends with the server, however that ends."""
        key = int.from_bytes(blake2b(table.encode(), digest_size=8).digest(), signed=True)
        mine = await self._ask("SELECT pg_try_advisory_lock($1)", key)
        try:
            yield mine
        finally:
            if mine:
                await self._ask("SELECT pg_advisory_unlock($1)", key)

    async def _ask(self, question: str, key: int) -> bool:
        async with self._claiming:
            if self._claims is None or self._claims.is_closed():
                self._claims = await asyncpg.connect(self._address)
            return bool(await self._claims.fetchval(question, key))
