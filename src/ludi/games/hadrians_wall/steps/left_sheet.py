"""Actions of the left sheet: tracks, buildings, Training Grounds, Forum (6.3-6.9)."""

from __future__ import annotations

from ludi.core.errors import Refusal
from ludi.games.hadrians_wall.data import LANDMARKS, Building
from ludi.games.hadrians_wall.layout import (
    BUILDER,
    BUILT,
    CIPPI,
    FORT,
    FORUM,
    FORUM_BOXES,
    GUARD,
    ITEMS,
    MINING,
    NUMBER,
    RESOURCE,
    SERVANT,
    SOLDIER,
    TRAINING,
    TRAINING_BOXES,
    WALL,
)
from ludi.games.hadrians_wall.moves import Build, Fill, Fort, Forum, TrainSoldier
from ludi.games.hadrians_wall.sheet import (
    Link,
    counted,
    fill,
    forum_this_year,
    gain,
    infrastructure,
    law,
    pay,
    trained_this_year,
    write,
)
from ludi.games.hadrians_wall.state import State
from ludi.games.hadrians_wall.steps.needs import No, closed, lacking, one

# Left sheet: Mining & Foresting, Wall Guard, Cippi, Wall, Fort

PAYMENT = {MINING: SERVANT, GUARD: SOLDIER, CIPPI: RESOURCE, WALL: RESOURCE}


def check_fill(s: State, seat: int, move: Fill) -> No:
    sheet = s.players[seat].sheet
    track = NUMBER[move.track]
    rules = law(s)
    n = rules.mining if track == MINING else 1
    if track in (MINING, GUARD):
        return closed(s, sheet, track) or one(sheet, PAYMENT[track], n)
    if s.year < rules.wall_from:  # fort 10
        return Refusal("no-campaign-wall", "11.2", {"fort": rules.fort.id})
    if sheet[track] == s.data.full[track]:
        return Refusal("no-area-full", "5.8")
    limits = s.data.wall_limit if track == WALL else s.data.cippi_limit
    if sheet[track] >= limits[sheet[FORT]]:
        box = s.data.file.left.tracks[move.track].fort[sheet[track]]
        clause = "6.5.2" if track == WALL else "6.5.3"
        return Refusal(f"no-{move.track}-fort", clause, {"box": box})
    return one(sheet, RESOURCE)


def play_fill(s: State, seat: int, move: Fill) -> None:
    sheet = s.players[seat].sheet
    track = NUMBER[move.track]
    sheet[PAYMENT[track]] -= law(s).mining if track == MINING else 1
    if track != GUARD:
        s.say(move.track, seat=seat, box=sheet[track] + 1)
    fill(s, seat, track)


def check_fort(s: State, seat: int, move: Fort) -> No:
    sheet = s.players[seat].sheet
    return closed(s, sheet, FORT) or one(sheet, NUMBER[move.worker])


def play_fort(s: State, seat: int, move: Fort) -> None:
    sheet = s.players[seat].sheet
    sheet[NUMBER[move.worker]] -= 1
    if s.trace is not None:
        s.say("fort", seat=seat, box=sheet[FORT] + 1, items=counted({move.worker: 1}))
        before = infrastructure(s, sheet)
        fill(s, seat, FORT)
        if infrastructure(s, sheet) > before:
            level = infrastructure(s, sheet)
            s.say("infrastructure", seat=seat, level=level)
            s.note(Link("infrastructure", 1, level=level))
    else:
        fill(s, seat, FORT)


# Buildings and landmarks

FLAG_REFUSALS = {  # area -> refusal and clause when what it needs is not reached
    "precincts": ("no-precinct-flag", "6.11.3"),
    "market": ("no-market-flag", "6.12.1"),
    "theatre": ("no-theatre-flag", "6.13.1"),
    "ludus-gladiatorious": ("no-ludus-flag", "6.14.1"),
    "gardens": ("no-gardens-flag", "6.15.1"),
    "temples": ("no-temple-flag", "6.15.2"),
    "baths": ("no-baths-flag", "6.16.1"),
    "courthouse": ("no-courthouse-flag", "6.17.1"),
}
ORDER_REFUSALS = {
    "precincts": ("no-precinct-order", "6.11.3"),
    "gardens": ("no-gardens-order", "6.15.1"),
    "temples": ("no-temple-order", "6.15.2"),
}


