"""The result of a game that was broken off, or in which somebody has resigned."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from ludi.core.result import Result, Score, ranks
from ludi.core.state import State

Ending = Literal["agreed", "resigned"]


def with_resigned_last(result: Result, resigned: Collection[int]) -> Result:
    """Who resigned comes last, however well a bot did in that seat."""
    if not resigned or len(resigned) == len(result.ranks):
        return result
    order = ranks([(seat not in resigned, -rank) for seat, rank in enumerate(result.ranks)])
    stayed = len(result.ranks) - len(resigned)
    order = [stayed + 1 if seat in resigned else rank for seat, rank in enumerate(order)]
    winners = [seat for seat, rank in enumerate(order) if rank == 1]
    return Result(result.scores, order, winners, result.ended, result.tie_break)


def result_when_broken_off(state: State, ending: Ending, resigned: Collection[int]) -> Result:
    """The game stops here: what everybody has by now is the result."""
    scores = state.score_if_ended_now() or [Score.of() for _ in state.choices]
    order = ranks([score.total for score in scores])
    winners = [seat for seat, rank in enumerate(order) if rank == 1]
    return with_resigned_last(Result(scores, order, winners, f"ending-{ending}"), resigned)
