"""What the game knows about good play is enough to beat chance."""

from random import Random

from ludi.bots import bot
from ludi.core.knowledge import Knowledge
from ludi.games.glory_to_rome import GAME
from ludi.games.glory_to_rome.data import STRUCTURES
from ludi.games.glory_to_rome.examples import BRICK, EXAMPLES, craft
from ludi.games.glory_to_rome.heuristics import FUNCTIONS, priors
from ludi.games.glory_to_rome.moves import AddFromHand
from ludi.games.glory_to_rome.position import built, player, position, started
from tests.games.glory_to_rome.helpers import run


def test_every_structure_has_a_worth():
    assert list(FUNCTIONS) == list(STRUCTURES)


def test_greedy_beats_three_random_players():
    greedy, chance = bot("greedy"), bot("random")
    wins = 0
    for n in range(6):
        s = GAME.new(4, f"greedy-{n}")
        rng = Random(n)
        while actors := s.actors():
            seat = actors[0]
            who = greedy if seat == n % 4 else chance
            s.apply(seat, who.choose(Knowledge(GAME, s, seat), rng))
        wins += n % 4 in s.result().winners
    assert wins >= 5


def test_completing_is_better_than_waiting():
    s = run(
        position(
            Y=player(hand=["craftsman", "brick"], structures=[started("bath", "brick")]),
            L=player(structures=[built("dock")]),
        ),
        *craft(),
    )
    before = GAME.heuristics.evaluate(s, 0)
    done = run(s.copy(), (0, AddFromHand(BRICK, "bath", True)))
    assert GAME.heuristics.evaluate(done, 0) > before - 0.2
    waited = run(s.copy(), (0, s.moves(0)[-1]))
    assert GAME.heuristics.evaluate(done, 0) > GAME.heuristics.evaluate(waited, 0) + 1


def test_a_won_game_is_worth_more_than_any_lead():
    (forum,) = [example for example in EXAMPLES if example.id == "GTR-EX-31"]
    s = forum.play()
    assert GAME.heuristics.evaluate(s, 0) > 50
    assert GAME.heuristics.evaluate(s, 1) < -50


def test_priors_are_positive_for_every_move():
    for n in range(3):
        s = GAME.new(3, f"priors-{n}")
        rng = Random(n)
        while actors := s.actors():
            moves = s.moves(actors[0])
            weights = priors(s, actors[0], moves)
            assert len(weights) == len(moves)
            assert min(weights) > 0
            s.apply(actors[0], rng.choices(moves, weights)[0])
