"""The same work on many things, in several processes of this machine."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

C = TypeVar("C")
T = TypeVar("T")
R = TypeVar("R")


def in_processes(
    work: Callable[[C, T], R], common: C, things: Sequence[T], jobs: int
) -> Iterator[R]:
    """Results as they come, in any order; who stops listening stops the work."""
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        running = [pool.submit(work, common, thing) for thing in things]
        try:
            for done in as_completed(running):
                yield done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
