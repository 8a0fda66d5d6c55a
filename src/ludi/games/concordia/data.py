"""The components, read from `data.toml` or a file of the owner's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec

from ludi.core.data import Data, insist, read
from ludi.games.concordia.map import KINDS, Kind, Map, line_id

Good = Literal["brick", "food", "tools", "wine", "cloth"]
GOODS: tuple[Good, ...] = get_args(Good)  # from cheap to dear (2.3)
BRICK, FOOD, TOOLS, WINE, CLOTH = range(5)

God = Literal["vesta", "jupiter", "saturnus", "mercurius", "mars", "minerva"]
GODS: tuple[God, ...] = get_args(God)

# What a card does. Cards that do the same are one choice in the hand; the two Mercators pay
# differently and are two.
Action = Literal[
    "tribune",
    "architect",
    "prefect",
    "diplomat",
    "mercator",
    "mercator-market",
    "senator",
    "colonist",
    "consul",
    "mason",
    "farmer",
    "smith",
    "vintner",
    "weaver",
]
ACTIONS: tuple[Action, ...] = get_args(Action)
(
    TRIBUNE,
    ARCHITECT,
    PREFECT,
    DIPLOMAT,
    MERCATOR,
    MARKET_MERCATOR,
    SENATOR,
    COLONIST,
    CONSUL,
    MASON,
    FARMER,
    SMITH,
    VINTNER,
    WEAVER,
) = range(len(ACTIONS))
SPECIALISTS: tuple[Action, ...] = ("mason", "farmer", "smith", "vintner", "weaver")

CardKind = Literal[
    "tribune",
    "architect",
    "prefect",
    "diplomat",
    "mercator",
    "senator",
    "colonist",
    "consul",
    "mason",
    "farmer",
    "smith",
    "vintner",
    "weaver",
]
Deck = Literal["I", "II", "III", "IV", "V"]
DECKS: tuple[Deck, ...] = get_args(Deck)
Letter = Literal["A", "B", "C", "D"]
MapId = Literal["imperium", "italia"]

SLOTS = 7  # of the market (7.1)
GAP = -1
ANY: Literal["any"] = "any"  # the sign "?" under a slot
STARTING_CARDS = 7  # 2.8.1

Count = Annotated[int, msgspec.Meta(ge=0)]
Goods = dict[Good, Count]
Pairs = tuple[tuple[int, int], ...]  # (good, how many) of a cost


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table of the file has in common: nothing but what is written."""


class Limits(Row, frozen=True):
    spaces: Count
    houses: Count
    land_colonists: Count
    sea_colonists: Count
    concordia: Count


class GoodRow(Row, frozen=True):
    price: Count
    house_coins: Count
    house_goods: list[Good]
    marker: Count


class Setup(Row, frozen=True):
    goods: Goods
    coins: list[Count]
    stored: dict[Kind, Count]
    in_roma: dict[Kind, Count]


class Market(Row, frozen=True):
    slots: list[list[Good | Literal["any"]]]


class Card(Row, frozen=True):
    id: str
    kind: CardKind
    god: God
    deck: Deck | None = None
    cost: Goods = {}
    income: Count = 0
    good: Good | None = None
    points: Count = 0


class Cards(Row, frozen=True):
    starting: list[Card]
    market: list[Card]


class Province(Row, frozen=True):
    letter: Letter
    cities: list[str]


class MapFile(Row, frozen=True):
    seats: tuple[int, int]
    start: str
    land: list[tuple[str, str]]
    sea: list[tuple[str, str]]
    provinces: dict[str, Province]

    @property
    def cities(self) -> list[str]:
        return [city for province in self.provinces.values() for city in province.cities]


class File(Data, frozen=True, forbid_unknown_fields=True):
    limits: Limits
    goods: dict[Good, GoodRow]
    tokens: dict[Letter, Goods]
    setup: Setup
    market: Market
    cards: Cards
    pantheon: dict[int, dict[God, int]]
    maps: dict[MapId, MapFile]


