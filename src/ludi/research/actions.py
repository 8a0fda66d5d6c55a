"""Moves as numbers that mean the same in every position.

Each kind of move has a block of numbers. Where its fields allow only so many moves, each has its
own number: a mixed radix of its fields. Where they allow too many, a move's number comes from the
hash of its notation, and in the rare case that two legal moves meet, the later takes the next free
one.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any
from zlib import crc32

from ludi.core import moves, notation
from ludi.core.game import Game
from ludi.core.moves import Field, Move

MOST_EXACT = 4096  # moves of a kind that each have a number of their own
HASHED = 2048  # numbers for a kind with more


@dataclass(frozen=True, slots=True)
class Block:
    """The numbers of one kind of move, from `start` on."""

    kind: type[Move]
    start: int
    size: int
    exact: bool

    def number(self, move: Move) -> int:
        if not self.exact:
            return self.start + crc32(notation.write(move).encode()) % self.size
        offset = 0
        for field in moves.fields(self.kind):
            values = getattr(move, field.name)
            for value in values if field.many else (values,):
                offset = offset * _choices(field) + _index(field, value)
        return self.start + offset


class Actions:
    """The numbers of all moves of a game."""

    def __init__(self, game: Game) -> None:
        self.blocks: dict[type[Move], Block] = {}
        start = 0
        for kind in moves.kinds_of(game.Move):
            if kind in game.State.ASIDES:
                continue  # never asked for, so never chosen
            exact = _size(kind)
            size = exact if exact <= MOST_EXACT else HASHED
            self.blocks[kind] = Block(kind, start, size, exact <= MOST_EXACT)
            start += size
        self.size = start

    def numbered(self, legal: list[Move]) -> dict[int, Move]:
        """The legal moves by their numbers. More than fit into a hashed block are left out."""
        found: dict[int, Move] = {}
        for move in legal:
            block = self.blocks[type(move)]
            number = block.number(move)
            for step in range(block.size):
                free = block.start + (number - block.start + step) % block.size
                if free not in found:
                    found[free] = move
                    break
        return found

    def number(self, move: Move) -> int:
        """Of a move by itself; a hashed one may have stepped aside for another."""
        return self.blocks[type(move)].number(move)


def _size(kind: type[Move]) -> int:
    """How many moves of this kind there can be; one too many where there is no end to them."""
    fields = moves.fields(kind)
    if any(_unbounded(field) for field in fields):
        return MOST_EXACT + 1
    return prod(_choices(field) ** ((field.length or 1) if field.many else 1) for field in fields)


def _unbounded(field: Field) -> bool:
    return (
        (field.many and field.length is None)
        or field.kind == "text"
        or (field.kind == "number" and field.high is None)
    )


def _choices(field: Field) -> int:
    match field.kind:
        case "id":
            values = len(field.ids)
        case "flag":
            values = 2
        case _:
            assert field.high is not None
            values = field.high - field.low + 1
    return values + field.optional


def _index(field: Field, value: Any) -> int:
    if value is None:
        return _choices(field) - 1
    if field.kind == "id":
        return field.ids.index(value)
    return int(value) - (field.low if field.kind == "number" else 0)
