"""Before the click: a payment dearer than need be, a right used for nothing."""

from ludi.games.seven_wonders import GAME
from ludi.games.seven_wonders.moves import Build, Discard, Stage
from ludi.games.seven_wonders.position import city, position
from tests.games.clauses import clauses
from tests.games.foresight import foresee, warned


@clauses("8.4")
def test_a_payment_dearer_than_another():
    s = position(
        A=city(coins=9, hand=["baths", "altar"], built=["east-trading-post"]),
        B=city(built=["stone-pit"]),
        C=city(built=["stone-pit"]),
    )
    ways = next(card.offer.ways for card in s.view(0).hand if card.card == "baths")
    prices = {(way.left, way.right): way.total for way in ways}
    assert sorted(prices.values()) == [1, 2]
    for (left, right), total in prices.items():
        expected = [("warn-dearer", {"coins": 1})] if total == 2 else []
        assert warned(GAME, s, 0, Build("baths", "pay", left, right, 0)) == expected
    assert warned(GAME, s, 0, Discard("altar")) == []


@clauses("8.2.3")
def test_the_right_of_olympia_used_for_what_is_free_anyway():
    s = position(
        A=city("olympia", "A", stages=2, coins=3, hand=["altar", "palace"]), B=city(), C=city()
    )
    free, dear = Build("altar", "olympia", 0, 0, 0), Build("palace", "olympia", 0, 0, 0)
    assert warned(GAME, s, 0, free) == [("warn-olympia-unneeded", {})]
    assert warned(GAME, s, 0, dear) == []  # nothing else would build it


def test_a_stage_is_compared_too():
    s = position(
        A=city("giza", "A", coins=9, built=["west-trading-post"], hand=["altar", "theater"]),
        B=city(built=["stone-pit", "quarry"]),
        C=city(built=["stone-pit", "quarry"]),
    )
    ways = s.view(0).stage.ways
    cheapest = min(way.total for way in ways)
    for way in ways:
        more = way.total - cheapest
        move = Stage("altar", way.left, way.right, way.bank)
        assert warned(GAME, s, 0, move) == ([("warn-dearer", {"coins": more})] if more else [])
    assert len({way.total for way in ways}) > 1


def test_a_secret_choice_is_foreseen_until_all_are_in():
    s = position(A=city(), B=city(), C=city())
    first = foresee(GAME, s, 0, Discard("altar"))
    assert (first.moves[0].hidden, first.moves[0].passes) == (False, True)
    assert first.after.view.choices[0]["card"] == "altar"
    s.play(1, Discard("altar"))
    s.play(2, Discard("altar"))
    last = foresee(GAME, s, 0, Discard("altar"))
    assert (last.moves[0].hidden, last.after) == (True, None)


def test_what_a_board_shows():
    view = position(A=city(), B=city(), C=city()).view(0)
    assert [(each.left, each.right) for each in view.cities] == [(1, 2), (2, 0), (0, 1)]
    assert view.uses == ["build", "stage", "discard"]
