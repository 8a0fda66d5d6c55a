"""What bots know about good play."""

from __future__ import annotations

from collections.abc import Sequence

from ludi.core.heuristics import Heuristics
from ludi.core.moves import Move
from ludi.core.steps import Decision
from ludi.core.weights import lead, weighted_sum
from ludi.games.glory_to_rome.data import (
    ARCHITECT,
    KIND,
    LABORER,
    LEGIONARY,
    MERCHANT,
    NONE,
    PATRON,
    ROLE,
    SENATOR,
    STRUCTURES,
)
from ludi.games.glory_to_rome.moves import (
    Add,
    AddDrawn,
    AddFromHand,
    AddFromPool,
    Demand,
    Discard,
    DiscardAll,
    Done,
    Follow,
    Found,
    Give,
    Keep,
    Lead,
    PlayMore,
    Think,
)
from ludi.games.glory_to_rome.scoring import result, statue, wall
from ludi.games.glory_to_rome.state import Player, State, Structure
from ludi.games.glory_to_rome.steps.demand import ChooseDemand
from ludi.games.glory_to_rome.steps.sets import ActionPhase, ExtraActions, eligible, entitled
from ludi.games.glory_to_rome.steps.thinking import MayThink, ThinkOn, Thinks
from ludi.games.glory_to_rome.structures import (
    ARCHWAY,
    SCRIPTORIUM,
    clientele_limit,
    fits,
    hand_limit,
    vault_limit,
    vault_size,
)

# What a function is worth in points over a whole game; what works upon completion is seen when it
# happens and counts here only as hope
FUNCTIONS = {
    "academy": 1.5,
    "aqueduct": 2.5,
    "amphitheatre": 2.0,
    "coliseum": 2.0,
    "atrium": 2.5,
    "gate": 1.0,
    "circus": 1.0,
    "dock": 2.0,
    "fountain": 2.0,
    "insula": 1.5,
    "catacomb": 0.0,
    "latrine": 0.5,
    "bath": 2.5,
    "archway": 2.0,
    "storeroom": 1.5,
    "bridge": 2.0,
    "wall": 2.0,
    "foundry": 2.0,
    "garden": 2.0,
    "shrine": 1.5,
    "palisade": 1.0,
    "palace": 2.0,
    "forum": 1.5,
    "statue": 3.0,
    "villa": 1.0,
    "basilica": 2.5,
    "stairway": 1.0,
    "senate": 1.5,
    "scriptorium": 2.0,
    "school": 2.0,
    "ludus-magna": 3.0,
    "sewer": 1.5,
    "temple": 2.5,
    "circus-maximus": 3.0,
    "market": 1.5,
    "bar": 2.0,
    "road": 1.5,
    "vomitorium": 0.5,
    "tower": 1.5,
    "prison": 2.0,
}
WORTH = [FUNCTIONS[name] for name in STRUCTURES]

WIN = 60.0  # beyond any lead in points
CLIENT = 2.0  # a client over a whole game
CARD, SENATOR_CARD, SPARE_CARD = 0.45, 0.7, 0.05  # in hand
ACTION = 0.8  # how much of what an action could bring counts before it is made
ROOM = 0.9  # a point of influence over a whole game, beside the point: room for clients and sales
FOUNDATION, PROGRESS = 0.3, 0.6  # of a structure, when it is founded and as it grows
AT_ONCE = 3  # structures under construction that can be looked after
GAME_LENGTH = 90  # cards drawn from here on make a whole game


FEATURES = (
    "influence",
    "vault",
    "clients",
    "hand",
    "functions",
    "started",
    "stockpile",
    "actions",
)


def evaluate(s: State, seat: int, weights: Sequence[float]) -> float:
    """Points for a seat if things went on as they look, less what the best rival has."""
    if not s.agenda:
        return _final(s, seat)
    return lead(_totals(s, weights), seat)


def evaluate_all(s: State, weights: Sequence[float]) -> list[float]:
    seats = range(len(s.players))
    if not s.agenda:
        return [_final(s, seat) for seat in seats]
    totals = _totals(s, weights)
    return [lead(totals, seat) for seat in seats]


def _totals(s: State, weights: Sequence[float]) -> list[float]:
    return [weighted_sum(features(s, seat), weights) for seat in range(len(s.players))]


def _final(s: State, seat: int) -> float:
    found = result(s)
    totals = [score.total for score in found.scores]
    margin = totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
    if seat in found.winners:
        return WIN + margin
    return -WIN + min(margin, 0)


