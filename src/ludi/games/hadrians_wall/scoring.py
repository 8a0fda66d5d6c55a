"""The final count (10), as a breakdown that can be shown, the winner, and the campaign's goals."""

from __future__ import annotations

from collections.abc import Callable

from ludi.core import result as core
from ludi.core.result import Result, Score
from ludi.games.hadrians_wall.data import Condition
from ludi.games.hadrians_wall.layout import (
    BUILT,
    COHORT,
    DIPLOMAT_BOXES,
    DIPLOMATS,
    DISCIPLINE,
    FAVOUR,
    FAVOUR_ANY,
    GUARD,
    MAP,
    MARKET,
    MARKET_BOXES,
    NUMBER,
    PIETY,
    PRODUCTION,
    RENOWN,
    TEMPLES,
    TRADERS,
    TRAINED,
    VALOUR,
    WALL,
)
from ludi.games.hadrians_wall.sheet import disdain
from ludi.games.hadrians_wall.state import State

MEASURES: dict[str, Callable[[State, list[int]], int]] = {  # 10.4
    "landmarks-built": lambda s, sheet: (sheet[BUILT] & s.data.landmarks).bit_count(),
    "final-disdain-at-most": lambda s, sheet: disdain(sheet),
    "wall-sections-complete": lambda s, sheet: reached(s.data.wall_sections, sheet[WALL]),
    "large-buildings-built": lambda s, sheet: (sheet[BUILT] & s.data.large).bit_count(),
    "cohorts-complete": lambda s, sheet: sheet[COHORT : COHORT + 3].count(s.data.full[COHORT]),
    "resource-production-circles-filled": lambda s, sheet: sheet[PRODUCTION],
    "market-goods-recorded": lambda s, sheet: (
        MARKET_BOXES - sheet[MARKET : MARKET + MARKET_BOXES].count(0)
    ),
    "citizen-tracks-complete": lambda s, sheet: sheet[TRADERS:COHORT].count(s.data.full[TRADERS]),
    "temples-filled": lambda s, sheet: reached(s.data.temple_ends, sheet[TEMPLES]),
    "map-columns-complete": lambda s, sheet: sum(
        sheet[MAP] & column == column for column in s.data.map_columns
    ),
    "gladiator-strength-total": lambda s, sheet: sheet[TRAINED] + sheet[TRAINED + 1],
    "wall-guard-sections-complete": lambda s, sheet: reached(s.data.guard_sections, sheet[GUARD]),
}


def reached(ends: list[int], count: int) -> int:
    """How many sections that end at these boxes are complete."""
    return sum(count >= end for end in ends)


def measured(s: State, seat: int, card: int) -> int:
    return MEASURES[s.data.file.cards.player[card].measure](s, s.players[seat].sheet)


def path_points(s: State, seat: int, card: int) -> int:
    """VP of a Path card: the best threshold met (10.4)."""
    face = s.data.file.cards.player[card]
    value = measured(s, seat, card)
    if face.measure == "final-disdain-at-most":  # 10.4.2
        return sum(value <= at for at in face.at)
    return sum(value >= at for at in face.at)


def paths(s: State, seat: int) -> int:
    return sum(path_points(s, seat, card) for card in s.players[seat].paths)


def penalty(s: State, sheet: list[int]) -> int:
    table = s.data.penalty
    return table[min(disdain(sheet), len(table) - 1)]  # 10.3


def score(s: State, seat: int) -> Score:
    sheet = s.players[seat].sheet
    return Score.of(
        renown=sheet[RENOWN],
        piety=sheet[PIETY],
        valour=sheet[VALOUR],
        discipline=sheet[DISCIPLINE],
        paths=paths(s, seat),
        disdain=-penalty(s, sheet),
    )


def scores(s: State) -> list[Score]:
    return [score(s, seat) for seat in range(len(s.players))]


def result(s: State) -> Result:
    seats = range(len(s.players))
    return core.result(
        scores(s),
        "game-over",
        tie_breaks=[  # 10.5
            ("tie-disdain", [-disdain(s.players[seat].sheet) for seat in seats]),
            ("tie-path", [paths(s, seat) for seat in seats]),
        ],
    )


def rank(s: State, total: int) -> str:
    """The solo rank of a total (9.8)."""
    ranks = s.data.file.ranks
    return next((r.id for r in reversed(ranks) if total >= r.least), ranks[0].id)


# The campaign (11.2)


def met(s: State, condition: Condition) -> bool:
    """Whether the solo player meets a condition of a fort."""
    value = campaign_measure(s, condition)
    if condition.measure.endswith("-at-most"):
        return value <= condition.at
    return value >= condition.at


def campaign_measure(s: State, condition: Condition) -> int:
    sheet = s.players[0].sheet
    name = condition.measure
    if name in MEASURES:
        return MEASURES[name](s, sheet)
    if name in s.data.building_number:
        return sheet[BUILT] >> s.data.building_number[name] & 1
    if name == "attributes":
        return sum(n >= condition.level for n in sheet[RENOWN:TRADERS])
    if name == "paths":
        return paths(s, 0)
    if name == "total":
        return score(s, 0).total
    if name == "favours-used-at-most":
        return favours_used(s, sheet)
    return sheet[NUMBER[name]]


def favours_used(s: State, sheet: list[int]) -> int:
    diplomats = DIPLOMAT_BOXES - sheet[DIPLOMATS : DIPLOMATS + DIPLOMAT_BOXES].count(0)
    gained = reached(s.data.temple_ends, sheet[TEMPLES]) + 2 * diplomats
    return gained - sum(sheet[FAVOUR_ANY : FAVOUR + 3])
