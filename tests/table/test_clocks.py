"""Time for a move: kept in the store, and nobody pays for a server that was down."""

import asyncio
import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from ludi.table.api.messages import NewSeat, NewTable
from ludi.table.api.tables import table_from
from ludi.table.room.clocks import Clocks
from ludi.table.room.watchers import Watcher
from ludi.table.services import Services
from ludi.table.settings import Settings
from ludi.table.store.models import Setting, now
from ludi.table.store.store import Store
from ludi.table.store.tables import ALIVE
from ludi.table.tasks import cancel_and_wait
from tests.serving import Person, Server, serving
from tests.table.test_endings import seated, stored
from tests.table.test_store import with_store
from tests.waiting import until

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
        told = b.until_table(lambda t: not t["seats"][0]["deadline"])
        # What another does side by side with me takes nothing from my time, and adds nothing
        assert told["seats"][1]["deadline"] == was
        b.play()
        b.until_table(lambda t: t["seats"][1]["deadline"] != was)
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
        b.until_position(lambda p: p["moves"] >= 2)
        assert b.table["seats"][0]["stand_in"] is None
    with ala.live(table) as a:
        a.until_table(lambda t: t["you"] == 0)
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
    await age_last_heartbeat(store, lost)
    async with store.sessions.begin() as session:
        await store.clocks.postpone_deadlines(session, -lost)


async def told_deadline(watcher: Watcher, was: datetime) -> datetime:
    """The first other deadline of seat 0 that those who look are told."""
    while told := await watcher.outbox.get():
        message = json.loads(told)
        if message["type"] == "table":
            deadline = datetime.fromisoformat(message["table"]["seats"][0]["deadline"])
            if deadline != was:
                return deadline
    raise AssertionError("Nothing else was told")


async def game_with_a_clock(services: Services) -> str:
    assert services._clocks_task is not None
    await cancel_and_wait(services._clocks_task)  # the tests let it tick
    table = table_from(NewTable("lutetia", [NewSeat("me"), NewSeat("bot")], pace=36000), "ala")
    await services.store.guests.ensure_guest("ala")
    await services.store.tables.add(table)
    async with services.rooms.open(table.id) as room:
        await room.start()
    return table.id


@pytest.mark.parametrize("hours", [1, -2], ids=["forward", "back"])
def test_who_looks_is_told_when_the_clock_was_set(settings: Settings, hours: int) -> None:
    async def use() -> None:
        services = await Services.open(settings)
        table = await game_with_a_clock(services)
        async with services.rooms.open(table) as room, room.watch("ala") as watcher:
            was = room.table.seats[0].deadline
            assert was is not None
            await age_last_heartbeat(services.store, timedelta(hours=hours))
            await services.clocks.check()
            watcher.outbox.put_nowait(None)
            shift = await told_deadline(watcher, was) - was
            assert abs(shift - timedelta(hours=hours)) < timedelta(minutes=2)
        await services.close()

    asyncio.run(use())


async def age_last_heartbeat(store: Store, lost: timedelta) -> None:
    async with store.sessions.begin() as session:
        last = await session.get_one(Setting, ALIVE)
        last.value = (datetime.fromisoformat(last.value) - lost).isoformat()


def test_of_several_servers_one_gives_the_time_back(tmp_path: Path) -> None:
    async def twice(store: Store) -> None:
        await store.clocks.heartbeat(timedelta(seconds=60))
        await _as_if_down(store, HOUR)
        for _ in range(2):
            await store.clocks.heartbeat(timedelta(seconds=60))
        async with store.sessions() as session:
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
        b.until_position(lambda p: p["moves"] >= 2)  # bots moved for both
    with ala.live(table) as a:
        a.until_table(lambda t: t["you"] == 0)
        assert a.until_asked()
    assert stored(server.store, table).status == "playing"


def test_a_table_whose_bot_waits_for_its_turn_holds_up_no_other_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludi.table.room.clocks.TICK", 0.01)
    asked: list[str] = []
    late = ["waiting"]

    async def time_out(table: str) -> None:
        asked.append(table)
        if table == "waiting":
            await asyncio.Event().wait()

    async def late_tables() -> list[str]:
        return late

    async def use(store: Store) -> None:
        monkeypatch.setattr(store.clocks, "late_tables", late_tables)
        clocks = asyncio.create_task(Clocks(store.clocks, time_out, time_out).run())
        await until(lambda: "waiting" in asked)
        late.append("later")
        await until(lambda: "later" in asked)
        assert asked.count("waiting") == 1
        await cancel_and_wait(clocks)

    with_store(tmp_path, use)