def features(s: State, seat: int) -> Sequence[float]:
    """What a player has, as far as the others may know it, and what is still to be done."""
    time = min(1.0, len(s.deck) / GAME_LENGTH, sum(s.in_town) / 10)
    player = s.players[seat]
    value = s.data.value
    vault = 2.2 * (len(player.vault_own) + len(player.vault_unseen))
    for material, number in enumerate(player.vault):
        vault += (value[material] + 0.3) * number
    functions = growing = 0.0
    started = 0
    for structure in player.structures:
        if structure.completed:
            functions += WORTH[structure.kind] * time
        else:
            started += 1
            growing += _started(s, structure, time, FOUNDATION if started <= AT_ONCE else 0.05)
    return (
        player.influence * (1.0 + ROOM * time) + statue(s, player) + wall(player),
        vault,
        CLIENT * time * sum(player.clients),
        _hand(s, player, time),
        functions,
        growing,
        _stockpile(s, player, time),
        _pending(s, seat, time) if s.agenda else 0.0,
    )


def _hand(s: State, player: Player, time: float) -> float:
    limit = hand_limit(s, player)
    orders = len(player.hand)
    useful = min(orders, limit)
    worth = CARD * useful + SPARE_CARD * (orders - useful) + SENATOR_CARD * player.senators
    return worth * (0.3 + 0.7 * time)


def _started(s: State, structure: Structure, time: float, foundation: float) -> float:
    """Some of all that a structure will bring when it is completed."""
    site = s.data.value[structure.site]
    done = len(structure.materials) / site
    return _prize(s, structure, time) * (foundation + PROGRESS * done) * (0.2 + 0.8 * time)


def _prize(s: State, structure: Structure, time: float) -> float:
    """What completing a structure brings."""
    site = s.data.value[structure.site]
    return site * (1.0 + ROOM * time) + WORTH[structure.kind] * time


def _stockpile(s: State, player: Player, time: float) -> float:
    """Materials to sell while there is room, the dearest first, and materials to build with."""
    room = vault_limit(player) - vault_size(player)
    value = s.data.value
    worth = 0.0
    for material in (5, 4, 3, 2, 1, 0):
        number = player.stockpile[material]
        if number:
            sold = min(number, max(room, 0))
            room -= sold
            worth += 0.35 * value[material] * sold + 0.01 * value[material] * (number - sold)
    wanted = _wanted(s, player)
    for material, number in enumerate(player.stockpile):
        worth += 0.6 * min(number, wanted[material])
    return worth * (0.2 + 0.8 * time)


def _wanted(s: State, player: Player) -> list[int]:
    """How many materials of each kind the structures under construction still need."""
    wanted = [0, 0, 0, 0, 0, 0]
    if player.names != player.completed:
        for structure in player.structures:
            if not structure.completed:
                missing = s.data.value[structure.site] - len(structure.materials)
                wanted[s.data.material[structure.kind]] += missing
    return wanted


# Actions still to come


def _pending(s: State, seat: int, time: float) -> float:
    """What the actions and thinks that a seat still has in this round could bring."""
    worth = 0.0
    top = s.agenda[-1]
    current = isinstance(top, Decision)  # the topmost set has an action on the table
    for step in reversed(s.agenda):
        if isinstance(step, ActionPhase):
            if step.seat == seat:
                worth += _phase(s, seat, step, current and step.used > 0, time)
            current = False
        elif isinstance(step, ExtraActions):
            if step.seat == seat:
                worth += _actions(s, seat, step.role, step.number + current, time)
            current = False
        elif isinstance(step, Thinks):
            if step.seat == seat:
                worth += (step.left + current) * 0.9 * time
            current = False
    if isinstance(top, ChooseDemand) and top.seat == seat:
        worth += _demand(s, seat, top)
    elif isinstance(top, ThinkOn | MayThink) and top.seat == seat:
        player = s.players[seat]
        missing = hand_limit(s, player) - len(player.hand) - player.senators
        worth += CARD * max(missing, 1) * time
    if s.drawn != NONE and top.seat == seat:  # type: ignore[attr-defined]
        worth += CARD
    return worth


def _phase(s: State, seat: int, step: ActionPhase, current: bool, time: float) -> float:
    player = s.players[seat]
    plays = player.plays
    left = entitled(s, player, s.role) - step.used
    if plays < 0:  # has not chosen yet: clients will act in any case
        left = eligible(player, s.role)
    if s.role == LEGIONARY:
        return 0.0 if step.used else _actions(s, seat, LEGIONARY, left, time)
    return _actions(s, seat, s.role, left + current, time)


def _actions(s: State, seat: int, role: int, number: int, time: float) -> float:
    if number <= 0:
        return 0.0
    player = s.players[seat]
    if role == PATRON:
        room = clientele_limit(player) - sum(player.clients)
        return ACTION * CLIENT * time * max(min(number, room, sum(s.pool)), 0)
    if role == MERCHANT:
        return ACTION * _sales(s, player, number)
    if role == LABORER:
        return ACTION * _fetched(s, player, number, time)
    if role == LEGIONARY:
        return 0.6 * min(number, len(player.hand)) * (0.3 + 0.7 * time)
    return ACTION * _built(s, player, role, number, time)


