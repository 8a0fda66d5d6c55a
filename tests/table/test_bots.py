"""The pace of bots: nothing shows how long one of them thought."""

import asyncio

import pytest

from ludi.games.lutetia.moves import Bid
from ludi.table.room import bots as bots_module
from ludi.table.room.bots import BotPace
from ludi.table.thinking.workers import Thought

MOVE = Bid("A", "B")


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    found: list[float] = []

    async def sleep(seconds: float) -> None:
        found.append(seconds)

    monkeypatch.setattr("ludi.table.room.bots.asyncio.sleep", sleep)
    monkeypatch.setattr(bots_module, "PATIENCE", 500.0)
    return found


def test_a_bot_without_a_choice_takes_as_long_as_for_its_last_one(slept: list[float]) -> None:
    async def use() -> None:
        pace = BotPace(0.6)
        hasty = Thought(MOVE, hasty=True, seconds=3.0)
        await pace.after_thought(0, hasty)
        assert slept == [497]  # it has not chosen yet: as long as a bot may think
        await pace.after_thought(0, Thought(MOVE, seconds=40.0))  # a choice
        assert len(slept) == 1
        await pace.after_thought(0, hasty)
        assert slept == [497, 37]
        await pace.after_thought(1, hasty)  # another bot has another pace
        assert slept == [497, 37, 497]

    asyncio.run(use())


def test_moves_are_shown_at_whole_pauses(
    slept: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use() -> None:
        with monkeypatch.context() as stopped:
            stopped.setattr(asyncio.get_running_loop(), "time", lambda: 100.0)
            for changed_at in (99.75, 92.75):
                await BotPace(1.0).next_pause(changed_at)
        assert slept == [0.75, 0.75]

    asyncio.run(use())


def test_without_a_pause_nobody_waits(slept: list[float]) -> None:
    async def use() -> None:
        pace = BotPace(0)
        await pace.after_thought(0, Thought(MOVE, hasty=True))
        await pace.next_pause(0)
        assert slept == []

    asyncio.run(use())
