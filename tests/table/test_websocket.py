"""The live protocol, spoken with a real server over real sockets."""

import json
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

import ludi
from ludi.core import moves, record
from tests.serving import Live, Person, Server, in_step, line
from tests.table.test_endings import stored
from tests.waiting import PATIENCE

NewPerson = Callable[..., Person]
Pair = tuple[Live, Live]


def bid(first: str, second: str) -> dict[str, str]:
    return {"type": "bid", "first": first, "second": second}


def two_at_a_table(person: NewPerson, **more: Any) -> tuple[Person, Person, str]:
    ala, bruno = person("Ala"), person("Bruno")
    table = ala.table("me", "open", **more)
    bruno.post(f"/api/tables/{table['id']}/join", {"token": table["seats"][1]["invite"]})
    return ala, bruno, table["id"]


@pytest.fixture
def pair(person: NewPerson) -> Iterator[Pair]:
    """Two people in one game, both asked for their bids."""
    ala, bruno, table = two_at_a_table(person)
    with ala.live(table) as a, bruno.live(table) as b:
        a.until_asked()
        b.until_asked()
        yield a, b


# Playing


def test_the_server_speaks_first(person: NewPerson) -> None:
    ala = person("Ala")
    table = ala.table("me", "random")
    with ala.live(table["id"]) as live:
        first, second = live.hear(), live.hear()
    assert first["type"] == "table"
    assert first["table"]["seats"][0]["online"]
    assert second["type"] == "position"
    assert second["from"] == 0
    assert second["events"]
    assert second["prompt"]["key"].startswith("ask-")
    assert second["offers"]
    assert second["undo"] == {
        "possible": False,
        "move": None,
        "refusal": {"key": "no-undo-nothing", "clause": second["undo"]["refusal"]["clause"]}
        | {"args": {}},
    }


def test_before_the_start_there_is_only_the_table(person: NewPerson) -> None:
    ala, bruno = person("Ala"), person("Bruno")
    table = ala.table("me", "open")
    with ala.live(table["id"]) as live:
        assert live.hear()["table"]["status"] == "open"
        assert live.answer(live.say("play", number=0, move=bid("A", "1")))["type"] == "error"
        token = table["seats"][1]["invite"]
        bruno.post(f"/api/tables/{table['id']}/join", {"token": token})
        live.until_table(lambda t: t["status"] == "playing")
        assert live.until_asked()["number"] == 0


def test_a_whole_game_against_bots(person: NewPerson) -> None:
    ala, rng = person("Ala"), Random("whole game")
    table = ala.table("me", "greedy", "random")
    with ala.live(table["id"]) as live:
        while not live.until_asked()["result"]:
            answer = live.play(rng.choice(live.position["offers"])["move"])
            assert answer["type"] == "position"
        live.until_table(lambda t: t["status"] == "over")
        result, log = live.position["result"], live.log
    over = ala.get(f"/api/tables/{table['id']}")
    assert over["seed"]
    text = ala.http.get(f"/api/tables/{table['id']}/record").text
    match = record.read(text, ludi.game)
    assert [score.total for score in match.state.result().scores] == [
        score["total"] for score in result["scores"]
    ]
    assert [event.key for event in match.log(0)] == [event["key"] for event in log]


def test_the_last_move_sent_again_was_already_made(person: NewPerson) -> None:
    """Its answer was lost: the page knows by this refusal that all is well."""
    ala, rng = person("Ala"), Random("sent again")
    table = ala.post("/api/tables", {"game": "hadrians-wall", "seats": [{"kind": "me"}]})["id"]
    with ala.live(table) as live:
        while not live.until_asked()["result"]:
            number, move = live.position["number"], rng.choice(live.position["offers"])["move"]
            live.play(move)
    with ala.live(table) as live:
        assert live.until_asked()["result"]
        assert live.play(move, number)["refusal"]["key"] == "no-moved-on"
        assert live.until(lambda m: m["type"] == "position")["result"]


def test_offers_say_what_cannot_be_taken_back(pair: Pair) -> None:
    a, b = pair
    assert not any(offer["final"] for offer in a.position["offers"])
    a.play(bid("A", "1"))
    b.until_position(lambda p: p["actors"] == [1])
    assert all(offer["final"] for offer in b.position["offers"])


def test_the_log_comes_in_pieces_that_fit(pair: Pair) -> None:
    a, b = pair
    rng = Random("pieces")
    for _ in range(12):
        for live in (a, b):
            in_step(a, b)
            if live.position["offers"]:
                live.play(rng.choice(live.position["offers"])["move"])
    in_step(a, b)
    whole = [event for event in a.log if event["key"] == "log-round"]
    assert [event["args"]["n"] for event in whole] == list(range(1, len(whole) + 1))
    assert any(message.get("from") for message in a.heard)


# Taking back


