"""The final count (9), god by god, and the winner (10)."""

from __future__ import annotations

from ludi.core import result as core
from ludi.core.result import Result, Score
from ludi.games.concordia.data import BRICK, GODS
from ludi.games.concordia.map import Map
from ludi.games.concordia.state import Player, State

VESTA_COINS = 10  # 9.3
MERCURIUS = 2  # 9.6
MARS = 2  # 9.7


def result(s: State) -> Result:
    seats = len(s.players)
    # 10.1: the holder first, then the right neighbour, and so on
    nearness = [seats - (s.praefectus - seat) % seats for seat in range(seats)]
    return core.result(scores(s), f"ended-{s.ended}", [("tie-praefectus", nearness)])


def scores(s: State) -> list[Score]:
    return [
        Score.of(
            **by_god(s, player),
            concordia=s.data.file.limits.concordia if s.concordia == seat else 0,  # 9.9
        )
        for seat, player in enumerate(s.players)
    ]


def by_god(s: State, player: Player) -> dict[str, int]:
    """Points for the cards of each god, from hand and discard pile (9.1)."""
    owned = player.hand | player.discard
    values = card_values(s, player)
    points: dict[str, int] = {
        god: values[god] * (owned & s.data.of_god[god]).bit_count()
        for god in GODS
        if god != "minerva"
    }
    points["minerva"] = sum(  # 9.8
        worth * (player.houses & s.by_good[good]).bit_count()
        for card, good, worth in s.data.specialists
        if owned & card
    )
    return points


def card_values(s: State, player: Player) -> dict[str, int]:
    """What one card of each god is worth; Minerva's cards each have a value of their own."""
    board = s.data.maps[s.map]
    return {
        "vesta": wealth(s, player) // VESTA_COINS,
        "jupiter": (player.houses & ~s.by_good[BRICK]).bit_count(),
        "saturnus": provinces(board, player.houses),
        "mercurius": MERCURIUS * sum(1 for cities in s.by_good if player.houses & cities),
        "mars": MARS * len(player.places),
    }


def wealth(s: State, player: Player) -> int:
    """Coins and goods at list price (9.3)."""
    return player.coins + sum(
        n * price for n, price in zip(player.goods, s.data.price, strict=True)
    )


def provinces(board: Map, houses: int) -> int:
    return sum(1 for cities in board.in_province if houses & cities)


def interim(s: State, player: Player) -> int:
    """Intermediate scoring: all cards, without Concordia (11.2)."""
    return sum(by_god(s, player).values())


def interim_coins(results: list[int]) -> list[int]:
    """2 for everybody with the highest result, 1 with the next lower one (11.3, 11.4)."""
    distinct = sorted(set(results), reverse=True)
    pays = {distinct[0]: 2}
    if len(distinct) > 1:
        pays[distinct[1]] = 1
    return [pays.get(points, 0) for points in results]
