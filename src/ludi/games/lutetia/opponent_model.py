"""What the others may have bid: they ask themselves what everybody wants, as we do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import accumulate
from math import exp
from random import Random

from ludi.core.chance import drawn
from ludi.core.moves import Move
from ludi.games.lutetia.data import ACTIONS, GAP, INCOME
from ludi.games.lutetia.evaluation import (
    WASTED,
    costs,
    each_once,
    evaluate,
    of_others,
    pairs_of,
    priors,
    supply_before,
    wishes,
    worth_a_bribe,
)
from ludi.games.lutetia.moves import Bid
from ludi.games.lutetia.state import Looks, State
from ludi.games.lutetia.steps import BribeWave, Reveal

# Fitted like the priors. Who thinks once about the others' bids expects of a card its worth where
# nobody else bids, and:
CONTESTED = 2.6  # points, where somebody does
WAGE = 2.5  # points of Income
IN_VAIN = -3.0  # points of an empty place
MISSING = 0.5  # points less for each coin that is not there
RESOLVE = 1.85  # how much likelier is a bid for each point
UNBRIBED = 2.7  # how much likelier is Income where nothing lies when others bribe
# Who looks closer tries every bid in some worlds and takes the best:
WORLDS = 4  # are added with each look
WEIGHED = 8  # are weighed against each other for a bid
DRAWS = 120  # of so many worlds tell how likely each bid is
DOUBT = 4  # worlds is the formula worth beside them


def opponent_priors(s: State, seat: int, choices: Sequence[Move]) -> list[float]:
    """How likely each move is of players who think about each other before they bid."""
    if isinstance(choices[0], Bid):
        return _bid_likelihoods(s, seat, pairs_of(choices))
    return priors(s, seat, choices)


def bids_behind(s: State, seat: int, choices: Sequence[Move]) -> list[float]:
    """How likely each bid lies face down, now that bribes lie on some: not on Income."""
    pairs = pairs_of(choices)
    weights = _bid_likelihoods(s, seat, pairs)
    if not any(map(any, s.bribes)):
        return weights
    bribed = [worth_a_bribe(gain) for gain in of_others(wishes(s).gains, seat)] + [WASTED]
    unbribed = [UNBRIBED if slot == INCOME else 1.0 for slot in range(len(ACTIONS))]
    first, second = (bribed if bribe else unbribed for bribe in s.bribes[seat])
    return [
        weight * first[one] * second[two] for weight, (one, two) in zip(weights, pairs, strict=True)
    ]


def _bid_likelihoods(s: State, seat: int, pairs: list[tuple[int, int]]) -> list[float]:
    looks = wishes(s).looks[seat]
    if looks is None:
        return _on_second_thought(s, seat, pairs)
    if looks.likely is None:
        looks.likely = _on_a_closer_look(s, seat, looks.worlds)
    number, likely = _number(s.columns), looks.likely
    return [likely[number[pair]] for pair in pairs]


def _on_second_thought(s: State, seat: int, pairs: list[tuple[int, int]]) -> list[float]:
    """By what the two cards would bring, each contested as likely as the others want it."""
    found = wishes(s)
    alone = [1.0] * len(ACTIONS)
    for other, wanted in enumerate(found.wanted):
        if other != seat:
            alone = [chance * (1.0 - share) for chance, share in zip(alone, wanted, strict=True)]
    worth = [
        chance * gain + (1.0 - chance) * CONTESTED if card != GAP else IN_VAIN
        for card, gain, chance in zip(s.market, found.gains[seat], alone[:INCOME], strict=True)
    ]
    worth.append(WAGE)
    cost, supply = costs(s), supply_before(s, seat)
    appeal, doubt = [exp(RESOLVE * points) for points in worth], exp(-RESOLVE * MISSING)
    return [
        appeal[one] * appeal[two] * doubt ** max(0, cost[one] + cost[two] - supply)
        for one, two in pairs
    ]


def _on_a_closer_look(s: State, seat: int, worlds: list[list[float]]) -> list[float]:
    """How often each bid is the best of some of the worlds, and a little by the formula."""
    rng = Random(0)  # the same worlds, the same bids
    best = [0] * len(worlds[0])
    for _ in range(DRAWS):
        totals = [sum(points) for points in zip(*rng.choices(worlds, k=WEIGHED), strict=True)]
        best[totals.index(max(totals))] += 1
    formula = _on_second_thought(s, seat, each_once(s.columns))
    share = DRAWS * DOUBT / (len(worlds) * sum(formula))
    return [count + share * weight for count, weight in zip(best, formula, strict=True)]


@cache
def _number(columns: int) -> dict[tuple[int, int], int]:
    """Where two cards, in either order, are among all pairs."""
    pairs = each_once(columns)
    return {turned: n for n, (one, two) in enumerate(pairs) for turned in ((one, two), (two, one))}


def model_opponents(s: State, seat: int, weights: Sequence[float], rng: Random) -> None:
    """Look at the others' bids with their eyes, in a few more worlds."""
    if s.phase not in (2, 3):
        return
    found, unbribed = wishes(s), _unbribed(s)
    looks, likely = list(found.looks), [list(accumulate(bids)) for bids in found.likely]
    for other, seen in enumerate(found.looks):
        if other != seat:
            worlds = seen.worlds if seen else []
            more = [_look(unbribed, other, likely, weights, rng) for _ in range(WORLDS)]
            looks[other] = Looks([*worlds, *more])
    s.wishes, s.memo = replace(found, looks=looks), None


def _unbribed(s: State) -> State:
    """The position after the bids, whatever they are, and before all bribes."""
    found, seats = s.copy(), range(len(s.players))
    for seat in seats:
        found.players[seat].supply = supply_before(s, seat)
    found.bribes = [[0, 0] for _ in seats]
    found.choices = [None for _ in seats]
    found.phase = 3
    found.agenda = [Reveal(), BribeWave(tuple(seats), 1, False, ())]
    return found


def _look(
    s: State, seat: int, likely: list[list[float]], weights: Sequence[float], rng: Random
) -> list[float]:
    """What each bid would bring to a seat if the others bid at first sight."""
    pairs = each_once(s.columns)
    s.bids = [drawn(pairs, bids, rng) for bids in likely]
    points = []
    for pair in pairs:
        s.bids[seat] = pair
        points.append(evaluate(s, seat, weights))
    return points
