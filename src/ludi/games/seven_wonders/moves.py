"""Every move a player can make.

Prices say what goes to the left neighbour, to the right neighbour and, with Bilkis, to the bank;
payments that agree in these are the same payment. A coin cost of the card comes on top.
A stage or a discard shows its card to nobody else: the others see the move with `card` None.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Literal

from msgspec import Meta

from ludi.core.moves import Move, one_of
from ludi.games.seven_wonders.data import Side, raw_ids

_IDS = raw_ids()
STRUCTURE_IDS = (*_IDS["structures"], *_IDS["guilds"])
LEADER_IDS = (*_IDS["leaders"], "semiramis")
WONDER_IDS = tuple(_IDS["wonders"])

StructureId = Annotated[str, one_of(STRUCTURE_IDS)]
LeaderId = Annotated[str, one_of(LEADER_IDS)]
CardId = Annotated[str, one_of((*STRUCTURE_IDS, *LEADER_IDS))]
WonderId = Annotated[str, one_of(WONDER_IDS)]
Coins = Annotated[int, Meta(ge=0, le=99)]
Way = Literal["pay", "chain", "olympia", "ramses"]


class ChooseBoard(Move, frozen=True):
    """A Wonder board, where boards are chosen (3.3.1)."""

    wonder: WonderId


class ChooseSide(Move, frozen=True):
    """A side of the own board, where sides are chosen (3.3.1)."""

    side: Side


class Keep(Move, frozen=True):
    """One leader kept in the draft; the others are passed on (4.2)."""

    leader: LeaderId


class Recruit(Move, frozen=True):
    """A leader put into play: in a Recruitment (6.3) or as the extra leader of Roma B (10.9.2)."""

    leader: LeaderId


class Build(Move, frozen=True):
    """A structure built from the hand (7.3.1), in one of the ways of 8.2."""

    card: StructureId
    way: Way
    left: Coins
    right: Coins
    bank: Coins


class Stage(Move, frozen=True):
    """The next Wonder stage, with a card or a leader as marker (6.4, 7.3.2)."""

    card: CardId | None
    left: Coins
    right: Coins
    bank: Coins


class Discard(Move, frozen=True):
    """A card or a leader discarded for 3 coins (6.5, 7.3.3)."""

    card: CardId | None


class CopyLeader(Move, frozen=True):
    """The leader that the Courtesans Guild copies (11.5.1)."""

    leader: LeaderId


class BuildFromPile(Move, frozen=True):
    """A card of the discard pile built for free (9.9)."""

    card: StructureId


class Decline(Move, frozen=True):
    """No extra leader (10.9.2), or nothing from the discard pile (9.9.2)."""


SevenWondersMove = (
    ChooseBoard
    | ChooseSide
    | Keep
    | Recruit
    | Build
    | Stage
    | Discard
    | CopyLeader
    | BuildFromPile
    | Decline
)

# Moves never change, so that each is made once; by the number of the card (data.Tables)

CARDS = (*STRUCTURE_IDS, *LEADER_IDS)
BY_CHAIN = [Build(id, "chain", 0, 0, 0) for id in STRUCTURE_IDS]
BY_OLYMPIA = [Build(id, "olympia", 0, 0, 0) for id in STRUCTURE_IDS]
BY_RAMSES = [Build(id, "ramses", 0, 0, 0) for id in STRUCTURE_IDS]
FROM_PILE = [BuildFromPile(id) for id in STRUCTURE_IDS]
DISCARDS = [Discard(id) for id in CARDS]
HIDDEN_DISCARD = Discard(None)
DECLINE = Decline()


class Paid(dict[int, Move]):
    """The moves of one card by their payment plan (`payment.plan`), made when first asked for."""

    def __init__(self, make: Callable[[int, int, int], Move]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, plan: int) -> Move:
        move = self[plan] = self.make(plan >> 16 & 255, plan >> 8 & 255, plan & 255)
        return move


BY_PAYING = [Paid(partial(Build, id, "pay")) for id in STRUCTURE_IDS]
STAGES = [Paid(partial(Stage, id)) for id in CARDS]
HIDDEN_STAGE = Paid(partial(Stage, None))
KEEPS = {id: Keep(id) for id in LEADER_IDS}
RECRUITS = {id: Recruit(id) for id in LEADER_IDS}
COPIES = {id: CopyLeader(id) for id in LEADER_IDS}
