"""The final count (12), as a breakdown that can be shown, and the winner (13)."""

from __future__ import annotations

from functools import cache

from ludi.core import result as core
from ludi.core.result import Result, Score
from ludi.games.lutetia.data import RESOURCES
from ludi.games.lutetia.state import Player, State

MOST, BETWEEN, FEWEST = 10, 4, 0  # 12.1.2
CRAFTSHOP_BASE = 2  # 11.7
STATUE_BASE = 3  # 11.8
BAZAAR = 6  # 11.9
LEGION = 2  # 11.3
SESTERTII_A_POINT = 3  # 12.4.1


def result(s: State) -> Result:
    return core.result(
        scores(s),
        f"end-{s.ended}",
        tie_breaks=[  # 13.2
            ("tie-sestertii", [player.supply for player in s.players]),
            ("tie-cards", [len(player.cards) for player in s.players]),
        ],
    )


def scores(s: State) -> list[Score]:
    majorities = [majority(s, resource) for resource in range(len(RESOURCES))]
    return [
        Score.of(
            **{name: majorities[r][seat] for r, name in enumerate(RESOURCES)},
            prestige=prestige(s, player),
            bazaars=BAZAAR * bazaars_served(s, player),
            statues=statues(s, player),
            legions=LEGION * len(player.legions),
            fortune=player.supply // SESTERTII_A_POINT,
        )
        for seat, player in enumerate(s.players)
    ]


def majority(s: State, resource: int) -> list[int]:
    """Points of every seat for one resource, by the procedure of 12.1.10."""
    units = [player.units[resource] for player in s.players]
    seats = range(len(units))
    if not any(units):
        return [FEWEST] * len(units)
    top = [seat for seat in seats if units[seat] == max(units)]
    if len(top) > 1:  # 12.1.4
        best = max(talents(s, seat, resource)[-1] for seat in top)
        top = [seat for seat in top if talents(s, seat, resource)[-1] == best]
    if 0 in units:  # 12.1.5
        last = [seat for seat in seats if units[seat] == 0]
    else:
        last = fewest(s, resource, [seat for seat in seats if seat not in top])
    return [MOST if seat in top else FEWEST if seat in last else BETWEEN for seat in seats]


def leads(s: State, seat: int, resource: int) -> bool:
    """Has it the most of a resource, by the count of 12.1.10, and any of it?"""
    return bool(s.players[seat].units[resource]) and majority(s, resource)[seat] == MOST


def fewest(s: State, resource: int, others: list[int]) -> list[int]:
    """Of those who do not have the most, the one with the fewest; Talent settles ties (12.1.6)."""
    if not others:
        return []
    low = min(s.players[seat].units[resource] for seat in others)
    last = [seat for seat in others if s.players[seat].units[resource] == low]
    if len(last) > 1:
        worst = min(talents(s, seat, resource)[0] for seat in last)
        last = [seat for seat in last if talents(s, seat, resource)[0] == worst]
    return last


def talents(s: State, seat: int, resource: int) -> list[int]:
    """The Talents of a seat's cards of a resource, lowest first; 0 if none shows one (12.1.8)."""
    shown = [
        talent
        for card in s.players[seat].cards
        if s.data.resource[card] == resource and (talent := s.data.cards[card].talent) is not None
    ]
    return sorted(shown) or [0]


def prestige(s: State, player: Player) -> int:
    """Mills, Laboratories, Forges (11.6); Bakeries, Herbalist's Shops, Armouries (11.7)."""
    data = s.data
    points = 0
    for card in player.cards:
        effect = data.effect[card]
        if effect == "vp_per_resource":
            points += player.units[data.effect_resource[card]]
        elif effect == "vp_2_plus_color":
            color = data.cards[card].color
            points += CRAFTSHOP_BASE + sum(data.cards[c].color == color for c in player.cards)
    return points


def statues(s: State, player: Player) -> int:
    owned = sum(s.data.effect[card] == "vp_3_plus_roman" for card in player.cards)
    roman = sum(s.data.cards[card].roman for card in player.cards)
    return owned * (STATUE_BASE + roman)


def bazaars_served(s: State, player: Player) -> int:
    """The most Bazaars that the units can pay together, each unit once (12.3.1)."""
    recipes = [s.data.recipe[card] for card in player.cards if s.data.is_bazaar[card]]
    return _served(tuple(player.units), tuple(recipes)) if recipes else 0


@cache
def _served(units: tuple[int, ...], recipes: tuple[tuple[int, ...], ...]) -> int:
    if not recipes:
        return 0
    skipped = _served(units, recipes[1:])
    left = tuple(u - r for u, r in zip(units, recipes[0], strict=True))
    return skipped if min(left) < 0 else max(skipped, 1 + _served(left, recipes[1:]))
