"""A move is data: a small frozen struct that JSON, records, bots and the browser all share."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import inspect as mi

from ludi.core.text import invalid, misfit


def kebab(name: str) -> str:
    """`TakeSenator` -> `take-senator`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Move(msgspec.Struct, frozen=True, tag_field="type", tag=kebab):
    """One decision of one seat. Fields are ids (strings), numbers, flags, or tuples of these."""


# A move as JSON: one of its game's moves, says the schema
RawMove = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"x-type": "Move"})]


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
        raise misfit("move-misfit", error) from None
    assert isinstance(move, Move)
    for field in fields(type(move)):
        _check_ids(field, getattr(move, field.name))
    return move


def _check_ids(field: Field, value: object) -> None:
    if field.kind != "id" or value is None:
        return
    for item in value if isinstance(value, tuple) else (value,):
        if item not in field.ids:
            known = ", ".join(field.ids)
            raise invalid("move-id", field=field.name, found=str(item)[:40], known=known)


class Field(msgspec.Struct, frozen=True):
    """What a field of a move may hold, read from its type."""

    name: str
    kind: Literal["id", "text", "number", "flag"]
    ids: tuple[str, ...] = ()  # the ids allowed, where the type names them
    low: int = 0  # the smallest number allowed
    high: int | None = None  # the largest one, where the type names it
    many: bool = False  # a tuple of such values
    length: int | None = None  # of the tuple, where fixed
    optional: bool = False


@cache
def fields(kind: type[Move]) -> tuple[Field, ...]:
    info = mi.type_info(kind)
    assert isinstance(info, mi.StructType)
    return tuple(_field(f.encode_name, f.type) for f in info.fields)


def _field(name: str, info: mi.Type) -> Field:
    info = _bare(info)
    optional = isinstance(info, mi.UnionType)
    if isinstance(info, mi.UnionType):
        (info,) = (t for t in info.types if not isinstance(t, mi.NoneType))
    many, length = False, None
    if isinstance(info, mi.VarTupleType):
        many, info = True, info.item_type
    elif isinstance(info, mi.TupleType):
        many, length, info = True, len(info.item_types), info.item_types[0]
    info = _bare(info)
    rest: dict[str, Any] = {"many": many, "length": length, "optional": optional}
    if isinstance(info, mi.Metadata):
        return Field(name, "id", ids=(info.extra or {})["one_of"], **rest)
    if isinstance(info, mi.LiteralType):
        return Field(name, "id", ids=tuple(str(value) for value in info.values), **rest)
    if isinstance(info, mi.IntType):
        return Field(name, "number", low=info.ge or 0, high=info.le, **rest)
    return Field(name, "flag" if isinstance(info, mi.BoolType) else "text", **rest)


def _bare(info: mi.Type) -> mi.Type:
    """Without what only the schema says (`Seat`)."""
    if isinstance(info, mi.Metadata) and "one_of" not in (info.extra or {}):
        return _bare(info.type)
    return info


@cache
def kinds_of(union: Any) -> tuple[type[Move], ...]:
    """The move types of a union, in the order they were written."""
    info = mi.type_info(union)
    types = info.types if isinstance(info, mi.UnionType) else (info,)
    kinds = [t.cls for t in types if isinstance(t, mi.StructType)]
    return tuple(kind for kind in kinds if issubclass(kind, Move))
