"""What each seat may see (2.3, 2.4, 16.2)."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludi.core.moves import RawMove, to_json
from ludi.core.seats import Seat
from ludi.core.steps import Together
from ludi.games.lutetia.data import ACTIONS, FIRST_PLACE, GAP, RESOURCES, SLOTS
from ludi.games.lutetia.money import Money, hand, now
from ludi.games.lutetia.scoring import leads
from ludi.games.lutetia.state import Player, State
from ludi.games.lutetia.steps import (
    INCOME_PAYS,
    LEGION_ADDS,
    BribeWave,
    LegionWave,
    slots,
    strength_of,
)


class CardView(msgspec.Struct, frozen=True):
    id: str
    kind: str
    cost: int
    color: str | None
    resource: str | None
    units: int
    talent: int | None
    roman: bool
    recipe: dict[str, int]
    host: str | None = None  # the producer an Apprentice has joined


class SlotView(msgspec.Struct, frozen=True):
    card: CardView | None
    coins: int
    row: Literal["character", "place"]


class BidView(msgspec.Struct, frozen=True):
    action: str | None  # None: face down to you
    bribe: int
    strength: int  # the bribe, and the Legions spent for the contested card


class PlayerView(msgspec.Struct, frozen=True):
    supply: int
    cards: list[CardView]
    units: dict[str, int]
    legions: int
    waiting: int  # Apprentices without a producer
    bids: list[BidView]
    asked: bool  # the question on the table is put to this seat
    decided: bool  # and its answer is in
    support: int  # Legions spent for it on the contested card
    leads: list[str]  # resources of which it would have the most if the game were over


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    round: int
    phase: int
    wave: int | None
    last_wave: bool
    contested: str | None  # the slot Legions are spent on
    characters_left: int
    places_left: int
    market: dict[str, SlotView]
    players: list[PlayerView]
    choice: RawMove | None  # your own answer while others still think
    removed: list[CardView]
    bazaars: list[CardView]  # left out of this game; shown when it is over
    hand: list[str]  # the action cards that everybody has
    income_pays: int  # each Income card
    legion_adds: int  # to the strength of a bid
    money: Money | None  # whether yours will do for your bids, once they lie on the table


def view(s: State, seat: int | None) -> View:
    question = s.question
    own = s.choices[seat] if seat is not None else None
    return View(
        seat=seat,
        round=s.round,
        phase=s.phase,
        wave=question.wave if isinstance(question, BribeWave) else None,
        last_wave=isinstance(question, BribeWave) and question.last,
        contested=SLOTS[question.slot] if isinstance(question, LegionWave) else None,
        characters_left=len(s.characters),
        places_left=len(s.places),
        market={SLOTS[slot]: _slot(s, slot) for slot in slots(s)},
        players=[_player(s, other, seat) for other in range(len(s.players))],
        choice=None if own is None else to_json(own),
        removed=[card_view(s, card) for card in s.removed],
        bazaars=[] if s.agenda else [card_view(s, card) for card in s.bazaars],
        hand=hand(s),
        income_pays=INCOME_PAYS,
        legion_adds=LEGION_ADDS,
        money=None if seat is None else now(s, seat),
    )


def _slot(s: State, slot: int) -> SlotView:
    card = s.market[slot]
    row: Literal["character", "place"] = "character" if slot < FIRST_PLACE else "place"
    return SlotView(None if card == GAP else card_view(s, card), s.coins[slot], row)


def _player(s: State, other: int, seat: int | None) -> PlayerView:
    player = s.players[other]
    question = s.question
    asked = other in question.actors(s) if question else False
    decided = isinstance(question, Together) and s.choices[other] is not None
    open_to_me = s.face_up or other == seat
    return PlayerView(
        supply=player.supply,
        cards=[card_view(s, card, player) for card in player.cards],
        units=dict(zip(RESOURCES, player.units, strict=True)),
        legions=len(player.legions),
        waiting=len(player.waiting),
        bids=[
            _bid(s, other, bid, bribe, open_to_me)
            for bid, bribe in zip(s.bids[other], s.bribes[other], strict=False)
        ],
        asked=asked or decided,
        decided=decided,
        support=s.support[other],
        leads=[name for r, name in enumerate(RESOURCES) if leads(s, other, r)],
    )


def _bid(s: State, seat: int, bid: int, bribe: int, open_to_me: bool) -> BidView:
    question = s.question
    contested = isinstance(question, LegionWave) and question.slot == bid
    strength = strength_of(s, seat, bid) if contested else bribe
    return BidView(ACTIONS[bid] if open_to_me else None, bribe, strength)


def card_view(s: State, card: int, owner: Player | None = None) -> CardView:
    face = s.data.cards[card]
    host = owner.attached.get(card) if owner else None
    return CardView(
        id=s.data.ids[card],
        kind=face.kind,
        cost=face.cost,
        color=face.color,
        resource=face.resource,
        units=face.units,
        talent=face.talent,
        roman=face.roman,
        recipe={str(r): n for r, n in face.recipe.items()},
        host=None if host is None else s.data.ids[host],
    )
