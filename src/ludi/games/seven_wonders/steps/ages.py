"""An Age: recruitment (6), six turns (7), what is left over (9.8), conflicts and the next (13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ludi.core.errors import Refusal
from ludi.core.events import Prompt
from ludi.core.moves import Move
from ludi.core.steps import Ask, Step, Together
from ludi.games.seven_wonders import log_lines
from ludi.games.seven_wonders.building import (
    free_city_plays,
    leader_cost,
    plays,
    refuse_cost,
    refuse_for_free_city,
    refuse_play,
    refuse_stage,
    stage_plans,
)
from ludi.games.seven_wonders.data import HAND, NOBODY
from ludi.games.seven_wonders.effects import (
    FREE_BUILD,
    SEVENTH,
)
from ludi.games.seven_wonders.moves import (
    DISCARDS,
    RECRUITS,
    STAGES,
    Build,
    Discard,
    Recruit,
    Stage,
)
from ludi.games.seven_wonders.state import (
    FREE_CITY,
    NO_SEAT,
    City,
    State,
    entry,
    place,
)
from ludi.games.seven_wonders.steps.actions import (
    LAST,
    PileBuilds,
    Play,
    carry_out,
    chooser,
    lays_drawn,
    seen,
    shuffled_by_fate,
    without,
)
from ludi.games.seven_wonders.steps.conflicts import conflicts

# Recruitment (6)


def begin_age(s: State) -> None:
    s.age += 1
    s.round = 0
    s.say("age-begins", age=s.age)
    if s.options.leaders:
        s.say("recruitment-begins", age=s.age)
        s.agenda.append(Recruitment(tuple(range(s.seats))))
    else:
        deal_age(s)


@dataclass(slots=True)
class Recruitment(Together[State]):
    clause: ClassVar[str] = "6.1"
    key: ClassVar[str] = "recruitment"
    accepts: ClassVar[tuple[type[Move], ...]] = (Recruit, Stage, Discard)

    def moves(self, s: State, seat: int) -> list[Move]:
        ids = s.data.ids
        coins = s.cities[seat].coins
        for_stage = stage_plans(s, seat)
        found: list[Move] = []
        for leader in s.cities[seat].unplayed:
            if leader_cost(s, seat, leader, recruitment=True) <= coins:
                found.append(RECRUITS[ids[leader]])
            found += [STAGES[leader][plan] for plan in for_stage]
            found.append(DISCARDS[leader])
        return found

    def check(self, s: State, seat: int, move: Recruit | Stage | Discard) -> Refusal | None:
        name = move.leader if isinstance(move, Recruit) else move.card
        if name is None or s.data.number[name] not in s.cities[seat].unplayed:
            return Refusal("no-leader-not-in-hand", "6.1")
        if isinstance(move, Stage):
            return refuse_stage(s, seat, move)
        if isinstance(move, Recruit):
            return refuse_cost(s, seat, move.leader, True, "no-leader-too-dear", "6.8")
        return None

    def chosen(self, s: State, seat: int, move: Move) -> None:
        if s.trace is not None:
            s.say("chosen", seat=seat)

    def public(self, s: State, seat: int, move: Move) -> Move | None:
        return seen(move)

    def resolve(self, s: State, choices: list[Move]) -> None:
        s.say("revealed")
        finish(s, carry_out(s, [(seat, seat, choices[seat]) for seat in range(s.seats)]))

    def prompt(self, s: State, seat: int) -> Prompt:
        if seat not in self.actors(s):
            return Prompt("wait-recruitment", {"seats": list(self.actors(s))})
        if keeps_leaders(s, s.cities[seat]):
            return Prompt("ask-recruitment-roma")
        return Prompt("ask-recruitment-last" if s.age == 3 else "ask-recruitment")

    def idle(self, s: State, seat: int) -> Move:
        return DISCARDS[s.cities[seat].unplayed[0]]


def keeps_leaders(s: State, city: City) -> bool:
    """Roma B, whose stages may still bring leaders into play (6.9.1, 17.4)."""
    if not s.options.roma_b_keeps_leaders:
        return False
    return any(does.extra_leader for does in s.data.stage_does[city.board])


def end_recruitment(s: State) -> None:
    if s.age == 3:  # 6.9
        for seat in range(s.seats):
            city = s.cities[seat]
            if city.unplayed and not keeps_leaders(s, city):
                log_lines.leaders_boxed(s, seat)
                city.boxed += tuple([entry(leader, s.age) for leader in city.unplayed])
                city.unplayed = ()
            elif city.unplayed:
                s.say("leaders-kept", seat=seat)
    deal_age(s)


def deal_age(s: State) -> None:
    deck, s.decks = shuffled_by_fate(s, s.decks[0]), s.decks[1:]
    for seat in range(s.seats):
        s.cities[seat].hand = tuple(sorted(deck[HAND * seat : HAND * seat + HAND]))
    s.free_pile = deck[HAND * s.seats :]  # 15.5; empty with more than two players
    s.reveal()
    s.say("hands-dealt")
    if s.seats == 2:
        s.holder = 1 if s.age == 2 else 0  # 15.6
    begin_turn(s, 1)


# A turn of an Age (7)


def begin_turn(s: State, round: int) -> None:
    s.round = round
    s.say("turn", round=round)
    if s.seats == 2:
        draw_for_free_city(s)
    s.agenda.append(TURNS[s.seats])


def draw_for_free_city(s: State) -> None:
    """15.7: the holder draws the next card of the Free City's pile."""
    s.drawn, s.free_pile = s.free_pile[-1], s.free_pile[:-1]
    city = s.cities[s.holder]
    city.hand = tuple(sorted((*city.hand, s.drawn)))
    s.reveal()
    if s.trace is not None:
        s.say("holder", seat=s.holder)
        s.say("holder-draws", seat=s.holder)
        s.say("holder-draws-own", only=(s.holder,), card=s.data.ids[s.drawn])


