"""People, games, rules, tables and seats over HTTP."""

from collections.abc import Callable

import pytest

from ludi.table.people.names import ROMANS
from tests.serving import Person, Server
from tests.table.test_review import finished

NewPerson = Callable[..., Person]


def refused(person: Person, path: str, body: object, language: str = "en") -> tuple[int, str]:
    answer = person.http.post(path, json=body, headers={"accept-language": language})
    return answer.status_code, answer.json()["error"]


def test_a_guest_keeps_a_signed_cookie_and_a_name(person: NewPerson) -> None:
    ala = person()
    assert ala.me["name"].startswith("Hospes ")
    assert ala.put("/api/me", {"name": "  Ala |  z Rzymu "}) == {**ala.me, "name": "Ala z Rzymu"}
    assert ala.get("/api/me")["name"] == "Ala z Rzymu"


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(person: NewPerson) -> None:
    fresh = person()
    fresh.http.cookies.clear()
    header = fresh.http.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in header
    assert "SameSite=lax" in header


def test_a_forged_cookie_is_nobody_s(person: NewPerson) -> None:
    ala, eve = person("Ala"), person("Eve")
    eve.http.cookies.clear()
    eve.http.cookies.set("ludi", f'"{ala.me["id"]}".forged')
    assert eve.get("/api/me")["id"] != ala.me["id"]


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 25])
def test_names_others_could_not_read_are_refused(person: NewPerson, name: str) -> None:
    answer = person().http.put("/api/me", json={"name": name})
    assert answer.status_code == 400
    assert "name" in answer.json()["error"]


def test_games_say_how_they_are_played(person: NewPerson) -> None:
    (lutetia,) = [g for g in person().get("/api/games") if g["id"] == "lutetia"]
    assert lutetia["seats"] == [2, 3, 4, 5]
    assert lutetia["bots"] == ["tiro", "miles", "optio", "centurio", "tribunus", "legatus"]
    assert lutetia["level"] in lutetia["bots"]
    assert set(lutetia["defaults"]) == set(lutetia["options"]["$defs"]["Options"]["properties"])
    assert lutetia["data"]["provenance"]


def test_schema_and_rules_are_served(person: NewPerson) -> None:
    ala = person()
    assert "Bid" in ala.get("/api/games/lutetia/schema")["$defs"]
    english, polish = (ala.get(f"/api/games/lutetia/rules/{lang}") for lang in ("en", "pl"))
    assert [s["number"] for s in english["sections"]] == [s["number"] for s in polish["sections"]]
    assert ala.http.get("/api/games/lutetia/rules/fr").status_code == 404
    assert ala.http.get("/api/games/ludo/schema").status_code == 404


def test_a_table_without_open_seats_starts_at_once(person: NewPerson) -> None:
    table = person("Ala").table("me", "greedy", "random")
    assert table["status"] == "playing"
    assert (table["you"], table["host"], table["seed"]) == (0, True, None)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert [seat["level"] for seat in table["seats"]] == [None, "greedy", "random"]
    assert table["seats"][0]["name"] == "Ala"
    names = {seat["name"] for seat in table["seats"][1:]}
    assert len(names) == 2
    assert names < set(ROMANS)


def test_an_invitation_opens_one_seat_for_one_person(person: NewPerson) -> None:
    host, friend, late = person("Ala"), person("Bruno"), person("Celina")
    table = host.table("me", "open", "open")
    assert table["status"] == "open"
    tokens = [seat["invite"] for seat in table["seats"]]
    assert tokens[0] is None
    assert tokens[1] != tokens[2]
    path = f"/api/tables/{table['id']}"
    assert all(s["invite"] is None for s in friend.get(path)["seats"])

    joined = friend.post(f"{path}/join", {"token": tokens[1], "name": "Bruno II"})
    assert (joined["you"], joined["status"]) == (1, "open")
    assert joined["seats"][1]["name"] == "Bruno II"
    assert friend.post(f"{path}/join", {"token": tokens[1]})["you"] == 1  # a second click
    assert refused(late, f"{path}/join", {"token": tokens[1]})[0] == 409
    assert refused(late, f"{path}/join", {"token": "guess"})[0] == 403
    assert refused(friend, f"{path}/join", {"token": tokens[2]})[0] == 409

    assert late.post(f"{path}/join", {"token": tokens[2]})["status"] == "playing"


def test_a_seed_the_host_chose_is_shown_to_all_from_the_start(person: NewPerson) -> None:
    host, friend = person("Ala"), person("Bruno")
    table = host.table("me", "open", seed="as last Friday")
    path = f"/api/tables/{table['id']}"
    before = friend.get(path)
    joined = friend.post(f"{path}/join", {"token": table["seats"][1]["invite"]})
    (listed,) = friend.get("/api/tables")
    for info in (table, before, joined, listed):
        assert (info["seed"], info["seed_chosen"]) == ("as last Friday", True)
    drawn = host.table("me", "open", seed="")
    assert (drawn["seed"], drawn["seed_chosen"]) == (None, False)


