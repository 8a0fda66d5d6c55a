"""Places of the board one can ask about: taking back what lies there, which no move can say."""

from __future__ import annotations

from ludi.core.errors import InvalidInput, Refusal
from ludi.games.lutetia.state import State
from ludi.games.lutetia.steps import POSITIONS

PLACES = (*(f"less:{position}" for position in POSITIONS), "less:legions")


def why_not_at(s: State, seat: int, place: str) -> Refusal | None:
    """Why a bribe or a Legion cannot be made less."""
    if place not in PLACES:
        raise InvalidInput(f"Lutetia has no place {place[:40]!r}; it has {', '.join(PLACES)}")
    if place == "less:legions":
        return Refusal("no-legion-back", "8.7.2")
    lying = s.bribes[seat][PLACES.index(place)]
    return Refusal("no-bribe-lower", "7.2") if lying else Refusal("no-bribe-whole", "7.5.1")
