"""The quick reordering that guesses use is fair and repeatable."""

from collections import Counter
from random import Random

import pytest

from ludi.core.chance import reordered


@pytest.mark.parametrize("number", [0, 1, 2, 15, 16, 17, 100])
def test_nothing_is_lost(number):
    cards = [n % 7 for n in range(number)]
    assert Counter(reordered(cards, Random(1))) == Counter(cards)


def test_every_card_comes_to_every_place_about_equally_often():
    rng = Random(2)
    orders = [reordered(list(range(20)), rng) for _ in range(8000)]
    for place in (0, 10, 19):
        seen = Counter(order[place] for order in orders)
        assert len(seen) == 20
        assert max(seen.values()) < 1.35 * 8000 / 20
        assert min(seen.values()) > 0.65 * 8000 / 20
    pairs = Counter((order[0], order[1]) for order in orders)
    assert len(pairs) == 380
    assert max(pairs.values()) < 3 * 8000 / 380


def test_the_same_generator_gives_the_same_order():
    cards = list(range(50))
    assert reordered(cards, Random(3)) == reordered(cards, Random(3))
    assert reordered(cards, Random(3)) != reordered(cards, Random(4))
    assert cards == list(range(50))
