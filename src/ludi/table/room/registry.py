"""The tables that are in memory."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from ludi.table.errors import TableError
from ludi.table.room.info import has_seat
from ludi.table.room.room import Room
from ludi.table.room.watchers import Watcher
from ludi.table.store.cluster import NewEpoch, News
from ludi.table.store.models import Table
from ludi.table.store.tables import Tables


class Rooms:
    """Opens rooms when they are needed and drops those that nobody uses: the store has them."""

    def __init__(self, make: Callable[[Table], Room], tables: Tables, most: int = 256) -> None:
        self._make = make
        self._tables = tables
        self._most = most
        self._rooms: dict[str, Room] = {}
        self._users: dict[str, int] = {}
        self._opening = asyncio.Lock()

    @asynccontextmanager
    async def open(self, id: str) -> AsyncIterator[Room]:
        room = await self._room(id)
        self._users[id] = self._users.get(id, 0) + 1
        try:
            await room.sync.catch_up()
            yield room
        finally:
            self._users[id] -= 1
            self._drop_unused()

    async def _room(self, id: str) -> Room:
        async with self._opening:
            room = self._rooms.pop(id, None)
            if room is None:
                table = await self._tables.get(id)
                if table is None:
                    raise TableError(404, "error-no-table")
                room = self._make(table)
            self._rooms[id] = room  # the most recently used last
            return room

    def _drop_unused(self) -> None:
        spare = len(self._rooms) - self._most
        unused = [id for id, room in self._rooms.items() if not self._is_used(id, room)]
        for id in unused[: max(spare, 0)]:
            del self._rooms[id]
            self._users.pop(id, None)

    def _is_used(self, id: str, room: Room) -> bool:
        return room.busy or bool(self._users.get(id))

    async def refresh(self, id: str) -> None:
        """A table has changed in the store, or is gone from it."""
        if id not in self._rooms:
            return
        if await self._tables.get(id) is None:
            await self._rooms.pop(id).close()
            return
        async with self.open(id) as room:
            await room.refresh()

    async def close(self) -> None:
        for room in self._rooms.values():
            await room.close()

    # News of other servers

    def on_news(self, news: News | NewEpoch | None) -> None:
        """Rooms that nobody uses need no news: whoever opens one reads the store."""
        if isinstance(news, NewEpoch):
            self.end_connections(news.guest, news.epoch)
            return
        for id, room in self._rooms.items():
            if (news is None or news.table == id) and self._is_used(id, room):
                room.sync.on_news(None if news is None else news.number)

    def end_connections(self, guest: str, epoch: int) -> None:
        """A guest has begun this epoch: connections by an older cookie or token end."""
        for watcher in self._watchers():
            if watcher.guest == guest and watcher.epoch < epoch:
                watcher.end(TableError(401, "error-signed-out"))

    # What there is

    def count(self) -> int:
        return len(self._rooms)

    def count_watchers(self) -> int:
        return len(self._watchers())

    def guests(self) -> set[str]:
        """Everybody who is connected."""
        return {watcher.guest for watcher in self._watchers() if watcher.guest is not None}

    def watched(self) -> list[str]:
        return [id for id, room in self._rooms.items() if len(room.watchers)]

    def with_seat_of(self, guest: str) -> list[str]:
        return [id for id, room in self._rooms.items() if has_seat(room.table, guest)]

    def online(self, id: str) -> Callable[[int], bool]:
        """Tells for each seat of a table whether its person is connected."""
        room = self._rooms.get(id)
        return room.online if room else lambda _: False

    def _watchers(self) -> list[Watcher]:
        return [watcher for room in self._rooms.values() for watcher in room.watchers]
