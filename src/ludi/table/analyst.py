"""Who analyses finished games: one at a time, in the processes of the thinkers."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

import msgspec

from ludi.table.errors import TableError
from ludi.table.store import Store
from ludi.table.thinking import Thinkers
from ludi.table.weighing import ADVISER, Decision, review

log = logging.getLogger("ludi.table")

ITERATIONS = 160  # for each decision
SECONDS = 0.25  # and no longer than that
AT_ONCE = 8  # decisions; then the bots of running games have their turn
MOST_WAITING = 8  # games


@dataclass(slots=True)
class Running:
    total: int
    task: asyncio.Task[None] | None = None
    done: int = 0


class Analyst:
    """One game at a time, a few decisions at a time: the games that are played come first."""

    def __init__(self, thinkers: Thinkers, store: Store) -> None:
        self.running: dict[str, Running] = {}
        self._thinkers = thinkers
        self._store = store
        self._turn = asyncio.Lock()
        self._hinted: set[str] = set()

    def begin(self, id: str, text: str, numbers: list[int]) -> None:
        if id in self.running:
            return
        if len(self.running) >= MOST_WAITING:
            raise TableError(503, "error-analysis-busy")
        running = self.running[id] = Running(len(numbers))
        work = self._analyse(id, text, numbers, running)
        running.task = asyncio.create_task(work, name=f"analysis of {id}")

    async def _analyse(self, id: str, text: str, numbers: list[int], running: Running) -> None:
        try:
            async with self._turn:
                found: list[Decision] = []
                for start in range(0, len(numbers), AT_ONCE):
                    some = numbers[start : start + AT_ONCE]
                    told = await self._thinkers.work(review, text, some, ITERATIONS, SECONDS)
                    found += msgspec.json.decode(told, type=list[Decision])
                    running.done = len(found)
                await self._store.keep_analysis(id, ADVISER, msgspec.to_builtins(found))
        except Exception:
            log.exception("The analysis of table %s failed; it can be asked for again", id)
        finally:
            del self.running[id]

    def one_hint(self, guest: str) -> OneHint:
        return OneHint(self._hinted, guest)

    async def close(self) -> None:
        tasks = [running.task for running in self.running.values() if running.task is not None]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)


class OneHint:
    """Nobody keeps more than one process busy."""

    def __init__(self, hinted: set[str], guest: str) -> None:
        self._hinted = hinted
        self._guest = guest

    def __enter__(self) -> None:
        if self._guest in self._hinted:
            raise TableError(429, "error-hint-waits")
        self._hinted.add(self._guest)

    def __exit__(self, *_: object) -> None:
        self._hinted.discard(self._guest)