def test_a_known_game_cannot_be_gone_on_with_against_people(person: NewPerson) -> None:
    """Whoever branches off or brings a record knows the deal; such a table has no seat to give."""
    ala, bruno = person("Ala"), person("Bruno")
    table = finished(ala, "random", "random")
    path = f"/api/tables/{table['id']}"
    whole = ala.http.get(f"{path}/record").text
    half = "\n".join(line for line in whole.splitlines()[:-12] if not line.startswith("result"))
    for known in (
        ala.post(f"{path}/branches", {"moves": 3, "seat": 0}),
        ala.post("/api/records", {"record": half, "seat": 0}),
    ):
        assert known["origin"] != "played"
        here = f"/api/tables/{known['id']}"
        assert not any(seat["kind"] == "open" or seat["invite"] for seat in known["seats"])
        assert refused(ala, f"{here}/seats/1", {"kind": "open"})[0] == 409
        assert refused(bruno, f"{here}/join", {"token": ""})[0] == 403


def test_the_host_fills_open_seats_with_bots_and_starts(person: NewPerson) -> None:
    host, friend = person("Ala"), person("Bruno")
    table = host.table("open", "me", "open")
    path = f"/api/tables/{table['id']}"
    changed = host.post(f"{path}/seats/0", {"kind": "bot", "level": "random"})
    assert changed["seats"][0]["level"] == "random"
    assert changed["status"] == "open"
    assert refused(friend, f"{path}/start", {})[0] == 403
    assert refused(friend, f"{path}/seats/2", {"kind": "bot"})[0] == 403
    assert refused(host, f"{path}/seats/1", {"kind": "bot"})[0] == 409
    assert refused(host, f"{path}/seats/7", {"kind": "bot"})[0] == 404
    assert refused(host, f"{path}/seats/2", {"kind": "bot", "level": "clever"})[0] == 400
    started = host.post(f"{path}/start")
    assert started["status"] == "playing"
    assert [seat["kind"] for seat in started["seats"]] == ["bot", "person", "bot"]
    assert refused(host, f"{path}/start", {})[0] == 409


def test_the_host_frees_a_seat_and_the_old_invitation_is_void(person: NewPerson) -> None:
    host, friend = person("Ala"), person("Bruno")
    table = host.table("me", "open", "open")
    path, old = f"/api/tables/{table['id']}", table["seats"][1]["invite"]
    friend.post(f"{path}/join", {"token": old})
    freed = host.post(f"{path}/seats/1", {"kind": "open"})
    assert freed["seats"][1]["kind"] == "open"
    assert freed["seats"][1]["invite"] not in (None, old)
    assert friend.get(path)["you"] is None
    assert refused(friend, f"{path}/join", {"token": old})[0] == 403


def test_my_tables_are_those_i_sit_at_or_host(person: NewPerson) -> None:
    host, friend, stranger = person("Ala"), person("Bruno"), person("Celina")
    first = host.table("me", "open")
    second = host.table("me", "greedy")
    friend.post(f"/api/tables/{first['id']}/join", {"token": first["seats"][1]["invite"]})
    mine = {table["id"]: table for table in host.get("/api/tables")}
    assert set(mine) == {first["id"], second["id"]}
    assert mine[first["id"]]["actors"] == [0, 1]
    assert mine[first["id"]]["moves"] == 0
    assert [table["id"] for table in friend.get("/api/tables")] == [first["id"]]
    assert stranger.get("/api/tables") == []


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"game": "lutetia", "seats": [{"kind": "me"}]}, "2 to 5 seats"),
        ({"game": "lutetia", "seats": [{"kind": "me"}, {"kind": "me"}]}, "Only one seat"),
        ({"game": "lutetia", "seats": [{"kind": "me"}, {"kind": "cat"}]}, "cat"),
        ({"game": "lutetia", "seats": [{"kind": "bot", "level": "x"}] * 2}, "no bot"),
        ({"game": "lutetia", "seats": [{"kind": "bot"}] * 2, "options": {"x": 1}}, "no option 'x'"),
        ({"game": "lutetia", "seats": [{"kind": "bot"}] * 2, "seed": "a\nb"}, "seed"),
        ({"game": "ludo", "seats": []}, "no game ludo"),
        ({"seats": []}, "game"),
        ([], "array"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(
    person: NewPerson, body: object, said: str
) -> None:
    status, error = refused(person(), "/api/tables", body)
    assert status in (400, 404)
    assert said in error


def test_errors_speak_the_reader_s_language(person: NewPerson) -> None:
    body = {"game": "ludo", "seats": []}
    assert (
        refused(person(), "/api/tables", body, "pl-PL,pl;q=0.9,en;q=0.8")[1] == "Nie ma gry ludo."
    )
    assert refused(person(), "/api/tables", body, "de, en;q=0.5")[1] == "There is no game ludo."


def test_what_is_not_there_is_said_as_json(person: NewPerson) -> None:
    for path in ("/api/nothing", "/api/tables/nothing", "/api/tables/nothing/record"):
        answer = person().http.get(path)
        assert answer.status_code == 404
        assert answer.json()["error"]


def test_broken_and_huge_bodies_are_refused(person: NewPerson) -> None:
    ala = person()
    for content, status in (
        (b"{", 400),
        (b"\xff", 400),
        (b"[" * 30_000, 400),
        (b" " * 70_000, 413),
    ):
        answer = ala.http.post(
            "/api/tables", content=content, headers={"content-type": "application/json"}
        )
        assert answer.status_code == status
        assert answer.json()["error"]


def test_pages_of_other_sites_cannot_act_for_me(server: Server, person: NewPerson) -> None:
    ala = person("Ala")
    for origin, status in (("http://evil.example", 403), ("null", 403), (server.address, 200)):
        answer = ala.http.put("/api/me", json={"name": "Eve"}, headers={"origin": origin})
        assert answer.status_code == status
    assert ala.http.get("/api/me", headers={"origin": "http://evil.example"}).status_code == 200
