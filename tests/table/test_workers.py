"""Bots in processes of their own."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import psutil
import pytest

import ludi
from ludi.core.state import State
from ludi.games import use, use_data
from ludi.games.lutetia.moves import Bid
from ludi.table.thinking.fair_queue import Person
from ludi.table.thinking.workers import Thought, WorkerPool, is_hasty
from tests.games.own_files import CIDERY, own_file

ALA = [Person("ala")]


def test_a_bot_s_choice_comes_back_from_its_process() -> None:
    game = ludi.game("lutetia")
    state = game.new(3, "thinking")

    async def think() -> list[Thought]:
        workers = WorkerPool(2)
        try:
            return await asyncio.gather(
                *[workers.choose(game, state, seat, "random", ALA) for seat in range(3)]
            )
        finally:
            await workers.close()

    for seat, thought in enumerate(asyncio.run(think())):
        assert thought.move in state.moves(seat)


def test_bots_think_with_the_components_that_the_host_began_with(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    shipped = ludi.game("lutetia")
    file = own_file(tmp_path, shipped, *CIDERY)
    mine = use_data("lutetia", file)
    file.write_text("edited = true", "utf-8")

    async def think() -> Thought:
        workers = WorkerPool(1)
        try:
            return await workers.choose(mine, mine.new(2, "own"), 0, "random", ALA)
        finally:
            await workers.close()

    try:
        assert isinstance(asyncio.run(think()).move, Bid)
    finally:
        use(shipped)
    assert not caplog.records, "a bot that fails is only logged"


@pytest.mark.bots_fail
def test_a_bot_that_fails_does_not_hold_up_the_game(caplog: pytest.LogCaptureFixture) -> None:
    game = ludi.game("lutetia")
    state = game.new(2, "thinking")

    async def think() -> tuple[Thought, Thought, Thought]:
        workers = WorkerPool(1)
        try:
            unknown = await workers.choose(game, state, 0, "no such bot", ALA)
            (child,) = [c for c in psutil.Process().children() if "spawn_main" in str(c.cmdline())]
            os.kill(child.pid, signal.SIGSTOP)
            waiting = asyncio.ensure_future(workers.choose(game, state, 0, "random", ALA))
            await asyncio.sleep(0)
            os.kill(child.pid, signal.SIGKILL)
            return unknown, await waiting, await workers.choose(game, state, 1, "random", ALA)
        finally:
            await workers.close()

    idle = state.question.idle(state, 0)  # type: ignore[union-attr]
    unknown, killed, after = asyncio.run(think())
    assert (unknown.move, killed.move) == (idle, idle)
    assert after.move in state.moves(1)
    assert len(caplog.records) == 2


def test_the_page_is_answered_while_twenty_bots_think() -> None:
    """The processes are stopped, so nobody can have thought; the server answers all the same."""
    game = ludi.game("lutetia")
    state = game.new(2, "thinking")

    async def think() -> tuple[int, list[Thought]]:
        workers = WorkerPool(1)
        try:
            await workers.choose(game, state, 0, "random", ALA)  # the process is there
            (child,) = [c for c in psutil.Process().children() if "spawn_main" in str(c.cmdline())]
            child.suspend()
            bots = [
                asyncio.ensure_future(workers.choose(game, state, seat % 2, "random", ALA))
                for seat in range(20)
            ]
            for _ in range(1000):  # what a server does meanwhile
                await asyncio.sleep(0)
            done = sum(bot.done() for bot in bots)
            child.resume()
            return done, await asyncio.gather(*bots)
        finally:
            await workers.close()

    done, chosen = asyncio.run(think())
    assert done == 0
    assert len(chosen) == 20


# How long a bot takes must not tell what it holds


def one_move_only(id: str, seats: int, seed: str) -> Iterator[tuple[State, int]]:
    """Positions of a random game in which somebody has no choice."""
    state, rng = ludi.game(id).new(seats, seed), Random(seed)
    while actors := state.actors():
        moves = state.moves(actors[0])
        if len(moves) == 1:
            yield state, actors[0]
        state.apply(actors[0], rng.choice(moves))


def test_having_no_choice_is_a_secret_where_a_hand_decides_it() -> None:
    rome, found = ludi.game("glory-to-rome"), set()
    for state, seat in one_move_only("glory-to-rome", 2, "h0"):
        if type(state.question).__name__ == "ChooseDemand":  # what is held decides what is given
            found.add(is_hasty(rome, state, seat, Random("guess")))
    assert found == {True}


def test_having_no_choice_is_no_secret_where_all_lies_open() -> None:
    found = list(one_move_only("concordia", 3, "h0"))
    assert found
    for state, seat in found:
        assert not is_hasty(ludi.game("concordia"), state, seat, Random("guess"))
