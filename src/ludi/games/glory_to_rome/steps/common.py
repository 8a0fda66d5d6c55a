"""What all questions of the game share."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from ludi.core.moves import Move
from ludi.core.steps import Decision
from ludi.games.glory_to_rome.moves import Done
from ludi.games.glory_to_rome.state import State

DONE = Done()


@cache
def shared(kind: type[Move], *fields: Any) -> Move:
    """One object for each move: lists of moves repeat all the time."""
    return kind(*fields)


@dataclass(slots=True)
class MayDecline(Decision[State]):
    """A decision in which `Done` is always possible, and what a seat does that stays away."""

    def idle(self, s: State, seat: int) -> Move:
        return DONE
