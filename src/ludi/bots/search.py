"""Information-set Monte Carlo tree search: plays every game, from a seat's knowledge alone.

Each iteration guesses a world that looks right to the seat and walks down a tree of decisions.
Every seat has statistics of its own, filed under what that seat has seen since the root: so nobody,
in the search either, acts on a choice that is still secret. At the end of the walk the position is
not played out but judged by the game's evaluation, as each seat's chance to win.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp, sqrt
from random import Random
from time import perf_counter

from ludi.core.game import Game
from ludi.core.knowledge import Knowledge
from ludi.core.moves import Move
from ludi.core.state import State
from ludi.core.steps import Together

Seen = int  # a running hash of what a seat has seen since the root


@dataclass(slots=True)
class Edge:
    """A move at a node: how likely it looked, how often it was tried, what came of it."""

    prior: float
    visits: int = 0
    worth: float = 0.0


@dataclass(slots=True)
class Node:
    """A decision of one seat, as that seat sees it."""

    visits: int = 0
    edges: dict[Move, Edge] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SearchBot:
    iterations: int | None = None  # a budget that plays the same under the same seed
    seconds: float | None = None  # or one of time
    temperature: float = 0.0  # 0: the most visited move; more: sampled from the visits
    exploration: float = 1.2
    widening: float = 3.0  # how many moves are looked at: this times the square root of the visits
    depth: int = 12  # decisions of the walk after which a position is judged
    workers: int = 1

    def choose(self, knowledge: Knowledge, rng: Random) -> Move:
        moves = knowledge.moves()
        if len(moves) == 1:
            return moves[0]
        root = self.search(knowledge, rng)
        return self._pick([(move, edge.visits) for move, edge in root.edges.items()], rng)

    def search(self, knowledge: Knowledge, rng: Random) -> Node:
        """The root after spending the budget: what was tried, how often, how well."""
        walk = _Walk(self, knowledge, rng)
        deadline = perf_counter() + self.seconds if self.seconds is not None else None
        done = 0
        while self.iterations is None or done < self.iterations:
            walk.once()
            done += 1
            if deadline is not None and perf_counter() >= deadline:
                break
        return walk.root

    def _pick(self, tried: list[tuple[Move, int]], rng: Random) -> Move:
        if self.temperature == 0.0:
            return max(tried, key=lambda pair: pair[1])[0]
        most = max(visits for _, visits in tried)
        weights = [(visits / most) ** (1.0 / self.temperature) for _, visits in tried]
        return rng.choices([move for move, _ in tried], weights)[0]


class _Walk:
    """One search: the tree of all seats and the walks down it."""

    def __init__(self, bot: SearchBot, knowledge: Knowledge, rng: Random) -> None:
        self.bot = bot
        self.knowledge = knowledge
        self.game: Game = knowledge.game
        self.seat = knowledge.seat
        self.rng = rng
        self.tree: dict[tuple[int, Seen], Node] = {}
        self.root = self.tree[self.seat, 0] = Node()

    def once(self) -> None:
        world = self.knowledge.guess(self.rng)
        seats = len(world.choices)
        seen: list[Seen] = [0] * seats
        path: list[tuple[int, Node, Edge]] = []
        fresh = False
        while len(path) < self.bot.depth and not fresh:
            actors = world.actors()
            if not actors:
                break
            # In a simultaneous step the order means nothing; our own choice comes first
            actor = self.seat if self.seat in actors else actors[0]
            node = self.tree.setdefault((actor, seen[actor]), Node())
            move, edge = self._select(world, actor, node)
            fresh = edge.visits == 0
            path.append((actor, node, edge))
            secret = isinstance(world.question, Together) and len(actors) > 1
            world.apply(actor, move)
            for other in range(seats):
                told = None if secret and other != actor else move
                seen[other] = hash((seen[other], actor, told))
        self._settle(world)
        chances = judge(self.game, world)
        for actor, node, edge in path:
            node.visits += 1
            edge.visits += 1
            edge.worth += chances[actor]

    def _select(self, world: State, actor: int, node: Node) -> tuple[Move, Edge]:
        moves = world.moves(actor)
        edges = node.edges
        missing = [move for move in moves if move not in edges]
        if missing:
            weights = self.game.priors(world, actor, moves)
            total = sum(weights)
            for move, weight in zip(moves, weights, strict=True):
                if move not in edges:
                    edges[move] = Edge(weight / total)
        open_moves = self._widened(moves, edges, node.visits)
        root = sqrt(node.visits + 1.0) * self.bot.exploration
        tried = [edge for move in open_moves if (edge := edges[move]).visits]
        hope = (
            sum(edge.worth for edge in tried) / sum(edge.visits for edge in tried) if tried else 0.5
        )
        best, found = -1.0, open_moves[0]
        for move in open_moves:
            edge = edges[move]
            worth = edge.worth / edge.visits if edge.visits else hope
            value = worth + root * edge.prior / (1 + edge.visits)
            if value > best:
                best, found = value, move
        return found, edges[found]

    def _widened(self, moves: list[Move], edges: dict[Move, Edge], visits: int) -> list[Move]:
        """The likeliest moves; more of them the more often the node was visited."""
        most = 2 + int(self.bot.widening * sqrt(visits))
        if len(moves) <= most:
            return moves
        return sorted(moves, key=lambda move: -edges[move].prior)[:most]

    def _settle(self, world: State) -> None:
        """Let a simultaneous step come to its end before the position is judged."""
        question = world.question
        if not isinstance(question, Together):
            return
        if all(choice is None for choice in world.choices):
            return
        for other in question.actors(world):
            moves = world.moves(other)
            weights = self.game.priors(world, other, moves)
            world.apply(other, self.rng.choices(moves, weights)[0])


def judge(game: Game, world: State) -> list[float]:
    """Each seat's chance to win: what it is when the game is over, else from the evaluation."""
    seats = range(len(world.choices))
    result = world.result()
    if len(seats) == 1:
        points = game.evaluate(world, 0)
        return [1.0 / (1.0 + exp(-(points - game.par) / game.spread))]
    if result is not None:
        return [1.0 / len(result.winners) if s in result.winners else 0.0 for s in seats]
    points_of = game.evaluate_all(world)
    best = max(points_of)
    shares = [exp((points - best) / game.spread) for points in points_of]
    total = sum(shares)
    return [share / total for share in shares]
