"""A seat's view as a vector of fixed length, made from the view's own schema.

| in the view | in the vector |
| --- | --- |
| number, flag | itself |
| one of a few ids (`Literal`) | one-hot |
| any other text, such as a card's id | one-hot of its hash, `WORDS` places |
| what may be None | a flag, then the value |
| struct | its fields one after another |
| list of texts or ids | its length and the sum of their one-hots: how many of each |
| list of numbers | its length, its sum, and how many of each value modulo `WORDS` |
| list of structs in the view itself | its length, a place for each seat's, the sum of the rest |
| list of structs deeper down | its length and the sum of its items |
| dictionary to numbers | a place for each key: by name where they are listed, else by hash |
| dictionary to structs | the same, if the structs are small; else their sum |

What explains a position to people (refusals, free forms) is left out. The seat comes first.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

import msgspec
import numpy
from msgspec import inspect as mi
from numpy.typing import NDArray

from ludi.core.errors import Refusal
from ludi.core.game import Game

WORDS = 64
SMALL = 160  # places of a struct that a dictionary may have many of

Vector = NDArray[numpy.float32]


class Code:
    """How a part of the view is written: `size` places, added to what is there."""

    size = 0

    def add(self, value: Any, to: Vector) -> None:
        """Nothing, where there is nothing to say."""

    def labels(self) -> list[str]:
        return []


class Number(Code):
    size = 1

    def add(self, value: Any, to: Vector) -> None:
        to[0] += float(value)

    def labels(self) -> list[str]:
        return [""]


class OneOf(Code):
    def __init__(self, ids: tuple[Any, ...]) -> None:
        self.ids = {id: place for place, id in enumerate(ids)}
        self.size = len(ids)

    def add(self, value: Any, to: Vector) -> None:
        to[self.ids[value]] += 1

    def labels(self) -> list[str]:
        return [f"={id}" for id in self.ids]


class Word(Code):
    size = WORDS

    def add(self, value: Any, to: Vector) -> None:
        to[place(value)] += 1

    def labels(self) -> list[str]:
        return [f"#{n}" for n in range(WORDS)]


class Maybe(Code):
    def __init__(self, inner: Code) -> None:
        self.inner = inner
        self.size = 1 + inner.size

    def add(self, value: Any, to: Vector) -> None:
        if value is not None:
            to[0] += 1
            self.inner.add(value, to[1:])

    def labels(self) -> list[str]:
        return ["?", *self.inner.labels()]


class Record(Code):
    def __init__(self, fields: dict[str, Code]) -> None:
        self.fields = fields
        self.size = sum(code.size for code in fields.values())

    def add(self, value: Any, to: Vector) -> None:
        start = 0
        for name, code in self.fields.items():
            if code.size:
                code.add(getattr(value, name), to[start : start + code.size])
                start += code.size

    def labels(self) -> list[str]:
        return [f".{name}{more}" for name, code in self.fields.items() for more in code.labels()]


class Either(Code):
    """One of several structs: which, and its fields."""

    def __init__(self, kinds: dict[type[Any], Code]) -> None:
        self.kinds = kinds
        self.size = sum(1 + code.size for code in kinds.values())

    def add(self, value: Any, to: Vector) -> None:
        start = 0
        for kind, code in self.kinds.items():
            if type(value) is kind:
                to[start] += 1
                code.add(value, to[start + 1 : start + 1 + code.size])
            start += 1 + code.size

    def labels(self) -> list[str]:
        return [
            f":{kind.__name__}{more}"
            for kind, code in self.kinds.items()
            for more in ("", *code.labels())
        ]


class Bag(Code):
    """Any number of things: how many, and their sum."""

    def __init__(self, inner: Code) -> None:
        self.inner = inner
        self.size = 1 + inner.size

    def add(self, value: Any, to: Vector) -> None:
        to[0] += len(value)
        for item in value:
            self.inner.add(item, to[1:])

    def labels(self) -> list[str]:
        return ["#", *(f"+{more}" for more in self.inner.labels())]


class Numbers(Code):
    size = 2 + WORDS

    def add(self, value: Any, to: Vector) -> None:
        to[0] += len(value)
        for item in value:
            to[1] += item
            to[2 + int(item) % WORDS] += 1

    def labels(self) -> list[str]:
        return ["#", "+", *(f"#{n}" for n in range(WORDS))]


class Row(Code):
    """The first things each in its own place, such as the seats; the sum of the rest."""

    def __init__(self, inner: Code, places: int) -> None:
        self.inner = inner
        self.places = places
        self.size = 1 + (places + 1) * inner.size

    def add(self, value: Any, to: Vector) -> None:
        to[0] += len(value)
        for number, item in enumerate(value):
            start = 1 + min(number, self.places) * self.inner.size
            self.inner.add(item, to[start : start + self.inner.size])

    def labels(self) -> list[str]:
        names = [f"[{n}]" for n in range(self.places)] + ["[…]"]
        return ["#", *(f"{name}{more}" for name in names for more in self.inner.labels())]


class Keyed(Code):
    """A place for each key; keys that are not listed find theirs by hash."""

    def __init__(self, inner: Code, keys: tuple[Any, ...] | None) -> None:
        self.inner = inner
        self.keys = None if keys is None else {key: n for n, key in enumerate(keys)}
        self.places = WORDS if keys is None else len(keys)
        self.size = self.places * inner.size

    def add(self, value: Any, to: Vector) -> None:
        for key, item in value.items():
            start = (place(key) if self.keys is None else self.keys[key]) * self.inner.size
            self.inner.add(item, to[start : start + self.inner.size])

    def labels(self) -> list[str]:
        names = range(WORDS) if self.keys is None else self.keys
        return [f"[{name}]{more}" for name in names for more in self.inner.labels()]


class Values(Code):
    """A dictionary to something large: its values, whatever their keys."""

    def __init__(self, inner: Bag) -> None:
        self.inner = inner
        self.size = inner.size

    def add(self, value: Any, to: Vector) -> None:
        self.inner.add(list(value.values()), to)

    def labels(self) -> list[str]:
        return self.inner.labels()


def place(word: str) -> int:
    return crc32(word.encode()) % WORDS


class Observations:
    """The vectors of one game with so many seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.seats = seats
        self.code = _code(mi.type_info(game.View), seats, 0)
        self.size = seats + self.code.size

    def of(self, view: msgspec.Struct, seat: int) -> Vector:
        vector = numpy.zeros(self.size, dtype=numpy.float32)
        vector[seat] = 1
        self.code.add(view, vector[self.seats :])
        return vector

    def labels(self) -> list[str]:
        """What each place of the vector is, such as `.players[0].supply`."""
        return [f"seat={seat}" for seat in range(self.seats)] + self.code.labels()