@dataclass(slots=True)
class Turn(Together[State]):
    """All choose for their city."""

    clause: ClassVar[str] = "7.1"
    key: ClassVar[str] = "card"
    accepts: ClassVar[tuple[type[Move], ...]] = (Build, Stage, Discard)

    def moves(self, s: State, seat: int) -> list[Move]:
        return plays(s, seat, s.cities[seat].hand)

    def check(self, s: State, seat: int, move: Build | Stage | Discard) -> Refusal | None:
        return refuse_play(s, seat, move, s.cities[seat].hand)

    def chosen(self, s: State, seat: int, move: Move) -> None:
        if s.trace is not None:
            s.say("chosen", seat=seat)

    def public(self, s: State, seat: int, move: Move) -> Move | None:
        return seen(move)

    def resolve(self, s: State, choices: list[Any]) -> None:
        s.say("revealed")
        finish(s, carry_out(s, [(seat, seat, choices[seat]) for seat in self.seats]))

    def prompt(self, s: State, seat: int) -> Prompt:
        waiting = self.actors(s)
        if seat not in waiting:
            return Prompt("wait-card", {"seats": list(waiting)})
        if s.round == LAST:
            last = s.cities[seat].powers & SEVENTH
            return Prompt("ask-card-last-babylon" if last else "ask-card-last")
        direction = "swap" if s.seats == 2 else "right" if s.age == 2 else "left"
        target = (seat + direction_of(s)) % s.seats
        return Prompt("ask-card", {"direction": direction, "target": target})

    def idle(self, s: State, seat: int) -> Move:
        return DISCARDS[s.cities[seat].hand[0]]


@dataclass(slots=True)
class TurnOfTwo(Turn):
    """15.7: both choose for their city; the holder then chooses for the Free City."""

    def actors(self, s: State) -> tuple[int, ...]:
        choices = s.choices
        return tuple(
            [
                seat
                for seat in self.seats
                if choices[seat] is None or (seat == s.holder and s.free_choice is None)
            ]
        )

    def moves(self, s: State, seat: int) -> list[Move]:
        if s.choices[seat] is None:
            return plays(s, seat, s.cities[seat].hand)
        return free_city_plays(s, self.rest(s, seat))

    def rest(self, s: State, seat: int) -> tuple[int, ...]:
        """What the holder has left for the Free City."""
        own: Any = s.choices[seat]
        return without(s.cities[seat].hand, s.data.number[own.card])

    def check(self, s: State, seat: int, move: Build | Stage | Discard) -> Refusal | None:
        if s.choices[seat] is not None:
            return refuse_for_free_city(s, move, self.rest(s, seat), s.cities[seat].hand)
        return refuse_play(s, seat, move, s.cities[seat].hand)

    def play(self, s: State, seat: int, move: Move) -> None:
        choices = s.choices
        if choices[seat] is None:
            choices[seat] = move
        else:
            s.free_choice = move  # type: ignore[assignment]
        if s.free_choice is None or None in choices:
            self.chosen(s, seat, move)
            return
        s.agenda.pop()
        s.choices = [None] * len(choices)
        self.chosen(s, seat, move)
        s.disclose(type(self))
        self.resolve(s, choices)

    def resolve(self, s: State, choices: list[Any]) -> None:
        s.say("revealed")
        assert s.free_choice is not None
        acts: list[Play] = [(FREE_CITY, s.holder, s.free_choice)]  # 15.7.3: revealed first
        s.free_choice = None
        acts += [(seat, seat, choices[seat]) for seat in self.seats]
        finish(s, carry_out(s, acts))

    def prompt(self, s: State, seat: int) -> Prompt:
        if seat == s.holder and seat in self.actors(s):
            own = s.choices[seat] is None
            return Prompt("ask-holder-own" if own else "ask-free-city")
        return Turn.prompt(self, s, seat)

    def idle(self, s: State, seat: int) -> Move:
        if s.choices[seat] is None:
            return DISCARDS[s.cities[seat].hand[0]]
        return self.moves(s, seat)[0]


