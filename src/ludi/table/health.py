"""Is the server of any use now? It is while its store takes writes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ludi.table.store.database import DATABASE_ERRORS, reason_of

log = logging.getLogger("ludi.table")

FRESH = 5.0  # seconds for which an answer holds: a write each time would cost more than it tells
PATIENCE = 2.0  # seconds after which a write is taken to have failed: below what proxies wait


class Health:
    """Tries to write for all who ask, one attempt at a time."""

    def __init__(self, write: Callable[[], Awaitable[None]]) -> None:
        self._write = write
        self._attempt: asyncio.Task[bool] | None = None
        self._began = 0.0  # the attempt, on the loop's clock

    async def is_well(self) -> bool:
        loop = asyncio.get_running_loop()
        attempt = self._attempt
        if attempt is None or (attempt.done() and loop.time() - self._began >= FRESH):
            self._began = loop.time()
            self._attempt = attempt = asyncio.create_task(self._try(), name="writing, for health")
        # An attempt that hangs, on a locked database, goes on while everybody is told at once
        await asyncio.wait([attempt], timeout=max(self._began + PATIENCE - loop.time(), 0))
        return attempt.done() and attempt.result()

    async def _try(self) -> bool:
        try:
            await self._write()
        except DATABASE_ERRORS as error:
            log.warning("The store cannot be written: %s", reason_of(error))
            return False
        return True

    async def close(self) -> None:
        if self._attempt is not None:
            self._attempt.cancel()
            await asyncio.wait([self._attempt])
