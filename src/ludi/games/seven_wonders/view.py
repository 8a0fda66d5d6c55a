"""What each seat may see (16), with everything a board needs: prices, ways to build, reasons."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import msgspec

from ludi.core.errors import Refusal
from ludi.core.moves import RawMove, tag, to_json
from ludi.core.seats import Seat
from ludi.core.steps import Question
from ludi.games.seven_wonders import payment
from ludi.games.seven_wonders.building import (
    active,
    builds,
    leader_cost,
    must_chain,
    plans,
    refuse_build,
    terms,
    unpayable,
    waived,
)
from ludi.games.seven_wonders.data import NOBODY, Leader, Side, Structure, Tables
from ludi.games.seven_wonders.effects import (
    COLORS,
    FREE_BUILD,
    RAW,
    REBATE,
    STAGE_LESS,
    SYMBOLS,
    AnyEffect,
    Color,
    Produce,
)
from ludi.games.seven_wonders.guess import passed_leaders
from ludi.games.seven_wonders.moves import BY_CHAIN, Build, Way
from ludi.games.seven_wonders.state import (
    CARD,
    CARD_BITS,
    FREE_CITY,
    NO_SEAT,
    SEEN_SHIFT,
    City,
    State,
)
from ludi.games.seven_wonders.steps import (
    BoardChoice,
    Courtesan,
    Draft,
    ExtraLeader,
    FromPile,
    Recruitment,
    Seventh,
    SideChoice,
    Turn,
    TurnOfTwo,
    direction_of,
)

Phase = Literal[
    "board",
    "side",
    "draft",
    "recruitment",
    "turn",
    "extra-leader",
    "courtesan",
    "seventh",
    "pile",
    "over",
]
PHASES: dict[type[Question[Any]], Phase] = {
    BoardChoice: "board",
    SideChoice: "side",
    Draft: "draft",
    Recruitment: "recruitment",
    Turn: "turn",
    TurnOfTwo: "turn",
    ExtraLeader: "extra-leader",
    Courtesan: "courtesan",
    Seventh: "seventh",
    FromPile: "pile",
}


class Face(msgspec.Struct, frozen=True):
    """What is printed on a card."""

    kind: Literal["structure", "guild", "leader"]
    color: Color | Literal["white"]
    cost: dict[str, int]  # resources, and `coins`
    ages: list[int]
    chain_from: list[str]
    chain_to: list[str]
    effects: list[AnyEffect]
    timing: str | None  # of a leader


class Buy(msgspec.Struct, frozen=True):
    resource: str
    n: int
    seller: Literal["left", "right", "bank"]
    coins: int  # for all of them


class Payment(msgspec.Struct, frozen=True):
    """One way to build, with its price; `way`, `left`, `right`, `bank` are those of the move."""

    way: Way | Literal["recruit"]
    left: int
    right: int
    bank: int
    coins: int  # to the bank for the card itself
    total: int
    back: int  # from Hatshepsut
    buys: list[Buy]
    reduction: str | None  # the leader that saves a resource
    chain: str | None  # the structure it is free with


class Offer(msgspec.Struct, frozen=True):
    """What can be done: the ways, the cheapest first; or none, and the reason."""

    ways: list[Payment]
    refusal: Refusal | None


class HandCard(msgspec.Struct, frozen=True):
    card: str
    offer: Offer | None  # to build it or to recruit it; None where neither is the question


class Source(msgspec.Struct, frozen=True):
    options: list[str]
    amount: int
    sellable: bool
    source: str  # a card, `start` or `stage`
    price: int | None  # for you, a unit; None where you cannot buy


class StageView(msgspec.Struct, frozen=True):
    cost: dict[str, int]
    effects: list[AnyEffect]
    built: bool
    marker: str | None  # the card under it, if you know it


class CityView(msgspec.Struct, frozen=True):
    seat: Seat | None  # None: the Free City
    left: int  # the neighbours: numbers of cities
    right: int
    wonder: str | None
    side: Side | None
    start: list[AnyEffect]
    coins: int
    stages: list[StageView]
    structures: list[str]
    leaders: list[str]
    copied: list[str]  # leaders under the Courtesan token
    colors: dict[str, int]
    shields: int
    symbols: dict[str, int]  # compass, gear, tablet, any
    victories: list[int]  # the values of the tokens
    defeats: int
    production: list[Source]
    cheap: list[
        str
    ]  # discounts: `left-raw`, `right-raw`, `left-manufactured`, `right-manufactured`
    free_build: Literal["none", "ready", "used"]  # the right of Olympia A
    hand: int
    unplayed: int
    asked: bool  # the question on the table is put to this seat
    decided: bool  # and its answer is in


class PileCard(msgspec.Struct, frozen=True):
    """A card of the discard pile: when and by whom it came there is seen by all (16.3)."""

    age: int
    round: int
    seat: Seat | None  # None: from the Free City's pile
    card: str | None  # None: you do not know it


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    age: int
    round: int  # turn of the Age; step of the draft; 0 in a Recruitment
    phase: Phase
    uses: list[str]  # what may be done with a card now: kinds of moves
    passing: Literal["left", "right", "swap"] | None
    cities: list[CityView]  # by seat; with two players the Free City comes third
    acting: int | None  # the city your hand and offers below are for
    hand: list[HandCard]
    leaders: list[HandCard]  # your unplayed leaders
    stage: Offer | None  # the next stage of the acting city
    choices: list[RawMove | None]  # your own answer, and that for the Free City
    passed: list[list[str]]  # leaders you passed on in the draft, step by step
    last: list[RawMove | None]  # last turn's plays by city, as everybody saw them
    pile: list[PileCard]
    box: int  # leaders never dealt
    free_pile: int
    holder: Seat | None  # of the Free City card
    drawn: str | None  # the card you drew as the holder
    boards: list[str]  # still to be chosen
    faces: dict[str, Face]  # of every card named above


def view(s: State, seat: int | None) -> View:
    question = s.question
    shown = View(
        seat=seat,
        age=s.age,
        round=s.round,
        phase="over" if question is None else PHASES[type(question)],
        uses=[] if question is None else [tag(kind) for kind in question.accepts],
        passing=_passing(s),
        cities=[_city(s, c, seat) for c in range(len(s.cities))],
        acting=acting(s, seat),
        hand=_hand(s, seat),
        leaders=_leaders(s, seat),
        stage=stage_offer(s, seat),
        choices=_choices(s, seat),
        passed=[] if seat is None else passed_leaders(s, seat),
        last=[None if move is None else to_json(move) for move in s.last],
        pile=[_pile_card(s, lying, seat) for lying in s.pile],
        box=len(s.box),
        free_pile=len(s.free_pile),
        holder=None if s.holder == NOBODY else s.holder,
        drawn=s.data.ids[s.drawn] if s.drawn != NOBODY and seat == s.holder else None,
        boards=sorted(s.data.wonder(board) for board in s.boards),
        faces={},
    )
    shown.faces.update({name: face(s.data, name) for name in _named(s, shown)})
    return shown


def _passing(s: State) -> Literal["left", "right", "swap"] | None:
    if s.age == 0:
        return None if s.round == 0 else "swap" if s.seats == 2 else "right"
    return "swap" if s.seats == 2 else "left" if direction_of(s) == 1 else "right"


def _named(s: State, shown: View) -> list[str]:
    """Every card that the view names, once each."""
    names: list[str] = []
    for city in shown.cities:
        names += [*city.structures, *city.leaders, *city.copied]
        names += [stage.marker for stage in city.stages if stage.marker]
    names += [card.card for card in (*shown.hand, *shown.leaders)]
    names += [name for pack in shown.passed for name in pack]
    names += [card.card for card in shown.pile if card.card]
    return list(dict.fromkeys(names))


@lru_cache(1 << 10)
def face(data: Tables, name: str) -> Face:
    number = data.number[name]
    printed = data.faces[number]
    if isinstance(printed, Leader):
        cost = {"coins": printed.cost} if printed.cost else {}
        return Face("leader", "white", cost, [], [], [], list(printed.effects), printed.timing)
    cost = {str(r): n for r, n in printed.cost.resources.items()}
    if printed.cost.coins:
        cost["coins"] = printed.cost.coins
    later = [data.ids[n] for n, mask in enumerate(data.chain) if mask >> number & 1]
    structure = isinstance(printed, Structure)
    return Face(
        kind="structure" if structure else "guild",
        color=COLORS[data.color[number]],
        cost=cost,
        ages=sorted(data.ages[number]),
        chain_from=list(printed.chain) if isinstance(printed, Structure) else [],
        chain_to=later,
        effects=list(printed.effects),
        timing=None,
    )


# Cities


def _city(s: State, c: int, seat: int | None) -> CityView:
    data = s.data
    city = s.cities[c]
    chosen = city.board != NOBODY
    open_board = chosen and not _side_open(s, c)
    question = s.question
    asked = question is not None and c < s.seats and c in question.actors(s)
    decided = not asked and c < s.seats and s.choices[c] is not None
    victory = data.file.setup.victory
    return CityView(
        seat=c if c < s.seats else None,
        left=s.left(c),
        right=s.right(c),
        wonder=data.wonder(city.board) if chosen else None,
        side=data.side(city.board) if open_board else None,
        start=list(data.start[city.board].effects) if open_board else [],
        coins=city.coins,
        stages=_stages(s, city, seat) if open_board else [],
        structures=[data.ids[card] for card in city.built],
        leaders=[data.ids[leader] for leader in city.leaders],
        copied=[data.ids[leader] for leader in city.copied],
        colors={color: city.count(n) for n, color in enumerate(COLORS)},
        shields=city.shields,
        symbols={name: city.symbols >> 4 * n & 15 for n, name in enumerate((*SYMBOLS, "any"))},
        victories=[
            value for n, value in enumerate(victory) for _ in range(city.victories >> 4 * n & 15)
        ],
        defeats=city.defeats,
        production=_production(s, c, seat) if open_board or not chosen else [],
        cheap=[
            name
            for bit, name in enumerate(
                ("left-raw", "right-raw", "left-manufactured", "right-manufactured")
            )
            if city.discounts >> bit & 1
        ],
        free_build="ready"
        if city.may_build_free
        else "used"
        if city.powers & FREE_BUILD
        else "none",
        hand=len(city.hand),
        unplayed=len(city.unplayed),
        asked=asked or decided,
        decided=decided,
    )


def _side_open(s: State, c: int) -> bool:
    """Is this seat still to choose the side of its board?"""
    return any(isinstance(step, SideChoice) and step.seat == c for step in s.agenda)


def _stages(s: State, city: City, seat: int | None) -> list[StageView]:
    found = []
    for n, stage in enumerate(s.data.boards[city.board].stages):
        marker = city.tucked[n] if n < city.stages else None
        known = marker is not None and _knows(seat, marker)
        found.append(
            StageView(
                cost={str(r): n for r, n in stage.cost.resources.items()},
                effects=list(stage.effects),
                built=n < city.stages,
                marker=s.data.ids[marker & CARD] if known and marker is not None else None,
            )
        )
    return found


def _knows(seat: int | None, lying: int) -> bool:
    """Did this seat lay the card down, or look at it later?"""
    if seat is None:
        return False
    by = lying >> CARD_BITS + 1 & 7
    return by == seat or bool(lying >> SEEN_SHIFT + seat & 1)


def _production(s: State, c: int, seat: int | None) -> list[Source]:
    """Every source of a city, with your price where you are a neighbour."""
    data = s.data
    city = s.cities[c]
    things = [("start", effect, False) for effect in data.start[city.board].effects]
    things += [(data.ids[n], e, False) for n in city.built for e in data.does[n].effects]
    built = data.stage_does[city.board][: city.stages]
    things += [("stage", effect, False) for does in built for effect in does.effects]
    things += [(data.ids[n], e, True) for n in active(city) for e in data.does[n].effects]
    found = []
    for source, effect, leader in things:
        if isinstance(effect, Produce):
            sellable = effect.sellable and not leader
            cost = _price(s, c, seat, effect) if sellable else None
            found.append(Source(list(effect.options), effect.amount, sellable, source, cost))
    return found


def _price(s: State, c: int, seat: int | None, effect: Produce) -> int | None:
    if seat is None or c == seat:
        return None
    buyer = acting(s, seat)
    if buyer is None or c not in (s.left(buyer), s.right(buyer)):
        return None
    kind = 0 if effect.options[0] in RAW else 1
    tariffs = payment.tariffs(s.cities[buyer].discounts)
    return tariffs[0 if c == s.left(buyer) else 1][kind]


# The hand, with what can be done and for how much


def acting(s: State, seat: int | None) -> int | None:
    """The city that a seat's next decision is for."""
    if seat is None:
        return None
    question = s.question
    if isinstance(question, TurnOfTwo) and seat == s.holder:
        return seat if s.choices[seat] is None or s.free_choice is not None else FREE_CITY
    if isinstance(question, Seventh | Courtesan | FromPile) and question.seat == seat:
        return question.city
    return seat


