"""All chance is dealt at the start: a seed shuffles every deck when the game is made."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from secrets import token_hex
from typing import TypeVar

T = TypeVar("T")


def stream(seed: str, name: str) -> Random:
    """A generator of its own for each use, so that one deck never disturbs another."""
    return Random(f"{seed}/{name}")


def shuffled(seed: str, name: str, cards: Iterable[T]) -> list[T]:
    deck = list(cards)
    stream(seed, name).shuffle(deck)
    return deck


def shuffle(cards: list[T], rng: Random) -> None:
    """`rng.shuffle` at half its price: guessing is the inner loop of every search."""
    random = rng.random
    for i in range(len(cards) - 1, 0, -1):
        j = int(random() * (i + 1))
        cards[i], cards[j] = cards[j], cards[i]


def fresh_seed() -> str:
    return token_hex(8)
