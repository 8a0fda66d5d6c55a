"""Phase 5, value increase (9): coins on the cards that are left, then the next round."""

from __future__ import annotations

from dataclasses import dataclass

from ludi.core.steps import Step
from ludi.games.lutetia.data import GAP, SLOTS
from ludi.games.lutetia.state import State
from ludi.games.lutetia.steps.common import end, slots


@dataclass(slots=True)
class ValueIncrease(Step[State]):
    def run(self, s: State) -> None:
        from ludi.games.lutetia.steps.sale import CardsForSale  # here: the phases go in a circle

        s.phase = 5
        s.face_up = False
        left = [slot for slot in slots(s) if s.market[slot] != GAP]
        for slot in left:  # 9.1
            s.coins[slot] += 1
            s.bank += 1
        if left:
            s.say("value", slots=[SLOTS[slot] for slot in left])
        else:
            s.say("value-none")
        s.bids = [() for _ in s.players]
        s.bribes = [[0, 0] for _ in s.players]
        s.quiet = 0 if s.settled else s.quiet + 1
        if s.quiet == s.options.stall_limit_rounds:  # 9.4
            end(s, "stall")
        else:
            s.agenda.append(CardsForSale())  # 4.2
