"""What the game knows about good play."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from ludi.core.moves import Move
from ludi.core.weights import weighed
from ludi.games.lutetia import scoring
from ludi.games.lutetia.data import ACTIONS, FIRST_PLACE, GAP, INCOME, RESOURCES
from ludi.games.lutetia.moves import Bid, Bribe, Legions
from ludi.games.lutetia.scoring import scores
from ludi.games.lutetia.state import State

BAZAAR_HOPE = 1.6  # a Bazaar that is not yet served
COIN = 0.42  # what a sestertius is worth in points: a third at the end, more while it can be used


TERMS = ("prestige", "bazaars", "statues", "legions", "waiting", "majorities", "coins")


def evaluate(s: State, seat: int, weights: Sequence[float]) -> float:
    return evaluate_all(s, weights)[seat]


def evaluate_all(s: State, weights: Sequence[float]) -> list[float]:
    """Points of each seat if things went on as they look, less what its rivals have."""
    s = settled(s)
    totals = [_worth(s, seat, weights) for seat in range(len(s.players))]
    return [_lead(totals, seat) for seat in range(len(totals))]


def _lead(totals: list[float], seat: int) -> float:
    rivals = totals[:seat] + totals[seat + 1 :]
    return totals[seat] - 0.5 * max(rivals) - 0.5 * sum(rivals) / len(rivals)


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
    rivals = [p.units[resource] for other, p in enumerate(s.players) if other != seat]
    lead = own - max(rivals)
    return 2.5 + 7.0 / (1.0 + exp(-0.9 * lead)) + 0.35 * own


def priors(s: State, seat: int, choices: Sequence[Move]) -> list[float]:
    """Sensible players bid for what they can pay, put small bribes, keep their Legions."""
    first = choices[0]
    if isinstance(first, Bid):
        worth = [_appeal(s, seat, slot) for slot in range(len(ACTIONS))]
        return [
            worth[ACTIONS.index(m.first)] * worth[ACTIONS.index(m.second)]
            for m in choices
            if isinstance(m, Bid)
        ]
    if isinstance(first, Bribe):
        return [_bribe_prior(s, seat, m) for m in choices if isinstance(m, Bribe)]
    if isinstance(first, Legions):
        return [
            1.0 if not any(m.by_seat) else 0.5 if m.by_seat[seat] else 0.05
            for m in choices
            if isinstance(m, Legions)
        ]
    return [1.0] * len(choices)


def _appeal(s: State, seat: int, slot: int) -> float:
    if slot == INCOME:
        return 0.9 if s.players[seat].supply < 4 else 0.35
    card = s.market[slot] if slot < len(s.market) else GAP
    if card == GAP:
        return 0.05
    player = s.players[seat]
    after = player.supply - s.data.cost[card]
    if after < 0:
        return 0.05
    worth = 1.0 + 0.35 * s.coins[slot] + 0.25 * s.data.units[card]
    if slot >= FIRST_PLACE:
        resource = s.data.effect_resource[card]
        worth += 0.3 * (player.units[resource] if resource != GAP else 1)
    return worth


def _bribe_prior(s: State, seat: int, move: Bribe) -> float:
    first, second = s.bids[seat]
    cost = sum(s.data.cost[s.market[slot]] for slot in (first, second) if slot != INCOME)
    left = s.players[seat].supply - move.first - move.second
    weight = 0.55 ** (move.first + move.second)
    if left < cost:
        weight *= 0.1
    if (first == INCOME and move.first) or (second == INCOME and move.second):
        weight *= 0.1
    return weight
