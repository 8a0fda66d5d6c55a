"""Whatever is sent or stands in a file: a clear answer, at a cost in proportion to its length."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludi
from ludi.bots import bot, names, rank_of
from ludi.core import moves, notation, position, record
from ludi.core.errors import BrokenRecord, InvalidInput
from ludi.core.game import Game
from ludi.core.moves import Field
from ludi.core.testing import random_match
from ludi.games import all_games
from tests.costs import SHAPES, Shape, assert_linear

GAME = ludi.game("lutetia")
HEAD = "game: lutetia\nrules: 1\nseats: 3\nseed: x\n"


def one_line(text: str) -> str:
    return " ".join(text.split())


def in_header(name: str) -> Callable[[str], object]:
    return lambda text: record.read(f"{HEAD}{name}: {one_line(text)}\n", ludi.game)


READERS: dict[str, Callable[[str], object]] = {
    "a record": lambda text: record.read(text, ludi.game),
    "a record's moves": lambda text: record.read(f"{HEAD}\n{text}", ludi.game),
    "a record's move": lambda text: record.read(f"{HEAD}\n1. A {one_line(text)}", ludi.game),
    "a record's words": lambda text: record.read(f"{HEAD}\n1. A bid {one_line(text)}", ludi.game),
    "a record's numbers": lambda text: record.read(f"{HEAD}\n{one_line(text)}. A bid A", ludi.game),
    "an unknown header": lambda text: record.read(f"{HEAD}{one_line(text)}: x\n", ludi.game),
    **{f"the header {name}": in_header(name) for name in record.ALLOWED},
    "a move's words": lambda text: notation.read(GAME.Move, text),
    "a move's type": lambda text: GAME.move_from({"type": text}),
    "a move's id": lambda text: GAME.move_from({"type": "bid", "first": text, "second": text}),
    "a move's list": lambda text: GAME.move_from({"type": "legions", "by_seat": list(text)}),
    "an option's name": lambda text: GAME.options_from({text: text}),
    "an option": lambda text: GAME.options_from({"bribe_mode": text}),
    "a position": lambda text: GAME.load_position({"agenda": [{"step": text}]}),
    "a position's shape": lambda text: GAME.load_position([text]),  # type: ignore[arg-type]
    "a game's name": ludi.game,
    "a bot's name": bot,
    "a bot's budget": lambda text: bot(f"legatus@{text}"),
    "a bot's small budget": lambda text: bot(f"legatus@0.{text}s"),
    "an argument of a text": lambda text: GAME.texts.invalid("move-unknown", name=text, known=""),
}


@pytest.mark.parametrize("reader", READERS)
def test_reading_takes_time_in_proportion_to_length(reader: str) -> None:
    assert_linear(READERS[reader])


TOML_SHAPES = ("blanks", "letters", "digits", "dots", "an unclosed quote", "brackets", "comments")


def in_lines(shape: Shape) -> Shape:
    """As many letters, no long lines."""
    return lambda n: "\n".join(shape(1000) for _ in range(n // 1000))


@pytest.mark.parametrize("start", ["", "a = ", "a = [", 'a = "', "a = '''", "[", "[["])
def test_so_does_a_data_file(start: str, tmp_path: Path) -> None:
    def read(text: str) -> object:
        path = tmp_path / "data.toml"
        path.write_text(start + text, "utf-8")
        return GAME.load_data(path)

    assert_linear(read, {name: in_lines(SHAPES[name]) for name in TOML_SHAPES})
    assert_linear(read, {name: SHAPES[name] for name in TOML_SHAPES})


def test_what_is_quoted_stays_readable() -> None:
    for reader in (READERS["a record's words"], READERS["a move's type"], READERS["a bot's name"]):
        with pytest.raises((BrokenRecord, InvalidInput)) as refused:
            reader("x" * 100_000)
        assert len(str(refused.value)) < 3000


def test_numbers_of_any_size_can_be_said() -> None:
    for number in (10**15, -(10**30), 10**400):
        for language in ("en", "pl"):
            said = GAME.texts.format(
                language, "seats-wrong", game="x", first=1, last=2, found=number
            )
            assert str(number)[:10] in said.replace(",", "").replace("\u00a0", "")


@pytest.mark.parametrize("level", ["legatus@" + "9" * 400, "legatus@0." + "1" * 40 + "s"])
def test_a_budget_has_so_many_digits_and_no_more(level: str) -> None:
    with pytest.raises(InvalidInput, match="no budget that can be read"):
        bot(level)


def test_a_bot_s_name_has_a_bounded_length() -> None:
    """It is kept in 32 letters."""
    for name in names():
        longest = f"{name}@{'9' * 9}.{'9' * 9}ms" if name not in ("random", "greedy") else name
        bot(longest)
        assert len(longest) <= 32
        assert rank_of(longest) == name


def test_no_words_are_no_move() -> None:
    for text in ("", " ", "\n\n"):
        with pytest.raises(InvalidInput, match="unknown move"):
            notation.read(GAME.Move, text)


# Positions


@pytest.mark.parametrize(
    "raw", [None, [], "agenda", 1, {}, {"agenda": None}, {"agenda": [1]}, {"agenda": [{}]}]
)
def test_what_is_no_position_is_refused(raw: Any) -> None:
    whole = position.save(GAME.new(3, "x"))
    for tried in (raw, whole | raw if isinstance(raw, dict) and raw else raw):
        with pytest.raises(InvalidInput):
            GAME.load_position(tried)


def test_a_record_from_a_position_that_cannot_be_is_refused_with_its_line() -> None:
    match = ludi.Match(GAME, 3, "x", position=random_match(GAME, 3, None, "x").at(9))
    seat = match.state.actors()[0]
    match.play(seat, match.state.moves(seat)[0])
    text = record.write(match)
    lines = text.splitlines()
    line = next(n for n, line in enumerate(lines, 1) if line.startswith("position"))
    emptied = position.save(match.start) | {"choices": []}
    lines[line - 1] = f"position: {msgspec.json.encode(emptied).decode()}"
    with pytest.raises(BrokenRecord, match="cannot go on from this position") as refused:
        record.read("\n".join(lines), ludi.game)
    assert refused.value.line == line
    with pytest.raises(BrokenRecord, match="begins in the middle of a game") as refused:
        record.read(text, ludi.game, positions=False)
    assert refused.value.line == line


# Moves that have the right shape and absurd contents

NUMBERS = (-1, 10**6, 2**31, 10**18, 10**30, 10**300)
MANY = (0, 1, 20_000)


def absurd(field: Field) -> Iterator[Any]:
    single: list[Any] = [None]
    if field.kind == "number":
        single = [*NUMBERS]
    elif field.kind == "id":
        single = [field.ids[0], field.ids[-1]]
    elif field.kind == "text":
        single = ["", "x" * 10_000]
    for value in single:
        if field.many:
            lengths = (field.length,) if field.length is not None else MANY
            yield from ([value] * length for length in lengths)
        else:
            yield value


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_absurd_moves_are_refused_with_a_sentence(game: Game) -> None:
    match = random_match(game, game.seats[-1], None, "absurd")
    for number in range(0, match.number, 1 + match.number // 40):
        state = match.at(number)
        seat = state.actors()[0]
        for move in {type(move): move for move in state.moves(seat)}.values():
            for field in moves.fields(type(move)):
                for value in absurd(field):
                    try:
                        tried = game.move_from(moves.to_json(move) | {field.name: value})
                    except InvalidInput:
                        continue
                    if refusal := state.why_not(seat, tried):
                        for language in ("en", "pl"):
                            assert game.texts.sentence(
                                language, refusal.key, refusal.args, match.players
                            )


# Reading a record costs little


def test_the_kinds_of_moves_are_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    text = record.write(random_match(GAME, 3, None, "once"))
    record.read(text, ludi.game)
    asked: list[object] = []
    monkeypatch.setattr(moves.mi, "type_info", asked.append)
    record.read(text, ludi.game)
    assert not asked