def _code(info: mi.Type, seats: int, depth: int) -> Code:
    match info:
        case mi.Metadata():
            return _code(info.type, seats, depth)
        case mi.IntType() | mi.FloatType() | mi.BoolType():
            return Number()
        case mi.LiteralType():
            return OneOf(tuple(info.values))
        case mi.StrType():
            return Word()
        case mi.StructType():
            return _record(info, seats, depth)
        case mi.UnionType():
            return _union(info, seats, depth)
        case mi.ListType() | mi.VarTupleType() | mi.SetType() | mi.FrozenSetType():
            return _list(info.item_type, seats, depth)
        case mi.TupleType():
            return _list(info.item_types[0], seats, depth)
        case mi.DictType():
            return _dictionary(info, seats, depth)
    return Code()


def _record(info: mi.StructType, seats: int, depth: int) -> Code:
    if issubclass(info.cls, Refusal):
        return Code()
    return Record({f.name: _code(f.type, seats, depth + 1) for f in info.fields})


def _union(info: mi.UnionType, seats: int, depth: int) -> Code:
    types = [one for one in info.types if not isinstance(one, mi.NoneType)]
    structs = {t.cls: _record(t, seats, depth) for t in types if isinstance(t, mi.StructType)}
    values = tuple(v for t in types if isinstance(t, mi.LiteralType) for v in t.values)
    if len(types) == 1:
        inner = _code(types[0], seats, depth)
    elif len(structs) == len(types):
        inner = Either(structs)
    elif values and all(isinstance(t, mi.LiteralType) for t in types):
        inner = OneOf(values)
    else:
        inner = Code()
    return inner if len(types) == len(info.types) else Maybe(inner)


def _list(item: mi.Type, seats: int, depth: int) -> Code:
    inner = _code(item, seats, depth + 1)
    if isinstance(inner, Number):
        return Numbers()
    if isinstance(inner, Record | Maybe) and depth <= 1:
        return Row(inner, seats)
    return Bag(inner)


def _dictionary(info: mi.DictType, seats: int, depth: int) -> Code:
    inner = _code(info.value_type, seats, depth + 1)
    if isinstance(info.value_type, mi.AnyType):
        return Code()
    keys = tuple(info.key_type.values) if isinstance(info.key_type, mi.LiteralType) else None
    return Keyed(inner, keys) if inner.size <= SMALL else Values(Bag(inner))
