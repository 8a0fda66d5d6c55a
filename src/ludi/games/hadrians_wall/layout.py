"""The numbers of a player's two sheets: everything on them is one list of small integers.

An icon is the number of what it adds to: a worker, a track, a favour. So filling a box, gaining a
worker and following a chain of icons are all the same: add one at that place.
"""

from __future__ import annotations

from typing import Literal, get_args

Item = Literal["soldier", "builder", "servant", "civilian", "resource"]
Worker = Literal["soldier", "builder", "servant", "civilian"]
Attribute = Literal["renown", "piety", "valour", "discipline"]
Citizens = Literal["traders", "performers", "priests", "apparitores", "patricians"]
Cohort = Literal["left", "centre", "right"]
Gladiator = Literal["red", "blue"]

ITEMS: tuple[Item, ...] = get_args(Item)
WORKERS: tuple[Worker, ...] = get_args(Worker)
ATTRIBUTES: tuple[Attribute, ...] = get_args(Attribute)
CITIZENS: tuple[Citizens, ...] = get_args(Citizens)
COHORTS: tuple[Cohort, ...] = get_args(Cohort)
GLADIATORS: tuple[Gladiator, ...] = get_args(Gladiator)

# The player board
SOLDIER, BUILDER, SERVANT, CIVILIAN, RESOURCE = range(5)

# Tracks: how many boxes are filled
RENOWN, PIETY, VALOUR, DISCIPLINE = range(5, 9)
TRADERS, PERFORMERS, PRIESTS, APPARITORES, PATRICIANS = range(9, 14)
COHORT = 14  # left, centre, right; as an icon: the shield
MINING, GUARD, CIPPI, WALL, FORT, PRODUCTION, TEMPLES, SCOUTS = range(17, 25)
TRACKS = range(RENOWN, SCOUTS + 1)

# Counters
FAVOUR_ANY = 25  # favours of temples, not yet spent
FAVOUR = 26  # favours of the diplomats of the left, centre and right cohort, not yet spent
DISDAIN = 29  # circled boxes
REMOVED = 30  # those of them that are filled
TRAINED = 31  # circled boxes of the red and the blue gladiator
DAMAGE = 33  # those of them that are filled
EXTRA = 35  # attack cards of this Year for this player alone (11.3)
IGNORED = 36  # favours spent in this attack on the left, centre and right cohort

# Sets, as bits
BUILT = 39
MAP = 40

# Boxes that hold a number: the Year, a good, a cohort (1 to 3); 0 while empty
TRAINING, TRAINING_BOXES = 41, 5
FORUM, FORUM_BOXES = 46, 4
THEATRE, THEATRE_BOXES = 50, 6
BATHS, BATHS_BOXES = 56, 6
COURTHOUSE, COURTHOUSE_BOXES = 62, 9
MARKET, MARKET_BOXES = 71, 8
BATTLES, BATTLE_BOXES = 79, 6  # of the red, then of the blue gladiator
DIPLOMATS, DIPLOMAT_BOXES = 91, 3

SIZE = 94

# Choices that wait for the player
SHIELD = COHORT
ANY_ATTRIBUTE = 100  # a Road's point (4.3.4)
SLASH = 101  # and the following: the icon pairs of the Roads (5.5.8)
PLACE = 110  # and the following: a pattern from this source (6.19.2)

NUMBER: dict[str, int] = {
    **{name: n for n, name in enumerate(ITEMS)},
    **{name: RENOWN + n for n, name in enumerate(ATTRIBUTES)},
    **{name: TRADERS + n for n, name in enumerate(CITIZENS)},
    "trader": TRADERS,
    "performer": PERFORMERS,
    "priest": PRIESTS,
    "apparitor": APPARITORES,
    "patrician": PATRICIANS,
    "cohort": SHIELD,
    "mining-foresting": MINING,
    "wall-guard": GUARD,
    "sword": GUARD,
    "cippi": CIPPI,
    "wall": WALL,
    "fort": FORT,
    "resource-production": PRODUCTION,
    "production": PRODUCTION,
    "temples": TEMPLES,
    "scouts": SCOUTS,
    "favour-any": FAVOUR_ANY,
    "remove-disdain": REMOVED,
}

MAP_ROWS, MAP_COLUMNS = 4, 5
SQUARES = MAP_ROWS * MAP_COLUMNS

Source = Literal[
    "own",
    "left-neighbour",
    "right-neighbour",
    "opponent",
    "neutral-a",
    "neutral-b",
    "fate-deck",
]
SOURCES: tuple[Source, ...] = get_args(Source)
OWN, LEFT, RIGHT, OPPONENT, NEUTRAL_A, NEUTRAL_B, FATE_DECK = range(7)
