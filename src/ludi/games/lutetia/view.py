"""What each seat may see (2.3, 2.4, 16.2), and a guess at what it may not."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from random import Random
from typing import Any

import msgspec

from ludi.core.chance import drawn, reordered
from ludi.core.moves import Move, to_json
from ludi.core.steps import Together
from ludi.games.lutetia.bot import priors, wishes
from ludi.games.lutetia.data import ACTIONS, GAP, RESOURCES, SLOTS
from ludi.games.lutetia.foresight import bids_behind
from ludi.games.lutetia.moves import Bid
from ludi.games.lutetia.state import Player, State
from ludi.games.lutetia.steps import NUMBER, BribeWave, LegionWave, bids, slots


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


class BidView(msgspec.Struct, frozen=True):
    action: str | None  # None: face down to you
    bribe: int


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


class View(msgspec.Struct, frozen=True):
    seat: int | None
    round: int
    phase: int
    wave: int | None
    last_wave: bool
    contested: str | None  # the slot Legions are spent on
    characters_left: int
    places_left: int
    market: dict[str, SlotView]
    players: list[PlayerView]
    choice: dict[str, Any] | None  # your own answer while others still think
    removed: list[CardView]
    bazaars: list[CardView]  # left out of this game; shown when it is over


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
    )


def _slot(s: State, slot: int) -> SlotView:
    card = s.market[slot]
    return SlotView(None if card == GAP else card_view(s, card), s.coins[slot])


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
            BidView(ACTIONS[bid] if open_to_me else None, bribe)
            for bid, bribe in zip(s.bids[other], s.bribes[other], strict=False)
        ],
        asked=asked or decided,
        decided=decided,
        support=s.support[other],
    )


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


def guess(s: State, seat: int, rng: Random) -> State:
    """Decks, removed Bazaars, face-down cards and choices dealt anew."""
    if s.phase in (2, 3):
        wishes(s)  # here, so that every guess has them already
    g = s.copy()
    if g.agenda:
        _shuffle_decks(g, rng)
    if g.bids and g.bids[0] and not g.face_up:
        hand = bids(g.columns)
        for other in range(len(g.players)):
            if other != seat:
                bid = drawn(hand, _likely_bids(s, other, hand), rng)
                g.bids[other] = (NUMBER[bid.first], NUMBER[bid.second])
    question = g.question
    if question is not None:
        for other, choice in enumerate(g.choices):
            if choice is not None and other != seat:
                moves = question.moves(g, other)
                if isinstance(moves[0], Bid):
                    likely = _likely_bids(s, other, moves)
                else:
                    likely = list(accumulate(priors(g, other, moves)))
                g.choices[other] = drawn(moves, likely, rng)
    return g


def _likely_bids(s: State, seat: int, bids: Sequence[Move]) -> list[float]:
    """How likely each bid of a seat is, worked out once for all guesses at a position."""
    if s.memo is None:
        s.memo = {}
    if seat not in s.memo:
        s.memo[seat] = list(accumulate(bids_behind(s, seat, bids)))
    found: list[float] = s.memo[seat]
    return found


def _shuffle_decks(g: State, rng: Random) -> None:
    # Sorted, so that a guess owes nothing to the true order
    g.characters = reordered(sorted(g.characters), rng)
    unseen = reordered(sorted(g.places + g.bazaars), rng)
    g.bazaars = [card for card in unseen if g.data.is_bazaar[card]][: len(g.bazaars)]
    g.places = [card for card in unseen if card not in g.bazaars]
