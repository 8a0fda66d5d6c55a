"""A state is plain data plus an agenda of what must still happen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Generic, Self

import msgspec
from typing_extensions import TypeVar

from ludi.core.checks import check_move, check_seat
from ludi.core.errors import IllegalMove, Refusal
from ludi.core.events import Event, Prompt, Trace
from ludi.core.moves import Move, tag
from ludi.core.result import Result, Score
from ludi.core.steps import Question, Step

MoveT = TypeVar("MoveT", bound=Move, default=Move, covariant=True)
ViewT = TypeVar("ViewT", bound=msgspec.Struct, default=msgspec.Struct, covariant=True)


@dataclass(slots=True, kw_only=True)
class State(ABC, Generic[MoveT, ViewT]):
    """A position of a game. Games add their own fields, `copy` and `turn`."""

    game: ClassVar[Any]  # the class of its game, which sets this when it is defined
    START_CLAUSE: ClassVar[str] = "1"  # cited when somebody moves who may not
    END_CLAUSE: ClassVar[str] = "1"  # cited when the game is over
    ASIDES: ClassVar[tuple[type[Move], ...]] = ()  # moves open beside the question, to any seat

    agenda: list[Step[Any]]
    choices: list[Move | None]  # secret choices of a simultaneous step, by seat
    trace: Trace | None = field(default=None, compare=False, repr=False)
    # Worked out about this position and good until the next move, such as what a seat cannot know
    memo: Any = field(default=None, compare=False, repr=False)

    # What a game's state supplies

    @abstractmethod
    def copy(self) -> Self:
        """An independent state, fast: this is the inner loop of every search. Without the trace."""

    @abstractmethod
    def turn(self) -> str:
        """Where the game is, for the title: a round, an age, a year."""

    # What the game works out about a state

    def view(self, seat: int | None) -> ViewT:
        """What a seat sees; None for a spectator."""
        self.check_view(seat)
        found: ViewT = self.game.view(self, seat)
        return found

    def guess(self, seat: int, rng: Random) -> Self:
        """A full state consistent with what the seat knows, everything hidden dealt anew."""
        found: Self = self.game.guess(self, seat, rng)
        return found

    def result(self) -> Result | None:
        """The final count; None while the game goes on."""
        return None if self.agenda else self.game.result(self)

    def standing(self) -> list[Score] | None:
        """The score so far from what everybody can see, where that makes sense."""
        found: list[Score] | None = self.game.standing(self)
        return found

    def score_if_ended_now(self) -> list[Score] | None:
        """The score if all were laid open and counted now, for a game that is broken off."""
        found: list[Score] | None = self.game.score_if_ended_now(self)
        return found

    def asides(self, seat: int) -> list[MoveT]:
        """What a seat may do at any time, whoever is asked, such as giving up.

        Asides are not among its `moves`, and bots leave them alone.
        """
        found: list[MoveT] = self.game.asides(self, seat)
        return found

    # What every game has in common

    @property
    def question(self) -> Question[Any] | None:
        """The question on the table; None when the game is over or about to go on by itself."""
        top = self.agenda[-1] if self.agenda else None
        return top if isinstance(top, Question) else None

    def actors(self) -> tuple[int, ...]:
        """The seats that may move now, several in simultaneous phases; () when the game is over."""
        agenda = self.agenda
        return agenda[-1].actors(self) if agenda else ()  # type: ignore[attr-defined]

    def moves(self, seat: int) -> list[MoveT]:
        """Every legal move of that seat, without duplicates, in a stable order."""
        agenda = self.agenda
        if not agenda or seat not in agenda[-1].actors(self):  # type: ignore[attr-defined]
            return []
        return agenda[-1].moves(self, seat)  # type: ignore[attr-defined, no-any-return]

    def check_seat(self, seat: int) -> None:
        """A seat that this game does not have raises InvalidInput."""
        if type(seat) is not int or not 0 <= seat < len(self.choices):
            check_seat(seat, len(self.choices))

    def check_view(self, seat: int | None) -> None:
        """The same where None stands for a spectator."""
        if seat is not None:
            self.check_seat(seat)

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """Why the rules forbid this move here; None if it is legal.

        What is no seat or no move at all raises InvalidInput.
        """
        self.check_seat(seat)
        if not isinstance(move, Move):
            check_move(move)
        question = self.question
        if question is None:
            return Refusal("no-game-over", self.END_CLAUSE)
        if isinstance(move, self.ASIDES):
            aside: Refusal | None = self.game.check_aside(self, seat, move)
            return aside
        if seat not in question.actors(self):
            return Refusal("no-not-asked", question.clause, {"seats": list(question.actors(self))})
        if not isinstance(move, question.accepts):
            prompt = question.prompt(self, seat)
            return Refusal(
                "no-other-question",
                question.clause,
                {**prompt.args, "move": tag(move), "asked": prompt.key},
            )
        return question.check(self, seat, move)

    def play(self, seat: int, move: Move) -> None:
        """Make a move; an illegal one raises IllegalMove and changes nothing.

        A match knows the game's texts, and says why in words.
        """
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        self.apply(seat, move)

    def apply(self, seat: int, move: Move) -> None:
        """Make a move that is known to be legal."""
        self.memo = None
        if self.ASIDES and isinstance(move, self.ASIDES):
            self.game.play_aside(self, seat, move)
            return
        self.agenda[-1].play(self, seat, move)  # type: ignore[attr-defined]
        self.advance()

    def advance(self) -> None:
        """Let everything happen that happens by itself, up to the next question."""
        agenda = self.agenda
        while agenda and not agenda[-1].asks:
            agenda.pop().run(self)

    def prompt(self, seat: int | None) -> Prompt | None:
        """What a seat is asked or waits for; None for a spectator, who is told who decides."""
        self.check_view(seat)
        question = self.question
        if question is None:
            return None
        return question.spectator_prompt(self) if seat is None else question.prompt(self, seat)

    # Telling

    def say(self, key: str, /, only: Any = None, **args: Any) -> None:
        """Add a line to the log, if anybody listens: Fluent message `log-<key>`."""
        if self.trace is not None:
            self.trace.events.append(Event(f"log-{key}", args, only))

    def note(self, what: Any) -> None:
        """Remember something for a preview that the log does not tell, if anybody listens."""
        trace = self.trace
        if trace is not None and trace.foreseen is None:
            trace.notes.append(what)

    def commit(self, *seats: int) -> None:
        """What led here cannot be taken back, though who moved knew all that came of it.

        Where players act side by side, name the seats whose doing it was: only they are held to it.
        """
        trace = self.trace
        if trace is not None:
            trace.revealed = True
            before = trace.no_undo_for
            trace.no_undo_for = None if not seats or before is None else (*before, *seats)

    def reveal(self, *seats: int) -> None:
        """Something hidden has been seen: what follows could not be foreseen. It commits, too."""
        trace = self.trace
        if trace is not None:
            if trace.foreseen is None:
                trace.foreseen = len(trace.events)
            self.commit(*seats)

    def disclose(self, kind: type[Step[Any]], known: bool = False) -> None:
        """All choices made so far at this kind of step are now open to everybody.

        `known`: who moved has made them all.
        """
        if known:
            self.commit()
        else:
            self.reveal()
        if self.trace is not None:
            self.trace.disclosed.add(kind.__name__)
