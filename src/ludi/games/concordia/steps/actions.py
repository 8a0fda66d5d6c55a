"""Which card does what, and the Diplomat, who does what another's card does (6.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ludi.core.errors import Refusal
from ludi.core.moves import Move
from ludi.core.steps import Decision
from ludi.games.concordia.data import (
    ARCHITECT,
    COLONIST,
    CONSUL,
    DIPLOMAT,
    GAP,
    MARKET_MERCATOR,
    MERCATOR,
    PREFECT,
    SENATOR,
    TRIBUNE,
)
from ludi.games.concordia.moves import Copy
from ludi.games.concordia.state import State
from ludi.games.concordia.steps.architect import architect
from ludi.games.concordia.steps.colonists import colonist, tribune
from ludi.games.concordia.steps.market import consul, senator
from ludi.games.concordia.steps.mercator import mercator
from ludi.games.concordia.steps.prefect import prefect, specialist

COPIES = [Copy(seat) for seat in range(5)]


def perform(s: State, seat: int, action: int) -> None:
    """Begin the action of a card, played or copied."""
    if action in PLAIN:
        PLAIN[action](s, seat)
    elif action in (MERCATOR, MARKET_MERCATOR):
        mercator(s, seat, action)
    else:
        specialist(s, seat, action)


def copyable(s: State, seat: int) -> list[int]:
    """The other seats whose top card can be copied, in turn order (6.4.1)."""
    seats = len(s.players)
    found = []
    for n in range(1, seats):
        other = (seat + n) % seats
        top = s.players[other].top
        if top != GAP and s.data.action[top] not in (DIPLOMAT, TRIBUNE):
            found.append(other)
    return found


def diplomat(s: State, seat: int) -> None:
    targets = copyable(s, seat)
    if not targets:  # 6.4.4
        s.say("no-target")
    elif len(targets) == 1:  # 13.3
        copy(s, seat, targets[0])
    else:
        s.agenda.append(Copying(seat))


PLAIN = {
    TRIBUNE: tribune,
    ARCHITECT: architect,
    PREFECT: prefect,
    DIPLOMAT: diplomat,
    SENATOR: senator,
    COLONIST: colonist,
    CONSUL: consul,
}


def copy(s: State, seat: int, target: int) -> None:
    card = s.players[target].top
    s.say("copy", seat=seat, target=target, card=s.data.kind[card])
    perform(s, seat, s.data.action[card])


@dataclass(slots=True)
class Copying(Decision[State]):
    clause: ClassVar[str] = "6.4.1"
    key: ClassVar[str] = "diplomat-target"
    accepts: ClassVar[tuple[type[Move], ...]] = (Copy,)

    def moves(self, s: State, seat: int) -> list[Move]:
        return [COPIES[other] for other in copyable(s, seat)]

    def check(self, s: State, seat: int, move: Copy) -> Refusal | None:
        if move.target >= len(s.players):
            return Refusal("no-copy-nobody", "6.4.1")
        if move.target == seat:
            return Refusal("no-copy-own", "6.4.5")
        top = s.players[move.target].top
        if top == GAP:
            return Refusal("no-copy-empty", "12.4")
        if s.data.action[top] == DIPLOMAT:
            return Refusal("no-copy-diplomat", "6.4.1")
        if s.data.action[top] == TRIBUNE:
            return Refusal("no-copy-tribune", "6.4.1")
        return None

    def play(self, s: State, seat: int, move: Copy) -> None:
        s.agenda.pop()
        copy(s, seat, move.target)
