"""Several servers on one PostgreSQL: for those who play it is one table."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludi
from ludi.core import record
from ludi.table import services as services_module
from ludi.table.room.game_log import LogEntry
from ludi.table.services import Services
from ludi.table.settings import Settings
from ludi.table.store import cluster as cluster_module
from ludi.table.store.cluster import Cluster, News
from ludi.table.tasks import cancel_and_wait
from tests.serving import Live, Person, Server, get, in_step, serving
from tests.table.test_accounts import sign_in, sign_up
from tests.table.test_clocks import age_last_heartbeat, game_with_a_clock, told_deadline
from tests.table.test_sessions import end_of
from tests.table.test_store import bid, new_room
from tests.waiting import PATIENCE, until, wait_for

Servers = tuple[Server, Server]


@pytest.fixture
def servers(database: str, tmp_path: Path) -> Iterator[Servers]:
    with (
        serving(tmp_path, "--database", database) as one,
        serving(tmp_path, "--database", database) as two,
    ):
        yield one, two


@pytest.fixture
def pair(servers: Servers) -> Iterator[tuple[Person, Person, str]]:
    """Two people in one game, each at a server of their own."""
    ala, bruno = Person(servers[0], "Ala"), Person(servers[1], "Bruno")
    table = ala.table("me", "open")
    bruno.post(f"/api/tables/{table['id']}/join", {"token": table["seats"][1]["invite"]})
    yield ala, bruno, table["id"]
    ala.close()
    bruno.close()


def play_on(rng: Random, *players: Live) -> None:
    """Those who are asked move, one after another, until the game is over."""
    while not all(player.position["result"] for player in players):
        for player in players:
            in_step(*players)
            if player.position["offers"]:
                answer = player.play(rng.choice(player.position["offers"])["move"])
                assert answer["type"] == "position"
        in_step(*players)


def record_of(person: Person, table: str) -> str:
    return person.http.get(f"/api/tables/{table}/record").text


def test_people_at_different_servers_play_a_whole_game(pair: tuple[Person, Person, str]) -> None:
    ala, bruno, table = pair
    with ala.live(table) as a, bruno.live(table) as b:
        a.until_table(lambda t: t["seats"][1]["online"])
        b.until_table(lambda t: t["seats"][0]["online"])
        a.until_asked()
        b.until_asked()
        a.play()
        assert a.undo()["redo"]
        play_on(Random("two servers"), a, b)
        for live in (a, b):
            live.until_table(lambda t: t["status"] == "over")
    assert record_of(ala, table) == record_of(bruno, table)
    match = record.read(record_of(ala, table), ludi.game)
    assert match.state.result() is not None
    for seat, live in enumerate((a, b)):
        assert [e["key"] for e in live.log] == [e.key for e in match.log(seat)]


def test_the_lobby_is_one(servers: Servers) -> None:
    """Joining, seats changed, a new name and the start are seen at once at the other server."""
    ala, bruno = Person(servers[0], "Ala"), Person(servers[1], "Bruno")
    table = ala.table("me", "open", "open")
    path, invite = f"/api/tables/{table['id']}", table["seats"][1]["invite"]
    with ala.live(table["id"]) as a:
        bruno.post(f"{path}/join", {"token": invite})
        a.until_table(lambda t: t["seats"][1]["name"] == "Bruno")
        assert ala.get(path)["seats"][1]["name"] == "Bruno"
        bruno.put("/api/me", {"name": "Brunhilda"})
        a.until_table(lambda t: t["seats"][1]["name"] == "Brunhilda")
        with bruno.live(table["id"]) as b:
            a.until_table(lambda t: t["seats"][1]["online"])
            (listed,) = ala.get("/api/tables")
            assert listed["seats"][1]["online"]
            ala.post(f"{path}/start")
            b.until_asked()
        a.until_table(lambda t: not t["seats"][1]["online"])
    for person in (ala, bruno):
        assert person.get(path)["status"] == "playing"
        person.close()


def test_a_move_sent_through_two_servers_is_made_once(servers: Servers) -> None:
    """One person with two windows, at two servers, clicks in both at the same moment."""
    ala = Person(servers[0], "Ala")
    table = ala.table("me", "open")
    bruno = Person(servers[1], "Bruno")
    bruno.post(f"/api/tables/{table['id']}/join", {"token": table["seats"][1]["invite"]})
    rng = Random("twice")
    with ala.live(table["id"]) as one, bruno.live(table["id"]) as b:
        ala.go_to(servers[1])
        with ala.live(table["id"]) as two, ThreadPoolExecutor() as threads:
            for live in (one, two, b):
                live.until_asked()
            for _ in range(20):
                in_step(one, two, b)
                if one.position["offers"]:
                    number, before = one.position["number"], one.position["moves"]
                    move = rng.choice(one.position["offers"])["move"]
                    said = [threads.submit(live.play, move, number) for live in (one, two)]
                    answers = sorted(answer.result()["type"] for answer in said)
                    assert answers == ["position", "refused"]
                    in_step(one, two)
                    assert one.position["moves"] == before + 1
                elif b.position["offers"]:
                    b.play(rng.choice(b.position["offers"])["move"])
    ala.close()
    bruno.close()


def test_choices_made_at_the_same_time_at_different_servers_both_count(
    pair: tuple[Person, Person, str],
) -> None:
    ala, bruno, table = pair
    with ala.live(table) as a, bruno.live(table) as b, ThreadPoolExecutor() as threads:
        a.until_asked()
        b.until_asked()
        said = [threads.submit(live.play) for live in (a, b)]
        assert [answer.result()["type"] for answer in said] == ["position", "position"]
        in_step(a, b)
        assert a.position["number"] == b.position["number"] == 2


def test_a_game_ended_at_one_server_is_over_at_the_other(pair: tuple[Person, Person, str]) -> None:
    ala, bruno, table = pair
    with ala.live(table) as a, bruno.live(table) as b:
        b.until_asked()
        ala.post(f"/api/tables/{table}/end", {"agree": True})
        b.until_table(lambda t: t["seats"][0]["agrees"])
        bruno.post(f"/api/tables/{table}/end", {"agree": True})
        for live in (a, b):
            live.until_position(lambda p: p["result"])
            live.until_table(lambda t: t["status"] == "over")


def test_who_leaves_one_server_is_stood_in_for_and_comes_back_to_another(servers: Servers) -> None:
    ala, bruno = Person(servers[0], "Ala"), Person(servers[1], "Bruno")
    table = ala.table("me", "open", grace=1)
    id = table["id"]
    bruno.post(f"/api/tables/{id}/join", {"token": table["seats"][1]["invite"]})
    with ala.live(id) as a:
        with bruno.live(id) as b:
            a.until_table(lambda t: t["seats"][1]["online"])
            b.until_position(lambda p: True)
        a.until_table(lambda t: t["seats"][1]["stand_in"])  # he has left the other server
        a.until_asked()
        a.play()
        a.until_position(lambda p: p["moves"] >= 2)
        bruno.go_to(servers[0])
        with bruno.live(id) as b:
            a.until_table(lambda t: t["seats"][1]["online"] and not t["seats"][1]["stand_in"])
            b.until_table(lambda t: not t["seats"][1]["stand_in"])
            in_step(a, b)
    ala.close()
    bruno.close()


def test_time_that_has_run_out_moves_once_however_many_servers_look(servers: Servers) -> None:
    ala, bruno = Person(servers[0], "Ala"), Person(servers[1], "Bruno")
    table = ala.table("me", "open", pace=1, grace=None)
    id = table["id"]
    bruno.post(f"/api/tables/{id}/join", {"token": table["seats"][1]["invite"]})
    with ala.live(id) as a, bruno.live(id) as b:
        for live in (a, b):  # neither of them moves: both servers find them late
            live.until_position(lambda p: p["moves"] >= 6)
    ala.post(f"/api/tables/{id}/resign")
    bruno.post(f"/api/tables/{id}/resign")
    # Every row has its number, and the game replays to the same at both servers
    assert record_of(ala, id) == record_of(bruno, id)
    assert record.read(record_of(ala, id), ludi.game).number >= 6
    ala.close()
    bruno.close()


def test_a_shared_screen_and_another_window_at_two_servers(servers: Servers) -> None:
    ala = Person(servers[0], "Ala")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bruno"}]
    table = ala.post("/api/tables", {"game": "lutetia", "seats": seats})["id"]
    with ala.live(table) as screen:
        ala.go_to(servers[1])
        with ala.live(table) as window:
            for live in (screen, window):  # the curtain is closed
                assert live.until(lambda m: m["type"] == "position")["offers"] == []
            screen.answer(screen.say("sit", seat=0))
            mine = {"type": "bid", "first": "A", "second": "1"}
            assert screen.play(mine)["type"] == "position"
            window.catch_up(1)
            window.answer(window.say("sit", seat=1))
            assert window.until_asked()["view"]["seat"] == 1
            seen = [[m["view"], m["events"]] for m in window.heard if m["type"] == "position"]
            assert json.dumps(mine) not in json.dumps(seen)
            assert window.play()["type"] == "position"
            screen.catch_up(2)
    ala.close()


def test_hints_notes_and_giving_up_are_known_everywhere(pair: tuple[Person, Person, str]) -> None:
    ala, bruno, table = pair
    path = f"/api/tables/{table}"
    with ala.live(table) as a, bruno.live(table) as b:
        a.until_asked()
        ala.post(f"{path}/hints", {"agree": True})
        b.until_table(lambda t: t["seats"][0]["hints"] and not t["hints"])
        bruno.post(f"{path}/hints", {"agree": True})
        a.until_table(lambda t: t["hints"])
        ala.post(f"{path}/notes", {"moves": 0, "text": "mine"})
        assert bruno.get(f"{path}/notes") == []
        ala.post(f"{path}/resign")
        b.until_table(lambda t: t["seats"][0]["resigned"])
        bruno.post(f"{path}/resign")
        for live in (a, b):
            live.until_table(lambda t: t["status"] == "over")
    assert [note["text"] for note in bruno.get(f"{path}/notes")] == ["mine"]


def test_signing_out_elsewhere_reaches_every_server(servers: Servers) -> None:
    ala, phone = Person(servers[0], "Ala"), Person(servers[1])
    sign_up(ala, "Tullia")
    sign_in(phone, "Tullia")
    table = ala.table("me", "open", "open")["id"]  # she sees her invitations there, and no other
    program = ala.post("/api/guests", {"name": "Machina"})
    bearer = {"authorization": f"Bearer {program['token']}"}
    with phone.live(table) as line:
        assert line.hear()["table"]["seats"][1]["invite"]
        ala.http.delete("/api/session/others")
        assert end_of(line) == 4401
    with phone.live(table) as again:
        assert end_of(again) == 4401
    ala.http.delete(f"/api/guests/{program['id']}")
    for server in servers:
        assert get(server, "/api/me", **bearer).status_code == 401
    ala.go_to(servers[1])
    assert ala.get("/api/me")["account"]
    ala.close()
    phone.close()


@pytest.mark.parametrize("end", [Server.stop, Server.kill], ids=["stopped", "killed"])
def test_one_server_is_enough_to_go_on(
    servers: Servers, pair: tuple[Person, Person, str], end: Callable[[Server], None]
) -> None:
    ala, bruno, table = pair
    rng = Random("one is enough")
    with ala.live(table) as a, bruno.live(table) as b:
        a.until_asked()
        b.until_asked()
        for _ in range(6):
            for live in (a, b):
                in_step(a, b)
                if live.position["offers"]:
                    live.play(rng.choice(live.position["offers"])["move"])
        in_step(a, b)
        known = {n: a.position[n] for n in ("number", "view", "actors", "prompt")}
        end(servers[0])
        ala.go_to(servers[1])
        with ala.live(table) as again:
            again.until(lambda m: m["type"] == "position")
            assert {n: again.position[n] for n in known} == known
            assert again.log == a.log
            play_on(rng, again, b)
    servers[0].start()
    ala.go_to(servers[0])
    assert record_of(ala, table) == record_of(bruno, table)


@pytest.mark.parametrize("end", [Server.stop, Server.kill], ids=["stopped", "killed"])
def test_bots_of_a_server_that_ends_are_taken_over(
    database: str, tmp_path: Path, end: Callable[[Server], None]
) -> None:
    slow = {"LUDI_BOT_PAUSE": "30"}  # so that the bot has not moved yet
    with serving(tmp_path, "--database", database, env=slow) as one:
        ala = Person(one, "Ala")
        table = ala.table("me", "random", seed="taken over")["id"]
        with ala.live(table) as live:
            live.until_asked()
            live.play()
        with serving(tmp_path, "--database", database) as two:
            end(one)
            ala.go_to(two)
            wait_for(lambda: ala.get("/api/tables")[0]["moves"] > 1)
            with ala.live(table) as live:
                assert live.until_asked()["offers"]
        one.start()  # so that it can be stopped
    ala.close()


# Without a network


def with_two_servers(
    settings: Settings, use: Callable[[Services, Services], Awaitable[Any]]
) -> Any:
    async def run() -> Any:
        one, two = await Services.open(settings), await Services.open(settings)
        try:
            return await use(one, two)
        finally:
            await two.close()
            await one.close()

    return asyncio.run(run())


def cluster_of(services: Services) -> Cluster:
    assert isinstance(services.store.cluster, Cluster)
    return services.store.cluster


async def remove_silent_servers(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has not been heard of at this very moment is taken for dead."""
    with monkeypatch.context() as impatient:
        impatient.setattr(cluster_module, "DEAD_AFTER", cluster_module.DEAD_AFTER * 0)
        await cluster_of(services)._remove_dead_servers()


