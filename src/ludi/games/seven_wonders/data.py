"""The components, read from `data.toml` or a file of the owner's own."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec

from ludi.core.data import SHOWN, Components, Count, Data, Positive, check_texts, insist, read
from ludi.games.seven_wonders.effects import (
    CHOICE_BITS,
    COLORS,
    MANUFACTURED,
    MOST,
    PURPLE,
    RAW,
    SYMBOLS,
    AnyEffect,
    Color,
    Does,
    PerCount,
    Produce,
    Resource,
    Science,
    TradeDiscount,
    VpPerColorSet,
    pack,
)

FOLDER = Path(__file__).parent

Side = Literal["A", "B"]
SIDES: tuple[Side, ...] = get_args(Side)
Timing = Annotated[Literal["end", "ongoing", "permanent", "immediate"], SHOWN]
AGES = (1, 2, 3)
HAND = 7
NOBODY = -1  # also: no card, no board
MOST_CHOICES = (1 << CHOICE_BITS) - 1  # sources that offer the same choice


Price = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Coins = Annotated[int, msgspec.Meta(ge=0, le=10)]
Mark = Annotated[int, msgspec.Meta(ge=3, le=7)]


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    wood: Price = 0
    stone: Price = 0
    ore: Price = 0
    clay: Price = 0
    glass: Price = 0
    papyrus: Price = 0
    loom: Price = 0
    coins: Coins = 0

    @property
    def resources(self) -> dict[Resource, int]:
        units = {resource: getattr(self, resource) for resource in (*RAW, *MANUFACTURED)}
        return {resource: n for resource, n in units.items() if n}


class Structure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    age: Literal[1, 2, 3]
    color: Color
    players: list[Mark]  # one number a copy: used with so many players or more (3.1)
    effects: list[AnyEffect]
    cost: Cost = Cost()
    chain: list[str] = []  # free with any of these


class Guild(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    pool: Literal["base", "neutral", "leaders"]
    cost: Cost
    effects: list[AnyEffect]


class Leader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cost: Coins
    timing: Timing
    effects: list[AnyEffect]


class Design(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Semiramis, as the players drew her."""

    cost: Coins
    timing: Timing
    effects: list[AnyEffect]


class Stage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cost: Cost
    effects: list[AnyEffect]


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start: list[AnyEffect]
    stages: list[Stage]
    leaders_only: bool = False


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    structures: list[Structure]
    guilds: list[Guild]
    leaders: list[Leader]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    coins_with_leaders: Count
    coins_without_leaders: Count
    victory: tuple[Positive, Positive, Positive]  # tokens of the three Ages


class File(Data, frozen=True, forbid_unknown_fields=True):
    setup: Setup
    semiramis: Design
    wonders: dict[str, dict[Side, Board]]
    cards: Cards


