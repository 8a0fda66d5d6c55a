"""Every move a player can make."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ludi.core.moves import Move
from ludi.core.seats import BY_SEAT
from ludi.games.lutetia.data import Action

Coins = Annotated[int, Meta(ge=0, le=999)]
Count = Annotated[int, Meta(ge=0, le=99)]


class Bid(Move, frozen=True):
    """Two action cards face down, the first and the second (6.1)."""

    first: Action
    second: Action


class Bribe(Move, frozen=True):
    """Sestertii added to the first and the second card in this wave; nothing is a pass (7.5.1)."""

    first: Coins
    second: Coins


class Add(Move, frozen=True):
    """Live bribes: put sestertii on a card at once (7.6)."""

    position: Literal["first", "second"]
    amount: Coins


class Ready(Move, frozen=True):
    """Live bribes: nothing to add (7.6)."""


class Legions(Move, frozen=True):
    """Legions spent for each seat on the contested card; none is a pass (8.6.4)."""

    by_seat: Annotated[tuple[Count, ...], BY_SEAT]


class Attach(Move, frozen=True):
    """The producer that a new Apprentice joins (8.9.4)."""

    host: str


LutetiaMove = Bid | Bribe | Add | Ready | Legions | Attach
