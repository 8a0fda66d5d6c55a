"""Any legal move, each as likely as the others."""

from __future__ import annotations

from random import Random

from ludi.core.knowledge import Knowledge
from ludi.core.moves import Move


class RandomBot:
    def choose(self, knowledge: Knowledge, rng: Random) -> Move:
        return rng.choice(knowledge.moves())
