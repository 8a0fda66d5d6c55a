"""What a bot is."""

from __future__ import annotations

from random import Random
from typing import Protocol

from ludi.core.knowledge import Knowledge
from ludi.core.moves import Move


class Bot(Protocol):
    """Chooses for one seat from what that seat knows; the same generator, the same choice."""

    def choose(self, knowledge: Knowledge, rng: Random) -> Move: ...