def test_a_simultaneous_choice_is_taken_back_and_made_again(pair: Pair) -> None:
    a, b = pair
    assert a.play(bid("A", "1"))["actors"] == [1]
    assert a.position["undo"] == {"possible": True, "move": bid("A", "1"), "refusal": None}
    undone = a.undo()
    assert (undone["number"], undone["moves"]) == (2, 0)
    assert undone["actors"] == [0, 1]
    assert undone["redo"]
    redone = a.redo()
    assert (redone["number"], redone["moves"], redone["actors"]) == (3, 1, [1])
    a.undo()
    a.play(bid("B", "2"))
    b.catch_up(5)
    b.play(bid("C", "3"))
    refused = a.undo()
    assert refused["type"] == "refused"
    assert refused["refusal"]["key"] == "no-undo-revealed"
    assert refused["refusal"]["clause"]
    assert a.redo()["refusal"]["key"] == "no-redo"


def test_another_s_choice_stands_when_i_take_mine_back(pair: Pair) -> None:
    a, b = pair
    a.play(bid("A", "1"))
    b.catch_up(1)
    assert b.undo()["refusal"]["key"] == "no-undo-nothing"
    a.undo()
    b.play(bid("C", "3"), number=1)
    a.catch_up(3)
    assert a.position["actors"] == [0]


# Refusals and races


def test_a_forbidden_move_is_refused_with_its_clause(pair: Pair) -> None:
    a, _ = pair
    refused = a.play(bid("A", "A"))
    assert refused["type"] == "refused"
    assert refused["refusal"]["key"].startswith("no-")
    assert refused["refusal"]["clause"]
    assert a.play(bid("A", "1"))["number"] == 1  # nothing had changed


def test_why_not(pair: Pair) -> None:
    a, _ = pair
    assert a.why(bid("A", "1")) == {"type": "why", "id": 1, "refusal": None}
    assert a.why(bid("A", "A"))["refusal"]["clause"]
    assert (
        a.why({"type": "bribe", "first": 1, "second": 0})["refusal"]["key"] == "no-other-question"
    )
    a.play(bid("A", "1"))
    assert a.why(bid("B", "2"))["refusal"]["key"] == "no-not-asked"


def test_choices_made_at_the_same_time_both_count(pair: Pair) -> None:
    a, b = pair
    first = a.say("play", number=0, move=bid("A", "1"))
    second = b.say("play", number=0, move=bid("B", "2"))
    assert a.answer(first)["type"] == "position"
    assert b.answer(second)["type"] == "position"
    in_step(a, b)
    assert a.position["number"] == b.position["number"] == 2


def test_a_move_sent_twice_is_made_once(pair: Pair) -> None:
    a, b = pair
    a.play(bid("A", "1"))
    a.undo()
    refused = a.play(bid("A", "1"), number=0)  # an echo of the first
    assert refused["refusal"]["key"] == "no-moved-on"
    fresh = a.until(lambda m: m["type"] == "position")
    assert (fresh["number"], fresh["moves"], fresh["events"]) == (2, 0, [])
    assert a.play(bid("A", "1"), number=99)["refusal"]["key"] == "no-moved-on"
    a.until(lambda m: m["type"] == "position")
    a.play(bid("A", "1"))
    b.catch_up(3)
    b.play(bid("B", "2"))
    assert b.play(bid("B", "2"), number=3)["refusal"]["key"] == "no-moved-on"


def test_the_last_move_sent_twice_is_made_once(pair: Pair) -> None:
    """Whoever lost the answer to it learns that it was accepted, not that the game is over."""
    rng = Random("last move")
    while not (last := played_by_one(pair, rng))["result"]:
        pass
    mover, number, move = last["sent"]
    assert mover.play(move, number)["refusal"]["key"] == "no-moved-on"
    fresh = mover.position["number"]
    assert mover.play(move, fresh)["refusal"]["key"] == "no-game-over"


def played_by_one(pair: Pair, rng: Random) -> dict[str, Any]:
    """A move of whoever is asked: what was sent, and what came of it."""
    in_step(*pair)
    mover = next(live for live in pair if live.position["offers"])
    number, move = mover.position["number"], rng.choice(mover.position["offers"])["move"]
    return {"result": mover.play(move)["result"], "sent": (mover, number, move)}


