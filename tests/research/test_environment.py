"""Every game passes PettingZoo's own tests, and its numbers mean something."""

import re
import runpy
import sys
import warnings
from pathlib import Path
from random import Random
from typing import Any

import numpy
import pytest
from pettingzoo.test import api_test, seed_test

import ludi
from ludi.core.errors import InvalidInput
from ludi.core.game import Game
from ludi.research import Actions, Observations, env, environment, raw_env
from ludi.research.actions import HASHED

GAMES = [game.id for game in ludi.all_games()]


@pytest.fixture(autouse=True)
def quietly() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # an unbounded observation is what ours are
        yield


@pytest.mark.parametrize("id", GAMES)
def test_pettingzoos_own_api_test(id: str) -> None:
    api_test(env(id), num_cycles=300)


@pytest.mark.parametrize("id", GAMES)
def test_pettingzoos_own_seed_test(id: str) -> None:
    seed_test(lambda: env(id), num_cycles=60)


@pytest.mark.parametrize("id", GAMES)
def test_a_whole_game_by_numbers(id: str) -> None:
    played = raw_env(id, seats=3, render_mode="ansi")
    played.reset(seed=7)
    rng, total = Random("numbers"), dict.fromkeys(played.possible_agents, 0.0)
    for agent in played.agent_iter():
        observation, reward, over, _, _ = played.last()
        total[agent] += reward
        if over:
            played.step(None)
            continue
        legal = numpy.flatnonzero(observation["action_mask"])
        state = played.state_of_game
        assert len(legal) == len(state.moves(state.actors()[0]))
        assert played.render()
        played.step(int(rng.choice(legal)))
    result = played.state_of_game.result()
    assert result is not None
    best = max(total.values())
    assert [n for n, agent in enumerate(total) if total[agent] == best] == result.winners
    assert sum(total.values()) == pytest.approx(0)


@pytest.mark.parametrize("id", GAMES)
def test_a_move_has_the_same_number_in_every_position(id: str) -> None:
    game = ludi.game(id)
    actions, known = Actions(game), dict[Any, int]()
    exact = {kind for kind, block in actions.blocks.items() if block.exact}
    assert exact
    for state, seat in positions(game, 3):
        legal = state.moves(seat)
        numbered = actions.numbered(legal)
        assert len(numbered) == len(legal)
        for number, move in numbered.items():
            block = actions.blocks[type(move)]
            assert block.start <= number < block.start + block.size <= actions.size
            if type(move) in exact:
                assert known.setdefault(move, number) == number == actions.number(move)
            else:
                assert block.size == HASHED
    assert len(set(known.values())) == len(known)  # no two moves share a number


@pytest.mark.parametrize("id", GAMES)
def test_observations_tell_what_the_seat_sees_and_no_more(id: str) -> None:
    game = ludi.game(id)
    observations, rng = Observations(game, 3), Random("guess")
    assert len(observations.labels()) == observations.size
    seen = set()
    for number, (state, seat) in enumerate(positions(game, 3)):
        vector = observations.of(state.view(seat), seat)
        assert numpy.isfinite(vector).all()
        seen.add(vector.tobytes())
        if number % 20 == 0:  # whatever is hidden: the same numbers
            guess = state.guess(seat, rng)
            assert (observations.of(guess.view(seat), seat) == vector).all()
    assert len(seen) > number * 0.8  # positions can be told apart


def positions(game: Game, seats: int) -> Any:
    rng, state = Random("walk"), game.new(seats, "walk")
    while actors := state.actors():
        yield state, actors[0]
        state.apply(actors[0], rng.choice(state.moves(actors[0])))


def test_rewards_and_refusals() -> None:
    for reward, most in (("rank", 1.0), ("score", None)):
        played = raw_env("lutetia", reward=reward)
        played.reset(seed=1)
        while not all(played.terminations.values()):
            _, _, _, _, _ = played.last()
            played.step(
                int(numpy.flatnonzero(played.observe(played.agent_selection)["action_mask"])[0])
            )
        result = played.state_of_game.result()
        assert result is not None
        earned = max(played.rewards.values())
        assert earned == (most or max(score.total for score in result.scores))
    played.reset(seed=1)
    illegal = int(numpy.flatnonzero(played.observe(played.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(InvalidInput, match="not legal"):
        played.step(illegal)
    with pytest.raises(InvalidInput, match="no reward 'glory'"):
        raw_env("lutetia", reward="glory")
    with pytest.raises(InvalidInput, match="2 to 5 seats"):
        raw_env("lutetia", seats=9)


def test_solo() -> None:
    played = raw_env("hadrians-wall", seats=1)
    played.reset(seed=3)
    rng = Random("solo")
    while not played.terminations["seat_0"]:
        mask = played.observe("seat_0")["action_mask"]
        played.step(int(rng.choice(numpy.flatnonzero(mask))))
    assert played.rewards["seat_0"] < 0  # chance is a poor governor


def test_the_example_of_the_documentation_runs() -> None:
    page = Path(__file__).parents[2] / "docs" / "research.md"
    (example,) = re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL)
    exec(compile(example, str(page), "exec"), {})


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(
        InvalidInput, match=r"need pettingzoo: pip install 'ludi-romani\[research\]'"
    ):
        runpy.run_path(str(environment.__file__))


def test_the_sizes_in_the_documentation_are_true() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text()
    sizes = {int(size) for size in re.findall(r"\| (\d+) \|", page)}
    assert sizes == {Actions(game).size for game in ludi.all_games()}
