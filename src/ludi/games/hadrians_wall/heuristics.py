"""What bots know about good play.

A position is worth its points, what the items can still become, what the sheet will yield in the
Years to come, and what the Picts are likely to bring.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb

from ludi.core.heuristics import Heuristics
from ludi.core.moves import Move
from ludi.core.weights import weighted_sum
from ludi.games.hadrians_wall.data import YEARS, Tables
from ludi.games.hadrians_wall.layout import (
    ATTRIBUTES,
    BUILT,
    CIPPI,
    CITIZENS,
    COHORT,
    DAMAGE,
    DISDAIN,
    EXTRA,
    FAVOUR,
    FAVOUR_ANY,
    FORT,
    GUARD,
    ITEMS,
    MAP,
    MINING,
    PLACE,
    PRODUCTION,
    REMOVED,
    RENOWN,
    SHIELD,
    TEMPLES,
    TRADERS,
    TRAINED,
    WALL,
)
from ludi.games.hadrians_wall.moves import Accept, Buy, Forum, Place, Stop
from ludi.games.hadrians_wall.scoring import MEASURES
from ludi.games.hadrians_wall.sheet import law
from ludi.games.hadrians_wall.state import State
from ludi.games.hadrians_wall.steps import through

# All in points. Found by play: each was moved up and down over some hundred solo games.
WEIGHTS: dict[str, float] = {
    "soldier": 1.0,
    "builder": 0.8,
    "servant": 0.55,
    "civilian": 0.7,
    "resource": 0.58,
    "attribute": 1.0,
    "cohort": 0.7,
    "production": 0.5,  # a circle, for each Year to come
    "hotel": 0.65,
    "workshop": 0.65,
    "road": 1.0,
    "progress": 0.7,  # of the next icons of a track, for being on the way
    "favour": 0.5,
    "strength": 0.35,
    "later": 0.42,  # attacks of later Years
    "growth": 1.0,  # boxes that every cohort gains in a Year
    "glut": 0.05,  # what every further item of a kind is worth less
    "path": 0.6,  # of a threshold half reached
    "hope": 0.8,  # of a path, in a whole game
    "last": 0.15,  # what opens something new is worth a little even in the last Year
    "rival": 0.2,
    # What a box or building opens, in a whole game
    "fort": 0.15,
    "traders": 0.7,
    "performers": 0.8,
    "priests": 0.45,
    "apparitores": 0.6,
    "patricians": 0.35,
    "medium-granary": 5.0,
    "large-granary": 4.0,
    "market": 3.5,
    "theatre": 3.5,
    "ludus-gladiatorious": 3.5,
    "baths": 2.0,
    "courthouse": 3.0,
    "small-temple": 2.0,
    "medium-temple": 3.0,
    "large-temple": 3.0,
}


TRACKS = (*range(RENOWN, COHORT + 3), MINING, GUARD, CIPPI, WALL, FORT, TEMPLES)
MANY = 12  # more items of a kind add nothing


class Appraisal:
    """The weights laid out for one set of component tables."""

    def __init__(self, data: Tables, weights: dict[str, float]) -> None:
        w = weights
        self.weights = w
        self.items = [_rising(w[item], w["glut"]) for item in ITEMS]
        icon: dict[int, float] = {n: w[item] for n, item in enumerate(ITEMS)}
        icon |= {RENOWN + n: w["attribute"] for n in range(len(ATTRIBUTES))}
        self.opens = [w[track] for track in CITIZENS]
        icon |= {TRADERS + n: 0.5 * value + 0.35 for n, value in enumerate(self.opens)}
        icon |= {SHIELD: w["cohort"], PRODUCTION: 3 * w["production"], FAVOUR_ANY: w["favour"]}
        self.progress: list[list[float]] = [[] for _ in range(TEMPLES + 2)]
        for track in (*range(RENOWN, COHORT), MINING, GUARD, CIPPI, WALL, FORT, TEMPLES):
            worth = [sum(icon.get(i, 0.5) for i in box) for box in data.boxes[track]]
            self.progress[track] = [w["progress"] * p for p in _on_the_way(worth)]
        for cohort in range(COHORT, COHORT + 3):
            worth = [sum(icon.get(i, 0.5) for i in box) for box in data.boxes[cohort]]
            self.progress[cohort] = [w["progress"] * p for p in _on_the_way(worth)]
        self.built = [(1 << n, w[id]) for n, id in enumerate(data.building_ids) if id in w]
        self.paths = [
            (MEASURES[card.measure], card.at, card.measure == "final-disdain-at-most")
            for card in data.file.cards.player
        ]


def _rising(value: float, glut: float) -> list[float]:
    """The worth of 0, 1, 2, … items of a kind: each further one is worth a little less."""
    found = [0.0]
    for n in range(MANY):
        found.append(found[-1] + value * max(0.1, 1.0 - glut * n))
    return found


def _on_the_way(worth: list[float]) -> list[float]:
    """By filled boxes: the share of the next icons that has been walked."""
    found = [0.0]
    last = 0
    for n in range(1, len(worth) + 1):
        if worth[n - 1]:
            last = n
            found.append(0.0)
            continue
        ahead = next((m for m in range(n + 1, len(worth) + 1) if worth[m - 1]), 0)
        found.append(worth[ahead - 1] * (n - last) / (ahead - last) if ahead else 0.0)
    return found


_appraisals: dict[int, tuple[Tables, Appraisal]] = {}


def appraisal(data: Tables) -> Appraisal:
    known = _appraisals.get(id(data))
    if known is None or known[0] is not data:
        known = _appraisals[id(data)] = (data, Appraisal(data, WEIGHTS))
    return known[1]


FEATURES = (
    "attributes",
    "items",
    "progress",
    "production",
    "opened",
    "strength",
    "pending",
    "paths",
    "picts",
)


def evaluate(s: State, seat: int, weights: Sequence[float]) -> float:
    """Points to come for a seat, less a little of what the others can expect."""
    a = appraisal(s.data)
    own = worth(s, seat, a, weights)
    if len(s.players) == 1:
        return own
    others = [worth(s, other, a, weights) for other in range(len(s.players)) if other != seat]
    return own - a.weights["rival"] * sum(others) / len(others)


def evaluate_all(s: State, weights: Sequence[float]) -> list[float]:
    a = appraisal(s.data)
    worths = [worth(s, seat, a, weights) for seat in range(len(s.players))]
    if len(worths) == 1:
        return worths
    total = sum(worths)
    share = a.weights["rival"] / (len(worths) - 1)
    return [own - share * (total - own) for own in worths]


def worth(s: State, seat: int, a: Appraisal, weights: Sequence[float]) -> float:
    if s.phase != "over":
        return weighted_sum(features(s, seat, a), weights)
    sheet = s.players[seat].sheet
    penalty = s.data.penalty
    disdain = min(sheet[DISDAIN] - sheet[REMOVED], len(penalty) - 1)
    return _attributes(sheet) - penalty[disdain] + _paths(s, seat, a, 0.0, final=True)


def _attributes(sheet: list[int]) -> int:
    return sheet[RENOWN] + sheet[RENOWN + 1] + sheet[RENOWN + 2] + sheet[RENOWN + 3]


def features(s: State, seat: int, a: Appraisal) -> Sequence[float]:
    sheet = s.players[seat].sheet
    data = s.data
    # In the Year's setup the supply is already there, but nothing of the Year has been used
    setup = s.phase == "cards"
    years = YEARS - s.year + setup  # still to come
    part = years / YEARS
    w = a.weights
    items = 0.0
    if s.phase == "actions" and s.acting >> seat & 1:  # who has stopped loses what is left
        for item, rising in enumerate(a.items):
            n = sheet[item]
            items += rising[n] if n < MANY else rising[-1]
    walked = a.progress
    progress = sum([walked[track][sheet[track]] for track in TRACKS])
    built = sheet[BUILT]
    production = years * (
        w["production"] * sheet[PRODUCTION]
        + w["hotel"] * (built & data.hotels).bit_count()
        + w["workshop"] * (built & data.workshops).bit_count()
        + w["road"] * (built & data.roads).bit_count()
    )
    opened = w["fort"] * sheet[FORT]
    for value, count in zip(a.opens, sheet[TRADERS:COHORT], strict=True):
        opened += value * count
    for bit, value in a.built:
        if built & bit:
            opened += value
    return (
        _attributes(sheet),
        items,
        progress,
        production,
        (part + w["last"]) * opened,
        (part + 0.1) * w["strength"] * _strength(sheet),
        sum([_pending(pending, w) for pending in s.players[seat].pending]),
        _paths(s, seat, a, part, final=False),
        _picts(s, seat, w, setup),
    )


def _strength(sheet: list[int]) -> int:
    return sheet[TRAINED] + sheet[TRAINED + 1] - sheet[DAMAGE] - sheet[DAMAGE + 1]


def _pending(pending: int, w: dict[str, float]) -> float:
    if pending == SHIELD:
        return w["cohort"]
    if pending >= PLACE:
        return 1.2
    return w["attribute"]


def _paths(s: State, seat: int, a: Appraisal, part: float, final: bool) -> float:
    """Path cards: thresholds reached, part of the next one, and hope."""
    total = 0.0
    sheet = s.players[seat].sheet
    w = a.weights
    for card in s.players[seat].paths:
        measure, at, at_most = a.paths[card]
        value = measure(s, sheet)
        if at_most:
            total += sum(value <= n for n in at) * (1.0 if final else 0.7)
            continue
        last = 0
        for n in at:
            if value < n:
                if not final:
                    total += w["path"] * (value - last) / (n - last) + w["hope"] * part
                break
            total += 1.0
            last = n
    return total


def _picts(s: State, seat: int, w: dict[str, float], setup: bool) -> float:
    """What the attacks of this Year and of those to come are likely to bring."""
    sheet = s.players[seat].sheet
    data = s.data
    shame = float(sheet[DISDAIN] - sheet[REMOVED])
    valour = 0.0
    cards = data.attack_cards[s.options.difficulty]
    more = law(s).fort.attack
    left, centre, right = sorted(sheet[COHORT : COHORT + 3])
    favours = sum(sheet[FAVOUR_ANY : FAVOUR + 3])
    first = s.year - 1
    if s.phase == "attack":
        passed = sum(through(s, seat))
        potential = data.potential[first]
        shame += min(passed, potential)
        valour += max(0, potential - passed)
        first += 1
    for year in range(first, YEARS):
        now = year == s.year - 1
        extra = more + (sum(s.laid) + sheet[EXTRA] if now and not setup else 0)
        share = 1.0 if now else w["later"]
        helped = min(favours, 2)
        grown = round(w["growth"] * (year - s.year + 1))
        cohorts = (min(6, left + grown), min(6, centre + grown), min(6, right + grown))
        lost, won = expected(cards[year] + extra, *cohorts, helped, data.potential[year])
        shame += share * lost
        valour += share * won
        favours -= helped if now else 0
    return valour + w["favour"] * min(favours, 4) * 0.5 - _penalty(tuple(data.penalty), shame)


def _penalty(table: tuple[int, ...], shame: float) -> float:
    """The disdain penalty between whole numbers."""
    if shame >= len(table) - 1:
        return table[-1] + 0.2 * (shame - len(table) + 1)
    low = int(shame)
    return table[low] + (table[low + 1] - table[low]) * (shame - low)


@cache
def expected(
    cards: int, left: int, centre: int, right: int, favours: int, potential: int
) -> tuple[float, float]:
    """Disdain and valour of so many cards, each as likely to attack one cohort as another."""
    shame = valour = 0.0
    ways = 3**cards
    for a in range(cards + 1):
        for b in range(cards + 1 - a):
            c = cards - a - b
            chance = comb(cards, a) * comb(cards - a, b) / ways
            passed = max(0, a - left) + max(0, b - centre) + max(0, c - right) - favours
            passed = max(0, passed)
            shame += chance * min(passed, potential)
            valour += chance * max(0, potential - passed)
    return shame, valour


def priors(s: State, seat: int, choices: Sequence[Move]) -> list[float]:
    """Sensible players use what they have before they stop, and cover icons on the map."""
    if isinstance(choices[0], Place):
        return [_place(s, seat, move.squares) for move in choices if isinstance(move, Place)]
    return [PRIORS.get(type(move), 1.0) for move in choices]


PRIORS: dict[type[Move], float] = {Stop: 0.02, Accept: 0.2, Forum: 0.3, Buy: 0.5}


def _place(s: State, seat: int, squares: tuple[int, ...]) -> float:
    icons = sum(bool(s.data.map_icons[square]) for square in squares)
    after = s.players[seat].sheet[MAP] | sum(1 << square for square in squares)
    rows = sum(after & row == row for row in s.data.map_rows)
    return 0.3 + icons + 2 * rows


class HadriansWallHeuristics(Heuristics[State]):
    feature_names = FEATURES
    # What a sheet is worth shows late, and the neighbours change little
    independent_players = True
    lookahead_width = 8
    par_score = 60.0

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(state, seat, self.weights[len(state.players)])

    def evaluate_all(self, state: State) -> list[float]:
        return evaluate_all(state, self.weights[len(state.players)])

    def features(self, state: State, seat: int) -> Sequence[float]:
        return features(state, seat, appraisal(state.data))

    def priors(self, state: State, seat: int, moves: Sequence[Move]) -> list[float]:
        return priors(state, seat, moves)

    def period(self, state: State) -> int:
        return state.year
