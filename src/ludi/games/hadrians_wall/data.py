"""The components, read from `data.toml` or a file of the owner's own."""

from __future__ import annotations

from itertools import accumulate
from pathlib import Path
from typing import Literal, get_args

import msgspec

from ludi.core.data import Data, insist, read
from ludi.core.moves import Move
from ludi.games.hadrians_wall.layout import (
    ATTRIBUTES,
    BATHS_BOXES,
    BATTLE_BOXES,
    CITIZENS,
    COHORT,
    COHORTS,
    COURTHOUSE_BOXES,
    DIPLOMAT_BOXES,
    FORUM_BOXES,
    GUARD,
    ITEMS,
    MAP_COLUMNS,
    MAP_ROWS,
    MARKET_BOXES,
    MINING,
    NUMBER,
    SLASH,
    TEMPLES,
    THEATRE_BOXES,
    TRAINING_BOXES,
    Cohort,
    Item,
)
from ludi.games.hadrians_wall.layout import FORT as FORT_TRACK
from ludi.games.hadrians_wall.moves import BuildingId, CardId

Difficulty = Literal["easy", "normal", "hard"]
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
YEARS = 6
Measure = Literal[
    "landmarks-built",
    "final-disdain-at-most",
    "wall-sections-complete",
    "large-buildings-built",
    "cohorts-complete",
    "resource-production-circles-filled",
    "market-goods-recorded",
    "citizen-tracks-complete",
    "temples-filled",
    "map-columns-complete",
    "gladiator-strength-total",
    "wall-guard-sections-complete",
]
CARD_IDS: tuple[CardId, ...] = get_args(CardId)
BUILDING_IDS: tuple[str, ...] = ("small-granary", *get_args(BuildingId))
TEMPLE_IDS = ("small-temple", "medium-temple", "large-temple")
LEFT_TRACKS = (
    "cohort",
    "mining-foresting",
    "wall-guard",
    "cippi",
    "wall",
    "fort",
    "resource-production",
    *ATTRIBUTES,
)
PAYS: dict[str, list[str]] = {  # what the clauses of section 6 say about each track
    "mining-foresting": ["servant"],
    "wall-guard": ["soldier"],
    "cippi": ["resource"],
    "wall": ["resource"],
    "fort": ["builder", "soldier"],
    **{track: ["civilian"] for track in CITIZENS},
}
SHIELDS = 18  # 5.5.3
HAMMERS = 8  # 5.5.4

