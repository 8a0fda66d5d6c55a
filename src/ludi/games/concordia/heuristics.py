"""What bots know about good play.

A position is worth what it will score if it grows as games usually do: for every god, the cards a
player has and will have, times what one of them is and will be worth. So a house is worth its part
of every card, and a card its part of every house. Coins, goods and cards in hand count as the means
to get there, and a decision that is still open counts as the best that can be made of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import atan
from typing import NamedTuple

from ludi.core.heuristics import Heuristics
from ludi.core.moves import Move
from ludi.core.weights import lead, weighted_sum
from ludi.games.concordia.data import (
    ACTIONS,
    ARCHITECT,
    BRICK,
    COLONIST,
    CONSUL,
    FOOD,
    GAP,
    GODS,
    GOODS,
    MARKET_MERCATOR,
    MASON,
    MERCATOR,
    PREFECT,
    SENATOR,
    TOOLS,
    Pairs,
)
from ludi.games.concordia.map import Map
from ludi.games.concordia.moves import (
    Build,
    Buy,
    EndBuilding,
    EndBuying,
    EndMoving,
    EndSettling,
    Play,
    Produce,
    Recruit,
    Settle,
    TakeCoins,
    Travel,
)
from ludi.games.concordia.scoring import card_values
from ludi.games.concordia.state import Player, State
from ludi.games.concordia.steps.actions import Copying, copyable
from ludi.games.concordia.steps.architect import Building, Moving, beside, house_coins
from ludi.games.concordia.steps.colonists import (
    COST,
    ColonistMode,
    MoreColonists,
    TribuneColonist,
    can_settle,
    coins_for,
)
from ludi.games.concordia.steps.common import can_pay, free_spaces, pay
from ludi.games.concordia.steps.market import Buying, price
from ludi.games.concordia.steps.mercator import Trading
from ludi.games.concordia.steps.prefect import Prefecture, harvest, marker_coins

# What a player still gains in a whole game: cards of a god, and value of each card
MORE_CARDS: dict[str, float] = {
    "vesta": 0.0,
    "jupiter": 1.6,
    "saturnus": 1.5,
    "mercurius": 0.9,
    "mars": 1.0,
    "minerva": 1.0,
}
MORE_VALUE: dict[str, float] = {
    "vesta": 1.0,
    "jupiter": 8.0,
    "saturnus": 6.0,
    "mercurius": 6.0,
    "mars": 5.0,
    "minerva": 6.0,
}
MARKET_CARDS = {2: 15, 3: 21, 4: 26, 5: 30}  # 2.4
COIN_AT_THE_END = 0.1  # 9.3
COIN_TO_SPEND = 0.22  # more than that, as long as there is a game to spend it in
PURSE = 18  # coins that can be put to good use soon
UNITS = (1.35, 1.1, 0.9, 0.75, 0.65)  # a good is worth less the more of it one has
USES = [sum(UNITS[min(unit, 4)] for unit in range(n)) for n in range(13)]
SPACE = 0.5  # a free space, up to a few
IN_HAND = {
    "tribune": 0.0,
    "architect": 1.7,
    "prefect": 1.1,
    "diplomat": 1.0,
    "mercator": 1.0,
    "mercator-market": 1.2,
    "senator": 1.3,
    "colonist": 1.0,
    "consul": 1.1,
}
SPECIALIST_IN_HAND = 0.8
LIKELY = 0.93  # of what an open decision can bring
WITHIN_REACH = 0.25  # of the houses that could be built and paid with the next Architect
NEARBY = 0.12  # of the best houses where the colonists stand, paid or not
AFFORDABLE = 0.25  # of the cards that the next Senator could buy
MOST_POINTS = 6  # 5.4.4
STEP = 1.2  # a movement point more
AT_LEAST = 0.25  # of the game is left as long as nobody has triggered the end


class Outlook(NamedTuple):
    """What things are worth to one player in a position."""

    left: float  # part of the game still to come
    coin: float  # the next one, the purse being what it is
    good: float  # for each coin of a good's list price
    cards: dict[str, float]  # of each god, in the end
    values: dict[str, float]  # of one card of each god, in the end
    houses: list[float]  # a house in a city of each good, less its goods, apart from its province


FEATURES = ("gods", "specialists", "concordia", "coins", "goods", "hand", "spaces", "colonists")


def evaluate(s: State, seat: int, weights: Sequence[float]) -> float:
    left = time_left(s)
    standing = [worth(s, n, player, left, weights) for n, player in enumerate(s.players)]
    return ahead(s, standing, seat, left)


def evaluate_all(s: State, weights: Sequence[float]) -> list[float]:
    left = time_left(s)
    standing = [worth(s, n, player, left, weights) for n, player in enumerate(s.players)]
    return [ahead(s, standing, seat, left) for seat in range(len(standing))]


def ahead(s: State, standing: list[float], seat: int, left: float) -> float:
    """A seat's lead, and what it can do with what it holds."""
    return lead(standing, seat) + (plans(s, seat, left) if s.agenda else 0.0)


