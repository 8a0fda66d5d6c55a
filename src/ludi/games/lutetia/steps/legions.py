"""Legions in a contest (8.6): who owns any may spend them for a bidder, in waves."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import ClassVar

from ludi.core.errors import Refusal
from ludi.core.events import Prompt
from ludi.core.moves import Move
from ludi.core.steps import Together
from ludi.games.lutetia.moves import Legions
from ludi.games.lutetia.state import State
from ludi.games.lutetia.steps.common import naming


def legion_wave(s: State, slot: int, bidders: tuple[int, ...], spenders: tuple[int, ...]) -> None:
    """Ask all who own a Legion, but not one who was alone in spending (8.6.4)."""
    asked = tuple(
        [seat for seat, player in enumerate(s.players) if player.legions and spenders != (seat,)]
    )
    if asked:
        s.agenda.append(LegionWave(asked, slot, bidders, spenders))


@cache
def spendings(seats: int, bidders: tuple[int, ...], legions: int) -> list[Legions]:
    """Every way to spread up to so many Legions over the bidders, none first."""
    found = []
    for counts in product(range(legions + 1), repeat=len(bidders)):
        if sum(counts) <= legions:
            spent = [0] * seats
            for seat, n in zip(bidders, counts, strict=True):
                spent[seat] = n
            found.append(Legions(tuple(spent)))
    return found


@dataclass(slots=True)
class LegionWave(Together[State]):
    clause: ClassVar[str] = "8.6.4"
    key: ClassVar[str] = "legion"
    accepts: ClassVar[tuple[type[Move], ...]] = (Legions,)

    slot: int
    bidders: tuple[int, ...]
    spenders: tuple[int, ...]  # who spent in the wave before

    def moves(self, s: State, seat: int) -> list[Move]:
        return [*spendings(len(s.players), self.bidders, len(s.players[seat].legions))]

    def check(self, s: State, seat: int, move: Legions) -> Refusal | None:
        for other, n in enumerate(move.by_seat):
            if n and other not in self.bidders:
                return Refusal("no-legion-not-bidder", "8.6.2", {"seats": list(self.bidders)})
        if len(move.by_seat) != len(s.players):
            return Refusal("no-legion-not-bidder", "8.6.2", {"seats": list(self.bidders)})
        owned = len(s.players[seat].legions)
        if sum(move.by_seat) > owned:
            return Refusal("no-legion-too-many", "8.6.4", {"n": owned})
        return None

    def chosen(self, s: State, seat: int, move: Legions) -> None:
        s.say("legion-decided", only=(seat,), n=sum(move.by_seat))

    def resolve(self, s: State, choices: list[Legions | None]) -> None:
        spenders = []
        for seat, choice in enumerate(choices):
            if choice is None:
                continue
            if any(choice.by_seat):
                spenders.append(seat)
                self.spend(s, seat, choice)
            else:
                s.say("legion-pass", seat=seat)
        if spenders:
            legion_wave(s, self.slot, self.bidders, tuple(spenders))

    def spend(self, s: State, seat: int, choice: Legions) -> None:
        player = s.players[seat]
        for target, n in enumerate(choice.by_seat):
            if not n:
                continue
            s.support[target] += n
            for card in player.legions[:n]:  # 8.6.7: those with the lowest card ids
                player.cards.remove(card)
                s.removed.append(card)
            del player.legions[:n]
            s.say("legion-spend", seat=seat, target=target, n=n)

    def prompt(self, s: State, seat: int) -> Prompt:
        waiting = list(self.actors(s))
        args = naming(s, self.slot)
        if seat in waiting:
            return Prompt("ask-legion", {**args, "n": len(s.players[seat].legions)})
        if seat in self.seats:
            return Prompt("wait-legion", {"seats": waiting})
        if self.spenders == (seat,):
            return Prompt("wait-legion-lone", {"seats": waiting})
        return Prompt("wait-legion-none", {**args, "seats": waiting})

    def idle(self, s: State, seat: int) -> Move:
        return Legions((0,) * len(s.players))  # 15.29
