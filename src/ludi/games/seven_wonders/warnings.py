"""What a player would want to know before a move."""

from __future__ import annotations

from ludi.core.events import Warning
from ludi.core.moves import Move
from ludi.games.seven_wonders.moves import Build, Stage
from ludi.games.seven_wonders.state import State
from ludi.games.seven_wonders.view import Payment, acting, build_offer, stage_offer


def warnings(s: State, seat: int, move: Move) -> list[Warning]:
    """A payment that is dearer than another one, and a right used up for what is free anyway."""
    if not isinstance(move, Build | Stage):
        return []
    city = acting(s, seat)
    assert city is not None
    way = move.way if isinstance(move, Build) else "pay"
    offer = (
        build_offer(s, city, s.data.number[move.card])
        if isinstance(move, Build)
        else stage_offer(s, seat)
    )
    ways = offer.ways if offer else []
    prices = (move.left, move.right, move.bank)
    chosen = next(
        (each for each in ways if (each.way, each.left, each.right, each.bank) == (way, *prices)),
        None,
    )
    return [] if chosen is None else _compared(chosen, ways)


def _compared(chosen: Payment, ways: list[Payment]) -> list[Warning]:
    others = [way for way in ways if way.way != "olympia"]  # 13.4: that right is worth saving
    cheapest = min((_price(way) for way in others), default=None)
    if cheapest is None:
        return []
    if chosen.way == "olympia":
        return [Warning("warn-olympia-unneeded")] if cheapest <= 0 else []
    more = _price(chosen) - cheapest
    return [Warning("warn-dearer", {"coins": more})] if more > 0 else []


def _price(payment: Payment) -> int:
    return payment.total - payment.back