def time_left(s: State) -> float:
    if s.concordia != GAP or not s.agenda:
        return 0.0
    cards = len(s.stack) + sum(1 for card in s.market if card != GAP)
    houses = max([player.houses.bit_count() for player in s.players])
    total = MARKET_CARDS[len(s.players)]
    return max(AT_LEAST, min(cards / total, 1 - houses / s.data.houses))


def worth(s: State, seat: int, player: Player, left: float, weights: Sequence[float]) -> float:
    points = features(s, seat, player, left)
    return weighted_sum(points, weights) if s.agenda else sum(points)


def features(s: State, seat: int, player: Player, left: float) -> Sequence[float]:
    """Points in the end and the means to get them, whatever is planned or being decided."""
    owned = player.hand | player.discard
    gods = specialists = concordia = 0.0
    for god, value in card_values(s, player).items():
        cards = (owned & s.data.of_god[god]).bit_count()
        gods += (cards + left * MORE_CARDS[god]) * (value + left * MORE_VALUE[god])
    for card, good, each in s.data.specialists:
        if owned & card:
            specialists += each * ((player.houses & s.by_good[good]).bit_count() + left)
    if s.concordia == seat:
        concordia += s.data.file.limits.concordia
    if not s.agenda:
        coins = COIN_AT_THE_END * 0.1 * player.coins
        return (gods, specialists, concordia, coins, 0.0, 0.0, 0.0, 0.0)
    return (
        gods,
        specialists,
        concordia,
        purse(player.coins, left),
        stock(s, player.goods, left),
        in_hand(s, player.hand) * min(1.0, 3 * left) if left else 0.0,
        SPACE * min(4, free_spaces(s, player)) * left if left else 0.0,
        STEP * left * len(player.places),
    )


def spending(left: float) -> float:
    """What a coin is worth to spend, above what it counts in the end."""
    return COIN_TO_SPEND * min(1.0, 2 * left)


def purse(coins: int, left: float) -> float:
    """Coins, each worth less than the one before: a hoard buys nothing."""
    return COIN_AT_THE_END * coins + spending(left) * PURSE * atan(coins / PURSE)


def stock(s: State, goods: list[int], left: float) -> float:
    """Goods by their list price; the first of a kind opens more than the fourth."""
    total = 0.0
    useful = min(1.0, 3 * left)
    for n, each in zip(goods, s.data.price, strict=True):
        if n:
            total += each * (USES[n] * useful + n * (1 - useful))
    return total * (COIN_AT_THE_END + spending(left))


def in_hand(s: State, hand: int) -> float:
    total = 0.0
    for action, cards in enumerate(s.data.of_action):
        n = (hand & cards).bit_count()
        if n:
            total += IN_HAND.get(ACTIONS[action], SPECIALIST_IN_HAND) * (1 + 0.7 * (n - 1))
    return total


def cost_of(s: State, cost: Pairs, outlook: Outlook) -> float:
    return 1.1 * outlook.good * sum(n * s.data.price[good] for good, n in cost)


# Plans: what can be made of a position


def look_ahead(s: State, player: Player, left: float) -> Outlook:
    owned = player.hand | player.discard
    values = card_values(s, player)
    spend = spending(left)
    good = COIN_AT_THE_END + spend
    cards: dict[str, float] = {
        god: (owned & s.data.of_god[god]).bit_count() + left * MORE_CARDS[god] for god in GODS
    }
    return Outlook(
        left,
        COIN_AT_THE_END + spend / (1 + (player.coins / PURSE) ** 2),
        good,
        cards,
        {god: values.get(god, 0) + left * MORE_VALUE[god] for god in GODS},
        house_gains(s, player, owned, left, good, cards),
    )


def plans(s: State, seat: int, left: float) -> float:
    """The next houses and cards within reach, and the decision that is still open."""
    player = s.players[seat]
    outlook = look_ahead(s, player, left)
    points = NEARBY * nearby(s, player, outlook)
    points += WITHIN_REACH * houses(s, player, len(player.places), outlook)
    points += AFFORDABLE * purchases(s, player, 2, False, outlook)
    if s.agenda[-1].seat == seat:  # type: ignore[attr-defined]
        points += LIKELY * prospect(s, seat, player, outlook)
    return points


