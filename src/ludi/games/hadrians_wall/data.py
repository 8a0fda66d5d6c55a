"""The components, read from `data.toml` or a file of the owner's own."""

from __future__ import annotations

from functools import cache
from itertools import accumulate, pairwise
from operator import attrgetter
from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec

from ludi.core.data import Components, Count, Data, Positive, check_texts, insist, read
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
    GUARD,
    ITEMS,
    MAP_COLUMNS,
    MAP_ROWS,
    MARKET_BOXES,
    MINING,
    NUMBER,
    PLACE,
    SLASH,
    TEMPLES,
    THEATRE_BOXES,
    Cohort,
    Item,
)
from ludi.games.hadrians_wall.layout import FORT as FORT_TRACK
from ludi.games.hadrians_wall.moves import BuildingId, CardId

FOLDER = Path(__file__).parent

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
FATE_CARDS = 48  # 1.7.2
PATTERNS = ("L", "O", "I", "T", "S")
ICONS = (  # what a box can bring
    *ITEMS,
    *ATTRIBUTES,
    *("trader", "performer", "priest", "apparitor", "patrician"),
    *("cohort", "production", "sword", "favour-any", "remove-disdain"),
)
CAMPAIGN_MEASURES = (  # 11.2; beside those of the Player cards, buildings and tracks
    *("attributes", "paths", "total", "favours-used-at-most"),
    *(*ATTRIBUTES, *CITIZENS, "mining-foresting", "wall-guard", "cippi", "wall", "fort"),
)

