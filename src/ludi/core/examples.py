"""Worked examples of the rules: Given a position, When these moves are made, Then this is so.

The tests run every example; the table offers those with a text of their own as lessons.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ludi.core.moves import Move
from ludi.core.state import State

OUTCOME = ("ended", "ranks", "tie_break", "winners")  # facts about who won, and how


@dataclass(frozen=True, slots=True)
class Example:
    """One example. `then` names facts of the outcome by their path: `players.0.supply`."""

    id: str  # as in the rules, such as LUT-EX-02
    clauses: tuple[str, ...]
    given: Callable[[], State]
    when: tuple[tuple[int, Move], ...] = ()
    then: Mapping[str, Any] = field(default_factory=dict)
    seat: int = 0  # whose eyes: the learner's seat in a lesson
    asks: str | None = None  # a path of `then` that a lesson asks the learner to foretell

    @property
    def key(self) -> str:
        """The Fluent message of its lesson: value = title, .task, .why."""
        return f"lesson-{self.id.lower()}"

    @property
    def about_end(self) -> bool:
        """Does it show how a game ends and who wins, rather than only what something scores?"""
        return any(path.partition(".")[0] in OUTCOME for path in self.then)

    def play(self) -> State:
        """The outcome of the example."""
        state = self.given()
        state.advance()
        for seat, move in self.when:
            state.play(seat, move)
        return state

    def differences(self) -> dict[str, tuple[Any, Any]]:
        """What is not as the example says: path -> (expected, found). Empty if all is right."""
        found = facts(self.play(), self.seat)
        return {
            path: (expected, seen)
            for path, expected in self.then.items()
            if (seen := look(found, path)) != expected
        }


def facts(state: State, seat: int | None) -> dict[str, Any]:
    """All that a seat can see of a position, and the count as `scores` and `winners` when over."""
    seen: dict[str, Any] = msgspec.to_builtins(state.view(seat))
    result = state.result()
    if result is not None:
        seen["scores"] = [{**score.parts, "total": score.total} for score in result.scores]
        seen["ranks"] = result.ranks
        seen["winners"] = result.winners
        seen["tie_break"] = result.tie_break
        seen["ended"] = result.ended
    seen["actors"] = list(state.actors())
    return seen


def look(found: Any, path: str) -> Any:
    """Follow a dotted path; `#` is the length of a list, `*name` the values of a list's items."""
    for word in path.split("."):
        if word == "#":
            found = len(found)
        elif word.startswith("*"):
            found = [item[word[1:]] for item in found]
        elif isinstance(found, list):
            found = found[int(word)]
        else:
            found = found[word]
    return found
