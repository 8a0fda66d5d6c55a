"""A match: a state with its history. Play, undo, redo, log, replay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic

from ludi.core.checks import check_move_of, check_names, check_number, check_seed, quoted
from ludi.core.errors import IllegalMove, InvalidInput, Refusal
from ludi.core.events import Event, Trace
from ludi.core.game import Game, OptionsOrDict, StateT
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
    no_undo_for: tuple[int, ...] | None  # who cannot go back behind it; None: nobody can
    disclosed: set[str]  # the kinds of secret choices it opened
    events: list[Event]

    def forbids_undo(self, seat: int) -> bool:
        return self.no_undo_for is None or seat in self.no_undo_for


class Match(Generic[StateT]):
    """`(game, seats, options, seed, moves)` is a whole game: this keeps it and plays it."""

    def __init__(
        self,
        game: Game[StateT],
        seats: int,
        seed: str,
        options: OptionsOrDict | None = None,
        players: list[str] | None = None,
        position: StateT | None = None,
    ) -> None:
        if not isinstance(game, Game):
            raise InvalidInput(f"A match is of a game (ludi.game('lutetia')), not {quoted(game)}")
        check_seed(seed)
        self.game = game
        self.seats = seats = game.checked_seats(seats)
        self.seed = seed
        self.options = game.checked_options(seats, options)
        self.players = _checked_players(players, seats)
        self.entries: list[Entry] = []
        if position is None:
            self.start = game.deal(seats, seed, self.options)
        else:
            self._check_position(position)
            self.start = position.copy()
        self.from_position = position is not None
        self.state = self.start.copy()
        self.opening = self._traced(self.state.advance).events
        self._snapshots: dict[int, StateT] = {0: self.state.copy()}
        self._undone: dict[int, list[Move]] = {}

    def _check_position(self, position: State) -> None:
        if not isinstance(position, self.game.State):
            raise InvalidInput(
                f"This is not a position of {self.game.id}: {type(position).__name__}; "
                "game.load_position(raw) reads a saved one"
            )
        if len(position.choices) != self.seats:
            raise InvalidInput(
                f"This position has {len(position.choices)} seats, the match has {self.seats}"
            )

    @property
    def number(self) -> int:
        """How many moves have been made."""
        return len(self.entries)

    # Playing

    def play(self, seat: int, move: Move) -> Entry:
        """Make a move; an illegal one raises IllegalMove and changes nothing.

        What is no seat or no move of this game raises InvalidInput.
        """
        self._check(seat, move)
        refusal = self.state.why_not(seat, move)
        if refusal is not None:
            raise self._illegal(refusal)
        self._undone.pop(seat, None)
        return self._append(seat, move)

    def _check(self, seat: int, move: Move) -> None:
        self.state.check_seat(seat)
        check_move_of(self.game.Move, self.game.id, move)

    def _illegal(self, refusal: Refusal) -> IllegalMove:
        try:
            words = self.game.texts.sentence("en", refusal.key, refusal.args, self.players)
        except InvalidInput:  # a refusal without a text is still a refusal
            words = ""
        return IllegalMove(refusal, words)

    def _append(self, seat: int, move: Move) -> Entry:
        state = self.state
        question = state.question
        assert question is not None
        aside = isinstance(move, state.ASIDES)
        secret = type(question).__name__ if isinstance(question, Together) and not aside else None
        public = move if aside else question.public(state, seat, move)
        actors = question.side_by_side(state)
        trace = self._traced(lambda: state.apply(seat, move))
        entry = Entry(
            seat,
            move,
            public,
            actors,
            secret,
            trace.revealed,
            trace.no_undo_for,
            trace.disclosed,
            trace.events,
        )
        self.entries.append(entry)
        if self.number % SNAPSHOT_EVERY == 0:
            self._snapshots[self.number] = state.copy()
        return entry

    def _traced(self, happen: Any) -> Trace:
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
        self.state.check_seat(seat)
        if not self.state.agenda:
            return Refusal("no-game-over", self.state.END_CLAUSE)
        last = self._last_of(seat)
        if last is None:
            return Refusal("no-undo-nothing", self.state.START_CLAUSE)
        entry = self.entries[last]
        for later in self.entries[last:]:
            if later.forbids_undo(seat):
                return Refusal("no-undo-revealed", self.state.START_CLAUSE)
            aside = isinstance(later.move, self.state.ASIDES)
            if later.seat not in entry.actors and later.seat != seat and not aside:
                return Refusal("no-undo-acted", self.state.START_CLAUSE, {"seat": later.seat})
        return None

    def undo(self, seat: int) -> Move:
        """Take back the seat's last move; later simultaneous choices of others stand."""
        refusal = self.undoable(seat)
        if refusal is not None:
            raise self._illegal(refusal)
        last = self._last_of(seat)
        assert last is not None
        move, later = self.entries[last].move, self.entries[last + 1 :]
        self._rewind(last)
        for entry in later:
            self._append(entry.seat, entry.move)
        self._undone.setdefault(seat, []).append(move)
        return move

    def redoable(self, seat: int) -> bool:
        self.state.check_seat(seat)
        undone = self._undone.get(seat)
        return undone is not None and bool(undone) and not self.state.why_not(seat, undone[-1])

    def redo(self, seat: int) -> Entry:
        """Make the move again that the seat took back last."""
        if not self.redoable(seat):
            raise self._illegal(Refusal("no-redo", self.state.START_CLAUSE))
        return self._append(seat, self._undone[seat].pop())

    def final(self, seat: int, move: Move) -> bool:
        """Could this legal move not be taken back, once made?"""
        self._check(seat, move)
        trial = self.state.copy()
        trial.trace = Trace()
        trial.apply(seat, move)
        return trial.trace.revealed or not trial.actors()

    def last_move(self, seat: int) -> Move | None:
        self.state.check_seat(seat)
        last = self._last_of(seat)
        return None if last is None else self.entries[last].move

    def at(self, number: int) -> StateT:
        """The position after that many moves."""
        check_number(number, "A move's number")
        if not 0 <= number <= self.number:
            raise InvalidInput(f"This game has {self.number} moves; there is no move {number}")
        nearest = max(n for n in self._snapshots if n <= number)
        state = self._snapshots[nearest].copy()
        for entry in self.entries[nearest:number]:
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
        self.state.check_view(seat)
        if number is not None:
            check_number(number, "A move's number")
        seen = [event for event in self.opening if event.seen_by(seat)]
        for entry in self.entries[:number]:
            seen += [event for event in entry.events if event.seen_by(seat)]
        return seen

    def known_moves(self, seat: int | None) -> list[tuple[int, Move | None]]:
        """The moves as a seat knows them: a secret choice is None until it is disclosed."""
        self.state.check_view(seat)
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


def _checked_players(players: list[str] | None, seats: int) -> list[str]:
    """Their names; the letters of the seats if they have none."""
    if not players:
        return [chr(ord("A") + seat) for seat in range(seats)]
    check_names(players, seats)
    if len(players) != seats:
        raise invalid("players-wrong", seats=seats, found=len(players))
    return list(players)
