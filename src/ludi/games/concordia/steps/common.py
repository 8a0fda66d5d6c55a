"""What the steps of all cards share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludi.games.concordia.data import GAP, GOODS, Pairs
from ludi.games.concordia.state import Player, State

Item = dict[str, Any]  # a message with its arguments, as part of a list in a sentence


def free_spaces(s: State, player: Player) -> int:
    """5.1.1"""
    return s.data.spaces - sum(player.goods) - player.stored[0] - player.stored[1]


def can_pay(goods: list[int], cost: Pairs) -> bool:
    for good, n in cost:  # noqa: SIM110 - a generator costs more than the whole loop
        if goods[good] < n:
            return False
    return True


def pay(goods: list[int], cost: Pairs) -> None:
    for good, n in cost:
        goods[good] -= n


def in_words(cost: Sequence[tuple[int, int]], coins: int = 0, case: str = "acc") -> list[Item]:
    """Goods, then coins, each as a counted form of its own."""
    items: list[Item] = [{"key": f"count-{GOODS[good]}.{case}", "n": n} for good, n in cost]
    if coins:
        items.append({"key": f"count-coin.{case}", "n": coins})
    return items


def lacking(goods: list[int], cost: Pairs) -> list[Item]:
    """What is missing to pay a cost."""
    short = [(good, n - goods[good]) for good, n in cost if goods[good] < n]
    return in_words(short, case="gen")


def trigger_end(s: State, seat: int, reason: str) -> None:
    """The first player to meet a condition of 8.1 takes Concordia at once (8.2)."""
    if s.concordia != GAP:
        return
    s.concordia = seat
    s.ended = reason
    if s.trace is not None:
        s.say(f"end-{reason}", seat=seat)
        s.say("concordia", seat=seat)
        seats = len(s.players)
        s.say("last-turns", seats=[(seat + n) % seats for n in range(1, seats)])
