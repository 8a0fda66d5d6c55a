"""What can be said about a table from its row alone."""

import pytest

from ludi.table.errors import TableError
from ludi.table.room.info import (
    has_seat,
    is_participant,
    perspective,
    seat_of,
    seats_of,
    stored_result,
    table_info,
)
from tests.table.tables import stored_table


def test_who_resigned_has_no_seat_until_the_game_is_over() -> None:
    table = stored_table("ala", "bruno")
    table.seats[1].resigned = True
    assert seats_of(table, "bruno") == ()
    assert has_seat(table, "bruno")
    table.status = "over"
    assert seats_of(table, "bruno") == (1,)


def test_at_a_shared_screen_no_seat_is_the_only_one() -> None:
    table = stored_table("ala", "ala", "bruno")
    assert seats_of(table, "ala") == (0, 1)
    assert seat_of(table, "ala") is None
    assert seat_of(table, "bruno") == 2
    assert seat_of(table, None) is None


def test_the_host_takes_part_also_without_a_seat() -> None:
    table = stored_table("bruno", "celina")
    assert is_participant(table, "ala")
    assert is_participant(table, "bruno")
    assert not is_participant(table, "daria")
    assert not is_participant(table, None)


def test_another_perspective_is_for_finished_games() -> None:
    table = stored_table("ala", "bruno")
    assert perspective(table, "ala", None) == 0
    assert perspective(table, "ala", 0) == 0
    assert perspective(table, "celina", None) is None
    for wanted in (1, -1):
        with pytest.raises(TableError) as refused:
            perspective(table, "ala", wanted)
        assert refused.value.key == "error-running"
    table.status = "over"
    assert perspective(table, "ala", 1) == 1
    assert perspective(table, "ala", -1) is None
    with pytest.raises(TableError) as refused:
        perspective(table, "ala", 2)
    assert refused.value.key == "error-no-seat"


def test_the_seed_is_a_secret_until_the_end() -> None:
    table = stored_table("ala", "bruno")
    assert table_info(table, "ala", lambda seat: True).seed is None
    table.status = "over"
    assert table_info(table, "ala", lambda seat: True).seed == "x"


def test_a_running_game_has_no_result() -> None:
    assert stored_result(stored_table("ala", "bruno")) is None
