"""Records: read, written, and refused with the line that is wrong."""

import pytest

import ludi
from ludi.core import position, record
from ludi.core.errors import BrokenRecord, InvalidInput
from ludi.core.testing import random_match
from ludi.games.lutetia.moves import Bid

GAME = ludi.game("lutetia")
MATCH = random_match(GAME, 3, None, "record")
TEXT = record.write(MATCH)


def test_a_record_is_headers_and_one_move_a_line():
    head, moves = TEXT.split("\n\n")
    assert head.splitlines()[:2] == ["game: lutetia", "rules: 1"]
    assert "seed: record" in head
    first = MATCH.entries[0]
    letter = "ABC"[first.seat]
    assert moves.splitlines()[0] == f"1. {letter} bid {first.move.first} {first.move.second}"
    assert len(moves.splitlines()) == MATCH.number


def test_a_position_at_any_move():
    for number in (0, 1, 30, MATCH.number):
        match = record.read(TEXT, ludi.game, to=number)
        assert position.save(match.state) == position.save(MATCH.at(number))
    with pytest.raises(InvalidInput, match="there is no move"):
        record.read(TEXT, ludi.game, to=MATCH.number + 1)


def test_comments_and_blank_lines_are_passed_over():
    text = "# a game to remember\n" + TEXT.replace("\n2. ", "\n# a bold bid\n\n2. ", 1)
    assert record.write(record.read(text, ludi.game)) == TEXT


def line_of(text: str, start: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(start))


@pytest.mark.parametrize(
    ("start", "new", "reason"),
    [
        ("game:", "game: chess", "There is no game 'chess'"),
        ("rules:", "rules: 99", "played with rules version 99"),
        ("data:", "data: printed", "load that data"),
        ("seats:", "seats: 9", "2 to 5 seats, not 9"),
        ("seats:", "seats: many", "a number is needed here, not 'many'"),
        ("seed:", "seed: ?", "a running game's export cannot be replayed"),
        ("options:", 'options: {"bribe_mode": "loud"}', 'bribe_mode of lutetia cannot be "loud"'),
        ("options:", "options: {", "this is not JSON"),
        ("players:", "players: Ala", "3 seats need 3 names"),
        ("result:", "result: 1 2 3", "the replay gives"),
        ("1. ", "1. A bid A A", r"You hold only one card A.*§ 6\.2"),
        ("1. ", "1. A bid A", r"'bid' takes 2 words after it \(first second\), not 1"),
        ("1. ", "1. A bid A Z", "Invalid enum value 'Z'"),
        ("1. ", "1. A bet A B", "unknown move 'bet'"),
        ("1. ", "1. E bid A B", "there is no seat E"),
        ("1. ", "1. A ?", "this move is hidden"),
        ("3. ", "4. A bid A B", "move 3 expected, found 4"),
        ("1. ", "castle kingside", "neither a header nor a move"),
        ("rules:", "author: me", "unknown header 'author'"),
    ],
)
def test_a_damaged_record_is_refused_with_its_line(start, new, reason):
    lines = TEXT.splitlines()
    number = line_of(TEXT, start)
    lines[number - 1] = new
    with pytest.raises(BrokenRecord, match=reason) as caught:
        record.read("\n".join(lines), ludi.game)
    assert caught.value.line == number
    assert str(caught.value).startswith(f"line {number}: ")
    polish = caught.value.reasons["pl"]
    for english in (" not ", "enum", "there", "takes", "needed", "must", "expected"):
        assert english not in polish


class NewerLutetia(type(GAME)):
    rules = GAME.rules + 1


def test_a_record_of_older_rules_is_read_if_it_comes_to_the_same():
    newer = NewerLutetia()
    again = record.read(TEXT, lambda _: newer)
    assert position.save(again.state) == position.save(MATCH.state)
    assert record.write(again) == TEXT.replace("rules: 1", "rules: 2")


@pytest.mark.parametrize(
    ("start", "new", "where"),
    [("result:", "result: 1 2 3", "the replay gives"), ("1. ", "1. A bid A A", "only one card A")],
)
def test_a_record_of_older_rules_that_differs_names_both_versions_and_the_line(start, new, where):
    lines = TEXT.splitlines()
    number = line_of(TEXT, start)
    lines[number - 1] = new
    newer = NewerLutetia()
    with pytest.raises(BrokenRecord, match=where) as caught:
        record.read("\n".join(lines), lambda _: newer)
    assert caught.value.line == line_of(TEXT, "rules:")
    told = f"rules version 1; lutetia here has version 2, by which line {number} is wrong"
    assert told in str(caught.value)
    assert f"wiersz {number} jest błędny" in caught.value.reasons["pl"]


def test_a_missing_header_is_named():
    text = "\n".join(line for line in TEXT.splitlines() if not line.startswith("seed"))
    with pytest.raises(BrokenRecord, match="the header 'seed' is missing"):
        record.read(text, ludi.game)


def test_a_running_games_export_keeps_secrets():
    match = GAME.match(3, "hidden-seed")
    match.play(0, Bid("A", "B"))
    match.play(1, Bid("C", "1"))
    mine, theirs = record.write_for(match, 0), record.write_for(match, 1)
    assert "1. A bid A B" in mine
    assert "2. B ?" in mine
    assert "1. A ?" in theirs
    assert "2. B bid C 1" in theirs
    for text in (mine, theirs, record.write_for(match, None)):
        assert "hidden-seed" not in text
        assert "seed: ?" in text


def test_a_record_of_a_match_from_a_position():
    match = ludi.Match(GAME, 3, "branch", position=MATCH.at(25))
    seat = match.state.actors()[0]
    match.play(seat, match.state.moves(seat)[0])
    text = record.write(match)
    again = record.read(text, ludi.game)
    assert position.save(again.state) == position.save(match.state)
    assert record.write(again) == text
