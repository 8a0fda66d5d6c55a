"""What each seat may see (3)."""

from __future__ import annotations

from functools import cache

import msgspec

from ludi.core.seats import Seat
from ludi.games.concordia.data import (
    ACTIONS,
    COLONIST,
    GAP,
    GODS,
    GOODS,
    MASON,
    PREFECT,
    TRIBUNE,
    Tables,
    members,
)
from ludi.games.concordia.map import KINDS, Map
from ludi.games.concordia.scoring import card_values
from ludi.games.concordia.state import State
from ludi.games.concordia.steps import Finish, PlayCard
from ludi.games.concordia.steps.architect import Moving, house_coins, sites
from ludi.games.concordia.steps.colonists import COST, coins_for, tribune_coins
from ludi.games.concordia.steps.common import free_spaces
from ludi.games.concordia.steps.market import Buying
from ludi.games.concordia.steps.mercator import Trading
from ludi.games.concordia.steps.prefect import batch_of, houses_of, marker_coins
from ludi.games.concordia.steps.storing import Overflow


class CardView(msgspec.Struct, frozen=True):
    id: str
    kind: str
    action: str  # what to play it as
    god: str
    deck: str | None  # None: a starting card
    cost: dict[str, int]  # goods printed on it
    income: int  # coins a Mercator pays
    good: str | None  # of a Specialist
    points: int  # of a Specialist, for each house in a city of its good


class SlotView(msgspec.Struct, frozen=True):
    card: CardView | None
    extra: list[str]  # what the Senator pays in addition: goods, "any" is the sign "?"
    due: list[str]  # of it now: nothing while a Consul buys


class CityView(msgspec.Struct, frozen=True):
    province: str | None  # None: Roma
    good: str | None
    houses: list[int]  # seats
    coins: int  # that the next house costs, besides its goods


class ProvinceView(msgspec.Struct, frozen=True):
    good: str  # of the bonus marker
    coins: int  # on its back
    active: bool


class ActionView(msgspec.Struct, frozen=True):
    """What a card would bring its player now, where that is a number."""

    good: str  # "coin" or a good
    n: int
    choice: bool  # or something else instead


class ColonistView(msgspec.Struct, frozen=True):
    kind: str
    at: str  # a line, or the city where it was placed


class GodView(msgspec.Struct, frozen=True):
    cards: int
    value: int | None  # of one card; None for Minerva, whose cards differ


class PlayerView(msgspec.Struct, frozen=True):
    coins: int
    goods: dict[str, int]
    stored: dict[str, int]  # colonists in the storehouse
    free: int  # spaces
    colonists: list[ColonistView]  # on the board
    houses: list[str]  # cities
    houses_left: int
    hand: list[CardView] | None  # None: hidden from you
    hand_count: int
    discard: list[CardView] | None
    discard_count: int
    top: str | None  # action of the card on top of the discard pile
    owned: list[str]  # ids of all cards, in hand or not
    gods: dict[str, GodView]
    interim: int | None  # intermediate score, once taken


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    map: str
    turn: int
    active: Seat | None  # whose turn it is; None when the game is over
    start: Seat
    praefectus: Seat
    concordia: Seat | None
    question: str | None  # what is asked: `architect-move`, `market-buy`, …
    points: int | None  # movement points left
    traded: dict[str, int] | None  # by the Mercator so far; negative: sold
    purchases: int | None  # cards that may still be bought
    consul: bool  # and the goods under the slots are ignored
    batch: dict[str, int] | None  # new goods to choose from where not all fit
    prices: dict[str, int]  # of the goods, for buying and selling alike
    house_goods: dict[str, dict[str, int]]  # that a house costs in a city of each good
    colonist_goods: dict[str, int]  # that placing a colonist costs
    sites: list[str]  # cities where you could build now and pay, if you were to
    actions: dict[str, ActionView]  # of your cards
    marker_coins: int  # on all inactive markers
    yields: dict[str, list[dict[str, int]]]  # of each province by seat, if you produced there
    market: list[SlotView]
    stack: list[str]  # cards still to come, in the order of the card list
    cities: dict[str, CityView]
    provinces: dict[str, ProvinceView]
    players: list[PlayerView]


