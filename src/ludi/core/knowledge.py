"""What a bot gets: a seat's knowledge, never the true state."""

from __future__ import annotations

from random import Random

import msgspec

from ludi.core.game import Game
from ludi.core.moves import Move
from ludi.core.state import State


class Knowledge:
    """All that one seat may use to decide: its view, its moves, and guesses at what is hidden."""

    __slots__ = ("_base", "_state", "game", "seat")

    def __init__(self, game: Game, state: State, seat: int) -> None:
        state.check_seat(seat)
        self.game = game
        self.seat = seat
        self._state = state
        self._base: State | None = None

    @property
    def seats(self) -> int:
        return len(self._state.choices)

    def view(self) -> msgspec.Struct:
        return self._state.view(self.seat)

    def moves(self) -> list[Move]:
        return self._state.moves(self.seat)

    def guess(self, rng: Random) -> State:
        """A full state that looks the same to this seat."""
        return self._working_copy().guess(self.seat, rng)

    def without_model(self) -> Knowledge:
        """The same knowledge, with nothing worked out about the others yet."""
        return Knowledge(self.game, self._state, self.seat)

    def model_opponents(self, rng: Random) -> None:
        """Study what the others may choose; guesses get better by it."""
        self.game.heuristics.model_opponents(self._working_copy(), self.seat, rng)

    def _working_copy(self) -> State:
        """A copy, for a state may remember what was worked out for earlier guesses."""
        if self._base is None:
            self._base = self._state.copy()
        return self._base
