"""Every wait has an end.

No test depends on how quick the machine is: a wait ends when what is waited for comes. If nothing
at all happens for PATIENCE, far longer than any busy machine takes, the test fails and says what
never came.
"""

import asyncio
import inspect
import os
import time
from collections.abc import Callable
from queue import Empty, Queue
from typing import Any, TypeVar

T = TypeVar("T")

PATIENCE = float(os.environ.get("LUDI_PATIENCE", 300))  # seconds; fewer to find a hang sooner


WITNESSES: list[Callable[[], str]] = []  # whoever can say more about why nothing comes


class Stuck(AssertionError):
    """What was waited for did not come."""

    def __init__(self, what: str) -> None:
        told = [f"nothing happened for {PATIENCE:.0f} s while waiting for {what}"]
        super().__init__("\n".join(told + [witness() for witness in WITNESSES]))


class Patience:
    """Runs out after PATIENCE spent on waiting without any sign of progress."""

    def __init__(self, what: Callable[[], str]) -> None:
        self._what = what
        self._sign: object = None
        self._spent = 0.0

    def spend(self, seconds: float, sign: object = None) -> None:
        """Another sign than the last time means that something happens."""
        if sign != self._sign:
            self._sign, self._spent = sign, 0.0
        self._spent += seconds
        if self._spent > PATIENCE:
            raise Stuck(self._what())

    def wait(self, wait: Callable[[], object], sign: object = None) -> None:
        began = time.monotonic()
        wait()
        self.spend(time.monotonic() - began, sign)


def wait_for(condition: Callable[[], Any]) -> Any:
    """For what another process does."""
    patience = Patience(lambda: source_of(condition))
    while not (found := condition()):
        patience.wait(lambda: time.sleep(0.01))
    return found


async def until(condition: Callable[[], Any]) -> None:
    """For what other tasks do."""
    patience = Patience(lambda: source_of(condition))
    while not condition():
        began = time.monotonic()
        await asyncio.sleep(0.01)
        patience.spend(time.monotonic() - began)


def take(queue: "Queue[T]", what: str) -> T:
    try:
        return queue.get(timeout=PATIENCE)
    except Empty:
        raise Stuck(what) from None


def source_of(condition: Callable[..., Any]) -> str:
    """A condition in the words of the test."""
    try:
        return inspect.getsource(condition).strip()
    except OSError:
        return repr(condition)
