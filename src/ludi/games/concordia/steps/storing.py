"""Goods gained go into the storehouse; where they do not fit, their owner chooses (5.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ludi.core.errors import Refusal
from ludi.core.events import Prompt
from ludi.core.moves import Move
from ludi.core.steps import Decision
from ludi.games.concordia.data import GOODS
from ludi.games.concordia.moves import Keep
from ludi.games.concordia.state import State
from ludi.games.concordia.steps.common import free_spaces, in_words

KEEPS = [Keep(good) for good in GOODS]


def store(s: State, seat: int, batch: list[int]) -> Overflow | None:
    """Store what was gained at one time; a question if its owner has a choice (5.2.4)."""
    player = s.players[seat]
    room = free_spaces(s, player)
    if sum(batch) > room > 0 and sum(1 for n in batch if n) > 1:
        return Overflow(seat, tuple(batch))
    goods = player.goods
    for good, n in enumerate(batch):
        if n:
            kept = n if n <= room else room
            goods[good] += kept
            room -= kept
            batch[good] = n - kept
    if s.trace is not None and any(batch):
        s.say("store-lost", seat=seat, lost=in_words([(g, n) for g, n in enumerate(batch) if n]))
    return None


@dataclass(slots=True)
class Overflow(Decision[State]):
    clause: ClassVar[str] = "5.2.3"
    key: ClassVar[str] = "store-overflow"
    accepts: ClassVar[tuple[type[Move], ...]] = (Keep,)

    batch: tuple[int, ...]  # the new goods not yet stored

    def moves(self, s: State, seat: int) -> list[Move]:
        return [KEEPS[good] for good, n in enumerate(self.batch) if n]

    def check(self, s: State, seat: int, move: Keep) -> Refusal | None:
        if not self.batch[GOODS.index(move.good)]:
            return Refusal("no-swap-goods", "5.2.3")
        return None

    def play(self, s: State, seat: int, move: Keep) -> None:
        s.agenda.pop()
        good = GOODS.index(move.good)
        s.players[seat].goods[good] += 1
        s.say("keep", seat=seat, good=move.good, n=1)
        rest = list(self.batch)
        rest[good] -= 1
        again = store(s, seat, rest)
        if again is not None:
            s.agenda.append(again)

    def asked(self, s: State) -> Prompt:
        return Prompt("ask-store-overflow", {"n": free_spaces(s, s.players[self.seat])})
