"""Military conflicts at the end of an Age (13)."""

from __future__ import annotations

from ludi.games.seven_wonders import log_lines
from ludi.games.seven_wonders.building import (
    active,
)
from ludi.games.seven_wonders.effects import (
    RETURN_DEFEAT,
    VICTORY_COINS,
)
from ludi.games.seven_wonders.state import (
    State,
)


def conflicts(s: State) -> None:
    """13.2: every two neighbours, all from the same strengths."""
    s.say("conflicts-begin", age=s.age)
    for c, city in enumerate(s.cities):
        n = s.left(c)
        other = s.cities[n]
        if city.shields > other.shields:
            win(s, c, n)
        elif city.shields < other.shields:
            win(s, n, c)
        else:
            s.say("conflict-tie", seat=c, target=n, strength=city.shields)


def win(s: State, winner: int, loser: int) -> None:
    victor, beaten = s.cities[winner], s.cities[loser]
    victor.victories += 1 << 4 * (s.age - 1)
    if s.trace is not None:
        log_lines.conflict(s, winner, loser)
    if beaten.powers & RETURN_DEFEAT:  # 12.32
        victor.defeats += 1
        s.say("tomyris", seat=winner)
    else:
        beaten.defeats += 1
    if victor.powers & VICTORY_COINS:  # 12.22
        coins = sum(s.data.does[leader].victory_coins for leader in active(victor))
        victor.coins += coins
        s.say("nero", seat=winner, coins=coins)
