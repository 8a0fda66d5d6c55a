"""The components, read from `data.toml` or a file of the owner's own."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Literal, get_args

import msgspec

from ludi.core.data import Data, insist, read
from ludi.games.seven_wonders.effects import (
    COLORS,
    MANUFACTURED,
    PURPLE,
    RAW,
    AnyEffect,
    Color,
    Does,
    Produce,
    Resource,
    TradeDiscount,
    pack,
)

Side = Literal["A", "B"]
SIDES: tuple[Side, ...] = get_args(Side)
Timing = Literal["end", "ongoing", "permanent", "immediate"]
AGES = (1, 2, 3)
HAND = 7
NOBODY = -1  # also: no card, no board


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    wood: int = 0
    stone: int = 0
    ore: int = 0
    clay: int = 0
    glass: int = 0
    papyrus: int = 0
    loom: int = 0
    coins: int = 0

    @property
    def resources(self) -> dict[Resource, int]:
        units = {resource: getattr(self, resource) for resource in (*RAW, *MANUFACTURED)}
        return {resource: n for resource, n in units.items() if n}


class Structure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    age: Literal[1, 2, 3]
    color: Color
    players: list[int]  # one number a copy: used with so many players or more (3.1)
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
    cost: int
    timing: Timing
    effects: list[AnyEffect]


class Design(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Semiramis, as the players drew her."""

    cost: int
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
    coins_with_leaders: int
    coins_without_leaders: int
    victory: tuple[int, int, int]  # tokens of the three Ages


class File(Data, frozen=True, forbid_unknown_fields=True):
    setup: Setup
    semiramis: Design
    wonders: dict[str, dict[Side, Board]]
    cards: Cards


class Tables:
    """The components laid out for the rules: a card is a number, its properties are lists.

    First the structures by name (the same name in two Ages is the same structure), then the
    guilds, then the leaders. A board is a number too: two a Wonder, side A and side B.
    """

    def __init__(self, file: File) -> None:
        self.file = file
        self.id = file.id
        self.note = file.note
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
    for kind, listed in (("guild", cards.guilds), ("leader", cards.leaders)):
        names = [card.id for card in listed]
        insist(len(set(names)) == len(names), f"every {kind} exists once (2.3)")
    for wonder, sides in file.wonders.items():
        insist(set(sides) == set(SIDES), f"{wonder} needs sides A and B")
        for side, board in sides.items():
            insist(1 <= len(board.stages) <= 4, f"{wonder} {side}: 1 to 4 stages")
    _check_structures(cards.structures)
    _check_totals(cards)
    insist(0 <= file.semiramis.cost <= 10, "Semiramis costs 0 to 10 coins (17.1)")
    insist(bool(file.semiramis.effects), "Semiramis needs an effect (17.1)")
    effects = [effect for structure in cards.structures for effect in structure.effects]
    effects += [effect for guild in cards.guilds for effect in guild.effects]
    effects += [effect for leader in cards.leaders for effect in leader.effects]
    for sides in file.wonders.values():
        for board in sides.values():
            effects += [*board.start, *(e for stage in board.stages for e in stage.effects)]
    for effect in (*effects, *file.semiramis.effects):
        _check_effect(effect)
    made = [effect.options for effect in file.semiramis.effects if isinstance(effect, Produce)]
    insist(len(set(made)) == len(made), "Semiramis has one source of a kind")


def _check_effect(effect: AnyEffect) -> None:
    if isinstance(effect, Produce):
        insist(bool(effect.options), "a producer needs a resource")
        insist(
            effect.amount == 1 or (len(effect.options) == 1 and 1 <= effect.amount <= 3),
            "a source gives 1 to 3 units of one resource, or 1 unit of one of several (8.3)",
        )
        kinds = {option in RAW for option in effect.options}
        insist(
            len(kinds) == 1
            or (not effect.sellable and len(set(effect.options)) == len(RAW) + len(MANUFACTURED)),
            "a source offers raw materials or manufactured goods; or all, if not for sale",
        )
    if isinstance(effect, TradeDiscount):
        insist(
            effect.resources in (RAW, MANUFACTURED),
            f"a discount is for {', '.join(RAW)} or for {', '.join(MANUFACTURED)} (8.4.3)",
        )


def _check_structures(structures: list[Structure]) -> None:
    faces: dict[str, Structure] = {}
    names = {card.id for card in structures}
    for card in structures:
        twin = faces.setdefault(card.id, card)
        alike = (twin.color, twin.cost, twin.effects) == (card.color, card.cost, card.effects)
        insist(alike, f"{card.id}: structures of the same name are the same (7.3.1)")
        insist(card.color != "purple", f"{card.id}: purple cards are guilds")
        insist(all(3 <= mark <= 7 for mark in card.players), f"{card.id}: players must be 3 to 7")
        for name in card.chain:
            insist(name in names, f"{card.id}: there is no structure {name!r} to chain from")


def _check_totals(cards: Cards) -> None:
    """Seven cards a player in every Age (3.1, 3.2), and what is in the box (2.1, 2.2)."""
    box = [sum(len(c.players) for c in cards.structures if c.age == age) for age in AGES]
    insist(box == [49, 49, 40], f"49, 49 and 40 structures in the three Ages (2.1), not {box}")
    insist(len(cards.guilds) == 14, f"10 guilds and 4 more (2.1, 2.2), not {len(cards.guilds)}")
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
    raw = tomllib.loads((Path(__file__).parent / "data.toml").read_text("utf-8"))
    listed = {
        kind: list(dict.fromkeys(card["id"] for card in raw["cards"][kind]))
        for kind in ("structures", "guilds", "leaders")
    }
    return {**listed, "wonders": list(raw["wonders"])}
