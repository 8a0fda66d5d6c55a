"""Weights of an evaluation: fitted from games, told with their origin, read back, used."""

from pathlib import Path
from random import Random

import pytest

import ludi
from ludi.bots.train import Sample, collect, fit, train, with_weights
from ludi.core import weights
from ludi.core.weights import Fitted
from ludi.games import all_games

IDS = [game.id for game in all_games()]


def test_known_weights_are_found_again() -> None:
    rng = Random(1)
    samples = []
    for moment in range(400):
        for _ in range(4):
            a, b, c = rng.uniform(0, 30), rng.uniform(0, 10), 2.0
            points = moment + 1.5 * a + 0.5 * b + rng.gauss(0, 2)
            samples.append(Sample(moment, (a, b, c), points))
    a, b, c = fit(samples)
    assert a > 1.2 > 1.0 > 0.85 > b  # drawn towards 1, and no further
    assert c == pytest.approx(1.0)  # it never varied


@pytest.mark.parametrize("id", IDS)
def test_a_tiny_sample_gives_weights_that_load(id: str, tmp_path: Path) -> None:
    game = ludi.game(id)
    seats = game.seats[0]
    heard: list[int] = []
    found, match = train(game, seats, 2, 2, "tiny", heard.append)
    assert heard == [1, 1, 1, 1]
    assert match.games == 2
    path = tmp_path / weights.FILE
    weights.save(path, game.heuristics.weights.plus(seats, found))
    loaded = weights.load(path, game.heuristics.feature_names)
    assert loaded[seats] == pytest.approx(tuple(found.weights.values()), abs=0.001)
    assert loaded.fitted[seats].command.startswith(f"ludi train {id} --seats {seats}")


@pytest.mark.parametrize("id", IDS)
def test_the_features_are_the_evaluation(id: str) -> None:
    """Weights change what a position is worth."""
    game = ludi.game(id)
    half = Fitted("by hand", 0, 0, "", dict.fromkeys(game.heuristics.feature_names, 0.5))
    other = with_weights(game, 3, half)
    state = game.new(3, "terms")
    rng = Random(1)
    for _ in range(25):
        seat = state.actors()[0]
        state.apply(seat, rng.choice(state.moves(seat)))
    assert len(game.heuristics.features(state, 0)) == len(game.heuristics.feature_names)
    assert other.heuristics.evaluate(state, 0) != game.heuristics.evaluate(state, 0)
    assert other.heuristics.evaluate(state, 1) == pytest.approx(
        other.heuristics.evaluate_all(state)[1]
    )


def test_where_nothing_was_fitted_the_nearest_table_tells() -> None:
    def by_hand(weight: float) -> Fitted:
        return Fitted("by hand", 0, 0, "", {"a": weight})

    found = weights.Weights(("a",), {1: by_hand(9.0), 2: by_hand(2.0), 4: by_hand(4.0)})
    assert [found[seats] for seats in range(1, 7)] == [(9.0,), (2.0,), *[(4.0,)] * 4]
    alone = weights.Weights(("a",), {4: by_hand(4.0)})
    assert alone[1] == (1.0,)  # like no other
    assert weights.Weights(("a",), {1: by_hand(9.0)})[2] == (1.0,)


def test_a_match_may_be_played_by_searches() -> None:
    game = ludi.game("lutetia")
    found, match = train(game, 2, 2, 2, "searched", lambda _: None, iterations=2)
    assert match.games == 2
    assert "--matches 2 --search 2 --seed searched" in found.command


def test_a_file_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    path = tmp_path / weights.FILE
    assert weights.load(path, ("a", "b"))[4] == (1.0, 1.0)
    path.write_text("[seats.4")
    with pytest.raises(ludi.InvalidInput, match=r"weights\.toml"):
        weights.load(path, ("a",))
    fitted = Fitted("by hand", 0, 0, 'a "match"', {"a": 1.0})
    weights.save(path, weights.Weights(("a",), {4: fitted}))
    assert weights.load(path, ("a",)).fitted == {4: fitted}
    with pytest.raises(ludi.InvalidInput, match="a, b"):
        weights.load(path, ("a", "b"))


def test_the_same_seed_gives_the_same_samples() -> None:
    game = ludi.game("lutetia")
    one, two = (collect(game, 2, 1, "same", lambda _: None) for _ in "ab")
    assert one == two
    assert one
