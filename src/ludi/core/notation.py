"""Moves as text: `bid A income`. Generated from the move structs, read back without loss."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ludi.core import moves
from ludi.core.checks import check_text
from ludi.core.moves import Field, Move
from ludi.core.text import invalid, unknown

NOTHING = "-"


def write(move: Move) -> str:
    words = [moves.tag(move)]
    words += [_word(getattr(move, field.name)) for field in moves.fields(type(move))]
    return " ".join(words)


def write_json(raw: Mapping[str, Any]) -> str:
    """A move that is kept as JSON and may be one of other rules: the words stand in its order."""
    return " ".join([raw["type"], *(_word(v) for name, v in raw.items() if name != "type")])


def _word(value: Any) -> str:
    if value is None or value in ((), []):
        return NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list):
        return ",".join(_word(item) for item in value)
    return str(value)


def read(union: Any, text: str) -> Move:
    """Read a move of a game's union; an unknown or misspelt one raises InvalidInput."""
    check_text(text, "A move in words")
    name, *words = text.split() or [""]
    kinds = _kinds_by_tag(union)
    if name not in kinds:
        raise unknown("move-unknown", name, list(kinds))
    fields = moves.fields(kinds[name])
    if len(words) != len(fields):
        wanted = " ".join(field.name for field in fields) or NOTHING
        raise invalid("move-words", name=name, n=len(fields), wanted=wanted, found=len(words))
    raw = {field.name: _value(field, word) for field, word in zip(fields, words, strict=True)}
    return moves.from_json(union, {"type": name, **raw})


@cache
def _kinds_by_tag(union: Any) -> dict[str, type[Move]]:
    return {moves.tag(kind): kind for kind in moves.kinds_of(union)}


def _value(field: Field, word: str) -> Any:
    if word == NOTHING:
        return [] if field.many else None
    if field.many:
        return [_scalar(field, part) for part in word.split(",")]
    return _scalar(field, word)


def _scalar(field: Field, word: str) -> Any:
    if field.kind == "flag":
        if word not in ("yes", "no"):
            raise invalid("move-flag", field=field.name, found=word[:40])
        return word == "yes"
    if field.kind == "number":
        try:
            return int(word)
        except ValueError:
            raise invalid("move-number", field=field.name, found=word[:40]) from None
    return word
