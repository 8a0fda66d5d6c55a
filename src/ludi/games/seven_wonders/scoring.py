"""The final count (14), as a breakdown that can be shown, and the winner (14.4)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ludi.core import result as core
from ludi.core.result import Result, Score
from ludi.games.seven_wonders.building import active
from ludi.games.seven_wonders.data import NOBODY
from ludi.games.seven_wonders.effects import (
    BLUE,
    BROWN,
    COLORS,
    COPY_GUILD,
    GREY,
    PURPLE,
    WILD,
    YELLOW,
    Count,
    Does,
    PerCount,
)
from ludi.games.seven_wonders.state import City, State

SET = 7  # 14.3
COINS_A_POINT = 3  # 14.2
_COLORED: dict[Count, int] = {f"{name}-cards": n for n, name in enumerate(COLORS)}  # type: ignore[misc]


def result(s: State) -> Result:
    return core.result(
        scores(s),
        "end-ages",
        tie_breaks=[("tie-coins", [s.cities[seat].coins for seat in range(s.seats)])],
    )


def scores(s: State) -> list[Score]:
    return [score(s, seat) for seat in range(s.seats)]


def score(s: State, c: int) -> Score:
    data = s.data
    city = s.cities[c]
    by_color = [0] * len(COLORS)
    for card in city.built:
        does = data.does[card]
        by_color[data.color[card]] += does.vp
        if does.counted_vp or does.per_coins:
            by_color[data.color[card]] += points(s, c, does)
    best = copied_guild(s, c)
    return Score.of(
        military=military(s, city),
        treasury=city.coins // COINS_A_POINT,
        wonder=sum(does.vp for does in data.stage_does[city.board][: city.stages]),
        civilian=by_color[BLUE],
        science=best.science,
        commercial=by_color[YELLOW],
        guilds=by_color[PURPLE] + best.guild,
        leaders=sum(_worth(s, c, data.does[n]) for n in active(city)) + best.leaders,
    )


def military(s: State, city: City) -> int:
    values = s.data.file.setup.victory
    won = sum((city.victories >> 4 * age & 15) * value for age, value in enumerate(values))
    return won - city.defeats


def victory_tokens(city: City) -> int:
    tokens = city.victories
    return (tokens & 15) + (tokens >> 4 & 15) + (tokens >> 8 & 15)


def points(s: State, c: int, does: Does) -> int:
    """The points of a thing that depend on the table at the end, symbols apart."""
    city = s.cities[c]
    vp = 0
    for effect in does.counted_vp:
        vp += effect.vp_end * count(s, c, effect)
    for per in does.per_coins:
        vp += per.vp * (city.coins // per.per)
    for colors in does.color_sets:
        vp += colors.vp * min(city.count(COLORS.index(color)) for color in colors.colors)
    if does.token_vp:
        vp += does.token_vp * victory_tokens(city)
    return vp


def _worth(s: State, c: int, does: Does) -> int:
    return does.vp + points(s, c, does)


def count(s: State, c: int, effect: PerCount) -> int:
    """What an effect counts, in the cities it looks at."""
    found = 0
    for scope in effect.scope:
        seen = c if scope == "self" else s.left(c) if scope == "left" else s.right(c)
        found += count_in(s.cities[seen], effect.count)
    return found


def count_in(city: City, what: Count) -> int:
    color = _COLORED.get(what)
    if color is not None:
        return city.count(color)
    if what == "brown-grey-purple-cards":
        return city.count(BROWN) + city.count(GREY) + city.count(PURPLE)
    if what == "wonder-stages":
        return city.stages
    if what == "defeat-tokens":
        return city.defeats
    return len(city.leaders)


# Symbols, wild ones and what Olympia B copies: found together, exactly


@lru_cache(1 << 14)
def science(symbols: int, set_vp: int) -> tuple[int, int, int]:
    """The best use of wild symbols: points, Aristotle's bonus, the symbols as counted (14.3)."""
    wild = symbols >> 4 * WILD
    shown = [symbols >> 4 * n & 15 for n in range(3)]
    best = (-1, 0, 0)
    for a in range(wild + 1):
        for b in range(wild + 1 - a):
            c, g, t = shown[0] + a, shown[1] + b, shown[2] + wild - a - b
            sets = min(c, g, t)
            vp = c * c + g * g + t * t + SET * sets
            if vp + set_vp * sets > best[0] + best[1]:
                best = (vp, set_vp * sets, c | g << 4 | t << 8)
    return best


@dataclass(frozen=True, slots=True)
class Best:
    """Symbols, and the guild that Olympia B copies (10.7.2)."""

    science: int
    leaders: int  # Aristotle's bonus, and a leader copied through the Courtesans Guild
    guild: int = 0
    symbols: int = 0
    copied: int = NOBODY  # the guild, if any
    leader: int = NOBODY  # the leader it stands for (11.5.6)

    @property
    def total(self) -> int:
        return self.science + self.leaders + self.guild


def copied_guild(s: State, c: int) -> Best:
    """The guild next door that brings most, together with wild symbols; first without any."""
    city = s.cities[c]
    set_vp = sum(s.data.does[n].set_vp for n in active(city))
    vp, bonus, counted = science(city.symbols, set_vp)
    best = Best(vp, bonus, symbols=counted)
    if not city.powers & COPY_GUILD:
        return best
    for seen in (s.left(c), s.right(c)):
        for card in s.cities[seen].built:
            if card >= s.data.first_guild:
                for option in _as_if_built(s, c, card, set_vp):
                    if option.total > best.total or (
                        option.total == best.total and best.copied == NOBODY
                    ):
                        best = option
    return best


def _as_if_built(s: State, c: int, guild: int, set_vp: int) -> list[Best]:
    data = s.data
    does = data.does[guild]
    symbols = s.cities[c].symbols + does.symbols
    own = _worth(s, c, does)
    vp, bonus, counted = science(symbols, set_vp)
    found = [Best(vp, bonus, own, counted, guild)]
    if does.copies_leader:
        for seen in (s.left(c), s.right(c)):
            for leader in s.cities[seen].leaders:
                if leader in s.cities[c].copied:  # 11.5.7
                    continue
                like = data.does[leader]
                vp, bonus, counted = science(symbols + like.symbols, set_vp + like.set_vp)
                worth = bonus + _worth(s, c, like)
                found.append(Best(vp, worth, own, counted, guild, leader))
    return found
