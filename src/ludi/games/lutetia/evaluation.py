"""What a position is worth, and how likely a move is at first sight."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp

from ludi.core.moves import Move
from ludi.core.weights import lead, weighted_sum
from ludi.games.lutetia import scoring
from ludi.games.lutetia.data import ACTIONS, GAP, INCOME, RESOURCES
from ludi.games.lutetia.moves import Bid, Bribe, Legions
from ludi.games.lutetia.scoring import scores
from ludi.games.lutetia.state import State, Wishes
from ludi.games.lutetia.steps import INCOME_PAYS, NUMBER, BribeWave, bids

BAZAAR_HOPE = 1.6  # a Bazaar that is not yet served
NOTHING = 0.02  # how likely is a bid for an empty place
# How greedy players bid and bribe: logistic regressions on some twenty of their games. At first
# sight a bid's likelihood is a product of these powers of e, for the cards' worth in points:
EAGER = 0.45  # to the bidder
SHY = 0.23  # to the others, on average: who bids there has to bribe
WAGES, NEED = 0.56, 0.76  # of Income, and more of it for who has nothing
BROKE = 0.26  # how much less likely are cards that cannot be paid together
# A bribe's:
FIRST_WAVE = (0.34, -0.67)  # for giving anything, and for each coin
LATER_WAVE = (-0.23, -1.69)
WANTED = 0.2  # for what the others would get from the card
LACKING = -1.07  # for each coin that is missing for the cards afterwards
WASTED = 0.007  # how much less likely is a bribe on Income
COIN = 0.42  # what a sestertius is worth in points: a third at the end, more while it can be used


FEATURES = ("prestige", "bazaars", "statues", "legions", "waiting", "majorities", "coins")


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
    return weighted_sum(features(s, seat), weights)


def features(s: State, seat: int) -> Sequence[float]:
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


@cache
def _lead_points(own: int, rival: int) -> float:
    return 2.5 + 7.0 / (1.0 + exp(-0.9 * (own - rival))) + 0.35 * own if own else 0.0


def priors(s: State, seat: int, choices: Sequence[Move]) -> list[float]:
    """Sensible players bid for what they can pay, put small bribes, keep their Legions."""
    first = choices[0]
    if isinstance(first, Bid):
        return _at_first_sight(s, seat, pairs_of(choices), wishes(s).gains)
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
    supply = supply_before(s, seat)
    appeal = [
        exp(EAGER * gain - SHY * others) if card != GAP else NOTHING
        for card, gain, others in zip(s.market, gains[seat], of_others(gains, seat), strict=True)
    ]
    appeal.append(exp(WAGES + NEED * max(0, 4 - supply) / 4))
    cost = costs(s)
    return [
        appeal[one] * appeal[two] * (1.0 if cost[one] + cost[two] <= supply else BROKE)
        for one, two in pairs
    ]


def canonical_moves(choices: Sequence[Move]) -> Sequence[Move]:
    """Of two bids for the same cards only the one in the market's order (6.5)."""
    if not isinstance(choices[0], Bid):
        return choices
    return [
        bid for bid in choices if isinstance(bid, Bid) and NUMBER[bid.first] <= NUMBER[bid.second]
    ]


def equivalent_moves(move: Move) -> Sequence[Move]:
    """A bid and the same with the cards changed: who bribes may not tell which is which."""
    if not isinstance(move, Bid) or move.first == move.second:
        return (move,)
    turned = Bid(move.second, move.first)
    return (move, turned) if NUMBER[move.first] < NUMBER[move.second] else (turned, move)


def pairs_of(choices: Sequence[Move]) -> list[tuple[int, int]]:
    return [(NUMBER[bid.first], NUMBER[bid.second]) for bid in choices if isinstance(bid, Bid)]


def supply_before(s: State, seat: int) -> int:
    """What a seat had when it bid: bribes may lie on the cards by now."""
    return s.players[seat].supply + sum(s.bribes[seat])


