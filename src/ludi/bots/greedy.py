"""One step of look-ahead on the game's own evaluation, over a few guesses at what is hidden."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ludi.bots.base import one_of
from ludi.core.game import Game
from ludi.core.knowledge import Knowledge
from ludi.core.moves import Move
from ludi.core.state import State
from ludi.core.steps import Together


@dataclass(frozen=True, slots=True)
class GreedyBot:
    guesses: int = 8
    candidates: int = 48  # of a longer list only the likeliest are looked at

    def choose(self, knowledge: Knowledge, rng: Random) -> Move:
        game: Game = knowledge.game
        seat = knowledge.seat
        moves = game.distinct(knowledge.moves())
        if len(moves) == 1:
            return moves[0]
        worlds = [knowledge.guess(rng) for _ in range(self.guesses)]
        priors = game.priors(worlds[0], seat, moves)
        # Sorting is stable, so that among equals the prior decides, and then the order of the list
        ordered = sorted(range(len(moves)), key=lambda i: -priors[i])[: self.candidates]
        for world in worlds:
            others_choose(game, world, seat, rng)
        best = moves[max(ordered, key=lambda i: _worth(game, worlds, seat, moves[i]))]
        return one_of(game.alike(best), rng)


def _worth(game: Game, worlds: list[State], seat: int, move: Move) -> float:
    total = 0.0
    for world in worlds:
        after = world.copy()
        after.apply(seat, move)
        total += game.evaluate(after, seat)
    return total


def others_choose(game: Game, world: State, seat: int, rng: Random) -> None:
    """In a simultaneous step let everybody else choose, each as a sensible player might.

    Their choices are secret and do not depend on ours, so all our moves are tried against the same.
    """
    if not isinstance(world.question, Together):
        return
    game.reopen(world, seat)
    while others := [other for other in world.actors() if other != seat]:
        for other in others:  # some may have to choose twice, as for a city that nobody plays
            moves = game.distinct(world.moves(other))
            world.apply(other, rng.choices(moves, game.priors(world, other, moves))[0])
