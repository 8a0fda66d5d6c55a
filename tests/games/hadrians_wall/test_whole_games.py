"""Whole games of players who use what they have: every box is reached, every rule holds."""

from random import Random

import pytest

from ludi.core import moves as core_moves
from ludi.core import position as positions
from ludi.core import testing
from ludi.games.hadrians_wall import GAME
from ludi.games.hadrians_wall.layout import (
    BATHS,
    BATHS_BOXES,
    BATTLE_BOXES,
    BATTLES,
    BUILT,
    COHORT,
    COHORTS,
    COURTHOUSE,
    COURTHOUSE_BOXES,
    DAMAGE,
    DIPLOMAT_BOXES,
    DIPLOMATS,
    DISDAIN,
    FAVOUR,
    FAVOUR_ANY,
    FORUM,
    FORUM_BOXES,
    GLADIATORS,
    ITEMS,
    MAP,
    MARKET,
    MARKET_BOXES,
    NUMBER,
    REMOVED,
    SIZE,
    SQUARES,
    TEMPLES,
    THEATRE,
    THEATRE_BOXES,
    TRACKS,
    TRAINED,
    TRAINING,
    TRAINING_BOXES,
)
from ludi.games.hadrians_wall.moves import Battle, Bribe, Stop
from ludi.games.hadrians_wall.position import player, position
from ludi.games.hadrians_wall.state import Options

AREAS = {
    "training grounds": (TRAINING, TRAINING_BOXES),
    "forum": (FORUM, FORUM_BOXES),
    "theatre": (THEATRE, THEATRE_BOXES),
    "baths": (BATHS, BATHS_BOXES),
    "courthouse": (COURTHOUSE, COURTHOUSE_BOXES),
    "market": (MARKET, MARKET_BOXES),
    "battle of red": (BATTLES, BATTLE_BOXES),
    "battle of blue": (BATTLES + BATTLE_BOXES, BATTLE_BOXES),
    "diplomat": (DIPLOMATS, DIPLOMAT_BOXES),
}
NAMES = {number: name for name, number in NUMBER.items()}


def diligent(seats, options, seed):
    """A game of players who stop only when nothing else is left, some of them sooner."""
    s = GAME.new(seats, seed, options)
    rng = Random(seed)
    while actors := s.actors():
        seat = rng.choice(actors)
        legal = s.moves(seat)
        if len(legal) > 1 and legal[0] == Stop() and rng.random() < 0.98:
            legal = legal[1:]
        move = rng.choice(legal)
        yield s, seat, move
        s.apply(seat, move)


def boxes_filled(sheet, found):
    """The names of all filled boxes of both sheets."""
    for track in TRACKS:
        name = f"cohort-{COHORTS[track - COHORT]}" if COHORT <= track < COHORT + 3 else NAMES[track]
        found.update(f"{name} {n}" for n in range(1, sheet[track] + 1))
    built = GAME.data.building_ids
    found.update(id for n, id in enumerate(built) if sheet[BUILT] >> n & 1)
    found.update(f"map {n}" for n in range(SQUARES) if sheet[MAP] >> n & 1)
    for area, (first, boxes) in AREAS.items():
        found.update(f"{area} {n + 1}" for n in range(boxes) if sheet[first + n])
    for who, name in enumerate(GLADIATORS):
        found.update(f"{name} trained {n}" for n in range(1, sheet[TRAINED + who] + 1))
        found.update(f"{name} damaged {n}" for n in range(1, sheet[DAMAGE + who] + 1))
    found.update(f"disdain {n}" for n in range(1, sheet[DISDAIN] + 1))


def every_box():
    full = [0] * SIZE
    for track in TRACKS:
        full[track] = GAME.data.full[track]
    full[NUMBER["scouts"]] = len(GAME.data.scout_needs)
    full[BUILT] = (1 << len(GAME.data.building_ids)) - 1
    full[MAP] = (1 << SQUARES) - 1
    full[TRAINING:] = [1] * (SIZE - TRAINING)
    full[TRAINED : TRAINED + 2] = full[DAMAGE : DAMAGE + 2] = [6, 6]
    full[DISDAIN] = GAME.data.file.left.disdain.boxes
    names: set[str] = set()
    boxes_filled(full, names)
    return names


def rich_game(n, found):
    """A random game in which a generous Emperor helps, so that the far ends are reached."""
    s = GAME.new(1 + n % 3, f"boxes-{n}", Options(difficulty="hard" if n % 2 else "easy"))
    rng = Random(n)
    while actors := s.actors():
        seat = rng.choice(actors)
        if s.phase == "actions" and n % 4:
            sheet = s.players[seat].sheet
            sheet[: len(ITEMS)] = [max(have, 3) for have in sheet[: len(ITEMS)]]
        legal = s.moves(seat)
        if len(legal) > 1 and legal[0] == Stop() and rng.random() < 0.99:
            legal = legal[1:]
        s.apply(seat, rng.choice(legal))
        boxes_filled(s.players[seat].sheet, found)