Bundle = dict[Item, Count]
Flag = Annotated[int, msgspec.Meta(ge=1, le=9)]  # a box of a citizen track
AttackCards = Annotated[int, msgspec.Meta(ge=0, le=FATE_CARDS // 2)]
Neutral = Annotated[int, msgspec.Meta(ge=0, le=2)]  # sources A and B
FateId = Annotated[str, msgspec.Meta(max_length=20, pattern=r"^\S+$")]
Cell = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file."""


class Years(Row, frozen=True):
    potential: list[Count]
    easy: list[AttackCards]
    normal: list[AttackCards]
    hard: list[AttackCards]


class Setup(Row, frozen=True):
    neutral: dict[str, Neutral]


class FateCard(Row, frozen=True):
    id: FateId
    attack: Cohort
    damage: int
    goods: int
    bundle: Bundle


class PlayerCard(Row, frozen=True):
    id: CardId
    measure: Measure
    at: tuple[Count, Count, Count]
    pattern: str
    goods: int
    bundle: Bundle


class Cards(Row, frozen=True):
    fate: list[FateCard]
    player: list[PlayerCard]


class Building(Row, frozen=True):
    id: str
    area: str
    sheet: Literal["left", "right"]
    needs: dict[str, Positive]
    cost: Bundle
    icons: str
    after: str | None = None
    yearly: Literal["civilian", "builder", "any-attribute"] | None = None
    built: bool = False
    large: bool = False


class Rank(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"least": "from"}):
    id: str
    least: int


class Condition(Row, frozen=True):
    measure: str
    at: Count
    level: Count = 0


class Fort(Row, frozen=True):
    """A fort of the solo campaign (11.2)."""

    id: str
    goals: list[Condition]
    challenge: list[Condition]
    reward: Bundle
    neutral: Neutral | None = None
    surcharge: Count = 0
    forbidden: list[str] = []
    diplomats: bool = True
    wall_from: Positive = 1
    supply_soldiers: Count = 0
    mining: Positive = 1
    attack: Count = 0


class Track(Row, frozen=True):
    boxes: list[str]
    pay: list[Item] = []
    columns: list[Positive] = []
    fort: list[Positive] = []
    sections: list[Positive] = []
    prefilled: Count = 0


class Infrastructure(Row, frozen=True):
    fort: list[Positive]


class TrainingGrounds(Row, frozen=True):
    boxes: int
    cost: Bundle
    icons: str
    per_year: int


class ForumArea(Row, frozen=True):
    boxes: int
    workers: list[Item]
    per_year: int


class Disdain(Row, frozen=True):
    boxes: int
    penalty: list[Count]


class Left(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    tracks: dict[str, Track]
    infrastructure: Infrastructure
    training_grounds: TrainingGrounds
    forum: ForumArea
    disdain: Disdain


class Box(Row, frozen=True):
    needs: Flag
    icons: str
    cost: Bundle = {}
    column: Cohort | None = None


class Market(Row, frozen=True):
    cost: Bundle
    renown: list[Count]
    boxes: list[Box]


class Boxes(Row, frozen=True):
    per_year: int
    boxes: list[Box]


class Column(Row, frozen=True):
    needs: Flag
    death: str
    survival: str


class Ludus(Row, frozen=True):
    pay: list[Item]
    battles: int
    columns: list[Column]


class TempleRow(Row, frozen=True):
    temple: Literal["small-temple", "medium-temple", "large-temple"]
    needs: Flag
    boxes: tuple[str, str]


class Temples(Row, frozen=True):
    pay: list[Item]
    rows: list[TempleRow]


class Diplomats(Row, frozen=True):
    cost: Bundle
    icons: str
    favours: int
    needs: list[Flag]


class Scouts(Row, frozen=True):
    cost: Bundle
    needs: list[Flag]


class Map(Row, frozen=True):
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
    patterns: dict[str, list[tuple[Cell, Cell]]]
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


class Tables(Components[File]):
    """The components laid out for the rules: everything is a number, its properties are lists."""

    def __init__(self, file: File) -> None:
        super().__init__(file)
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
        self.pattern_ids = list(PATTERNS)
        self.card_pattern = [self.pattern_ids.index(card.pattern) for card in cards]
        self.neutral = [0, *(file.setup.neutral[str(seats)] for seats in range(1, 7))]

    def _tracks(self, file: File) -> None:
        left, right = file.left.tracks, file.right.tracks
        tracks = {**left, **right}
        self.boxes: list[list[Icons]] = [[] for _ in range(TEMPLES + 2)]
        for name in (*LEFT_TRACKS, *CITIZENS):
            self.boxes[NUMBER[name]] = [self.icons(box) for box in tracks[name].boxes]
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
        self.placements = [placements(file.patterns[name]) for name in PATTERNS]

    def icons(self, text: str) -> Icons:
        return tuple(self._icon(word) for word in text.split())

    def _icon(self, word: str) -> int:
        if "/" not in word:
            return NUMBER[word]
        first, second = (NUMBER[name] for name in word.split("/"))
        if (first, second) not in self.slashes:
            self.slashes.append((first, second))
        return SLASH + self.slashes.index((first, second))


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
    _check_fixed(file)
    _check_years(file)
    _check_fate(file)
    _check_player_cards(file)
    _check_tracks(file)
    _check_buildings(file)
    _check_campaign(file)
    _check_boxes(file)
    _check_icons(file)
    check_texts(file, FOLDER / "text")


FIXED = (  # what the clauses of section 6 say themselves: a file cannot change it
    "left.training_grounds",
    "left.forum",
    "right.market.cost",
    "right.theatre.per_year",
    "right.ludus.pay",
    "right.ludus.battles",
    "right.temples.pay",
    "right.baths.per_year",
    "right.courthouse.per_year",
    "right.diplomats.favours",
    "right.scouts.cost",
)
FIXED_OF_BUILDING = ("area", "sheet", "after", "yearly", "built", "large")


@cache
def printed() -> File:
    """The shipped file: what a file of the owner's own is compared with."""
    return read(FOLDER / "data.toml", File)


def _check_fixed(file: File) -> None:
    for path in FIXED:
        found, right = attrgetter(path)(file), attrgetter(path)(printed())
        place = path.replace("_", "-").replace("ludus", "ludus-gladiatorious")
        insist(found == right, f"{place} is in the rules (6), not in the tables: {_shown(right)}")
    for box in file.right.theatre.boxes:
        one = box.cost == {"resource": 1}
        insist(one, "right.theatre: a performance costs 1 resource (6.13.2)")


def _shown(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _check_years(file: File) -> None:
    years = file.years
    for name in ("potential", *DIFFICULTIES):
        insist(len(getattr(years, name)) == YEARS, f"years.{name} needs {YEARS} numbers")
    total = sum(years.potential)
    insist(
        total == file.left.disdain.boxes,
        f"the attack potentials add up to {total}, not to {file.left.disdain.boxes} (7.8)",
    )
    penalty = file.left.disdain.penalty
    insist(bool(penalty) and penalty == sorted(penalty), "disdain.penalty: more disdain, more loss")
    insist(
        set(file.setup.neutral) == {str(n) for n in range(1, 7)},
        "setup.neutral needs a number for 1 to 6 players",
    )
    ranks, known = [rank.id for rank in file.ranks], [rank.id for rank in printed().ranks]
    insist(ranks == known, f"ranks must be {', '.join(known)}, in this order (9.8)")
    least = [rank.least for rank in file.ranks]
    insist(_rising(least), "ranks: each needs more points than the one before")


def _rising(numbers: list[int]) -> bool:
    return all(a < b for a, b in pairwise(numbers))


def _check_fate(file: File) -> None:
    fate = file.cards.fate
    insist(len(fate) == FATE_CARDS, f"there are 48 Fate cards (1.7.2), not {len(fate)}")
    seen: set[str] = set()
    for card in fate:
        where = f"Fate card {card.id}"
        insist(card.id not in seen, f"{where}: two Fate cards have the same id")
        seen.add(card.id)
        insist(1 <= card.damage <= 3, f"{where}: damage must be 1 to 3")
        insist(1 <= card.goods <= 6, f"{where}: goods must be 1 to 6")
        insist(sum(card.bundle.values()) == 8, f"{where}: the bundle has 8 items")
    for cohort in COHORTS:
        n = sum(card.attack == cohort for card in fate)
        insist(n == 16, f"{n} Fate cards attack the {cohort} cohort, not 16 (1.7.2)")


def _check_player_cards(file: File) -> None:
    ids = tuple(card.id for card in file.cards.player)
    insist(ids == CARD_IDS, f"the Player cards must be {', '.join(CARD_IDS)}, in this order")
    insist(set(file.patterns) == set(PATTERNS), f"the patterns must be {', '.join(PATTERNS)}")
    for card in file.cards.player:
        insist(card.pattern in file.patterns, f"{card.id}: no pattern {card.pattern!r}")
        insist(1 <= card.goods <= 6, f"{card.id}: goods must be 1 to 6")
        fewer = card.measure == "final-disdain-at-most"  # 10.4.2
        steps = list(reversed(card.at)) if fewer else list(card.at)
        insist(_rising(steps), f"{card.id}: at needs {'falling' if fewer else 'rising'} numbers")
    for name, cells in file.patterns.items():
        insist(len(set(cells)) == 4, f"pattern {name} needs 4 squares")
        insist(bool(placements(cells)), f"pattern {name} does not fit on the map")


def _check_tracks(file: File) -> None:
    left, right = file.left.tracks, file.right.tracks
    insist(set(left) == set(LEFT_TRACKS), f"left.tracks must be {', '.join(LEFT_TRACKS)}")
    insist(set(right) == set(CITIZENS), f"right.tracks must be {', '.join(CITIZENS)}")
    known = {**printed().left.tracks, **printed().right.tracks}
    last = len(known["fort"].boxes)
    for name, track in {**left, **right}.items():
        insist(track.pay == PAYS.get(name, []), f"{name}: pay must be {PAYS.get(name, [])}")
        _check_lengths(name, track, known[name])
        insist(track.fort == sorted(track.fort), f"{name}: fort needs rising numbers")
        insist(all(n <= last for n in track.fort), f"{name}: the Fort has {last} boxes")
    levels = file.left.infrastructure.fort
    insist(_rising(levels), "left.infrastructure: fort needs rising numbers")
    fit = len(levels) == 8 and levels[-1] <= last
    insist(fit, f"left.infrastructure: fort needs 8 of the Fort's {last} boxes")


def _check_lengths(name: str, track: Track, known: Track) -> None:
    boxes = len(known.boxes)
    found = len(track.boxes)
    insist(found == boxes, f"{name}: {boxes} boxes, not {found}")
    for row in ("columns", "sections"):
        own = getattr(track, row)
        insist(len(own) == len(getattr(known, row)), f"{name}: {row} needs {len(known.columns)}")
        insist(not own or sum(own) == boxes, f"{name}: {row} do not add up to {boxes}")
    insist(len(track.fort) == len(known.fort), f"{name}: a Fort box for each box")


def _check_buildings(file: File) -> None:
    ids = tuple(b.id for b in file.buildings)
    insist(ids == BUILDING_IDS, f"the buildings must be {', '.join(BUILDING_IDS)}, in this order")
    lengths = {name: len(track.boxes) for name, track in file.right.tracks.items()}
    lengths |= {name: len(file.left.tracks[name].boxes) for name in ATTRIBUTES}
    lengths["infrastructure"] = len(file.left.infrastructure.fort)
    for building, known in zip(file.buildings, printed().buildings, strict=True):
        for name in FIXED_OF_BUILDING:
            right = getattr(known, name)
            same = getattr(building, name) == right
            insist(same, f"{building.id}: {name} is in the rules, not in the tables: {right}")
        one = len(building.needs) == len(known.needs)
        insist(one, f"{building.id}: needs must name one track")
        for need, at in building.needs.items():
            insist(need in lengths, f"{building.id}: needs unknown {need!r}")
            insist(at <= lengths[need], f"{building.id}: {need} ends at {lengths[need]}")


def _check_campaign(file: File) -> None:
    forts, known = [fort.id for fort in file.forts], [fort.id for fort in printed().forts]
    insist(forts == known, f"forts must be {', '.join(known)}, in this order (11.2)")
    measures = {*get_args(Measure), *BUILDING_IDS, *CAMPAIGN_MEASURES}
    for fort in file.forts:
        for id in fort.forbidden:
            insist(id in BUILDING_IDS, f"{fort.id}: forbids unknown {id!r}")
        for condition in (*fort.goals, *fort.challenge):
            measure = condition.measure
            insist(measure in measures, f"{fort.id}: unknown measure {measure!r}")
            leveled = (measure == "attributes") == (condition.level > 0)
            insist(leveled, f"{fort.id}: a level goes with attributes, and with nothing else")


def _check_boxes(file: File) -> None:
    right = file.right
    for name, found, boxes in (
        ("market", len(right.market.boxes), MARKET_BOXES),
        ("market.renown", len(right.market.renown), 6),
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
    temples = [TEMPLE_IDS.index(row.temple) for row in right.temples.rows]
    insist(temples == sorted(temples), "temples: first the small one, then medium, then large")
    columns = [box.column for box in right.courthouse.boxes]
    insist(
        columns == [column for column in COHORTS for _ in range(3)],
        "courthouse: three boxes in each of the columns left, centre and right, in this order",
    )
    for row in right.map.squares:
        insist(len(row) == MAP_COLUMNS, f"map: a row has {MAP_COLUMNS} squares")


def _check_icons(file: File) -> None:
    words = [(place, word) for place, text in _icon_texts(file) for word in text.split()]
    pairs = {word for _, word in words if "/" in word}
    insist(len(pairs) <= PLACE - SLASH, f"at most {PLACE - SLASH} pairs of icons to choose from")
    for place, word in words:
        names = word.split("/")
        insist(len(names) <= 2, f"{place}: {word!r} is a choice of more than two icons")
        for name in names:
            insist(name in ICONS, f"{place}: unknown icon {name!r}")
    for icon, wanted, clause in (("cohort", SHIELDS, "5.5.3"), ("production", HAMMERS, "5.5.4")):
        n = sum(word == icon for _, word in words)
        insist(n == wanted, f"{n} {icon} icons on the sheets, not {wanted} ({clause})")
    production = file.left.tracks["resource-production"]
    insist(
        production.prefilled + HAMMERS == len(production.boxes),
        "resource-production: a circle for each hammer and the printed one",
    )


def _icon_texts(file: File) -> list[tuple[str, str]]:
    """Every text of icons, with its place."""
    left, right = file.left, file.right
    tracks = {**left.tracks, **right.tracks}
    areas = {
        "market": right.market.boxes,
        "theatre": right.theatre.boxes,
        "baths": right.baths.boxes,
        "courthouse": right.courthouse.boxes,
    }
    columns = right.ludus.columns
    return [
        *((f"{name} box {n}", b) for name, t in tracks.items() for n, b in enumerate(t.boxes, 1)),
        *((building.id, building.icons) for building in file.buildings),
        *((f"{a} box {n}", b.icons) for a, all in areas.items() for n, b in enumerate(all, 1)),
        *(("ludus-gladiatorious", icons) for c in columns for icons in (c.death, c.survival)),
        *((row.temple, box) for row in right.temples.rows for box in row.boxes),
        *(("map", icon) for row in right.map.squares for icon in row),
        ("map.row_complete", right.map.row_complete),
        ("diplomats", right.diplomats.icons),
    ]
