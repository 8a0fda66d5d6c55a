"""Boards and sides (3.3.1), and the leader draft (4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ludi.core.errors import Refusal
from ludi.core.events import Prompt
from ludi.core.moves import Move
from ludi.core.steps import Ask, Step, Together
from ludi.games.seven_wonders import log_lines
from ludi.games.seven_wonders.data import NOBODY, SIDES
from ludi.games.seven_wonders.moves import (
    KEEPS,
    ChooseBoard,
    ChooseSide,
    Keep,
)
from ludi.games.seven_wonders.state import (
    FREE_CITY,
    State,
)
from ludi.games.seven_wonders.steps.actions import add, shuffled_by_fate, without
from ludi.games.seven_wonders.steps.ages import begin_age

LEADERS_DEALT = 4  # 3.6


# Boards (3.3.1)


def seat_boards(s: State) -> None:
    """Ask for boards and sides in seat order, where they are chosen; then begin."""
    s.agenda.append(Begin())
    for seat in reversed(range(s.seats)):
        if s.options.wonder_side == "choice":
            s.agenda.append(SideChoice(seat))
        if s.options.wonder_assignment == "choice":
            s.agenda.append(BoardChoice(seat))


@dataclass(slots=True)
class BoardChoice(Ask[State]):
    clause: ClassVar[str] = "3.3.1"
    key: ClassVar[str] = "board"
    accepts: ClassVar[tuple[type[Move], ...]] = (ChooseBoard,)

    def moves(self, s: State, seat: int) -> list[Move]:
        return [ChooseBoard(s.data.wonder(board)) for board in sorted(s.boards)]

    def check(self, s: State, seat: int, move: ChooseBoard) -> Refusal | None:
        if move.wonder in (s.data.wonder(board) for board in s.boards):
            return None
        if not s.options.leaders and s.data.file.wonders[move.wonder]["A"].leaders_only:
            return Refusal("no-roma-without-leaders", "3.3")
        return Refusal("no-board-taken", "3.3.1")

    def play(self, s: State, seat: int, move: ChooseBoard) -> None:
        s.agenda.pop()
        (board,) = (board for board in s.boards if s.data.wonder(board) == move.wonder)
        s.boards = tuple([other for other in s.boards if other != board])
        s.cities[seat].board = board
        if s.options.wonder_side == "random":
            s.reveal()  # the side was drawn face down
        if s.options.wonder_side != "choice":
            log_lines.board(s, seat, "board-chosen")


@dataclass(slots=True)
class SideChoice(Ask[State]):
    clause: ClassVar[str] = "3.3.1"
    key: ClassVar[str] = "side"
    accepts: ClassVar[tuple[type[Move], ...]] = (ChooseSide,)

    def moves(self, s: State, seat: int) -> list[Move]:
        return [ChooseSide(side) for side in SIDES]

    def check(self, s: State, seat: int, move: ChooseSide) -> Refusal | None:
        return None

    def play(self, s: State, seat: int, move: ChooseSide) -> None:
        s.agenda.pop()
        city = s.cities[seat]
        city.board = city.board // 2 * 2 + SIDES.index(move.side)
        log_lines.board(s, seat, "board-chosen")

    def prompt(self, s: State, seat: int | None) -> Prompt:
        wonder = s.data.wonder(s.cities[self.seat].board)
        if seat == self.seat:
            return Prompt("ask-side", {"wonder": wonder})
        return Prompt("wait-side", {"seats": [self.seat], "wonder": wonder})


@dataclass(slots=True)
class Begin(Step[State]):
    """Boards are settled: start production counts from now on (3.5)."""

    def run(self, s: State) -> None:
        if s.seats == 2 and s.cities[FREE_CITY].board == NOBODY:  # 15.12
            free = [b for b in s.boards if not s.data.boards[b].leaders_only]
            s.cities[FREE_CITY].board = free[0]
            s.reveal()
        s.boards = ()
        for c, city in enumerate(s.cities):
            add(city, s.data.start[city.board])
            log_lines.board(s, c, "board")
        s.say("start-coins", coins=s.cities[0].coins)
        s.say("guilds", n=s.seats + 2 if s.seats > 2 else 5)
        if s.options.leaders:
            s.round = 1
            deal_leaders(s)
            s.agenda.append(Draft(tuple(range(s.seats))))
        else:
            begin_age(s)


def deal_leaders(s: State) -> None:
    """3.6: four to each player; the rest stays in the box."""
    box = shuffled_by_fate(s, s.box)
    for seat in range(s.seats):
        s.cities[seat].hand = tuple(sorted(box[len(box) - LEADERS_DEALT :]))
        box = box[: len(box) - LEADERS_DEALT]
    s.box = box
    s.reveal()
    s.say("leaders-dealt")


# The leader draft (4)


@dataclass(slots=True)
class Draft(Together[State]):
    clause: ClassVar[str] = "4.1"
    key: ClassVar[str] = "draft"
    accepts: ClassVar[tuple[type[Move], ...]] = (Keep,)

    def moves(self, s: State, seat: int) -> list[Move]:
        ids = s.data.ids
        return [KEEPS[ids[leader]] for leader in s.cities[seat].hand]

    def check(self, s: State, seat: int, move: Keep) -> Refusal | None:
        if s.data.number[move.leader] not in s.cities[seat].hand:
            return Refusal("no-draft-not-offered", "4.2")
        return None

    def chosen(self, s: State, seat: int, move: Keep) -> None:
        if s.trace is not None:
            s.say("draft-kept", seat=seat)
            s.say("draft-kept-own", only=(seat,), leader=move.leader)

    def public(self, s: State, seat: int, move: Keep) -> Move | None:
        return None  # 4.6

    def resolve(self, s: State, choices: list[Keep]) -> None:
        n = s.seats
        players = s.cities[:n]
        kept = [s.data.number[choices[seat].leader] for seat in range(n)]
        packs = [without(city.hand, leader) for city, leader in zip(players, kept, strict=True)]
        s.drafted = tuple([(*s.drafted[seat], kept[seat]) for seat in range(n)])
        if s.trace is not None:
            log_lines.draft_passed(s, packs)
        for seat, city in enumerate(players):
            city.unplayed += (kept[seat],)
            city.hand = packs[(seat + 1) % n]  # 4.2: to the right
        if len(packs[0]) > 1:
            s.round += 1
            s.agenda.append(self)
            return
        for city in players:  # 4.5
            city.unplayed = tuple(sorted(city.unplayed + city.hand))
        s.drafted = tuple([(*s.drafted[seat], *players[seat].hand) for seat in range(n)])
        for city in players:
            city.hand = ()
        s.say("draft-done")
        begin_age(s)

    def prompt(self, s: State, seat: int) -> Prompt:
        if seat not in self.actors(s):
            return Prompt("wait-draft", {"seats": list(self.actors(s))})
        args = {"n": len(s.cities[seat].hand), "target": (seat - 1) % s.seats, "step": s.round}
        return Prompt("ask-draft-two" if s.seats == 2 else "ask-draft", args)
