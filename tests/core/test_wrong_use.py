"""What a program does wrong is told at once, in a sentence that says what to do."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludi
from ludi import bots
from ludi.core import notation, record
from ludi.core.errors import IllegalMove, InvalidInput, LudiError
from ludi.core.game import Game
from ludi.games import game_of, use_data
from ludi.games.lutetia.moves import Bid
from ludi.games.seven_wonders.moves import Keep

LUTETIA = ludi.game("lutetia")
WONDERS = ludi.game("seven-wonders")
WALL = ludi.game("hadrians-wall")
INCOME = Bid("A", "income")
EVERY_GAME = pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)


def told(happen: Callable[[], object]) -> str:
    with pytest.raises(InvalidInput) as refused:
        happen()
    assert refused.value.reason("pl")
    return str(refused.value)


# Options

WAYS: dict[str, Callable[[Game, Any], Any]] = {
    "match": lambda game, options: game.match(3, "x", options),
    "new": lambda game, options: game.new(3, "x", options),
    "deal": lambda game, options: game.deal(3, "x", options),
    "Match": lambda game, options: ludi.Match(game, 3, "x", options),
    "options_from": lambda game, options: game.options_from(options),
}
EVERY_WAY = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)


@pytest.mark.parametrize("way", [WAYS["match"], WAYS["new"], WAYS["deal"]])
def test_options_are_a_dict_or_the_struct(way: Callable[[Game, Any], Any]) -> None:
    for options in ({"bribe_mode": "live"}, LUTETIA.Options(bribe_mode="live")):
        made = way(LUTETIA, options)
        assert made.options == LUTETIA.Options(bribe_mode="live")
    for usual in (None, {}):
        assert way(LUTETIA, usual).options == LUTETIA.Options()


@EVERY_WAY
@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"bribe_mod": "live"}, "no option 'bribe_mod'. Did you mean 'bribe_mode'?"),
        ({"leaders": True}, "lutetia has no option 'leaders'; there are bribe_mode, bribe_"),
        ({3: True}, "lutetia has no option '3'"),
        ({"bribe_mode": "later"}, 'bribe_mode of lutetia cannot be "later"; allowed: "live", "w'),
        ({"bribe_mode": 1}, "bribe_mode of lutetia cannot be 1;"),
        ({"bribe_wave_limit": 1}, "bribe_wave_limit of lutetia cannot be 1; allowed: ≥ 2, null"),
        ({"bribe_wave_limit": "12"}, 'cannot be "12"; allowed: ≥ 2, null'),
        ({"bribe_wave_limit": True}, "cannot be true; allowed: ≥ 2, null"),
        ({"bribe_wave_limit": -(10**90)}, "bribe_wave_limit of lutetia cannot be -1000"),
        ({"bribe_mode": {1, 2}}, "cannot be [1,2]"),
        ({"bribe_mode": object()}, "cannot be <object"),
        ({"bribe_mode": "x" * 9999}, 'cannot be "xxx'),
        (LUTETIA.Options(bribe_mode="later"), 'bribe_mode of lutetia cannot be "later"'),
        (WONDERS.Options(), "options of lutetia are an object (a dict or game.Options), not Opt"),
        (["bribe_mode"], "not ['bribe_mode'] (list)"),
        ("bribe_mode", "not 'bribe_mode'"),
        (LUTETIA.Options, "not <class"),
    ],
)
def test_wrong_options_are_named(way: Callable[[Game, Any], Any], options: Any, said: str) -> None:
    message = told(lambda: way(LUTETIA, options))
    assert said in message
    assert len(message) < 300


@EVERY_GAME
def test_every_option_says_what_is_allowed(game: Game) -> None:
    for name in game.Options.__struct_fields__:
        for wrong in ("?", 10**6 if name not in LUTETIA.Options.__struct_fields__ else -1, []):
            message = told(lambda: game.match(2, "x", {name: wrong}))  # noqa: B023
            assert message.startswith(f"The option {name} of {game.id} cannot be ")
            assert "allowed: " in message


def test_numbers_with_two_ends() -> None:
    assert "allowed: 1 … 16, null" in told(lambda: WALL.match(1, "x", {"fort": 17}))


@pytest.mark.parametrize("way", [WALL.match, WALL.new, WALL.deal])
def test_options_that_do_not_go_with_the_seats(way: Callable[..., object]) -> None:
    told(lambda: way(3, "x", {"fort": 2}))


def test_options_are_also_told_in_polish() -> None:
    with pytest.raises(InvalidInput) as refused:
        LUTETIA.match(3, options={"bribe_mode": "later"})
    assert refused.value.reason("pl").startswith("Opcja bribe_mode gry lutetia nie może")


# Seats, seeds, players, positions


@pytest.mark.parametrize("seats", [0, 1, 6, -3, "3", 3.0, None, [3], True, 10**40])
def test_a_number_of_seats_that_there_is_not(seats: Any) -> None:
    for way in (LUTETIA.match, LUTETIA.new, lambda n: LUTETIA.deal(n, "x")):
        assert told(lambda: way(seats)).startswith("lutetia is played with 2 to 5 seats, not ")  # noqa: B023


@pytest.mark.parametrize("seed", [42, None, b"x", " x", "x\n", "a\nb", "?"])
def test_a_seed_that_no_record_can_keep(seed: Any) -> None:
    for way in (LUTETIA.match, LUTETIA.new, LUTETIA.deal):
        assert told(lambda: way(3, seed)).startswith("A seed is ")  # noqa: B023


@pytest.mark.parametrize(
    ("players", "said"),
    [
        (["Ann", "Bob"], "3 seats need 3 names, not 2"),
        ("Ann", "The players are a list of 3 names, not 'Ann'"),
        ([1, 2, 3], "The name of a player is text (str), not 1"),
        (["Ann|Bob", "C", "D"], "one line without '|'"),
    ],
)
def test_players_that_do_not_fit(players: Any, said: str) -> None:
    assert said in told(lambda: ludi.Match(LUTETIA, 3, "x", players=players))


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (LUTETIA.new(2, "x"), "This position has 2 seats, the match has 3"),
        (WONDERS.new(3, "x"), "not a position of lutetia"),
        ({}, "game.load_position(raw) reads a saved one"),
    ],
)
def test_positions_that_do_not_fit(position: Any, said: str) -> None:
    assert said in told(lambda: ludi.Match(LUTETIA, 3, "x", position=position))


def test_a_match_is_of_a_game() -> None:
    assert "not 'lutetia'" in told(lambda: ludi.Match("lutetia", 3, "x"))  # type: ignore[arg-type]


# Moves


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("bid A income", "not a move: 'bid A income'; take one of state.moves(seat), or read text"),
        ({"type": "bid"}, "not a move: {'type': 'bid'} (dict); take one of state.moves(seat), or"),
        (None, "not a move: None; take one"),
        (Bid, "not a move: <class"),
        (("A", "income"), "not a move: ('A', 'income') (tuple)"),
    ],
)
def test_what_is_no_move(move: Any, said: str) -> None:
    match = LUTETIA.match(3, "x")
    state = match.state
    for way in (match.play, match.final, state.play, state.why_not):
        assert said in told(lambda: way(0, move))  # noqa: B023
    assert match.number == 0


def test_a_move_of_another_game() -> None:
    match = LUTETIA.match(3, "x")
    for way in (match.play, match.final):
        message = told(lambda: way(0, Keep("midas")))  # noqa: B023
        assert message == (
            "ludi.games.seven_wonders.moves.Keep is not a move of lutetia, which has "
            f"{', '.join(notation._kinds_by_tag(LUTETIA.Move))}"
        )
    with pytest.raises(IllegalMove):
        match.state.play(0, Keep("midas"))


def test_what_the_hints_name_can_be_done() -> None:
    match = LUTETIA.match(3, "x")
    match.play(0, notation.read(LUTETIA.Move, "bid A income"))
    match.play(1, LUTETIA.move_from({"type": "bid", "first": "A", "second": "income"}))
    assert [entry.move for entry in match.entries] == [INCOME, INCOME]


@EVERY_GAME
def test_a_match_says_in_words_why_a_move_is_forbidden(game: Game) -> None:
    match = game.match(2, "x")
    (seat, *_) = match.state.actors()
    move = match.state.moves(seat)[0]
    match.play(seat, move)
    while seat in match.state.actors():
        match.play(seat, match.state.moves(seat)[0])
    with pytest.raises(IllegalMove) as refused:
        match.play(seat, move)
    key = refused.value.refusal.key
    assert not str(refused.value).startswith(key)
    assert key in str(refused.value)
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)
    with pytest.raises(IllegalMove, match=r"^The rules forbid this move: "):
        match.state.play(seat, move)


def test_a_refusal_without_a_text_is_still_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    refusal = ludi.Refusal("no-such-luck", "1.1")
    monkeypatch.setattr(LUTETIA.State, "why_not", lambda state, seat, move: refusal)
    with pytest.raises(IllegalMove, match=r"^The rules forbid this move: no-such-luck \(§ 1\.1\)$"):
        LUTETIA.match(3, "x").play(0, INCOME)


# A seat


@pytest.mark.parametrize("seat", [-1, 3, 99, "A", "0", 0.0, True, [0], 10**40])
def test_a_seat_that_there_is_not(seat: Any) -> None:
    match = LUTETIA.match(3, "x")
    state = match.state
    ways: list[Callable[[], object]] = [
        lambda: match.play(seat, INCOME),
        lambda: match.final(seat, INCOME),
        lambda: match.undo(seat),
        lambda: match.undoable(seat),
        lambda: match.redo(seat),
        lambda: match.redoable(seat),
        lambda: match.last_move(seat),
        lambda: match.log(seat),
        lambda: match.known_moves(seat),
        lambda: record.write_for(match, seat),
        lambda: state.play(seat, INCOME),
        lambda: state.why_not(seat, INCOME),
        lambda: state.prompt(seat),
        lambda: ludi.Knowledge(LUTETIA, state, seat),
        *(lambda game=game: game.new(3, "x").view(seat) for game in ludi.all_games()),
    ]
    for way in ways:
        assert told(way).startswith("A seat is a number, here 0 to 2, not ")


def test_the_only_seat() -> None:
    assert told(lambda: WALL.new(1, "x").view(1)) == "A seat is a number, here 0, not 1"


def test_numbers_of_other_libraries_are_numbers() -> None:
    numpy = pytest.importorskip("numpy")
    match = LUTETIA.match(numpy.int64(3), "x")
    match.play(numpy.int64(1), INCOME)
    assert type(match.seats) is int
    assert record.write(match)


@pytest.mark.parametrize("number", ["x", 1.0, -1, None, True])
def test_the_number_of_a_move(number: Any) -> None:
    match = LUTETIA.match(3, "x")
    text = record.write(match)
    assert told(lambda: match.at(number)).startswith("A move's number is a number from 0 on, not")
    if number is not None:
        assert "from 0 on" in told(lambda: match.log(0, number))
        assert "from 0 on" in told(lambda: record.read(text, ludi.game, to=number))


# Games and bots by name


@pytest.mark.parametrize(
    ("id", "near"),
    [
        ("lutecia", "lutetia"),
        ("Lutetia", "lutetia"),
        ("seven_wonders", "seven-wonders"),
        ("7 wonders", "seven-wonders"),
        ("hadrian's wall", "hadrians-wall"),
        ("Glory to Rome", "glory-to-rome"),
    ],
)
def test_the_game_that_may_be_meant(id: str, near: str) -> None:
    message = told(lambda: ludi.game(id))
    assert message.startswith(f"There is no game '{id}'. Did you mean '{near}'? There are conc")


def test_no_game_is_like_it() -> None:
    assert told(lambda: ludi.game("chess")).startswith("There is no game 'chess'; there are ")


@pytest.mark.parametrize("name", [None, 3, [], b"lutetia", LUTETIA])
def test_what_is_no_name(name: Any) -> None:
    assert told(lambda: ludi.game(name)).startswith("The id of a game is text (str), not ")
    assert told(lambda: bots.bot(name)).startswith("The name of a bot is text (str), not ")
    assert told(lambda: record.read(name, ludi.game)).startswith("A record is text (str), not ")
    assert told(lambda: notation.read(LUTETIA.Move, name)).startswith("A move in words is text")


def test_the_bot_that_may_be_meant() -> None:
    assert "Did you mean 'centurio'?" in told(lambda: bots.bot("centurion"))
    assert "Did you mean 'legatus'?" in told(lambda: bots.bot("Legatus"))
    assert "'deep-blue'; there are random, greedy, tiro" in told(lambda: bots.bot("deep-blue"))


@pytest.mark.parametrize("seconds", ["1", 0, -1, [1], True, float("nan")])
def test_seconds_that_nobody_can_think(seconds: Any) -> None:
    assert "some seconds (a number)" in told(lambda: bots.bot("optio", seconds=seconds))


@pytest.mark.parametrize("workers", ["1", 0, -1, 1.5, None, True])
def test_workers_that_nobody_has(workers: Any) -> None:
    assert "one worker or more" in told(lambda: bots.bot("optio", workers=workers))


def test_the_move_that_may_be_meant() -> None:
    assert "Did you mean 'bid'?" in told(lambda: notation.read(LUTETIA.Move, "bidd A income"))


# Files


def test_a_file_may_be_named_by_a_string(tmp_path: Path) -> None:
    path = str(LUTETIA.folder / "data.toml")
    assert LUTETIA.with_data(path).data.fingerprint == LUTETIA.data.fingerprint
    assert game_of(path) is LUTETIA
    nowhere = str(tmp_path / "nowhere.toml")
    ways = (LUTETIA.with_data, game_of, lambda path: use_data("lutetia", path))
    for way in ways:
        assert "No such file" in told(lambda: way(nowhere))  # noqa: B023
        assert "A file is named by its path" in told(lambda: way(3))  # noqa: B023


def test_all_of_these_are_errors_of_the_library() -> None:
    assert issubclass(InvalidInput, LudiError)
    assert issubclass(IllegalMove, LudiError)
