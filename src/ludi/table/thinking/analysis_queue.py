"""Analyses of finished games, done in the processes of the workers."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

import msgspec

from ludi.table.errors import TableError
from ludi.table.store.reviews import Reviews
from ludi.table.thinking.advice import ADVISER, Decision, review
from ludi.table.thinking.fair_queue import Kind
from ludi.table.thinking.workers import WorkerPool

log = logging.getLogger("ludi.table")

ITERATIONS = 160  # for each decision
SECONDS = 0.25  # and no longer than that
AT_ONCE = 8  # decisions; then the bots of running games have their turn
MOST_RUNNING = 8  # games that one address may have analysed at the same time


@dataclass(slots=True)
class Running:
    total: int
    address: str  # of who asked for it
    task: asyncio.Task[None] | None = None
    done: int = 0


class AnalysisQueue:
    """A few decisions of a game at a time, so that running games and other people have turns."""

    def __init__(self, workers: WorkerPool, reviews: Reviews) -> None:
        self.running: dict[str, Running] = {}
        self._workers = workers
        self._reviews = reviews
        self._hinted: set[str] = set()

    def begin(self, id: str, text: str, numbers: list[int], guest: str) -> None:
        if id in self.running:
            return
        (person,) = self._workers.people([guest])
        theirs = [one for one in self.running.values() if one.address == person.address]
        if len(theirs) >= MOST_RUNNING:
            raise TableError(503, "error-analysis-busy")
        running = self.running[id] = Running(len(numbers), person.address)
        work = self._analyse(id, text, numbers, guest, running)
        running.task = asyncio.create_task(work, name=f"analysis of {id}")

    async def _analyse(
        self, id: str, text: str, numbers: list[int], guest: str, running: Running
    ) -> None:
        try:
            found: list[Decision] = []
            for start in range(0, len(numbers), AT_ONCE):
                about = text, numbers[start : start + AT_ONCE], ITERATIONS, SECONDS
                reviewed = await self._workers.work(Kind.ANALYSIS, guest, review, *about)
                found += msgspec.json.decode(reviewed, type=list[Decision])
                running.done = len(found)
            await self._reviews.add_analysis(id, ADVISER, msgspec.to_builtins(found))
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
