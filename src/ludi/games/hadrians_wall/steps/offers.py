"""Every action a seat may take now, listed by a faster road than asking `check` one by one."""

from __future__ import annotations

from typing import Literal

from ludi.core.moves import Move
from ludi.games.hadrians_wall.data import Law, Tables
from ludi.games.hadrians_wall.layout import (
    APPARITORES,
    BATHS,
    BATHS_BOXES,
    BATTLE_BOXES,
    BATTLES,
    BUILDER,
    BUILT,
    CIPPI,
    CITIZENS,
    CIVILIAN,
    COHORT,
    COHORTS,
    COURTHOUSE,
    DAMAGE,
    DIPLOMAT_BOXES,
    DIPLOMATS,
    DISCIPLINE,
    DISDAIN,
    FORT,
    FORUM,
    FORUM_BOXES,
    GLADIATORS,
    GUARD,
    MAP,
    MARKET,
    MARKET_BOXES,
    MINING,
    PATRICIANS,
    PERFORMERS,
    PIETY,
    PRIESTS,
    REMOVED,
    RENOWN,
    RESOURCE,
    SCOUTS,
    SERVANT,
    SOLDIER,
    SOURCES,
    TEMPLES,
    THEATRE,
    THEATRE_BOXES,
    TRADERS,
    TRAINED,
    TRAINING,
    TRAINING_BOXES,
    VALOUR,
    WALL,
)
from ludi.games.hadrians_wall.moves import (
    Battle,
    Bribe,
    Build,
    Buy,
    Citizen,
    Diplomat,
    Fill,
    Fort,
    Forum,
    Perform,
    Ruling,
    Scout,
    Stop,
    Temple,
    TrainGladiator,
    TrainSoldier,
)
from ludi.games.hadrians_wall.sheet import law
from ludi.games.hadrians_wall.state import State
from ludi.games.hadrians_wall.steps.cards import GOODS_SOURCES, PATTERN_SOURCES, card_of, sources
from ludi.games.hadrians_wall.steps.needs import lacking
from ludi.games.hadrians_wall.steps.right_sheet import BRIBES_A_YEAR, STRONGEST
from ludi.games.hadrians_wall.steps.scouts import fitting

# The moves that can be offered, made once

STOP: Move = Stop()
FILL_MINING, FILL_GUARD, FILL_CIPPI, FILL_WALL = (
    Fill("mining-foresting"),
    Fill("wall-guard"),
    Fill("cippi"),
    Fill("wall"),
)
FORT_BUILDER, FORT_SOLDIER = Fort("builder"), Fort("soldier")
TRAIN_SOLDIER = TrainSoldier()
CITIZEN_MOVES: list[Move] = [Citizen(track) for track in CITIZENS]
TEMPLE_MOVES: list[Move] = [
    Temple("soldier"),
    Temple("builder"),
    Temple("servant"),
    Temple("civilian"),
]
BUY_MOVES = [[Buy(box + 1, source) for source in SOURCES] for box in range(MARKET_BOXES)]
PERFORM_MOVES = [Perform(box + 1) for box in range(THEATRE_BOXES)]
TRAIN_SERVANT = [TrainGladiator(gladiator, "servant") for gladiator in GLADIATORS]
TRAIN_CIVILIAN = [TrainGladiator(gladiator, "civilian") for gladiator in GLADIATORS]
BATTLE_MOVES = [Battle(gladiator) for gladiator in GLADIATORS]
BRIBE_MOVES = [Bribe(box + 1) for box in range(BATHS_BOXES)]
RULING_MOVES = [Ruling(box + 1) for box in range(9)]
DIPLOMAT_MOVES = [Diplomat(cohort) for cohort in COHORTS]
SCOUT_MOVES = [Scout(source) for source in SOURCES]
_EXCHANGED: tuple[Literal["builder", "servant", "civilian"], ...] = (
    "builder",
    "servant",
    "civilian",
)


def _forum_moves(owned: tuple[int, int, int]) -> list[Move]:
    found: list[Move] = []
    for i, first in enumerate(_EXCHANGED):
        for j, second in enumerate(_EXCHANGED[i:], i):
            enough = owned[i] >= 2 if i == j else owned[i] and owned[j]
            if enough:
                kinds = [kind for kind in _EXCHANGED if kind not in (first, second)]
                found += [Forum((first, second), kind) for kind in kinds]
    return found


