"""Every move a player can make."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ludi.core.moves import Move
from ludi.core.seats import Seat
from ludi.games.glory_to_rome.data import Material, Role, Side, StructureId

Target = Annotated[Seat, Meta(ge=0, le=4)]
Card = Literal[StructureId, "senator"]


# Leading, following, thinking


class Lead(Move, frozen=True):
    """Lead a role with one play: an order, a senator, or the orders of a petition (6.1)."""

    role: Role
    cards: tuple[Card, ...]


class Follow(Move, frozen=True):
    """Follow the role led with one play (6.1)."""

    cards: tuple[Card, ...]


class PlayMore(Move, frozen=True):
    """With the Palace: one more play for the same role (6.3)."""

    cards: tuple[Card, ...]


class Think(Move, frozen=True):
    """Think: draw orders, take a senator, or take nothing (5.1, 5.5)."""

    take: Literal["orders", "senator", "nothing"]


class Discard(Move, frozen=True):
    """Latrine: think, and discard this card first (17.12)."""

    card: Card


class DiscardAll(Move, frozen=True):
    """Vomitorium: think, and discard the whole hand first (17.38)."""


# Actions


class Hire(Move, frozen=True):
    """Patron: a client from the pool (8.1)."""

    role: Role


class HireFromHand(Move, frozen=True):
    """Patron with the Aqueduct: a client from the hand (8.2)."""

    card: StructureId


class HireFromDeck(Move, frozen=True):
    """Patron with the Bar: the top card of the deck becomes a client (8.2)."""


class ActAs(Move, frozen=True):
    """Bath: the role in which the new client acts, where there is a choice (17.13)."""

    role: Role


class Fetch(Move, frozen=True):
    """Laborer: a material from the pool (9.1)."""

    material: Material


class FetchFromHand(Move, frozen=True):
    """Laborer with the Dock: a card from the hand to the stockpile (9.1)."""

    card: StructureId


class Sell(Move, frozen=True):
    """Merchant: a material from the stockpile to the vault (14.1)."""

    material: Material


class SellFromHand(Move, frozen=True):
    """Merchant with the Basilica: a card from the hand to the vault (14.2)."""

    card: StructureId


class SellFromDeck(Move, frozen=True):
    """Merchant with the Atrium: the unseen top card of the deck to the vault (14.1)."""


class Found(Move, frozen=True):
    """Lay a foundation on a site (10.1); only the Statue has a choice of its material."""

    card: StructureId
    side: Side
    site: Material


class Add(Move, frozen=True):
    """Architect: a material from the stockpile; `finish`: the structure is completed (21.1)."""

    material: Material
    structure: StructureId
    finish: bool


class AddFromHand(Move, frozen=True):
    """Craftsman: a card from the hand as material (11.1)."""

    card: StructureId
    structure: StructureId
    finish: bool


class AddFromPool(Move, frozen=True):
    """Architect with the Archway: a material from the pool (12.2)."""

    material: Material
    structure: StructureId
    finish: bool


class DrawCard(Move, frozen=True):
    """Craftsman with the Fountain: draw the top card of the deck and use it (17.9)."""


class AddDrawn(Move, frozen=True):
    """Fountain: the drawn card as material (17.9)."""

    structure: StructureId
    finish: bool


class Keep(Move, frozen=True):
    """Fountain: the drawn card goes to the hand (17.9)."""


class Open(Move, frozen=True):
    """Stairway: a material from the stockpile opens an opponent's structure to all (17.27)."""

    target: Target
    structure: StructureId
    material: Material


class OpenFromPool(Move, frozen=True):
    """Stairway with the Archway: the material comes from the pool (17.27.1)."""

    target: Target
    structure: StructureId
    material: Material


class TakeStructure(Move, frozen=True):
    """Prison: 3 influence for an opponent's completed structure (17.40)."""

    target: Target
    structure: StructureId


# Demands


class Reveal(Move, frozen=True):
    """Legionary: one more card to be revealed in this demand (13.1)."""

    card: StructureId


class Demand(Move, frozen=True):
    """Legionary: reveal the chosen cards together and demand their materials (13.1)."""

    cards: tuple[StructureId, ...]


class Give(Move, frozen=True):
    """Give up a matching card (13.5), or give it of free will (13.6)."""

    card: StructureId


class TakeClient(Move, frozen=True):
    """Coliseum: an opponent's client into the vault (17.4)."""

    target: Target
    role: Role


# End of the round


class TakeSenator(Move, frozen=True):
    """Senate: a senator that this player played (15.1)."""

    target: Target


class ToStockpile(Move, frozen=True):
    """Sewer: an order played this round goes to the stockpile (15.2)."""

    card: StructureId


# Ending


class Done(Move, frozen=True):
    """Nothing more: of this action if a part of it has been done, otherwise of all that is left."""


class Concede(Move, frozen=True):
    """Give up in favour of this player; at any time (18.9)."""

    target: Target


class Withdraw(Move, frozen=True):
    """Take back one's word in favour of another player; at any time (18.9)."""


GloryToRomeMove = (
    Lead
    | Follow
    | PlayMore
    | Think
    | Discard
    | DiscardAll
    | Hire
    | HireFromHand
    | HireFromDeck
    | ActAs
    | Fetch
    | FetchFromHand
    | Sell
    | SellFromHand
    | SellFromDeck
    | Found
    | Add
    | AddFromHand
    | AddFromPool
    | DrawCard
    | AddDrawn
    | Keep
    | Open
    | OpenFromPool
    | TakeStructure
    | Reveal
    | Demand
    | Give
    | TakeClient
    | TakeSenator
    | ToStockpile
    | Done
    | Concede
    | Withdraw
)
