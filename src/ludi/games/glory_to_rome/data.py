"""The components, read from `data.toml` or a file of the owner's own."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, get_args

import msgspec

from ludi.core.data import Data, insist, read

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


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    orders: int
    classic_forums: int
    senators: int
    sites: int
    leader_cards: int
    merchant_bonuses: int
    camp_boards: int
    legionary_boards: int


class MaterialRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    role: Role
    value: int
    orders: int
    sites: int


class Alphabet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pl: int
    en: int


class StructureRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    material: Material
    copies: int
    clause: str
    timing: Timing
    alphabet: Alphabet


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    orders: int
    senators: int
    in_town: int
    out_of_town: int


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: int
    influence: int
    merchant_bonus: int


class File(Data, frozen=True, forbid_unknown_fields=True):
    components: Components
    materials: dict[Material, MaterialRow]
    structures: dict[StructureId, StructureRow]
    setup: dict[int, Setup]
    setup_simplified: dict[int, Setup]
    limits: Limits


class Tables:
    """The components laid out for the rules: an order card is the number of its structure.

    Copies of one structure are the same card to the rules: same name, role, material and value.
    """

    def __init__(self, file: File) -> None:
        self.file = file
        self.id = file.id
        self.note = file.note
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


def _check_cards(file: File) -> None:
    missing: list[str] = [name for name in STRUCTURES if name not in file.structures]
    insist(not missing, f"structures: no line for {', '.join(missing)}")
    missing = [name for name in MATERIALS if name not in file.materials]
    insist(not missing, f"materials: no line for {', '.join(missing)}")
    for number, name in enumerate(MATERIALS):
        row = file.materials[name]
        insist(row.role == ROLES[number], f"{name}: its role is {ROLES[number]} (1.2)")
        insist(1 <= row.value <= 3, f"{name}: value must be 1 to 3")
        cards = sum(s.copies for s in file.structures.values() if s.material == name)
        insist(cards == row.orders, f"{name}: {row.orders} orders (1.1), but {cards} copies")
    for structure, card in file.structures.items():
        insist(card.copies >= 1, f"{structure}: copies must be at least 1")
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
            insist(setup.orders >= 0 and setup.senators >= 0, f"{where}: hands cannot be negative")
            insist(setup.in_town >= 1, f"{where}: at least 1 site in town")
            insist(setup.out_of_town >= 0, f"{where}: out_of_town cannot be negative")
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
