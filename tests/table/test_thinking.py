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
from ludi.games.lutetia.moves import Bid
from ludi.table.room import Room
from ludi.table.store import Store
from ludi.table.thinking import Thinkers, Thought, is_hasty
from tests.table.test_store import new_room, with_store


def test_a_bot_s_choice_comes_back_from_its_process() -> None:
    game = ludi.game("lutetia")
    state = game.new(3, "thinking")

    async def think() -> list[Thought]:
        thinkers = Thinkers(2)
        try:
            return await asyncio.gather(
                *[thinkers.choose(game, state, seat, "random") for seat in range(3)]
            )
        finally:
            await thinkers.close()

    for seat, thought in enumerate(asyncio.run(think())):
        assert thought.move in state.moves(seat)


def test_a_bot_that_fails_does_not_hold_up_the_game(caplog: pytest.LogCaptureFixture) -> None:
    game = ludi.game("lutetia")
    state = game.new(2, "thinking")

    async def think() -> tuple[Thought, Thought, Thought]:
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
    assert (unknown.move, killed.move) == (idle, idle)
    assert after.move in state.moves(1)
    assert len(caplog.records) == 2


def test_the_page_is_answered_while_twenty_bots_think() -> None:
    """The processes are stopped, so nobody can have thought; the server answers all the same."""
    game = ludi.game("lutetia")
    state = game.new(2, "thinking")

    async def think() -> tuple[int, list[Thought]]:
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


def test_a_bot_without_a_choice_takes_as_long_as_for_its_last_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Hasty(Thinkers):
        thought = Thought(Bid("A", "B"), hasty=True)

        async def choose(self, *_: object) -> Thought:
            return self.thought

    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def use(store: Store) -> None:
        table = (await new_room(store)).table
        thinkers = Hasty(1)
        room = Room(table, store, thinkers, bot_pause=0.6)
        state = ludi.game("lutetia").new(2, "x")
        monkeypatch.setattr("ludi.table.room.asyncio.sleep", sleep)
        monkeypatch.setattr("ludi.table.room.PATIENCE", 500.0)
        await room._think(state, 0)
        room._pondered[0] = 1000.0
        await room._think(state, 0)
        assert 400 < slept[0] <= 500  # nothing is known of its ways yet
        assert 900 < slept[1] <= 1000
        thinkers.thought = Thought(Bid("A", "B"))  # a choice: that is how long it takes now
        await room._think(state, 0)
        assert len(slept) == 2
        assert room._pondered[0] < 900
        monkeypatch.undo()

    with_store(tmp_path, use)
