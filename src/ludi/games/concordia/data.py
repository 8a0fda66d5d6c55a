"""The components, read from `data.toml` or a file of the owner's own."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, get_args

import msgspec

from ludi.core.data import Components, Count, Data, Positive, check_texts, insist, read
from ludi.games.concordia.map import KINDS, Kind, Map, line_id

FOLDER = Path(__file__).parent

Good = Literal["brick", "food", "tools", "wine", "cloth"]
GOODS: tuple[Good, ...] = get_args(Good)  # from cheap to dear (2.3)
BRICK, FOOD, TOOLS, WINE, CLOTH = range(5)

God = Literal["vesta", "jupiter", "saturnus", "mercurius", "mars", "minerva"]
GODS: tuple[God, ...] = get_args(God)
PANTHEON: tuple[God, ...] = ("jupiter", "saturnus", "mercurius", "mars")  # 14.9

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
SPECIALISTS: dict[str, Good] = {  # 6.9
    "mason": "brick",
    "farmer": "food",
    "smith": "tools",
    "vintner": "wine",
    "weaver": "cloth",
}

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

Goods = dict[Good, Count]
Pairs = tuple[tuple[int, int], ...]  # (good, how many) of a cost


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table of the file has in common: nothing but what is written."""


class Limits(Row, frozen=True):
    spaces: Positive
    houses: Positive
    land_colonists: Count
    sea_colonists: Count
    concordia: Count


class GoodRow(Row, frozen=True):
    price: Positive
    house_coins: Positive
    house_goods: list[Good]
    marker: Positive


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
    pantheon: dict[int, dict[God, Count]]
    maps: dict[MapId, MapFile]


class Tables(Components[File]):
    """The components laid out for the rules: a card is a number, its properties are lists."""

    def __init__(self, file: File) -> None:
        super().__init__(file)
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
    return Tables(_in_order(read(path, File, _check)))


def _in_order(file: File) -> File:
    """Cities are numbered by province: alike, however the lines of a file are sorted."""
    maps = {
        id: msgspec.structs.replace(own, provinces={n: own.provinces[n] for n in known.provinces})
        for id, known in DEFAULT.maps.items()
        for own in [file.maps[id]]
    }
    return msgspec.structs.replace(file, maps=maps)


def _check(file: File) -> None:
    known = DEFAULT
    insist(set(file.goods) == set(GOODS), f"goods must be exactly {', '.join(GOODS)}")
    insist(set(file.tokens) == {"A", "B", "C", "D"}, "tokens needs a line for A, B, C and D")
    for letter, tokens in file.tokens.items():
        missing = [good for good in GOODS if good not in tokens]
        insist(not missing, f"tokens.{letter}: no number for {', '.join(missing)}")
    insist(len(file.market.slots) == SLOTS, f"the market has {SLOTS} slots (7.1)")
    for n, extra in enumerate(file.market.slots, 1):
        insist(extra.count(ANY) <= 1, f"slot {n}: at most one 'any'")
    _check_setup(file)
    _check_cards(file, known)
    insist(set(file.maps) == set(known.maps), "maps must be exactly imperium and italia")
    for id, own in file.maps.items():
        _check_map(id, own, known.maps[id], file.tokens)
    check_texts(file, FOLDER / "text")


def _check_setup(file: File) -> None:
    setup = file.setup
    insist(len(setup.coins) == 5, "setup.coins needs five numbers (2.8.5)")
    for row, kind in zip(
        (file.limits.land_colonists, file.limits.sea_colonists), KINDS, strict=True
    ):
        placed = setup.stored.get(kind, 0) + setup.in_roma.get(kind, 0)
        insist(placed == row, f"setup: {placed} {kind} colonists, but there are {row} (1.2)")
    filled = sum(setup.goods.values()) + sum(setup.stored.values())
    fits = filled <= file.limits.spaces
    insist(fits, f"setup: {filled} goods and colonists in {file.limits.spaces} spaces (2.8.2)")


def _check_cards(file: File, known: File) -> None:
    for name, cards, right in (
        ("starting", file.cards.starting, known.cards.starting),
        ("market", file.cards.market, known.cards.market),
    ):
        ids, wanted = [card.id for card in cards], [card.id for card in right]
        insist(ids == wanted, f"cards.{name} must be, in this order: {', '.join(wanted)}")
        for card, printed in zip(cards, right, strict=True):
            insist(card.kind == printed.kind, f"{card.id}: its kind is {printed.kind}")
            _check_card(card, starting=name == "starting")
    sizes = [sum(card.deck == deck for card in file.cards.market) for deck in DECKS]
    insist(sizes == [8, 7, 6, 5, 4], f"decks I to V have 8, 7, 6, 5 and 4 cards, not {sizes} (2.4)")
    for name, group in (("starting", file.cards.starting), ("market", file.cards.market)):
        incomes = {card.income for card in group if card.kind == "mercator"}
        insist(len(incomes) == 1, f"every {name} Mercator pays the same, not {sorted(incomes)}")
    _check_pantheon(file)


def _check_card(card: Card, starting: bool) -> None:
    where = card.id
    insist((card.deck is None) == starting, f"{where}: market cards have a deck, others none")
    insist(not starting or not card.cost, f"{where}: a starting card has no cost")
    good = SPECIALISTS.get(card.kind)
    insist(card.good == good, f"{where}: its good is {good or 'none'} (6.9)")
    insist((card.points > 0) == (good is not None), f"{where}: points are for Specialists (9.8)")
    pays = card.kind == "mercator"
    insist((card.income > 0) == pays, f"{where}: income is for Mercators (6.6)")
    minerva = (card.god == "minerva") == (good is not None)
    insist(minerva, f"{where}: Minerva is the god of Specialists and of nobody else (9.8)")


def _check_pantheon(file: File) -> None:
    insist(set(file.pantheon) == {2, 3, 4, 5}, "pantheon needs a line for 2, 3, 4 and 5 players")
    for seats, row in file.pantheon.items():
        missing = [god for god in PANTHEON if god not in row]
        insist(not missing, f"pantheon.{seats}: no number for {', '.join(missing)}")
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
    insist(own.seats == known.seats, f"{id}: it is played with {known.seats} seats (2.1)")
    insist(own.start == known.start, f"{id}: colonists start in {known.start} (2.8.3)")
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
DEFAULT = read(FOLDER / "data.toml", File)
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


def members(bits: int) -> list[int]:
    """The numbers in a bit mask."""
    found = []
    while bits:
        lowest = bits & -bits
        bits ^= lowest
        found.append(lowest.bit_length() - 1)
    return found