Bundle = dict[Item, int]


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file."""


class Years(Struct, frozen=True):
    potential: list[int]
    easy: list[int]
    normal: list[int]
    hard: list[int]


class Setup(Struct, frozen=True):
    neutral: dict[str, int]


class FateCard(Struct, frozen=True):
    id: str
    attack: Cohort
    damage: int
    goods: int
    bundle: Bundle


class PlayerCard(Struct, frozen=True):
    id: CardId
    measure: Measure
    at: tuple[int, int, int]
    pattern: str
    goods: int
    bundle: Bundle


class Cards(Struct, frozen=True):
    fate: list[FateCard]
    player: list[PlayerCard]


class Building(Struct, frozen=True):
    id: str
    area: str
    sheet: Literal["left", "right"]
    needs: dict[str, int]
    cost: Bundle
    icons: str
    after: str | None = None
    yearly: Literal["civilian", "builder", "any-attribute"] | None = None
    built: bool = False
    large: bool = False


class Rank(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"least": "from"}):
    id: str
    least: int


class Condition(Struct, frozen=True):
    measure: str
    at: int
    level: int = 0


class Fort(Struct, frozen=True):
    """A fort of the solo campaign (11.2)."""

    id: str
    goals: list[Condition]
    challenge: list[Condition]
    reward: Bundle
    neutral: int | None = None
    surcharge: int = 0
    forbidden: list[str] = []
    diplomats: bool = True
    wall_from: int = 1
    supply_soldiers: int = 0
    mining: int = 1
    attack: int = 0


class Track(Struct, frozen=True):
    boxes: list[str]
    pay: list[Item] = []
    columns: list[int] = []
    fort: list[int] = []
    sections: list[int] = []
    prefilled: int = 0


class Infrastructure(Struct, frozen=True):
    fort: list[int]


class TrainingGrounds(Struct, frozen=True):
    boxes: int
    cost: Bundle
    icons: str
    per_year: int


class ForumArea(Struct, frozen=True):
    boxes: int
    workers: list[Item]
    per_year: int


class Disdain(Struct, frozen=True):
    boxes: int
    penalty: list[int]


class Left(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    tracks: dict[str, Track]
    infrastructure: Infrastructure
    training_grounds: TrainingGrounds
    forum: ForumArea
    disdain: Disdain


class Box(Struct, frozen=True):
    needs: int
    icons: str
    cost: Bundle = {}
    column: Cohort | None = None


class Market(Struct, frozen=True):
    cost: Bundle
    renown: list[int]
    boxes: list[Box]


class Boxes(Struct, frozen=True):
    per_year: int
    boxes: list[Box]


class Column(Struct, frozen=True):
    needs: int
    death: str
    survival: str


class Ludus(Struct, frozen=True):
    pay: list[Item]
    battles: int
    columns: list[Column]


class TempleRow(Struct, frozen=True):
    temple: str
    needs: int
    boxes: tuple[str, str]


class Temples(Struct, frozen=True):
    pay: list[Item]
    rows: list[TempleRow]


class Diplomats(Struct, frozen=True):
    cost: Bundle
    icons: str
    favours: int
    needs: list[int]


class Scouts(Struct, frozen=True):
    cost: Bundle
    needs: list[int]


class Map(Struct, frozen=True):
    row_complete: str
    squares: list[list[str]]


class Right(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tracks: dict[str, Track]
    market: Market
    theatre: Boxes
    ludus: Ludus = msgspec.field(name="ludus-gladiatorious")
    temples: Temples
    baths: Boxes
    courthouse: Boxes
    diplomats: Diplomats
    scouts: Scouts
    map: Map


class File(Data, frozen=True, forbid_unknown_fields=True):
    buildings: list[Building]
    ranks: list[Rank]
    forts: list[Fort]
    years: Years
    setup: Setup
    cards: Cards
    patterns: dict[str, list[tuple[int, int]]]
    left: Left
    right: Right


Icons = tuple[int, ...]
Cost = tuple[int, ...]  # of each item
PLAIN = Fort(id="", goals=[], challenge=[], reward={})  # no campaign
LANDMARKS = ("archway", "monolith", "column", "statue")


class Law:
    """What may be built for what, at one fort of the campaign or without one."""

    def __init__(self, fort: Fort, buildings: list[Building]) -> None:
        self.fort = fort
        self.mining = fort.mining
        self.wall_from = fort.wall_from
        self.diplomats = fort.diplomats
        self.allowed = sum(1 << n for n, b in enumerate(buildings) if b.id not in fort.forbidden)
        self.cost = [_surcharged(b, fort.surcharge) for b in buildings]
        # By what can be paid: sets of buildings by the number of each item, the last for more
        most = max(max(c) for c in self.cost)
        self.payable = [
            [
                sum(1 << n for n, c in enumerate(self.cost) if c[item] <= owned)
                for owned in range(most + 1)
            ]
            for item in range(len(ITEMS))
        ]
        self.most = most

    def _payable(self, item: int, owned: int) -> int:
        return sum(1 << n for n, c in enumerate(self.cost) if c[item] <= owned)


def _surcharged(building: Building, surcharge: int) -> Cost:
    base = cost(building.cost)
    if building.id in LANDMARKS:  # 11.2.2
        return base
    return (*base[:-1], base[-1] + surcharge)


class Tables:
    """The components laid out for the rules: everything is a number, its properties are lists."""

    def __init__(self, file: File) -> None:
        self.file = file
        self.id = file.id
        self.note = file.note
        self.slashes: list[tuple[int, int]] = []  # pairs of icons to choose from
        self.fits: dict[tuple[int, int], list[Move]] = {}  # found once: patterns on maps
        self.builds: dict[int, list[Move]] = {}  # and the moves for a set of buildings
        self._cards(file)
        self._tracks(file)
        self._buildings(file)
        self._boxes(file)
        self._map(file)

    def _cards(self, file: File) -> None:
        years, fate, cards = file.years, file.cards.fate, file.cards.player
        self.potential = years.potential
        self.attack_cards = {"easy": years.easy, "normal": years.normal, "hard": years.hard}
        self.fate_ids = [card.id for card in fate]
        self.fate_attack = [COHORTS.index(card.attack) for card in fate]
        self.fate_damage = [card.damage for card in fate]
        self.fate_goods = [card.goods for card in fate]
        self.fate_bundle = [cost(card.bundle) for card in fate]
        self.card_goods = [card.goods for card in cards]
        self.card_bundle = [cost(card.bundle) for card in cards]
        self.pattern_ids = list(file.patterns)
        self.card_pattern = [self.pattern_ids.index(card.pattern) for card in cards]
        self.neutral = [0, *(file.setup.neutral[str(seats)] for seats in range(1, 7))]

    def _tracks(self, file: File) -> None:
        left, right = file.left.tracks, file.right.tracks
        self.boxes: list[list[Icons]] = [[] for _ in range(TEMPLES + 2)]
        for name, track in {**left, **right}.items():
            self.boxes[NUMBER[name]] = [self.icons(box) for box in track.boxes]
        self.boxes[COHORT + 1] = self.boxes[COHORT + 2] = self.boxes[COHORT]
        rows = file.right.temples.rows
        self.boxes[TEMPLES] = [self.icons(box) for row in rows for box in row.boxes]
        self.full = [len(row) for row in self.boxes]
        # How far the granaries built (none but the small, medium, large) open each track (6.1)
        names = {MINING: "mining-foresting", GUARD: "wall-guard", FORT_TRACK: "fort"}
        self.opened = {t: [*accumulate(left[name].columns)] for t, name in names.items()}
        forts = range(len(left["fort"].boxes) + 1)
        self.wall_limit = [sum(n <= fort for n in left["wall"].fort) for fort in forts]
        self.cippi_limit = [sum(n <= fort for n in left["cippi"].fort) for fort in forts]
        levels = file.left.infrastructure.fort
        self.infrastructure = [sum(n <= fort for n in levels) for fort in forts]
        self.prefilled = left["resource-production"].prefilled
        self.wall_sections = [*accumulate(left["wall"].sections)]
        self.guard_sections = [*accumulate(left["wall-guard"].sections)]
        self.penalty = file.left.disdain.penalty

    def _buildings(self, file: File) -> None:
        self.buildings = file.buildings
        self.building_ids = [b.id for b in file.buildings]
        self.building_number = {b.id: n for n, b in enumerate(file.buildings)}
        self.building_icons = [self.icons(b.icons) for b in file.buildings]
        self.start = sum(1 << n for n, b in enumerate(file.buildings) if b.built)
        self.large = sum(1 << n for n, b in enumerate(file.buildings) if b.large)
        self.landmarks = self.area("landmarks")
        self.hotels, self.workshops = self.area("hotel"), self.area("workshop")
        self.roads = self.area("road")
        self.medium_granary = 1 << self.building_number["medium-granary"]
        self.large_granary = 1 << self.building_number["large-granary"]
        self.market_bit = 1 << self.building_number["market"]
        self.theatre_bit = 1 << self.building_number["theatre"]
        self.ludus_bit = 1 << self.building_number["ludus-gladiatorious"]
        self.baths_bit = 1 << self.building_number["baths"]
        self.courthouse_bit = 1 << self.building_number["courthouse"]
        self.inside = (  # buildings with actions of their own
            self.market_bit
            | self.theatre_bit
            | self.ludus_bit
            | self.baths_bit
            | self.courthouse_bit
        )
        # Which buildings may come next: the first of each kind, and those whose smaller one stands
        self.first = sum(1 << n for n, b in enumerate(file.buildings) if b.after is None)
        self.later = sum(1 << n for n, b in enumerate(file.buildings) if b.after is not None)
        # By what must be reached: sets of buildings by the count of a track
        tracks = [*ATTRIBUTES, *CITIZENS]
        self.reached = {NUMBER[t]: self._reached(t, 26) for t in tracks}
        by_level = self._reached("infrastructure", max(self.infrastructure) + 1)
        self.reached[FORT_TRACK] = [by_level[level] for level in self.infrastructure]
        self.laws = [Law(fort, file.buildings) for fort in (PLAIN, *file.forts)]

    def area(self, name: str) -> int:
        return sum(1 << n for n, b in enumerate(self.buildings) if b.area == name)

    def _reached(self, track: str, counts: int) -> list[int]:
        return [
            sum(1 << n for n, b in enumerate(self.buildings) if b.needs.get(track, 99) <= count)
            for count in range(counts)
        ]

    def _boxes(self, file: File) -> None:
        right = file.right
        self.market_needs = [box.needs for box in right.market.boxes]
        self.market_icons = [self.icons(box.icons) for box in right.market.boxes]
        self.market_renown = right.market.renown
        self.theatre_needs = [box.needs for box in right.theatre.boxes]
        self.theatre_icons = [self.icons(box.icons) for box in right.theatre.boxes]
        self.baths_needs = [box.needs for box in right.baths.boxes]
        self.baths_cost = [box.cost["resource"] for box in right.baths.boxes]
        self.courthouse_needs = [box.needs for box in right.courthouse.boxes]
        self.courthouse_cost = [cost(box.cost) for box in right.courthouse.boxes]
        self.courthouse_icons = [self.icons(box.icons) for box in right.courthouse.boxes]
        self.ludus_needs = [column.needs for column in right.ludus.columns]
        self.ludus_death = [self.icons(column.death) for column in right.ludus.columns]
        self.ludus_survival = [self.icons(column.survival) for column in right.ludus.columns]
        rows = right.temples.rows
        self.temple_needs = [row.needs for row in rows for _ in row.boxes]
        self.temple_of = [self.building_number[row.temple] for row in rows for _ in row.boxes]
        self.temple_ends = [*accumulate(sum(2 for r in rows if r.temple == t) for t in TEMPLE_IDS)]
        self.diplomat_needs = right.diplomats.needs
        self.diplomat_cost = cost(right.diplomats.cost)
        self.diplomat_icons = self.icons(right.diplomats.icons)
        self.scout_needs = right.scouts.needs

    def _map(self, file: File) -> None:
        squares = [icon for row in file.right.map.squares for icon in row]
        self.map_icons = [self.icons(icon) for icon in squares]
        self.row_icons = self.icons(file.right.map.row_complete)
        self.map_rows = [((1 << MAP_COLUMNS) - 1) << (MAP_COLUMNS * r) for r in range(MAP_ROWS)]
        self.map_columns = [
            sum(1 << (MAP_COLUMNS * r + c) for r in range(MAP_ROWS)) for c in range(MAP_COLUMNS)
        ]
        self.placements = [placements(cells) for cells in file.patterns.values()]

    def icons(self, text: str) -> Icons:
        return tuple(self._icon(word) for word in text.split())

    def _icon(self, word: str) -> int:
        if "/" not in word:
            return NUMBER[word]
        first, second = (NUMBER[name] for name in word.split("/"))
        if (first, second) not in self.slashes:
            self.slashes.append((first, second))
        return SLASH + self.slashes.index((first, second))

    def sheet(self) -> dict[str, object]:
        """Everything a board needs to draw both sheets and all cards."""
        built: dict[str, object] = msgspec.to_builtins(self.file)
        return built


def cost(bundle: Bundle) -> Cost:
    return tuple(bundle.get(item, 0) for item in ITEMS)


def placements(cells: list[tuple[int, int]]) -> list[int]:
    """Every place of a pattern on the map, turned and mirrored, as sets of squares (6.19.3)."""
    found = set()
    shape = list(cells)
    for _ in range(2):
        for _ in range(4):
            shape = [(column, -row) for row, column in shape]
            found.update(_slides(shape))
        shape = [(row, -column) for row, column in shape]
    return sorted(found, key=_squares)


def _slides(shape: list[tuple[int, int]]) -> list[int]:
    top, left = min(r for r, _ in shape), min(c for _, c in shape)
    shape = [(r - top, c - left) for r, c in shape]
    height, width = max(r for r, _ in shape) + 1, max(c for _, c in shape) + 1
    return [
        sum(1 << (MAP_COLUMNS * (r + down) + c + right) for r, c in shape)
        for down in range(MAP_ROWS - height + 1)
        for right in range(MAP_COLUMNS - width + 1)
    ]


def _squares(mask: int) -> list[int]:
    return [n for n in range(MAP_ROWS * MAP_COLUMNS) if mask >> n & 1]


def load(path: Path) -> Tables:
    return Tables(read(path, File, _check))


def _check(file: File) -> None:
    _check_cards(file)
    _check_tracks(file)
    _check_buildings(file)
    _check_boxes(file)
    _check_icons(file)


def _check_cards(file: File) -> None:
    years = file.years
    for name, row in (("potential", years.potential), ("easy", years.easy)):
        insist(len(row) == YEARS, f"years.{name} needs {YEARS} numbers")
    insist(len(years.normal) == len(years.hard) == YEARS, f"years need {YEARS} numbers each")
    total = sum(years.potential)
    insist(
        total == file.left.disdain.boxes,
        f"the attack potentials add up to {total}, not to {file.left.disdain.boxes} (7.8)",
    )
    insist(
        set(file.setup.neutral) == {str(n) for n in range(1, 7)},
        "setup.neutral needs a number for 1 to 6 players",
    )
    fate = file.cards.fate
    insist(len(fate) == 48, f"there are 48 Fate cards (1.7.2), not {len(fate)}")
    insist(len({card.id for card in fate}) == 48, "two Fate cards have the same id")
    for card in fate:
        insist(1 <= card.damage <= 3, f"Fate card {card.id}: damage must be 1 to 3")
        insist(1 <= card.goods <= 6, f"Fate card {card.id}: goods must be 1 to 6")
        insist(sum(card.bundle.values()) == 8, f"Fate card {card.id}: the bundle has 8 items")
    for cohort in COHORTS:
        n = sum(card.attack == cohort for card in fate)
        insist(n == 16, f"{n} Fate cards attack the {cohort} cohort, not 16 (1.7.2)")
    ids = tuple(card.id for card in file.cards.player)
    insist(ids == CARD_IDS, f"the Player cards must be {', '.join(CARD_IDS)}, in this order")
    for one in file.cards.player:
        insist(one.pattern in file.patterns, f"{one.id}: no pattern {one.pattern!r}")
        insist(1 <= one.goods <= 6, f"{one.id}: goods must be 1 to 6")
    for name, cells in file.patterns.items():
        insist(len(cells) == 4, f"pattern {name} needs 4 squares")


def _check_tracks(file: File) -> None:
    left, right = file.left.tracks, file.right.tracks
    insist(set(left) == set(LEFT_TRACKS), f"left.tracks must be {', '.join(LEFT_TRACKS)}")
    insist(set(right) == set(CITIZENS), f"right.tracks must be {', '.join(CITIZENS)}")
    for name, track in {**left, **right}.items():
        insist(track.pay == PAYS.get(name, []), f"{name}: pay must be {PAYS.get(name, [])}")
        if track.columns:
            insist(len(track.columns) == 3, f"{name}: there are three granary columns")
            insist(sum(track.columns) == len(track.boxes), f"{name}: columns do not add up")
        if track.fort:
            insist(len(track.fort) == len(track.boxes), f"{name}: a Fort box for each box")
    insist(file.left.forum.boxes == FORUM_BOXES, f"the Forum has {FORUM_BOXES} boxes")
    grounds = file.left.training_grounds
    insist(grounds.boxes == TRAINING_BOXES, f"the Training Grounds have {TRAINING_BOXES} boxes")


def _check_buildings(file: File) -> None:
    ids = tuple(b.id for b in file.buildings)
    insist(ids == BUILDING_IDS, f"the buildings must be {', '.join(BUILDING_IDS)}, in this order")
    known = {*ATTRIBUTES, *CITIZENS, "infrastructure"}
    insist(len(file.forts) == 16, f"the campaign has 16 forts (11.2), not {len(file.forts)}")
    for fort in file.forts:
        for id in fort.forbidden:
            insist(id in ids, f"{fort.id}: forbids unknown {id!r}")
    for n, building in enumerate(file.buildings):
        for need in building.needs:
            insist(need in known, f"{building.id}: needs unknown {need!r}")
        if building.after is not None:
            insist(
                n > 0 and ids[n - 1] == building.after,
                f"{building.id} must stand directly after {building.after}",
            )


def _check_boxes(file: File) -> None:
    right = file.right
    for name, found, boxes in (
        ("market", len(right.market.boxes), MARKET_BOXES),
        ("theatre", len(right.theatre.boxes), THEATRE_BOXES),
        ("baths", len(right.baths.boxes), BATHS_BOXES),
        ("courthouse", len(right.courthouse.boxes), COURTHOUSE_BOXES),
        ("ludus-gladiatorious", len(right.ludus.columns), BATTLE_BOXES),
        ("diplomats", len(right.diplomats.needs), DIPLOMAT_BOXES),
        ("scouts", len(right.scouts.needs), 5),
        ("temples", len(right.temples.rows), 7),
        ("map", len(right.map.squares), MAP_ROWS),
    ):
        insist(found == boxes, f"{name}: {boxes} needed, not {found}")
    for box in right.baths.boxes:
        insist(list(box.cost) == ["resource"], "baths: a bribe is paid with resources")
    columns = [box.column for box in right.courthouse.boxes]
    insist(
        columns == [column for column in COHORTS for _ in range(3)],
        "courthouse: three boxes in each of the columns left, centre and right, in this order",
    )
    for row in right.map.squares:
        insist(len(row) == MAP_COLUMNS, f"map: a row has {MAP_COLUMNS} squares")


def _check_icons(file: File) -> None:
    left, right = file.left, file.right
    texts = [
        box for track in (*left.tracks.values(), *right.tracks.values()) for box in track.boxes
    ]
    texts += [b.icons for b in file.buildings]
    areas = (right.market, right.theatre, right.baths, right.courthouse)
    texts += [box.icons for area in areas for box in area.boxes]
    texts += [icons for column in right.ludus.columns for icons in (column.death, column.survival)]
    texts += [box for row in right.temples.rows for box in row.boxes]
    texts += [icon for row in right.map.squares for icon in row]
    words = [word for text in texts for word in text.split()]
    for word in words:
        for name in word.split("/"):
            insist(name in NUMBER, f"unknown icon {name!r}")
    for icon, wanted, clause in (("cohort", SHIELDS, "5.5.3"), ("production", HAMMERS, "5.5.4")):
        n = words.count(icon)
        insist(n == wanted, f"{n} {icon} icons on the sheets, not {wanted} ({clause})")
    circles = len(left.tracks["resource-production"].boxes)
    insist(
        left.tracks["resource-production"].prefilled + HAMMERS == circles,
        "resource-production: a circle for each hammer and the printed one",
    )
