"""Information-set Monte Carlo tree search: plays every game, from a seat's knowledge alone.

Each iteration guesses a world that looks right to the seat and plays into it. The seat's own
decisions are a tree, one node for each line of its own moves whatever the others do meanwhile; so
a plan is weighed against all worlds and all replies together, and nothing hidden can leak into it.
The others move as sensible players might, sampled from the game's priors. An iteration does not
play the game out: a little beyond the tree the game's evaluation judges the position.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import exp, inf, log, sqrt
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from ludi.bots.base import one_of
from ludi.core.heuristics import Heuristics
from ludi.core.knowledge import Knowledge
from ludi.core.moves import Move
from ludi.core.state import State
from ludi.core.steps import Together
from ludi.core.weights import weighted_sum

MAX_DECISIONS = 500  # of one iteration: no plan reaches so far
FIRST_LOOK_TIME = 0.25  # of the time at most goes into first looks
FIRST_LOOK_SHARE = 0.8  # of a prior at the root; the rest is the game's own
FIRST_LOOK_SHARPNESS = 2.5  # for each standard deviation between the moves
SOLITAIRE_COST = 5  # iterations of the budget are spent by one where players are independent
PERIODS_AHEAD = 1  # it plays on beyond the period that is going on
CHECK_EVERY = 8  # iterations: could the rest of the budget still change the choice?
WIN_SHARE = 0.9  # of the value of a finished game; the rest is by how much


@dataclass(slots=True)
class Edge:
    """A move at a node: its prior, how often it was tried, the sum of what came of it."""

    prior: float
    visits: int = 0
    total_value: float = 0.0
    child: Node | None = None


@dataclass(slots=True)
class Node:
    """A decision of the seat, after a line of its own moves."""

    visits: int = 0
    edges: dict[Move, Edge] = field(default_factory=dict)


@dataclass(slots=True)
class KeptTree:
    """The part of the last tree below the move that was made, and where it may be used."""

    seat: int
    view: msgspec.Struct
    node: Node


@dataclass(slots=True)
class SearchBot:
    iterations: int | None = None  # a budget that plays the same under the same seed
    seconds: float | None = None  # or one of time; whichever is spent first
    temperature: float = 0.0  # 0: the most visited move; more: sampled from the visits
    skip_search_rate: float = 0.0  # how often it draws a move from the priors instead
    workers: int = 1  # processes, each with a tree of its own; the visits are added up
    first_looks: int = 4  # worlds in which every move is evaluated before the search
    exploration: float = 4.0
    widening: float = 3.0  # how many moves are tried: this times the square root of the visits
    iterations_per_guess: int = 2
    rollout_depth: int | None = None  # own decisions beyond the tree; None: the game's own number
    clock: Callable[[], float] = perf_counter
    kept: KeptTree | None = field(default=None, compare=False, repr=False)

    def choose(self, knowledge: Knowledge, rng: Random) -> Move:
        moves = knowledge.moves()
        if len(moves) == 1:
            return moves[0]
        if self.skip_search_rate and rng.random() < self.skip_search_rate:
            return self._draw_from_priors(knowledge, moves, rng)
        root = self.search(knowledge, rng, to_move=True)
        # A kept tree may also hold moves of a question that did not come
        tried = [move for move in moves if (edge := root.edges.get(move)) and edge.visits]
        best = self._pick(tried, [root.edges[move].visits for move in tried], rng)
        move = one_of(knowledge.game.heuristics.equivalent_moves(best), rng)
        self._keep(knowledge, move, root.edges[move].child if move == best else None, rng)
        return move

    def search(self, knowledge: Knowledge, rng: Random, to_move: bool = False) -> Node:
        """The root after spending the budget: what was tried, how often, how well.

        To move, a search ends when the rest of the budget could not change its choice.
        """
        if self.iterations is None and self.seconds is None:
            raise ValueError("A search needs a budget: iterations, seconds or both")
        if self.workers > 1:
            from ludi.bots.parallel import search_in_processes

            return search_in_processes(self, knowledge, rng)
        began = self.clock()
        search = _Search(self, knowledge, rng, self._kept_root(knowledge))
        most = inf if self.seconds is None else self.seconds
        for _ in range(self.first_looks):
            search.look_at_every_move()
            if self.clock() - began >= FIRST_LOOK_TIME * most:
                break
        search.set_root_priors()
        left = inf if self.iterations is None else self.iterations
        if knowledge.game.heuristics.independent_players:
            left = -(-left // SOLITAIRE_COST)
        left -= min(search.root.visits, left // 2)  # what was thought before counts
        may_stop_early = to_move and self.temperature == 0.0
        started, done = self.clock(), 0
        while left > 0:
            search.iterate()
            left -= 1
            done += 1
            rest = left
            if self.seconds is not None:
                now = self.clock()
                if now - began >= self.seconds:
                    break
                rest = min(left, done * (began + self.seconds - now) / (now - started or inf))
            if may_stop_early and done % CHECK_EVERY == 0 and search.lead() > rest:
                break
        return search.root

    def _draw_from_priors(self, knowledge: Knowledge, moves: list[Move], rng: Random) -> Move:
        self.kept = None
        heuristics = knowledge.game.heuristics
        return rng.choices(moves, heuristics.priors(knowledge.guess(rng), knowledge.seat, moves))[0]

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
            self.kept = KeptTree(knowledge.seat, world.view(knowledge.seat), node)

    def _kept_root(self, knowledge: Knowledge) -> Node:
        """The kept tree if this is the very position it was kept for, else an empty one."""
        kept = self.kept
        if kept is None or kept.seat != knowledge.seat or kept.view != knowledge.view():
            return Node()
        return kept.node


class _Search:
    """One search: the tree of the seat's decisions and the iterations that grow it."""

    def __init__(self, bot: SearchBot, knowledge: Knowledge, rng: Random, root: Node) -> None:
        self.bot = bot
        self.knowledge = knowledge.without_model()
        self.heuristics: Heuristics[Any] = knowledge.game.heuristics
        self.seat = knowledge.seat
        self.rng = rng
        self.root = root
        heuristics = self.heuristics
        self.depth = heuristics.rollout_depth if bot.rollout_depth is None else bot.rollout_depth
        self.independent = heuristics.independent_players
        self.stop_at_opponents = heuristics.stop_at_opponents
        self.lookahead_width = heuristics.lookahead_width
        self.prior_sharpness = heuristics.prior_sharpness
        self.weights = heuristics.weights[knowledge.seats]
        self.last_period, self.baseline = 0, 0.0
        if self.independent:
            start = self.knowledge.guess(rng)
            self.last_period = heuristics.period(start) + PERIODS_AHEAD
            # Points are measured from what the seat gets without a search
            self.baseline = self._points_without_search(start)
        self.moves = heuristics.canonical_moves(knowledge.moves())
        self.looks = 0
        self.look_values = [0.0] * len(self.moves)
        self.number, self.total, self.squares = 0, 0.0, 0.0  # of all iterations' values
        self.world: State | None = None
        self.entered = 0

    # First looks

    def look_at_every_move(self) -> None:
        """What each move looks like at once, in one more world, and what others may do."""
        self.knowledge.model_opponents(self.rng)
        world = self._guess()
        if isinstance(world.question, Together):
            self._others_choose(world)
        self.looks += 1
        heuristics = self.heuristics
        judge = heuristics.evaluate if self.independent else partial(win_chance, heuristics)
        for n, move in enumerate(self.moves):
            after = world.copy()
            after.apply(self.seat, move)
            self.look_values[n] += judge(after, self.seat)

    def set_root_priors(self) -> None:
        """First looks become the priors of the root, together with the game's own."""
        moves = self.moves
        weights = self.heuristics.priors(self.knowledge.guess(self.rng), self.seat, moves)
        shares = _shares(weights)
        if self.looks:
            looks = _shares(_softmax(self.look_values))
            shares = [
                FIRST_LOOK_SHARE * look + (1 - FIRST_LOOK_SHARE) * share
                for look, share in zip(looks, shares, strict=True)
            ]
        for move, share in zip(moves, shares, strict=True):
            edge = self.root.edges.setdefault(move, Edge(share))
            edge.prior = share

    def lead(self) -> int:
        """Visits of the most visited move beyond those of the next."""
        visits = sorted([self.root.edges[move].visits for move in self.moves])
        return visits[-1] - visits[-2]

    # Iterations

    def iterate(self) -> None:
        """Down the tree, a little beyond it, and back with what the position is worth."""
        world = self._world()
        seat, play = self.seat, self._play_from_priors
        node: Node | None = self.root
        path: list[tuple[Node, Edge]] = []
        more = MAX_DECISIONS if self.independent else self.depth
        for _ in range(MAX_DECISIONS):
            actors = world.actors()
            if not actors or (node is None and self._past_last_period(world)):
                break
            if seat not in actors:
                if self.independent:
                    self._play_idle(world, actors[0])
                elif self.stop_at_opponents and node is None and not any(world.choices):
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
                self._play_beyond_tree(world)
        self._backpropagate(path, self._value(world))

    def _points_without_search(self, world: State) -> float:
        """The points at the end of the last period, reached by quick moves."""
        for _ in range(MAX_DECISIONS):
            actors = world.actors()
            if not actors or self._past_last_period(world):
                break
            if self.seat in actors:
                self._play_beyond_tree(world)
            else:
                self._play_idle(world, actors[0])
        return self.heuristics.evaluate(world, self.seat)

    def _past_last_period(self, world: State) -> bool:
        return self.independent and self.heuristics.period(world) > self.last_period

    def _play_idle(self, world: State, actor: int) -> None:
        """Independent players do the least they can, except where all choose at once."""
        if any(world.choices):
            self._play_from_priors(world, actor)
        else:
            question = world.agenda[-1]
            world.apply(actor, question.idle(world, actor))  # type: ignore[attr-defined]

    def _world(self) -> State:
        """A guess; each is used a few times, for a copy costs less than a guess."""
        if self.world is None or self.entered >= self.bot.iterations_per_guess:
            self.world, self.entered = self._guess(), 0
        self.entered += 1
        return self.world.copy()

    def _guess(self) -> State:
        world = self.knowledge.guess(self.rng)
        self.heuristics.reopen_choices(world, self.seat)
        return world

    def _play_from_priors(self, world: State, actor: int) -> None:
        """A move drawn from what sensible players do."""
        heuristics = self.heuristics
        moves = heuristics.canonical_moves(world.moves(actor))
        if len(moves) == 1:
            world.apply(actor, moves[0])
        else:
            weights = heuristics.opponent_priors(world, actor, moves)
            if self.prior_sharpness != 1.0:
                weights = [weight**self.prior_sharpness for weight in weights]
            world.apply(actor, self.rng.choices(moves, weights)[0])

    def _play_beyond_tree(self, world: State) -> None:
        """The seat's own move where the tree has ended."""
        if self.lookahead_width:
            self._play_best_looking(world)
        else:
            self._play_from_priors(world, self.seat)

    def _play_best_looking(self, world: State) -> None:
        """Of the likeliest moves the one that evaluates best at once."""
        seat, heuristics, weights = self.seat, self.heuristics, self.weights
        moves = heuristics.canonical_moves(world.moves(seat))
        if len(moves) == 1:
            world.apply(seat, moves[0])
            return
        if len(moves) > self.lookahead_width:
            likely = heuristics.priors(world, seat, moves)
            order = sorted(range(len(moves)), key=lambda n: -likely[n])
            moves = [moves[n] for n in order[: self.lookahead_width]]
        best, found = -inf, moves[0]
        for move in moves:
            after = world.copy()
            after.apply(seat, move)
            if self.independent and after.agenda:  # the rivals stay as they are: no need to count
                points = weighted_sum(heuristics.features(after, seat), weights)
            else:
                points = heuristics.evaluate(after, seat)
            if points > best:
                best, found = points, move
        world.apply(seat, found)

    def _others_choose(self, world: State) -> None:
        """Their choices are secret and do not depend on ours: all ours are tried against them."""
        while others := [other for other in world.actors() if other != self.seat]:
            for other in others:  # some may have to choose twice, as for a city that nobody plays
                self._play_from_priors(world, other)

    def _select(self, world: State, node: Node) -> tuple[Move, Edge]:
        """The move with the best value so far and reason to try it more often (PUCT)."""
        moves = self.heuristics.canonical_moves(world.moves(self.seat))
        edges = node.edges
        for move in moves:
            if move not in edges:
                self._add(world, moves, edges)
                break
        if len(moves) == 1:
            return moves[0], edges[moves[0]]
        moves = self._widened(moves, edges, node.visits)
        total, visits = 0.0, 0
        for move in moves:
            edge = edges[move]
            total += edge.total_value
            visits += edge.visits
        untried = total / visits if visits else 0.5  # what a move is worth that was never tried
        curiosity = self.bot.exploration * self._deviation() * sqrt(node.visits + 1.0)
        best, found = -inf, moves[0]
        for move in moves:
            edge = edges[move]
            n = edge.visits
            value = (edge.total_value / n if n else untried) + curiosity * edge.prior / (1 + n)
            if value > best:
                best, found = value, move
        return found, edges[found]

    def _add(self, world: State, moves: Sequence[Move], edges: dict[Move, Edge]) -> None:
        shares = _shares(self.heuristics.priors(world, self.seat, moves))
        for move, share in zip(moves, shares, strict=True):
            if move not in edges:
                edges[move] = Edge(share)

    def _widened(
        self, moves: Sequence[Move], edges: dict[Move, Edge], visits: int
    ) -> Sequence[Move]:
        """The likeliest moves; more of them the more often the node was visited."""
        most = 2 + int(self.bot.widening * sqrt(visits))
        if len(moves) <= most:
            return moves
        return sorted(moves, key=lambda move: -edges[move].prior)[:most]

    def _backpropagate(self, path: list[tuple[Node, Edge]], value: float) -> None:
        self.number += 1
        self.total += value
        self.squares += value * value
        for node, edge in path:
            node.visits += 1
            edge.visits += 1
            edge.total_value += value

    def _deviation(self) -> float:
        """How much values differ: exploration is measured by it, whatever the game's scale."""
        if self.number < 2:
            return 0.1
        mean = self.total / self.number
        return sqrt(max(self.squares / self.number - mean * mean, 1e-6))

    def _value(self, world: State) -> float:
        if self.independent:
            points = self.heuristics.evaluate(world, self.seat) - self.baseline
            return _logistic(points / self.heuristics.score_scale)
        return win_chance(self.heuristics, world, self.seat)


def win_chance(heuristics: Heuristics[Any], world: State, seat: int) -> float:
    """A seat's chance to win by its own lead; when the game is over, mostly whether it has won."""
    lead = heuristics.evaluate(world, seat)
    rivals = len(world.choices) - 1
    if not rivals:
        return _logistic((lead - heuristics.par_score) / heuristics.score_scale)
    judged = _logistic(lead / heuristics.score_scale - log(rivals))  # among equals an equal share
    if world.agenda:
        return judged
    return WIN_SHARE * _won(world)[seat] + (1.0 - WIN_SHARE) * judged


def win_chances(heuristics: Heuristics[Any], world: State) -> list[float]:
    """Every seat's chance to win; they add up to one where there are rivals."""
    if len(world.choices) == 1:
        return [win_chance(heuristics, world, 0)]
    if not world.agenda:
        return _won(world)
    leads = heuristics.evaluate_all(world)
    best = max(leads)
    return _shares([exp((lead - best) / heuristics.score_scale) for lead in leads])


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
    return [exp(FIRST_LOOK_SHARPNESS * (value - best) / deviation) for value in values]
