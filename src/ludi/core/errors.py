"""What can go wrong, and the one way a rule says no."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not allowed: a Fluent message, its arguments, and the clause it rests on."""

    key: str
    clause: str
    args: dict[str, Any] = {}


class LudiError(Exception):
    """An error that a person can read and act on."""


class InvalidInput(LudiError):
    """Input that is not what it should be: a file, an option, a move that does not exist.

    What players may meet is said in every language (`text.invalid`); the rest is for programmers.
    """

    def __init__(self, message: str, reasons: Mapping[str, str] | None = None) -> None:
        super().__init__(message)
        self._reasons = reasons or {}

    def reason(self, language: str) -> str:
        return self._reasons.get(language, str(self))


class IllegalMove(LudiError):
    """A move that exists but that the rules forbid here; in words, where the texts are at hand."""

    def __init__(self, refusal: Refusal, words: str = "") -> None:
        cited = f"{refusal.key} (§ {refusal.clause}) {refusal.args or ''}".strip()
        super().__init__(f"{words} [{cited}]" if words else f"The rules forbid this move: {cited}")
        self.refusal = refusal
        self.words = words

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.refusal, self.words)


class BrokenRecord(LudiError):
    """A record that cannot be read or replayed: the line, and why, in every language."""

    def __init__(self, line: int, reasons: Mapping[str, str]) -> None:
        super().__init__(f"line {line}: {reasons['en']}")
        self.line = line
        self.reasons = reasons
