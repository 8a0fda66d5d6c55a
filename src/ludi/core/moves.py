"""A move is data: a small frozen struct that JSON, records, bots and the browser all share."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect as mi

from ludi.core.errors import InvalidInput


def kebab(name: str) -> str:
    """`TakeSenator` -> `take-senator`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Move(msgspec.Struct, frozen=True, tag_field="type", tag=kebab):
    """One decision of one seat. Fields are ids (strings), numbers, flags, or tuples of these."""


def one_of(ids: Iterable[str]) -> msgspec.Meta:
    """Annotate a string field with the ids it may hold, where they come from a data file."""
    allowed = tuple(ids)
    return msgspec.Meta(extra_json_schema={"enum": list(allowed)}, extra={"one_of": allowed})


def tag(move: Move | type[Move]) -> str:
    """The move's name in JSON and in records."""
    found = move.__struct_config__.tag
    assert isinstance(found, str)
    return found


def to_json(move: Move) -> dict[str, Any]:
    built = msgspec.to_builtins(move)
    assert isinstance(built, dict)
    return built


def from_json(kinds: Any, raw: object) -> Move:
    """Read a move of the union `kinds` from builtins; decoding is validation."""
    try:
        move = msgspec.convert(raw, kinds)
    except msgspec.ValidationError as error:
        raise InvalidInput(f"This is not a move of the game: {error}") from None
    assert isinstance(move, Move)
    for field in fields(type(move)):
        _check_ids(field, getattr(move, field.name))
    return move


def _check_ids(field: Field, value: object) -> None:
    allowed = field.ids
    if allowed is None or value is None:
        return
    for item in value if isinstance(value, tuple) else (value,):
        if item not in allowed:
            raise InvalidInput(f"{field.name}: {item!r} is none of {', '.join(allowed)}")


class Field(msgspec.Struct, frozen=True):
    """What a field of a move may hold, read from its type."""

    name: str
    many: bool  # a tuple of values rather than one
    optional: bool
    ids: tuple[str, ...] | None  # the strings allowed, if it holds strings
    low: int
    high: int | None  # the largest number allowed, if it holds numbers and one is given
    flag: bool
    length: int | None  # of a tuple, if fixed


@cache
def fields(kind: type[Move]) -> tuple[Field, ...]:
    info = mi.type_info(kind)
    assert isinstance(info, mi.StructType)
    return tuple(_field(f.encode_name, f.type) for f in info.fields)


def _field(name: str, info: mi.Type) -> Field:
    optional = False
    if isinstance(info, mi.UnionType):
        optional = info.includes_none
        (info,) = (t for t in info.types if not isinstance(t, mi.NoneType))
    many, length = False, None
    if isinstance(info, mi.VarTupleType):
        many, info = True, info.item_type
    elif isinstance(info, mi.TupleType):
        many, length, info = True, len(info.item_types), info.item_types[0]
    ids: tuple[str, ...] | None = None
    if isinstance(info, mi.Metadata):
        ids = (info.extra or {}).get("one_of")
        info = info.type
    if isinstance(info, mi.LiteralType):
        ids = tuple(str(v) for v in info.values)
    low, high = 0, None
    if isinstance(info, mi.IntType):
        low, high = info.ge or 0, info.le
    return Field(name, many, optional, ids, low, high, isinstance(info, mi.BoolType), length)


def kinds_of(union: Any) -> tuple[type[Move], ...]:
    """The move types of a union, in the order they were written."""
    info = mi.type_info(union)
    types = info.types if isinstance(info, mi.UnionType) else (info,)
    kinds = [t.cls for t in types if isinstance(t, mi.StructType)]
    return tuple(kind for kind in kinds if issubclass(kind, Move))
