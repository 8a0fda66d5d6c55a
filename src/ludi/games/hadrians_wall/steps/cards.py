"""Cards of others: whose they are, and who is paid for their use (6.12.4, 6.19.2)."""

from __future__ import annotations

from typing import Any

from ludi.games.hadrians_wall.layout import (
    EXTRA,
    FATE_DECK,
    ITEMS,
    LEFT,
    NEUTRAL_A,
    NEUTRAL_B,
    OPPONENT,
    OWN,
    RIGHT,
    SOLDIER,
)
from ludi.games.hadrians_wall.sheet import counted
from ludi.games.hadrians_wall.state import State

GOODS_SOURCES = [
    (),
    (NEUTRAL_A, NEUTRAL_B, FATE_DECK),  # 9.7
    (OPPONENT, NEUTRAL_A, FATE_DECK),  # 9.6
    *[(LEFT, RIGHT, FATE_DECK)] * 4,
]
PATTERN_SOURCES = [
    (),
    (OWN, NEUTRAL_A, NEUTRAL_B),
    (OWN, OPPONENT, NEUTRAL_A),
    *[(OWN, LEFT, RIGHT)] * 4,
]


def sources(s: State, wanted: list[Any]) -> tuple[int, ...]:
    found: tuple[int, ...] = wanted[len(s.players)]
    if len(s.neutral) == 1 and NEUTRAL_B in found:  # forts with one neutral card
        return tuple(source for source in found if source != NEUTRAL_B)
    return found


def owner(s: State, seat: int, source: int) -> int:
    """The seat whose Prospect card a source is."""
    if source == OWN:
        return seat
    return (seat - 1 if source == LEFT else seat + 1) % len(s.players)


def card_of(s: State, seat: int, source: int) -> int:
    if source >= NEUTRAL_A:
        return s.neutral[source - NEUTRAL_A]
    return s.players[owner(s, seat, source)].prospects[-1]


def pay_for_card(s: State, seat: int, item: int, source: int) -> None:
    """The resource or soldier goes to whoever owns the card; nobody can refuse it (5.10)."""
    s.players[seat].sheet[item] -= 1
    if source in (OWN, FATE_DECK):
        return
    if source >= NEUTRAL_A:  # 9.3
        at = 2 * (source - NEUTRAL_A) + (item == SOLDIER)
        s.laid = (*s.laid[:at], s.laid[at] + 1, *s.laid[at + 1 :])
        s.commit(seat)  # 5.14
        s.say("pay-neutral", items=counted({ITEMS[item]: 1}, "nom"))
    elif s.options.no_passing:  # 11.3
        s.players[seat].sheet[EXTRA] += 1
        s.say("personal-card", seat=seat)
    else:
        neighbour = owner(s, seat, source)
        s.players[neighbour].sheet[item] += 1
        s.commit(seat)  # 5.14
        s.say("pay-neighbour", seat=seat, target=neighbour, items=counted({ITEMS[item]: 1}))
        if not s.acting >> neighbour & 1:  # 5.12
            s.acting |= 1 << neighbour
            s.say("reopen", seat=neighbour)
