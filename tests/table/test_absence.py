"""Who leaves: a bot stands in after a while and hands back; no game is played for nobody."""

from collections.abc import Callable
from typing import Any

from tests.serving import Live, Person, wait_for
from tests.table.test_endings import seated

NewPerson = Callable[..., Person]


def stand_in(live: Live, seat: int) -> dict[str, Any]:
    return live.until(
        lambda m: m["type"] == "table" and m["table"]["seats"][seat]["stand_in"] is not None
    )["table"]


def moves(who: Person, table: str) -> int:
    return next(t["moves"] for t in who.get("/api/tables") if t["id"] == table)


def test_a_bot_stands_in_and_hands_back(person: NewPerson) -> None:
    (ala, bruno), table = seated(person, "me", "open", grace=1)
    with bruno.live(table) as b:
        b.until_asked()
        info = stand_in(b, 0)  # Ala has never come
        assert info["seats"][0]["kind"] == "person"
        assert not info["seats"][0]["resigned"]
        b.play()
        b.until(lambda m: m["type"] == "position" and m["moves"] >= 2)  # the bot has moved, too
        with ala.live(table) as a:
            b.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["stand_in"] is None)
            a.until(lambda m: m["type"] == "table" and m["table"]["you"] == 0)
            assert a.until_asked()["offers"]
            assert a.play()["type"] == "position"
        stand_in(b, 0)  # and gone again


def test_without_a_grace_nobody_stands_in(person: NewPerson) -> None:
    (ala, bruno), table = seated(person, "me", "open", grace=None)
    assert ala.get(f"/api/tables/{table}")["grace"] is None
    with bruno.live(table) as b:
        b.until_asked()
        b.play()
        assert b.position["actors"] == [0]
        assert b.table["seats"][0]["stand_in"] is None


def test_where_moves_take_days_nobody_is_missed_after_minutes(person: NewPerson) -> None:
    ala = person("Ala")
    assert ala.table("me", "random")["grace"] == 120
    assert ala.table("me", "random", pace=300)["grace"] == 120
    assert ala.table("me", "random", pace=86400)["grace"] is None


def test_a_stand_in_waits_when_all_people_have_left(person: NewPerson) -> None:
    (_, bruno), table = seated(person, "me", "open", grace=1)
    with bruno.live(table) as b:
        b.until_asked()
        stand_in(b, 0)
        b.until(lambda m: m["type"] == "position" and 0 not in m["actors"])
        b.play()
        b.catch_up(2)
    settled = wait_for(lambda: moves(bruno, table))
    # Nobody is here: the stand-in, if it is asked, thinks when somebody comes
    with person("Celina").live(table) as c:  # a spectator is no company for a game of two
        position = c.until(lambda m: m["type"] == "position")
        assert position["moves"] - settled <= 1
    with bruno.live(table) as b:
        b.until_asked()
        assert 1 in b.position["actors"]


def test_bots_answer_also_when_nobody_looks(person: NewPerson) -> None:
    """So that in a game of weeks the next person finds a question, not a bot that must think."""
    (ala, _), table = seated(person, "me", "open", "random", pace=86400)
    wait_for(lambda: moves(ala, table) == 1)


def test_bots_among_themselves_play_while_somebody_looks(person: NewPerson) -> None:
    ala = person("Ala")
    table = ala.table("random", "random")["id"]
    assert ala.get(f"/api/tables/{table}")["status"] == "playing"
    assert moves(ala, table) == 0
    with ala.live(table) as live:
        live.until(lambda m: m["type"] == "position" and m["moves"] > 3)
    with person("Celina").live(table) as live:
        assert live.until_asked()["result"]
