"""What the game knows about good play."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from ludi.core.moves import Move
from ludi.core.weights import lead, weighed
from ludi.games.lutetia import scoring
from ludi.games.lutetia.data import ACTIONS, GAP, INCOME, RESOURCES
from ludi.games.lutetia.moves import Bid, Bribe, Legions
from ludi.games.lutetia.scoring import scores
from ludi.games.lutetia.state import State
from ludi.games.lutetia.steps import BribeWave, bids

BAZAAR_HOPE = 1.6  # a Bazaar that is not yet served
NOTHING = 0.02  # a bid for an empty place: how likely,
IN_VAIN = -3.0  # and how good
# How greedy players bid and bribe: logistic regressions on some twenty of their games. At first
# sight a bid's likelihood is a product of these powers of e, for the cards' worth in points:
EAGER = 0.45  # to the bidder
SHY = 0.23  # to the others, on average: who bids there has to bribe
WAGES, NEED = 0.56, 0.76  # of Income, and more of it for who has nothing
BROKE = 0.26  # how much less likely are cards that cannot be paid together
# Who thinks once about the others' bids expects of a card its worth where nobody else bids, and:
CONTESTED = 2.6  # points, where somebody does
WAGE = 2.5  # points of Income
MISSING = 0.5  # points less for each coin that is not there
RESOLVE = 1.85  # how much likelier is a bid for each point
# A bribe's:
FIRST_WAVE = (0.34, -0.67)  # for giving anything, and for each coin
LATER_WAVE = (-0.23, -1.69)
WANTED = 0.2  # for what the others would get from the card
LACKING = -1.07  # for each coin that is missing for the cards afterwards
WASTED = 0.007  # how much less likely is a bribe on Income
UNBRIBED = 2.7  # how much likelier is Income where nothing lies when others bribe
INCOME_PAYS = 3  # 8.2.1
NUMBER = {action: number for number, action in enumerate(ACTIONS)}
COIN = 0.42  # what a sestertius is worth in points: a third at the end, more while it can be used


TERMS = ("prestige", "bazaars", "statues", "legions", "waiting", "majorities", "coins")


def evaluate(s: State, seat: int, weights: Sequence[float]) -> float:
    return evaluate_all(s, weights)[seat]


def evaluate_all(s: State, weights: Sequence[float]) -> list[float]:
    """Points of each seat if things went on as they look, less what its rivals have."""
    s = settled(s)
    totals = [_worth(s, seat, weights) for seat in range(len(s.players))]
    return [lead(totals, seat) for seat in range(len(totals))]


def settled(s: State) -> State:
    """The position after what has been bid for is bought, as it lies."""
    if s.agenda and s.bids[0] and not s.face_up:
        s = s.copy()
        _buy_as_it_lies(s)
    return s


def _buy_as_it_lies(s: State) -> None:
    """Let everybody pass from here to the end of the round."""
    rounds = s.round
    while s.agenda and s.round == rounds:
        question = s.question
        assert question is not None
        for seat in question.actors(s):
            s.apply(seat, question.idle(s, seat))
        if s.phase < 3 and s.round == rounds:
            return


def _worth(s: State, seat: int, weights: Sequence[float]) -> float:
    if not s.agenda:
        return float(scores(s)[seat].total) + 0.01 * s.players[seat].supply
    return weighed(terms(s, seat), weights)


def terms(s: State, seat: int) -> Sequence[float]:
    """Points as they stand, smoothed where a unit more would not yet show."""
    player = s.players[seat]
    served = scoring.bazaars_served(s, player)
    owned = sum([s.data.is_bazaar[card] for card in player.cards])
    return (
        scoring.prestige(s, player),
        scoring.BAZAAR * served + BAZAAR_HOPE * (owned - served),
        scoring.statues(s, player),
        scoring.LEGION * len(player.legions),
        len(player.waiting),
        sum([_majority(s, seat, resource) for resource in range(len(RESOURCES))]),
        COIN * player.supply,
    )


def _majority(s: State, seat: int, resource: int) -> float:
    """Expected points of a majority: some for owning any, then by the lead."""
    own = s.players[seat].units[resource]
    if not own:
        return 0.0
    return _lead_points(
        own, max([p.units[resource] for other, p in enumerate(s.players) if other != seat])
    )


def _lead_points(own: int, rival: int) -> float:
    return 2.5 + 7.0 / (1.0 + exp(-0.9 * (own - rival))) + 0.35 * own if own else 0.0


def priors(s: State, seat: int, choices: Sequence[Move]) -> list[float]:
    """Sensible players bid for what they can pay, put small bribes, keep their Legions."""
    first = choices[0]
    if isinstance(first, Bid):
        return _at_first_sight(s, seat, _pairs(choices), _gains(s))
    if isinstance(first, Bribe):
        return _bribe_priors(s, seat, choices)
    if isinstance(first, Legions):
        return [
            1.0 if not any(m.by_seat) else 0.5 if m.by_seat[seat] else 0.05
            for m in choices
            if isinstance(m, Legions)
        ]
    return [1.0] * len(choices)


def _at_first_sight(
    s: State, seat: int, pairs: list[tuple[int, int]], gains: list[list[float]]
) -> list[float]:
    """By what the two cards would bring together, if there is money for both."""
    supply = _supply(s, seat)
    appeal = [
        exp(EAGER * gain - SHY * others) if card != GAP else NOTHING
        for card, gain, others in zip(s.market, gains[seat], _of_others(gains, seat), strict=True)
    ]
    appeal.append(exp(WAGES + NEED * max(0, 4 - supply) / 4))
    cost = _costs(s)
    return [
        appeal[one] * appeal[two] * (1.0 if cost[one] + cost[two] <= supply else BROKE)
        for one, two in pairs
    ]


def distinct(choices: list[Move]) -> list[Move]:
    """Of two bids for the same cards only the one in the market's order (6.5)."""
    if not isinstance(choices[0], Bid):
        return choices
    return [
        bid for bid in choices if isinstance(bid, Bid) and NUMBER[bid.first] <= NUMBER[bid.second]
    ]


