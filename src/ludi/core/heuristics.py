"""What bots know about good play of a game, apart from its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import ClassVar, Generic, Self, TypeVar

from ludi.core.moves import Move
from ludi.core.state import State
from ludi.core.weights import Weights

S = TypeVar("S", bound=State)


class Heuristics(ABC, Generic[S]):
    """One instance a game, with its weights: `game.heuristics`.

    The evaluation is a weighted sum of features. Priors are guesses at what sensible players do.
    The settings say how a search goes on where its tree ends (bots/search.py).
    """

    feature_names: ClassVar[tuple[str, ...]] = ()  # what the evaluation of a seat adds up
    score_scale: ClassVar[float] = 8.0  # lead in points at which a win looks e times as likely
    par_score: ClassVar[float] = 50.0  # a fair score in solo play
    # How a search plays on beyond its tree before it evaluates
    rollout_depth: ClassVar[int] = 0  # so many more decisions of the seat
    stop_at_opponents: ClassVar[bool] = False  # only until another seat has to move
    lookahead_width: ClassVar[int] = 0  # likeliest moves the seat compares; 0: it draws one
    prior_sharpness: ClassVar[float] = 1.0  # power of the priors when a move is drawn from them
    # Nobody is in anybody's way: a search plays on to the end of the next period for points, and
    # the others do the least they can
    independent_players: ClassVar[bool] = False

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def with_weights(self, weights: Weights) -> Self:
        return type(self)(weights)

    # Evaluation

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """How good a position is for a seat, in points."""

    def evaluate_all(self, state: S) -> list[float]:
        """The same for every seat; a game may work it out for all of them at once."""
        return [self.evaluate(state, seat) for seat in range(len(state.choices))]

    @abstractmethod
    def features(self, state: S, seat: int) -> Sequence[float]:
        """A seat's own part of the evaluation, unweighted, one value for each feature name."""

    def period(self, state: S) -> int:
        """The part of the game that is going on, such as the Year."""
        return 0

    # Moves

    def priors(self, state: S, seat: int, moves: Sequence[Move]) -> list[float]:
        """How likely a sensible player is to choose each move; any positive scale."""
        return [1.0] * len(moves)

    def canonical_moves(self, moves: Sequence[Move]) -> Sequence[Move]:
        """One move of each group of equivalent ones: bots look at one for all of them."""
        return moves

    def equivalent_moves(self, move: Move) -> Sequence[Move]:
        """All moves with the same effect as this one, the canonical one first."""
        return (move,)

    # Opponents

    def opponent_priors(self, state: S, seat: int, moves: Sequence[Move]) -> list[float]:
        """The priors of a player who thinks about the others first."""
        return self.priors(state, seat, moves)

    def model_opponents(self, state: S, seat: int, rng: Random) -> None:
        """Study what the others may choose, from what this seat knows, and keep it in the state.

        Guesses and `opponent_priors` use it. A search calls this for each of its first looks.
        """

    def reopen_choices(self, state: S, seat: int) -> None:
        """In a guess, take back the others' secret choices, so that a bot lets them choose."""