TURNS = {2: TurnOfTwo((0, 1)), **{n: Turn(tuple(range(n))) for n in range(3, 8)}}


def direction_of(s: State) -> int:
    """7.4: Ages I and III to the left, Age II to the right; two players swap (15.8)."""
    return -1 if s.age == 2 else 1


# After the actions of a turn (9.8, 9.9)


def finish(s: State, asks: list[Step[State]]) -> None:
    """Go on after the actions of a turn, as soon as its immediate choices are made."""
    if asks:
        s.agenda.append(AfterActions())
        s.agenda += reversed(asks)
    else:
        after_actions(s)


@dataclass(slots=True)
class AfterActions(Step[State]):
    def run(self, s: State) -> None:
        after_actions(s)


def after_actions(s: State) -> None:
    """Leftovers, the seventh card, builds from the pile (9.8, 9.9); then the turn is over."""
    if s.round == LAST:
        s.agenda += [EndOfTurn(), PileBuilds()]
        leftovers(s)
    elif s.rights:
        s.agenda += [EndOfTurn(), PileBuilds()]
    else:
        end_turn(s)


def leftovers(s: State) -> None:
    """9.8: the last cards are discarded, but a city with stage 2 of Babylon B plays its own."""
    extra: list[Step[State]] = []
    for c, city in enumerate(s.cities):
        last = s.free_pile if c >= s.seats else city.hand
        if city.powers & SEVENTH:
            extra.append(Seventh(chooser(s, c), c))
            continue
        by = NO_SEAT if c >= s.seats else c
        for card in last:
            s.pile += (entry(card, place(s.age, LAST, by, lays_drawn(s, by, card))),)
        log_lines.leftover(s, c, last)
        if c >= s.seats:
            s.free_pile = ()
        else:
            city.hand = ()
    s.agenda += reversed(extra)


@dataclass(slots=True)
class Seventh(Ask[State]):
    """10.3.2: the seventh card, in a turn of its own."""

    clause: ClassVar[str] = "10.3.2"
    key: ClassVar[str] = "seventh"
    accepts: ClassVar[tuple[type[Move], ...]] = (Build, Stage, Discard)

    city: int

    def hand(self, s: State) -> tuple[int, ...]:
        return s.free_pile if self.city >= s.seats else s.cities[self.city].hand

    def moves(self, s: State, seat: int) -> list[Move]:
        if self.city >= s.seats:
            return free_city_plays(s, self.hand(s))
        return plays(s, self.city, self.hand(s))

    def check(self, s: State, seat: int, move: Build | Stage | Discard) -> Refusal | None:
        hand = self.hand(s)
        if self.city >= s.seats:
            return refuse_for_free_city(s, move, hand, hand)
        return refuse_play(s, self.city, move, hand)

    def play(self, s: State, seat: int, move: Move) -> None:
        s.agenda.pop()
        s.say("seventh", seat=self.city)
        s.round = LAST + 1
        asks = carry_out(s, [(self.city, seat, move)])
        s.round = LAST
        s.agenda += reversed(asks)

    def public(self, s: State, seat: int, move: Move) -> Move | None:
        return seen(move)

    def prompt(self, s: State, seat: int | None) -> Prompt:
        if seat != self.seat:
            return Prompt("wait-seventh", {"seat": self.seat, "seats": [self.seat]})
        key = "ask-free-city-seventh" if self.city >= s.seats else "ask-seventh"
        return Prompt(key, {"card": s.data.ids[self.hand(s)[0]]})

    def idle(self, s: State, seat: int) -> Move:
        return self.moves(s, seat)[-1]


# The end of a turn, of an Age, of the game


@dataclass(slots=True)
class EndOfTurn(Step[State]):
    def run(self, s: State) -> None:
        end_turn(s)


def end_turn(s: State) -> None:
    s.drawn = NOBODY
    if s.round == 0:
        end_recruitment(s)
    elif s.round < LAST:
        pass_hands(s)
        begin_turn(s, s.round + 1)
    else:
        end_age(s)


def pass_hands(s: State) -> None:
    cities, n = s.cities, s.seats
    hands = [cities[seat].hand for seat in range(n)]
    step = direction_of(s)
    for seat in range(n):
        cities[seat].hand = hands[(seat - step) % n]
    if n == 2:
        s.holder = 1 - s.holder  # 15.6
    s.reveal()
    if s.trace is not None:
        s.say("pass-swap" if n == 2 else "pass-left" if step == 1 else "pass-right")


def end_age(s: State) -> None:
    conflicts(s)
    for c, city in enumerate(s.cities):
        if city.powers & FREE_BUILD:  # 13.4
            if s.age < 3:
                s.say("olympia-renewed" if not city.may_build_free else "olympia-lost", seat=c)
            city.may_build_free = True
    s.say("age-ends", age=s.age)
    s.holder = NOBODY
    if s.age < 3:
        begin_age(s)
    else:
        log_lines.final(s)
