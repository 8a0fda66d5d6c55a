"""Positions written by hand, so that a test reads like an example of the rules.

    position(
        A=city("giza", coins=4, built=["quarry"], hand=["aqueduct", "walls"]),
        B=city(sells=...),
        C=city(),
    )

A city without a board has nothing but what is written: no start production, no stages. Hands and
leaders that are not mentioned hold something harmless to discard.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from ludi.core.moves import Move
from ludi.core.steps import Step
from ludi.games.seven_wonders import GAME
from ludi.games.seven_wonders.data import NOBODY
from ludi.games.seven_wonders.moves import Discard
from ludi.games.seven_wonders.state import (
    FREE_CITY,
    NO_SEAT,
    City,
    Options,
    State,
    entry,
    place,
)
from ludi.games.seven_wonders.steps.actions import PileBuilds, add, enter, erect
from ludi.games.seven_wonders.steps.ages import EndOfTurn, Recruitment, begin_turn
from ludi.games.seven_wonders.steps.setup import Draft

IDLE_HAND = ("altar", "theater")
IDLE_LEADERS = ("sappho", "zenobia")
DISCARD, DISCARD_LEADER = Discard("altar"), Discard("sappho")  # what an idle city does

At = Literal["draft", "recruitment", "turn", "pile", "conflicts", "over"]


@dataclass(frozen=True, slots=True)
class CitySpec:
    wonder: str | None
    side: str
    stages: int
    coins: int
    built: Sequence[str]
    leaders: Sequence[str]
    copied: Sequence[str]
    hand: Sequence[str]
    unplayed: Sequence[str]
    victories: Sequence[int]
    defeats: int
    used_free_build: bool


def city(
    wonder: str | None = None,
    side: str = "A",
    *,
    stages: int = 0,
    coins: int = 0,
    built: Sequence[str] = (),
    leaders: Sequence[str] = (),
    copied: Sequence[str] = (),
    hand: Sequence[str] = IDLE_HAND,
    unplayed: Sequence[str] = IDLE_LEADERS,
    victories: Sequence[int] = (),
    defeats: int = 0,
    used_free_build: bool = False,
) -> CitySpec:
    """A city: board and stages, coins, what is in play, what is in hand, tokens by their value."""
    return CitySpec(
        wonder,
        side,
        stages,
        coins,
        built,
        leaders,
        copied,
        hand,
        unplayed,
        victories,
        defeats,
        used_free_build,
    )


def position(
    at: At = "turn",
    *,
    age: int = 1,
    round: int = 1,
    pile: Sequence[str] = (),
    rights: Sequence[tuple[int, int]] = (),
    free_city: CitySpec | None = None,
    free_pile: Sequence[str] = (),
    holder: int = 0,
    options: Options | None = None,
    **cities: CitySpec,
) -> State:
    """A position in an Age; players in the order they are written, clockwise.

    `rights` are builds from the discard pile still to come: order of 9.9 and city. With two players
    the Free City comes as `free_city`; the holder draws the first card of its pile.
    """
    specs = list(cities.values())
    seats = len(specs)
    options = options or Options()
    s = GAME.set_up(seats, "position", options)
    number = GAME.data.number
    s.agenda = []
    s.age, s.round = age, 0 if at == "recruitment" else round
    s.decks = s.decks[age - 1 if at == "recruitment" else age :]
    s.boards = ()
    if seats == 2:
        specs.append(free_city or city())
    s.cities = [City(NOBODY, 0) for _ in specs]
    for c, spec in enumerate(specs):
        _found(s, c, spec)
    for c, spec in enumerate(specs):
        _furnish(s, c, spec, at)
    if seats == 2:
        s.cities[FREE_CITY].hand = s.cities[FREE_CITY].unplayed = ()
    named = {leader for own in s.cities for leader in (*own.hand, *own.unplayed, *own.leaders)}
    s.box = tuple([leader for leader in s.box if leader not in named])
    s.pile = tuple([entry(number[card], place(1, 1, NO_SEAT)) for card in pile])
    s.rights = tuple(sorted(order * 8 + c for order, c in rights))
    padded = [*free_pile, *IDLE_HAND][: max(2, len(free_pile))]  # one for the next turn
    s.free_pile = tuple([number[card] for card in reversed(padded)]) if seats == 2 else ()
    _begin(s, at, round, holder)
    return s


def _found(s: State, c: int, spec: CitySpec) -> None:
    """The board with its stages; their markers came from nobody's hand."""
    if spec.wonder is None:
        return
    own = s.cities[c]
    own.board = s.data.board(spec.wonder, spec.side)
    add(own, s.data.start[own.board])
    for n in range(spec.stages):
        add(own, s.data.stage_does[own.board][n])
        own.tucked += (entry(s.data.number["altar"], place(1, 1, NO_SEAT)),)
    own.stages = spec.stages
    if spec.used_free_build:
        own.may_build_free = False


def _furnish(s: State, c: int, spec: CitySpec, at: At) -> None:
    number = s.data.number
    own = s.cities[c]
    for card in spec.built:
        erect(s, c, number[card], chain=False)
    for leader in spec.leaders:
        enter(s, own, number[leader])
    for leader in spec.copied:
        own.copied += (number[leader],)
        add(own, s.data.does[number[leader]])
    own.coins = spec.coins
    own.hand = _sorted(s, spec.hand if at in ("draft", "turn") else ())
    if at == "recruitment" or spec.unplayed is not IDLE_LEADERS:
        own.unplayed = _sorted(s, spec.unplayed)
    for value in spec.victories:
        own.victories += 1 << 4 * s.data.file.setup.victory.index(value)
    own.defeats = spec.defeats


def _sorted(s: State, cards: Sequence[str]) -> tuple[int, ...]:
    return tuple(sorted(s.data.number[card] for card in cards))


def _begin(s: State, at: At, round: int, holder: int) -> None:
    everybody = tuple(range(s.seats))
    if at == "turn":
        if s.seats == 2:
            s.holder = holder
        begin_turn(s, round)
        return
    first: dict[str, list[Step[Any]]] = {
        "draft": [Draft(everybody)],
        "recruitment": [Recruitment(everybody)],
        "pile": [EndOfTurn(), PileBuilds()],
        "conflicts": [EndOfTurn()],
        "over": [],
    }
    s.agenda = first[at]
    s.holder = NOBODY
    if at == "draft":
        s.age, s.round = 0, 1
    if at == "conflicts":
        s.round = 6


def all_choose(seats: int, *moves: Move, idle: Move = DISCARD) -> tuple[tuple[int, Move], ...]:
    """The moves of the first seats; the others are idle."""
    given = dict(enumerate(moves))
    return tuple((seat, given.get(seat, idle)) for seat in range(seats))
