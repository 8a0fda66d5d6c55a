"""What the game knows about good play."""

from __future__ import annotations

from collections.abc import Sequence

from ludi.core.moves import Move
from ludi.games.glory_to_rome.scoring import scores
from ludi.games.glory_to_rome.state import State


def evaluate(s: State, seat: int) -> float:
    totals = [score.total for score in scores(s)]
    rivals = [total for other, total in enumerate(totals) if other != seat]
    return totals[seat] - max(rivals)


def priors(s: State, seat: int, choices: Sequence[Move]) -> list[float]:
    return [1.0] * len(choices)
