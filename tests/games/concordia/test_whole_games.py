"""What holds in every position, in random games on both maps and with every number of players."""

from random import Random

import pytest

import ludi
from ludi.core.testing import random_moves
from ludi.games.concordia import GAME
from ludi.games.concordia.data import GAP
from ludi.games.concordia.moves import Produce
from ludi.games.concordia.scoring import scores, wealth
from ludi.games.concordia.state import Options
from ludi.games.concordia.steps import PlayCard
from ludi.games.concordia.steps.mercator import Trading

TABLES = [
    (2, "italia"),
    (3, "italia"),
    (3, "imperium"),
    (4, "italia"),
    (4, "imperium"),
    (5, "imperium"),
]


def check_pieces(s, board):
    occupied = 0
    for player in s.players:
        assert sum(player.goods) + sum(player.stored) <= 12
        assert min(player.goods) >= 0
        assert player.coins >= 0
        assert player.houses >> board.roma == 0
        assert player.houses.bit_count() <= 15
        for place in player.places:
            if place < len(board.lines):
                assert not occupied >> place & 1, "two colonists on a line"
                occupied |= 1 << place
            else:
                city = board.city_of(place)
                assert city == board.roma or player.houses >> city & 1
        assert player.hand & player.discard == 0
        assert player.hand & 1, "the Tribune is never on the pile when somebody decides"
        assert (player.top == GAP) == (player.discard == 0)
        assert player.top == GAP or player.discard >> player.top & 1
    assert occupied == s.occupied


def check_market(s):
    row = [card for card in s.market if card != GAP]
    if isinstance(s.question, PlayCard):
        assert s.market == row + [GAP] * (7 - len(row))
        assert len(row) == 7 or not s.stack


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("seats", "map"), TABLES)
def test_invariants_hold_in_random_games(seats, map, seed):
    s = GAME.new(seats, f"invariants-{seed}", Options(map=map, intermediate_scoring=True))
    board = s.data.maps[map]
    census = GAME.census(s)
    last_turns = 0
    rng = Random(seed)
    for seat, move in random_moves(s, rng):
        check_pieces(s, board)
        check_market(s)
        assert GAME.census(s) == census
        holder, worth = s.praefectus, wealth(s, s.players[seat])
        trading = isinstance(s.question, Trading)
        if isinstance(s.question, PlayCard) and s.concordia != GAP:
            last_turns += 1
        after = s.copy()
        after.apply(seat, move)
        if trading:
            assert wealth(after, after.players[seat]) == worth
        if after.praefectus != holder:
            assert after.praefectus == (holder - 1) % seats
    assert last_turns == seats - 1
    assert s.agenda == []
    for score in scores(s):
        assert min(score.parts.values()) >= 0


def test_praefectus_magnus_moves_only_with_a_production_of_its_holder():
    s = GAME.new(4, "holder")
    holder, producer, passed = s.praefectus, None, 0
    for seat, move in random_moves(s, Random(4)):
        if isinstance(s.question, PlayCard):
            if s.praefectus != holder:
                assert producer == holder
                assert s.praefectus == (holder - 1) % 4
                passed += 1
            else:
                assert producer != holder
            holder, producer = s.praefectus, None
        if isinstance(move, Produce):
            producer = seat
    assert passed > 3


def test_options_are_named_as_in_the_rules():
    assert ludi.game("concordia").Options.__struct_fields__ == (
        "map",
        "intermediate_scoring",
        "open_hands",
    )
