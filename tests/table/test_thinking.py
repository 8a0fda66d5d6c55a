"""Bots in processes of their own."""

import asyncio
import os
import signal

import psutil
import pytest

import ludi
from ludi.core.moves import Move
from ludi.table.thinking import Thinkers


def test_a_bot_s_choice_comes_back_from_its_process() -> None:
    game = ludi.game("lutetia")
    state = game.new(3, "thinking")

    async def think() -> list[Move]:
        thinkers = Thinkers(2)
        try:
            return await asyncio.gather(
                *[thinkers.choose(game, state, seat, "random") for seat in range(3)]
            )
        finally:
            await thinkers.close()

    for seat, move in enumerate(asyncio.run(think())):
        assert move in state.moves(seat)


def test_a_bot_that_fails_does_not_hold_up_the_game(caplog: pytest.LogCaptureFixture) -> None:
    game = ludi.game("lutetia")
    state = game.new(2, "thinking")

    async def think() -> tuple[Move, Move, Move]:
        thinkers = Thinkers(1)
        try:
            unknown = await thinkers.choose(game, state, 0, "no such bot")
            (child,) = [c for c in psutil.Process().children() if "spawn_main" in str(c.cmdline())]
            os.kill(child.pid, signal.SIGSTOP)
            waiting = asyncio.ensure_future(thinkers.choose(game, state, 0, "random"))
            await asyncio.sleep(0)
            os.kill(child.pid, signal.SIGKILL)
            return unknown, await waiting, await thinkers.choose(game, state, 1, "random")
        finally:
            await thinkers.close()

    idle = state.question.idle(state, 0)  # type: ignore[union-attr]
    unknown, killed, after = asyncio.run(think())
    assert (unknown, killed) == (idle, idle)
    assert after in state.moves(1)
    assert len(caplog.records) == 2


def test_the_page_is_answered_while_twenty_bots_think() -> None:
    """The processes are stopped, so nobody can have thought; the server answers all the same."""
    game = ludi.game("lutetia")
    state = game.new(2, "thinking")

    async def think() -> tuple[int, list[Move]]:
        thinkers = Thinkers(1)
        try:
            await thinkers.choose(game, state, 0, "random")  # the process is there
            (child,) = [c for c in psutil.Process().children() if "spawn_main" in str(c.cmdline())]
            child.suspend()
            bots = [
                asyncio.ensure_future(thinkers.choose(game, state, seat % 2, "random"))
                for seat in range(20)
            ]
            for _ in range(1000):  # what a server does meanwhile
                await asyncio.sleep(0)
            done = sum(bot.done() for bot in bots)
            child.resume()
            return done, await asyncio.gather(*bots)
        finally:
            await thinkers.close()

    done, chosen = asyncio.run(think())
    assert done == 0
    assert len(chosen) == 20
