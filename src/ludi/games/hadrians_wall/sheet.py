"""Filling boxes and following their icons, wherever on the sheets they lead (5.5, 5.6)."""

from __future__ import annotations

import msgspec

from ludi.core.chance import shuffled
from ludi.games.hadrians_wall.data import Cost, Icons, Law
from ludi.games.hadrians_wall.layout import (
    ANY_ATTRIBUTE,
    ATTRIBUTES,
    BUILT,
    CIPPI,
    CITIZENS,
    COHORT,
    COHORTS,
    DISDAIN,
    FAVOUR_ANY,
    FORT,
    FORUM,
    FORUM_BOXES,
    GUARD,
    ITEMS,
    MINING,
    PLACE,
    PRODUCTION,
    REMOVED,
    RENOWN,
    SCOUTS,
    SHIELD,
    SLASH,
    TEMPLES,
    TRADERS,
    TRAINING,
    TRAINING_BOXES,
    WALL,
)
from ludi.games.hadrians_wall.state import Player, State

LANDMARK_LEVEL = 15
TRACK_IDS = {  # by the number of the track; ids of sheet.json, and cohort-left, …
    **{RENOWN + n: name for n, name in enumerate(ATTRIBUTES)},
    **{TRADERS + n: name for n, name in enumerate(CITIZENS)},
    **{COHORT + n: f"cohort-{name}" for n, name in enumerate(COHORTS)},
    MINING: "mining-foresting",
    GUARD: "wall-guard",
    CIPPI: "cippi",
    WALL: "wall",
    FORT: "fort",
    PRODUCTION: "resource-production",
    TEMPLES: "temples",
    SCOUTS: "scouts",
}


# Notes for previews (chain.py)


class Link(msgspec.Struct, frozen=True):
    """One link of the chain of rewards that follows a move (5.6)."""

    icon: str  # an item, a track, a favour, …; of a choice "cohort" or the attributes, with /
    depth: int = 0  # a reward of a reward is one deeper
    box: str | None = None  # that it fills
    level: int = 0  # the number of that box
    lost: bool = False  # the track is full: nothing happens
    options: tuple[str, ...] = ()  # of a choice that the player has
    picked: str | None = None  # None: that choice is still open


class Waits(msgspec.Struct, frozen=True):
    """A choice joins those that wait for the player."""

    depth: int


class Settled(msgspec.Struct, frozen=True):
    """The choice that has waited longest leaves nothing to choose."""


SETTLED = Settled()


def gain(s: State, seat: int, icons: Icons, depth: int = 0) -> None:
    """Take every icon in printed order, each with its chain (5.6.4)."""
    player = s.players[seat]
    sheet = player.sheet
    for icon in icons:
        if icon < RENOWN:
            sheet[icon] += 1
            if s.trace is not None:
                s.say("gain", seat=seat, items=counted({ITEMS[icon]: 1}))
                s.note(Link(ITEMS[icon], depth))
        elif icon < COHORT or icon in (PRODUCTION, GUARD):
            fill(s, seat, icon, depth)
        elif icon == FAVOUR_ANY:
            sheet[icon] += 1
            if s.trace is not None:
                s.say("favour", seat=seat)
                s.note(Link("favour-any", depth))
        elif icon == REMOVED:
            sheet[icon] += 1
            if s.trace is not None:
                s.note(Link("remove-disdain", depth))
        else:
            player.pending = (*player.pending, icon)
            if s.trace is not None:
                s.note(Waits(depth))


def fill(s: State, seat: int, track: int, depth: int = 0) -> None:
    """Fill the next box of a track and take its icons; a full track loses the point (5.6.2)."""
    sheet = s.players[seat].sheet
    row = s.data.boxes[track]
    count = sheet[track]
    if count == len(row):
        if s.trace is not None:
            say_lost(s, seat, track)
            s.note(Link(TRACK_IDS[track], depth, lost=True))
        return
    sheet[track] = count + 1
    if s.trace is not None:
        say_filled(s, seat, track)
        name = TRACK_IDS[track]
        s.note(Link(name, depth, f"{name}:{count + 1}", count + 1))
    icons = row[count]
    if icons:
        gain(s, seat, icons, depth + 1)


