"""Numbers with their doubt."""

from random import Random
from statistics import fmean

import pytest

from ludi.arena.play import Played, SeatPlayed
from ludi.arena.statistics import mean, openings, over_deals, ratings, share, student_t, things


def game(deal: int, *seats: tuple[str, int, list[str]]) -> Played:
    best = max(score for _, score, _ in seats)
    winners = sum(score == best for _, score, _ in seats)
    return Played(
        deal=deal,
        rotation=0,
        seed="x",
        moves=1,
        ended="end",
        seats=[
            SeatPlayed(
                bot=bot,
                score=score,
                parts={"x": score},
                rank=1 + sum(other > score for _, other, _ in seats),
                share=(score == best) / winners,
                decisions=1,
                seconds=0.0,
                taken=taken,
            )
            for bot, score, taken in seats
        ],
    )


def test_wilson_as_in_the_textbook() -> None:
    sure = share([1.0] * 10)
    assert (round(sure.low, 4), sure.high) == (0.7225, 1.0)
    half = share([1.0, 0.0] * 50)
    assert (round(half.low, 4), round(half.high, 4)) == (0.4038, 0.5962)


@pytest.mark.parametrize(("freedom", "value"), [(1, 12.706), (2, 4.303), (3, 3.182), (10, 2.228)])
def test_student(freedom: int, value: float) -> None:
    assert student_t(freedom) == pytest.approx(value, rel=0.01)


def test_intervals_hold_the_truth_95_times_in_100() -> None:
    rng = Random("truth")
    held = sum(
        (one := mean([rng.gauss(7, 2) for _ in range(12)])).low <= 7 <= one.high
        for _ in range(2000)
    )
    assert 0.93 < held / 2000 < 0.97


def test_a_deal_counts_once() -> None:
    assert over_deals([(1, 10.0), (1, 20.0), (2, 0.0)]).mean == fmean([15.0, 0.0])


def test_ratings_tell_the_stronger_and_their_doubt_shrinks() -> None:
    games = [game(n, ("a", 9, []), ("b", 5, []), ("c", 1, [])) for n in range(30)]
    few, many = ratings(games[:3]), ratings(games)
    assert many["a"][0] > many["b"][0] > many["c"][0]
    assert many["b"][1] < few["b"][1]


def test_things_and_openings() -> None:
    games = [
        game(1, ("a", 9, ["card x", "card y"]), ("b", 4, ["card y"])),
        game(2, ("a", 7, ["card x", "card x"]), ("b", 8, [])),
    ]
    x, y = things(games)
    assert (x.name, x.games, x.seats, x.wins.mean, x.worth.mean) == ("card x", 1.0, 2, 0.5, 0.0)
    assert (y.name, y.games, y.seats, y.wins.mean, y.worth.mean) == ("card y", 0.5, 2, 0.5, -0.5)
    assert [one.name for one in openings(games, 2)] == ["card x > card x", "card x > card y"]
