"""How a game ended: scores with their parts, ranks, winners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec


class Score(msgspec.Struct, frozen=True):
    """Points of one seat by category; the parts add up to the total."""

    total: int
    parts: dict[str, int]

    @classmethod
    def of(cls, **parts: int) -> Score:
        return cls(sum(parts.values()), parts)


class Result(msgspec.Struct, frozen=True):
    scores: list[Score]
    ranks: list[int]  # 1 is best, ties share a rank
    winners: list[int]
    ended: str  # Fluent key: what ended the game
    tie_break: str | None = None  # Fluent key: what decided between equal totals at the top


def ranks(keys: Sequence[Any]) -> list[int]:
    """Rank seats by their keys, the greatest first; equal keys share a rank."""
    return [1 + sum(other > key for other in keys) for key in keys]


def result(
    scores: list[Score],
    ended: str,
    tie_breaks: Sequence[tuple[str, Sequence[int]]] = (),
) -> Result:
    """Rank by total, then by each tie-break in turn (more is better); name the one that decided."""
    keys = [
        (score.total, *(values[seat] for _, values in tie_breaks))
        for seat, score in enumerate(scores)
    ]
    order = ranks(keys)
    winners = [seat for seat, rank in enumerate(order) if rank == 1]
    best = max(score.total for score in scores)
    level = [seat for seat, score in enumerate(scores) if score.total == best]
    decided = None
    for name, values in tie_breaks:
        if len(level) == len(winners):
            break
        most = max(values[seat] for seat in level)
        level = [seat for seat in level if values[seat] == most]
        decided = name
    return Result(scores, order, winners, ended, decided)
