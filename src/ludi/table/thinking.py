"""Bots think in processes of their own, never in the event loop, and only so many at once."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any, NamedTuple

import msgspec

from ludi.bots import bot
from ludi.core import moves, position
from ludi.core.errors import IllegalMove
from ludi.core.game import Game
from ludi.core.knowledge import Knowledge
from ludi.core.moves import Move
from ludi.core.state import State
from ludi.games import game, use_data
from ludi.table.metrics import THINKING, THOUGHTS, timed

log = logging.getLogger("ludi.table")

Data = tuple[tuple[str, Path], ...]
PATIENCE = 1.5  # seconds a bot may think about a move, on one core
GUESSES = 3  # of each other seat, at what a bot with one move might have held instead


class Thought(NamedTuple):
    move: Move
    hasty: bool = False  # there was no choice, and not everybody knows that


class Thinkers:
    """The processes are started when the first bot has to think."""

    def __init__(self, workers: int, data: Data = ()) -> None:
        self._workers = workers
        self._data = data
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game, state: State, seat: int, level: str) -> Thought:
        """A bot that fails must not hold up the game: then the table moves for it."""
        try:
            with THINKING.track_inprogress(), timed(THOUGHTS, game.id, level):
                return await self._think(game, state, seat, level)
        except Exception:
            log.exception("The bot %r failed at %s, seat %d", level, game.id, seat)
            question = state.question
            assert question is not None
            return Thought(question.idle(state, seat))

    async def _think(self, game: Game, state: State, seat: int, level: str) -> Thought:
        # As JSON, because a pickled state would carry the game's tables with it
        told = msgspec.json.encode(position.save(state))
        chosen = await self.work(_choose, game.id, told, seat, level, token_hex(8))
        raw, hasty = msgspec.json.decode(chosen)
        move: Move = game.move_from(raw)
        if refusal := state.why_not(seat, move):
            raise IllegalMove(refusal)
        return Thought(move, hasty)

    async def work(self, task: Callable[..., bytes], *args: Any) -> bytes:
        """Anything else that takes its time, in the same processes."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._processes(), task, *args)
        except BrokenProcessPool:
            self._pool = None  # a process was killed; the next bot gets fresh ones
            raise

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh interpreter: forking a server with threads and sockets is asking for trouble
            self._pool = ProcessPoolExecutor(
                self._workers, multiprocessing.get_context("spawn"), _settle, (self._data,)
            )
        return self._pool

    async def close(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)


def _settle(data: Data) -> None:
    """The first thing a process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for id, path in data:
        use_data(id, path)


def _end_with_parent() -> None:
    """A server that was killed cannot end its processes, so they watch for its death."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


def _choose(id: str, told: bytes, seat: int, level: str, seed: str) -> bytes:
    played = game(id)
    state = played.load_position(msgspec.json.decode(told))
    rng = Random(seed)
    move = bot(level, seconds=PATIENCE).choose(Knowledge(played, state, seat), rng)
    return msgspec.json.encode((moves.to_json(move), is_hasty(played, state, seat, rng)))


def is_hasty(played: Game, state: State, seat: int, rng: Random) -> bool:
    """Has this seat one move only, and might it have more for all that somebody else knows?"""
    if len(state.moves(seat)) > 1:
        return False
    others = [Knowledge(played, state, o) for o in range(len(state.choices)) if o != seat]
    return any(len(o.guess(rng).moves(seat)) > 1 for o in others for _ in range(GUESSES))
