"""A match: a state with its history. Play, undo, redo, log, replay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludi.core.errors import IllegalMove, InvalidInput, Refusal
from ludi.core.events import Event, Trace
from ludi.core.game import Game, Options
from ludi.core.moves import Move
from ludi.core.state import State
from ludi.core.steps import Together
from ludi.core.text import invalid

SNAPSHOT_EVERY = 32  # so that going back in a long game costs a few moves, not all of them


@dataclass(slots=True)
class Entry:
    """One move of the history and what it caused."""

    seat: int
    move: Move
    public: Move | None  # what the others may know of it
    actors: tuple[int, ...]  # who could move when it was made, or side by side with it
    secret: str | None  # the kind of step, if the choice is hidden until disclosed
    revealed: bool  # it brought something hidden to light
    barred: tuple[int, ...] | None  # who cannot go back behind it; None: nobody can
    disclosed: set[str]  # the kinds of secret choices it opened
    events: list[Event]

    def bars(self, seat: int) -> bool:
        return self.barred is None or seat in self.barred


class Match:
    """`(game, seats, options, seed, moves)` is a whole game: this keeps it and plays it."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: str,
        options: Options | None = None,
        players: list[str] | None = None,
        position: State | None = None,
    ) -> None:
        self.game = game
        self.seats = game.checked_seats(seats)
        self.seed = seed
        self.options = options or game.Options()
        game.check_options(self.seats, self.options)
        self.players = players or [chr(ord("A") + seat) for seat in range(seats)]
        if len(self.players) != seats:
            raise invalid("players-wrong", seats=seats, found=len(self.players))
        self.entries: list[Entry] = []
        self.start = position.copy() if position else game.deal(seats, seed, self.options)
        self.from_position = position is not None
        self.state = self.start.copy()
        self.opening = self._listen(self.state.advance).events
        self._snapshots: dict[int, State] = {0: self.state.copy()}
        self._undone: dict[int, list[Move]] = {}

    @property
    def number(self) -> int:
        """How many moves have been made."""
        return len(self.entries)

    # Playing

    def play(self, seat: int, move: Move) -> Entry:
        """Make a move; an illegal one raises IllegalMove and changes nothing."""
        refusal = self.state.why_not(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        self._undone.pop(seat, None)
        return self._append(seat, move)

    def _append(self, seat: int, move: Move) -> Entry:
        state = self.state
        question = state.question
        assert question is not None
        aside = isinstance(move, state.ASIDES)
        secret = type(question).__name__ if isinstance(question, Together) and not aside else None
        public = move if aside else question.public(state, seat, move)
        actors = question.abreast(state)
        trace = self._listen(lambda: state.apply(seat, move))
        entry = Entry(
            seat,
            move,
            public,
            actors,
            secret,
            trace.revealed,
            trace.barred,
            trace.disclosed,
            trace.events,
        )
        self.entries.append(entry)
        if self.number % SNAPSHOT_EVERY == 0:
            self._snapshots[self.number] = state.copy()
        return entry

    def _listen(self, happen: Any) -> Trace:
        trace = self.state.trace = Trace()
        happen()
        self.state.trace = None
        return trace

    # Going back

    def undoable(self, seat: int) -> Refusal | None:
        """Why a seat cannot take back its last move; None if it can.

        One rule for all games: your own moves, until another seat has acted on them or something
        hidden has been revealed. A seat that could move anyway when the move was made (a
        simultaneous phase) has not acted on it; what such a seat reveals by itself binds only it.
        """
        if not self.state.agenda:
            return Refusal("no-game-over", self.state.END_CLAUSE)
        last = self._last_of(seat)
        if last is None:
            return Refusal("no-undo-nothing", self.state.START_CLAUSE)
        entry = self.entries[last]
        for later in self.entries[last:]:
            if later.bars(seat):
                return Refusal("no-undo-revealed", self.state.START_CLAUSE)
            aside = isinstance(later.move, self.state.ASIDES)
            if later.seat not in entry.actors and later.seat != seat and not aside:
                return Refusal("no-undo-acted", self.state.START_CLAUSE, {"seat": later.seat})
        return None

    def undo(self, seat: int) -> Move:
        """Take back the seat's last move; later simultaneous choices of others stand."""
        refusal = self.undoable(seat)
        if refusal is not None:
            raise IllegalMove(refusal)
        last = self._last_of(seat)
        assert last is not None
        move, later = self.entries[last].move, self.entries[last + 1 :]
        self._rewind(last)
        for entry in later:
            self._append(entry.seat, entry.move)
        self._undone.setdefault(seat, []).append(move)
        return move

    def redoable(self, seat: int) -> bool:
        undone = self._undone.get(seat)
        return undone is not None and bool(undone) and not self.state.why_not(seat, undone[-1])

    def redo(self, seat: int) -> Entry:
        """Make the move again that the seat took back last."""
        if not self.redoable(seat):
            raise IllegalMove(Refusal("no-redo", self.state.START_CLAUSE))
        return self._append(seat, self._undone[seat].pop())

    def final(self, seat: int, move: Move) -> bool:
        """Could this move not be taken back, once made?"""
        trial = self.state.copy()
        trial.trace = Trace()
        trial.apply(seat, move)
        return trial.trace.revealed or not trial.actors()

    def last_move(self, seat: int) -> Move | None:
        last = self._last_of(seat)
        return None if last is None else self.entries[last].move

    def at(self, number: int) -> State:
        """The position after that many moves."""
        if not 0 <= number <= self.number:
            raise InvalidInput(f"This game has {self.number} moves; there is no move {number}")
        known = max(n for n in self._snapshots if n <= number)
        state = self._snapshots[known].copy()
        for entry in self.entries[known:number]:
            state.apply(entry.seat, entry.move)
        return state

    def _last_of(self, seat: int) -> int | None:
        for index in range(len(self.entries) - 1, -1, -1):
            if self.entries[index].seat == seat:
                return index
        return None

    def _rewind(self, number: int) -> None:
        self.state = self.at(number)
        del self.entries[number:]
        self._snapshots = {n: state for n, state in self._snapshots.items() if n <= number}

    # Looking back

    def log(self, seat: int | None, number: int | None = None) -> list[Event]:
        """What a seat (None: a spectator) may read of what happened up to a move."""
        seen = [event for event in self.opening if event.seen_by(seat)]
        for entry in self.entries[:number]:
            seen += [event for event in entry.events if event.seen_by(seat)]
        return seen

    def known_moves(self, seat: int | None) -> list[tuple[int, Move | None]]:
        """The moves as a seat knows them: a secret choice is None until it is disclosed."""
        opened: set[str] = set()
        known: list[tuple[int, Move | None]] = []
        for entry in reversed(self.entries):
            opened |= entry.disclosed
            if entry.seat == seat or not self.state.agenda:
                known.append((entry.seat, entry.move))
            elif entry.secret is not None and entry.secret not in opened:
                known.append((entry.seat, None))
            else:
                known.append((entry.seat, entry.public))
        return known[::-1]
