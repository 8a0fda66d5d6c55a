"""What a city can do with a card, what it costs, and why something cannot be done (6, 7, 8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludi.core.errors import Refusal
from ludi.core.moves import Move
from ludi.games.seven_wonders import payment
from ludi.games.seven_wonders.data import NOBODY
from ludi.games.seven_wonders.effects import (
    BANK,
    FREE_BUILD,
    GUILDS_FREE,
    LEADERS_FREE,
    LESS_LEADER_COST,
    NO_LEADER_COST,
    REBATE,
    STAGE_LESS,
    pack,
)
from ludi.games.seven_wonders.moves import (
    BY_CHAIN,
    BY_OLYMPIA,
    BY_PAYING,
    BY_RAMSES,
    DISCARDS,
    STAGES,
    Build,
    Discard,
    Stage,
)
from ludi.games.seven_wonders.payment import (
    ALL_UNITS,
    FIRST_CHOICE,
    FROM_BANK,
    GUARD,
    REBATES,
    Plan,
    relevant,
    remembered_plans,
)
from ludi.games.seven_wonders.state import FREE_CITY, City, State

# What can be done


def terms(city: City) -> int:
    """The terms on which a city trades, see payment.py."""
    found = city.discounts
    if city.powers & BANK:
        found |= FROM_BANK
    if city.powers & REBATE:
        found |= REBATES
    return found


def plans(s: State, c: int, cost: int, waived: int) -> tuple[Plan, ...]:
    """Every payment of a resource cost from the production and the shops of this turn (8.3.1)."""
    cities = s.cities
    city = cities[c]
    left, right = cities[c + 1 - len(cities)].sale, cities[c - 1].sale
    return payment.plans(cost, city.own, waived, left, right, terms(city))


def waived(s: State, city: City, card: int) -> int:
    """Units left out thanks to a leader that makes this colour cheaper (8.6)."""
    return city.powers >> s.data.color[card] & 1


def stage_plans(s: State, c: int) -> list[Plan]:
    """The payments within reach for the next Wonder stage; none if there is no stage."""
    cities = s.cities
    city = cities[c]
    costs = s.data.stage_cost[city.board]
    if city.stages == len(costs):
        return []
    left, right = cities[c + 1 - len(cities)].sale, cities[c - 1].sale
    less = city.powers & STAGE_LESS != 0
    found = payment.plans(costs[city.stages], city.own, less, left, right, terms(city))
    coins = city.coins
    return [plan for plan in found if plan >> 24 <= coins]


def likely_build(s: State, c: int, card: int) -> Move | None:
    """The cheapest way to build a card, quickly; what a player would most likely do with it."""
    data = s.data
    city = s.cities[c]
    if city.has >> card & 1:
        return None
    if data.chain[card] & city.has:
        return BY_CHAIN[card]
    found = plans(s, c, data.cost[card], city.powers >> data.color[card] & 1)
    if found and (found[0] >> 24) + data.coins[card] <= city.coins:
        return BY_PAYING[card][found[0]]
    return None


def builds(s: State, c: int, card: int) -> list[Move]:
    """Every way to build a structure of the hand (8.2); none if its name is in the city."""
    found: list[Move] = []
    _add_builds(s, c, (card,), (), found)
    return found


def plays(s: State, c: int, hand: Iterable[int]) -> list[Move]:
    """Every action with every card of a hand, which is in ascending order (7.3)."""
    found: list[Move] = []
    _add_builds(s, c, hand, stage_plans(s, c), found, DISCARDS)
    return found


def _add_builds(
    s: State,
    c: int,
    hand: Iterable[int],
    for_stage: Iterable[Plan],
    found: list[Move],
    discards: list[Discard] | None = None,
) -> None:
    """The inner loop of every search: all that is the same for all cards is looked up once."""
    data, cities = s.data, s.cities
    costs, prices, colors, chains = data.cost, data.coins, data.color, data.chain
    city = cities[c]
    has, own, powers, coins = city.has, city.own, city.powers, city.coins
    left, right = cities[c + 1 - len(cities)].sale, cities[c - 1].sale
    trade = terms(city)
    no_choice, fixed = own < FIRST_CHOICE, own & ALL_UNITS
    ramses = data.first_guild if powers & GUILDS_FREE else data.first_leader
    free = city.may_build_free
    before = -1
    for card in hand:
        if card == before:
            continue
        before = card
        if not has >> card & 1:  # 7.3.1
            if chains[card] & has:
                found.append(BY_CHAIN[card])
            if card >= ramses:
                found.append(BY_RAMSES[card])
            cost = costs[card]
            buy = (cost | GUARD) - fixed  # payment.lacking, written out
            buy &= ((buy & GUARD) >> 3) * 7
            if not buy:
                if prices[card] <= coins:
                    found.append(BY_PAYING[card][0])
            elif no_choice and not powers >> colors[card] & 1:
                purse = coins - prices[card]
                mask = relevant(buy)
                for plan in remembered_plans(buy, left & mask, right & mask, trade):
                    if plan >> 24 <= purse:
                        found.append(BY_PAYING[card][plan])
            else:
                less = powers >> colors[card] & 1
                purse = coins - prices[card]
                for plan in payment.plans(cost, own, less, left, right, trade):
                    if plan >> 24 <= purse:
                        found.append(BY_PAYING[card][plan])
            if free:
                found.append(BY_OLYMPIA[card])
        for plan in for_stage:
            found.append(STAGES[card][plan])
        if discards is not None:
            found.append(discards[card])


def free_city_plays(s: State, hand: Iterable[int]) -> list[Move]:
    """What the holder may choose for the Free City from these cards (15.7.1, 15.7.2)."""
    found: list[Move] = []
    city = s.cities[FREE_CITY]
    for_stage = stage_plans(s, FREE_CITY)
    cards = sorted(set(hand))
    for card in cards:
        if must_chain(s, city, card):
            found.append(BY_CHAIN[card])
            continue
        found += builds(s, FREE_CITY, card)
        found += [STAGES[card][plan] for plan in for_stage]
    return found or [DISCARDS[card] for card in cards]


def must_chain(s: State, city: City, card: int) -> bool:
    return bool(s.data.chain[card] & city.has) and not city.has >> card & 1


def leader_cost(s: State, c: int, leader: int, recruitment: bool) -> int:
    """6.6, and 17.3 for a leader that does not come from the choice of a Recruitment."""
    city = s.cities[c]
    if city.powers & NO_LEADER_COST:
        return 0
    if city.powers & LEADERS_FREE and (recruitment or s.options.maecenas_scope == "always"):
        return 0
    cost = s.data.coins[leader]
    if city.powers & LESS_LEADER_COST:
        return max(0, cost - _leader_less(s, city)[0])
    less = 0
    for neighbour in (s.cities[s.left(c)], s.cities[s.right(c)]):
        if neighbour.powers & LESS_LEADER_COST:
            less = max(less, _leader_less(s, neighbour)[1])
    return max(0, cost - less)


def _leader_less(s: State, city: City) -> tuple[int, int]:
    """What the owner of Roma B saves on a leader, and what each neighbour saves (10.9.2)."""
    data = s.data
    sources = [data.start[city.board], *(data.does[n] for n in active(city))]
    return max(does.leader_less for does in sources)


def active(city: City) -> tuple[int, ...]:
    """The leaders whose effects a city has: in play, and copied (11.5.1)."""
    return city.leaders + city.copied if city.copied else city.leaders


# Why something cannot be done


def refuse_build(s: State, c: int, move: Build) -> Refusal | None:
    data = s.data
    city = s.cities[c]
    card = data.number[move.card]
    if city.has >> card & 1:
        return _refusal(c, s, "no-same-name", "7.3.1", card=move.card)
    if move.way == "pay":
        return _refuse_payment(s, c, move, data.cost[card], waived(s, city, card), card)
    if move.left or move.right or move.bank:
        return Refusal("no-free-unpaid", "1.7")
    if move.way == "chain" and not data.chain[card] & city.has:
        if not data.chain[card]:
            return Refusal("no-chain-none", "8.2.2", {"card": move.card})
        return Refusal("no-chain-missing", "8.2.2", {"cards": card_list(chain_names(s, card))})
    if move.way == "olympia" and not city.may_build_free:
        used = city.powers & FREE_BUILD
        return Refusal("no-olympia-used" if used else "no-olympia-not-yours", "10.7.1")
    if move.way == "ramses":
        if card < data.first_guild:
            return Refusal("no-ramses-not-guild", "8.2.4")
        if not city.powers & GUILDS_FREE:
            return Refusal("no-ramses-not-yours", "12.29")
    return None


def refuse_stage(s: State, c: int, move: Stage) -> Refusal | None:
    city = s.cities[c]
    costs = s.data.stage_cost[city.board]
    if city.stages == len(costs):
        return _refusal(c, s, "no-stage-none", "7.3.2")
    return _refuse_payment(
        s, c, move, costs[city.stages], int(city.powers & STAGE_LESS != 0), card=None
    )


def _refuse_payment(
    s: State, c: int, move: Build | Stage, cost: int, waived: int, card: int | None
) -> Refusal | None:
    city = s.cities[c]
    refusal = unpayable(s, c, cost, waived, card)
    if refusal is not None:
        return refusal
    offered = plans(s, c, cost, waived)
    chosen = payment.plan(move.left, move.right, move.bank)
    price = payment.total(chosen) + (0 if card is None else s.data.coins[card])
    if chosen in offered:
        return None if price <= city.coins else _too_dear(s, c, price)
    if move.bank and not city.powers & BANK:
        return Refusal("no-bilkis-not-yours", "12.5")
    if move.bank > payment.BANK_PRICE:
        return Refusal("no-bilkis-twice", "12.5")
    if offered == (0,):
        return Refusal("no-payment-needless", "8.5.2")
    prices = {"left": move.left, "right": move.right, "bank": move.bank}
    if payment.total(chosen) < min(map(payment.total, offered)):
        return Refusal("no-payment-incomplete", "8.5.1", prices)
    return Refusal("no-payment-prices", "8.5.1", prices)


def unpayable(s: State, c: int, cost: int, waived: int, card: int | None) -> Refusal | None:
    """Why no payment at all is within reach; None if there is one."""
    city = s.cities[c]
    coins = 0 if card is None else s.data.coins[card]
    if coins > city.coins and card is not None:
        args = {"card": s.data.ids[card], "cost": coins, "coins": city.coins}
        return Refusal("no-coin-cost", "8.1", args)
    offered = plans(s, c, cost, waived)
    if not offered:
        return _missing(s, c, cost, waived)
    price = min(map(payment.total, offered)) + coins
    return _too_dear(s, c, price) if price > city.coins else None


def _too_dear(s: State, c: int, price: int) -> Refusal:
    coins = s.cities[c].coins
    key = "no-free-city-coins" if _is_free_city(s, c) else "no-coins-short"
    return Refusal(key, "8.4.6", {"cost": price, "coins": coins})


def _missing(s: State, c: int, cost: int, waived: int) -> Refusal:
    """Name what cannot be bought: of all ways to buy, the one that lacks least."""
    city = s.cities[c]
    bank = int(city.powers & BANK != 0)
    left, right = s.cities[s.left(c)].sale, s.cities[s.right(c)].sale
    lacks = [
        payment.purchases(units, left + right, bank)[0]
        for units in payment.purchases(cost, city.own, waived)
    ]
    goods = payment.listed(min(lacks, key=payment.size))
    if len(goods) == 1:
        name, n = goods[0]
        sold = payment.purchases(pack([(name, 1)]), left + right, 0)
        if n == 1 and sold != (0,):
            return Refusal("no-resource-missing", "8.4.1", {"resource": name})
    return Refusal("no-resources-missing", "8.5.1", {"goods": goods_list(goods)})


def _refusal(c: int, s: State, key: str, clause: str, **args: Any) -> Refusal:
    """The same reason told of the own city or of the Free City."""
    if _is_free_city(s, c):
        key = {"no-same-name": "no-free-city-same-name", "no-stage-none": "no-free-city-no-stage"}[
            key
        ]
    return Refusal(key, clause, args)


def _is_free_city(s: State, c: int) -> bool:
    return s.seats == 2 and c == FREE_CITY


# Things as the texts name them


def goods_list(goods: Iterable[tuple[str, int]]) -> list[dict[str, object]]:
    return [{"key": "count-goods", "resource": name, "n": n} for name, n in goods]


def card_list(cards: Iterable[str]) -> list[dict[str, object]]:
    return [{"key": "the-card", "card": card} for card in cards]


def leader_list(leaders: Iterable[str]) -> list[dict[str, object]]:
    return [{"key": "the-leader", "leader": leader} for leader in leaders]


def chain_names(s: State, card: int) -> list[str]:
    mask = s.data.chain[card]
    return [s.data.ids[n] for n in range(s.data.first_guild) if mask >> n & 1]


def refuse_play(
    s: State, c: int, move: Build | Stage | Discard, hand: tuple[int, ...]
) -> Refusal | None:
    if move.card is None or s.data.number[move.card] not in hand:
        return Refusal("no-card-not-in-hand", "7.1")
    if isinstance(move, Build):
        return refuse_build(s, c, move)
    if isinstance(move, Stage):
        return refuse_stage(s, c, move)
    return None


def refuse_for_free_city(
    s: State, move: Build | Stage | Discard, rest: tuple[int, ...], hand: tuple[int, ...]
) -> Refusal | None:
    """15.7.1, 15.7.2."""
    card = NOBODY if move.card is None else s.data.number[move.card]
    if card not in rest:
        if card in hand:
            return Refusal("no-free-city-same-card", "15.7")
        return Refusal("no-card-not-in-hand", "7.1")
    if isinstance(move, Discard):
        able = free_city_plays(s, rest)
        if isinstance(able[0], Discard):
            return None
        return Refusal("no-free-city-discard", "15.7.1", _still_builds(able[0]))
    by_chain = isinstance(move, Build) and move.way == "chain"
    if must_chain(s, s.cities[FREE_CITY], card) and not by_chain:
        return Refusal("no-free-city-chain", "15.7.2", {"card": move.card})
    return refuse_play(s, FREE_CITY, move, rest)


def _still_builds(move: Any) -> dict[str, object]:
    return {"stage": 0, "card": move.card} if isinstance(move, Build) else {"stage": 1, "card": ""}


def refuse_cost(
    s: State, c: int, leader: str, recruitment: bool, key: str, clause: str
) -> Refusal | None:
    cost = leader_cost(s, c, s.data.number[leader], recruitment)
    coins = s.cities[c].coins
    if cost <= coins:
        return None
    return Refusal(key, clause, {"leader": leader, "cost": cost, "coins": coins})