class Tables:
    """The components laid out for the rules: a card is a number, its properties are lists."""

    def __init__(self, file: File) -> None:
        self.file = file
        self.id = file.id
        self.note = file.note
        self.cards = (*file.cards.starting, *file.cards.market)
        self.ids = [card.id for card in self.cards]
        self.number = {id: number for number, id in enumerate(self.ids)}
        self.kind = [card.kind for card in self.cards]
        self.action = [ACTIONS.index(_action(card)) for card in self.cards]
        self.of_action = [
            sum(1 << n for n, own in enumerate(self.action) if own == action)
            for action in range(len(ACTIONS))
        ]
        self.income = {self.action[n]: card.income for n, card in enumerate(self.cards)}
        self.deck = [DECKS.index(card.deck) if card.deck else GAP for card in self.cards]
        self.of_god: dict[str, int] = {
            god: sum(1 << n for n, card in enumerate(self.cards) if card.god == god) for god in GODS
        }
        self.specialists = [
            (1 << n, GOODS.index(card.good), card.points)
            for n, card in enumerate(self.cards)
            if card.good
        ]
        self.cost = [_pairs(card.cost) for card in self.cards]
        self.asks_any = [ANY in extra for extra in file.market.slots]
        self.slot_cost = [
            [_pairs(_together(card.cost, extra)) for card in self.cards]
            for extra in file.market.slots
        ]
        self.starting_hand = (1 << STARTING_CARDS) - 1
        rows = [file.goods[good] for good in GOODS]
        self.price = [row.price for row in rows]
        self.marker = [row.marker for row in rows]
        self.house_coins = [row.house_coins for row in rows]
        self.house_goods = [_pairs({g: row.house_goods.count(g) for g in GOODS}) for row in rows]
        self.spaces = file.limits.spaces
        self.houses = file.limits.houses
        self.colonists = (file.limits.land_colonists, file.limits.sea_colonists)
        self.maps: dict[str, Map] = {
            id: Map(
                id,
                range(row.seats[0], row.seats[1] + 1),
                row.start,
                {name: province.cities for name, province in row.provinces.items()},
                row.land,
                row.sea,
            )
            for id, row in file.maps.items()
        }

    def market_deck(self, deck: int) -> list[int]:
        """The cards of a deck, in the order of the card list."""
        return [n for n, own in enumerate(self.deck) if own == deck]


def _action(card: Card) -> Action:
    if card.kind == "mercator" and card.deck:
        return "mercator-market"
    return card.kind


def _pairs(cost: Goods) -> Pairs:
    return tuple([(n, cost[good]) for n, good in enumerate(GOODS) if cost.get(good)])


def _together(cost: Goods, extra: list[Good | Literal["any"]]) -> Goods:
    return {good: cost.get(good, 0) + extra.count(good) for good in GOODS}


def load(path: Path) -> Tables:
    return Tables(read(path, File, _check))


def _check(file: File) -> None:
    known = DEFAULT
    insist(set(file.goods) == set(GOODS), f"goods must be exactly {', '.join(GOODS)}")
    insist(set(file.tokens) == {"A", "B", "C", "D"}, "tokens needs a line for A, B, C and D")
    insist(len(file.setup.coins) == 5, "setup.coins needs five numbers (2.8.5)")
    insist(len(file.market.slots) == SLOTS, f"the market has {SLOTS} slots (7.1)")
    for n, extra in enumerate(file.market.slots, 1):
        insist(extra.count(ANY) <= 1, f"slot {n}: at most one 'any'")
    for row, kind in zip(
        (file.limits.land_colonists, file.limits.sea_colonists), KINDS, strict=True
    ):
        placed = file.setup.stored.get(kind, 0) + file.setup.in_roma.get(kind, 0)
        insist(placed == row, f"setup: {placed} {kind} colonists, but there are {row} (1.2)")
    _check_cards(file, known)
    insist(set(file.maps) == set(known.maps), "maps must be exactly imperium and italia")
    for id, own in file.maps.items():
        _check_map(id, own, known.maps[id], file.tokens)


