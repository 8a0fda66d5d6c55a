"""The components, read from `data.toml` or a file of the owner's own."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Literal, get_args

import msgspec

from ludi.core.data import Data, insist, read

Resource = Literal["beer", "bread", "elixir", "gladius"]
RESOURCES: tuple[Resource, ...] = get_args(Resource)

Slot = Literal["A", "B", "C", "D", "E", "1", "2", "3", "4", "5"]
SLOTS: tuple[Slot, ...] = get_args(Slot)
Action = Literal[Slot, "income"]
ACTIONS: tuple[Action, ...] = get_args(Action)
INCOME = ACTIONS.index("income")
FIRST_PLACE = SLOTS.index("1")
GAP = -1

Effect = Literal[
    "produce",
    "apprentice_attach",
    "legion",
    "income_per_resource",
    "income_5_plus_beer",
    "vp_per_resource",
    "vp_2_plus_color",
    "vp_recipe",
    "vp_3_plus_roman",
]


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deck: Literal["character", "place"]
    effect: Effect
    resource: Resource | None = None  # that the effect speaks of


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    mark: int  # in play with so many players or more (3.4)
    cost: int
    color: str | None = None
    resource: Resource | None = None
    units: int = 0
    talent: int | None = None
    roman: bool = False
    recipe: dict[Resource, int] = {}


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    columns: int
    bazaars_removed: int


class Decks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    characters: list[Card]
    places: list[Card]


class File(Data, frozen=True, forbid_unknown_fields=True):
    setup: dict[int, Setup]
    kinds: dict[str, Kind]
    cards: Decks


class Tables:
    """The components laid out for the rules: a card is a number, its properties are lists."""

    def __init__(self, file: File) -> None:
        self.file = file
        self.id = file.id
        self.note = file.note
        self.cards = (*file.cards.characters, *file.cards.places)
        self.ids = _numbered(self.cards)
        self.kind = [card.kind for card in self.cards]
        self.cost = [card.cost for card in self.cards]
        self.resource = [_index(card.resource) for card in self.cards]
        self.units = [card.units for card in self.cards]
        self.effect = [file.kinds[card.kind].effect for card in self.cards]
        self.effect_resource = [_index(file.kinds[card.kind].resource) for card in self.cards]
        self.is_place = [file.kinds[card.kind].deck == "place" for card in self.cards]
        self.is_bazaar = [effect == "vp_recipe" for effect in self.effect]
        self.is_producer = [effect == "produce" for effect in self.effect]
        self.recipe = [tuple(card.recipe.get(r, 0) for r in RESOURCES) for card in self.cards]

    def deck(self, place: bool, seats: int) -> list[int]:
        """The cards of one deck that are used with so many players (3.4)."""
        return [
            n
            for n, card in enumerate(self.cards)
            if card.mark <= seats and self.is_place[n] == place
        ]

    def with_cards(self, cards: list[Card]) -> Tables:
        """These tables with more cards at the end, for positions written by hand."""
        longer = Decks(self.file.cards.characters, [*self.file.cards.places, *cards])
        return Tables(msgspec.structs.replace(self.file, cards=longer))


def _index(resource: Resource | None) -> int:
    return GAP if resource is None else RESOURCES.index(resource)


def _numbered(cards: tuple[Card, ...]) -> list[str]:
    """`brewer-1`, `brewer-2`, … in the order of the file."""
    seen: dict[str, int] = {}
    names = []
    for card in cards:
        seen[card.kind] = seen.get(card.kind, 0) + 1
        names.append(f"{card.kind}-{seen[card.kind]}")
    return names


def load(path: Path) -> Tables:
    return Tables(read(path, File, _check))


def _check(file: File) -> None:
    kinds = set(load_kinds())
    insist(set(file.kinds) == kinds, f"kinds must be exactly {', '.join(sorted(kinds))}")
    insist(set(file.setup) == {2, 3, 4, 5}, "setup needs a line for 2, 3, 4 and 5 players")
    for deck, cards, total in (
        ("character", file.cards.characters, 40),
        ("place", file.cards.places, 34),
    ):
        insist(len(cards) == total, f"there are {total} {deck} cards (2.1), not {len(cards)}")
        for n, card in enumerate(cards, 1):
            where = f"{deck} card {n} ({card.kind})"
            insist(card.kind in kinds, f"{where}: unknown kind")
            kind = file.kinds[card.kind]
            insist(kind.deck == deck, f"{where} belongs to the {kind.deck} cards")
            insist(2 <= card.mark <= 5, f"{where}: mark must be 2 to 5")
            insist(card.cost >= 0, f"{where}: cost must not be negative")
            insist((card.resource is None) == (card.units == 0), f"{where}: resource without units")
            if kind.effect == "produce":
                insist(card.resource == kind.resource, f"{where}: carries {kind.resource}")
                insist(card.talent is not None, f"{where}: a producer has a talent")
            if kind.effect == "vp_recipe":
                insist(bool(card.recipe), f"{where}: a Bazaar needs a recipe")
    for seats, setup in file.setup.items():
        bazaars = [c for c in file.cards.places if c.kind == "bazaar" and c.mark <= seats]
        insist(1 <= setup.columns <= 5, f"setup {seats}: columns must be 1 to 5")
        insist(
            0 <= setup.bazaars_removed <= len(bazaars),
            f"setup {seats}: {setup.bazaars_removed} Bazaars cannot be removed from {len(bazaars)}",
        )


def load_kinds() -> list[str]:
    """The kinds of card the rules know."""
    raw = tomllib.loads((Path(__file__).parent / "data.toml").read_text("utf-8"))
    return list(raw["kinds"])
