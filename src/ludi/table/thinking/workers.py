"""Bots think in processes of their own, never in the event loop, and only so many at once.

Who may think next is decided by a queue that is fair between people (`fair_queue.py`). Only so many
thoughts of one guest wait in it; bots beyond that wait at their tables and get a place in turn.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Collection
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from secrets import token_hex
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import msgspec

from ludi.bots import bot, failures, rank_of
from ludi.core import moves, position
from ludi.core.errors import IllegalMove
from ludi.core.game import Game
from ludi.core.knowledge import Knowledge
from ludi.core.moves import Move
from ludi.core.state import State
from ludi.games import all_games, game, use
from ludi.table.metrics import BOT_ERRORS, IN_QUEUE, THINKING, THOUGHTS, WAITED
from ludi.table.thinking.fair_queue import FairQueue, Kind, Person, Ticket

log = logging.getLogger("ludi.table")

PATIENCE = 1.5  # seconds a bot may think about a move, on one core
GUESSES = 3  # of each other seat, at what a bot with one move might have held instead
MOST_WAITING = 8  # thoughts of one guest that wait in the queue

Turn = Ticket[asyncio.Future[None]]
Started = Callable[[], object]


class Thought(NamedTuple):
    move: Move
    hasty: bool = False  # there was no choice, and not everybody knows that
    seconds: float = 0.0  # spent on it, without the waiting


class WorkerPool:
    """The processes are started when the first bot has to think."""

    def __init__(
        self,
        workers: int,
        address_of: Callable[[str], str] = lambda guest: "",
    ) -> None:
        self._workers = workers
        self._address_of = address_of
        self._pool: Executor | None = None
        self._free = workers
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._places: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def people(self, guests: Collection[str]) -> list[Person]:
        return [Person(guest, self._address_of(guest)) for guest in guests]

    async def choose(
        self,
        game: Game,
        state: State,
        seat: int,
        level: str,
        people: Collection[Person],
        started: Started = lambda: None,
    ) -> Thought:
        """For one of these people, the one with the fewest thoughts waiting.

        `started` is called when the waiting is over. A bot that fails must not hold up the game:
        then the table moves for it.
        """
        try:
            with THINKING.track_inprogress():
                return await self._think(game, state, seat, level, people, started)
        except Exception as error:
            failed(Kind.MOVE, f"The bot {level!r} failed at {game.id}, seat {seat}", error)
            question = state.question
            assert question is not None
            return Thought(question.idle(state, seat))

    async def _think(
        self,
        game: Game,
        state: State,
        seat: int,
        level: str,
        people: Collection[Person],
        started: Started,
    ) -> Thought:
        def args() -> tuple[Any, ...]:
            # As JSON, because a pickled state would carry the game's tables with it
            saved = msgspec.json.encode(position.save(state))
            return game.id, saved, seat, level, token_hex(8)

        chosen, seconds = await self._work(Kind.MOVE, people, _choose, args, started)
        THOUGHTS.labels(game.id, rank_of(level)).observe(seconds)
        raw, hasty = msgspec.json.decode(chosen)
        move: Move = game.move_from(raw)
        if refusal := state.why_not(seat, move):
            raise IllegalMove(refusal)
        return Thought(move, hasty, seconds)

    async def work(self, kind: Kind, guest: str, task: Callable[..., bytes], *args: Any) -> bytes:
        """Anything else that takes its time, in the same processes."""
        try:
            return (await self._work(kind, self.people([guest]), task, lambda: args))[0]
        except Exception as error:
            failed(kind, f"{task.__name__} failed", error)
            raise

    async def _work(
        self,
        kind: Kind,
        people: Collection[Person],
        task: Callable[..., bytes],
        args: Callable[[], tuple[Any, ...]],
        started: Started = lambda: None,
    ) -> tuple[bytes, float]:
        """What comes of it, and how many seconds it took; `args` are made when its turn comes."""
        turn = await self._turn(kind, people)
        loop = asyncio.get_running_loop()
        began = loop.time()
        pool = self._processes()
        try:
            started()
            running = pool.submit(task, *args())
        except BaseException as error:
            self._end(turn, began)
            self._replace_if_broken(pool, error)
            raise
        # A process that thinks cannot be stopped: it is free when it is done, whoever waits for it
        running.add_done_callback(lambda _: loop.call_soon_threadsafe(self._end, turn, began))
        try:
            return await asyncio.wrap_future(running), loop.time() - began
        except Exception as error:
            self._replace_if_broken(pool, error)
            raise

    # Whose turn it is

    async def _turn(self, kind: Kind, people: Collection[Person]) -> Turn:
        """Wait for it; then one of the processes is ours until `_end`."""
        loop = asyncio.get_running_loop()
        asked = loop.time()
        person = min(people, key=self._queue.waiting)
        async with self._place(person.guest):
            turn = self._queue.add(loop.create_future(), person, kind, PATIENCE)
            self._start_next()
            try:
                await turn.item
            except asyncio.CancelledError:
                if self._queue.remove(turn):
                    self._measure()
                else:  # its turn came in the same moment
                    self._end(turn, loop.time())
                raise
        WAITED.labels(kind.name.lower()).observe(loop.time() - asked)
        return turn

    def _place(self, guest: str) -> asyncio.Semaphore:
        return self._places.setdefault(guest, asyncio.Semaphore(MOST_WAITING))

    def _start_next(self) -> None:
        while self._free and (turn := self._queue.take()):
            self._free -= 1
            if not turn.item.cancelled():  # else who waited for it gives it back
                turn.item.set_result(None)
        self._measure()

    def _end(self, turn: Turn, began: float) -> None:
        self._queue.done(turn, asyncio.get_running_loop().time() - began)
        self._free += 1
        self._start_next()

    def _measure(self) -> None:
        for kind in Kind:
            IN_QUEUE.labels(kind.name.lower()).set(self._queue.count(kind))

    # The processes

    def _replace_if_broken(self, pool: Executor, error: BaseException) -> None:
        """A process was killed; the next bot gets fresh ones."""
        if isinstance(error, BrokenProcessPool) and self._pool is pool:
            self._pool = None

    def _processes(self) -> Executor:
        if self._pool is None:
            # A fresh interpreter: forking a server with threads and sockets is asking for trouble
            # With the components as they are here: the host may have edited the file since
            own = [played for played in all_games() if played.own_data]
            self._pool = ProcessPoolExecutor(
                self._workers, multiprocessing.get_context("spawn"), _initialize_process, (own,)
            )
        return self._pool

    async def close(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)


def failed(kind: Kind, what: str, error: Exception) -> None:
    """To be called wherever the table goes on in spite of a bot's error."""
    log.error(what, exc_info=error)
    BOT_ERRORS.labels(kind.name.lower()).inc()
    failures.note(what, error)


def _initialize_process(own: list[Game]) -> None:
    """The first thing a process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for played in own:
        use(played)


def _end_with_parent() -> None:
    """A server that was killed cannot end its processes, so they watch for its death."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def _choose(id: str, saved: bytes, seat: int, level: str, seed: str) -> bytes:
    played = game(id)
    state = played.load_position(msgspec.json.decode(saved))
    rng = Random(seed)
    move = bot(level, seconds=PATIENCE).choose(Knowledge(played, state, seat), rng)
    return msgspec.json.encode((moves.to_json(move), is_hasty(played, state, seat, rng)))


def is_hasty(played: Game, state: State, seat: int, rng: Random) -> bool:
    """Has this seat one move only, and might it have more for all that somebody else knows?"""
    if len(state.moves(seat)) > 1:
        return False
    others = [Knowledge(played, state, o) for o in range(len(state.choices)) if o != seat]
    return any(len(o.guess(rng).moves(seat)) > 1 for o in others for _ in range(GUESSES))
