"""Who may act where all act side by side."""

from __future__ import annotations

from functools import cache


@cache
def in_turn(seats: int, acting: int, lead: int) -> tuple[int, ...]:
    """The seats that may act, beginning with whose turn it is (5.13)."""
    order = [(lead + n) % seats for n in range(seats)]
    return tuple(seat for seat in order if acting >> seat & 1)
