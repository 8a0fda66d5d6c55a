"""The components, read from `data.toml` or a file of the owner's own."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec

from ludi.core.data import Components, Count, Data, Id, Positive, check_texts, insist, read

FOLDER = Path(__file__).parent

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


Color = Literal["brown", "yellow", "green", "blue", "red", "purple"]
COLOR_OF: dict[Resource, Color] = {
    "beer": "brown",
    "bread": "yellow",
    "elixir": "green",
    "gladius": "blue",
}
CHARACTERS: tuple[Effect, ...] = ("produce", "apprentice_attach", "legion")
# An Apprentice and a Legion are more to the rules than an effect (8.6, 8.9)
ONE_KIND: dict[Effect, str] = {"apprentice_attach": "apprentice", "legion": "legion"}
WITH_RESOURCE: tuple[Effect, ...] = (
    "produce",
    "income_per_resource",
    "income_5_plus_beer",
    "vp_per_resource",
    "vp_2_plus_color",
)
COLUMNS = {2: 3, 3: 3, 4: 4, 5: 5}  # 3.1


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deck: Literal["character", "place"]
    effect: Effect
    resource: Resource | None = None  # that the effect speaks of


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Id
    mark: Annotated[int, msgspec.Meta(ge=2, le=5)]  # with so many players or more (3.4)
    cost: Count
    color: Color | None = None
    resource: Resource | None = None
    units: Count = 0
    talent: Positive | None = None
    roman: bool = False
    recipe: dict[Resource, Positive] = {}


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    columns: int
    bazaars_removed: Count


class Decks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    characters: list[Card]
    places: list[Card]


class File(Data, frozen=True, forbid_unknown_fields=True):
    setup: dict[int, Setup]
    kinds: dict[Id, Kind]
    cards: Decks

    def new_names(self) -> list[str]:
        return [f"card-{kind}" for kind in self.kinds if kind not in known_kinds()]


class Tables(Components[File]):
    """The components laid out for the rules: a card is a number, its properties are lists."""

    def __init__(self, file: File) -> None:
        super().__init__(file)
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
    _check_kinds(file)
    for deck, cards, total in (
        ("character", file.cards.characters, 40),
        ("place", file.cards.places, 34),
    ):
        insist(len(cards) == total, f"there are {total} {deck} cards (2.1), not {len(cards)}")
        for n, card in enumerate(cards, 1):
            where = f"{deck} card {n} ({card.kind})"
            insist(card.kind in file.kinds, f"{where}: unknown kind")
            kind = file.kinds[card.kind]
            insist(kind.deck == deck, f"{where} belongs to the {kind.deck} cards")
            _check_card(where, card, kind)
    _check_setup(file)
    check_texts(file, FOLDER / "text")


def _check_kinds(file: File) -> None:
    for name, known in known_kinds().items():
        insist(name in file.kinds, f"kinds: no line for {name}")
        insist(file.kinds[name] == known, f"kinds.{name} is in the rules (11), not in the cards")
    for name, kind in file.kinds.items():
        where = f"kinds.{name}"
        deck = "character" if kind.effect in CHARACTERS else "place"
        insist(kind.deck == deck, f"{where}: {kind.effect} is for {deck} cards")
        only = ONE_KIND.get(kind.effect, name)
        insist(name == only, f"{where}: {kind.effect} belongs to the kind {only} alone")
        wanted = kind.effect in WITH_RESOURCE
        has = "needs" if wanted else "has no"
        insist((kind.resource is not None) == wanted, f"{where}: {kind.effect} {has} resource")
        beer = kind.effect != "income_5_plus_beer" or kind.resource == "beer"
        insist(beer, f"{where}: {kind.effect} speaks of beer (11.5)")


def _check_card(where: str, card: Card, kind: Kind) -> None:
    insist((card.resource is None) == (card.units == 0), f"{where}: resource without units")
    insist(bool(card.recipe) == (kind.effect == "vp_recipe"), f"{where}: a Bazaar needs a recipe")
    has_talent = card.talent is not None
    insist(has_talent == (kind.effect == "produce"), f"{where}: a producer has a talent (11.1)")
    insist(not card.roman or kind.deck == "place", f"{where}: roman is for places (11.8)")
    match kind.effect:
        case "produce":
            insist(card.resource == kind.resource, f"{where}: carries {kind.resource} (11.1)")
        case "income_per_resource":
            right = (card.resource, card.units) == (kind.resource, 1)
            insist(right, f"{where}: carries 1 {kind.resource} (11.4)")
        case "apprentice_attach" | "legion":
            insist(card.resource is None, f"{where}: carries no resource (1.7)")
        case _:
            pass
    _check_color(where, card, kind)


def _check_color(where: str, card: Card, kind: Kind) -> None:
    match kind.effect:
        case "produce" | "vp_2_plus_color":
            assert kind.resource is not None
            wanted, clause = COLOR_OF[kind.resource], "11.1, 11.7"
        case "legion":
            wanted, clause = "red", "11.3"
        case "vp_recipe" | "vp_3_plus_roman":
            wanted, clause = "purple", "11.8, 11.9"
        case "apprentice_attach":
            insist(card.color is None, f"{where}: an Apprentice has no color (11.2)")
            return
        case _:  # for the others 11.10 is our ruling: an owner may know better
            return
    insist(card.color == wanted, f"{where}: its color is {wanted} ({clause})")


def _check_setup(file: File) -> None:
    insist(set(file.setup) == set(COLUMNS), "setup needs a line for 2, 3, 4 and 5 players")
    for seats, setup in file.setup.items():
        where = f"setup {seats}"
        right = COLUMNS[seats]
        insist(setup.columns == right, f"{where}: there are {right} columns (3.1)")
        used = [card for card in file.cards.places if card.mark <= seats]
        bazaars = sum(file.kinds[card.kind].effect == "vp_recipe" for card in used)
        removed = setup.bazaars_removed
        insist(
            removed <= bazaars, f"{where}: {removed} Bazaars cannot be removed from {bazaars} (3.5)"
        )
        characters = sum(card.mark <= seats for card in file.cards.characters)
        for deck, cards in (("character", characters), ("place", len(used) - removed)):
            few = f"{where}: {cards} {deck} cards do not fill {right} columns (5.1)"
            insist(cards >= right, few)


@cache
def known_kinds() -> dict[str, Kind]:
    """The kinds of card the rules know; a file may add others that do the same."""
    raw = tomllib.loads((FOLDER / "data.toml").read_text("utf-8"))
    return msgspec.convert(raw["kinds"], dict[str, Kind])