def _hand(s: State, seat: int | None) -> list[HandCard]:
    if seat is None:
        return []
    ids = s.data.ids
    city = acting(s, seat)
    question = s.question
    if city is None or not isinstance(question, Turn | Seventh):
        return [HandCard(ids[card], None) for card in s.cities[seat].hand]
    if isinstance(question, Seventh) and question.seat == seat:
        hand = question.hand(s)
    elif city == FREE_CITY and isinstance(question, TurnOfTwo):
        hand = question.rest(s, seat)
    else:
        hand = s.cities[seat].hand
    return [HandCard(ids[card], build_offer(s, city, card)) for card in hand]


def build_offer(s: State, c: int, card: int) -> Offer:
    moves = builds(s, c, card)
    if s.seats == 2 and c == FREE_CITY and must_chain(s, s.cities[c], card):
        moves = [BY_CHAIN[card]]
    ways = [_payment(s, c, card, move) for move in moves if isinstance(move, Build)]
    if ways:
        return Offer(ways, None)
    return Offer([], refuse_build(s, c, Build(s.data.ids[card], "pay", 0, 0, 0)))


def _payment(s: State, c: int, card: int, move: Build) -> Payment:
    data = s.data
    city = s.cities[c]
    if move.way == "pay":
        chosen = payment.plan(move.left, move.right, move.bank)
        less = waived(s, city, card)
        return _paid(s, c, chosen, data.cost[card], less, data.color[card], data.coins[card])
    chain = None
    if move.way == "chain":
        chain = data.ids[(data.chain[card] & city.has).bit_length() - 1]
    return Payment(move.way, 0, 0, 0, 0, 0, 0, [], None, chain)


