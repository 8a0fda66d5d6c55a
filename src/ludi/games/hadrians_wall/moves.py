"""Every move a player can make."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ludi.core.moves import Move
from ludi.games.hadrians_wall.layout import Attribute as AttributeId
from ludi.games.hadrians_wall.layout import Citizens, Gladiator, Source, Worker
from ludi.games.hadrians_wall.layout import Cohort as CohortId

CardId = Literal[
    "architect",
    "aristocrat",
    "defender",
    "engineer",
    "fighter",
    "forager",
    "merchant",
    "planner",
    "pontiff",
    "ranger",
    "trainer",
    "vanguard",
]
BuildingId = Literal[
    "medium-granary",
    "large-granary",
    "small-hotel",
    "large-hotel",
    "small-workshop",
    "large-workshop",
    "small-road",
    "large-road",
    "small-precinct",
    "medium-precinct",
    "large-precinct",
    "small-gardens",
    "large-gardens",
    "small-temple",
    "medium-temple",
    "large-temple",
    "market",
    "theatre",
    "ludus-gladiatorious",
    "baths",
    "courthouse",
    "archway",
    "monolith",
    "column",
    "statue",
]
Square = Annotated[int, Meta(ge=0, le=19)]


class Choose(Move, frozen=True):
    """The Path card of the Year; the other card drawn becomes the Prospect card (4.2.1)."""

    path: CardId


# The Year's actions (6)


class Fill(Move, frozen=True):
    """Fill the next box of a track of the left sheet (6.3, 6.4, 6.5)."""

    track: Literal["mining-foresting", "wall-guard", "cippi", "wall"]


class Fort(Move, frozen=True):
    """Fill the next Fort box, paid with a builder or a soldier (6.5.1)."""

    worker: Literal["builder", "soldier"]


class Citizen(Move, frozen=True):
    """Fill the next box of a citizen track (6.11.1)."""

    track: Citizens


class Build(Move, frozen=True):
    """Build a building or a landmark (6.6, 6.9, 6.11.3, …)."""

    building: BuildingId


class TrainSoldier(Move, frozen=True):
    """Training Grounds: a builder becomes a Wall Guard box (6.7.1)."""


class Forum(Move, frozen=True):
    """Return two workers, in the order builder, servant, civilian, and gain one (6.8.1)."""

    give: tuple[
        Literal["builder", "servant", "civilian"], Literal["builder", "servant", "civilian"]
    ]
    gain: Literal["builder", "servant", "civilian"]


class Buy(Move, frozen=True):
    """A good for a Market box, from a neighbour, a neutral card or the Fate deck (6.12.2)."""

    box: Annotated[int, Meta(ge=1, le=8)]
    source: Source


class Perform(Move, frozen=True):
    """A performance in the Theatre (6.13.2)."""

    box: Annotated[int, Meta(ge=1, le=6)]


class TrainGladiator(Move, frozen=True):
    """Circle a gladiator's next box (6.14.3)."""

    gladiator: Gladiator
    worker: Literal["servant", "civilian"]


class Battle(Move, frozen=True):
    """Send a gladiator into battle (6.14.4)."""

    gladiator: Gladiator


class Temple(Move, frozen=True):
    """Fill the next temple box with a worker (6.15.3)."""

    worker: Worker


class Bribe(Move, frozen=True):
    """A bribe in the Baths (6.16.2)."""

    box: Annotated[int, Meta(ge=1, le=6)]


class Ruling(Move, frozen=True):
    """A ruling in the Courthouse: boxes 1-3 are the left column, 4-6 the middle one (6.17.2)."""

    box: Annotated[int, Meta(ge=1, le=9)]


class Diplomat(Move, frozen=True):
    """Acquire a diplomat for a cohort (6.18.1)."""

    cohort: CohortId


class Scout(Move, frozen=True):
    """Take the pattern of a card; it is paid for when it is placed (6.19.2)."""

    source: Source


class Stop(Move, frozen=True):
    """Stop acting this Year (5.12)."""


# Choices inside an action


class Place(Move, frozen=True):
    """Where the pattern goes: four squares, numbered row by row from 0, in ascending order."""

    squares: tuple[Square, Square, Square, Square]


class Cohort(Move, frozen=True):
    """The cohort that a shield strengthens (5.5.3)."""

    cohort: CohortId


class Attribute(Move, frozen=True):
    """The attribute of a Road's point (4.3.4) or of a slash (5.5.8)."""

    attribute: AttributeId


# The attack


class Favour(Move, frozen=True):
    """Ignore a card attacking this cohort, by a temple's or the diplomat's favour (7.5.3)."""

    cohort: CohortId
    kind: Literal["temple", "diplomat"]


class Accept(Move, frozen=True):
    """Spend no more favours (7.5)."""


HadriansWallMove = (
    Choose
    | Fill
    | Fort
    | Citizen
    | Build
    | TrainSoldier
    | Forum
    | Buy
    | Perform
    | TrainGladiator
    | Battle
    | Temple
    | Bribe
    | Ruling
    | Diplomat
    | Scout
    | Stop
    | Place
    | Cohort
    | Attribute
    | Favour
    | Accept
)
