"""Information-set Monte Carlo tree search: plays every game, from a seat's knowledge alone.

Each iteration guesses a world that looks right to the seat and walks into it. The seat's own
decisions are a tree, one node for each line of its own moves whatever the others do meanwhile; so
a plan is weighed against all worlds and all replies together, and nothing hidden can leak into it.
The others move as sensible players might, sampled from the game's priors. At the end of the walk
the position is not played out but judged by the game's evaluation.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from math import exp, inf, log, sqrt
from random import Random
from time import perf_counter

import msgspec

from ludi.bots.base import one_of
from ludi.core.game import Game
from ludi.core.knowledge import Knowledge
from ludi.core.moves import Move
from ludi.core.state import State
from ludi.core.steps import Together
from ludi.core.weights import weighed

ENDLESS = 500  # decisions of one walk: no plan reaches so far
LOOKING = 0.25  # of the time at most goes into first impressions
IMPRESSION = 0.8  # of a prior at the root; the rest is the game's own
SHARPNESS = 2.5  # of first impressions, for each deviation between the moves
RACE = 5  # iterations are spent by a walk in a race
LAPS = 1  # of a race are run beyond the one that is going on
PAUSE = 8  # walks between two looks at whether all is clear
WIN = 0.9  # of a result is winning or not, the rest by how much


@dataclass(slots=True)
class Edge:
    """A move at a node: how likely it looked, how often it was tried, what came of it."""

    prior: float
    visits: int = 0
    worth: float = 0.0
    child: Node | None = None


@dataclass(slots=True)
class Node:
    """A decision of the seat, after a line of its own moves."""

    visits: int = 0
    edges: dict[Move, Edge] = field(default_factory=dict)


@dataclass(slots=True)
class Kept:
    """What the last search thought about the seat's next decision, if it comes as expected."""

    seat: int
    view: msgspec.Struct
    node: Node