def _paid(s: State, c: int, chosen: int, cost: int, less: int, power: int, coins: int) -> Payment:
    city = s.cities[c]
    left, right = s.cities[s.left(c)].sale, s.cities[s.right(c)].sale
    parts = payment.bought(chosen, cost, city.own, less, left, right, terms(city))
    tariffs = payment.tariffs(city.discounts)
    buys = []
    for seller, units, tariff in (
        ("left", parts[0], tariffs[0]),
        ("right", parts[1], tariffs[1]),
        ("bank", parts[2], (1, 1)),
    ):
        for name, n in payment.listed(units):
            price = tariff[0 if name in RAW else 1]
            buys.append(Buy(name, n, seller, n * price))  # type: ignore[arg-type]
    to_left, to_right = payment.left_of(chosen), payment.right_of(chosen)
    helps = less and payment.purchases(cost, city.own, 0) != payment.purchases(cost, city.own, 1)
    back = (to_left > 0) + (to_right > 0) if city.powers & REBATE else 0
    return Payment(
        way="pay",
        left=to_left,
        right=to_right,
        bank=payment.bank_of(chosen),
        coins=coins,
        total=payment.total(chosen) + coins,
        back=back,
        buys=buys,
        reduction=_leader_with(s, city, 1 << power) if helps else None,
        chain=None,
    )


