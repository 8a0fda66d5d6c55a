"""The components, read from `data.toml` or a file of the owner's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec

from ludi.core.data import (
    SHOWN,
    Components,
    Count,
    Data,
    Positive,
    check_texts,
    insist,
    read,
)

FOLDER = Path(__file__).parent

Material = Literal["rubble", "wood", "concrete", "brick", "stone", "marble"]
MATERIALS: tuple[Material, ...] = get_args(Material)
Role = Literal["laborer", "craftsman", "architect", "legionary", "merchant", "patron"]
ROLES: tuple[Role, ...] = get_args(Role)  # in the order of their materials (1.2)
Side = Literal["in-town", "out-of-town"]

RUBBLE, WOOD, CONCRETE, BRICK, STONE, MARBLE = range(6)
LABORER, CRAFTSMAN, ARCHITECT, LEGIONARY, MERCHANT, PATRON = range(6)

StructureId = Literal[
    "academy",
    "aqueduct",
    "amphitheatre",
    "coliseum",
    "atrium",
    "gate",
    "circus",
    "dock",
    "fountain",
    "insula",
    "catacomb",
    "latrine",
    "bath",
    "archway",
    "storeroom",
    "bridge",
    "wall",
    "foundry",
    "garden",
    "shrine",
    "palisade",
    "palace",
    "forum",
    "statue",
    "villa",
    "basilica",
    "stairway",
    "senate",
    "scriptorium",
    "school",
    "ludus-magna",
    "sewer",
    "temple",
    "circus-maximus",
    "market",
    "bar",
    "road",
    "vomitorium",
    "tower",
    "prison",
]
STRUCTURES: tuple[StructureId, ...] = get_args(StructureId)
SENATOR: Literal["senator"] = "senator"
NONE = -1

KIND: dict[str, int] = {name: kind for kind, name in enumerate(STRUCTURES)}
MATERIAL: dict[str, int] = {name: number for number, name in enumerate(MATERIALS)}
ROLE: dict[str, int] = {name: number for number, name in enumerate(ROLES)}

Timing = Literal[
    "continuous",
    "continuous-scoring",
    "end-of-round",
    "instant-win",
    "intrinsic",
    "on-completion",
    "scoring-intrinsic",
]


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is in the box (1); most of it only to compare the other tables with."""

    orders: Count
    classic_forums: Annotated[Count, SHOWN]
    senators: Count
    sites: Count
    leader_cards: Annotated[Count, SHOWN]
    merchant_bonuses: Annotated[Count, SHOWN]
    camp_boards: Annotated[Count, SHOWN]
    legionary_boards: Annotated[Count, SHOWN]


class MaterialRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    role: Role
    value: Annotated[int, msgspec.Meta(ge=1, le=3)]
    orders: Count
    sites: Count


class Alphabet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pl: Positive
    en: Positive


class StructureRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    material: Material
    copies: Positive
    clause: Annotated[str, SHOWN]
    timing: Annotated[Timing, SHOWN]
    alphabet: Alphabet


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    orders: Positive
    senators: Count
    in_town: Positive
    out_of_town: Count


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: Positive
    influence: Count
    merchant_bonus: Count


class File(Data, frozen=True, forbid_unknown_fields=True):
    components: Box
    materials: dict[Material, MaterialRow]
    structures: dict[StructureId, StructureRow]
    setup: dict[int, Setup]
    setup_simplified: dict[int, Setup]
    limits: Limits


class Tables(Components[File]):
    """The components laid out for the rules: an order card is the number of its structure.

    Copies of one structure are the same card to the rules: same name, role, material and value.
    """

    def __init__(self, file: File) -> None:
        super().__init__(file)
        rows = [file.structures[name] for name in STRUCTURES]
        self.material = [MATERIALS.index(row.material) for row in rows]
        self.copies = [row.copies for row in rows]
        self.value = [file.materials[name].value for name in MATERIALS]
        self.marble = sum(1 << kind for kind, m in enumerate(self.material) if m == MARBLE)
        self.hand_limit = file.limits.hand
        self.influence = file.limits.influence
        self.bonus = file.limits.merchant_bonus
        self.senators = file.components.senators

    def deck(self) -> list[int]:
        return [kind for kind, copies in enumerate(self.copies) for _ in range(copies)]

    def rank(self, kind: int, language: Literal["pl", "en"]) -> int:
        """Where a structure's name stands in the alphabet (3.4.2)."""
        alphabet = self.file.structures[STRUCTURES[kind]].alphabet
        return alphabet.pl if language == "pl" else alphabet.en


def load(path: Path) -> Tables:
    return Tables(read(path, File, _check))


def _check(file: File) -> None:
    _check_cards(file)
    _check_setups(file)
    check_texts(file, FOLDER / "text")


def _check_cards(file: File) -> None:
    missing: list[str] = [name for name in STRUCTURES if name not in file.structures]
    insist(not missing, f"structures: no line for {', '.join(missing)}")
    missing = [name for name in MATERIALS if name not in file.materials]
    insist(not missing, f"materials: no line for {', '.join(missing)}")
    for number, name in enumerate(MATERIALS):
        row = file.materials[name]
        insist(row.role == ROLES[number], f"{name}: its role is {ROLES[number]} (1.2)")
        cards = sum(s.copies for s in file.structures.values() if s.material == name)
        insist(cards == row.orders, f"{name}: {row.orders} orders (1.1), but {cards} copies")
    for number, structure in enumerate(STRUCTURES, 1):
        found, clause = file.structures[structure].clause, f"17.{number}"
        insist(found == clause, f"{structure}: its clause is {clause}, not {found!r}")
    total = sum(row.copies for row in file.structures.values())
    insist(total == file.components.orders, f"{file.components.orders} orders, not {total} (1.1)")
    sites = sum(row.sites for row in file.materials.values())
    insist(sites == file.components.sites, f"{file.components.sites} sites, not {sites} (1.4)")
    for language in ("pl", "en"):
        ranks = sorted(getattr(row.alphabet, language) for row in file.structures.values())
        right = ranks == list(range(1, len(STRUCTURES) + 1))
        insist(right, f"alphabet.{language}: every rank from 1 to {len(STRUCTURES)} once (3.4.2)")


def _check_setups(file: File) -> None:
    for table, setups in (("setup", file.setup), ("setup_simplified", file.setup_simplified)):
        insist(set(setups) == {2, 3, 4, 5}, f"{table} needs a line for 2, 3, 4 and 5 players")
        for seats, setup in setups.items():
            where = f"{table} {seats}"
            orders = setup.orders * seats + seats  # everybody turns one up (3.4)
            insist(
                orders <= file.components.orders,
                f"{where}: {orders} orders dealt and turned up out of {file.components.orders}",
            )
            for name, row in file.materials.items():
                laid = setup.in_town + setup.out_of_town
                insist(laid <= row.sites, f"{where}: {laid} {name} sites laid out of {row.sites}")
            dealt = setup.senators * seats
            insist(
                dealt <= file.components.senators,
                f"{where}: {dealt} senators dealt out of {file.components.senators}",
            )
    for seats, setup in file.setup.items():
        laid = setup.in_town + setup.out_of_town
        right = all(laid == row.sites for row in file.materials.values())
        insist(right, f"setup {seats}: all sites of each material are laid out (3.2)")
