"""What one's own moves would bring, over the wire."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.serving import Live, Person
from tests.table.test_programs import program
from tests.table.test_websocket import Pair, bid, pair, two_at_a_table  # noqa: F401 - a fixture

NewPerson = Callable[..., Person]


def ask(live: Live, *moves: Any, **more: Any) -> dict[str, Any]:
    return live.answer(live.say("preview", moves=moves, **more))


def test_a_move_is_tried_and_not_made(pair: Pair) -> None:  # noqa: F811
    a, b = pair
    found = ask(a, bid("A", "income"))
    assert (found["type"], found["number"], found["refusal"]) == ("preview", 0, None)
    (step,) = found["moves"]
    assert step["events"][0] == {"key": "log-bid", "args": {"seat": 0}}
    assert (step["hidden"], step["final"], step["passes"], step["ends"]) == (
        False,
        False,
        True,
        None,
    )
    assert found["brings"]["income"] == 3
    assert found["after"]["view"]["choice"] == bid("A", "income")
    assert a.play(bid("A", "income"))["number"] == 1
    assert b.catch_up(1)["actors"] == [1]


def test_an_illegal_one_is_refused_with_its_clause(pair: Pair) -> None:  # noqa: F811
    a, _ = pair
    refused = ask(a, bid("A", "1"), bid("A", "A"))
    assert (len(refused["moves"]), refused["refusal"]["key"]) == (1, "no-not-asked")
    assert ask(a, bid("A", "A"))["refusal"]["clause"] == "6.2"


def test_only_with_the_eyes_of_one_s_own_seat(pair: Pair) -> None:  # noqa: F811
    """What the other has chosen face down is in no preview of mine."""
    a, b = pair
    b.play(bid("B", "2"))
    a.catch_up(1)
    view = ask(a, bid("A", "1"))["after"]["view"]
    assert [each["action"] for each in view["players"][0]["bids"]] == ["A", "1"]
    assert [each["action"] for each in view["players"][1]["bids"]] == [None, None]


@pytest.fixture
def wall(person: NewPerson) -> Iterator[Live]:
    ala = person("Ala")
    table = ala.table("me", game="hadrians-wall")
    with ala.live(table["id"]) as live:
        live.until_asked()
        live.play()
        live.until_asked()
        yield live


def test_a_place_of_the_board_says_why_not(wall: Live) -> None:
    assert ask(wall, at="fort:21")["refusal"]["key"] == "no-granary-large"
    assert "no box" in ask(wall, at="fort:99")["error"]
    assert ask(wall, at="x" * 41)["type"] == "error"


@pytest.mark.parametrize(
    "message",
    [
        {"moves": [{"type": "fly"}]},
        {"moves": "all"},
        {},
        {"moves": [bid("A", "1")] * 21},
        {"moves": [], "seat": 1},
        {"moves": [], "at": "anywhere"},
    ],
    ids=str,
)
def test_nonsense_is_answered_and_not_obeyed(pair: Pair, message: dict[str, Any]) -> None:  # noqa: F811
    a, _ = pair
    answered = a.answer(a.say("preview", **message))
    assert (answered["type"], bool(answered["error"])) == ("error", True)
    assert ask(a, bid("A", "1"))["refusal"] is None  # the line is as good as before


def test_spectators_have_no_moves_to_try(person: NewPerson) -> None:
    _, _, table = two_at_a_table(person)
    with person("Celina").live(table) as c:
        assert ask(c, bid("A", "1"))["type"] == "error"


def test_programs_ask_over_http(server: Any) -> None:
    bot, stranger = program(server), program(server)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = bot.post("/api/tables", json={"game": "lutetia", "seats": seats}).json()["id"]
    path = f"/api/tables/{table}/preview"
    found = bot.post(path, json={"moves": [bid("A", "1")]}).json()
    assert found["moves"][0]["move"] == bid("A", "1")
    assert "id" not in found
    assert bot.get(f"/api/tables/{table}/position").json()["number"] in (0, 1)  # only the bot's
    assert stranger.post(path, json={"moves": []}).status_code == 403
    assert bot.post(path, json={"moves": [{"type": "fly"}]}).status_code == 400
    assert bot.post(path, json={"moves": [bid("A", "1")] * 21}).status_code == 400
    assert bot.post("/api/tables/nowhere/preview", json={"moves": []}).status_code == 404


def test_a_game_that_is_given_up_allows_nothing_more(person: NewPerson) -> None:
    ala, bruno, table = two_at_a_table(person)
    with ala.live(table) as a:
        a.until_asked()
        for one in (ala, bruno):
            one.post(f"/api/tables/{table}/end", {"agree": True})
        a.until_position(lambda p: p["result"])
        found = ask(a, bid("A", "1"))
    assert (found["moves"], found["refusal"]["key"]) == ([], "no-game-over")


def test_lessons_are_previewed(person: NewPerson) -> None:
    ala, path = person(), "/api/games/lutetia/lessons/LUT-EX-05a/preview"
    spend = {"type": "legions", "by_seat": [2, 0]}
    found = ala.post(path, {"moves": [spend]})
    assert found["moves"][0]["move"] == spend
    assert (
        ala.post(path, {"moves": [{"type": "legions", "by_seat": [9, 0]}]})["refusal"]["clause"]
        == "8.6.4"
    )
    assert ala.post(path, {"moves": [], "tries": [spend]})["moves"] == []