@pytest.mark.parametrize(
    "message",
    [
        "nonsense",
        b"\x00\xff",
        "null",
        "[" * 5000,
        {"type": "fly", "id": 1},
        {"type": "play", "id": 1},
        {"type": "play", "id": "x", "number": 0, "move": bid("A", "1")},
        {"type": "play", "id": 1, "number": 0, "move": "bid A 1"},
        {"type": "play", "id": 1, "number": 0, "move": {"type": "fly"}},
        {"type": "play", "id": 1, "number": 0, "move": bid("A", "Z")},
        {"type": "play", "id": 1, "number": 0, "move": bid("A", "1"), "seat": 1},
        {"type": "play", "id": 1, "number": 1.5, "move": bid("A", "1")},
    ],
)
def test_what_makes_no_sense_is_answered_and_changes_nothing(pair: Pair, message: Any) -> None:
    a, _ = pair
    a.send(message)
    answer = a.until(lambda m: m["type"] == "error")
    assert answer["error"]
    readable = isinstance(message, dict) and message["id"] == 1
    assert answer["id"] == (1 if readable else None)
    assert a.play(bid("A", "1"))["number"] == 1


def test_errors_speak_the_reader_s_language(person: NewPerson) -> None:
    ala = person("Ala")
    table = ala.table("me", "random")
    with ala.live(table["id"], "?lang=pl") as live:
        live.send("?")
        assert live.until(lambda m: m["type"] == "error")["error"].startswith("Stół nie rozumie")


def test_a_flood_is_slowed_down(pair: Pair) -> None:
    a, _ = pair
    began = time.monotonic()
    asked = [a.say("why", move=bid("A", "A")) for _ in range(100)]
    assert a.answer(asked[-1])["type"] == "why"
    # 60 at once, then 30 a second: however fast or slow this machine is, never earlier than that
    assert time.monotonic() - began > 1


def test_a_huge_message_ends_the_connection(pair: Pair) -> None:
    a, _ = pair
    a.send(" " * 100_000)
    with pytest.raises(ConnectionClosed) as closed:
        a.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_pages_of_other_sites_cannot_listen(server: Server, person: NewPerson) -> None:
    table = person("Ala").table("me", "random")
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table['id']}/live"
    evil = Origin("http://evil.example")
    with pytest.raises(InvalidStatus) as refused, line(address, origin=evil):
        pass
    assert refused.value.response.status_code == 403
    with line(address, origin=Origin(server.address)) as own:
        assert json.loads(own.recv(PATIENCE))["type"] == "table"


def test_a_table_that_is_not_there_is_said_and_closed(person: NewPerson) -> None:
    live = person().live("nothing")
    assert live.hear()["type"] == "error"
    with pytest.raises(ConnectionClosed) as closed:
        live.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


# Coming and going


def test_one_comes_back_to_where_one_was(person: NewPerson) -> None:
    ala, bruno, table = two_at_a_table(person)
    with ala.live(table) as a, bruno.live(table) as b:
        a.until_asked()
        b.until_asked()
        a.play(bid("A", "1"))
        a.close()
        b.until_table(lambda t: not t["seats"][0]["online"])
        b.play(bid("B", "2"))
        with ala.live(table) as again:
            b.until_table(lambda t: t["seats"][0]["online"])
            assert again.until(lambda m: m["type"] == "position")["number"] == 2
            assert again.position["from"] == 0
            assert again.log[: len(a.log)] == a.log
            # Was my move accepted? Sending it again is safe.
            assert again.play(bid("A", "1"), number=0)["refusal"]["key"] == "no-moved-on"


def test_two_windows_of_one_person_see_the_same(person: NewPerson) -> None:
    ala = person("Ala")
    table = ala.table("me", "open", "open")
    ala.post(f"/api/tables/{table['id']}/start")
    with ala.live(table["id"]) as one, ala.live(table["id"]) as two:
        one.until_asked()
        two.until_asked()
        one.play()
        in_step(one, two)
        assert two.position["view"] == one.position["view"]
        assert {m["id"] for m in two.heard if m["type"] == "position"} == {None}


def test_spectators_see_the_table_and_no_hand(person: NewPerson) -> None:
    ala, bruno, table = two_at_a_table(person)
    celina = person("Celina")
    with ala.live(table) as a, bruno.live(table) as b, celina.live(table) as c:
        a.until_asked()
        b.until_asked()
        a.play(bid("A", "1"))
        seen = c.catch_up(1)
        assert (c.table["you"], seen["offers"], seen["redo"]) == (None, [], False)
        assert seen["prompt"] == {"key": "watch-bid", "args": {"seats": [1]}}
        assert c.play(bid("A", "1"))["type"] == "error"
        assert c.why(bid("A", "1"))["type"] == "error"
        assert c.undo()["type"] == "error"
        assert secrets_in(c) == []


def test_a_new_name_is_seen_at_once(person: NewPerson) -> None:
    ala, bruno, table = two_at_a_table(person)
    with bruno.live(table) as b:
        ala.put("/api/me", {"name": "Alicja"})
        b.until_table(lambda t: t["seats"][0]["name"] == "Alicja")
    assert "players: Alicja | Bruno" in ala.http.get(f"/api/tables/{table}/record").text


# Secrets


def secrets_in(live: Live) -> list[str]:
    """The bids of others that a connection has been told before they were revealed."""
    told = json.dumps(live.heard)
    return [word for word in ('"first": "A", "second": "1"', '"seed": "') if word in told]


