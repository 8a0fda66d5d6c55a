"""The options of a game, read and checked: from a dict, from JSON, or as the game's own struct."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import inspect as mi

from ludi.core.checks import LONGEST, quoted
from ludi.core.errors import InvalidInput
from ludi.core.text import invalid, unknown

S = TypeVar("S", bound=msgspec.Struct)


def read(kind: type[S], game: str, raw: object) -> S:
    """None: all as usual. What is wrong raises InvalidInput and names the option."""
    if raw is None:
        return kind()
    if isinstance(raw, kind):
        plain = msgspec.structs.asdict(raw)  # msgspec does not check what a program puts in
    elif isinstance(raw, Mapping):
        plain = dict(raw)
    else:
        raise invalid("options-misfit", game=game, found=quoted(raw))
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError:
        raise _wrong(kind, game, plain) from None


def _wrong(kind: type[msgspec.Struct], game: str, plain: dict[Any, Any]) -> InvalidInput:
    """The first option that is unknown or has a wrong value."""
    info = mi.type_info(kind)
    assert isinstance(info, mi.StructType)
    types = {field.encode_name: field for field in info.fields}
    hints = {field.encode_name: field.type for field in msgspec.structs.fields(kind)}
    for name, value in plain.items():
        if name not in types:
            return unknown("option-unknown", str(name), list(types), game=game)
        try:
            msgspec.convert(value, hints[name])
        except msgspec.ValidationError:
            allowed = ", ".join(_allowed(types[name].type))
            found = _json(value)
            return invalid("option-wrong", game=game, name=name, allowed=allowed, found=found)
    raise AssertionError(f"every option of {game} is right by itself, but not together")


def _allowed(info: mi.Type) -> Iterator[str]:
    """The values of a type, as JSON and the command line write them."""
    match info:
        case mi.UnionType(types):
            for each in types:
                yield from _allowed(each)
        case mi.LiteralType(values):
            yield from map(_json, values)
        case mi.BoolType():
            yield from ("false", "true")
        case mi.NoneType():
            yield "null"
        case mi.IntType(ge=low, le=high):
            yield f"≥ {low}" if high is None else f"{low} … {high}"
        case _:
            yield type(info).__name__.removesuffix("Type").lower()


def _json(value: object) -> str:
    try:
        written = msgspec.json.encode(value).decode()
    except (TypeError, ValueError, OverflowError, RecursionError):
        return quoted(value)
    return written if len(written) <= LONGEST else f"{written[:LONGEST]}…"
