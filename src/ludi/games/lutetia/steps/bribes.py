"""Phase 3, bribes (7): coins on the face-down cards, in waves (7.5) or live (7.6)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Literal

from ludi.core.errors import Refusal
from ludi.core.events import Prompt
from ludi.core.moves import Move
from ludi.core.steps import Question, Together
from ludi.games.lutetia.moves import Add, Bribe, Ready
from ludi.games.lutetia.state import State

POSITIONS: tuple[Literal["first", "second"], ...] = ("first", "second")


def next_wave(s: State, wave: int, raised: tuple[int, ...]) -> None:
    """Ask everybody with money, but not one who was alone in raising (7.5.5)."""
    rich = [seat for seat, player in enumerate(s.players) if player.supply]
    asked = [seat for seat in rich if raised != (seat,)]
    if not asked:
        s.say("bribe-over-none")
        return
    last = wave == s.options.bribe_wave_limit  # 7.5.6
    if last:
        asked = rich
        s.say("wave-last", wave=wave)
    else:
        s.say("wave", wave=wave, seats=asked)
    s.agenda.append(BribeWave(tuple(asked), wave, last, raised))


@cache
def raises(supply: int) -> list[Bribe]:
    return [Bribe(a, b) for a in range(supply + 1) for b in range(supply + 1 - a)]


@dataclass(slots=True)
class BribeWave(Together[State]):
    clause: ClassVar[str] = "7.5.1"
    key: ClassVar[str] = "bribe"
    accepts: ClassVar[tuple[type[Move], ...]] = (Bribe,)

    wave: int
    last: bool
    raised: tuple[int, ...]  # who raised in the wave before

    def moves(self, s: State, seat: int) -> list[Move]:
        return [*raises(s.players[seat].supply)]

    def check(self, s: State, seat: int, move: Bribe) -> Refusal | None:
        supply = s.players[seat].supply
        if move.first + move.second > supply:
            return Refusal("no-bribe-too-much", "7.1", {"n": supply})
        return None

    def chosen(self, s: State, seat: int, move: Bribe) -> None:
        s.say("bribe-decided", only=(seat,), first=move.first, second=move.second)

    def resolve(self, s: State, choices: list[Bribe | None]) -> None:
        raised = []
        s.say("wave-revealed", wave=self.wave)
        for seat, bribe in enumerate(choices):
            if bribe is None:
                continue
            if bribe.first or bribe.second:
                raised.append(seat)
                s.bribes[seat][0] += bribe.first
                s.bribes[seat][1] += bribe.second
                s.players[seat].supply -= bribe.first + bribe.second
            say_bribe(s, seat, bribe)
        if not raised:
            s.say("bribe-over-pass")
        elif self.last:
            s.say("bribe-over-limit")
        else:
            next_wave(s, self.wave + 1, tuple(raised))

    def prompt(self, s: State, seat: int) -> Prompt:
        waiting = list(self.actors(s))
        if seat in waiting:
            if self.last:
                return Prompt("ask-bribe-last", {"wave": self.wave})
            if self.raised:
                return Prompt("ask-bribe-answer", {"seats": list(self.raised), "wave": self.wave})
            return Prompt("ask-bribe", {"wave": self.wave})
        if seat in self.seats:
            return Prompt("wait-bribe", {"seats": waiting, "wave": self.wave})
        alone = self.raised == (seat,)
        return Prompt("wait-bribe-lone" if alone else "wait-bribe-empty", {"seats": waiting})

    def idle(self, s: State, seat: int) -> Move:
        return Bribe(0, 0)  # 15.29


def say_bribe(s: State, seat: int, bribe: Bribe) -> None:
    if s.trace is None:
        return
    if bribe.first and bribe.second:
        s.say("bribe-both", seat=seat, first=bribe.first, second=bribe.second)
    elif bribe.first or bribe.second:
        position = "first" if bribe.first else "second"
        s.say("bribe", seat=seat, n=bribe.first or bribe.second, position=position)
    else:
        s.say("bribe-pass", seat=seat)


def begin_live(s: State) -> None:
    s.ready = [player.supply == 0 for player in s.players]  # 7.6.2
    if all(s.ready):
        s.say("bribe-over-none")
    else:
        s.agenda.append(LiveBribes())


@dataclass(slots=True)
class LiveBribes(Question[State]):
    """7.6: add at any time; every raise clears all flags; over when all are ready."""

    clause: ClassVar[str] = "7.6"
    key: ClassVar[str] = "bribe-live"
    accepts: ClassVar[tuple[type[Move], ...]] = (Add, Ready)

    def actors(self, s: State) -> tuple[int, ...]:
        return tuple([seat for seat, ready in enumerate(s.ready) if not ready])

    def moves(self, s: State, seat: int) -> list[Move]:
        amounts = range(1, s.players[seat].supply + 1)
        return [Ready(), *(Add(position, n) for position in POSITIONS for n in amounts)]

    def check(self, s: State, seat: int, move: Add | Ready) -> Refusal | None:
        if isinstance(move, Add):
            if move.amount == 0:
                return Refusal("no-live-zero", "7.6")
            if move.amount > s.players[seat].supply:
                return Refusal("no-live-too-much", "7.6.1", {"n": s.players[seat].supply})
        return None

    def play(self, s: State, seat: int, move: Add | Ready) -> None:
        if isinstance(move, Ready):
            s.ready[seat] = True
            s.say("ready", seat=seat)
        else:
            s.bribes[seat][POSITIONS.index(move.position)] += move.amount
            s.players[seat].supply -= move.amount
            s.commit()  # the coins are seen at once and never come back (7.2)
            s.say("bribe", seat=seat, n=move.amount, position=move.position)
            if any(ready and s.players[other].supply for other, ready in enumerate(s.ready)):
                s.say("ready-reset")
            s.ready = [player.supply == 0 for player in s.players]
        if all(s.ready):
            s.agenda.pop()
            s.reveal()
            s.say("bribe-over-ready")

    def idle(self, s: State, seat: int) -> Move:
        return Ready()  # 15.29
