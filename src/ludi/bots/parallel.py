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

Found = list[tuple[bytes, int, float]]  # a move, its visits, its worth

_pools: dict[tuple[str, int], ProcessPoolExecutor] = {}
_playing: list[Game] = []  # in a worker: the game it was started for


def search_together(bot: SearchBot, knowledge: Knowledge, rng: Random) -> Node:
    # A guess is all the workers get: what truly is hidden never leaves this process
    told = msgspec.json.encode(position.save(knowledge.guess(rng)))
    share = None if bot.iterations is None else -(-bot.iterations // bot.workers)
    alone = replace(bot, workers=1, iterations=share, kept=None)
    pool = _pool(knowledge.game, bot.workers)
    seeds = [rng.getrandbits(64) for _ in range(bot.workers)]
    running = [pool.submit(_search, alone, told, knowledge.seat, seed) for seed in seeds]
    root = Node(edges={move: Edge(0.0) for move in knowledge.moves()})
    by_name = {_name(move): edge for move, edge in root.edges.items()}
    for found in running:
        for name, visits, worth in found.result():
            edge = by_name[name]
            edge.visits += visits
            edge.worth += worth
            root.visits += visits
    return root


def _pool(game: Game, workers: int) -> ProcessPoolExecutor:
    if (game.id, workers) not in _pools:
        _pools[game.id, workers] = ProcessPoolExecutor(
            workers, multiprocessing.get_context("spawn"), _sit_down, (game,)
        )
    return _pools[game.id, workers]


def rest() -> None:
    """End the processes; the next search starts new ones."""
    while _pools:
        _pools.popitem()[1].shutdown()


def _sit_down(game: Game) -> None:
    _playing.append(game)


def _search(bot: SearchBot, told: bytes, seat: int, seed: int) -> Found:
    game = _playing[0]
    state = game.load_position(msgspec.json.decode(told))
    root = bot.search(Knowledge(game, state, seat), Random(seed))
    return [(_name(move), edge.visits, edge.worth) for move, edge in root.edges.items()]


def _name(move: moves.Move) -> bytes:
    return msgspec.json.encode(moves.to_json(move))
