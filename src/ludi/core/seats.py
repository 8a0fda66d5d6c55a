"""Fields that speak of seats: their type says so, and texts and the page read it there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import Meta
from msgspec import inspect as mi

Seat = Annotated[int, Meta(extra_json_schema={"x-seat": "name"})]
# Beside the type of a tuple: a number for each seat
BY_SEAT = Meta(extra_json_schema={"x-seat": "counts"})


def by_seat_fields(moves: Any) -> frozenset[str]:
    """Fields of these moves that hold a number for each seat."""
    return frozenset(_by_seat(mi.type_info(moves)))


def _by_seat(info: mi.Type) -> Iterator[str]:
    kinds = info.types if isinstance(info, mi.UnionType) else (info,)
    for kind in kinds:
        for field in kind.fields if isinstance(kind, mi.StructType) else ():
            said = field.type.extra_json_schema if isinstance(field.type, mi.Metadata) else None
            if said and said.get("x-seat") == "counts":
                yield field.name