def _leader_with(s: State, city: City, power: int) -> str | None:
    return next((s.data.ids[n] for n in active(city) if s.data.does[n].powers & power), None)


def stage_offer(s: State, seat: int | None) -> Offer | None:
    c = acting(s, seat)
    question = s.question
    if c is None or not isinstance(question, Recruitment | Turn | Seventh):
        return None
    city = s.cities[c]
    costs = s.data.stage_cost[city.board]
    if city.stages == len(costs):
        key = "no-free-city-no-stage" if c >= s.seats else "no-stage-none"
        return Offer([], Refusal(key, "7.3.2"))
    cost, less = costs[city.stages], int(city.powers & STAGE_LESS != 0)
    refusal = unpayable(s, c, cost, less, None)
    if refusal is not None:
        return Offer([], refusal)
    able = [plan for plan in plans(s, c, cost, less) if payment.total(plan) <= city.coins]
    return Offer([_paid(s, c, plan, cost, less, 7, 0) for plan in able], None)


def _leaders(s: State, seat: int | None) -> list[HandCard]:
    if seat is None:
        return []
    ids = s.data.ids
    question = s.question
    extra = isinstance(question, ExtraLeader) and question.seat == seat
    if not (isinstance(question, Recruitment) or extra):
        return [HandCard(ids[leader], None) for leader in s.cities[seat].unplayed]
    offers = [_recruit_offer(s, seat, leader, extra) for leader in s.cities[seat].unplayed]
    return [
        HandCard(ids[leader], offer)
        for leader, offer in zip(s.cities[seat].unplayed, offers, strict=True)
    ]


def _recruit_offer(s: State, seat: int, leader: int, extra: bool) -> Offer:
    cost = leader_cost(s, seat, leader, recruitment=s.round == 0)
    coins = s.cities[seat].coins
    if cost <= coins:
        return Offer([Payment("recruit", 0, 0, 0, cost, cost, 0, [], None, None)], None)
    args = {"leader": s.data.ids[leader], "cost": cost, "coins": coins}
    if extra:
        return Offer([], Refusal("no-extra-too-dear", "9.6", args))
    return Offer([], Refusal("no-leader-too-dear", "6.8", args))


def _choices(s: State, seat: int | None) -> list[dict[str, Any] | None]:
    if seat is None:
        return []
    own = (
        [s.choices[seat], s.free_choice] if s.seats == 2 and seat == s.holder else [s.choices[seat]]
    )
    return [None if move is None else to_json(move) for move in own]


def _pile_card(s: State, lying: int, seat: int | None) -> PileCard:
    place = lying >> CARD_BITS
    by = place >> 1 & 7
    return PileCard(
        age=place >> 7 & 3,
        round=place >> 4 & 7,
        seat=None if by == NO_SEAT else by,
        card=s.data.ids[lying & CARD] if _knows(seat, lying) else None,
    )