# Houses


def house_gains(
    s: State, player: Player, owned: int, left: float, unit: float, cards: dict[str, float]
) -> list[float]:
    """Points that a house adds in a city of each good: gods, production, less the goods."""
    last = player.houses.bit_count() == s.data.houses - 1 and s.concordia == GAP
    gains = []
    for good, listed in enumerate(s.data.price):
        gain = cards["jupiter"] if good != BRICK else 0.0
        if not player.houses & s.by_good[good]:
            gain += 2 * cards["mercurius"]
        gain += 1.3 * left * listed * unit  # what it will produce
        gain -= 1.1 * unit * sum([n * s.data.price[g] for g, n in s.data.house_goods[good]])
        if last:
            gain += s.data.file.limits.concordia
        gains.append(gain)
    for card, good, each in s.data.specialists:
        gains[good] += each if owned & card else 0.25 * each * left
    return gains


def house_net(s: State, player: Player, city: int, outlook: Outlook) -> float:
    """Points that a house in a city adds, less what it costs."""
    board = s.data.maps[s.map]
    net = outlook.houses[s.tokens[city]] - outlook.coin * house_coins(s, city)
    if not player.houses & board.in_province[board.province_of[city]]:
        net += outlook.cards["saturnus"]
    return net


def nearby(s: State, player: Player, outlook: Outlook) -> float:
    """The two best houses where the colonists stand, paid or not."""
    cities = beside(s, player) & ~player.houses
    best = second = 0.0
    while cities:
        lowest = cities & -cities
        cities ^= lowest
        net = house_net(s, player, lowest.bit_length() - 1, outlook)
        if net > best:
            best, second = net, best
        elif net > second:
            second = net
    return best + 0.6 * second


def houses(s: State, player: Player, points: int, outlook: Outlook) -> float:
    """The best houses that can be built and paid with so many movement points."""
    left = s.data.houses - player.houses.bit_count()
    payable = 0
    for good, cost in enumerate(s.data.house_goods):
        if can_pay(player.goods, cost):
            payable |= s.by_good[good]
    if not payable or not left:
        return 0.0
    candidates = []
    for distance, cities in enumerate(rings(s, player, points)):
        within = cities & payable
        while within:
            lowest = within & -within
            within ^= lowest
            city = lowest.bit_length() - 1
            net = house_net(s, player, city, outlook)
            if net > 0:
                candidates.append((net, -distance, city))
    candidates.sort(reverse=True)
    goods, coins = player.goods[:], player.coins
    total = 0.0
    for net, steps, city in candidates:
        cost, paid = s.data.house_goods[s.tokens[city]], house_coins(s, city)
        if -steps <= points and paid <= coins and left and can_pay(goods, cost):
            pay(goods, cost)
            coins -= paid
            points += steps
            left -= 1
            total += net
    return total


def rings(s: State, player: Player, points: int) -> list[int]:
    """Cities without a house of the player, by the points it takes to stand beside them.

    Who occupies which line is not looked at: the way there is rarely shut.
    """
    near = surroundings(s.data.maps[s.map])
    seen = player.houses
    found = []
    for distance in range(points + 1):
        cities = 0
        for place in player.places:
            cities |= near[place][distance]
        cities &= ~seen
        seen |= cities
        found.append(cities)
    return found


@cache
def surroundings(board: Map) -> list[list[int]]:
    """For each place, the cities beside lines at most so far away."""
    table = []
    for place, reached in enumerate(board.reach):
        row = [board.beside[place]]
        for distance in range(1, MOST_POINTS + 1):
            cities = row[-1]
            for line, far in reached:
                if far == distance:
                    cities |= board.beside[line]
            row.append(cities)
        table.append(row)
    return table


# Decisions that are still open


def prospect(s: State, seat: int, player: Player, outlook: Outlook) -> float:
    """The best that the seat can make of what it is being asked."""
    match s.agenda[-1]:
        case Moving(points=points):
            return houses(s, player, points, outlook)
        case Building():
            return houses(s, player, 0, outlook)
        case Prefecture():
            return prefecture(s, seat, player, outlook)
        case Trading(traded=traded):
            return trade(s, player, traded, outlook)
        case Buying(left=left, consul=consul):
            return purchases(s, player, left, consul, outlook)
        case TribuneColonist():
            return max(0.0, settling(s, outlook))
        case ColonistMode():
            return colonising(s, player, outlook)
        case MoreColonists():
            return max(0.0, settling(s, outlook)) * may_settle(player)
        case Copying():
            tops = [s.data.action[s.players[other].top] for other in copyable(s, seat)]
            return max(action_gain(s, seat, player, action, outlook) for action in tops)
        case _:
            return 0.0