def view(s: State, seat: int | None) -> View:
    board = s.data.maps[s.map]
    question = s.question
    cards = card_views(s.data)
    consul = isinstance(question, Buying) and question.consul
    return View(
        seat=seat,
        map=s.map,
        turn=s.turns,
        active=whose_turn(s),
        start=s.start,
        praefectus=s.praefectus,
        concordia=None if s.concordia == GAP else s.concordia,
        question=None if question is None else question.key,
        points=question.points if isinstance(question, Moving) else None,
        traded=_by_good(question.traded) if isinstance(question, Trading) else None,
        purchases=question.left if isinstance(question, Buying) else None,
        consul=consul,
        batch=_by_good(question.batch) if isinstance(question, Overflow) else None,
        prices=_by_good(s.data.price),
        house_goods=house_goods(s.data),
        colonist_goods={GOODS[good]: n for good, n in COST},
        sites=[] if seat is None else [board.cities[city] for city in sites(s, seat)],
        actions={} if seat is None else _actions(s, seat),
        marker_coins=marker_coins(s),
        yields={name: _yields(s, n, seat) for n, name in enumerate(board.provinces)},
        market=[
            SlotView(
                None if card == GAP else cards[card], list(extra), [] if consul else list(extra)
            )
            for card, extra in zip(s.market, s.data.file.market.slots, strict=True)
        ],
        stack=[s.data.ids[card] for card in sorted(s.stack)],
        cities={name: _city(s, board, city) for city, name in enumerate(board.cities)},
        provinces={
            name: ProvinceView(GOODS[good], s.data.marker[good], bool(s.active_provinces >> n & 1))
            for n, (name, good) in enumerate(zip(board.provinces, s.markers, strict=True))
        },
        players=[_player(s, board, other, seat) for other in range(len(s.players))],
    )


def whose_turn(s: State) -> int | None:
    if not s.agenda:
        return None
    turn = s.agenda[0]
    assert isinstance(turn, PlayCard | Finish)
    return turn.seat


def _by_good(numbers: tuple[int, ...] | list[int]) -> dict[str, int]:
    return dict(zip(GOODS, numbers, strict=True))


def _yields(s: State, province: int, seat: int | None) -> list[dict[str, int]]:
    """What everybody would gain if the seat produced in a province; for a spectator no bonus."""
    found: list[dict[str, int]] = []
    for other in range(len(s.players)):
        batch = batch_of(s, other, province, prefect=other == seat)
        found.append({good: n for good, n in zip(GOODS, batch, strict=True) if n})
    return found


def _actions(s: State, seat: int) -> dict[str, ActionView]:
    player = s.players[seat]
    found: dict[str, ActionView] = {
        ACTIONS[MASON + good]: ActionView(name, houses_of(s, seat, good), False)
        for good, name in enumerate(GOODS)
    }
    taken = player.discard.bit_count() + 1  # the Tribune itself comes back, too
    found[ACTIONS[TRIBUNE]] = ActionView("coin", tribune_coins(taken), False)
    found[ACTIONS[PREFECT]] = ActionView("coin", marker_coins(s), True)
    found[ACTIONS[COLONIST]] = ActionView("coin", coins_for(player), True)
    return found


def _city(s: State, board: Map, city: int) -> CityView:
    if city == board.roma:
        return CityView(None, None, [], 0)
    return CityView(
        board.provinces[board.province_of[city]],
        GOODS[s.tokens[city]],
        [seat for seat, player in enumerate(s.players) if player.houses >> city & 1],
        house_coins(s, city),
    )


def _player(s: State, board: Map, other: int, seat: int | None) -> PlayerView:
    player = s.players[other]
    owned = player.hand | player.discard
    in_sight = other == seat or s.options.open_hands  # 3.2
    houses = members(player.houses)
    values = card_values(s, player)
    return PlayerView(
        coins=player.coins,
        goods=_by_good(player.goods),
        stored=dict(zip(KINDS, player.stored, strict=True)),
        free=free_spaces(s, player),
        colonists=[
            ColonistView(KINDS[board.place_kind[place]], board.place_id(place))
            for place in player.places
        ],
        houses=[board.cities[city] for city in houses],
        houses_left=s.data.houses - len(houses),
        hand=_faces(s.data, player.hand) if in_sight else None,
        hand_count=player.hand.bit_count(),
        discard=_faces(s.data, player.discard) if in_sight else None,
        discard_count=player.discard.bit_count(),
        top=None if player.top == GAP else ACTIONS[s.data.action[player.top]],
        owned=[s.data.ids[card] for card in members(owned)],
        gods={
            god: GodView((owned & s.data.of_god[god]).bit_count(), values.get(god)) for god in GODS
        },
        interim=None if s.interim[other] == GAP else s.interim[other],
    )


def _faces(data: Tables, cards: int) -> list[CardView]:
    faces = card_views(data)
    return [faces[card] for card in members(cards)]


@cache
def card_views(data: Tables) -> list[CardView]:
    return [
        CardView(
            id=card.id,
            kind=card.kind,
            action=ACTIONS[data.action[n]],
            god=card.god,
            deck=card.deck,
            cost={str(good): number for good, number in card.cost.items()},
            income=card.income,
            good=card.good,
            points=card.points,
        )
        for n, card in enumerate(data.cards)
    ]


@cache
def house_goods(data: Tables) -> dict[str, dict[str, int]]:
    return {
        good: {GOODS[paid]: n for paid, n in data.house_goods[number]}
        for number, good in enumerate(GOODS)
    }
