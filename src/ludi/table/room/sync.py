"""Bringing a table up to date with what other servers have stored about it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from ludi.table.room.replay import add_new_rows
from ludi.table.store.game_log import StoredLog
from ludi.table.tasks import cancel_and_wait

if TYPE_CHECKING:
    from ludi.table.room.room import Room

log = logging.getLogger("ludi.table")


class Sync:
    """Reads what is new in the store and shows it. On a single server it has nothing to do."""

    def __init__(self, room: Room, stored: StoredLog, shared: bool) -> None:
        self._room = room
        self._stored = stored
        self._shared = shared  # there may be other servers
        self._news: set[int | None] = set()  # numbers of new rows; None: something else changed
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    async def close(self) -> None:
        await cancel_and_wait(self._task)

    def on_news(self, number: int | None) -> None:
        """Another server has added the row of that number, or (None) changed something else."""
        if number is not None and number <= self._room.watchers.sent_number:
            return
        self._news.add(number)
        if not self.busy:
            self._task = asyncio.create_task(self._process_news(), name=f"news of {self._room.id}")

    async def _process_news(self) -> None:
        try:
            while self._news:
                news, self._news = self._news, set()
                await self.catch_up(table=None in news)
        except Exception:
            # Nothing is lost: the next news or visitor makes us read the store again
            log.exception("What other servers did at table %s cannot be shown", self._room.id)

    async def catch_up(self, table: bool = True) -> None:
        """Read what other servers have stored, and show it: the log, and the table if wanted."""
        if not self._shared:
            return
        room = self._room
        async with room.lock:
            before, shown = room.table.status, self._shown()
            if table:
                await room.reread()
            await self.read_new_rows()
            if room.cached_log and room.table.status == "playing" and room.cached_log.over:
                await room.reread()
            begun = before == "open" and room.table.status != "open"
            if begun:
                room.send_table()
            if room.table.status != before:
                room.watchers.sent_number = -1
            await self.send_new_position()
            if self._shown() != shown and not begun:
                room.send_table()
        room.wake()

    def _shown(self) -> object:
        """All that anybody may see of the table itself."""
        table = self._room.table
        return self._room.info(table.host), [seat.guest_id for seat in table.seats]

    async def read_new_rows(self) -> bool:
        """With the lock held: add to the log in memory what it lacks; False if that is nothing."""
        room = self._room
        if room.cached_log is None or not self._shared:
            return False
        try:
            grown = await add_new_rows(room.cached_log, room.id, self._stored)
        except BaseException:
            room.forget_log()  # half read
            raise
        if grown:
            room.mark_changed()
            if room.table.pace is not None:
                await room.reread()  # the deadlines are new
        return grown

    async def read_and_show_new_rows(self) -> bool:
        async with self._room.lock:
            grown = await self.read_new_rows()
            await self.send_new_position()
            return grown

    async def send_new_position(self) -> None:
        """With the lock held: show the position, unless it is the one that was shown last."""
        room = self._room
        if room.table.status != "open" and len(room.watchers):
            game_log = await room.game_log()
            if game_log.number != room.watchers.sent_number:
                await room.send_position()
