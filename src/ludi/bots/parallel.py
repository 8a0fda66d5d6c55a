"""One search in several processes: each grows a tree of its own, and the visits are added up."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from random import Random

import msgspec

from ludi.bots.search import Edge, Node, SearchBot
from ludi.core import moves, position
from ludi.core.game import Game
from ludi.core.knowledge import Knowledge

Visits = list[tuple[bytes, int, float]]  # a move, its visits, its total value

_pools: dict[tuple[str, str, int], ProcessPoolExecutor] = {}
_worker_game: list[Game] = []  # in a worker: the game it was started for


def search_in_processes(bot: SearchBot, knowledge: Knowledge, rng: Random) -> Node:
    # A guess is all the workers get: what truly is hidden never leaves this process
    saved = msgspec.json.encode(position.save(knowledge.guess(rng)))
    share = None if bot.iterations is None else -(-bot.iterations // bot.workers)
    alone = replace(bot, workers=1, iterations=share, kept=None)
    pool = _pool(knowledge.game, bot.workers)
    seeds = [rng.getrandbits(64) for _ in range(bot.workers)]
    running = [pool.submit(_search, alone, saved, knowledge.seat, seed) for seed in seeds]
    root = Node(edges={move: Edge(0.0) for move in knowledge.moves()})
    by_name = {_name(move): edge for move, edge in root.edges.items()}
    for found in running:
        for name, visits, value in found.result():
            edge = by_name[name]
            edge.visits += visits
            edge.total_value += value
            root.visits += visits
    return root


def _pool(game: Game, workers: int) -> ProcessPoolExecutor:
    key = game.id, game.data.fingerprint, workers
    if key not in _pools:
        _pools[key] = ProcessPoolExecutor(
            workers, multiprocessing.get_context("spawn"), _start_worker, (game,)
        )
    return _pools[key]


def stop_workers() -> None:
    """End the processes; the next search starts new ones."""
    while _pools:
        _pools.popitem()[1].shutdown()


def _start_worker(game: Game) -> None:
    _worker_game.append(game)


def _search(bot: SearchBot, saved: bytes, seat: int, seed: int) -> Visits:
    game = _worker_game[0]
    state = game.load_position(msgspec.json.decode(saved))
    root = bot.search(Knowledge(game, state, seat), Random(seed))
    return [(_name(move), edge.visits, edge.total_value) for move, edge in root.edges.items()]


def _name(move: moves.Move) -> bytes:
    return msgspec.json.encode(moves.to_json(move))