def rare_boxes(found):
    """What chance hardly ever brings: a sixth battle, all the disdain, dear bribes."""
    veteran = {"gladiators": ((6, 5), (6, 5)), "fought": ((1, 2, 3, 4, 5), (1, 2, 3, 4, 5))}
    s = position(
        year=6,
        A=player(
            built=["ludus-gladiatorious", "baths"],
            performers=9,
            apparitores=9,
            resource=6,
            disdain=(11, 0),
            **veteran,
        ),
    )
    for move in (Battle("red"), Battle("blue"), Bribe(5), Bribe(6), Stop()):
        s.play(0, move)
        boxes_filled(s.players[0].sheet, found)


def test_every_box_of_both_sheets_is_filled_in_some_game():
    found: set[str] = set()
    for n in range(40):
        rich_game(n, found)
    rare_boxes(found)
    assert every_box() - found == set(), "never filled"
    assert found == every_box()


LEVELS = [
    pytest.param(seats, options, id=f"{seats}-{options.difficulty}-{options.no_passing}")
    for seats in GAME.seats
    for options in GAME.every_options(seats)
]


@pytest.mark.parametrize(("seats", "options"), LEVELS)
def test_diligent_games_keep_every_rule(seats, options):
    census = GAME.census(GAME.new(seats, "diligent", options))
    last = None
    rng = Random(seats)
    for n, (s, seat, move) in enumerate(diligent(seats, options, "diligent")):
        legal = s.moves(seat)
        assert len(set(legal)) == len(legal)
        assert all(s.why_not(seat, each) is None for each in legal)
        if n % 5 == 0:
            check_refusals(s, seat, legal, rng)
        check_limits(s)
        assert GAME.census(s) == census
        last = (s, move)
    assert last is not None
    assert last[0].result() is not None


def check_refusals(s, seat, legal, rng):
    before = testing.wire(positions.save(s))
    offered = set(legal)
    for kind in core_moves.kinds_of(GAME.Move):
        for _ in range(3):
            move = testing.any_move(kind, legal, rng)
            if move not in offered:
                refusal = s.why_not(seat, move)
                assert refusal is not None, f"{move} is neither offered nor refused"
                assert GAME.texts.has(refusal.key)
    assert testing.wire(positions.save(s)) == before


def check_limits(s):
    for one in s.players:
        sheet = one.sheet
        assert min(sheet) >= 0
        for track in TRACKS:
            if track != NUMBER["scouts"]:
                assert sheet[track] <= s.data.full[track]
        assert sheet[NUMBER["scouts"]] * 4 == sheet[MAP].bit_count()
        assert sheet[REMOVED] <= sheet[DISDAIN] <= 15
        for who in range(2):
            assert sheet[DAMAGE + who] <= sheet[TRAINED + who] <= 6
        shields = sum(sheet[COHORT : COHORT + 3]) + one.pending.count(COHORT)
        tracks = ("wall-guard", "cippi", "wall", "fort")
        assert shields == sum(_shields(s, NUMBER[t], sheet[NUMBER[t]]) for t in tracks)
        assert sheet[BATHS : BATHS + 6].count(s.year) <= 2
        assert sum(sheet[FAVOUR_ANY : FAVOUR + 3]) <= _favours(s, sheet)
        for first in (BATTLES, BATTLES + 6):
            fought = [year for year in sheet[first : first + 6] if year]
            assert len(set(fought)) == len(fought)


def _shields(s, track, filled):
    return sum(icons.count(COHORT) for icons in s.data.boxes[track][:filled])


def _favours(s, sheet):
    temples = sum(sheet[TEMPLES] >= end for end in s.data.temple_ends)
    return temples + 2 * sum(1 for cohort in sheet[DIPLOMATS : DIPLOMATS + 3] if cohort)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_diligent_games_leak_nothing(seats):
    rng = Random(seats)
    for n, (s, _, _) in enumerate(diligent(seats, Options(), f"leak-{seats}")):
        if n % 11:
            continue
        for seat in range(seats):
            other = s.guess(seat, rng)
            assert testing.wire(other.view(seat)) == testing.wire(s.view(seat))
            assert other.moves(seat) == s.moves(seat)
            assert GAME.census(other) == GAME.census(s)


def test_guesses_deal_the_hidden_cards_evenly():
    s = GAME.new(2, "even")
    rng = Random(1)
    tops = [0] * 48
    hands = [0] * 12
    for _ in range(2400):
        g = s.guess(0, rng)
        tops[g.fate[-1]] += 1
        for card in g.players[1].hand:
            hands[card] += 1
        assert g.players[0].hand == s.players[0].hand
    assert tops[s.supply] == 0
    assert min(n for card, n in enumerate(tops) if card != s.supply) >= 20
    assert max(tops) <= 95
    assert 300 <= min(hands) <= max(hands) <= 500