class Tables(Components[File]):
    """The components laid out for the rules: a card is a number, its properties are lists.

    First the structures by name (the same name in two Ages is the same structure), then the
    guilds, then the leaders. A board is a number too: two a Wonder, side A and side B.
    """

    def __init__(self, file: File) -> None:
        super().__init__(file)
        known = raw_ids()
        structures = {card.id: card for card in reversed(file.cards.structures)}
        guilds = {card.id: card for card in file.cards.guilds}
        leaders = {card.id: card for card in file.cards.leaders}
        blank = file.semiramis
        # Numbered alike whatever the order of the file: moves and positions stay comparable
        self.faces: list[Structure | Guild | Leader] = [
            *(structures[name] for name in known["structures"]),
            *(guilds[name] for name in known["guilds"]),
            *(leaders[name] for name in known["leaders"]),
            Leader("semiramis", blank.cost, blank.timing, blank.effects),
        ]
        self.ids = [face.id for face in self.faces]
        self.number = {id: n for n, id in enumerate(self.ids)}
        self.first_guild = len(structures)
        self.first_leader = self.first_guild + len(guilds)
        self.semiramis = self.number["semiramis"]
        self.guilds = range(self.first_guild, self.first_leader)
        self.leaders = range(self.first_leader, len(self.faces))
        self._lay_out_cards()
        self._lay_out_boards()

    def _lay_out_cards(self) -> None:
        faces, leader = self.faces, self.first_leader
        self.color = [
            COLORS.index(face.color) if isinstance(face, Structure) else PURPLE for face in faces
        ]
        self.cost = [
            0 if isinstance(face, Leader) else pack(face.cost.resources.items()) for face in faces
        ]
        self.coins = [face.cost if isinstance(face, Leader) else face.cost.coins for face in faces]
        self.chain = [
            sum(1 << self.number[name] for name in face.chain) if isinstance(face, Structure) else 0
            for face in faces
        ]
        self.opens = [sum(mask >> n & 1 for mask in self.chain) for n in range(len(faces))]
        self.does = [Does(face.effects, n >= leader) for n, face in enumerate(faces)]
        self.ages = [
            {card.age for card in self.file.cards.structures if card.id == id}
            or ({3} if n < leader else set())
            for n, id in enumerate(self.ids)
        ]

    def _lay_out_boards(self) -> None:
        self.wonders = raw_ids()["wonders"]
        self.boards = [self.file.wonders[name][side] for name in self.wonders for side in SIDES]
        laid = [*self.boards, Board([], [])]  # the last one stands for NOBODY: no board yet
        self.start = [Does(board.start) for board in laid]
        self.stage_cost = [
            [pack(stage.cost.resources.items()) for stage in board.stages] for board in laid
        ]
        self.stage_does = [[Does(stage.effects) for stage in board.stages] for board in laid]
        self.stages = [len(board.stages) for board in laid]

    def board(self, wonder: str, side: str) -> int:
        return 2 * self.wonders.index(wonder) + SIDES.index(side)

    def wonder(self, board: int) -> str:
        return self.wonders[board // 2]

    def side(self, board: int) -> Side:
        return SIDES[board % 2]

    @cache  # noqa: B019 - one instance a data file, for the life of the process
    def deck(self, age: int, players: int) -> tuple[int, ...]:
        """The structures of an Age that are used with so many players, copy by copy (3.1)."""
        return tuple(
            self.number[card.id]
            for card in self.file.cards.structures
            if card.age == age
            for mark in card.players
            if mark <= players
        )

    def guild_pool(self, leaders: bool, neutral: bool) -> list[int]:
        """The guilds that may be in the Age III deck (3.2, 3.2.1)."""
        pools = {"base"} | (
            {"neutral", "leaders"} if leaders else {"neutral"} if neutral else set()
        )
        return [n for n in self.guilds if getattr(self.faces[n], "pool", "") in pools]


def load(path: Path) -> Tables:
    return Tables(read(path, File, _check))


def _check(file: File) -> None:
    known = raw_ids()
    cards = file.cards
    for kind, found in (
        ("structures", [card.id for card in cards.structures]),
        ("guilds", [guild.id for guild in cards.guilds]),
        ("leaders", [leader.id for leader in cards.leaders]),
        ("wonders", list(file.wonders)),
    ):
        strange = sorted(set(found) ^ set(known[kind]))
        insist(not strange, f"{kind} must be those of the game; look at {', '.join(strange)}")
    for kind, names in (
        ("guild", [guild.id for guild in cards.guilds]),
        ("leader", [leader.id for leader in cards.leaders]),
    ):
        twice = {name for name in names if names.count(name) > 1}
        insist(not twice, f"{kind} {', '.join(sorted(twice))}: every {kind} exists once (2.3)")
    insist(
        all(a < b for a, b in pairwise(file.setup.victory)),
        "setup.victory: each Age's token is worth more than the one before (2.1)",
    )
    _check_wonders(file.wonders)
    _check_structures(cards.structures)
    _check_totals(cards)
    insist(bool(file.semiramis.effects), "Semiramis needs an effect (17.1)")
    for place, effects in _all_effects(file):
        for effect in effects:
            _check_effect(place, effect)
    made = [effect.options for effect in file.semiramis.effects if isinstance(effect, Produce)]
    insist(len(set(made)) == len(made), "Semiramis has one source of a kind")
    _check_capacity(file)
    check_texts(file, FOLDER / "text")


def _check_wonders(wonders: dict[str, dict[Side, Board]]) -> None:
    for wonder, sides in wonders.items():
        insist(set(sides) == set(SIDES), f"{wonder} needs sides A and B")
        for side, board in sides.items():
            where = f"wonders.{wonder}.{side}"
            insist(1 <= len(board.stages) <= 4, f"{where}: 1 to 4 stages")
            coins = any(stage.cost.coins for stage in board.stages)
            insist(not coins, f"{where}: a stage costs resources, not coins (7.3.2)")
        alike = sides["A"].leaders_only == sides["B"].leaders_only
        insist(alike, f"wonders.{wonder}: leaders_only is the same on both sides")


def _all_effects(file: File) -> Iterator[tuple[str, list[AnyEffect]]]:
    """Whatever has effects, with its place."""
    cards: list[Structure | Guild | Leader] = [
        *file.cards.structures,
        *file.cards.guilds,
        *file.cards.leaders,
    ]
    for card in cards:
        yield card.id, card.effects
    yield "semiramis", file.semiramis.effects
    for wonder, sides in file.wonders.items():
        for side, board in sides.items():
            yield f"wonders.{wonder}.{side}.start", board.start
            for n, stage in enumerate(board.stages, 1):
                yield f"wonders.{wonder}.{side} stage {n}", stage.effects


def _check_effect(place: str, effect: AnyEffect) -> None:
    match effect:
        case Produce(options):
            insist(bool(options), f"{place}: a producer needs a resource")
            insist(len(set(options)) == len(options), f"{place}: a resource is there twice")
            insist(
                effect.amount == 1 or (len(options) == 1 and effect.amount <= 3),
                f"{place}: a source gives 1 to 3 units of one resource, "
                "or 1 unit of one of several (8.3)",
            )
            kinds = {option in RAW for option in options}
            everything = len(options) == len(RAW) + len(MANUFACTURED)
            insist(
                len(kinds) == 1 or (everything and not effect.sellable),
                f"{place}: a source offers raw materials or manufactured goods; "
                "or all, if not for sale",
            )
        case TradeDiscount(sellers, resources):
            insist(
                resources in (RAW, MANUFACTURED),
                f"{place}: a discount is for {', '.join(RAW)} or for "
                f"{', '.join(MANUFACTURED)} (8.4.3)",
            )
            insist(_once(sellers), f"{place}: sellers must be left, right or both")
        case PerCount(scope=scope):
            insist(_once(scope), f"{place}: scope must name each of its cities once")
            worth = effect.coins_now or effect.vp_end
            insist(bool(worth), f"{place}: per-count needs coins_now or vp_end")
        case VpPerColorSet(colors):
            insist(_once(colors), f"{place}: colors must name each color once")
        case _:
            pass


def _once(names: Sequence[str]) -> bool:
    return 0 < len(names) == len(set(names))


def _check_capacity(file: File) -> None:
    """A city counts what it has in a few bits; more than these must never come together."""
    cards = {place: effects for place, effects in _all_effects(file) if "." not in place}
    shared = [effect for effects in cards.values() for effect in effects]
    for wonder, sides in file.wonders.items():
        for side, board in sides.items():
            own = [*board.start, *(e for stage in board.stages for e in stage.effects)]
            for what, most, n in _amounts([*shared, *own]):
                where = f"with wonders.{wonder}.{side}"
                insist(n <= most, f"{where} a city may have {n} of {what}; {most} are possible")


def _amounts(effects: list[AnyEffect]) -> Iterator[tuple[str, int, int]]:
    """What there is of it, how much of it is possible, how much a city may have."""
    made = [effect for effect in effects if isinstance(effect, Produce)]
    for options in {frozenset(effect.options) for effect in made}:
        n = sum(effect.amount for effect in made if set(effect.options) == options)
        yield " or ".join(sorted(options)), MOST if len(options) == 1 else MOST_CHOICES, n
    for symbol in SYMBOLS:
        n = sum(isinstance(effect, Science) and effect.symbol == symbol for effect in effects)
        yield symbol, MOST, n


def _check_structures(structures: list[Structure]) -> None:
    faces: dict[str, Structure] = {}
    names = {card.id for card in structures}
    seen: set[tuple[str, int]] = set()
    for card in structures:
        twin = faces.setdefault(card.id, card)
        alike = (twin.color, twin.cost, twin.effects) == (card.color, card.cost, card.effects)
        insist(alike, f"{card.id}: structures of the same name are the same (7.3.1)")
        insist(card.color != "purple", f"{card.id}: purple cards are guilds")
        insist(bool(card.players), f"{card.id}: players needs a number for each copy")
        insist((card.id, card.age) not in seen, f"{card.id}: twice in Age {card.age}")
        seen.add((card.id, card.age))
        for name in card.chain:
            other = name in names and name != card.id
            insist(other, f"{card.id}: there is no structure {name!r} to chain from")


def _check_totals(cards: Cards) -> None:
    """Seven cards a player in every Age (3.1, 3.2), and what is in the box (2.1, 2.2)."""
    box = [sum(len(c.players) for c in cards.structures if c.age == age) for age in AGES]
    insist(box == [49, 49, 40], f"49, 49 and 40 structures in the three Ages (2.1), not {box}")
    insist(len(cards.guilds) == 14, f"10 guilds and 4 more (2.1, 2.2), not {len(cards.guilds)}")
    base = sum(guild.pool == "base" for guild in cards.guilds)
    insist(base >= 9, f"9 guilds are used with 7 players (3.2); only {base} are always there")
    insist(len(cards.leaders) == 36, f"36 leaders (2.2), not {len(cards.leaders)}")
    for players in range(3, 8):
        for age in AGES:
            used = sum(
                mark <= players for c in cards.structures if c.age == age for mark in c.players
            )
            wanted = HAND * players - (players + 2 if age == 3 else 0)
            insist(
                used == wanted,
                f"with {players} players Age {age} has {wanted} structures (3.1), not {used}",
            )


@cache
def raw_ids() -> dict[str, list[str]]:
    """The ids the rules know: those of the data file that comes with the game."""
    raw = tomllib.loads((FOLDER / "data.toml").read_text("utf-8"))
    listed = {
        kind: list(dict.fromkeys(card["id"] for card in raw["cards"][kind]))
        for kind in ("structures", "guilds", "leaders")
    }
    return {**listed, "wonders": list(raw["wonders"])}