@dataclass(slots=True)
class SearchBot:
    iterations: int | None = None  # a budget that plays the same under the same seed
    seconds: float | None = None  # or one of time; whichever is spent first
    temperature: float = 0.0  # 0: the most visited move; more: sampled from the visits
    haste: float = 0.0  # how often it moves at first sight, without a search
    workers: int = 1  # processes, each with a tree of its own; the visits are added up
    look: int = 4  # worlds in which every move is looked at first
    exploration: float = 4.0
    widening: float = 3.0  # how many moves are looked at: this times the square root of the visits
    walks: int = 2  # into each world
    horizon: int | None = None  # own decisions beyond the tree; the game's own number if not told
    clock: Callable[[], float] = perf_counter
    kept: Kept | None = field(default=None, compare=False, repr=False)

    def choose(self, knowledge: Knowledge, rng: Random) -> Move:
        moves = knowledge.moves()
        if len(moves) == 1:
            return moves[0]
        if self.haste and rng.random() < self.haste:
            return self._at_first_sight(knowledge, moves, rng)
        root = self.search(knowledge, rng, to_move=True)
        # A kept tree may also hold moves of a question that did not come
        tried = [move for move in moves if (edge := root.edges.get(move)) and edge.visits]
        best = self._pick(tried, [root.edges[move].visits for move in tried], rng)
        move = one_of(knowledge.game.alike(best), rng)
        self._keep(knowledge, move, root.edges[move].child if move == best else None, rng)
        return move

    def search(self, knowledge: Knowledge, rng: Random, to_move: bool = False) -> Node:
        """The root after spending the budget: what was tried, how often, how well.

        To move, a search ends when the rest of the budget could not change its mind.
        """
        if self.iterations is None and self.seconds is None:
            raise ValueError("A search needs a budget: iterations, seconds or both")
        if self.workers > 1:
            from ludi.bots.parallel import search_together

            return search_together(self, knowledge, rng)
        began = self.clock()
        walk = _Walk(self, knowledge, rng, self._expected(knowledge))
        most = inf if self.seconds is None else self.seconds
        for _ in range(self.look):
            walk.look()
            if self.clock() - began >= LOOKING * most:
                break
        walk.settle_priors()
        left = inf if self.iterations is None else self.iterations
        if knowledge.game.race:
            left = -(-left // RACE)
        left -= min(walk.root.visits, left // 2)  # what was thought before counts
        settles = to_move and self.temperature == 0.0
        started, done = self.clock(), 0
        while left > 0:
            walk.once()
            left -= 1
            done += 1
            rest = left
            if self.seconds is not None:
                now = self.clock()
                if now - began >= self.seconds:
                    break
                rest = min(left, done * (began + self.seconds - now) / (now - started or inf))
            if settles and done % PAUSE == 0 and walk.lead() > rest:
                break
        return walk.root

    def _at_first_sight(self, knowledge: Knowledge, moves: list[Move], rng: Random) -> Move:
        self.kept = None
        likely = knowledge.game.priors(knowledge.guess(rng), knowledge.seat, moves)
        return rng.choices(moves, likely)[0]

    def _pick(self, tried: list[Move], visits: list[int], rng: Random) -> Move:
        most = max(visits)
        if self.temperature == 0.0:
            return tried[visits.index(most)]
        return rng.choices(tried, [(n / most) ** (1.0 / self.temperature) for n in visits])[0]

    def _keep(self, knowledge: Knowledge, move: Move, node: Node | None, rng: Random) -> None:
        self.kept = None
        if node is None:
            return
        world = knowledge.guess(rng)
        world.apply(knowledge.seat, move)
        if knowledge.seat in world.actors():
            self.kept = Kept(knowledge.seat, world.view(knowledge.seat), node)

    def _expected(self, knowledge: Knowledge) -> Node:
        """The kept tree if this is the very position it was kept for, else an empty one."""
        kept = self.kept
        if kept is None or kept.seat != knowledge.seat or kept.view != knowledge.view():
            return Node()
        return kept.node


class _Walk:
    """One search: the tree of the seat's decisions and the walks down it."""

    def __init__(self, bot: SearchBot, knowledge: Knowledge, rng: Random, root: Node) -> None:
        self.bot = bot
        self.knowledge = knowledge.afresh()
        self.game: Game = knowledge.game
        self.seat = knowledge.seat
        self.rng = rng
        self.root = root
        self.horizon = self.game.horizon if bot.horizon is None else bot.horizon
        self.race, self.alone = self.game.race, self.game.alone
        self.keen, self.firmness = self.game.keen, self.game.firmness
        self.weights = self.game.weights[knowledge.seats]
        self.goal, self.anchor = 0, 0.0
        if self.race:
            start = self.knowledge.guess(rng)
            self.goal = self.game.lap(start) + LAPS
            # The points are measured from where the seat gets to without a second thought
            self.anchor = self._run(start)
        self.moves = self.game.distinct(knowledge.moves())
        self.looks = 0
        self.impressions = [0.0] * len(self.moves)
        self.number, self.total, self.squares = 0, 0.0, 0.0  # of all walks' results
        self.world: State | None = None
        self.entered = 0

    # First impressions

    def look(self) -> None:
        """What each move looks like at once, in one more world, and what others may do."""
        self.knowledge.ponder(self.rng)
        world = self._guess()
        if isinstance(world.question, Together):
            self._others_choose(world)
        self.looks += 1
        judge = self.game.evaluate if self.race else partial(chance, self.game)
        for n, move in enumerate(self.moves):
            after = world.copy()
            after.apply(self.seat, move)
            self.impressions[n] += judge(after, self.seat)

    def settle_priors(self) -> None:
        """First impressions become the priors of the root, together with the game's own."""
        moves = self.moves
        weights = self.game.priors(self.knowledge.guess(self.rng), self.seat, moves)
        shares = _shares(weights)
        if self.looks:
            looks = _shares(_softmax(self.impressions))
            shares = [
                IMPRESSION * look + (1 - IMPRESSION) * share
                for look, share in zip(looks, shares, strict=True)
            ]
        for move, share in zip(moves, shares, strict=True):
            edge = self.root.edges.setdefault(move, Edge(share))
            edge.prior = share

    def lead(self) -> int:
        """Of the most visited move over the next."""
        visits = sorted([self.root.edges[move].visits for move in self.moves])
        return visits[-1] - visits[-2]

    # Walking

    def once(self) -> None:
        world = self._world()
        seat, play = self.seat, self._play
        node: Node | None = self.root
        path: list[tuple[Node, Edge]] = []
        more = ENDLESS if self.race else self.horizon
        for _ in range(ENDLESS):
            actors = world.actors()
            if not actors or (node is None and self._has_run(world)):
                break
            if seat not in actors:
                if self.race:
                    self._idle(world, actors[0])
                elif self.alone and node is None and not any(world.choices):
                    break
                else:
                    play(world, actors[0])
            elif node is not None:
                move, edge = self._select(world, node)
                path.append((node, edge))
                world.apply(seat, move)
                if edge.visits and edge.child is None:
                    edge.child = Node()
                node = edge.child
            else:
                more -= 1
                if more < 0:
                    break
                self._go_on(world)
        self._learn(path, self._judge(world))

    def _run(self, world: State) -> float:
        """The points at the end of the race, reached without a second thought."""
        for _ in range(ENDLESS):
            actors = world.actors()
            if not actors or self._has_run(world):
                break
            if self.seat in actors:
                self._go_on(world)
            else:
                self._idle(world, actors[0])
        return self.game.evaluate(world, self.seat)

    def _has_run(self, world: State) -> bool:
        return self.race and self.game.lap(world) > self.goal

    def _idle(self, world: State, actor: int) -> None:
        """In a race the others do the least they can, but where all choose at once."""
        if any(world.choices):
            self._play(world, actor)
        else:
            question = world.agenda[-1]
            world.apply(actor, question.idle(world, actor))  # type: ignore[attr-defined]

    def _world(self) -> State:
        """A guess; each is walked into a few times, for a copy costs less than a guess."""
        if self.world is None or self.entered >= self.bot.walks:
            self.world, self.entered = self._guess(), 0
        self.entered += 1
        return self.world.copy()

    def _guess(self) -> State:
        world = self.knowledge.guess(self.rng)
        self.game.reopen(world, self.seat)
        return world

    def _play(self, world: State, actor: int) -> None:
        """A sensible move, without a second thought."""
        moves = self.game.distinct(world.moves(actor))
        if len(moves) == 1:
            world.apply(actor, moves[0])
        else:
            weights = self.game.foresee(world, actor, moves)
            if self.firmness != 1.0:
                weights = [weight**self.firmness for weight in weights]
            world.apply(actor, self.rng.choices(moves, weights)[0])

    def _go_on(self, world: State) -> None:
        """The seat's own move beyond the tree."""
        if self.keen:
            self._play_keenly(world)
        else:
            self._play(world, self.seat)

    def _play_keenly(self, world: State) -> None:
        """The move that looks best at once."""
        seat, game, weights = self.seat, self.game, self.weights
        moves = game.distinct(world.moves(seat))
        if len(moves) == 1:
            world.apply(seat, moves[0])
            return
        if len(moves) > self.keen:
            likely = game.priors(world, seat, moves)
            order = sorted(range(len(moves)), key=lambda n: -likely[n])
            moves = [moves[n] for n in order[: self.keen]]
        best, found = -inf, moves[0]
        for move in moves:
            after = world.copy()
            after.apply(seat, move)
            if self.race and after.agenda:  # the rivals stay as they are and need not be counted
                points = weighed(game.appraise(after, seat), weights)
            else:
                points = game.evaluate(after, seat)
            if points > best:
                best, found = points, move
        world.apply(seat, found)

    def _others_choose(self, world: State) -> None:
        """Their choices are secret and do not depend on ours: all ours are tried against them."""
        while others := [other for other in world.actors() if other != self.seat]:
            for other in others:  # some may have to choose twice, as for a city that nobody plays
                self._play(world, other)

    def _select(self, world: State, node: Node) -> tuple[Move, Edge]:
        moves = self.game.distinct(world.moves(self.seat))
        edges = node.edges
        for move in moves:
            if move not in edges:
                self._add(world, moves, edges)
                break
        if len(moves) == 1:
            return moves[0], edges[moves[0]]
        moves = self._widened(moves, edges, node.visits)
        worth, visits = 0.0, 0
        for move in moves:
            edge = edges[move]
            worth += edge.worth
            visits += edge.visits
        hope = worth / visits if visits else 0.5
        eager = self.bot.exploration * self._deviation() * sqrt(node.visits + 1.0)
        best, found = -inf, moves[0]
        for move in moves:
            edge = edges[move]
            n = edge.visits
            value = (edge.worth / n if n else hope) + eager * edge.prior / (1 + n)
            if value > best:
                best, found = value, move
        return found, edges[found]

    def _add(self, world: State, moves: list[Move], edges: dict[Move, Edge]) -> None:
        shares = _shares(self.game.priors(world, self.seat, moves))
        for move, share in zip(moves, shares, strict=True):
            if move not in edges:
                edges[move] = Edge(share)

    def _widened(self, moves: list[Move], edges: dict[Move, Edge], visits: int) -> list[Move]:
        """The likeliest moves; more of them the more often the node was visited."""
        most = 2 + int(self.bot.widening * sqrt(visits))
        if len(moves) <= most:
            return moves
        return sorted(moves, key=lambda move: -edges[move].prior)[:most]

    def _learn(self, path: list[tuple[Node, Edge]], worth: float) -> None:
        self.number += 1
        self.total += worth
        self.squares += worth * worth
        for node, edge in path:
            node.visits += 1
            edge.visits += 1
            edge.worth += worth

    def _deviation(self) -> float:
        """How much results differ: curiosity is measured by it, whatever the game's scale."""
        if self.number < 2:
            return 0.1
        mean = self.total / self.number
        return sqrt(max(self.squares / self.number - mean * mean, 1e-6))

    def _judge(self, world: State) -> float:
        if self.race:
            points = self.game.evaluate(world, self.seat) - self.anchor
            return _logistic(points / self.game.spread)
        return chance(self.game, world, self.seat)


def chance(game: Game, world: State, seat: int) -> float:
    """A seat's chance to win, by its own lead: what it is when the game is over, else judged."""
    lead = game.evaluate(world, seat)
    rivals = len(world.choices) - 1
    if not rivals:
        return _logistic((lead - game.par) / game.spread)
    judged = _logistic(lead / game.spread - log(rivals))  # among equals an equal share
    if world.agenda:
        return judged
    return WIN * _won(world)[seat] + (1.0 - WIN) * judged


def judge(game: Game, world: State) -> list[float]:
    """Every seat's chance to win; they add up to one where there are rivals."""
    if len(world.choices) == 1:
        return [chance(game, world, 0)]
    if not world.agenda:
        return _won(world)
    leads = game.evaluate_all(world)
    best = max(leads)
    return _shares([exp((lead - best) / game.spread) for lead in leads])


def _won(world: State) -> list[float]:
    result = world.result()
    assert result is not None
    share = 1.0 / len(result.winners)
    return [share if seat in result.winners else 0.0 for seat in range(len(world.choices))]


def _logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(max(-50.0, min(50.0, -x))))


def _shares(weights: list[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights]


def _softmax(values: list[float]) -> list[float]:
    """Large for the best, by how far the others fall behind, measured in their deviation."""
    mean, best = sum(values) / len(values), max(values)
    deviation = sqrt(sum([(value - mean) ** 2 for value in values]) / len(values)) or 1.0
    return [exp(SHARPNESS * (value - best) / deviation) for value in values]
