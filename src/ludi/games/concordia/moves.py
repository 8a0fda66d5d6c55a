"""Every move a player can make."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ludi.core.moves import Move, one_of
from ludi.core.seats import Seat
from ludi.games.concordia.data import CITIES, LINES, MARKET_CARDS, PROVINCES, Action, Good
from ludi.games.concordia.map import Kind

City = Annotated[str, one_of(CITIES)]
Line = Annotated[str, one_of(LINES)]
Place = Annotated[str, one_of((*CITIES, *LINES))]
Province = Annotated[str, one_of(PROVINCES)]
MarketCard = Annotated[str, one_of(MARKET_CARDS)]
Target = Annotated[Seat, Meta(ge=0, le=4)]
Points = Annotated[int, Meta(ge=1, le=6)]
Units = Annotated[int, Meta(ge=1, le=12)]


class Play(Move, frozen=True):
    """Play a card of that action from the hand (4.2). Cards that do the same are one choice."""

    card: Action


class Travel(Move, frozen=True):
    """Architect: a colonist goes from a city or line to a free line, for so many points (6.2.6)."""

    origin: Place
    line: Line
    points: Points


class EndMoving(Move, frozen=True):
    """Architect: on to building (6.2)."""


class Build(Move, frozen=True):
    """Architect: a house in a city beside one of the player's colonists (6.2.7)."""

    city: City


class EndBuilding(Move, frozen=True):
    """Architect: no more houses (6.2.7)."""


class Produce(Move, frozen=True):
    """Prefect: production in an active province (6.3.a)."""

    province: Province


class TakeCoins(Move, frozen=True):
    """Prefect: the coins of all inactive markers (6.3.b). Colonist: 5 and 1 each (6.5.b)."""


class Keep(Move, frozen=True):
    """Keep one of the new goods where not all fit (5.2.3)."""

    good: Good


class Copy(Move, frozen=True):
    """Diplomat: the top card of that seat's discard pile (6.4.1)."""

    target: Target


class Settle(Move, frozen=True):
    """Put a colonist from the storehouse on the board, for 1 food and 1 tools (6.1.3, 6.5.a)."""

    colonist: Kind
    city: City


class EndSettling(Move, frozen=True):
    """No colonist, or no more of them (6.1.3, 6.5.a.2)."""


class Sell(Move, frozen=True):
    """Mercator: sell units of a good (6.6.2)."""

    good: Good
    n: Units


class Buy(Move, frozen=True):
    """Mercator: buy units of a good (6.6.2)."""

    good: Good
    n: Units


class EndTrading(Move, frozen=True):
    """Mercator: the order stands as it is, empty or not (6.6.2)."""


class Recruit(Move, frozen=True):
    """Senator or Consul: buy a market card; `any` is the good that pays a "?" (6.7.2, 12.27)."""

    card: MarketCard
    any: Good | None


class EndBuying(Move, frozen=True):
    """Senator or Consul: no more cards (6.7.1)."""


class EndTurn(Move, frozen=True):
    """Let the market be refilled; after that nothing can be taken back (13.1)."""


ConcordiaMove = (
    Play
    | Travel
    | EndMoving
    | Build
    | EndBuilding
    | Produce
    | TakeCoins
    | Keep
    | Copy
    | Settle
    | EndSettling
    | Sell
    | Buy
    | EndTrading
    | Recruit
    | EndBuying
    | EndTurn
)
