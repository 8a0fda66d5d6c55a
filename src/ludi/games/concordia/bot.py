"""What the game knows about good play."""

from __future__ import annotations

from collections.abc import Sequence

from ludi.core.moves import Move
from ludi.games.concordia.scoring import scores
from ludi.games.concordia.state import State


def evaluate(s: State, seat: int) -> float:
    return float(scores(s)[seat].total)


def priors(s: State, seat: int, choices: Sequence[Move]) -> list[float]:
    return [1.0] * len(choices)
