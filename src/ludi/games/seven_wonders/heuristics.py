"""What bots know about good play: resources early, science together, shields in time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from ludi.core.heuristics import Heuristics
from ludi.core.moves import Move
from ludi.core.weights import lead, weighted_sum
from ludi.games.seven_wonders.building import active
from ludi.games.seven_wonders.effects import (
    BANK,
    CHAIN_COINS,
    CHOICE_SHIFT,
    COLOR_COINS,
    COLORS,
    GUILDS_FREE,
    LEADERS_FREE,
    REBATE,
    RESOURCES,
    RETURN_DEFEAT,
    SEVENTH,
    STAGE_LESS,
    VICTORY_COINS,
    WILD,
    Does,
    PerCount,
)
from ludi.games.seven_wonders.moves import (
    Build,
    BuildFromPile,
    CopyLeader,
    Discard,
    Keep,
    Recruit,
    Stage,
)
from ludi.games.seven_wonders.payment import choices
from ludi.games.seven_wonders.scoring import (
    copied_guild,
    count,
    military,
    points,
    science,
    score,
)
from ludi.games.seven_wonders.state import State
from ludi.games.seven_wonders.steps import LAST, Draft, Recruitment, Turn

TURNS = 18  # of the whole game

# What a whole game brings on average, to judge what will still come
GROWTH = {
    "brown-cards": 3.0,
    "grey-cards": 1.8,
    "blue-cards": 4.0,
    "yellow-cards": 2.8,
    "red-cards": 3.0,
    "green-cards": 3.0,
    "purple-cards": 1.3,
    "brown-grey-purple-cards": 6.0,
    "wonder-stages": 2.4,
    "defeat-tokens": 2.5,
    "leaders-in-play": 2.0,
}
# A power from now to the end of the game, were it at its beginning
POWERS = {
    STAGE_LESS: 3.0,
    BANK: 6.0,
    REBATE: 4.0,
    CHAIN_COINS: 2.5,
    COLOR_COINS: 2.0,
    VICTORY_COINS: 2.5,
    RETURN_DEFEAT: 2.5,
    LEADERS_FREE: 2.5,
    GUILDS_FREE: 5.0,
    SEVENTH: 6.0,
    **{1 << color: 3.5 for color in range(len(COLORS))},
}
RAW_WORTH, MANUFACTURED_WORTH = 5.5, 4.5  # of a resource that is always at hand


FEATURES = (
    "military",
    "coins",
    "conflicts",
    "stages",
    "structures",
    "later",
    "chains",
    "leaders",
    "science",
    "resources",
    "freedom",
    "unplayed",
)


def evaluate(s: State, seat: int, weights: Sequence[float]) -> float:
    """Points for a seat if things went on as they look, less what its rivals have."""
    return lead(_totals(s, weights), seat)


def evaluate_all(s: State, weights: Sequence[float]) -> list[float]:
    totals = _totals(s, weights)
    return [lead(totals, seat) for seat in range(s.seats)]


def _totals(s: State, weights: Sequence[float]) -> list[float]:
    if not s.agenda:
        totals = [float(score(s, other).total) for other in range(s.seats)]
    else:
        s = settled(s)
        totals = [weighted_sum(features(s, other), weights) for other in range(s.seats)]
    return totals


def settled(s: State) -> State:
    """Choices that lie face down are carried out, with idle ones for who has not chosen."""
    question = s.question
    if not isinstance(question, Turn | Draft | Recruitment) or not any(s.choices):
        return s
    s = s.copy()
    while any(s.choices):
        seat = question.actors(s)[0]
        s.apply(seat, question.idle(s, seat))
    return s


def features(s: State, c: int) -> Sequence[float]:
    """What a city has and will have, in points."""
    city = s.cities[c]
    left = turns_left(s) / TURNS
    data = s.data
    structures, later, chains = 0, 0.0, 0.0
    for card in city.built:
        does = data.does[card]
        structures += does.vp
        if does.counted_vp or does.per_coins:
            later += _at_the_end(s, c, does, left)
        if left and data.opens[card]:
            chains += 0.5 * left * min(2, data.opens[card])
    freedom = POWERS[SEVENTH] * left if city.powers & SEVENTH else 0.0
    if city.may_build_free:
        freedom += 2.0 * left
    return (
        military(s, city),
        city.coins / 3 + 0.2 * min(city.coins, 6) * left,
        _conflicts_to_come(s, c),
        sum([does.vp for does in data.stage_does[city.board][: city.stages]]),
        structures,
        later,
        chains,
        sum([_leader(s, c, data.does[leader], left) for leader in active(city)]),
        _symbols(s, c, left),
        left * _resources(s, c),
        freedom,
        _hand_of_leaders(s, c, left) if city.unplayed and c < s.seats else 0.0,
    )


def turns_left(s: State) -> int:
    if s.age == 0:
        return TURNS
    return LAST * (3 - s.age) + LAST + 1 - max(1, s.round)


def _conflicts_to_come(s: State, c: int) -> float:
    """Expected tokens of this and the later Ages, from the shields as they are."""
    mine = s.cities[c].shields
    total = 0.0
    for other in (s.left(c), s.right(c)):
        ahead = mine - s.cities[other].shields
        for age in range(max(1, s.age), 4):
            steep = 1.1 if age <= s.age else 0.55 if age == s.age + 1 else 0.35
            win = 1 / (1 + exp(-steep * ahead)) if abs(ahead) < 20 else float(ahead > 0)
            total += win * (1.0, 3.0, 5.0)[age - 1] - (1 - win)
    return total


def _symbols(s: State, c: int, left: float) -> float:
    """Science as it stands, and what one more symbol would bring while there is time for it."""
    city = s.cities[c]
    best = copied_guild(s, c)
    if not left:
        return float(best.total)
    set_vp = sum([s.data.does[n].set_vp for n in active(city)])
    more = _one_more(city.symbols, set_vp)
    shown = sum([city.symbols >> 4 * n & 15 for n in range(WILD + 1)])
    return best.total + 0.75 * left * (1.3 + 0.45 * shown) * more


@lru_cache(1 << 14)
def _one_more(symbols: int, set_vp: int) -> float:
    now = sum(science(symbols, set_vp)[:2])
    gains = sorted(sum(science(symbols + (1 << 4 * n), set_vp)[:2]) - now for n in range(3))
    return 0.5 * gains[2] + 0.3 * gains[1] + 0.2 * gains[0]


def _resources(s: State, c: int) -> float:
    """What production, cheap trade and customers are worth over a whole game."""
    city = s.cities[c]
    left, right = s.cities[s.left(c)], s.cities[s.right(c)]
    total = _production(city.own, left.sale, right.sale)
    for bit, seller in ((0, left), (1, right), (2, left), (3, right)):
        if city.discounts >> bit & 1:
            total += 0.8 + 0.45 * _for_sale(seller.sale, raw=bit < 2)
    return total + _customers(city.sale, left.own, right.own)


@lru_cache(1 << 16)
def _production(own: int, left: int, right: int) -> float:
    have = _amounts(own)
    near = [a + b for a, b in zip(_amounts(left), _amounts(right), strict=True)]
    total = 0.0
    for r, amount in enumerate(have):
        most = RAW_WORTH if r < 4 else MANUFACTURED_WORTH
        bought = 0.42 * (1 - 0.4 ** near[r])
        covered = 1 - (0.42 if r < 4 else 0.3) ** amount
        total += most * (covered + (1 - covered) * bought)
    return total


@lru_cache(1 << 16)
def _amounts(production: int) -> tuple[float, ...]:
    """Units of each resource; of a choice each option counts in part."""
    have = [float(production >> 4 * r & 15) for r in range(len(RESOURCES))]
    for mask in choices(production >> CHOICE_SHIFT << CHOICE_SHIFT):
        share = {2: 0.65, 3: 0.5}.get(mask.bit_count(), 0.42)
        for r in range(len(RESOURCES)):
            if mask >> r & 1:
                have[r] += share
    return tuple(have)


@lru_cache(1 << 16)
def _for_sale(sale: int, raw: bool) -> float:
    amounts = _amounts(sale)
    return sum(amounts[:4] if raw else amounts[4:])


@lru_cache(1 << 16)
def _customers(sale: int, left: int, right: int) -> float:
    """Neighbours who lack what this city sells will pay for it."""
    return sum(
        0.35 * min(1.0, mine) * ((lefts < 1) + (rights < 1))
        for mine, lefts, rights in zip(_amounts(sale), _amounts(left), _amounts(right), strict=True)
    )


# Leaders, and whatever counts at the end


def _growth(effect: PerCount, left: float) -> float:
    return GROWTH[effect.count] * len(effect.scope) * left * 0.8


def _at_the_end(s: State, c: int, does: Does, left: float) -> float:
    vp = float(points(s, c, does))
    if left:
        for effect in does.counted_vp:
            vp += effect.vp_end * _growth(effect, left)
        for per in does.per_coins:
            vp += per.vp * 2.0 * left
        for colors in does.color_sets:
            vp += colors.vp * 0.9 * left * (3 / len(colors.colors)) ** 0.5
        if does.token_vp:
            vp += does.token_vp * 3.0 * left
    return vp


def _leader(s: State, c: int, does: Does, left: float) -> float:
    """A leader in play; shields and symbols are already counted with the city."""
    vp = does.vp + _at_the_end(s, c, does, left)
    powers = does.powers
    if powers and left:
        vp += left * sum([value for power, value in POWERS.items() if powers & power])
    if does.set_vp:
        vp += does.set_vp * left
    return vp


def _hand_of_leaders(s: State, c: int, left: float) -> float:
    """The best of the leaders in hand, one for each Recruitment still to come."""
    to_come = 3 - s.age + (s.round == 0 and s.age > 0)
    if s.age == 0:
        to_come = 3
    if to_come <= 0:
        return 0.0
    values = sorted([promise(s, c, leader, left) for leader in s.cities[c].unplayed], reverse=True)
    return 0.85 * sum([max(0.0, value) for value in values[:to_come]])


def promise(s: State, c: int, leader: int, left: float) -> float:
    """What a leader would bring to a city, its cost taken off."""
    data = s.data
    does = data.does[leader]
    city = s.cities[c]
    vp = _leader(s, c, does, left) - 0.42 * data.coins[leader] + 0.42 * does.coins
    vp += 2.6 * does.shields
    for n in range(3):
        if does.symbols >> 4 * n & 15:
            gain = sum(science(city.symbols + does.symbols, 0)[:2])
            vp += gain - sum(science(city.symbols, 0)[:2]) + 4.0 * left
    if does.set_vp:
        vp += does.set_vp * (city.symbols >> 4 * WILD)
    if does.build_from_pile:
        vp += 5.0 if s.pile else 3.0 * (s.age < 2)
    return vp


# How likely a sensible player is to choose a move


def priors(s: State, seat: int, choices: Sequence[Move]) -> list[float]:
    left = turns_left(s) / TURNS
    return [max(0.02, _prior(s, seat, move, left)) for move in choices]


def _prior(s: State, seat: int, move: Move, left: float) -> float:
    data = s.data
    match move:
        case Build(card, _, to_left, to_right, bank):
            price = to_left + to_right + bank
            return _likely(card_worth(s, seat, data.number[card], left) - 0.4 * price)
        case Stage(_, to_left, to_right, bank):
            city = s.cities[seat]
            if city.stages == data.stages[city.board]:
                return 1.0  # for the Free City
            does = data.stage_does[city.board][city.stages]
            value = does.vp + 0.4 * does.coins + 1.5 * does.shields + 3.0 * bool(does.powers)
            value += 3.0 * left * bool(does.own) + 2.5 * (does.extra_leader + does.build_from_pile)
            value += 4.0 * bool(does.symbols) - 0.4 * (to_left + to_right + bank)
            return 0.6 * _likely(value)
        case Discard():
            return 0.5
        case BuildFromPile(card):
            return _likely(card_worth(s, seat, data.number[card], left))
        case Keep(leader) | Recruit(leader) | CopyLeader(leader):
            return _likely(promise(s, seat, data.number[leader], left))
        case _:
            return 1.0


def _likely(points: float) -> float:
    return exp(0.47 * min(12.0, points))


def card_worth(s: State, c: int, card: int, left: float) -> float:
    """A quick look at what a structure brings."""
    data = s.data
    does = data.does[card]
    city = s.cities[c]
    value = does.vp + 0.4 * does.coins
    for effect in does.counted:
        value += 0.4 * effect.coins_now * count(s, c, effect)
    for effect in does.counted_vp:
        value += effect.vp_end * (count(s, c, effect) + _growth(effect, left))
    if does.shields:
        rivals = max(s.cities[s.left(c)].shields, s.cities[s.right(c)].shields)
        close = city.shields - rivals < 3
        value += does.shields * (1.0 + 0.5 * s.age) if close else 0.5
    if does.symbols:
        value += sum(science(city.symbols + does.symbols, 0)[:2])
        value -= sum(science(city.symbols, 0)[:2]) - 2.0 * left
    if does.own:
        with_it = _production(city.own + does.own, 0, 0)
        value += left * 1.3 * (with_it - _production(city.own, 0, 0))
    if does.discounts:
        value += 2.5 * left
    return value + 0.4 * left * data.opens[card]


class SevenWondersHeuristics(Heuristics[State]):
    feature_names = FEATURES
    rollout_depth = 3  # what is worth nothing now may be the ground for what follows
    prior_sharpness = 2.5

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(state, seat, self.weights[state.seats])

    def evaluate_all(self, state: State) -> list[float]:
        return evaluate_all(state, self.weights[state.seats])

    def features(self, state: State, seat: int) -> Sequence[float]:
        return features(settled(state), seat)

    def priors(self, state: State, seat: int, moves: Sequence[Move]) -> list[float]:
        return priors(state, seat, moves)
