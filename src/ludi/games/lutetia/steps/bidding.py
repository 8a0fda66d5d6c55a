"""Phase 2, bidding (6): two action cards, face down until the reveal (8.1); Income (8.2)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import ClassVar

from ludi.core.errors import Refusal
from ludi.core.moves import Move
from ludi.core.steps import Step, Together
from ludi.games.lutetia.data import ACTIONS, FIRST_PLACE, GAP, INCOME
from ludi.games.lutetia.moves import Bid
from ludi.games.lutetia.state import State
from ludi.games.lutetia.steps.bribes import begin_live, next_wave
from ludi.games.lutetia.steps.buying import NobodyBids, Settle
from ludi.games.lutetia.steps.common import NUMBER, pay_out, slots, spoken
from ludi.games.lutetia.steps.value import ValueIncrease

INCOME_PAYS = 3  # 8.2.1


@cache
def bids(columns: int) -> list[Bid]:
    """Every pair of a hand, in both orders (6.2, 6.5)."""
    hand = [*ACTIONS[:columns], *ACTIONS[FIRST_PLACE : FIRST_PLACE + columns], "income"]
    pairs = [Bid(first, second) for first, second in permutations(hand, 2)]
    return [*pairs, Bid("income", "income")]


@dataclass(slots=True)
class Bidding(Together[State]):
    clause: ClassVar[str] = "6.1"
    key: ClassVar[str] = "bid"
    accepts: ClassVar[tuple[type[Move], ...]] = (Bid,)
    face_down: ClassVar[bool] = True  # 2.4: until the reveal

    def moves(self, s: State, seat: int) -> list[Move]:
        return [*bids(s.columns)]

    def check(self, s: State, seat: int, move: Bid) -> Refusal | None:
        for action in (move.first, move.second):
            if action != "income" and NUMBER[action] not in slots(s):
                return Refusal("no-bid-not-in-play", "3.3", {"slot": action})
        if move.first == move.second != "income":
            return Refusal("no-bid-same", "6.2", {"action": move.first})
        return None

    def chosen(self, s: State, seat: int, move: Bid) -> None:
        s.say("bid", seat=seat)
        s.say("bid-own", only=(seat,), first=spoken(move.first), second=spoken(move.second))

    def resolve(self, s: State, choices: list[Bid]) -> None:
        s.bids = [(NUMBER[bid.first], NUMBER[bid.second]) for bid in choices]
        s.bribes = [[0, 0] for _ in choices]
        s.phase = 3
        s.say("bid-all")
        s.agenda.append(Reveal())
        if s.options.bribe_mode == "live":
            begin_live(s)
        else:
            next_wave(s, 1, raised=())

    def idle(self, s: State, seat: int) -> Move:
        return Bid("income", "income")  # 15.29


@dataclass(slots=True)
class Reveal(Step[State]):
    def run(self, s: State) -> None:
        s.phase = 4
        s.face_up = True  # 8.1.1
        s.disclose(Bidding)
        if s.trace is not None:
            for seat, (first, second) in enumerate(s.bids):
                laid = {"first": spoken(ACTIONS[first]), "second": spoken(ACTIONS[second])}
                s.say("reveal", seat=seat, **laid)
        wanted: set[int] = set()
        for seat, pair in enumerate(s.bids):
            wanted.update(pair)
            incomes = pair.count(INCOME)
            if incomes:
                collect_income(s, seat, incomes)
        s.agenda.append(ValueIncrease())
        # 8.3.1: characters A to E, then places 1 to 5, one completely before the next
        for slot in reversed(slots(s)):
            if slot in wanted:
                s.agenda.append(Settle(slot))
            elif s.trace is not None and s.market[slot] != GAP:
                s.agenda.append(NobodyBids(slot))


def collect_income(s: State, seat: int, cards: int) -> None:
    pay_out(s, seat, INCOME_PAYS * cards)  # 8.2.1
    s.say("income", seat=seat, n=INCOME_PAYS * cards)
    lost = sum(
        bribe for bid, bribe in zip(s.bids[seat], s.bribes[seat], strict=True) if bid == INCOME
    )
    if lost:  # 8.2.2
        s.bank -= lost
        s.bribes[seat] = [
            0 if bid == INCOME else bribe
            for bid, bribe in zip(s.bids[seat], s.bribes[seat], strict=True)
        ]
        s.say("income-bribe", seat=seat, n=lost)
