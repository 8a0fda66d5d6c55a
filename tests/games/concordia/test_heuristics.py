"""What the game knows about good play."""

from random import Random

import pytest

from ludi.bots import GreedyBot
from ludi.core.knowledge import Knowledge
from ludi.core.testing import positions, random_game
from ludi.games.concordia import GAME
from ludi.games.concordia.moves import Build, Buy, EndMoving, Play, Recruit, Sell, Travel
from ludi.games.concordia.position import player, player_with, position
from tests.games.concordia.helpers import B, R, go

QUICK = GreedyBot(guesses=1)


def choice(s):
    (seat,) = s.actors()
    return QUICK.choose(Knowledge(GAME, s, seat), Random(0))


@pytest.mark.parametrize("seats", [2, 5])
def test_every_position_can_be_weighed(seats):
    for s in positions(GAME, seats, None, "weigh"):
        worth = GAME.heuristics.evaluate_all(s)
        assert worth == [GAME.heuristics.evaluate(s, seat) for seat in range(seats)]
        for seat in s.actors():
            moves = s.moves(seat)
            priors = GAME.heuristics.priors(s, seat, moves)
            assert len(priors) == len(moves)
            assert min(priors) > 0


def test_a_finished_game_is_worth_its_points():
    s = random_game(GAME, 4, None, "finished")
    worth = GAME.heuristics.evaluate_all(s)
    assert max(range(4), key=worth.__getitem__) == s.result().winners[0]


def test_houses_that_can_be_paid_are_built():
    s = position(
        R=player_with("brick brick cloth wine", coins=30, land=["massilia--novaria"]),
        B=player(),
        G=player(),
    )
    assert choice(s) == Play("architect")
    go(s, R, Play("architect"), EndMoving())
    assert isinstance(choice(s), Build)


def test_colonists_go_where_houses_can_be_paid():
    s = position(R=player_with("brick cloth", coins=9), B=player(), G=player())
    go(s, R, Play("architect"))
    move = choice(s)
    assert isinstance(move, Travel)
    cloth = {"massilia", "tomis", "athenae", "tyros"}
    assert cloth & set(move.line.split("--"))


def test_cards_are_bought_while_they_are_worth_it():
    s = position(
        market=["mi_architect", "mi_prefect"],
        R=player_with("tools wine brick", houses=["massilia", "novaria", "aquileia"]),
        B=player(),
        G=player(),
    )
    assert choice(s) == Play("senator")
    go(s, R, Play("senator"))
    assert isinstance(choice(s), Recruit)


def test_a_full_storehouse_is_traded_away():
    s = position(
        R=player_with("brick brick cloth cloth cloth cloth cloth cloth", coins=60),
        B=player(),
        G=player(),
    )
    go(s, R, Play("mercator"))
    move = choice(s)
    assert isinstance(move, Sell)
    assert move.good == "cloth"
    go(s, R, move)
    assert isinstance(choice(s), Buy)


@pytest.mark.parametrize("seed", range(2))
def test_greedy_beats_three_random_ones_without_starving(seed):
    s = GAME.new(4, f"starve-{seed}")
    rng = Random(seed)
    while actors := s.actors():
        (seat,) = actors
        s.apply(seat, choice(s) if seat == B else rng.choice(s.moves(seat)))
    greedy = s.players[B]
    assert s.result().winners == [B]
    assert (greedy.hand | greedy.discard).bit_count() >= 7 + 4
    assert greedy.houses.bit_count() >= 6