def settle(s: State, seat: int) -> None:
    """Let choices that leave nothing to choose happen by themselves."""
    player = s.players[seat]
    while player.pending and player.pending[0] == SHIELD:
        open_cohorts = [c for c in range(COHORT, COHORT + 3) if player.sheet[c] < s.data.full[c]]
        if len(open_cohorts) > 1:
            return
        player.pending = player.pending[1:]
        s.note(SETTLED)
        fill(s, seat, open_cohorts[0])


def pay(player: Player, cost: Cost) -> None:
    sheet = player.sheet
    for item, n in enumerate(cost):
        if n:
            sheet[item] -= n


def receive(player: Player, bundle: Cost) -> None:
    sheet = player.sheet
    for item, n in enumerate(bundle):
        if n:
            sheet[item] += n


def law(s: State) -> Law:
    """What may be built for what: the plain rules, or those of a fort of the campaign."""
    return s.data.laws[s.options.fort or 0]


def disdain(sheet: list[int]) -> int:
    return sheet[DISDAIN] - sheet[REMOVED]  # 7.8


def infrastructure(s: State, sheet: list[int]) -> int:
    return s.data.infrastructure[sheet[FORT]]  # 6.5.9


def granary(s: State, sheet: list[int]) -> int:
    """How many columns beyond the first are open (6.1.1)."""
    built = sheet[BUILT]
    return 2 if built & s.data.large_granary else 1 if built & s.data.medium_granary else 0


def trained_this_year(s: State, sheet: list[int]) -> bool:
    return s.year in sheet[TRAINING : TRAINING + TRAINING_BOXES]


def forum_this_year(s: State, sheet: list[int]) -> bool:
    return s.year in sheet[FORUM : FORUM + FORUM_BOXES]


def write(sheet: list[int], first: int, boxes: int, number: int) -> None:
    """Write a number in the next free box of an area."""
    for box in range(first, first + boxes):
        if not sheet[box]:
            sheet[box] = number
            return


def draw(s: State) -> int:
    """Turn over the top Fate card; an empty pile is made anew from the discards (8.1)."""
    if not s.fate:
        s.shuffles += 1
        s.fate = shuffled(s.seed, f"fate-{s.shuffles}", sorted(s.discard))
        s.discard = []
        s.say("reshuffle")
    return s.fate.pop()


def kind_of_choice(pending: int) -> str:
    """What a pending choice asks for."""
    if pending == SHIELD:
        return "cohort"
    if pending == ANY_ATTRIBUTE:
        return "road"
    return "slash" if SLASH <= pending < PLACE else "place"


# Telling


def counted(items: dict[str, int], case: str = "acc") -> list[dict[str, object]]:
    """A list of things with their numbers, in the case that a sentence needs."""
    return [{"key": f"{case}-{name}", "n": n} for name, n in items.items() if n]


def bundle(cost: Cost) -> dict[str, int]:
    return {item: n for item, n in zip(ITEMS, cost, strict=False) if n}


def say_filled(s: State, seat: int, track: int) -> None:
    count = s.players[seat].sheet[track]
    if RENOWN <= track < TRADERS:
        s.say("attribute", seat=seat, attribute=ATTRIBUTES[track - RENOWN], level=count)
    elif track < COHORT:
        s.say("citizen", seat=seat, track=CITIZENS[track - TRADERS], box=count)
    elif track < COHORT + 3:
        s.say("cohort", seat=seat, cohort=COHORTS[track - COHORT], box=count)
    elif track == PRODUCTION:
        s.say("production", seat=seat, level=count)
    elif track == GUARD:
        s.say("wall-guard", seat=seat, box=count)


def say_lost(s: State, seat: int, track: int) -> None:
    if track < TRADERS:
        s.say("lost-attribute", seat=seat, attribute=ATTRIBUTES[track - RENOWN])
    else:
        s.say("lost-citizen", seat=seat, track=CITIZENS[track - TRADERS])
