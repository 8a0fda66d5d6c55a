"""What a player would want to know before a move."""

from __future__ import annotations

from typing import Any

from ludi.core.events import Warning
from ludi.core.moves import Move
from ludi.games.lutetia.data import INCOME
from ludi.games.lutetia.money import Money, Price, after_move
from ludi.games.lutetia.moves import Add, Bid, Bribe, Legions
from ludi.games.lutetia.state import State


def warnings(s: State, seat: int, move: Move) -> list[Warning]:
    match move:
        case Bid():
            return _poor_bid(s, seat, move)
        case Bribe(first, second):
            return _bribes(s, seat, move, (first, second))
        case Add(position, amount):
            return _bribes(s, seat, move, (amount, 0) if position == "first" else (0, amount))
        case Legions(by_seat):
            return [
                Warning("confirm-legion-other", {"n": n, "target": target})
                for target, n in enumerate(by_seat)
                if n and target != seat
            ]
    return []


def _poor_bid(s: State, seat: int, move: Bid) -> list[Warning]:
    """A card that cannot be paid even alone (8.5.3)."""
    money = after_move(s, seat, move)
    assert money is not None
    supply = s.players[seat].supply
    return [
        Warning("confirm-bid-poor", {"supply": supply, "card": price.card, "cost": price.cost})
        for price in money.cards
        if money.verdict == "short" and price.cost > supply + money.income
    ]


def _bribes(s: State, seat: int, move: Move, added: tuple[int, int]) -> list[Warning]:
    found: list[Warning] = []
    if not any(added):
        return found
    if any(n for bid, n in zip(s.bids[seat], added, strict=True) if bid == INCOME):  # 8.2.2
        found.append(Warning("confirm-bribe-income"))
    money = after_move(s, seat, move)
    assert money is not None
    if money.verdict == "short":
        listed = {"left": money.left, "list": _listed(money)}
        found.append(Warning("confirm-bribe-poor", listed))
    return found


def _listed(money: Money) -> list[dict[str, Any]]:
    def item(price: Price) -> dict[str, Any]:
        return {"key": "table-money-item", "card": price.card, "cost": price.cost}

    return [item(price) for price in money.cards]