FORUM_MOVES = [[[_forum_moves((b, s, c)) for c in range(3)] for s in range(3)] for b in range(3)]


def builds(data: Tables, mask: int) -> list[Move]:
    found = data.builds.get(mask)
    if found is None:
        found = [Build(id) for n, id in enumerate(data.building_ids) if mask >> n & 1]  # type: ignore[arg-type]
        data.builds[mask] = found
    return found


def offered(s: State, seat: int) -> list[Move]:
    """Every action of a seat now; exactly those that `check` lets pass."""
    data = s.data
    sheet = s.players[seat].sheet
    rules = law(s)
    found = [STOP]
    _tracks(s, sheet, rules, found)
    if sheet[CIVILIAN]:
        full = data.full[TRADERS]
        for n, count in enumerate(sheet[TRADERS:COHORT]):
            if count < full:
                found.append(CITIZEN_MOVES[n])
    buildable = _buildable(data, sheet, rules)
    if buildable:
        found += builds(data, buildable)
    _forum_and_temples(s, sheet, found)
    built = sheet[BUILT]
    if built & data.inside:
        _inside(s, sheet, built, found)
    if sheet[SOLDIER] and sheet[PATRICIANS]:
        _patricians(s, seat, sheet, found)
    return found


def _tracks(s: State, sheet: list[int], rules: Law, found: list[Move]) -> None:
    """Mining & Foresting, Wall Guard, Training Grounds, Cippi, Wall, Fort."""
    data = s.data
    soldiers, builders = sheet[SOLDIER], sheet[BUILDER]
    built, fort = sheet[BUILT], sheet[FORT]
    column = 2 if built & data.large_granary else 1 if built & data.medium_granary else 0
    if sheet[SERVANT] >= rules.mining and sheet[MINING] < data.opened[MINING][column]:
        found.append(FILL_MINING)
    if sheet[GUARD] < data.opened[GUARD][column]:
        if soldiers:
            found.append(FILL_GUARD)
        if (
            builders
            and not sheet[TRAINING + TRAINING_BOXES - 1]
            and s.year not in sheet[TRAINING : TRAINING + TRAINING_BOXES]
        ):
            found.append(TRAIN_SOLDIER)
    if sheet[RESOURCE] and s.year >= rules.wall_from:
        if sheet[CIPPI] < data.cippi_limit[fort]:
            found.append(FILL_CIPPI)
        if sheet[WALL] < data.wall_limit[fort]:
            found.append(FILL_WALL)
    if fort < data.opened[FORT][column]:
        if builders:
            found.append(FORT_BUILDER)
        if soldiers:
            found.append(FORT_SOLDIER)


def _buildable(data: Tables, sheet: list[int], rules: Law) -> int:
    """The buildings that can be built now, as bits: paid for, in order, and reached."""
    _, builders, servants, civilians, resources = sheet[:5]
    if not (servants or builders or resources > 2):
        return 0
    most, payable = rules.most, rules.payable
    built = sheet[BUILT]
    mask = (
        payable[SERVANT][servants if servants < most else most]
        & payable[BUILDER][builders if builders < most else most]
        & payable[RESOURCE][resources if resources < most else most]
        & payable[CIVILIAN][civilians if civilians < most else most]
        & (data.first | (built << 1 & data.later))
        & ~built
        & rules.allowed
    )
    if not mask:
        return 0
    reached = data.reached
    return mask & (
        reached[FORT][sheet[FORT]]
        | reached[TRADERS][sheet[TRADERS]]
        | reached[PERFORMERS][sheet[PERFORMERS]]
        | reached[PRIESTS][sheet[PRIESTS]]
        | reached[APPARITORES][sheet[APPARITORES]]
        | reached[RENOWN][sheet[RENOWN]]
        | reached[PIETY][sheet[PIETY]]
        | reached[VALOUR][sheet[VALOUR]]
        | reached[DISCIPLINE][sheet[DISCIPLINE]]
    )


def _forum_and_temples(s: State, sheet: list[int], found: list[Move]) -> None:
    data = s.data
    soldiers, builders, servants, civilians, _ = sheet[:5]
    if (
        builders + servants + civilians > 1
        and not sheet[FORUM + FORUM_BOXES - 1]
        and s.year not in sheet[FORUM : FORUM + FORUM_BOXES]
    ):
        b = builders if builders < 2 else 2
        v = servants if servants < 2 else 2
        c = civilians if civilians < 2 else 2
        found += FORUM_MOVES[b][v][c]
    filled = sheet[TEMPLES]
    if (
        filled < data.full[TEMPLES]
        and sheet[BUILT] >> data.temple_of[filled] & 1
        and sheet[PRIESTS] >= data.temple_needs[filled]
        and (soldiers or builders or servants or civilians)
    ):
        found += [TEMPLE_MOVES[kind] for kind in range(4) if sheet[kind]]


