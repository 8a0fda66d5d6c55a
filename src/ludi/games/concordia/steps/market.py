"""Buying cards with the Senator (6.7) and the Consul (6.8), and the refill of the market (7.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ludi.core.errors import Refusal
from ludi.core.events import Prompt
from ludi.core.moves import Move
from ludi.core.steps import Decision
from ludi.games.concordia.data import CARDS, DECKS, GAP, GOODS, SLOTS, STARTING_CARDS, Pairs
from ludi.games.concordia.moves import EndBuying, EndTurn, Recruit
from ludi.games.concordia.state import Player, State
from ludi.games.concordia.steps.common import can_pay, in_words, lacking, pay, trigger_end

SENATOR_BUYS = 2  # 6.7.1
CONSUL_BUYS = 1  # 6.8.1

END_BUYING = EndBuying()
END_TURN = EndTurn()
PLAIN = len(GOODS)  # no "?" to pay
RECRUITS = [[Recruit(card, good) for good in (*GOODS, None)] for card in CARDS]


def senator(s: State, seat: int) -> None:
    buy_on(s, seat, SENATOR_BUYS, consul=False, bought=False)


def consul(s: State, seat: int) -> None:
    buy_on(s, seat, CONSUL_BUYS, consul=True, bought=False)


def price(s: State, slot: int, card: int, consul: bool) -> Pairs:
    """Goods on the card and, for the Senator, under its slot; without a "?" (6.7.2, 6.8.1)."""
    return s.data.cost[card] if consul else s.data.slot_cost[slot][card]


def purchases(s: State, player: Player, consul: bool) -> list[Move]:
    """Every card that can be paid, with every good that can pay its "?" (12.27)."""
    found: list[Move] = []
    goods, data = player.goods, s.data
    for slot, card in enumerate(s.market):
        if card == GAP:
            continue
        cost = price(s, slot, card, consul)
        if not can_pay(goods, cost):
            continue
        if consul or not data.asks_any[slot]:
            found.append(RECRUITS[card][PLAIN])
        else:
            spare = goods[:]
            pay(spare, cost)
            found += [RECRUITS[card][good] for good, n in enumerate(spare) if n]
    return found


def cards_to_turn_up(s: State) -> int:
    """How many cards of the stack the refill will show."""
    return min(s.market.count(GAP), len(s.stack))


def buy_on(s: State, seat: int, left: int, consul: bool, bought: bool) -> None:
    if left and purchases(s, s.players[seat], consul):
        s.agenda.append(Buying(seat, left, consul, bought))
    elif bought and s.stack:
        s.agenda.append(EndOfTurn(seat))  # 13.1: the last chance to take the action back
    elif not bought:
        s.say("no-purchase", seat=seat)


@dataclass(slots=True)
class Buying(Decision[State]):
    clause: ClassVar[str] = "6.7.1"
    key: ClassVar[str] = "market-buy"
    accepts: ClassVar[tuple[type[Move], ...]] = (Recruit, EndBuying)

    left: int
    consul: bool
    bought: bool

    def moves(self, s: State, seat: int) -> list[Move]:
        return [END_BUYING, *purchases(s, s.players[seat], self.consul)]

    def check(self, s: State, seat: int, move: Recruit | EndBuying) -> Refusal | None:
        if isinstance(move, EndBuying):
            return None
        card = CARDS.index(move.card)
        if card not in s.market:
            return Refusal("no-buy-not-there", "6.7.1", {"card": s.data.kind[card]})
        slot = s.market.index(card)
        goods = s.players[seat].goods
        cost = price(s, slot, card, self.consul)
        if not can_pay(goods, cost):
            key = "no-buy-goods-consul" if self.consul else "no-buy-goods-senator"
            clause = "6.8.1" if self.consul else "6.7.2"
            args = {"card": s.data.kind[card], "missing": lacking(goods, cost)}
            return Refusal(key, clause, args)
        return self.check_any(s, slot, goods, cost, move)

    def check_any(
        self, s: State, slot: int, goods: list[int], cost: Pairs, move: Recruit
    ) -> Refusal | None:
        if self.consul or not s.data.asks_any[slot]:
            return None if move.any is None else Refusal("no-buy-any-none", "6.7.2")
        if move.any is None:
            return Refusal("no-buy-any-open", "12.27")
        good = GOODS.index(move.any)
        if goods[good] == 0:
            return Refusal("no-goods", "5.3.1", {"missing": in_words([(good, 1)], case="gen")})
        if goods[good] == dict(cost).get(good, 0):
            return Refusal("no-buy-any-used", "12.27")
        return None

    def play(self, s: State, seat: int, move: Recruit | EndBuying) -> None:
        s.agenda.pop()
        if isinstance(move, EndBuying):
            if not self.bought:
                s.say("no-purchase", seat=seat)
            return
        player = s.players[seat]
        card = CARDS.index(move.card, STARTING_CARDS)
        slot = s.market.index(card)
        cost = price(s, slot, card, self.consul)
        pay(player.goods, cost)
        if move.any is not None:
            player.goods[GOODS.index(move.any)] -= 1
        player.hand |= 1 << card  # 6.7.4
        s.market[slot] = GAP  # 6.7.3: nothing slides before the action is over
        if s.trace is not None:
            paid = dict(cost)
            if move.any is not None:
                good = GOODS.index(move.any)
                paid[good] = paid.get(good, 0) + 1
            words = in_words(sorted(paid.items()))
            s.say("buy-card", seat=seat, card=s.data.kind[card], cost=words)
        if not s.stack and s.market.count(GAP) == SLOTS:  # 8.1
            trigger_end(s, seat, "cards")
        buy_on(s, seat, self.left - 1, self.consul, bought=True)

    def asked(self, s: State) -> Prompt:
        return Prompt(f"ask-market-buy-{'consul' if self.consul else 'senator'}", {"n": self.left})


@dataclass(slots=True)
class EndOfTurn(Decision[State]):
    clause: ClassVar[str] = "13.1"
    key: ClassVar[str] = "end-turn"
    accepts: ClassVar[tuple[type[Move], ...]] = (EndTurn,)

    def moves(self, s: State, seat: int) -> list[Move]:
        return [END_TURN]

    def check(self, s: State, seat: int, move: EndTurn) -> Refusal | None:
        return None

    def play(self, s: State, seat: int, move: EndTurn) -> None:
        s.agenda.pop()

    def asked(self, s: State) -> Prompt:
        return Prompt("ask-end-turn-reveal", {"n": cards_to_turn_up(s)})


def refill(s: State) -> None:
    """The cards slide left without gaps, then the stack fills the row (7.3, 7.4)."""
    market = s.market
    if GAP not in market:
        return
    if not s.stack and market.index(GAP) + market.count(GAP) == SLOTS:  # short, but without gaps
        return
    row = [card for card in market if card != GAP]
    before = s.data.deck[s.stack[-1]] if s.stack else GAP
    drawn: list[int] = []
    while s.stack and len(row) + len(drawn) < SLOTS:
        drawn.append(s.stack.pop())
    row += drawn
    s.market = row + [GAP] * (SLOTS - len(row))
    if drawn:
        s.reveal()
        if s.trace is not None:
            say_refill(s, drawn, before)


def say_refill(s: State, drawn: list[int], before: int) -> None:
    s.say("refill", cards=[{"key": f"card-{s.data.kind[card]}"} for card in drawn])
    if not s.stack:
        s.say("stack-empty")
    elif (deck := s.data.deck[s.stack[-1]]) != before:
        s.say("deck-next", deck=DECKS[deck])
