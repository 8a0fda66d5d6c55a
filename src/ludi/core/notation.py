"""Moves as text: `bid A income`. Generated from the move structs, read back without loss."""

from __future__ import annotations

from typing import Any

from ludi.core import moves
from ludi.core.errors import InvalidInput
from ludi.core.moves import Field, Move

NOTHING = "-"


def write(move: Move) -> str:
    words = [moves.tag(move)]
    words += [_word(getattr(move, field.name)) for field in moves.fields(type(move))]
    return " ".join(words)


def _word(value: Any) -> str:
    if value is None or value == ():
        return NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(_word(item) for item in value)
    return str(value)


def read(union: Any, text: str) -> Move:
    """Read a move of a game's union; an unknown or misspelt one raises InvalidInput."""
    name, *words = text.split()
    kinds = {moves.tag(kind): kind for kind in moves.kinds_of(union)}
    if name not in kinds:
        raise InvalidInput(f"unknown move {name!r}; this game has {', '.join(kinds)}")
    fields = moves.fields(kinds[name])
    if len(words) != len(fields):
        wanted = " ".join(field.name for field in fields) or "nothing"
        raise InvalidInput(
            f"{name!r} takes {len(fields)} words after it ({wanted}), not {len(words)}"
        )
    raw = {field.name: _value(field, word) for field, word in zip(fields, words, strict=True)}
    return moves.from_json(union, {"type": name, **raw})


def _value(field: Field, word: str) -> Any:
    if word == NOTHING:
        return [] if field.many else None
    if field.many:
        return [_scalar(field, part) for part in word.split(",")]
    return _scalar(field, word)


def _scalar(field: Field, word: str) -> Any:
    if field.kind == "flag":
        if word not in ("yes", "no"):
            raise InvalidInput(f"{field.name} is yes or no, not {word!r}")
        return word == "yes"
    if field.kind == "number":
        try:
            return int(word)
        except ValueError:
            raise InvalidInput(f"{field.name} is a number, not {word!r}") from None
    return word
