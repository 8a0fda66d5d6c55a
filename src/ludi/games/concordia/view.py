"""What each seat may see (3), and a guess at what it may not."""

from __future__ import annotations

from functools import cache
from random import Random

import msgspec

from ludi.games.concordia.data import (
    ACTIONS,
    GAP,
    GODS,
    GOODS,
    TRIBUNE,
    Tables,
)
from ludi.games.concordia.map import KINDS, Map
from ludi.games.concordia.scoring import card_values
from ludi.games.concordia.state import Player, State
from ludi.games.concordia.steps import Finish, PlayCard
from ludi.games.concordia.steps.architect import Moving, house_coins
from ludi.games.concordia.steps.common import free_spaces
from ludi.games.concordia.steps.market import Buying
from ludi.games.concordia.steps.mercator import Trading
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


class CityView(msgspec.Struct, frozen=True):
    province: str | None  # None: Roma
    good: str | None
    houses: list[int]  # seats
    coins: int  # that the next house costs, besides its goods


class ProvinceView(msgspec.Struct, frozen=True):
    good: str  # of the bonus marker
    coins: int  # on its back
    active: bool


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
    seat: int | None
    map: str
    turn: int
    active: int | None  # whose turn it is; None when the game is over
    start: int
    praefectus: int
    concordia: int | None
    question: str | None  # what is asked: `architect-move`, `market-buy`, …
    points: int | None  # movement points left
    traded: dict[str, int] | None  # by the Mercator so far; negative: sold
    purchases: int | None  # cards that may still be bought
    consul: bool  # and the goods under the slots are ignored
    batch: dict[str, int] | None  # new goods to choose from where not all fit
    prices: dict[str, int]  # of the goods, for buying and selling alike
    house_goods: dict[str, dict[str, int]]  # that a house costs in a city of each good
    market: list[SlotView]
    stack: list[str]  # cards still to come, in the order of the card list
    cities: dict[str, CityView]
    provinces: dict[str, ProvinceView]
    players: list[PlayerView]


def view(s: State, seat: int | None) -> View:
    board = s.data.maps[s.map]
    question = s.question
    cards = card_views(s.data)
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
        consul=isinstance(question, Buying) and question.consul,
        batch=_by_good(question.batch) if isinstance(question, Overflow) else None,
        prices=_by_good(s.data.price),
        house_goods=house_goods(s.data),
        market=[
            SlotView(None if card == GAP else cards[card], list(extra))
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


def members(bits: int) -> list[int]:
    """The numbers in a bit mask."""
    found = []
    while bits:
        lowest = bits & -bits
        bits ^= lowest
        found.append(lowest.bit_length() - 1)
    return found


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


def guess(s: State, seat: int, rng: Random) -> State:
    """The stack dealt anew inside its decks (3.1), and the others' cards between hand and pile."""
    g = s.copy()
    random = rng.random
    deck = g.data.deck
    g.stack.sort()  # so that a guess owes nothing to the true order
    # Deck I lies on top, at the end of the list
    g.stack.sort(key=lambda card: random() - deck[card])
    if not g.options.open_hands:
        for other, player in enumerate(g.players):
            if other != seat and player.discard & (player.discard - 1):
                _deal_hand(g.data, player, rng)
    return g


def _deal_hand(data: Tables, player: Player, rng: Random) -> None:
    """Known are the top card of the pile, the two numbers, and that the Tribune is never there."""
    top = 1 << player.top
    owned = player.hand | player.discard
    unknown = members(owned & ~top & ~data.of_action[TRIBUNE])
    random = rng.random
    unknown.sort(key=lambda _: random())
    discard = top
    for card in unknown[: player.discard.bit_count() - 1]:
        discard |= 1 << card
    player.discard = discard
    player.hand = owned & ~discard