def _inside(s: State, sheet: list[int], built: int, found: list[Move]) -> None:
    """Actions in the Market, Theatre, Ludus, Baths and Courthouse."""
    data = s.data
    if sheet[RESOURCE]:
        if built & data.market_bit:
            _market(s, sheet, found)
        if built & data.theatre_bit:
            _theatre(s, sheet, found)
        if built & data.baths_bit and sheet[DISDAIN] > sheet[REMOVED]:
            _baths(s, sheet, found)
    if built & data.ludus_bit:
        _ludus(s, sheet, found)
    if built & data.courthouse_bit:
        _courthouse(s, sheet, found)


def _market(s: State, sheet: list[int], found: list[Move]) -> None:
    traders = sheet[TRADERS]
    wanted = sources(s, GOODS_SOURCES)
    for box, needs in enumerate(s.data.market_needs):
        if traders >= needs and not sheet[MARKET + box]:
            found += [BUY_MOVES[box][source] for source in wanted]


def _theatre(s: State, sheet: list[int], found: list[Move]) -> None:
    boxes = sheet[THEATRE : THEATRE + THEATRE_BOXES]
    if s.year not in boxes:
        for box, used in enumerate(boxes):
            if not used and sheet[PERFORMERS] >= s.data.theatre_needs[box]:
                found.append(PERFORM_MOVES[box])


def _ludus(s: State, sheet: list[int], found: list[Move]) -> None:
    for who in (0, 1):
        trained, damage = sheet[TRAINED + who], sheet[DAMAGE + who]
        if trained and trained == damage:
            continue
        if trained < STRONGEST and sheet[PERFORMERS] >= s.data.ludus_needs[trained]:
            if sheet[SERVANT]:
                found.append(TRAIN_SERVANT[who])
            if sheet[CIVILIAN]:
                found.append(TRAIN_CIVILIAN[who])
        first = BATTLES + BATTLE_BOXES * who
        if trained and s.year not in sheet[first : first + BATTLE_BOXES]:
            found.append(BATTLE_MOVES[who])


def _baths(s: State, sheet: list[int], found: list[Move]) -> None:
    data = s.data
    boxes = sheet[BATHS : BATHS + BATHS_BOXES]
    if boxes.count(s.year) == BRIBES_A_YEAR:
        return
    for box, used in enumerate(boxes):
        reached = sheet[APPARITORES] >= data.baths_needs[box]
        if not used and reached and sheet[RESOURCE] >= data.baths_cost[box]:
            found.append(BRIBE_MOVES[box])


def _courthouse(s: State, sheet: list[int], found: list[Move]) -> None:
    data = s.data
    for column in (0, 3, 6):
        boxes = sheet[COURTHOUSE + column : COURTHOUSE + column + 3]
        if s.year in boxes or lacking(sheet, data.courthouse_cost[column]):
            continue
        for n, used in enumerate(boxes, column):
            if not used and sheet[APPARITORES] >= data.courthouse_needs[n]:
                found.append(RULING_MOVES[n])


def _patricians(s: State, seat: int, sheet: list[int], found: list[Move]) -> None:
    """Diplomats and scouts."""
    data = s.data
    flags = sheet[PATRICIANS]
    if sheet[SERVANT] and sheet[RESOURCE] > 1:
        serving = sheet[DIPLOMATS : DIPLOMATS + DIPLOMAT_BOXES]
        rules = law(s)
        if 0 in serving and rules.diplomats and flags >= data.diplomat_needs[serving.index(0)]:
            found += [DIPLOMAT_MOVES[c] for c in range(3) if c + 1 not in serving]
    used = sheet[SCOUTS]
    if used < len(data.scout_needs) and flags >= data.scout_needs[used]:
        for source in sources(s, PATTERN_SOURCES):
            pattern = data.card_pattern[card_of(s, seat, source)]
            if fitting(data, pattern, sheet[MAP]):
                found.append(SCOUT_MOVES[source])
