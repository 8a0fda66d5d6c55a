"""Several people at one screen: each sees only their own, and behind the curtain nobody sees."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from tests.serving import Live, Person

NewPerson = Callable[..., Person]


def shared_table(ala: Person, *more: dict[str, Any], **options: Any) -> Any:
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bruno"}, *more]
    return ala.post("/api/tables", {"game": "lutetia", "seats": seats, **options})


def sit(live: Live, seat: int | None) -> dict[str, Any]:
    return live.answer(live.say("sit", seat=seat))


def bid(first: str, second: str) -> dict[str, str]:
    return {"type": "bid", "first": first, "second": second}


def test_one_screen_has_several_seats_with_names_of_their_own(person: NewPerson) -> None:
    ala = person("Ala")
    table = shared_table(ala)
    assert table["status"] == "playing"
    assert [seat["name"] for seat in table["seats"]] == ["Ala", "Bruno"]
    assert (table["you"], table["yours"]) == (None, [0, 1])
    nameless = {"game": "lutetia", "seats": [{"kind": "me"}, {"kind": "here"}]}
    assert ala.http.post("/api/tables", json=nameless).status_code == 400


def test_behind_the_curtain_nobody_sees_anything(person: NewPerson) -> None:
    ala = person("Ala")
    table = shared_table(ala)["id"]
    with ala.live(table) as live:
        closed = live.until(lambda m: m["type"] == "position")
        assert live.table["you"] is None
        assert live.table["seats"][1]["online"]
        assert (closed["offers"], closed["prompt"]["key"]) == ([], "watch-bid")
        assert live.play(bid("A", "1"))["type"] == "error"

        hers = sit(live, 0)
        assert live.table["you"] == 0
        assert hers["from"] == 0
        assert hers["offers"]
        live.play(bid("A", "1"))

        his = sit(live, 1)
        assert live.table["you"] == 1
        told = json.dumps([his["view"], his["events"], his["undo"]])
        assert '"A", "second"' not in told
        assert his["undo"]["possible"] is False
        live.play(bid("B", "2"))
        assert live.position["moves"] == 2

        again = sit(live, None)
        assert live.table["you"] is None
        assert again["offers"] == []


def test_nobody_sits_down_in_another_s_seat(person: NewPerson) -> None:
    ala, celina = person("Ala"), person("Celina")
    table = shared_table(ala, {"kind": "open"})
    celina.post(f"/api/tables/{table['id']}/join", {"token": table["seats"][2]["invite"]})
    with ala.live(table["id"]) as a, celina.live(table["id"]) as c:
        assert sit(a, 2)["type"] == "error"
        assert sit(c, 0)["type"] == "error"
        assert sit(c, 99)["type"] == "error"
        assert c.until_asked()["view"]["seat"] == 2
    assert celina.http.get(f"/api/tables/{table['id']}/at/0?seat=1").status_code == 403
    assert ala.http.get(f"/api/tables/{table['id']}/at/0?seat=1").status_code == 200


def test_a_whole_game_at_one_screen(person: NewPerson) -> None:
    ala, rng = person("Ala"), Random("one screen")
    table = shared_table(ala, seed="one screen")["id"]
    with ala.live(table) as live:
        position = live.until(lambda m: m["type"] == "position")
        while not position["result"]:
            seat = position["actors"][0]
            position = sit(live, seat)
            assert position["view"]["seat"] == seat
            position = live.play(rng.choice(position["offers"])["move"])
        live.until_table(lambda t: t["status"] == "over")
        assert live.table["you"] == 0 or live.table["you"] == 1
    assert "players: Ala | Bruno" in ala.http.get(f"/api/tables/{table}/record").text


def test_one_of_two_at_a_screen_may_give_up(person: NewPerson) -> None:
    ala = person("Ala")
    table = shared_table(ala)["id"]
    info = ala.post(f"/api/tables/{table}/resign", {"seat": 1})
    assert (info["status"], info["yours"], info["you"]) == ("playing", [0], 0)
    info = ala.post(f"/api/tables/{table}/end", {"agree": True})
    assert info["status"] == "over"