def test_one_server_at_a_time_lets_the_bots_of_a_table_think(database: str) -> None:
    async def use(one: Services, two: Services) -> None:
        async with one.store.cluster.bots_lock("table") as mine:
            assert mine
            async with two.store.cluster.bots_lock("table") as yours:
                assert not yours
            async with two.store.cluster.bots_lock("another") as yours:
                assert yours
        async with two.store.cluster.bots_lock("table") as yours:
            assert yours

    with_two_servers(Settings(database=database), use)


def test_whoever_sat_at_a_server_that_died_is_gone(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(one: Services, two: Services) -> None:
        room = await new_room(one.store)
        async with (
            two.rooms.open(room.id) as seen,
            seen.watch("bruno"),
            one.rooms.open(room.id) as here,
            here.watch("ala"),
        ):
            await until(lambda: seen.online(0) and here.online(1))
            for task in cluster_of(one)._tasks:  # its heart stops
                task.cancel()
            await remove_silent_servers(two, monkeypatch)
            await until(lambda: not seen.online(0))

    with_two_servers(Settings(database=database), use)


def test_a_server_taken_for_dead_comes_back_with_its_people(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(one: Services, two: Services) -> None:
        room = await new_room(one.store)
        async with two.rooms.open(room.id) as seen, seen.watch("bruno"):
            async with one.rooms.open(room.id) as here, here.watch("ala"):
                await until(lambda: seen.online(0))
                cluster_of(one)._tasks[1].cancel()  # its heart, for a while
                await remove_silent_servers(two, monkeypatch)
                await until(lambda: not seen.online(0))
                await cluster_of(one)._write_heartbeat()
                await until(lambda: seen.online(0))
            await until(lambda: not seen.online(0))

    with_two_servers(Settings(database=database), use)


def test_a_line_ends_also_when_the_news_of_it_is_lost(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services_module, "RECHECK_EVERY", 0.1)

    async def use(one: Services, two: Services) -> None:
        room = await new_room(one.store)
        async with two.rooms.open(room.id) as seen, seen.watch("bruno") as old:
            cluster_of(two)._tasks[0].cancel()  # it hears nothing any more
            epoch = (await one.begin_epoch("bruno")).epoch
            async with seen.watch("bruno", epoch) as fresh:
                await until(lambda: old.ended)
                assert not fresh.ended

    with_two_servers(Settings(database=database), use)


def test_a_deadline_moved_by_one_server_is_told_by_the_other(database: str) -> None:
    async def use(one: Services, two: Services) -> None:
        table = await game_with_a_clock(one)
        assert two._clocks_task is not None
        await cancel_and_wait(two._clocks_task)
        async with two.rooms.open(table) as seen, seen.watch("ala") as watcher:
            was = seen.table.seats[0].deadline
            assert was is not None
            await age_last_heartbeat(one.store, timedelta(hours=1))
            await one.clocks.check()
            assert await told_deadline(watcher, was) > was

    with_two_servers(Settings(database=database), use)


def test_lost_news_is_made_good(database: str) -> None:
    """The listening connection is cut; a move made meanwhile arrives all the same."""

    async def use(one: Services, two: Services) -> None:
        room = await new_room(one.store)
        async with two.rooms.open(room.id) as seen, seen.watch("bruno") as watcher:
            while not watcher.outbox.empty():
                watcher.outbox.get_nowait()
            async with one.store.engine.begin() as connection:
                await connection.exec_driver_sql(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE query ILIKE 'LISTEN%%' AND datname = current_database()"
                )
            async with one.rooms.open(room.id) as here:
                await here.play(bid(0), 0)
            while True:
                told = await asyncio.wait_for(watcher.outbox.get(), PATIENCE)
                assert told is not None
                if json.loads(told).get("number") == 1:
                    return

    with_two_servers(Settings(database=database), use)


def test_news_comes_with_the_row_or_not_at_all(database: str) -> None:
    async def use(one: Services, two: Services) -> None:
        heard: list[News | None] = []
        room = await new_room(one.store)
        cluster_of(two)._on_news = heard.append
        async with one.store.sessions() as session:
            await one.store.cluster.notify_in(session, "never", 1)
            await session.rollback()
        async with one.rooms.open(room.id) as here:
            await here.play(bid(0), 0)
            await here.play(LogEntry("undo", 0), 1)
        await until(lambda: News(room.id, 2) in heard)
        assert [news for news in heard if news and news.table == "never"] == []

    with_two_servers(Settings(database=database), use)