def action_gain(s: State, seat: int, player: Player, action: int, outlook: Outlook) -> float:
    """What the action of a card would bring now."""
    if action == ARCHITECT:
        return houses(s, player, len(player.places), outlook)
    if action == PREFECT:
        return prefecture(s, seat, player, outlook)
    if action in (MERCATOR, MARKET_MERCATOR):
        return s.data.income[action] * outlook.coin + trade(s, player, (0,) * 5, outlook)
    if action == SENATOR:
        return purchases(s, player, 2, False, outlook)
    if action == CONSUL:
        return purchases(s, player, 1, True, outlook)
    if action == COLONIST:
        return colonising(s, player, outlook)
    good = action - MASON
    if good < 0:
        return 0.0
    n = min((player.houses & s.by_good[good]).bit_count(), free_spaces(s, player))
    return 0.9 * n * s.data.price[good] * outlook.good


def prefecture(s: State, seat: int, player: Player, outlook: Outlook) -> float:
    best = marker_coins(s) * outlook.coin
    board = s.data.maps[s.map]
    room = free_spaces(s, player)
    before = stock(s, player.goods, outlook.left)
    bonus = 2 if s.praefectus == seat else 1
    for province, good in enumerate(s.markers):
        if not s.active_provinces >> province & 1:
            continue
        cities = board.in_province[province]
        batch = harvest(s, seat, cities) if player.houses & cities else [0, 0, 0, 0, 0]
        batch[good] += bonus
        goods = player.goods[:]
        space = room
        for kind in (4, 3, 2, 1, 0):
            kept = min(space, batch[kind])
            goods[kind] += kept
            space -= kept
        best = max(best, stock(s, goods, outlook.left) - before)
    return best


def trade(s: State, player: Player, traded: tuple[int, ...], outlook: Outlook) -> float:
    """What the best order brings: two kinds that are missing, or one paid and made room for."""
    room, coins = free_spaces(s, player), player.coins
    kinds = 2 - sum(1 for net in traded if net)
    if kinds <= 0:
        return 0.0
    buys = sorted(buying(s, player, traded, room, coins, outlook), reverse=True)
    best = sum(buys[:kinds])
    most = max(range(5), key=lambda good: 0 if traded[good] else player.goods[good])
    if kinds == 2 and player.goods[most] > 1:
        sold, each = player.goods[most] - 1, s.data.price[most]
        kept = sum([UNITS[min(unit, 4)] for unit in range(1, sold + 1)])
        gain = each * (sold * outlook.coin - kept * outlook.good)
        rest = (*traded[:most], 1, *traded[most + 1 :])
        others = buying(s, player, rest, room + sold, coins + sold * each, outlook)
        roomy = SPACE * outlook.left * max(0, min(4, room + sold) - room)
        best = max(best, gain + max(roomy, max(others, default=0.0)))
    return best


