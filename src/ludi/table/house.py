"""The house: all that the handlers share, opened when the server starts."""

from __future__ import annotations

import asyncio
import logging

from litestar.di import NamedDependency

from ludi.table.analyst import Analyst
from ludi.table.errors import TableError
from ludi.table.people import People
from ludi.table.room import Room, Rooms, end
from ludi.table.settings import Settings
from ludi.table.store import Store
from ludi.table.thinking import Thinkers

log = logging.getLogger("ludi.table")


class House:
    def __init__(self, settings: Settings, store: Store, secret: str) -> None:
        self.settings = settings
        self.store = store
        self.people = People(secret)
        self.thinkers = Thinkers(settings.bot_workers, settings.data)
        self.analyst = Analyst(self.thinkers, store)
        self.rooms = Rooms(
            lambda table: Room(table, store, self.thinkers, settings.bot_pause), store
        )
        self._resuming: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, settings: Settings) -> House:
        store = await Store.open(settings)
        house = cls(settings, store, await store.secret())
        house._resuming = asyncio.create_task(house._resume())
        return house

    async def _resume(self) -> None:
        """Bots whose turn it was when the last server stopped go on playing."""
        for id in await self.store.waiting_for_bots():
            try:
                async with self.rooms.open(id) as room:
                    room.wake_bots()
            except TableError as error:
                log.warning("Table %s cannot go on: %s", id, error)

    async def close(self) -> None:
        if self._resuming is not None:
            await end(self._resuming)
        await self.analyst.close()
        await self.rooms.close()
        await self.thinkers.close()
        await self.store.close()


InHouse = NamedDependency[House]  # how handlers ask for it