def check_build(s: State, seat: int, move: Build) -> No:
    sheet = s.players[seat].sheet
    number = s.data.building_number[move.building]
    building = s.data.buildings[number]
    rules = law(s)
    if sheet[BUILT] >> number & 1:
        return Refusal("no-already-built", "5.8")
    if not rules.allowed >> number & 1:
        return Refusal("no-campaign-building", "11.2.4", {"fort": rules.fort.id})
    if building.after and not sheet[BUILT] >> (number - 1) & 1:
        key, clause = ORDER_REFUSALS.get(building.area, ("no-smaller-first", "6.6"))
        return Refusal(key, clause, {"building": building.after})
    return _unreached(s, sheet, building) or lacking(sheet, rules.cost[number])


def _unreached(s: State, sheet: list[int], building: Building) -> No:
    for need, n in building.needs.items():
        have = infrastructure(s, sheet) if need == "infrastructure" else sheet[NUMBER[need]]
        if have >= n:
            continue
        if building.id in LANDMARKS:
            args = {"building": building.id, "attribute": need, "have": have}
            return Refusal("no-landmark-level", "6.9.1", args)
        key, clause = FLAG_REFUSALS.get(building.area, ("no-infrastructure", "6.6"))
        return Refusal(key, clause, {"n": n, "have": have})
    return None


def play_build(s: State, seat: int, move: Build) -> None:
    player = s.players[seat]
    number = s.data.building_number[move.building]
    pay(player, law(s).cost[number])
    player.sheet[BUILT] |= 1 << number
    s.say("build", seat=seat, building=move.building)
    gain(s, seat, s.data.building_icons[number])


# Training Grounds, Forum


def check_train_soldier(s: State, seat: int, move: TrainSoldier) -> No:
    sheet = s.players[seat].sheet
    if sheet[TRAINING + TRAINING_BOXES - 1]:
        return Refusal("no-area-full", "5.8")
    if trained_this_year(s, sheet):
        return Refusal("no-training-year", "6.7.1")
    if sheet[GUARD] == s.data.full[GUARD]:
        return Refusal("no-training-full", "6.7.2")
    if closed(s, sheet, GUARD):
        return Refusal("no-training-locked", "6.7.2")
    return one(sheet, BUILDER)


def play_train_soldier(s: State, seat: int, move: TrainSoldier) -> None:
    sheet = s.players[seat].sheet
    sheet[BUILDER] -= 1
    write(sheet, TRAINING, TRAINING_BOXES, s.year)
    s.say("train-soldier", seat=seat)
    fill(s, seat, GUARD)


def check_forum(s: State, seat: int, move: Forum) -> No:
    sheet = s.players[seat].sheet
    if sheet[FORUM + FORUM_BOXES - 1]:
        return Refusal("no-area-full", "5.8")
    if forum_this_year(s, sheet):
        return Refusal("no-forum-year", "6.8.1")
    first, second = (NUMBER[kind] for kind in move.give)
    if first > second:
        return Refusal("no-forum-order", "6.8.1")
    if move.gain in move.give:
        return Refusal("no-forum-same", "6.8.1")
    cost = [0] * len(ITEMS)
    cost[first] += 1
    cost[second] += 1
    return lacking(sheet, tuple(cost))


def play_forum(s: State, seat: int, move: Forum) -> None:
    sheet = s.players[seat].sheet
    for kind in move.give:
        sheet[NUMBER[kind]] -= 1
    sheet[NUMBER[move.gain]] += 1
    write(sheet, FORUM, FORUM_BOXES, s.year)
    if s.trace is not None:
        given: dict[str, int] = {}
        for kind in move.give:
            given[kind] = given.get(kind, 0) + 1
        s.say("forum", seat=seat, items=counted(given), gain=counted({move.gain: 1}))
        s.note(Link(move.gain))
