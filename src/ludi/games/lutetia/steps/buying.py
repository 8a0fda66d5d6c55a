"""Phase 4, buying (8.3 to 8.8): card by card, who buys it and what the others get back."""

from __future__ import annotations

from dataclasses import dataclass

from ludi.core.steps import Step
from ludi.games.lutetia.data import GAP
from ludi.games.lutetia.state import State
from ludi.games.lutetia.steps.cards import acquire
from ludi.games.lutetia.steps.common import naming, pay_out
from ludi.games.lutetia.steps.legions import legion_wave

COMPENSATION = 1  # 8.7.2
LEGION_ADDS = 2


def take_bribe(s: State, seat: int, slot: int) -> int:
    """Lift the bribe off the seat's action card for a slot."""
    position = s.bids[seat].index(slot)
    bribe = s.bribes[seat][position]
    s.bribes[seat][position] = 0
    return bribe


def bribe_on(s: State, seat: int, slot: int) -> int:
    return s.bribes[seat][s.bids[seat].index(slot)]


def strength_of(s: State, seat: int, slot: int) -> int:
    """Of a bid: its bribe, and the Legions spent for it (8.6.1)."""
    return bribe_on(s, seat, slot) + LEGION_ADDS * s.support[seat]


@dataclass(slots=True)
class NobodyBids(Step[State]):
    """8.4.1: the card stays, with its coins. Only told."""

    slot: int

    def run(self, s: State) -> None:
        s.say("slot-none", **naming(s, self.slot))


@dataclass(slots=True)
class Settle(Step[State]):
    slot: int

    def run(self, s: State) -> None:
        slot = self.slot
        bidders = [seat for seat, pair in enumerate(s.bids) if slot in pair]
        if len(bidders) == 1:
            if s.trace is not None:
                s.say("slot-one", seat=bidders[0], **naming(s, slot))
            buy(s, bidders[0], slot)
            return
        if s.trace is not None:
            s.say("slot-contested", seats=bidders, **naming(s, slot))
        s.support = [0] * len(s.players)
        s.agenda.append(Compare(slot, tuple(bidders)))
        legion_wave(s, slot, tuple(bidders), spenders=())


@dataclass(slots=True)
class Compare(Step[State]):
    slot: int
    bidders: tuple[int, ...]

    def run(self, s: State) -> None:
        slot = self.slot
        strength = {seat: strength_of(s, seat, slot) for seat in self.bidders}
        if s.trace is not None:
            self.say_strengths(s, strength)
        best = max(strength.values())
        winners = [seat for seat in self.bidders if strength[seat] == best]
        winner = winners[0] if len(winners) == 1 else None
        if winner is None:  # 8.7.3: 0 counts
            if s.trace is not None:
                s.say("tie", strength=best, **naming(s, slot))
            remove(s, slot)
        elif s.trace is not None:  # 8.7.1
            s.say("win", seat=winner, strength=best, **naming(s, slot))
        for seat in self.bidders:
            if seat != winner:
                console(s, seat, slot)
        s.support = [0] * len(s.players)
        if winner is not None:
            buy(s, winner, slot)  # 8.8.1

    def say_strengths(self, s: State, strength: dict[int, int]) -> None:
        for seat in self.bidders:
            s.say(
                "strength",
                seat=seat,
                strength=strength[seat],
                bribe=bribe_on(s, seat, self.slot),
                legions=s.support[seat],
            )


def console(s: State, seat: int, slot: int) -> None:
    """The bribe back, and a sestertius in compensation (8.7.2)."""
    refund = take_bribe(s, seat, slot)
    s.players[seat].supply += refund
    pay_out(s, seat, COMPENSATION)
    if refund:
        s.say("refund", seat=seat, refund=refund, n=COMPENSATION)
    else:
        s.say("compensation", seat=seat, n=COMPENSATION)


def remove(s: State, slot: int) -> None:
    """The card leaves the game; its coins go to the bank (8.5.3)."""
    s.removed.append(s.market[slot])
    s.market[slot] = GAP
    s.bank -= s.coins[slot]
    if s.coins[slot]:
        s.say("coins-lost", n=s.coins[slot])
    s.coins[slot] = 0
    s.settled = True


def buy(s: State, seat: int, slot: int) -> None:
    """Pay cost and bribe and take the card; who cannot pay the cost loses both (8.5)."""
    player = s.players[seat]
    card = s.market[slot]
    cost = s.data.cost[card]
    bribe = take_bribe(s, seat, slot)
    s.bank -= bribe
    if player.supply < cost:  # 8.5.3
        if s.trace is not None:
            s.say("cannot-pay", seat=seat, supply=player.supply, cost=cost, **naming(s, slot))
        if bribe:
            s.say("bribe-lost", seat=seat, n=bribe)
        remove(s, slot)
        return
    player.supply -= cost
    s.bank -= cost
    if s.trace is not None:
        s.say("buy", seat=seat, bribe=bribe, cost=cost, **naming(s, slot))
    s.market[slot] = GAP
    s.settled = True
    coins, s.coins[slot] = s.coins[slot], 0
    if coins:  # 8.9.2
        player.supply += coins
        s.say("take-coins", seat=seat, n=coins)
    acquire(s, seat, card)