def alike(move: Move) -> Sequence[Move]:
    """A bid and the same with the cards changed: who bribes may not tell which is which."""
    if not isinstance(move, Bid) or move.first == move.second:
        return (move,)
    turned = Bid(move.second, move.first)
    return (move, turned) if NUMBER[move.first] < NUMBER[move.second] else (turned, move)


def foreseen(s: State, seat: int, choices: Sequence[Move]) -> list[float]:
    """How likely each move is of players who think about each other before they bid."""
    if isinstance(choices[0], Bid):
        return _on_second_thought(s, seat, _pairs(choices))
    return priors(s, seat, choices)


def _on_second_thought(s: State, seat: int, pairs: list[tuple[int, int]]) -> list[float]:
    """By what the two cards would bring, each contested as likely as the others want it."""
    gains, wishes = _wishes(s)
    alone = [1.0] * len(ACTIONS)
    for other, wanted in enumerate(wishes):
        if other != seat:
            alone = [chance * (1.0 - share) for chance, share in zip(alone, wanted, strict=True)]
    worth = [
        chance * gain + (1.0 - chance) * CONTESTED if card != GAP else IN_VAIN
        for card, gain, chance in zip(s.market, gains[seat], alone[:INCOME], strict=True)
    ]
    worth.append(WAGE)
    cost, supply = _costs(s), _supply(s, seat)
    appeal, doubt = [exp(RESOLVE * points) for points in worth], exp(-RESOLVE * MISSING)
    return [
        appeal[one] * appeal[two] * doubt ** max(0, cost[one] + cost[two] - supply)
        for one, two in pairs
    ]


def _pairs(choices: Sequence[Move]) -> list[tuple[int, int]]:
    return [(NUMBER[bid.first], NUMBER[bid.second]) for bid in choices if isinstance(bid, Bid)]


def _supply(s: State, seat: int) -> int:
    """What a seat had when it bid: bribes may lie on the cards by now."""
    return s.players[seat].supply + sum(s.bribes[seat])


def _wishes(s: State) -> tuple[list[list[float]], list[list[float]]]:
    """What each card would bring to each seat, and how likely each wants it: the same for all who
    think about it."""
    if s.memo is None:
        s.memo = {}
    if "wishes" not in s.memo:
        gains, pairs = _gains(s), _pairs(distinct([*bids(s.columns)]))
        seats = range(len(s.players))
        s.memo["wishes"] = (
            gains,
            [_wanted(pairs, _at_first_sight(s, seat, pairs, gains)) for seat in seats],
        )
    found: tuple[list[list[float]], list[list[float]]] = s.memo["wishes"]
    return found


def _wanted(pairs: list[tuple[int, int]], weights: list[float]) -> list[float]:
    """How likely a seat bids for each, by the likelihoods of its bids."""
    shares = [0.0] * len(ACTIONS)
    for (one, two), weight in zip(pairs, weights, strict=True):
        shares[one] += weight
        shares[two] += weight
    total = sum(weights)
    return [share / total for share in shares]


