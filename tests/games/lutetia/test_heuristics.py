"""What the game knows about good play is worth something."""

from collections import Counter
from math import log
from random import Random

import pytest

from ludi.bots import bot
from ludi.bots.greedy import GreedyBot
from ludi.bots.search import SearchBot
from ludi.core.knowledge import Knowledge
from ludi.games.lutetia import GAME
from ludi.games.lutetia.data import INCOME
from ludi.games.lutetia.evaluation import wishes
from ludi.games.lutetia.moves import Bid
from ludi.games.lutetia.position import card, player, position


def play(kinds, seed):
    s, rng = GAME.new(len(kinds), seed), Random(seed)
    players = [bot(kind) for kind in kinds]
    while actors := s.actors():
        seat = actors[0]
        s.apply(seat, players[seat].choose(Knowledge(GAME, s, seat), rng))
    return s.result()


def likely(weights, moves):
    """How likely a bid is for each card, whichever lies first."""
    shares = Counter()
    for move, weight in zip(moves, weights, strict=True):
        shares[move.first] += weight / sum(weights)
        shares[move.second] += weight / sum(weights)
    return shares


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random_players_by_far(seats):
    for n in range(4):
        kinds = ["random"] * seats
        kinds[n % seats] = "greedy"
        assert play(kinds, f"greedy-{n}").winners == [n % seats]


def test_who_thinks_about_the_others_leaves_them_what_all_want():
    """Only R lacks a Smith, nobody has a Baker: the Baker will be contested."""
    smith = card("smith", units=1)
    s = position(
        {"A": card("smith", units=2, cost=1), "B": card("baker", units=2, cost=1)},
        at="bidding",
        R=player(supply=6),
        B=player(supply=6, cards=[smith]),
        G=player(supply=6, cards=[smith]),
        Y=player(supply=6, cards=[smith]),
    )
    moves = GAME.heuristics.canonical_moves(s.moves(0))
    at_first_sight = likely(GAME.heuristics.priors(s, 0, moves), moves)
    thought_over = likely(GAME.heuristics.opponent_priors(s, 0, moves), moves)
    assert thought_over["B"] < at_first_sight["B"] < thought_over["A"]
    assert thought_over["income"] > at_first_sight["income"]


def test_nobody_bids_for_an_empty_place_or_without_money_on_second_thought():
    s = position(
        {"A": card("baker", units=2, cost=9), "B": card("baker", units=2, cost=1)},
        at="bidding",
        R=player(supply=1),
        B=player(supply=9),
    )
    moves = GAME.heuristics.canonical_moves(s.moves(0))
    shares = likely(GAME.heuristics.opponent_priors(s, 0, moves), moves)
    assert shares["C"] < 0.01
    assert shares["A"] < 0.1 * shares["B"]


def test_what_everybody_wants_holds_from_the_bids_to_the_reveal():
    rng = Random("wishes")
    asked = 0
    for n in range(4):
        s = GAME.new(2 + n, f"wishes-{n}")
        while actors := s.actors():
            if s.phase in (2, 3):
                kept = wishes(s)
                s.wishes = None
                assert wishes(s) == kept
                asked += 1
            s.apply(actors[0], rng.choice(s.moves(actors[0])))
    assert asked > 200


def greedy_game(seed):
    """Each position before the bids of a round, and what greedy players then bid."""
    s, rng, player = GAME.new(4, seed), Random(seed), GreedyBot()
    while s.actors():
        before = s.copy()
        laid = {}
        for seat in s.actors():
            laid[seat] = player.choose(Knowledge(GAME, s, seat), rng)
            s.apply(seat, laid[seat])
        if isinstance(laid.get(0), Bid):
            yield before, laid


def test_who_ponders_foresees_the_bids_of_those_who_look_ahead():
    by_formula = modelled = bids = 0.0
    for before, laid in greedy_game("ponder"):
        moves = GAME.heuristics.canonical_moves(before.moves(0))
        for looks in (0, 4):
            s = before.copy()
            for n in range(looks):
                GAME.heuristics.model_opponents(s, 0, Random(n))
            for seat in (1, 2, 3):
                weights = GAME.heuristics.opponent_priors(s, seat, moves)
                made = GAME.heuristics.equivalent_moves(laid[seat])[0]
                share = weights[moves.index(made)] / sum(weights)
                if looks:
                    modelled += log(share)
                    bids += 1
                else:
                    by_formula += log(share)
    assert modelled / bids > by_formula / bids + 0.3


def hidden(s, rng, seat):
    """The same position with other cards face down and other choices made in secret."""
    other = s.copy()
    for n in range(len(s.players)):
        if n != seat and other.bids[n]:
            other.bids[n] = rng.choice([(0, 6), (6, 1), (INCOME, 0), (7, INCOME)])
        if n != seat and other.choices[n]:
            other.choices[n] = rng.choice(other.question.moves(other, n))
    return other


def test_pondering_knows_nothing_that_is_hidden():
    rng = Random("hidden")
    compared = 0
    s = GAME.new(4, "hidden")
    while actors := s.actors():
        seat = actors[-1]
        if s.phase in (2, 3) and rng.random() < 0.2:
            found = []
            for looked_at in (s.copy(), hidden(s, rng, seat)):
                GAME.heuristics.model_opponents(looked_at, seat, Random(1))
                worlds = [looks.worlds for looks in looked_at.wishes.looks if looks]
                assert looked_at.wishes.looks[seat] is None
                found.append(worlds)
            assert found[0] == found[1]
            compared += s.phase == 3
        s.apply(actors[0], rng.choice(s.moves(actors[0])))
    assert compared > 3


def test_a_model_of_the_others_stays_with_who_made_it():
    s = GAME.new(4, "apart")
    knowledge = Knowledge(GAME, s, 0)
    GAME.heuristics.opponent_priors(s, 1, s.moves(1))
    knowledge.model_opponents(Random(1))
    assert s.wishes.looks == [None] * 4
    assert knowledge.guess(Random(1)).wishes.looks[1] is not None
    assert knowledge.without_model().guess(Random(1)).wishes.looks == [None] * 4


@pytest.mark.parametrize("player", [GreedyBot(guesses=1), SearchBot(iterations=12)], ids=repr)
def test_the_order_of_two_bids_tells_nothing(player):
    """6.5: else a bribe on the first card would give it away."""
    s = GAME.new(4, "order")
    bids = [player.choose(Knowledge(GAME, s, 0), Random(n)) for n in range(30)]
    turned = sum(GAME.heuristics.equivalent_moves(bid)[0] != bid for bid in bids)
    assert 5 < turned < 25


def test_two_bids_for_the_same_cards_are_weighed_as_one():
    s = GAME.new(4, "order")
    root = SearchBot(iterations=40).search(Knowledge(GAME, s, 0), Random(1))
    assert set(root.edges) == set(GAME.heuristics.canonical_moves(s.moves(0)))
    assert GAME.heuristics.equivalent_moves(Bid("2", "B")) == (Bid("B", "2"), Bid("2", "B"))
    assert GAME.heuristics.equivalent_moves(Bid("income", "income")) == (Bid("income", "income"),)
