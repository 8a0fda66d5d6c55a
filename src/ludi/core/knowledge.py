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
        if self._base is None:
            # A copy, for a state may remember what it worked out for earlier guesses
            self._base = self._state.copy()
        return self._base.guess(self.seat, rng)
