"""What all questions of the game share."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from ludi.core.events import Prompt
from ludi.core.moves import Move
from ludi.core.steps import Ask
from ludi.games.glory_to_rome.moves import Done
from ludi.games.glory_to_rome.state import State

DONE = Done()


@cache
def shared(kind: type[Move], *fields: Any) -> Move:
    """One object for each move: lists of moves repeat all the time."""
    return kind(*fields)


@dataclass(slots=True)
class Decision(Ask[State]):
    """One seat decides; the others read whom they wait for."""

    def args(self, s: State) -> dict[str, Any]:
        """What the prompt tells the seat that is asked."""
        return {}

    def prompt(self, s: State, seat: int | None) -> Prompt:
        if seat == self.seat:
            return Prompt(f"ask-{self.key}", self.args(s))
        return Prompt(f"wait-{self.key}", {"seat": self.seat})


@dataclass(slots=True)
class MayDecline(Decision):
    """A decision in which `Done` is always possible, and what a seat does that stays away."""

    def idle(self, s: State, seat: int) -> Move:
        return DONE
