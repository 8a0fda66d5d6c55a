"""Who plays whom: fair, and the same whenever it is asked."""

from collections import Counter
from itertools import groupby

import pytest

import ludi
from ludi.arena.schedule import Fixture, contest, fixtures


def plan(*bots: str, seats: int, games: int) -> list[Fixture]:
    return fixtures(contest(ludi.game("lutetia"), bots, seats, "ides"), games)


def test_every_deal_is_played_with_every_rotation() -> None:
    for _, played in groupby(plan("a", "b", "c", seats=3, games=30), key=lambda f: f.deal):
        seatings = [fixture.bots for fixture in played]
        assert len(seatings) == 3
        for seat in range(3):
            assert {bots[seat] for bots in seatings} == {"a", "b", "c"}


def test_one_against_three_of_another_sits_everywhere_once() -> None:
    games = plan("a", "b", "b", "b", seats=4, games=4)
    assert [fixture.bots.index("a") for fixture in games] == [0, 3, 2, 1]


def test_equal_rotations_are_played_once() -> None:
    assert len(plan("a", "b", seats=4, games=2)) == 2
    assert len(plan("a", seats=4, games=1)) == 1


@pytest.mark.parametrize(("bots", "seats"), [("abc", 4), ("abcd", 3), ("abcdefghijklmnopqrs", 5)])
def test_all_bots_play_equally_often_in_every_seat(bots: str, seats: int) -> None:
    games = plan(*bots, seats=seats, games=3000)
    if len(bots) > 10:  # drawn by lot: all of them come
        assert {bot for game in games for bot in game.bots} == set(bots)
        return
    for seat in range(seats):
        often = Counter(fixture.bots[seat] for fixture in games)
        assert max(often.values()) - min(often.values()) <= seats * len(bots)


def test_a_longer_contest_begins_like_a_shorter_one() -> None:
    assert plan(*"abcd", seats=3, games=60)[:30] == plan(*"abcd", seats=3, games=30)
