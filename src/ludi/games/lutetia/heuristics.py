"""What bots know about good play.

The opponents' model builds on the evaluation, so each has a module of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ludi.core.heuristics import Heuristics
from ludi.core.moves import Move
from ludi.games.lutetia import evaluation, opponent_model
from ludi.games.lutetia.state import State


class LutetiaHeuristics(Heuristics[State]):
    feature_names = evaluation.FEATURES

    def evaluate(self, state: State, seat: int) -> float:
        return evaluation.evaluate(state, seat, self.weights[len(state.players)])

    def evaluate_all(self, state: State) -> list[float]:
        return evaluation.evaluate_all(state, self.weights[len(state.players)])

    def features(self, state: State, seat: int) -> Sequence[float]:
        return evaluation.features(evaluation.settled(state), seat)

    def priors(self, state: State, seat: int, moves: Sequence[Move]) -> list[float]:
        return evaluation.priors(state, seat, moves)

    def canonical_moves(self, moves: Sequence[Move]) -> Sequence[Move]:
        return evaluation.canonical_moves(moves)

    def equivalent_moves(self, move: Move) -> Sequence[Move]:
        return evaluation.equivalent_moves(move)

    def opponent_priors(self, state: State, seat: int, moves: Sequence[Move]) -> list[float]:
        return opponent_model.opponent_priors(state, seat, moves)

    def model_opponents(self, state: State, seat: int, rng: Random) -> None:
        opponent_model.model_opponents(state, seat, self.weights[len(state.players)], rng)

    def reopen_choices(self, state: State, seat: int) -> None:
        state.choices = [choice if n == seat else None for n, choice in enumerate(state.choices)]
