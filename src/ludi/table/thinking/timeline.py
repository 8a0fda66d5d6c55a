"""The story of a game, for looking back: whose moves, which lines, who was how likely to win."""

from __future__ import annotations

import msgspec

from ludi.bots.search import win_chances
from ludi.core.match import Entry, Match
from ludi.core.moves import Move
from ludi.core.state import State
from ludi.core.steps import Ask, Together
from ludi.table.api.messages import LogLine

TURNING_POINTS = 3
QUIET = ("log-chosen", "log-ready")  # somebody has decided; what it was is told later
APART = 0.04  # of the game between two turning points, so that they tell different stories


class Chapter(msgspec.Struct, frozen=True):
    """From that many moves on it was this turn: a round, an age, a year."""

    moves: int
    turn: str


class TurningPoint(msgspec.Struct, frozen=True):
    """The move after which one seat's chance to win had changed more than at most others."""

    moves: int
    seat: int  # whose chance it was
    swing: float
    event: LogLine | None  # what the move did


class Story(msgspec.Struct, frozen=True):
    seats: list[int]  # who made each move
    moves: list[Move | None]  # each move as the reader knows it; None for a secret one
    lines: list[int]  # lines of the reader's log after each number of moves, from 0 on
    chapters: list[Chapter]
    chances: list[list[float]] | None  # each seat's chance after each number of moves
    turning: list[TurningPoint]


def story(match: Match, reader: int | None, open: bool) -> Story:
    """`open`: the game is over and nothing in it is secret any more.

    Chances come from the true position, so a running game has none to tell.
    """
    chapters, chances = _walk(match, open and match.seats > 1)
    return Story(
        seats=[entry.seat for entry in match.entries],
        moves=[move for _, move in match.known_moves(reader)],
        lines=_lines(match, reader),
        chapters=chapters,
        chances=chances,
        turning=_turning(match, chances) if chances else [],
    )


def _lines(match: Match, reader: int | None) -> list[int]:
    lines = [sum(event.seen_by(reader) for event in match.opening)]
    for entry in match.entries:
        lines.append(lines[-1] + sum(event.seen_by(reader) for event in entry.events))
    return lines


def _walk(match: Match, with_chances: bool) -> tuple[list[Chapter], list[list[float]] | None]:
    state = match.at(0)
    chapters = [Chapter(0, state.turn())]
    chances = [win_chances(match.game.heuristics, state)] if with_chances else None
    for number, entry in enumerate(match.entries, 1):
        state.apply(entry.seat, entry.move)
        if state.turn() != chapters[-1].turn and state.actors():
            chapters.append(Chapter(number, state.turn()))
        if chances is not None:
            # Half of a choice or of a turn is no position to judge
            half = _pending(state) or _goes_on(state, entry.seat)
            chances.append(chances[-1] if half else win_chances(match.game.heuristics, state))
    if chances is not None:
        chances = [[round(chance, 3) for chance in each] for each in chances]
    return chapters, chances


def _pending(state: State) -> bool:
    return isinstance(state.question, Together) and any(
        choice is not None for choice in state.choices
    )


def _goes_on(state: State, seat: int) -> bool:
    """The seat that has just moved is asked again, and nobody else is."""
    return isinstance(state.question, Ask) and state.question.seat == seat


def _turning(match: Match, chances: list[list[float]]) -> list[TurningPoint]:
    """The largest swings, in the order of the game. The last move only tells the result."""
    last = match.number if match.state.actors() else match.number - 1
    swings = sorted(
        (
            (abs(now - before), -number, seat, now - before)
            for number in range(1, last + 1)
            for seat, (before, now) in enumerate(
                zip(chances[number - 1], chances[number], strict=True)
            )
        ),
        reverse=True,
    )
    found: list[TurningPoint] = []
    apart = max(1, round(APART * match.number))
    for size, minus, seat, swing in swings:
        number = -minus
        if len(found) == TURNING_POINTS or not size:
            break
        if all(abs(number - other.moves) >= apart for other in found):
            event = _main_event(match.entries[_first_move(match, chances, number) - 1])
            found.append(TurningPoint(number, seat, round(swing, 3), event))
    return sorted(found, key=lambda each: each.moves)


def _first_move(match: Match, chances: list[list[float]], number: int) -> int:
    """The first move of the turn that this one ends: it says best what the turn was about."""
    seat, first = match.entries[number - 1].seat, number
    while (
        first > 1
        and match.entries[first - 2].seat == seat
        and chances[first - 1] == chances[first - 2]
    ):
        first -= 1
    return first


def _main_event(entry: Entry) -> LogLine | None:
    """The line of the log that says best what a move did: open to all, of its own seat if any."""
    events = sorted(
        (event for event in entry.events if event.only is None),
        key=lambda event: (event.key in QUIET, event.args.get("seat") != entry.seat),
    )
    return LogLine.of(events[0]) if events else None