def buying(
    s: State, player: Player, traded: tuple[int, ...], room: int, coins: int, outlook: Outlook
) -> list[float]:
    """What up to three units of each good not yet traded are worth above their price."""
    gains = []
    for good, each in enumerate(s.data.price):
        if not traded[good]:
            n = player.goods[good]
            units = range(n, n + min(3, room, coins // each))
            use = [UNITS[min(unit, 4)] * outlook.good - outlook.coin for unit in units]
            gains.append(each * sum([gain for gain in use if gain > 0]))
    return gains


def settling(s: State, outlook: Outlook) -> float:
    """A colonist on the board: Mars, a movement point, a free space; less its food and tools."""
    gain = 2 * outlook.cards["mars"] + (STEP + 3 * SPACE) * outlook.left
    return gain - cost_of(s, COST, outlook)


def may_settle(player: Player) -> int:
    return min(player.goods[FOOD], player.goods[TOOLS], sum(player.stored))


def colonising(s: State, player: Player, outlook: Outlook) -> float:
    coins = coins_for(player) * outlook.coin
    if not can_settle(player):
        return coins
    return max(coins, settling(s, outlook) * may_settle(player))


def card_gain(s: State, player: Player, card: int, outlook: Outlook) -> float:
    """Points a market card adds, and a way to play it."""
    face = s.data.cards[card]
    if face.good is not None:
        built = (player.houses & s.by_good[GOODS.index(face.good)]).bit_count()
        gain = face.points * (built + outlook.left)
    else:
        gain = outlook.values[face.god]
    action = ACTIONS[s.data.action[card]]
    return gain + IN_HAND.get(action, SPECIALIST_IN_HAND) * min(1.0, 3 * outlook.left)


def purchases(s: State, player: Player, limit: int, consul: bool, outlook: Outlook) -> float:
    """The best cards that can be bought together."""
    choices = []
    for slot, card in enumerate(s.market):
        if card == GAP:
            continue
        cost = price(s, slot, card, consul)
        if can_pay(player.goods, cost):
            any_good = not consul and s.data.asks_any[slot]
            extra = 4 * outlook.good if any_good else 0.0
            net = card_gain(s, player, card, outlook) - cost_of(s, cost, outlook) - extra
            choices.append((net, slot, cost, any_good))
    choices.sort(reverse=True)
    goods = player.goods[:]
    total = 0.0
    for net, _, cost, any_good in choices:
        if net <= 0 or not limit:
            break
        if not can_pay(goods, cost):
            continue
        left = goods[:]
        pay(left, cost)
        if any_good:
            spare = next((good for good in range(5) if left[good]), None)
            if spare is None:
                continue
            left[spare] -= 1
        goods = left
        limit -= 1
        total += net
    return total


# Which moves to look at first


def priors(s: State, seat: int, choices: Sequence[Move]) -> list[float]:
    player = s.players[seat]
    outlook = look_ahead(s, player, time_left(s))
    return [prior(s, seat, player, outlook, move) for move in choices]


def prior(s: State, seat: int, player: Player, outlook: Outlook, move: Move) -> float:
    match move:
        case Play(card=card):
            return 0.3 + play_gain(s, seat, player, ACTIONS.index(card), outlook)
        case Travel(line=line, points=points):
            return travel_gain(s, player, line, outlook) / (1 + 0.3 * points)
        case Build(city=city):
            number = s.data.maps[s.map].city_number[city]
            return 0.3 + max(0.0, house_net(s, player, number, outlook))
        case Recruit(card=card):
            return 0.3 + card_gain(s, player, s.data.number[card], outlook)
        case Produce(province=province):
            number = s.data.maps[s.map].province_number[province]
            cities = s.data.maps[s.map].in_province[number]
            own = (player.houses & cities).bit_count()
            return 0.3 + own + 0.15 * s.data.price[s.markers[number]]
        case Settle():
            return 1.0
        case TakeCoins():
            return 0.3 + 0.2 * marker_coins(s)
        case Buy(good=good):
            return 1.0 if player.goods[GOODS.index(good)] == 0 else 0.4
        case EndMoving() | EndBuilding() | EndBuying() | EndSettling():
            return 0.5
        case _:
            return 0.5


def play_gain(s: State, seat: int, player: Player, action: int, outlook: Outlook) -> float:
    if ACTIONS[action] == "tribune":
        return 0.6 * in_hand(s, player.discard)
    if ACTIONS[action] == "diplomat":
        tops = [s.data.action[s.players[other].top] for other in copyable(s, seat)]
        gains = [action_gain(s, seat, player, other, outlook) for other in tops]
        return max(gains, default=0.0)
    return max(0.0, action_gain(s, seat, player, action, outlook))


def travel_gain(s: State, player: Player, line: str, outlook: Outlook) -> float:
    board = s.data.maps[s.map]
    gain = 0.3
    for city in board.ends[board.line_number[line]]:
        if city != board.roma and not player.houses >> city & 1:
            paid = can_pay(player.goods, s.data.house_goods[s.tokens[city]])
            net = max(0.0, house_net(s, player, city, outlook))
            gain += net if paid else 0.2 * net
    return gain


class ConcordiaHeuristics(Heuristics[State]):
    feature_names = FEATURES
    # The others rarely change what a turn of ours is worth, and take long to play
    stop_at_opponents = True

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(state, seat, self.weights[len(state.players)])

    def evaluate_all(self, state: State) -> list[float]:
        return evaluate_all(state, self.weights[len(state.players)])

    def features(self, state: State, seat: int) -> Sequence[float]:
        return features(state, seat, state.players[seat], time_left(state))

    def priors(self, state: State, seat: int, moves: Sequence[Move]) -> list[float]:
        return priors(state, seat, moves)
