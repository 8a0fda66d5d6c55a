"""Trying moves before they are made."""

import pytest

import ludi
from ludi.core import testing
from ludi.core.errors import InvalidInput
from ludi.core.preview import preview
from ludi.games.concordia.moves import EndTurn, Play
from ludi.games.lutetia.moves import Bid, Bribe
from tests.games.own_files import CHANGED, own_file


def match(game="lutetia", seats=2):
    return ludi.game(game).match(seats, "preview")


def test_nothing_is_played_and_nothing_changes():
    game = match()
    before = testing.wire(game.state.view(0))
    found = preview(game, 0, [Bid("A", "1")])
    assert [event.key for event in found.moves[0].events] == ["log-bid", "log-bid-own"]
    assert (game.number, testing.wire(game.state.view(0))) == (0, before)
    assert testing.wire(preview(game, 0, [Bid("A", "1")])) == testing.wire(found)


def test_without_moves_it_is_where_one_stands():
    game = match()
    found = preview(game, 0, [])
    assert (found.moves, found.refusal, found.brings) == ([], None, None)
    assert testing.wire(found.after.view) == testing.wire(game.state.view(0))
    assert found.after.moves == game.state.moves(0)


def test_the_first_illegal_move_is_refused_with_its_clause():
    found = preview(match(), 0, [Bid("A", "A"), Bid("A", "1")])
    assert (found.moves, found.refusal.key, found.refusal.clause) == ([], "no-bid-same", "6.2")
    later = preview(match(), 0, [Bid("A", "1"), Bid("A", "2")])
    assert (len(later.moves), later.refusal.key) == (1, "no-not-asked")
    assert later.moves[0].passes
    assert later.after.view.choice == {"type": "bid", "first": "A", "second": "1"}


def test_what_stays_face_down_is_foreseen_and_what_is_turned_over_is_not():
    game = match()
    game.play(1, Bid("B", "2"))
    laid = preview(game, 0, [Bid("A", "1")])  # the last bid: all lie face down still
    assert (laid.moves[0].hidden, laid.moves[0].final) == (False, True)
    assert laid.after.prompt.key == "ask-bribe"
    game.play(0, Bid("A", "1"))
    game.play(1, Bribe(0, 0))
    turned = preview(game, 0, [Bribe(0, 0), Bribe(0, 0)])  # now everything is turned over
    assert [step.hidden for step in turned.moves] == [True]
    assert (turned.after, turned.refusal, turned.moves[0].passes) == (None, None, None)


def test_it_is_the_seat_s_own_move_and_a_move_of_the_game():
    with pytest.raises(InvalidInput, match="seat"):
        preview(match(), 2, [])
    with pytest.raises(InvalidInput, match="not a move of lutetia"):
        preview(match(), 0, [Play("tribune")])
    with pytest.raises(InvalidInput, match="not a move"):
        preview(match(), 0, [{"type": "bid"}])


def test_a_game_without_places_says_so():
    with pytest.raises(InvalidInput, match="no places to ask about"):
        preview(match("concordia"), 0, [], at="roma")
    with pytest.raises(InvalidInput, match="is text"):
        preview(match("hadrians-wall"), 0, [], at=3)


def test_after_the_end_everything_is_refused():
    over = testing.random_match(ludi.game("concordia"), 2, None, "over")
    found = preview(over, 0, [EndTurn()])
    assert (found.moves, found.refusal.key) == ([], "no-game-over")


@pytest.mark.parametrize("id", sorted(CHANGED))
def test_previews_are_exact_with_an_owner_s_components(id, tmp_path):
    shipped = ludi.game(id)
    game = type(shipped)(shipped.load_data(own_file(tmp_path, shipped, CHANGED[id])))
    for seats in (game.seats[0], game.seats[-1]):
        testing.check_preview(game, seats, None, "own")