def bids_behind(s: State, seat: int, choices: Sequence[Move]) -> list[float]:
    """How likely each bid lies face down, now that bribes lie on some: not on Income."""
    pairs = _pairs(choices)
    weights = _on_second_thought(s, seat, pairs)
    if not any(map(any, s.bribes)):
        return weights
    bribed = [_worth_a_bribe(gain) for gain in _of_others(_wishes(s)[0], seat)] + [WASTED]
    unbribed = [UNBRIBED if slot == INCOME else 1.0 for slot in range(len(ACTIONS))]
    first, second = (bribed if bribe else unbribed for bribe in s.bribes[seat])
    return [
        weight * first[one] * second[two] for weight, (one, two) in zip(weights, pairs, strict=True)
    ]


def _worth_a_bribe(gain: float) -> float:
    """How much likelier a bribe lies on what brings the others so much; 0 where no card lies."""
    return exp(WANTED * gain) if gain else WASTED


def _costs(s: State) -> list[int]:
    """Of every action card, in coins."""
    return [s.data.cost[card] if card != GAP else 0 for card in s.market] + [-INCOME_PAYS]


def _gains(s: State) -> list[list[float]]:
    """Points that each card of the market would bring to each seat."""
    return [
        [
            min(12.0, _gain(s, seat, slot, card)) if card != GAP else 0.0
            for slot, card in enumerate(s.market)
        ]
        for seat in range(len(s.players))
    ]


def _others_gain(s: State, seat: int, slot: int) -> float:
    """Points that one card would bring to the others, on average."""
    if (card := s.market[slot]) == GAP:
        return 0.0
    gains = [_gain(s, other, slot, card) for other in range(len(s.players)) if other != seat]
    return min(12.0, sum(gains) / len(gains))


def _of_others(gains: list[list[float]], seat: int) -> list[float]:
    """Points that each card would bring to the others, on average."""
    rivals = len(gains) - 1
    return [(sum(column) - column[seat]) / rivals for column in zip(*gains, strict=True)]


def _gain(s: State, seat: int, slot: int, card: int) -> float:
    """Points that a card would bring, as the evaluation counts them."""
    data, player = s.data, s.players[seat]
    units, effect, kind = player.units, data.effect[card], data.effect_resource[card]
    gain = COIN * (s.coins[slot] - data.cost[card])
    resource = data.resource[card]
    if resource != GAP:
        rival = max([p.units[resource] for other, p in enumerate(s.players) if other != seat])
        own = units[resource]
        gain += _lead_points(own + data.units[card], rival) - _lead_points(own, rival)
        for held in player.cards:
            if data.effect[held] == "vp_per_resource" and data.effect_resource[held] == resource:
                gain += data.units[card]
    face = data.cards[card]
    for held in player.cards:
        of_color = data.effect[held] == "vp_2_plus_color" and data.cards[held].color == face.color
        if of_color or (face.roman and data.effect[held] == "vp_3_plus_roman"):
            gain += 1.0
    match effect:
        case "vp_per_resource":
            gain += units[kind]
        case "vp_2_plus_color":
            same = sum([data.cards[held].color == face.color for held in player.cards])
            gain += scoring.CRAFTSHOP_BASE + 1 + same
        case "vp_3_plus_roman":
            roman = sum([data.cards[held].roman for held in player.cards])
            gain += scoring.STATUE_BASE + roman + face.roman
        case "vp_recipe":
            missing = sum([max(0, r - u) for r, u in zip(data.recipe[card], units, strict=True)])
            gain += BAZAAR_HOPE if missing else scoring.BAZAAR
        case "legion":
            gain += scoring.LEGION
        case "apprentice_attach":
            gain += 2.0
        case "income_per_resource":
            gain += COIN * units[kind]
        case "income_5_plus_beer":
            gain += COIN * (5 + units[kind])
    return gain


def _bribe_priors(s: State, seat: int, choices: Sequence[Move]) -> list[float]:
    """Little, sooner at first than in answer, on what the others want, and not the cards' price."""
    question = s.question
    assert isinstance(question, BribeWave)
    anything, coin = FIRST_WAVE if question.wave == 1 else LATER_WAVE
    supply, laid = s.players[seat].supply, s.bids[seat]
    cost = sum([s.data.cost[s.market[slot]] for slot in laid if slot != INCOME])
    coins = [
        exp(anything * bool(n) + coin * n + LACKING * max(0, cost - supply + n))
        for n in range(supply + 1)
    ]
    first, second = [
        _worth_a_bribe(_others_gain(s, seat, slot)) if slot != INCOME else WASTED for slot in laid
    ]
    return [
        coins[m.first + m.second] * (first if m.first else 1.0) * (second if m.second else 1.0)
        for m in choices
        if isinstance(m, Bribe)
    ]
