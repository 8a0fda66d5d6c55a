"""What a bot is, and what all of them do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from ludi.core.knowledge import Knowledge
from ludi.core.moves import Move


class Bot(Protocol):
    """Chooses for one seat from what that seat knows; the same generator, the same choice."""

    def choose(self, knowledge: Knowledge, rng: Random) -> Move: ...


def one_of(moves: Sequence[Move], rng: Random) -> Move:
    """By lot, so that nobody can read anything from which of them it was."""
    return moves[0] if len(moves) == 1 else rng.choice(moves)
