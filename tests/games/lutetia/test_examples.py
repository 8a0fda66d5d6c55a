"""Every worked example of the rules, by its id."""

import pytest

import ludi
from ludi.core.result import Score
from ludi.games.lutetia import GAME, scoring
from ludi.games.lutetia.examples import EXAMPLES
from ludi.games.lutetia.position import card, player, position
from ludi.games.lutetia.steps import bids
from tests.games.clauses import clauses


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_example(example):
    assert example.differences() == {}


@clauses("3.4", "3.5")
def test_lut_ex_01_marks_above_the_player_count():
    s = GAME.new(3, "marks")
    dealt = [card for card in s.market if card >= 0]
    decks = [*s.characters, *s.places, *dealt]
    assert all(s.data.cards[card].mark <= 3 for card in decks)
    used = [n for n, card in enumerate(s.data.cards) if card.mark <= 3]
    assert sorted([*decks, *s.bazaars]) == used
    assert len(s.bazaars) == 2
    characters = [card for card in decks if not s.data.is_place[card]]
    assert len(characters) == 26
    assert len(decks) - len(characters) == 21


@clauses("13.1", "13.2", "13.3")
@pytest.mark.parametrize(
    ("cards", "winners", "tie_break"),
    [((9, 8, 12), [0], "tie-cards"), ((9, 9, 12), [0, 1], "tie-sestertii")],
)
def test_lut_dt_12_final_tie_breaks(monkeypatch, cards, winners, tie_break):
    """Equal points; sestertii 4, 4, 2."""
    fillers = [[card("field")] * n for n in cards]
    s = position(
        R=player(supply=4, cards=fillers[0]),
        B=player(supply=4, cards=fillers[1]),
        G=player(supply=2, cards=fillers[2]),
        at="sale",
    )
    s.advance()
    monkeypatch.setattr(scoring, "scores", lambda _: [Score.of(prestige=30)] * 3)
    assert scoring.result(s).winners == winners
    assert scoring.result(s).tie_break == tie_break


@clauses("13.2")
def test_more_sestertii_break_a_tie_before_cards():
    s = position(R=player(supply=4), B=player(supply=5, cards=[]), at="sale")
    s.advance()
    assert scoring.result(s).winners == [1]
    assert scoring.result(s).tie_break == "tie-sestertii"


@clauses("3.1", "3.2", "3.3", "3.5", "14.1")
@pytest.mark.parametrize(
    ("seats", "characters", "places", "hand", "bazaars"),
    [
        (2, "ABC", "123", 8, 3),
        (3, "ABC", "123", 8, 2),
        (4, "ABCD", "1234", 10, 1),
        (5, "ABCDE", "12345", 12, 0),
    ],
)
def test_lut_dt_13_setup_table(seats, characters, places, hand, bazaars):
    s = GAME.new(seats, "setup")
    view = s.view(0)
    assert list(view.market) == [*characters, *places]
    assert [p.supply for p in view.players] == [5] * seats
    assert len(s.bazaars) == bazaars
    cards = {action for bid in bids(s.columns) for action in (bid.first, bid.second)}
    assert len(cards) + 1 == hand  # there are two Income cards


@clauses("2.4", "16.2")
@pytest.mark.parametrize("seats", GAME.seats)
def test_lut_dt_14_a_view_never_holds_a_secret(seats):
    match = ludi.game("lutetia").match(seats, "secrets")
    order = bids(match.state.columns)
    for seat in range(1, seats):
        match.play(seat, order[seat])
    view = match.state.view(0)
    assert view.choice is None
    assert [p.decided for p in view.players] == [False] + [True] * (seats - 1)
    match.play(0, order[0])
    assert all(bid.action is None for p in match.state.view(0).players[1:] for bid in p.bids)
    assert [bid.action for bid in match.state.view(0).players[0].bids] == [
        order[0].first,
        order[0].second,
    ]
    assert match.state.view(0).bazaars == []
