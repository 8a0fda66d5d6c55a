"""What must still happen: steps on the agenda of a state.

A step either works by itself (`run`) or asks (`moves`, `check`, `play`). Steps are never changed
once made, so copying an agenda is copying a list; progress is made by popping and pushing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from ludi.core.errors import Refusal
from ludi.core.events import Prompt
from ludi.core.moves import Move

if TYPE_CHECKING:
    from ludi.core.state import State

S = TypeVar("S", bound="State")


@dataclass(slots=True)
class Step(Generic[S]):
    """Something that happens by itself. It has left the agenda when `run` is called."""

    asks: ClassVar[bool] = False

    def run(self, s: S) -> None:
        raise TypeError(f"{type(self).__name__} asks and does not run")


@dataclass(slots=True)
class Question(Step[S]):
    """Something that one or more seats must decide. It stays on the agenda until it pops itself."""

    asks: ClassVar[bool] = True
    clause: ClassVar[str]  # the clause that puts the question
    # Its prompts in Fluent: `ask-<key>` for who is asked, `wait-<key>` for the other players,
    # `watch-<key>` for spectators
    key: ClassVar[str]
    accepts: ClassVar[tuple[type[Move], ...]]

    def actors(self, s: S) -> tuple[int, ...]:
        raise NotImplementedError

    def side_by_side(self, s: S) -> tuple[int, ...]:
        """The seats that decide side by side here: none of them acts on what another does."""
        return self.actors(s)

    def moves(self, s: S, seat: int) -> list[Move]:
        """Every legal move, without duplicates, in a stable order."""
        raise NotImplementedError

    def check(self, s: S, seat: int, move: Any) -> Refusal | None:
        """The clause that forbids this move of an accepted kind; None if it is legal."""
        raise NotImplementedError

    def play(self, s: S, seat: int, move: Any) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def prompt(self, s: S, seat: int) -> Prompt:
        """What to tell a player: the question, or whom one waits for."""
        if seat in self.actors(s):
            return Prompt(f"ask-{self.key}")
        return Prompt(f"wait-{self.key}", {"seats": list(self.actors(s))})

    def spectator_prompt(self, s: S) -> Prompt:
        """What to tell a spectator: who decides what. It never speaks of "you"."""
        return Prompt(f"watch-{self.key}", {"seats": list(self.actors(s))})

    def idle(self, s: S, seat: int) -> Move:
        """The move the table makes for a seat that stays away."""
        return self.moves(s, seat)[0]

    def public(self, s: S, seat: int, move: Any) -> Move | None:
        """What the others may know of this move for the rest of the game; None if nothing."""
        assert isinstance(move, Move)
        return move


@dataclass(slots=True)
class Ask(Question[S]):
    """One seat decides. What the other players read names it, so spectators read the same."""

    seat: int

    def actors(self, s: S) -> tuple[int, ...]:
        return (self.seat,)

    def prompt(self, s: S, seat: int | None) -> Prompt:
        """The same for a spectator (None)."""
        if seat == self.seat:
            return Prompt(f"ask-{self.key}")
        return Prompt(f"wait-{self.key}", {"seats": [self.seat]})

    def spectator_prompt(self, s: S) -> Prompt:
        return self.prompt(s, None)


@dataclass(slots=True)
class Decision(Ask[S]):
    """One seat decides, and what the others read names it as `seat`: "A chooses a card"."""

    def args(self, s: S) -> dict[str, Any]:
        """What the question tells the seat that is asked."""
        return {}

    def asked(self, s: S) -> Prompt:
        """The question itself, where it is not always the same."""
        return Prompt(f"ask-{self.key}", self.args(s))

    def prompt(self, s: S, seat: int | None) -> Prompt:
        if seat == self.seat:
            return self.asked(s)
        return Prompt(f"wait-{self.key}", {"seat": self.seat})


@dataclass(slots=True)
class Together(Question[S]):
    """Several seats decide at once and in secret; nothing happens until the last choice is in."""

    face_down: ClassVar[bool] = False  # the choices stay secret when all are in, until disclosed

    seats: tuple[int, ...]

    def actors(self, s: S) -> tuple[int, ...]:
        choices = s.choices
        return tuple([seat for seat in self.seats if choices[seat] is None])

    def play(self, s: S, seat: int, move: Move) -> None:
        choices = s.choices
        choices[seat] = move
        for other in self.seats:
            if choices[other] is None:
                self.chosen(s, seat, move)
                return
        s.agenda.pop()
        s.choices = [None] * len(choices)
        self.chosen(s, seat, move)
        if self.face_down:
            s.commit()
        else:
            s.disclose(type(self), known=len(self.seats) == 1)
        self.resolve(s, choices)

    def chosen(self, s: S, seat: int, move: Any) -> None:
        """Tell the log that a choice is in, and its owner which."""

    def resolve(self, s: S, choices: list[Any]) -> None:
        """All choices are in (None for a seat that was not asked): let them happen."""
        raise NotImplementedError
