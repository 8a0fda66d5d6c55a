"""The boxes of the two sheets by name: "wall:4", "build:market", "battle:red", "map:7".

Which box a move fills, which ones are open, and why one cannot be filled now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from ludi.core.errors import InvalidInput, Refusal
from ludi.core.moves import Move
from ludi.games.hadrians_wall.data import Tables
from ludi.games.hadrians_wall.layout import (
    APPARITORES,
    ATTRIBUTES,
    BATHS,
    BATHS_BOXES,
    BUILT,
    CITIZENS,
    COHORT,
    COHORTS,
    COURTHOUSE,
    COURTHOUSE_BOXES,
    DIPLOMAT_BOXES,
    DIPLOMATS,
    FORT,
    FORUM,
    FORUM_BOXES,
    GLADIATORS,
    GUARD,
    MARKET,
    MARKET_BOXES,
    MINING,
    NUMBER,
    PATRICIANS,
    PERFORMERS,
    PRIESTS,
    SCOUTS,
    SQUARES,
    TEMPLES,
    THEATRE,
    THEATRE_BOXES,
    TRADERS,
    TRAINED,
    TRAINING,
    TRAINING_BOXES,
    WALL,
)
from ludi.games.hadrians_wall.moves import (
    Attribute,
    Battle,
    Bribe,
    Build,
    BuildingId,
    Buy,
    Citizen,
    Cohort,
    Diplomat,
    Fill,
    Fort,
    Forum,
    Perform,
    Ruling,
    Scout,
    Temple,
    TrainGladiator,
    TrainSoldier,
)
from ludi.games.hadrians_wall.sheet import TRACK_IDS, granary
from ludi.games.hadrians_wall.state import State
from ludi.games.hadrians_wall.steps.needs import No
from ludi.games.hadrians_wall.steps.offers import (
    BATTLE_MOVES,
    BRIBE_MOVES,
    BUY_MOVES,
    CITIZEN_MOVES,
    DIPLOMAT_MOVES,
    FILL_CIPPI,
    FILL_GUARD,
    FILL_MINING,
    FILL_WALL,
    FORT_BUILDER,
    FORT_SOLDIER,
    PERFORM_MOVES,
    RULING_MOVES,
    SCOUT_MOVES,
    TEMPLE_MOVES,
    TRAIN_CIVILIAN,
    TRAIN_SERVANT,
    TRAIN_SOLDIER,
)

FORUM_EXCHANGE = Forum(("builder", "servant"), "civilian")


def _next(sheet: list[int], track: int) -> str:
    return f"{TRACK_IDS[track]}:{sheet[track] + 1}"


def _free(sheet: list[int], first: int, boxes: int) -> int:
    """The number of the next free box of an area; one too many if all are used."""
    row = sheet[first : first + boxes]
    return row.index(0) + 1 if 0 in row else boxes + 1


BOX_OF: dict[type[Move], Callable[[list[int], Any], str]] = {
    Fill: lambda sheet, move: _next(sheet, NUMBER[move.track]),
    Citizen: lambda sheet, move: _next(sheet, NUMBER[move.track]),
    Fort: lambda sheet, move: _next(sheet, FORT),
    Temple: lambda sheet, move: _next(sheet, TEMPLES),
    Scout: lambda sheet, move: _next(sheet, SCOUTS),
    Cohort: lambda sheet, move: _next(sheet, COHORT + COHORTS.index(move.cohort)),
    Attribute: lambda sheet, move: _next(sheet, NUMBER[move.attribute]),
    Build: lambda sheet, move: f"build:{move.building}",
    TrainSoldier: lambda sheet, move: f"training:{_free(sheet, TRAINING, TRAINING_BOXES)}",
    Forum: lambda sheet, move: f"forum:{_free(sheet, FORUM, FORUM_BOXES)}",
    Buy: lambda sheet, move: f"market:{move.box}",
    Perform: lambda sheet, move: f"theatre:{move.box}",
    Bribe: lambda sheet, move: f"baths:{move.box}",
    Ruling: lambda sheet, move: f"courthouse:{move.box}",
    TrainGladiator: lambda sheet, move: (
        f"ludus-{move.gladiator}:{sheet[TRAINED + GLADIATORS.index(move.gladiator)] + 1}"
    ),
    Battle: lambda sheet, move: f"battle:{move.gladiator}",
    Diplomat: lambda sheet, move: f"diplomats:{_free(sheet, DIPLOMATS, DIPLOMAT_BOXES)}",
}


def box_of(s: State, seat: int, move: Move) -> str | None:
    """The box that a move fills; None for what has no box of its own, such as a pattern."""
    found = BOX_OF.get(type(move))
    return found(s.players[seat].sheet, move) if found else None


# Which boxes are open: nothing but payment and the Year stands in the way


def open_boxes(s: State, sheet: list[int]) -> dict[str, list[int]]:
    """The numbers of the boxes of each area that no granary, Fort box, building or flag bars."""
    data, built = s.data, sheet[BUILT]
    column = granary(s, sheet)
    tracks = {
        "mining-foresting": data.opened[MINING][column],
        "wall-guard": data.opened[GUARD][column],
        "fort": data.opened[FORT][column],
        "wall": data.wall_limit[sheet[FORT]],
        "cippi": data.cippi_limit[sheet[FORT]],
        "training": _free(sheet, TRAINING, TRAINING_BOXES),
        "forum": _free(sheet, FORUM, FORUM_BOXES),
    }
    flags = {
        "market": _reached(built & data.market_bit, data.market_needs, sheet[TRADERS]),
        "theatre": _reached(built & data.theatre_bit, data.theatre_needs, sheet[PERFORMERS]),
        "baths": _reached(built & data.baths_bit, data.baths_needs, sheet[APPARITORES]),
        "courthouse": _reached(
            built & data.courthouse_bit, data.courthouse_needs, sheet[APPARITORES]
        ),
        "ludus": _reached(built & data.ludus_bit, data.ludus_needs, sheet[PERFORMERS]),
        "diplomats": _reached(1, data.diplomat_needs, sheet[PATRICIANS]),
        "scouts": _reached(1, data.scout_needs, sheet[PATRICIANS]),
        "temples": [
            n + 1
            for n, needs in enumerate(data.temple_needs)
            if built >> data.temple_of[n] & 1 and sheet[PRIESTS] >= needs
        ],
    }
    return {area: list(range(1, last + 1)) for area, last in tracks.items()} | flags


def _reached(built: int, needs: list[int], flags: int) -> list[int]:
    return [n for n, need in enumerate(needs, 1) if flags >= need] if built else []


# Why a box cannot be filled


def why_not_at(s: State, seat: int, box: str) -> No:
    """Why this box cannot be filled now, from the rules of the moves that would fill it."""
    area, which = _read(s.data, box)
    if box in (box_of(s, seat, move) for move in s.moves(seat)):
        return None
    asked = s.why_not(seat, TRAIN_SOLDIER)
    if asked is not None and asked.key in ("no-not-asked", "no-other-question", "no-game-over"):
        return asked
    if area in NEVER:
        return Refusal(*NEVER[area])
    sheet = s.players[seat].sheet
    refused = _out_of_order(s, sheet, area, int(which)) if which.isdigit() else None
    if refused is not None:
        return refused
    refusals = [s.why_not(seat, move) for move in _ways(sheet, area, which)]
    return next((refusal for refusal in refusals if refusal), None)


NEVER: dict[str, tuple[str, str]] = {  # what is never filled by an action of its own
    "map": ("no-board-map", "6.19"),
    "disdain": ("no-board-disdain", "7.6"),
    "resource-production": ("no-board-hammer", "5.5.4"),
    **{f"cohort-{cohort}": ("no-board-shield", "5.5.3") for cohort in COHORTS},
    **dict.fromkeys(map(str, ATTRIBUTES), ("no-board-attribute", "5.5.2")),
}


def _read(data: Tables, box: str) -> tuple[str, str]:
    area, _, which = box.partition(":")
    if area == "build" and which in data.building_number:
        return area, which
    if area == "battle" and which in GLADIATORS:
        return area, which
    if which.isascii() and which.isdigit() and len(which) < 4:
        first = 0 if area == "map" else 1
        if first <= int(which) < first + _sizes(data).get(area, 0):
            return area, str(int(which))
    raise InvalidInput(f"There is no box {box[:40]!r} on the sheets")


def _sizes(data: Tables) -> dict[str, int]:
    return {
        **{name: data.full[track] for track, name in TRACK_IDS.items()},
        "training": TRAINING_BOXES,
        "forum": FORUM_BOXES,
        "theatre": THEATRE_BOXES,
        "baths": BATHS_BOXES,
        "courthouse": COURTHOUSE_BOXES,
        "market": MARKET_BOXES,
        "ludus-red": len(data.ludus_needs),
        "ludus-blue": len(data.ludus_needs),
        "diplomats": DIPLOMAT_BOXES,
        "scouts": len(data.scout_needs),
        "map": SQUARES,
        "disdain": data.file.left.disdain.boxes,
    }


NUMBERED = {"theatre": THEATRE, "baths": BATHS, "courthouse": COURTHOUSE, "market": MARKET}


def _out_of_order(s: State, sheet: list[int], area: str, number: int) -> No:
    """Filled already, in a closed column, without its Fort box, or not the next one (1.6)."""
    if area in NUMBERED:
        return None
    following = _next_number(sheet, area)
    if number < following:
        return Refusal("no-box-used", "5.8")
    closed = _closed(s, sheet, area, number)
    if closed is not None:
        return closed
    unbuilt = area.startswith("ludus-") and not sheet[BUILT] & s.data.ludus_bit
    if number > following and not unbuilt:
        return Refusal("no-board-order", "1.6", {"n": following})
    return None


def _next_number(sheet: list[int], area: str) -> int:
    match area:
        case "training":
            return _free(sheet, TRAINING, TRAINING_BOXES)
        case "forum":
            return _free(sheet, FORUM, FORUM_BOXES)
        case "diplomats":
            return _free(sheet, DIPLOMATS, DIPLOMAT_BOXES)
        case "ludus-red" | "ludus-blue":
            return sheet[TRAINED + (area == "ludus-blue")] + 1
    return sheet[NUMBER[area]] + 1


def _closed(s: State, sheet: list[int], area: str, number: int) -> No:
    track = NUMBER.get(area)
    if track in s.data.opened:
        column = sum(number > last for last in s.data.opened[track])
        if column > granary(s, sheet):
            return Refusal("no-granary-large" if column == 2 else "no-granary-medium", "6.1.1")
    elif area in ("wall", "cippi"):
        box = s.data.file.left.tracks[area].fort[number - 1]
        if box > sheet[FORT]:
            return Refusal(f"no-{area}-fort", "6.5.2" if track == WALL else "6.5.3", {"box": box})
    return None


TRACK_MOVES: dict[str, list[Move]] = {
    "mining-foresting": [FILL_MINING],
    "wall-guard": [FILL_GUARD],
    "cippi": [FILL_CIPPI],
    "wall": [FILL_WALL],
    "fort": [FORT_BUILDER, FORT_SOLDIER],
    "temples": TEMPLE_MOVES,
    "scouts": [*SCOUT_MOVES],
    "training": [TRAIN_SOLDIER],
    "forum": [FORUM_EXCHANGE],
    **{track: [move] for track, move in zip(CITIZENS, CITIZEN_MOVES, strict=True)},
}


def _ways(sheet: list[int], area: str, which: str) -> list[Move]:
    """The moves that would fill a box."""
    match area:
        case "diplomats":
            serving = sheet[DIPLOMATS : DIPLOMATS + DIPLOMAT_BOXES]
            return [move for n, move in enumerate(DIPLOMAT_MOVES, 1) if n not in serving]
        case "build":
            return [Build(cast(BuildingId, which))]
        case "battle":
            return [BATTLE_MOVES[GLADIATORS.index(which)]]
        case "ludus-red" | "ludus-blue":
            who = int(area == "ludus-blue")
            return [TRAIN_SERVANT[who], TRAIN_CIVILIAN[who]]
        case "market":
            return [*reversed(BUY_MOVES[int(which) - 1])]  # the Fate deck sells to everybody
        case "theatre":
            return [PERFORM_MOVES[int(which) - 1]]
        case "baths":
            return [BRIBE_MOVES[int(which) - 1]]
        case "courthouse":
            return [RULING_MOVES[int(which) - 1]]
    return TRACK_MOVES[area]
