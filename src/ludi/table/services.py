"""The services: all that the handlers share, opened when the server starts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from litestar.di import NamedDependency

from ludi.table.api.host_names import HostNames
from ludi.table.api.messages import Me
from ludi.table.api.security import Bounds
from ludi.table.errors import TableError
from ludi.table.health import Health
from ludi.table.notify.notifier import Notifier
from ludi.table.notify.webhooks import Webhooks
from ludi.table.people.identity import Claim, People
from ludi.table.people.names import guest_name
from ludi.table.people.passphrases import Passphrases, Tries
from ludi.table.room.clocks import OUTAGE, Clocks
from ludi.table.room.registry import Rooms
from ludi.table.room.room import Room
from ludi.table.settings import Settings
from ludi.table.store.cluster import News
from ludi.table.store.database import DATABASE_ERRORS
from ludi.table.store.store import Store
from ludi.table.tasks import cancel_and_wait
from ludi.table.thinking.analysis_queue import AnalysisQueue
from ludi.table.thinking.workers import WorkerPool

log = logging.getLogger("ludi.table")

RECHECK_EVERY = 5.0  # seconds between checks for what other servers have changed or left undone


class Services:
    def __init__(self, settings: Settings, store: Store, secret: str) -> None:
        self.settings = settings
        self.store = store
        self.people = People(secret)
        self.hosts = HostNames(settings.known_hosts)
        self.passphrases = Passphrases()
        self.tries = Tries()  # by name and address
        self.names = Tries(free=50)  # by name: of whoever asks from many addresses
        self.sources = Tries(free=40)  # by address, which a whole house may share
        self.webhooks = Webhooks(settings.private_webhooks)
        self.notifier = Notifier(self.webhooks)
        self.bounds = Bounds(settings.limited)
        self.health = Health(store.try_writing)
        self.workers = WorkerPool(settings.bot_workers, self.bounds.address_of)
        self.analysis_queue = AnalysisQueue(self.workers, store.reviews)
        self.rooms = Rooms(
            lambda table: Room(table, store, self.workers, settings.bot_pause, self.notifier),
            store.tables,
        )
        self.clocks = Clocks(store.clocks, self._time_out, self.rooms.refresh)
        self._recheck_task: asyncio.Task[None] | None = None
        self._clocks_task: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, settings: Settings) -> Services:
        store = await Store.open(settings)
        services = cls(settings, store, await store.guests.secret())
        await store.clocks.heartbeat(OUTAGE)  # before anybody can be late
        await store.cluster.open(services.rooms.on_news)
        services._recheck_task = asyncio.create_task(services._wake_and_recheck())
        services._clocks_task = asyncio.create_task(services.clocks.run())
        return services

    async def _wake_and_recheck(self) -> None:
        """Bots whose turn it was when the last server stopped go on playing.

        Where other servers may stop at any time, that is checked again and again; so is what they
        have changed: news is not needed for anything to come right in the end.
        """
        await self._wake_bots()
        while self.store.cluster.shared:
            await asyncio.sleep(RECHECK_EVERY)
            try:
                await self._wake_bots(idle_for=RECHECK_EVERY)
                await self._recheck_watched_tables()
                for guest, epoch in (await self.store.guests.epochs(self.rooms.guests())).items():
                    self.rooms.end_connections(guest, epoch)
            except DATABASE_ERRORS as error:
                log.warning("The database does not answer: %s", error)

    async def _wake_bots(self, idle_for: float = 0) -> None:
        for id in await self.store.tables.waiting_for_bots(idle_for):
            try:
                async with self.rooms.open(id) as room:
                    room.bots.wake()
            except TableError as error:
                log.warning("Table %s cannot go on: %s", id, error)

    async def _time_out(self, table: str) -> None:
        async with self.rooms.open(table) as room:
            await room.bots.move_for_late_players()

    async def me(self, guest: str) -> Me:
        stored = await self.store.guests.get(guest)
        if stored is None:
            return Me(guest, guest_name(guest))
        has_account = await self.store.accounts.get(guest) is not None
        return Me(guest, stored.name, has_account, stored.webhook)

    async def claim(self, guest: str) -> Claim:
        """What a new cookie of this guest says."""
        return Claim(guest, await self.store.guests.epoch(guest) or 0)

    async def begin_epoch(self, guest: str) -> Claim:
        """The guest begins a new epoch: what was given before opens nothing any more."""
        epoch = await self.store.guests.next_epoch(guest)
        self.rooms.end_connections(guest, epoch)
        return Claim(guest, epoch)

    async def _recheck_watched_tables(self) -> None:
        for id, number in (await self.store.tables.numbers(self.rooms.watched())).items():
            self.rooms.on_news(News(id, number))

    async def online(self, tables: list[str]) -> Callable[[str], Callable[[int], bool]]:
        """Which seats of these tables have their people connected, to any server."""
        elsewhere = await self.store.cluster.present_elsewhere(tables)

        def at(table: str) -> Callable[[int], bool]:
            here, there = self.rooms.online(table), elsewhere.get(table, frozenset())
            return lambda seat: seat in there or here(seat)

        return at

    async def show_new_name(self, guest: str) -> None:
        """A guest's new name is shown wherever the guest sits."""
        for id in self.rooms.with_seat_of(guest):
            async with self.rooms.open(id) as room:
                await room.refresh()
        if self.store.cluster.shared:
            tables = await self.store.tables.of_guest(guest)
            await self.store.cluster.notify(*(table.id for table in tables))

    async def close(self) -> None:
        await cancel_and_wait(self._recheck_task, self._clocks_task)
        await self.health.close()
        await self.analysis_queue.close()
        await self.notifier.close()
        await self.rooms.close()
        await self.workers.close()
        await self.webhooks.close()
        await self.store.cluster.close()
        await self.store.close()


Injected = NamedDependency[Services]  # how handlers ask for it
