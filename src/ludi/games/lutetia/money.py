"""Will the money do for the cards a player bids for, if all of them are won?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from ludi.core.moves import Move
from ludi.core.preview import Trial
from ludi.games.lutetia.data import ACTIONS, GAP, INCOME
from ludi.games.lutetia.moves import Add, Bid, Bribe
from ludi.games.lutetia.state import State
from ludi.games.lutetia.steps import INCOME_PAYS, NUMBER, paid_at_once, slots


class Price(msgspec.Struct, frozen=True):
    card: str  # its kind
    cost: int


class Money(msgspec.Struct, frozen=True):
    """Only what is sure counts as enough: the supply and one's own Income.

    Coins on a card and what a card pays its buyer come in only if the card before it is won
    (8.9.2, 11.4, 11.5): that is enough later.
    """

    left: int  # of the supply
    income: int  # that Income adds before anything is paid (8.2.1)
    verdict: Literal["nothing", "enough", "later", "short"]
    cards: list[Price]  # that the verdict speaks of, in the order they are settled


def outlook(s: State, seat: int, bids: Sequence[int], left: int) -> Money:
    """With these action cards on the table and so much left in the supply."""
    income = INCOME_PAYS * list(bids).count(INCOME)
    wanted = [slot for slot in slots(s) if slot in bids and s.market[slot] != GAP]  # 8.3.1
    prices = [Price(s.data.kind[s.market[slot]], s.data.cost[s.market[slot]]) for slot in wanted]
    sure = left + income
    if not prices:
        return Money(left, income, "nothing", [])
    if sum(price.cost for price in prices) <= sure:
        return Money(left, income, "enough", prices)
    if _pays_one_after_another(s, seat, wanted, sure):
        return Money(left, income, "later", prices)
    alone = [price for price in prices if price.cost > sure]
    return Money(left, income, "short", alone or prices)


def _pays_one_after_another(s: State, seat: int, wanted: list[int], purse: int) -> bool:
    units = s.players[seat].units[:]
    for slot in wanted:
        card = s.market[slot]
        if purse < s.data.cost[card]:
            return False
        if s.data.resource[card] != GAP:
            units[s.data.resource[card]] += s.data.units[card]
        purse += s.coins[slot] + paid_at_once(s, units, card) - s.data.cost[card]
    return True


def after_move(s: State, seat: int, move: Move) -> Money | None:
    """Once a bid is laid or a bribe paid; None for moves that are not about money."""
    supply = s.players[seat].supply
    match move:
        case Bid(first, second):
            return outlook(s, seat, (NUMBER[first], NUMBER[second]), supply)
        case Bribe(first, second):
            return outlook(s, seat, s.bids[seat], supply - first - second)
        case Add(_, amount):
            return outlook(s, seat, s.bids[seat], supply - amount)
    return None


def brings(seat: int, trials: Sequence[Trial]) -> Money | None:
    """How it stands after the last of some moves that are tried."""
    last = trials[-1]
    assert isinstance(last.before, State)
    return after_move(last.before, seat, last.move)


def now(s: State, seat: int) -> Money | None:
    """For the bids that lie on the table, a bribe just chosen taken off; None before there are."""
    choice = s.choices[seat]
    if choice is not None and (money := after_move(s, seat, choice)) is not None:
        return money
    bids = s.bids[seat]
    return outlook(s, seat, bids, s.players[seat].supply) if bids else None


def hand(s: State) -> list[str]:
    """Everybody's action cards: one for each token in play, and two Income cards (6.1)."""
    return [*(ACTIONS[slot] for slot in slots(s)), ACTIONS[INCOME], ACTIONS[INCOME]]
