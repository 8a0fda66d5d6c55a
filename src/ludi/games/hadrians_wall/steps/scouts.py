"""Scouts and the map (6.19)."""

from __future__ import annotations

from ludi.core.errors import Refusal
from ludi.core.moves import Move
from ludi.games.hadrians_wall.data import Tables
from ludi.games.hadrians_wall.layout import (
    MAP,
    NEUTRAL_A,
    NEUTRAL_B,
    PATRICIANS,
    PLACE,
    SCOUTS,
    SOLDIER,
    SOURCES,
    SQUARES,
)
from ludi.games.hadrians_wall.moves import Place, Scout
from ludi.games.hadrians_wall.sheet import gain
from ludi.games.hadrians_wall.state import State
from ludi.games.hadrians_wall.steps.cards import PATTERN_SOURCES, card_of, pay_for_card, sources
from ludi.games.hadrians_wall.steps.needs import No, flag, one


def check_scout(s: State, seat: int, move: Scout) -> No:
    sheet = s.players[seat].sheet
    used = sheet[SCOUTS]
    if used == len(s.data.scout_needs):
        return Refusal("no-area-full", "5.8")
    no = flag("no-scout-flag", "6.19.1", s.data.scout_needs[used], sheet[PATRICIANS])
    if no:
        return no
    source = SOURCES.index(move.source)
    if source not in sources(s, PATTERN_SOURCES):
        if source in (NEUTRAL_A, NEUTRAL_B):
            return Refusal("no-neutral-none", "2.6")
        return Refusal("no-scout-not-neighbour", "6.19.2")
    if not fitting(s.data, s.data.card_pattern[card_of(s, seat, source)], sheet[MAP]):
        return Refusal("no-scout-nowhere", "6.19.3")
    return one(sheet, SOLDIER)


def play_scout(s: State, seat: int, move: Scout) -> None:
    s.players[seat].pending = (PLACE + SOURCES.index(move.source),)


def play_place(s: State, seat: int, move: Place) -> None:
    player = s.players[seat]
    sheet = player.sheet
    source = player.pending[0] - PLACE
    player.pending = player.pending[1:]
    if s.trace is not None:
        pattern = s.data.pattern_ids[s.data.card_pattern[card_of(s, seat, source)]]
        s.say("scout", seat=seat, source=SOURCES[source], pattern=pattern.lower())
    pay_for_card(s, seat, SOLDIER, source)
    sheet[SCOUTS] += 1
    before = sheet[MAP]
    after = before
    for square in move.squares:
        after |= 1 << square
    sheet[MAP] = after
    for square in move.squares:
        gain(s, seat, s.data.map_icons[square])
    for row in s.data.map_rows:  # 6.19.6
        if after & row == row != before & row:
            s.say("map-row", seat=seat)
            gain(s, seat, s.data.row_icons)


def squares_of(mask: int) -> tuple[int, ...]:
    return tuple([n for n in range(SQUARES) if mask >> n & 1])


PLACES: dict[int, Place] = {}
REMEMBERED = 20_000  # maps and patterns; more would only fill memory in a long simulation


def fitting(data: Tables, pattern: int, filled: int) -> list[Move]:
    """Where a pattern fits on a map (6.19.3)."""
    key = (pattern, filled)
    found = data.fits.get(key)
    if found is None:
        if len(data.fits) > REMEMBERED:
            data.fits.clear()
        found = [place(mask) for mask in data.placements[pattern] if not mask & filled]
        data.fits[key] = found
    return found


def place(mask: int) -> Move:
    found = PLACES.get(mask)
    if found is None:
        a, b, c, d = squares_of(mask)
        found = PLACES[mask] = Place((a, b, c, d))
    return found
