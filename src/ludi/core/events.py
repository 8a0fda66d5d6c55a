"""What happened, told as it happens; nothing is told where nobody listens."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the log: a Fluent message and its arguments. `only`: who may read it."""

    key: str
    args: dict[str, Any] = {}
    only: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> bool:
        return self.only is None or seat in self.only


class Prompt(msgspec.Struct, frozen=True):
    """What a seat is asked (`ask-…`) or waits for (`wait-…`)."""

    key: str
    args: dict[str, Any] = {}


class Warning(msgspec.Struct, frozen=True):
    """What a player would want to know before the click: a Fluent message and its arguments."""

    key: str
    args: dict[str, Any] = {}


@dataclass(slots=True)
class Trace:
    """What one move caused: the log, and what it brought to light that cannot be unseen."""

    events: list[Event] = field(default_factory=list)
    revealed: bool = False
    no_undo_for: tuple[int, ...] | None = ()  # who cannot go back behind it; None: nobody can
    disclosed: set[str] = field(default_factory=set)  # kinds of secret choices now open to all
    foreseen: int | None = None  # events before the first hidden thing was seen; None: none was
    notes: list[Any] = field(default_factory=list)  # what a game notes for previews, see `note`
