"""What the game knows about good play is worth something."""

from random import Random

import pytest

from ludi.bots import bot
from ludi.core.knowledge import Knowledge
from ludi.games.seven_wonders import GAME
from ludi.games.seven_wonders.heuristics import card_worth, priors
from ludi.games.seven_wonders.position import all_choose, city, position
from ludi.games.seven_wonders.state import Options


def play(seats, kinds, seed, options=None):
    s = GAME.new(seats, seed, options)
    rng = Random(seed)
    players = [bot(kind) for kind in kinds]
    while actors := s.actors():
        seat = actors[0]
        s.apply(seat, players[seat].choose(Knowledge(GAME, s, seat), rng))
    return s.result()


def test_greedy_beats_three_random_players_by_far():
    wins, own, others = 0, 0, 0
    for n in range(8):
        kinds = ["random"] * 4
        kinds[n % 4] = "greedy"
        result = play(4, kinds, f"greedy-{n}")
        wins += result.winners == [n % 4]
        own += 3 * result.scores[n % 4].total
        others += sum(s.total for seat, s in enumerate(result.scores) if seat != n % 4)
    assert wins >= 7
    assert own >= 1.7 * others


@pytest.mark.parametrize(("seats", "leaders"), [(2, True), (3, False), (7, True)])
def test_greedy_plays_every_kind_of_game(seats, leaders):
    result = play(seats, ["greedy", *["random"] * (seats - 1)], "kinds", Options(leaders=leaders))
    assert 0 in result.winners


def test_the_evaluation_looks_ahead():
    """A raw material in Age I, a second symbol, shields that win: worth more than they score."""
    plain = {"B": city(), "C": city()}
    for better, worse in (
        (city("giza", built=["lumber-yard"]), city("giza", built=[])),
        (city("giza", built=["apothecary"]), city("giza", coins=3)),
        (city("giza", built=["stockade"]), city("giza", coins=2)),
    ):
        assert GAME.heuristics.evaluate(position(A=better, **plain), 0) > GAME.heuristics.evaluate(
            position(A=worse, **plain), 0
        )


def test_the_end_is_scored_exactly():
    s = position("over", A=city(built=["palace"]), B=city(built=["altar"]), C=city())
    assert GAME.heuristics.evaluate(s, 0) == 8 - 0.5 * 2 - 0.5 * (2 + 0) / 2
    assert GAME.heuristics.evaluate(s, 2) < 0


def test_choices_that_lie_face_down_are_looked_through():
    s = position(A=city(hand=["altar", "pawnshop"]), B=city(), C=city())
    before = s.copy()
    low, high = (s.copy() for _ in range(2))
    low.play(0, low.moves(0)[-1])
    high.play(0, next(m for m in high.moves(0) if getattr(m, "card", "") == "pawnshop"))
    assert GAME.heuristics.evaluate(high, 0) > GAME.heuristics.evaluate(low, 0)
    assert s == before


def test_priors_prefer_what_brings_more():
    s = position(
        age=3, A=city(coins=9, built=["library"], hand=["senate", "altar"]), B=city(), C=city()
    )
    moves = s.moves(0)
    weights = dict(zip(moves, priors(s, 0, moves), strict=True))
    best = max(weights, key=weights.get)
    assert best.card == "senate"
    assert card_worth(s, 0, s.data.number["senate"], 0.2) > card_worth(
        s, 0, s.data.number["altar"], 0.2
    )
    for seat, move in all_choose(3, best):
        s.play(seat, move)
