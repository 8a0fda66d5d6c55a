"""A match: history, undo, redo, snapshots, what a seat may know."""

import pytest

import ludi
from ludi.core import position
from ludi.core.errors import IllegalMove, InvalidInput
from ludi.core.match import SNAPSHOT_EVERY
from ludi.core.testing import random_match
from ludi.games.lutetia.moves import Bid, Bribe

GAME = ludi.game("lutetia")
INCOME = Bid("income", "income")
PASS = Bribe(0, 0)


def test_an_illegal_move_changes_nothing():
    match = GAME.match(2, "x")
    before = position.save(match.state)
    with pytest.raises(IllegalMove):
        match.play(0, Bid("A", "A"))
    assert position.save(match.state) == before
    assert match.number == 0


def test_undo_takes_back_only_ones_own_choice():
    match = GAME.match(3, "x")
    match.play(0, Bid("A", "B"))
    match.play(1, INCOME)
    assert match.undo(0) == Bid("A", "B")
    assert match.state.choices == [None, INCOME, None]
    assert [(e.seat, e.move) for e in match.entries] == [(1, INCOME)]


def test_redo_repeats_what_was_taken_back_until_another_move_is_made():
    match = GAME.match(2, "x")
    match.play(0, Bid("A", "B"))
    match.undo(0)
    assert match.redoable(0)
    match.redo(0)
    assert match.state.choices[0] == Bid("A", "B")
    match.undo(0)
    match.play(0, INCOME)
    assert not match.redoable(0)
    with pytest.raises(IllegalMove):
        match.redo(0)


def test_nothing_can_be_undone_after_the_reveal():
    match = GAME.match(2, "x")
    assert match.undoable(0).key == "no-undo-nothing"
    match.play(0, INCOME)
    assert match.final(1, INCOME)
    match.play(1, INCOME)
    for seat in range(2):
        assert match.undoable(seat).key == "no-undo-revealed"
        with pytest.raises(IllegalMove):
            match.undo(seat)


def test_going_back_uses_snapshots():
    match = random_match(GAME, 4, None, "long")
    assert match.number > 2 * SNAPSHOT_EVERY
    replayed = GAME.new(4, "long")
    for n, entry in enumerate(match.entries):
        if n % 17 == 0:
            assert position.save(match.at(n)) == position.save(replayed)
        replayed.play(entry.seat, entry.move)
    assert max(match._snapshots) > match.number - SNAPSHOT_EVERY
    with pytest.raises(InvalidInput, match="there is no move"):
        match.at(match.number + 1)


def test_secret_choices_are_known_to_their_owner_only_until_all_are_in():
    match = GAME.match(3, "x")
    match.play(0, Bid("A", "B"))
    match.play(1, INCOME)
    assert match.known_moves(0) == [(0, Bid("A", "B")), (1, None)]
    assert match.known_moves(None) == [(0, None), (1, None)]
    match.play(2, INCOME)
    match.play(0, Bribe(1, 0))
    # bids stay face down through the bribes (2.4)
    assert match.known_moves(1) == [(0, None), (1, INCOME), (2, None), (0, None)]


def test_a_private_line_of_the_log_is_read_by_its_owner_only():
    match = GAME.match(2, "x")
    match.play(0, Bid("A", "B"))
    assert "log-bid-own" in [event.key for event in match.log(0)]
    assert "log-bid-own" not in [event.key for event in match.log(1)]
    assert "log-bid-own" not in [event.key for event in match.log(None)]


def test_a_match_can_start_from_a_position():
    earlier = random_match(GAME, 3, None, "start").at(20)
    match = ludi.Match(GAME, 3, "what-if", position=earlier)
    assert position.save(match.state) == position.save(earlier)
    seat = match.state.actors()[0]
    match.play(seat, match.state.moves(seat)[0])
    assert position.save(match.at(0)) == position.save(earlier)