def _check_cards(file: File, known: File) -> None:
    for name, cards, right in (
        ("starting", file.cards.starting, known.cards.starting),
        ("market", file.cards.market, known.cards.market),
    ):
        ids, wanted = [card.id for card in cards], [card.id for card in right]
        insist(ids == wanted, f"cards.{name} must be, in this order: {', '.join(wanted)}")
        for card in cards:
            insist((card.deck is None) == (name == "starting"), f"{card.id}: deck")
            insist(
                (card.kind in SPECIALISTS) == (card.good is not None),
                f"{card.id}: a Specialist has a good, others have none",
            )
    sizes = [sum(card.deck == deck for card in file.cards.market) for deck in DECKS]
    insist(sizes == [8, 7, 6, 5, 4], f"decks I to V have 8, 7, 6, 5 and 4 cards, not {sizes} (2.4)")
    for name, kind in (("starting", "mercator"), ("market", "mercator")):
        group = file.cards.starting if name == "starting" else file.cards.market
        incomes = {card.income for card in group if card.kind == kind}
        insist(len(incomes) == 1, f"every {name} Mercator pays the same, not {sorted(incomes)}")
    insist(set(file.pantheon) == {2, 3, 4, 5}, "pantheon needs a line for 2, 3, 4 and 5 players")
    for seats, row in file.pantheon.items():
        used = [card for card in file.cards.market if card.deck in DECKS[:seats]]
        for god, number in row.items():
            found = sum(card.god == god for card in used)
            insist(
                found == number, f"{found} cards of {god} with {seats} players, not {number} (14.9)"
            )


SIZES = {"imperium": (30, 12, 44, 35), "italia": (25, 11, 40, 23)}  # 1.8, 1.10


def _check_map(id: str, own: MapFile, known: MapFile, tokens: dict[Letter, Goods]) -> None:
    sizes = (len(own.cities), len(own.provinces), len(own.land), len(own.sea))
    insist(
        sizes == SIZES[id],
        f"{id}: cities, provinces, land and sea lines must be {SIZES[id]}, not {sizes}",
    )
    insist(set(own.cities) == set(known.cities), f"{id}: unknown or missing cities")
    insist(set(own.provinces) == set(known.provinces), f"{id}: unknown or missing provinces")
    everywhere = {*own.cities, own.start}
    for kind, lines in (("land", own.land), ("sea", own.sea)):
        for a, b in lines:
            insist({a, b} <= everywhere and a < b, f"{id}: {kind} line {a}-{b}")
        insist(set(lines) == set(getattr(known, kind)), f"{id}: unknown or missing {kind} lines")
        insist(len(set(lines)) == len(lines), f"{id}: a {kind} line is there twice")
    for letter, goods in tokens.items():
        places = sum(len(p.cities) for p in own.provinces.values() if p.letter == letter)
        insist(
            places in (0, sum(goods.values())),
            f"{id}: {places} cities with letter {letter}, but {sum(goods.values())} tokens (2.2)",
        )


# The ids the rules know; a file of the owner's own may change numbers, not names.
DEFAULT = read(Path(__file__).parent / "data.toml", File)
CARDS = tuple(card.id for card in (*DEFAULT.cards.starting, *DEFAULT.cards.market))
MARKET_CARDS = tuple(card.id for card in DEFAULT.cards.market)
PROVINCES = tuple(dict.fromkeys(name for m in DEFAULT.maps.values() for name in m.provinces))
CITIES = tuple(dict.fromkeys(c for m in DEFAULT.maps.values() for c in (*m.cities, m.start)))
LINES = tuple(
    dict.fromkeys(
        line_id(a, b, kind)
        for m in DEFAULT.maps.values()
        for kind, pairs in zip(KINDS, (m.land, m.sea), strict=True)
        for a, b in pairs
    )
)
