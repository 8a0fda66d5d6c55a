"""Time for a move: kept in the store, and nobody pays for a server that was down."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import update

from ludi.table.models import Setting, now
from ludi.table.store import ALIVE, Store
from tests.serving import Person, Server, serving
from tests.table.test_endings import seated, stored
from tests.table.test_store import with_store

NewPerson = Callable[..., Person]
HOUR = timedelta(hours=1)


def time_left(info: dict[str, Any], seat: int) -> float:
    deadline = datetime.fromisoformat(info["seats"][seat]["deadline"])
    return (deadline - datetime.fromisoformat(info["now"])).total_seconds()


def test_everybody_asked_has_the_whole_time(person: NewPerson) -> None:
    (ala, bruno), table = seated(person, "me", "open", pace=3600)
    info = ala.get(f"/api/tables/{table}")
    assert info["pace"] == 3600
    assert 3000 < time_left(info, 0) <= 3600
    was = info["seats"][1]["deadline"]
    with ala.live(table) as a, bruno.live(table) as b:
        a.until_asked()
        b.until_asked()
        a.play()
        told = b.until(lambda m: m["type"] == "table" and not m["table"]["seats"][0]["deadline"])
        # What another does side by side with me takes nothing from my time, and adds nothing
        assert told["table"]["seats"][1]["deadline"] == was
        b.play()
        b.until(lambda m: m["type"] == "table")
    (summary,) = [t for t in bruno.get("/api/tables") if t["id"] == table]
    assert any(seat["deadline"] for seat in summary["seats"])


def test_without_a_clock_there_is_none(person: NewPerson) -> None:
    (ala, _), table = seated(person, "me", "open")
    info = ala.get(f"/api/tables/{table}")
    assert (info["pace"], info["now"], info["seats"][0]["deadline"]) == (None, None, None)


def test_paces_that_make_no_sense_are_refused(person: NewPerson) -> None:
    ala = person("Ala")
    for pace in (0, -5, 10**9):
        seats = [{"kind": "me"}, {"kind": "bot"}]
        body = {"game": "lutetia", "seats": seats, "pace": pace}
        assert ala.http.post("/api/tables", json=body).status_code == 400


def test_a_bot_moves_for_who_is_late_and_the_seat_stays_theirs(person: NewPerson) -> None:
    (ala, bruno), table = seated(person, "me", "open", pace=2, grace=None)
    with bruno.live(table) as b:
        b.until_asked()
        b.play()
        b.until(lambda m: m["type"] == "position" and m["moves"] >= 2)
        assert b.table["seats"][0]["stand_in"] is None
    with ala.live(table) as a:
        assert a.until(lambda m: m["type"] == "table")["table"]["you"] == 0
        assert a.until_asked()


def test_time_is_given_back_when_no_server_was_there(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        people: list[Person] = []

        def person(name: str) -> Person:
            people.append(Person(server, name))
            return people[-1]

        (ala, _), table = seated(person, "me", "open", pace=600)
        server.kill()
        before = stored(tmp_path, table)
        with_store(tmp_path, lambda store: _as_if_down(store, HOUR))
        server.start()
        info = ala.get(f"/api/tables/{table}")
        assert info["seats"][0]["deadline"] is not None
        after = stored(tmp_path, table)
        assert after.moves == 0
        for seat in (0, 1):
            was, now_ = before.seats[seat].deadline, after.seats[seat].deadline
            assert was is not None
            assert now_ is not None
            # The clock stood still: an hour was lost, an hour was given
            assert abs(now_ - (was - HOUR) - HOUR) < timedelta(minutes=2)
        for one in people:
            one.close()


async def _as_if_down(store: Store, lost: timedelta) -> None:
    """As if the last sign of life, and all deadlines with it, were an hour older."""
    async with store._sessions.begin() as session:
        last = await session.get(Setting, ALIVE)
        assert last is not None
        value = (datetime.fromisoformat(last.value) - lost).isoformat()
        await session.execute(update(Setting).where(Setting.name == ALIVE).values(value=value))
    async with store._sessions.begin() as session:
        await store._give_back(session, -lost)


def test_of_several_servers_one_gives_the_time_back(tmp_path: Path) -> None:
    async def twice(store: Store) -> None:
        await store.sign_of_life(timedelta(seconds=60))
        await _as_if_down(store, HOUR)
        for _ in range(2):
            await store.sign_of_life(timedelta(seconds=60))
        async with store._sessions() as session:
            last = await session.get(Setting, ALIVE)
            assert last is not None
            assert now() - datetime.fromisoformat(last.value) < timedelta(minutes=1)

    with_store(tmp_path, twice)


def test_clocks_survive_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        people: list[Person] = []

        def person(name: str) -> Person:
            people.append(Person(server, name))
            return people[-1]

        (ala, _), table = seated(person, "me", "open", pace=600)
        was = ala.get(f"/api/tables/{table}")["seats"][0]["deadline"]
        server.kill()
        server.start()
        assert ala.get(f"/api/tables/{table}")["seats"][0]["deadline"] == was
        assert datetime.fromisoformat(was) > datetime.now(UTC)
        for one in people:
            one.close()


def test_who_comes_back_late_has_time_again(person: NewPerson, server: Server) -> None:
    (ala, bruno), table = seated(person, "me", "open", pace=3, grace=None)
    with bruno.live(table) as b:
        b.until(lambda m: m["type"] == "position" and m["moves"] >= 2)  # bots moved for both
    with ala.live(table) as a:
        a.until(lambda m: m["type"] == "table")
        assert a.until_asked()
    assert stored(server.store, table).status == "playing"
