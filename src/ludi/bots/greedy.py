"""One step of look-ahead on the game's own evaluation, over a few guesses at what is hidden."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from ludi.bots.base import one_of
from ludi.core.heuristics import Heuristics
from ludi.core.knowledge import Knowledge
from ludi.core.moves import Move
from ludi.core.state import State
from ludi.core.steps import Together


@dataclass(frozen=True, slots=True)
class GreedyBot:
    guesses: int = 8
    candidates: int = 48  # of a longer list only the likeliest are looked at

    def choose(self, knowledge: Knowledge, rng: Random) -> Move:
        heuristics = knowledge.game.heuristics
        seat = knowledge.seat
        moves = heuristics.canonical_moves(knowledge.moves())
        if len(moves) == 1:
            return moves[0]
        worlds = [knowledge.guess(rng) for _ in range(self.guesses)]
        priors = heuristics.priors(worlds[0], seat, moves)
        # Sorting is stable, so that among equals the prior decides, and then the order of the list
        ordered = sorted(range(len(moves)), key=lambda i: -priors[i])[: self.candidates]
        for world in worlds:
            others_choose(heuristics, world, seat, rng)
        best = moves[max(ordered, key=lambda i: _total(heuristics, worlds, seat, moves[i]))]
        return one_of(heuristics.equivalent_moves(best), rng)


def _total(heuristics: Heuristics[Any], worlds: list[State], seat: int, move: Move) -> float:
    total = 0.0
    for world in worlds:
        after = world.copy()
        after.apply(seat, move)
        total += heuristics.evaluate(after, seat)
    return total


def others_choose(heuristics: Heuristics[Any], world: State, seat: int, rng: Random) -> None:
    """In a simultaneous step let everybody else choose, each as a sensible player might.

    Their choices are secret and do not depend on ours, so all our moves are tried against the same.
    """
    if not isinstance(world.question, Together):
        return
    heuristics.reopen_choices(world, seat)
    while others := [other for other in world.actors() if other != seat]:
        for other in others:  # some may have to choose twice, as for a city that nobody plays
            moves = heuristics.canonical_moves(world.moves(other))
            likely = heuristics.priors(world, other, moves)
            world.apply(other, rng.choices(moves, likely)[0])
