"""Who leaves: a bot stands in after a while and hands back; no game is played for nobody."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludi.table.room.absence import STAND_IN
from ludi.table.room.room import Room
from ludi.table.store.store import Store
from tests.serving import Live, Person, in_step
from tests.table.test_endings import seated
from tests.table.test_sharing import Straw
from tests.table.test_store import new_room, stored_as, with_store
from tests.waiting import until, wait_for

NewPerson = Callable[..., Person]


def stand_in(live: Live, seat: int) -> dict[str, Any]:
    return live.until_table(lambda t: t["seats"][seat]["stand_in"] is not None)


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
        b.until_position(lambda p: p["moves"] >= 2)  # the bot has moved, too
        with ala.live(table) as a:
            b.until_table(lambda t: t["seats"][0]["stand_in"] is None)
            a.until_table(lambda t: t["you"] == 0)
            in_step(a, b)
            while not a.position["offers"]:  # the bot has answered already: on to what comes next
                b.until_asked()
                b.play()
                in_step(a, b)
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
        b.until_position(lambda p: 0 not in p["actors"])
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
        live.until_position(lambda p: p["moves"] > 3)
    with person("Celina").live(table) as live:
        assert live.until_asked()["result"]


# Without a server


async def room_without_grace(store: Store) -> Room:
    """Whoever is absent while somebody else is here is replaced at once; bots never get to move."""
    id = (await new_room(store)).id
    await stored_as(store, grace=0)
    table = await store.tables.get(id)
    assert table is not None
    return Room(table, store, Straw(), 0)


def test_the_seat_of_who_has_left_is_given_to_a_bot_and_back(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        room = await room_without_grace(store)
        room.absence.replace_absent_players()
        assert room.absence._task is None  # nobody is here to play with
        async with room.watch("bruno"):
            await until(lambda: room.table.seats[0].stand_in == STAND_IN)
            assert room.table.seats[1].stand_in is None
            async with room.watch("ala"):
                assert room.table.seats[0].stand_in is None
            await until(lambda: room.table.seats[0].stand_in == STAND_IN)
        await room.close()

    with_store(tmp_path, use)


def test_who_resigned_is_not_awaited(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        room = await room_without_grace(store)
        await room.resign(0)
        async with room.watch("bruno"):
            assert room.absence._awaited() == {}
        await room.close()

    with_store(tmp_path, use)