def _sales(s: State, player: Player, number: int) -> float:
    room = min(vault_limit(player) - vault_size(player), number)
    worth = 0.0
    for material in (5, 4, 3, 2, 1, 0):
        sold = min(player.stockpile[material], max(room, 0))
        worth += sold * (0.65 * s.data.value[material] + 0.3)
        room -= sold
    return worth


def _fetched(s: State, player: Player, number: int, time: float) -> float:
    wanted = _wanted(s, player)
    room = vault_limit(player) - vault_size(player) - sum(player.stockpile)
    gains = []
    for material, cards in enumerate(s.pool):
        if cards:
            gain = 0.3 * s.data.value[material] if room > 0 else 0.02
            gain += 0.6 * (wanted[material] > player.stockpile[material])
            gains += [gain] * min(cards, number)
    gains.sort(reverse=True)
    return sum(gains[:number]) * (0.2 + 0.8 * time)


def _built(s: State, player: Player, role: int, number: int, time: float) -> float:
    """Materials that fit, the structures nearest to completion first; else foundations."""
    held = _materials(s, player, role)
    worth = 0.0
    functions = player.functions
    started = [x for x in player.structures if not x.completed]
    started.sort(key=lambda x: s.data.value[x.site] - len(x.materials))
    for structure in started:
        site = s.data.value[structure.site]
        missing = site - len(structure.materials)
        for material in range(6):
            while number and missing and held[material]:
                suits = fits(s, functions, structure, material)
                if not suits and not (material == 5 and functions & SCRIPTORIUM):
                    break
                held[material] -= 1
                number -= 1
                missing -= 1
                prize = _prize(s, structure, time)
                worth += PROGRESS * prize / site
                if not missing:
                    worth += (1 - FOUNDATION - PROGRESS) * prize
    free = max(AT_ONCE - len(started), 0)
    return worth + 0.5 * min(number, len(player.hand), free) * time


def _materials(s: State, player: Player, role: int) -> list[int]:
    if role == ARCHITECT:
        held = player.stockpile[:]
        if player.functions & ARCHWAY:
            held = [a + b for a, b in zip(held, s.pool, strict=True)]
        return held
    held = [0, 0, 0, 0, 0, 0]
    for kind in player.hand:
        held[s.data.material[kind]] += 1
    return held


def _demand(s: State, seat: int, question: ChooseDemand) -> float:
    """Cards chosen for a demand, and those that may still be."""
    player = s.players[seat]
    wanted = _wanted(s, player)
    pool = s.pool[:]
    worth = 0.0
    for kind in question.chosen:
        material = s.data.material[kind]
        worth += 0.3 + 0.1 * s.data.value[material] + 0.2 * (wanted[material] > 0)
        if pool[material]:
            pool[material] -= 1
            worth += 0.35 * s.data.value[material]
    open_cards = min(question.number, len(player.hand)) - len(question.chosen)
    return worth + 0.35 * max(open_cards, 0)


# Which moves a sensible player makes


def priors(s: State, seat: int, choices: Sequence[Move]) -> list[float]:
    """Play one card rather than two, use actions, complete what can be completed."""
    return [_prior(s, seat, move) for move in choices]


def _prior(s: State, seat: int, move: Move) -> float:
    match move:
        case Think():
            return {"orders": 2.0, "senator": 0.8, "nothing": 0.02}[move.take]
        case Lead():
            return 0.35 * _play(move.cards) + 0.4 * _use(s, seat, ROLE[move.role], move.cards)
        case Follow() | PlayMore():
            return 2.0 * _play(move.cards)
        case Done():
            return 0.1
        case Add() | AddFromHand() | AddFromPool() | AddDrawn():
            return 4.0 if move.finish else 2.0
        case Found():
            worth = s.data.value[s.data.material[KIND[move.card]]] + WORTH[KIND[move.card]]
            return (0.3 if move.side == "out-of-town" else 0.6) + 0.1 * worth
        case Discard() | DiscardAll() | Keep():
            return 0.3
        case Demand() | Give():
            return 1.0
    return 1.0


def _play(cards: tuple[str, ...]) -> float:
    if cards[0] == SENATOR:
        return 0.6
    return 1.0 if len(cards) == 1 else 0.3


def _use(s: State, seat: int, role: int, cards: tuple[str, ...]) -> float:
    """How much a seat could do with a role, its clients included."""
    number = 1 + eligible(s.players[seat], role)
    return _actions(s, seat, role, number, 1.0) / (1 if len(cards) == 1 else 3)


class GloryToRomeHeuristics(Heuristics[State]):
    feature_names = FEATURES
    score_scale = 5.0
    lookahead_width = 6
    rollout_depth = 3  # a role that was led shows what it brings when its actions are done

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(state, seat, self.weights[len(state.players)])

    def evaluate_all(self, state: State) -> list[float]:
        return evaluate_all(state, self.weights[len(state.players)])

    def features(self, state: State, seat: int) -> Sequence[float]:
        return features(state, seat)

    def priors(self, state: State, seat: int, moves: Sequence[Move]) -> list[float]:
        return priors(state, seat, moves)
