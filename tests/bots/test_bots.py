"""Bots know the core and a seat's knowledge, nothing else."""

from random import Random

import pytest

import ludi
from ludi import bots
from ludi.arena.simulate import play_game
from ludi.core.knowledge import Knowledge
from ludi.core.state import State

GAME = ludi.game("lutetia")
QUICK = ("random", "greedy", "tiro", "legatus@40")


def midgame(seed: str, decisions: int) -> State:
    state, rng = GAME.new(3, seed), Random(seed)
    for _ in range(decisions):
        seat = state.actors()[0]
        state.play(seat, rng.choice(state.moves(seat)))
    return state


def test_the_registry_names_its_bots() -> None:
    assert bots.names() == ["random", "greedy", *bots.levels()]
    assert bots.USUAL in bots.levels()[1:-1]
    with pytest.raises(ludi.InvalidInput, match="random, greedy, tiro"):
        bots.bot("clever")


def test_a_rank_takes_a_budget_of_its_own() -> None:
    def budget(name: str) -> tuple[int | None, float | None]:
        found = bots.bot(name, seconds=1.5)
        assert isinstance(found, bots.SearchBot)
        return found.iterations, found.seconds

    assert budget("optio") == (bots.LEVELS["optio"].iterations, 1.5)
    assert budget("optio@500") == (500, 1.5)
    assert budget("optio@40ms")[1] == 0.04
    assert budget("optio@2s")[1] == 1.5
    for wrong in ("optio@", "optio@0", "optio@soon", "greedy@1s"):
        with pytest.raises(ludi.InvalidInput, match="budget"):
            bots.bot(wrong)


@pytest.mark.parametrize("name", QUICK)
def test_the_same_generator_gives_the_same_choice(name: str) -> None:
    for decisions in range(0, 30, 3):
        state = midgame("same", decisions)
        seat = state.actors()[0]
        chosen = [
            bots.bot(name).choose(Knowledge(GAME, state, seat), Random(decisions)) for _ in "ab"
        ]
        assert chosen[0] == chosen[1]
        assert chosen[0] in state.moves(seat)


@pytest.mark.parametrize("name", QUICK)
def test_what_is_hidden_makes_no_difference(name: str) -> None:
    """A position dealt anew behind the seat's back leads to the same choice."""
    for decisions in range(0, 30, 3):
        state = midgame("hidden", decisions)
        seat = state.actors()[-1]
        other = state.guess(seat, Random("another world"))
        chosen = [
            bots.bot(name).choose(Knowledge(GAME, world, seat), Random(decisions))
            for world in (state, other)
        ]
        assert chosen[0] == chosen[1]


def test_choosing_leaves_the_position_alone() -> None:
    state = midgame("alone", 10)
    before = state.copy()
    bots.bot("greedy").choose(Knowledge(GAME, state, state.actors()[0]), Random(1))
    assert state == before


def test_greedy_beats_random() -> None:
    players = [bots.bot("greedy"), bots.bot("random"), bots.bot("random")]
    results = [play_game(GAME, players, f"contest-{n}")[0] for n in range(4)]
    assert all(result.winners == [0] for result in results)