def normal(live: Live, table: str) -> str:
    """All that a connection was told, without the table's name and birthday."""
    told = json.dumps(live.heard).replace(table, "TABLE")
    return told.replace(live.table["created"], "BIRTHDAY")


def test_what_i_choose_makes_no_difference_to_what_the_other_hears(person: NewPerson) -> None:
    """Two games alike but for one secret choice: byte for byte the other hears the same."""
    heard = []
    for choice in (bid("A", "1"), bid("C", "income")):
        ala, bruno, table = two_at_a_table(person, seed="the ides of March")
        celina = person("Celina")
        with ala.live(table) as a, bruno.live(table) as b, celina.live(table) as c:
            for live in (a, b):
                live.until_table(lambda t: t["seats"][1]["online"])
                live.until_asked()
            c.until_position(lambda p: True)  # they have all come before anything happens
            a.play(choice)
            b.catch_up(1)
            c.catch_up(1)
            b.why(bid("B", "B"))
            past = [bruno.get(f"/api/tables/{table}/at/{n}") for n in (0, 1)]
            record = bruno.http.get(f"/api/tables/{table}/record").text
            heard.append([normal(b, table), normal(c, table), json.dumps(past), record])
    assert heard[0] == heard[1]


def test_neither_of_two_ever_hears_the_other_s_secrets(person: NewPerson) -> None:
    """After the game the record tells all; then each message is compared with what it may tell."""
    ala, bruno, table = two_at_a_table(person)
    rng = Random("secrets")
    with ala.live(table) as a, bruno.live(table) as b:
        players = (a, b)
        while not a.position.get("result"):
            for player in players:
                in_step(a, b)
                if player.position["offers"]:
                    player.play(rng.choice(player.position["offers"])["move"])
            in_step(a, b)
    match = record.read(ala.http.get(f"/api/tables/{table}/record").text, ludi.game)
    for seat, player in enumerate(players):
        for message in player.heard:
            if message["type"] == "position":
                allowed = match.at(message["number"])
                view = json.loads(json.dumps(moves.msgspec.to_builtins(allowed.view(seat))))
                assert message["view"] == view
                offered = [moves.to_json(move) for move in allowed.moves(seat)]
                assert [plain(offer["move"]) for offer in message["offers"]] == plain(offered)
        running = [m for m in player.heard if m.get("table", {}).get("status") != "over"]
        assert ala.get(f"/api/tables/{table}")["seed"] not in json.dumps(running)


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def test_a_running_game_s_record_tells_only_what_i_know(server: Server, person: NewPerson) -> None:
    ala, bruno, table = two_at_a_table(person)
    with ala.live(table) as a:
        a.until_asked()
        a.play(bid("A", "1"))
    mine, theirs = (p.http.get(f"/api/tables/{table}/record").text for p in (ala, bruno))
    assert "1. A bid A 1" in mine
    assert "1. A ?" in theirs
    assert "seed: ?" in mine
    assert stored(server.store, table).seed not in mine + theirs


def test_the_past_of_a_running_game_is_seen_from_one_s_own_seat(person: NewPerson) -> None:
    ala, bruno, table = two_at_a_table(person)
    with ala.live(table) as a, bruno.live(table) as b:
        a.until_asked()
        b.until_asked()
        a.play(bid("A", "1"))
        b.catch_up(1)
        b.play(bid("B", "2"))
        path = f"/api/tables/{table}/at"
        past = ala.get(f"{path}/1")
        assert past["view"] == next(m for m in a.heard if m.get("number") == 1)["view"]
        assert (past["moves"], past["offers"], past["from"]) == (1, [], 0)
        assert ala.get(f"{path}/1", seat=0) == past
        assert ala.http.get(f"{path}/1?seat=1").status_code == 403
        assert ala.http.get(f"{path}/3").status_code == 404
        assert ala.http.get(f"{path}/-1").status_code == 404
        assert person().get(f"{path}/1")["view"] != past["view"]


def test_a_finished_game_is_open_to_all(person: NewPerson) -> None:
    ala, celina = person("Ala"), person("Celina")
    table = ala.table("random", "random")
    with ala.live(table["id"]) as live:
        live.until_table(lambda t: t["status"] == "over")
        last = live.position["moves"]
    path = f"/api/tables/{table['id']}"
    assert celina.get(f"{path}/at/{last}", seat=1)["result"]
    assert celina.get(f"{path}/at/1", seat=0)["view"] != celina.get(f"{path}/at/1", seat=1)["view"]
    assert celina.http.get(f"{path}/at/1?seat=2").status_code == 404
    assert celina.get(path)["seed"]
    with celina.live(table["id"]) as live:
        assert live.until(lambda m: m["type"] == "position")["result"]
