"""A state is plain data plus an agenda of what must still happen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Self

import msgspec

from ludi.core.errors import IllegalMove, Refusal
from ludi.core.events import Event, Prompt, Trace
from ludi.core.moves import Move, tag
from ludi.core.result import Result, Score
from ludi.core.steps import Question, Step


@dataclass(slots=True, kw_only=True)
class State(ABC):
    """A position of a game. Games add their own fields, `copy`, `view`, `guess` and `result`."""

    START_CLAUSE: ClassVar[str] = "1"  # cited when somebody moves who may not
    END_CLAUSE: ClassVar[str] = "1"  # cited when the game is over
    ASIDES: ClassVar[tuple[type[Move], ...]] = ()  # moves open beside the question, to any seat

    agenda: list[Step[Any]]
    choices: list[Move | None]  # secret choices of a simultaneous step, by seat
    trace: Trace | None = field(default=None, compare=False, repr=False)
    # Worked out about this position and good until the next move, such as what a seat cannot know
    memo: Any = field(default=None, compare=False, repr=False)

    # What a game supplies

    @abstractmethod
    def copy(self) -> Self:
        """An independent state, fast: this is the inner loop of every search. Without the trace."""

    @abstractmethod
    def view(self, seat: int | None) -> msgspec.Struct:
        """What a seat sees; None for a spectator."""

    @abstractmethod
    def guess(self, seat: int, rng: Random) -> Self:
        """A full state consistent with what the seat knows, everything hidden dealt anew."""

    @abstractmethod
    def result(self) -> Result | None:
        """The final count; None while the game goes on."""

    @abstractmethod
    def turn(self) -> str:
        """Where the game is, for the title: a round, an age, a year."""

    def standing(self) -> list[Score] | None:
        """The score so far from what everybody can see, where that makes sense."""
        return None

    def reckoning(self) -> list[Score] | None:
        """The score if all were laid open and counted now, for a game that is broken off."""
        return self.standing()

    # Asides: what a seat may do at any time, whoever is asked (giving up). Bots leave them alone.

    def asides(self, seat: int) -> list[Move]:
        """Every legal aside of that seat; they are not among its `moves`."""
        return []

    def check_aside(self, seat: int, move: Move) -> Refusal | None:
        raise NotImplementedError

    def play_aside(self, seat: int, move: Move) -> None:
        raise NotImplementedError

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

    def moves(self, seat: int) -> list[Move]:
        """Every legal move of that seat, without duplicates, in a stable order."""
        agenda = self.agenda
        if not agenda or seat not in agenda[-1].actors(self):  # type: ignore[attr-defined]
            return []
        return agenda[-1].moves(self, seat)  # type: ignore[attr-defined, no-any-return]

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """Why the rules forbid this move here; None if it is legal."""
        question = self.question
        if question is None:
            return Refusal("no-game-over", self.END_CLAUSE)
        if isinstance(move, self.ASIDES):
            return self.check_aside(seat, move)
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
        """Make a move; an illegal one raises IllegalMove and changes nothing."""
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        self.apply(seat, move)

    def apply(self, seat: int, move: Move) -> None:
        """Make a move that is known to be legal."""
        self.memo = None
        if self.ASIDES and isinstance(move, self.ASIDES):
            self.play_aside(seat, move)
            return
        self.agenda[-1].play(self, seat, move)  # type: ignore[attr-defined]
        self.advance()

    def advance(self) -> None:
        """Let everything happen that happens by itself, up to the next question."""
        agenda = self.agenda
        while agenda and not agenda[-1].asks:
            agenda.pop().run(self)

    def prompt(self, seat: int | None) -> Prompt | None:
        question = self.question
        return None if question is None else question.prompt(self, seat)

    # Telling

    def say(self, key: str, /, only: Any = None, **args: Any) -> None:
        """Add a line to the log, if anybody listens: Fluent message `log-<key>`."""
        if self.trace is not None:
            self.trace.events.append(Event(f"log-{key}", args, only))

    def reveal(self, *seats: int) -> None:
        """Something hidden has been seen: what led to it cannot be taken back.

        Where players act side by side, name the seats whose doing it was: only they are held to it.
        """
        trace = self.trace
        if trace is not None:
            trace.revealed = True
            trace.barred = None if not seats or trace.barred is None else (*trace.barred, *seats)

    def disclose(self, kind: type[Step[Any]]) -> None:
        """All choices made so far at this kind of step are now open to everybody."""
        self.reveal()
        if self.trace is not None:
            self.trace.disclosed.add(kind.__name__)
