"""How a game is counted when it does not end by its rules, or when somebody has given up in it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from ludi.core.result import Result, Score, ranks
from ludi.core.state import State

Ending = Literal["agreed", "resigned"]


def settled(result: Result, resigned: Collection[int]) -> Result:
    """Who resigned comes last, however well a bot did in that seat."""
    if not resigned or len(resigned) == len(result.ranks):
        return result
    order = ranks([(seat not in resigned, -rank) for seat, rank in enumerate(result.ranks)])
    stayed = len(result.ranks) - len(resigned)
    order = [stayed + 1 if seat in resigned else rank for seat, rank in enumerate(order)]
    winners = [seat for seat, rank in enumerate(order) if rank == 1]
    return Result(result.scores, order, winners, result.ended, result.tie_break)


def broken_off(state: State, ending: Ending, resigned: Collection[int]) -> Result:
    """The game stops here: what everybody has by now is the result."""
    scores = state.reckoning() or [Score.of() for _ in state.choices]
    order = ranks([score.total for score in scores])
    winners = [seat for seat, rank in enumerate(order) if rank == 1]
    return settled(Result(scores, order, winners, f"ending-{ending}"), resigned)
