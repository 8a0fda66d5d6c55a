"""The house: all that the handlers share, opened when the server starts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from litestar.di import NamedDependency
from sqlalchemy.exc import SQLAlchemyError

from ludi.table.analyst import Analyst
from ludi.table.clocks import DOWN, Clocks
from ludi.table.errors import TableError
from ludi.table.fellows import News
from ludi.table.guards import Bounds
from ludi.table.heralds import Heralds
from ludi.table.messages import Me
from ludi.table.names import guest_name
from ludi.table.passphrases import Passphrases, Tries
from ludi.table.people import Claim, People
from ludi.table.room import Room, Rooms, end
from ludi.table.settings import Settings
from ludi.table.store import Store
from ludi.table.thinking import Thinkers
from ludi.table.webhooks import Webhooks

log = logging.getLogger("ludi.table")

LOOK_AROUND = 5.0  # seconds between looks at what other servers have left lying


class House:
    def __init__(self, settings: Settings, store: Store, secret: str) -> None:
        self.settings = settings
        self.store = store
        self.people = People(secret)
        self.passphrases = Passphrases()
        self.tries = Tries()  # by name
        self.sources = Tries(free=40)  # by address, which a whole house may share
        self.webhooks = Webhooks(settings.private_webhooks)
        self.heralds = Heralds(self.webhooks)
        self.bounds = Bounds(settings.limited)
        self.thinkers = Thinkers(settings.bot_workers, settings.data)
        self.analyst = Analyst(self.thinkers, store)
        self.rooms = Rooms(
            lambda table: Room(table, store, self.thinkers, settings.bot_pause, self.heralds), store
        )
        self._resuming: asyncio.Task[None] | None = None
        self._clocks: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, settings: Settings) -> House:
        store = await Store.open(settings)
        house = cls(settings, store, await store.secret())
        await store.sign_of_life(DOWN)  # before anybody can be late
        await store.fellows.open(house.rooms.hear)
        house._resuming = asyncio.create_task(house._resume())
        house._clocks = asyncio.create_task(Clocks(store, house._time_out).run())
        return house

    async def _resume(self) -> None:
        """Bots whose turn it was when the last server stopped go on playing."""
        await self._wake_bots()
        while self.store.fellows.shared:  # one of several servers may stop at any time
            await asyncio.sleep(LOOK_AROUND)
            try:
                await self._wake_bots(idle_for=LOOK_AROUND)
                self._look_at_watched(await self.store.numbers(self.rooms.watched()))
                for guest, epoch in (await self.store.epochs(self.rooms.guests())).items():
                    self.rooms.end_lines(guest, epoch)
            except SQLAlchemyError as error:
                log.warning("The database does not answer: %s", error)

    async def _wake_bots(self, idle_for: float = 0) -> None:
        for id in await self.store.waiting_for_bots(idle_for):
            try:
                async with self.rooms.open(id) as room:
                    room.wake_bots()
            except TableError as error:
                log.warning("Table %s cannot go on: %s", id, error)

    async def _time_out(self, table: str) -> None:
        async with self.rooms.open(table) as room:
            await room.time_out()

    async def me(self, guest: str) -> Me:
        known = await self.store.guest(guest)
        if known is None:
            return Me(guest, guest_name(guest))
        has_account = await self.store.account(guest) is not None
        return Me(guest, known.name, has_account, known.webhook)

    async def claim(self, guest: str) -> Claim:
        """What a new cookie of this guest says."""
        return Claim(guest, await self.store.epoch(guest) or 0)

    async def renew(self, guest: str) -> Claim:
        """The guest begins a new epoch: what was given before opens nothing any more."""
        epoch = await self.store.next_epoch(guest)
        self.rooms.end_lines(guest, epoch)
        return Claim(guest, epoch)

    def _look_at_watched(self, numbers: dict[str, int]) -> None:
        """News is not needed for anything to come right in the end."""
        for id, number in numbers.items():
            self.rooms.hear(News(id, number))

    async def online(self, tables: list[str]) -> Callable[[str], Callable[[int], bool]]:
        """Which seats of these tables have their people connected, to any server."""
        elsewhere = await self.store.fellows.present(tables)

        def at(table: str) -> Callable[[int], bool]:
            here, there = self.rooms.online(table), elsewhere.get(table, frozenset())
            return lambda seat: seat in there or here(seat)

        return at

    async def renamed(self, guest: str) -> None:
        """A guest's new name is shown wherever the guest sits."""
        for id in self.rooms.of(guest):
            async with self.rooms.open(id) as room:
                await room.refresh()
        if self.store.fellows.shared:
            tables = await self.store.tables_of(guest)
            await self.store.fellows.tell(*(table.id for table in tables))

    async def close(self) -> None:
        for task in (self._resuming, self._clocks):
            if task is not None:
                await end(task)
        await self.analyst.close()
        await self.heralds.close()
        await self.rooms.close()
        await self.thinkers.close()
        await self.webhooks.close()
        await self.store.fellows.close()
        await self.store.close()


InHouse = NamedDependency[House]  # how handlers ask for it
