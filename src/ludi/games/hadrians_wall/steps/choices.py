"""Choices inside an action (5.15)."""

from __future__ import annotations

from itertools import pairwise

from ludi.core.errors import Refusal
from ludi.core.moves import Move
from ludi.games.hadrians_wall.layout import (
    ANY_ATTRIBUTE,
    ATTRIBUTES,
    COHORT,
    COHORTS,
    MAP,
    NUMBER,
    PLACE,
    RENOWN,
    SLASH,
)
from ludi.games.hadrians_wall.moves import Attribute, Cohort, Place
from ludi.games.hadrians_wall.sheet import fill, kind_of_choice
from ludi.games.hadrians_wall.state import State
from ludi.games.hadrians_wall.steps.cards import card_of
from ludi.games.hadrians_wall.steps.needs import No
from ludi.games.hadrians_wall.steps.scouts import fitting, play_place

COHORT_MOVES: list[Move] = [Cohort(cohort) for cohort in COHORTS]
ATTRIBUTE_MOVES: list[Move] = [Attribute(attribute) for attribute in ATTRIBUTES]


def choices(s: State, seat: int) -> list[Move]:
    player = s.players[seat]
    pending = player.pending[0]
    kind = kind_of_choice(pending)
    if kind == "cohort":
        full = s.data.full[COHORT]
        return [COHORT_MOVES[c] for c in range(3) if player.sheet[COHORT + c] < full]
    if kind == "road":
        return [*ATTRIBUTE_MOVES]
    if kind == "slash":
        return [ATTRIBUTE_MOVES[icon - RENOWN] for icon in s.data.slashes[pending - SLASH]]
    pattern = s.data.card_pattern[card_of(s, seat, pending - PLACE)]
    return [*fitting(s.data, pattern, player.sheet[MAP])]


def check_choice(s: State, seat: int, move: Move) -> No:
    player = s.players[seat]
    pending = player.pending[0]
    match kind_of_choice(pending), move:
        case "cohort", Cohort(cohort):
            full = player.sheet[COHORT + COHORTS.index(cohort)] == s.data.full[COHORT]
            return Refusal("no-cohort-full", "5.5.3") if full else None
        case "road", Attribute():
            return None
        case "slash", Attribute(attribute):
            pair = s.data.slashes[pending - SLASH]
            return None if NUMBER[attribute] in pair else Refusal("no-slash", "5.5.8")
        case "place", Place(squares):
            return _check_place(s, seat, squares)
    return Refusal("no-chain-open", "5.6.1")


def _check_place(s: State, seat: int, squares: tuple[int, ...]) -> No:
    player = s.players[seat]
    pattern = s.data.card_pattern[card_of(s, seat, player.pending[0] - PLACE)]
    if any(player.sheet[MAP] >> square & 1 for square in squares):
        return Refusal("no-scout-overlap", "6.19.3")
    in_order = all(a < b for a, b in pairwise(squares))
    mask = sum(1 << square for square in squares) if in_order else 0
    if mask not in s.data.placements[pattern]:
        args = {"pattern": s.data.pattern_ids[pattern].lower()}
        return Refusal("no-scout-shape", "6.19.3", args)
    return None


def play_choice(s: State, seat: int, move: Move) -> None:
    player = s.players[seat]
    pending = player.pending[0]
    if isinstance(move, Place):
        play_place(s, seat, move)
        return
    player.pending = player.pending[1:]
    if isinstance(move, Cohort):
        fill(s, seat, COHORT + COHORTS.index(move.cohort))
    elif isinstance(move, Attribute):
        if pending == ANY_ATTRIBUTE:
            s.say("road", seat=seat, attribute=move.attribute)
        fill(s, seat, NUMBER[move.attribute])
