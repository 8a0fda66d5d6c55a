"""Positions written by hand, so that a test reads like an example of the rules.

    position(
        year=3,
        fate=[fate(goods=6)],
        A=player(resource=1, traders=5, built=["market"], market=[5, 4]),
        B=player(prospect="planner"),
        C=player(prospect="trainer"),
    )

Tracks are given by their counts, boxes that hold a Year or a good by their contents from left to
right (0: empty). What is not mentioned is empty. Fate cards are named by what matters about them;
those not mentioned lie below.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from ludi.core.steps import Step
from ludi.games.hadrians_wall import GAME
from ludi.games.hadrians_wall.data import CARD_IDS, Tables
from ludi.games.hadrians_wall.layout import (
    BATHS,
    BATTLE_BOXES,
    BATTLES,
    BUILT,
    COHORT,
    COHORTS,
    COURTHOUSE,
    DAMAGE,
    DIPLOMATS,
    DISDAIN,
    FAVOUR,
    FAVOUR_ANY,
    FORUM,
    MAP,
    MARKET,
    NUMBER,
    REMOVED,
    THEATRE,
    TRAINED,
    TRAINING,
)
from ludi.games.hadrians_wall.state import Options, Player, State
from ludi.games.hadrians_wall.steps import Actions, Attack, BeginYear

BOXES = {
    "training": TRAINING,
    "forum": FORUM,
    "theatre": THEATRE,
    "baths": BATHS,
    "courthouse": COURTHOUSE,
    "market": MARKET,
}


@dataclass(frozen=True, slots=True)
class PlayerSpec:
    counts: Mapping[str, int]
    boxes: Mapping[str, Sequence[int]]
    built: Sequence[str]
    cohorts: Sequence[int]
    gladiators: Sequence[tuple[int, int]]
    fought: Sequence[Sequence[int]]
    diplomats: Sequence[str]
    favours: Mapping[str, int]
    squares: Sequence[int]
    disdain: tuple[int, int]
    paths: Sequence[str]
    prospect: str | None
    draws: Sequence[str]
    stopped: bool


def player(
    *,
    built: Sequence[str] = (),
    cohorts: Sequence[int] = (0, 0, 0),
    gladiators: Sequence[tuple[int, int]] = ((0, 0), (0, 0)),  # trained, damage
    fought: Sequence[Sequence[int]] = ((), ()),
    diplomats: Sequence[str] = (),
    favours: Mapping[str, int] | None = None,  # any, left, centre, right
    squares: Sequence[int] = (),
    disdain: tuple[int, int] = (0, 0),  # circled, filled
    paths: Sequence[str] = (),
    prospect: str | None = None,
    draws: Sequence[str] = (),
    stopped: bool = False,
    training: Sequence[int] = (),
    forum: Sequence[int] = (),
    theatre: Sequence[int] = (),
    baths: Sequence[int] = (),
    courthouse: Sequence[int] = (),
    market: Sequence[int] = (),
    **counts: int,
) -> PlayerSpec:
    """A player: items (`servant=2`), tracks (`fort=6`, `wall_guard=3`), buildings, cards."""
    boxes = {
        "training": training,
        "forum": forum,
        "theatre": theatre,
        "baths": baths,
        "courthouse": courthouse,
        "market": market,
    }
    return PlayerSpec(
        counts,
        boxes,
        built,
        cohorts,
        gladiators,
        fought,
        diplomats,
        favours or {},
        squares,
        disdain,
        paths,
        prospect,
        draws,
        stopped,
    )


@dataclass(frozen=True, slots=True)
class FateSpec:
    """A Fate card as an example names it."""

    wanted: Mapping[str, Any] = field(default_factory=dict)


def fate(**wanted: Any) -> FateSpec:
    """A Fate card with this `attack`, `damage`, `goods` or `id`."""
    return FateSpec(wanted)


def position(
    *,
    year: int = 1,
    at: Literal["year", "actions", "attack"] = "actions",
    fate: Sequence[FateSpec] = (),
    discarded: int = 0,
    neutral: Sequence[str] = (),
    laid: Sequence[int] = (),
    options: Options | None = None,
    **players: PlayerSpec,
) -> State:
    """A position in a Year: before its setup, in its action phase, or before its attack."""
    seats = list(players.values())
    s = GAME.set_up(len(seats), "position", options or Options())
    data: Tables = s.data
    top = _fate_cards(data, fate)
    rest = [card for card in range(len(data.fate_ids)) if card not in top]
    s.discard, s.fate = rest[:discarded], rest[discarded:] + top[::-1]
    s.year = year - 1 if at == "year" else year
    s.players = [_player(data, spec, s.year) for spec in seats]
    if at == "year":
        s.agenda = [BeginYear()]
        return s
    s.phase = "actions"
    s.acting = sum(1 << n for n, spec in enumerate(seats) if not spec.stopped)
    if len(seats) < 3:
        _lay_neutral(s, neutral, laid)
    first: dict[str, Step[State]] = {"actions": Actions(), "attack": Attack()}
    s.agenda = [first[at]]
    return s


def _fate_cards(data: Tables, specs: Sequence[FateSpec]) -> list[int]:
    found: list[int] = []
    for spec in specs:
        found.append(
            next(
                n
                for n, card in enumerate(data.file.cards.fate)
                if n not in found and all(getattr(card, k) == v for k, v in spec.wanted.items())
            )
        )
    return found


def _player(data: Tables, spec: PlayerSpec, year: int) -> Player:
    sheet = GAME.fresh_sheet()
    for name, n in spec.counts.items():
        sheet[NUMBER[name.replace("_", "-")]] = n
    sheet[COHORT : COHORT + 3] = spec.cohorts
    for name, first in BOXES.items():
        contents = spec.boxes[name]
        sheet[first : first + len(contents)] = contents
    for id in spec.built:
        sheet[BUILT] |= 1 << data.building_number[id]
    for who, (trained, damage) in enumerate(spec.gladiators):
        sheet[TRAINED + who], sheet[DAMAGE + who] = trained, damage
        first = BATTLES + BATTLE_BOXES * who
        sheet[first : first + len(spec.fought[who])] = spec.fought[who]
    for n, cohort in enumerate(spec.diplomats):
        sheet[DIPLOMATS + n] = COHORTS.index(cohort) + 1
    for name, n in spec.favours.items():
        sheet[FAVOUR_ANY if name == "any" else FAVOUR + COHORTS.index(name)] = n
    sheet[MAP] = sum(1 << square for square in spec.squares)
    sheet[DISDAIN], sheet[REMOVED] = spec.disdain
    return _cards(Player(sheet, ()), spec, year)


def _cards(player: Player, spec: PlayerSpec, year: int) -> Player:
    """Deal out the set: named cards where they belong, then one Path and Prospect card a Year."""
    named = [_card(id) for id in (*spec.paths, *spec.draws)]
    if spec.prospect:
        named.append(_card(spec.prospect))
    others = [card for card in range(len(CARD_IDS)) if card not in named]
    paths = [_card(id) for id in spec.paths]
    while len(paths) < year:
        paths.append(others.pop())
    prospects = [others.pop() for _ in range(year)]
    if spec.prospect and prospects:
        others.append(prospects[-1])
        prospects[-1] = _card(spec.prospect)
    player.paths, player.prospects = tuple(paths), tuple(prospects)
    player.deck = (*others, *(_card(id) for id in reversed(spec.draws)))
    return player


def _card(id: str) -> int:
    return CARD_IDS.index(id)


def _lay_neutral(s: State, cards: Sequence[str], laid: Sequence[int]) -> None:
    n = s.data.neutral[len(s.players)]
    named = tuple(_card(id) for id in cards)
    others = [card for card in s.neutral_deck if card not in named]
    shown = (*named, *others)[:n]
    s.neutral = shown
    left = [card for card in s.neutral_deck if card not in shown]
    used = n * (s.year - 1)
    s.neutral_discard, s.neutral_deck = tuple(left[:used]), tuple(left[used:])
    s.laid = (*laid, *(0,) * (2 * n - len(laid)))
