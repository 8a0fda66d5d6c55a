"""A game brings its own types. mypy reads this file too (pyproject.toml) and checks each claim."""

from __future__ import annotations

from typing import assert_type

import msgspec
import pytest

import ludi
from ludi.games import all_games
from ludi.games.lutetia import state
from ludi.games.lutetia.data import Tables
from ludi.games.lutetia.moves import LutetiaMove
from ludi.games.lutetia.view import View


def test_a_game_named_in_the_code_brings_its_own_types() -> None:
    game = ludi.game("lutetia")
    match = game.match(3, "types")
    assert_type(game.data, Tables)
    assert_type(game.options_from({}), state.Options)
    assert_type(match.state, state.State)
    assert_type(match.at(0).copy(), state.State)
    assert_type(match.state.view(0), View)
    assert_type(match.state.moves(0), list[LutetiaMove])
    assert isinstance(match.state, game.State)
    assert isinstance(match.state.view(0), game.View)
    assert isinstance(match.options, game.Options)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_any_game_is_a_game(game: ludi.Game) -> None:
    state = game.new(game.seats[0], "types")
    seat = state.actors()[0]
    assert_type(state, ludi.State)
    assert_type(state.view(seat), msgspec.Struct)
    assert_type(state.moves(seat), list[ludi.Move])
    assert type(state) is game.State
    assert type(state.view(seat)) is game.View
    assert state.game is type(game)