def wishes(s: State) -> Wishes:
    """Worked out once in a round: from the bids to the reveal nothing changes that counts here."""
    if s.wishes is None:
        gains, pairs, seats = _gains(s), each_once(s.columns), range(len(s.players))
        likely = [_at_first_sight(s, seat, pairs, gains) for seat in seats]
        wanted = [_wanted(pairs, weights) for weights in likely]
        s.wishes = Wishes(gains, likely, wanted, [None] * len(seats))
    return s.wishes


@cache
def each_once(columns: int) -> list[tuple[int, int]]:
    """Every two cards of a hand, without regard to their order."""
    return pairs_of(canonical_moves([*bids(columns)]))


def _wanted(pairs: list[tuple[int, int]], weights: list[float]) -> list[float]:
    """How likely a seat bids for each, by the likelihoods of its bids."""
    shares = [0.0] * len(ACTIONS)
    for (one, two), weight in zip(pairs, weights, strict=True):
        shares[one] += weight
        shares[two] += weight
    total = sum(weights)
    return [share / total for share in shares]


def worth_a_bribe(gain: float) -> float:
    """How much likelier a bribe lies on what brings the others so much; 0 where no card lies."""
    return exp(WANTED * gain) if gain else WASTED


def costs(s: State) -> list[int]:
    """Of every action card, in coins."""
    return [s.data.cost[card] if card != GAP else 0 for card in s.market] + [-INCOME_PAYS]


def _gains(s: State) -> list[list[float]]:
    """Points that each card of the market would bring to each seat."""
    return [
        [
            min(12.0, _gain(s, owner, slot, card)) if card != GAP else 0.0
            for slot, card in enumerate(s.market)
        ]
        for owner in [Owner(s, seat) for seat in range(len(s.players))]
    ]


def of_others(gains: list[list[float]], seat: int) -> list[float]:
    """Points that each card would bring to the others, on average."""
    rivals = len(gains) - 1
    return [(sum(column) - column[seat]) / rivals for column in zip(*gains, strict=True)]


class Owner:
    """What a seat's cards make of the next one."""

    __slots__ = ("by_color", "by_resource", "by_roman", "colors", "rivals", "romans", "units")

    def __init__(self, s: State, seat: int) -> None:
        data, player = s.data, s.players[seat]
        others = [p.units for p in s.players if p is not player]
        self.units = player.units
        self.rivals = [max(column) for column in zip(*others, strict=True)]
        self.by_resource = [0] * len(RESOURCES)  # cards that give a point for each unit
        self.by_color: list[str | None] = []  # or for each card of a color
        self.by_roman = 0
        self.colors: list[str | None] = []
        self.romans = 0
        for held in player.cards:
            face = data.cards[held]
            self.colors.append(face.color)
            self.romans += face.roman
            match data.effect[held]:
                case "vp_per_resource":
                    self.by_resource[data.effect_resource[held]] += 1
                case "vp_2_plus_color":
                    self.by_color.append(face.color)
                case "vp_3_plus_roman":
                    self.by_roman += 1


def _gain(s: State, owner: Owner, slot: int, card: int) -> float:
    """Points that a card would bring, as the evaluation counts them."""
    data, face = s.data, s.data.cards[card]
    gain = COIN * (s.coins[slot] - face.cost) + owner.by_color.count(face.color)
    if face.roman:
        gain += owner.by_roman
    resource, units, kind = data.resource[card], owner.units, data.effect_resource[card]
    if resource != GAP:
        more, own, rival = face.units, units[resource], owner.rivals[resource]
        gain += _lead_points(own + more, rival) - _lead_points(own, rival)
        gain += more * owner.by_resource[resource]
    match data.effect[card]:
        case "vp_per_resource":
            gain += units[kind]
        case "vp_2_plus_color":
            gain += scoring.CRAFTSHOP_BASE + 1 + owner.colors.count(face.color)
        case "vp_3_plus_roman":
            gain += scoring.STATUE_BASE + owner.romans + face.roman
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
    gains = of_others(wishes(s).gains, seat)
    first, second = [worth_a_bribe(gains[slot]) if slot != INCOME else WASTED for slot in laid]
    return [
        coins[m.first + m.second] * (first if m.first else 1.0) * (second if m.second else 1.0)
        for m in choices
        if isinstance(m, Bribe)
    ]
