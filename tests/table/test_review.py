"""Looking back: stories, other seats' eyes, branches, records brought along, notes."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

import ludi
from ludi.core import record
from ludi.core.match import Match
from ludi.core.testing import random_match
from ludi.table.settings import MAX_RECORD, MAX_UPLOAD
from tests.serving import Person
from tests.waiting import wait_for

NewPerson = Callable[..., Person]


def over(person: Person, id: str) -> Any:
    """The table, once its bots have played it to the end."""
    path = f"/api/tables/{id}"
    wait_for(lambda: person.get(path)["status"] == "over")
    return person.get(path)


def finished(person: Person, *seats: str, **more: Any) -> Any:
    """A game that is over; where I sit, I play at random, else I look on: bots want company."""
    table = person.table(*seats, **more)
    rng = Random("finished")
    with person.live(table["id"]) as live:
        while not live.until_asked()["result"]:
            live.play(rng.choice(live.position["offers"])["move"])
    return over(person, table["id"])


def two_people(person: NewPerson, *bots: str) -> tuple[Person, Person, str]:
    ala, bruno = person("Ala"), person("Bruno")
    table = ala.table("me", "open", *bots)
    bruno.post(f"/api/tables/{table['id']}/join", {"token": table["seats"][1]["invite"]})
    return ala, bruno, table["id"]


def play_out(*people: tuple[Person, str]) -> None:
    rng = Random("played out")
    lives = [person.live(id) for person, id in people]
    newest = 0
    while True:
        for live in lives:
            live.catch_up(newest)
            if live.position["result"]:
                for each in lives:
                    each.close()
                return
            if live.position["offers"]:
                live.play(rng.choice(live.position["offers"])["move"])
                newest = live.position["number"]


def refused(person: Person, path: str, body: object, language: str = "en") -> tuple[int, str]:
    answer = person.http.post(path, json=body, headers={"accept-language": language})
    return answer.status_code, answer.json()["error"]


# The story and other seats' eyes


@pytest.mark.parametrize("game", [game.id for game in ludi.all_games()])
def test_every_finished_game_has_a_story(person: NewPerson, game: str) -> None:
    ala, count = person(), 3
    text = record.write(random_match(ludi.game(game), count, None, "story"))
    table = ala.post("/api/records", {"record": text})
    path = f"/api/tables/{table['id']}"
    story = ala.get(f"{path}/story")
    last = len(story["seats"])
    assert len(story["lines"]) == len(story["chances"]) == last + 1
    assert story["lines"] == sorted(story["lines"])
    assert all(sum(chances) == pytest.approx(1, abs=0.01) for chances in story["chances"])
    result = ala.get(f"{path}/at/{last}")["result"]
    winners = [seat for seat, chance in enumerate(story["chances"][-1]) if chance]
    assert winners == result["winners"]
    assert story["chapters"][0]["moves"] == 0
    assert len({chapter["moves"] for chapter in story["chapters"]}) == len(story["chapters"])
    assert 1 <= len(story["turning"]) <= 3
    for point in story["turning"]:
        before, after = (story["chances"][n] for n in (point["moves"] - 1, point["moves"]))
        seat = point["seat"]
        assert after[seat] - before[seat] == pytest.approx(point["swing"], abs=0.002)
    for seat in (-1, *range(count)):
        eyes = ala.get(f"{path}/story", seat=seat)
        for moves in (0, last // 2, last):
            told = ala.get(f"{path}/at/{moves}", seat=seat)
            assert len(told["events"]) == eyes["lines"][moves]


@pytest.mark.parametrize("seats", [2, 3])  # of two players one chooses for the Free City as well
def test_a_choice_is_looked_back_at_with_what_it_was_made_from(
    person: NewPerson, seats: int
) -> None:
    """7 Wonders: hands are passed on as soon as the last one has chosen."""
    ala = person()
    match = random_match(ludi.game("seven-wonders"), seats, None, "story")
    table = ala.post("/api/records", {"record": record.write(match)})
    path = f"/api/tables/{table['id']}"
    stories = [ala.get(f"{path}/story", seat=seat) for seat in range(seats)]
    passed_on = 0
    for number, entry in enumerate(match.entries, 1):
        move = stories[entry.seat]["moves"][number - 1]
        assert move == msgspec.to_builtins(entry.move)
        card = move.get("card") or move.get("leader")
        if not card or move["type"] == "copy-leader":
            continue
        before = ala.get(f"{path}/at/{number - 1}", seat=entry.seat)["view"]
        chosen_from = [*before["hand"], *before["leaders"], *before["pile"]]
        assert card in [each["card"] for each in chosen_from]
        after = ala.get(f"{path}/at/{number}", seat=entry.seat)["view"]
        passed_on += card not in [each["card"] for each in (*after["hand"], *after["leaders"])]
    assert passed_on > 20  # the view after the choice does not show the hand any more


def test_a_running_game_tells_a_seat_only_what_it_knows(person: NewPerson) -> None:
    ala, bruno, id = two_people(person, "random")
    with ala.live(id) as a, bruno.live(id) as b:
        for live in (a, b):
            live.until_asked()
            live.play()
        a.until_asked()
        moves = a.position["moves"]
    path = f"/api/tables/{id}"
    story = ala.get(f"{path}/story")
    assert story["chances"] is None
    assert story["turning"] == []
    assert len(story["seats"]) >= moves
    told = list(zip(story["seats"], story["moves"], strict=True))
    assert all(move for seat, move in told if seat == 0)
    assert not any(move for seat, move in told if seat != 0)  # bids lie face down
    assert story["lines"][moves] == len(ala.get(f"{path}/at/{moves}")["events"])
    for asked in (f"{path}/story", f"{path}/at/{moves}"):
        for seat in (1, 2, -1):
            assert ala.http.get(asked, params={"seat": seat}).status_code == 403
        assert ala.http.get(asked, params={"seat": 0}).status_code == 200
    assert "seed: ?" in ala.http.get(f"{path}/record").text
    stranger = person()
    assert stranger.get(f"{path}/at/{moves}")["view"] != ala.get(f"{path}/at/{moves}")["view"]
    assert stranger.http.get(f"{path}/at/{moves}", params={"seat": 0}).status_code == 403


def test_a_finished_game_is_open_to_every_eye(person: NewPerson) -> None:
    ala = person("Ala")
    table = finished(ala, "me", "random", "random")
    path = f"/api/tables/{table['id']}"
    match = record.read(ala.http.get(f"{path}/record").text, ludi.game)
    for moves in range(0, match.number, 9):
        for seat, eyes in ((-1, None), (0, 0), (1, 1), (2, 2)):
            seen = ala.get(f"{path}/at/{moves}", seat=seat)["view"]
            assert seen == json.loads(msgspec.json.encode(match.at(moves).view(eyes)))
    assert ala.http.get(f"{path}/at/6", params={"seat": 3}).status_code == 404
    stranger = person().get(f"{path}/at/6", seat=2)
    assert stranger["view"] == ala.get(f"{path}/at/6", seat=2)["view"]


# What if


def test_a_branch_goes_on_from_any_moment_against_bots(person: NewPerson) -> None:
    ala = person("Ala")
    parent = finished(ala, "me", "random", "random")
    path = f"/api/tables/{parent['id']}"
    whole = record.read(ala.http.get(f"{path}/record").text, ludi.game)
    branch = ala.post(f"{path}/branches", {"moves": 9, "seat": 1, "level": "random"})
    assert (branch["status"], branch["you"], branch["origin"]) == ("playing", 1, "branch")
    assert branch["parent"] == {"id": parent["id"], "moves": 9}
    assert [seat["kind"] for seat in branch["seats"]] == ["bot", "person", "bot"]
    assert parent["parent"] is None
    rng = Random("what if")
    with ala.live(branch["id"]) as live:
        assert live.until_asked()["moves"] >= 9
        while not live.until_asked()["result"]:
            live.play(rng.choice(live.position["offers"])["move"])
    over(ala, branch["id"])
    again = record.read(ala.http.get(f"/api/tables/{branch['id']}/record").text, ludi.game)
    shared = [(entry.seat, entry.move) for entry in whole.entries[:9]]
    assert [(entry.seat, entry.move) for entry in again.entries[:9]] == shared
    assert again.seed == whole.seed
    assert again.state.result() is not None


def test_only_what_is_over_can_be_branched_off_and_only_where_it_goes_on(
    person: NewPerson,
) -> None:
    ala = person("Ala")
    running = ala.table("me", "random")
    branches = f"/api/tables/{running['id']}/branches"
    assert refused(ala, branches, {"moves": 0, "seat": 0})[0] == 409
    table = finished(ala, "random", "random")
    path = f"/api/tables/{table['id']}/branches"
    last = len(ala.get(f"/api/tables/{table['id']}/story")["seats"])
    for body, status, said in (
        ({"moves": last, "seat": 0}, 409, "Go back a move"),
        ({"moves": last + 1, "seat": 0}, 404, "there is no move"),
        ({"moves": -1, "seat": 0}, 404, "there is no move"),
        ({"moves": 3, "seat": 2}, 404, "no seat 2"),
        ({"moves": 3, "seat": 0, "level": "clever"}, 400, "no bot"),
        ({"moves": 3}, 400, "seat"),
    ):
        answer = refused(ala, path, body)
        assert answer[0] == status
        assert said in answer[1]
    assert ala.post(path, {"moves": last - 1, "seat": 0})["origin"] == "branch"


# Records brought along


def test_a_finished_game_comes_back_as_it_was(person: NewPerson) -> None:
    ala, bruno = person("Ala"), person("Bruno")
    table = finished(ala, "me", "random", "random")
    text = ala.http.get(f"/api/tables/{table['id']}/record").text
    brought = bruno.post("/api/records", {"record": text})
    assert (brought["status"], brought["origin"], brought["you"]) == ("over", "uploaded", None)
    assert brought["seats"][0]["name"] == "Ala"
    assert bruno.http.get(f"/api/tables/{brought['id']}/record").text == text
    assert brought["id"] in {table["id"] for table in bruno.get("/api/tables")}
    story = bruno.get(f"/api/tables/{brought['id']}/story", seat=1)
    assert story["chances"][-1]


def test_an_unfinished_game_is_played_on_with_bots(person: NewPerson) -> None:
    ala = person("Ala")
    match = random_match(ludi.game("lutetia"), 2, None, "brought")
    lines = record.write(match).splitlines()
    head = [line for line in lines if not line.startswith("result")]
    text = "\n".join(head[: head.index("") + 1 + 10])
    assert refused(ala, "/api/records", {"record": text})[0] == 400
    table = ala.post("/api/records", {"record": text, "seat": 1, "level": "random"})
    assert (table["status"], table["you"]) == ("playing", 1)
    with ala.live(table["id"]) as live:
        while not live.until_asked()["result"]:
            live.play()


@pytest.mark.parametrize(
    ("old", "new", "line", "said", "po_polsku"),
    [
        ("rules: 1", "rules: 99", 2, "rules version 99", "wersji 99"),
        ("game: lutetia", "game: chess", 1, "no game 'chess'", "chess"),
        ("1. A", "castle", 9, "neither a header", "to nie jest nagłówek"),
        ("seed: brought", "seed: ?", 7, "running game", "trwającej gry"),
        ("seats: 2", "seats: 9", 4, "2 to 5 seats", "na 2 do 5 miejsc"),
        ("seats: 2", "seats: many", 4, "a number is needed", "potrzebna jest tu liczba"),
        ("options: ", "options: {", 6, "not JSON", "nie jest JSON"),
        ("options: ", 'options: {"bribe_mode": 1}', 6, "cannot be 1", "Opcja bribe_mode"),
        ("players: ", "players: Ala", 5, "need 2 names", "tylu imion"),
        ("1. A", "1. A bid A", 10, "takes 2 words", "powinno stać słów: 2"),
        ("1. A", "1. A bet A B", 10, "unknown move", "nieznany ruch „bet”"),
        ("1. A", "1. A bid A Z", 10, "Invalid enum value 'Z'", "nie pasuje „second”"),
    ],
)
def test_a_broken_record_is_refused_with_its_line(
    person: NewPerson, old: str, new: str, line: int, said: str, po_polsku: str
) -> None:
    text = record.write(random_match(ludi.game("lutetia"), 2, None, "brought"))
    lines = text.splitlines()
    number = next(n for n, each in enumerate(lines, 1) if each.startswith(old))
    lines[number - 1] = new
    body = {"record": "\n".join(lines)}
    status, error = refused(person(), "/api/records", body)
    assert status == 400
    assert f"Line {number}: " in error
    assert said in error
    polish = refused(person(), "/api/records", body, "pl")[1]
    assert f"Wiersz {number}: " in polish
    assert po_polsku in polish


def test_a_forbidden_move_in_a_record_is_explained_by_its_clause(person: NewPerson) -> None:
    text = record.write(random_match(ludi.game("lutetia"), 2, None, "brought"))
    start = text.index("\n1. ")
    broken = text[:start] + "\n1. A bid A A" + text[text.index("\n", start + 1) :]
    error = refused(person(), "/api/records", {"record": broken})[1]
    assert "You hold only one card A" in error
    assert "§ 6.2" in error
    assert "§ 6.2" in refused(person(), "/api/records", {"record": broken}, "pl")[1]


def test_records_that_are_too_large_or_begin_in_a_position_are_refused(person: NewPerson) -> None:
    ala = person()
    much = refused(ala, "/api/records", {"record": "#" * (MAX_RECORD + 1)})
    assert (much[0], "128 kB" in much[1]) == (413, True)
    assert refused(ala, "/api/records", {"record": "#" * MAX_UPLOAD})[0] == 413
    assert refused(ala, "/api/records", {"record": "#" * MAX_RECORD})[0] == 400  # it has no headers
    assert refused(ala, "/api/tables", {"game": "#" * 70_000})[0] == 413  # elsewhere less will do
    assert refused(ala, "/api/records", {"record": ""})[0] == 400
    assert refused(ala, "/api/records", {})[0] == 400
    game = ludi.game("lutetia")
    match = random_match(game, 2, None, "brought")
    late = record.write(Match(game, 2, "x", position=match.at(8)))
    assert "middle of a game" in refused(ala, "/api/records", {"record": late, "seat": 0})[1]


# Notes


def test_notes_are_the_writer_s_own_until_the_game_is_over(person: NewPerson) -> None:
    ala, bruno, id = two_people(person)
    path = f"/api/tables/{id}/notes"
    note = ala.post(path, {"moves": 0, "text": " He will <b>bluff</b>.\n\u202eNow. "})
    assert note["text"] == "He will <b>bluff</b>.\nNow."
    assert (note["name"], note["mine"], note["seat"]) == ("Ala", True, 0)
    assert [each["id"] for each in ala.get(path)] == [note["id"]]
    assert bruno.get(path) == []
    play_out((ala, id), (bruno, id))
    over(ala, id)
    (read,) = bruno.get(path)
    assert (read["text"], read["mine"]) == (note["text"], False)
    watcher = person("Celina")
    assert watcher.get(path) == []
    watcher.post(path, {"moves": 3, "text": "from outside"})
    assert len(watcher.get(path)) == 1
    assert len(bruno.get(path)) == 1
    assert bruno.http.delete(f"{path}/{note['id']}").status_code == 404
    assert ala.http.delete(f"{path}/{note['id']}").status_code == 204
    assert bruno.get(path) == []


def test_notes_have_limits(person: NewPerson) -> None:
    ala = person("Ala")
    table = ala.table("me", "random")
    path = f"/api/tables/{table['id']}/notes"
    assert refused(ala, path, {"moves": 0, "text": " \u200b "})[0] == 400
    assert refused(ala, path, {"moves": 0, "text": "x" * 601})[0] == 400
    assert refused(ala, path, {"moves": 999, "text": "x"})[0] == 404
    for _ in range(60):
        ala.post(path, {"moves": 0, "text": "x"})
    assert refused(ala, path, {"moves": 0, "text": "x"})[0] == 429
    waiting = ala.table("me", "open")
    assert refused(ala, f"/api/tables/{waiting['id']}/notes", {"moves": 0, "text": "x"})[0] == 409
