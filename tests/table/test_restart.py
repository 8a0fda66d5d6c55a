"""No accepted move is lost or doubled, however the server ends."""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import psutil
import pytest
from websockets.exceptions import ConnectionClosed

import ludi
from ludi.core import record
from tests.serving import Person, Server, in_step, serving
from tests.waiting import wait_for


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "store") as server:
        yield server


def known(server: Server, person: Person, table: str) -> tuple[Any, str]:
    """What a person is shown on coming back, but for the presence of others."""
    with person.live(table) as live:
        position = live.until(lambda m: m["type"] == "position")
    text = person.http.get(f"/api/tables/{table}/record").text
    return {name: position[name] for name in position if name != "id"}, text


def two_people(server: Server) -> tuple[Person, Person, str]:
    ala, bruno = Person(server, "Ala"), Person(server, "Bruno")
    table = ala.table("me", "open")
    bruno.post(f"/api/tables/{table['id']}/join", {"token": table["seats"][1]["invite"]})
    return ala, bruno, table["id"]


@pytest.mark.parametrize("end", [Server.stop, Server.kill], ids=["stopped", "killed"])
def test_a_game_goes_on_where_it_was(own_server: Server, end: Any) -> None:
    ala, bruno, table = two_people(own_server)
    rng = Random("restart")
    with ala.live(table) as a, bruno.live(table) as b:
        a.until_asked()
        b.until_asked()
        while a.position["number"] < 15 or len(a.position["actors"]) < 2:
            mover = a if 0 in a.position["actors"] else b
            mover.play(rng.choice(mover.position["offers"])["move"])
            in_step(a, b)
        a.play()
        assert a.undo()["type"] == "position"
    before = [known(own_server, person, table) for person in (ala, bruno)]

    end(own_server)
    own_server.start()

    assert [known(own_server, person, table) for person in (ala, bruno)] == before
    assert ala.get(f"/api/tables/{table}")["you"] == 0
    with ala.live(table) as again:
        again.until_asked()
        assert again.position["redo"]
        assert again.redo()["type"] == "position"


def test_killed_in_the_middle_of_moves(own_server: Server) -> None:
    """Moves are sent without waiting; the server dies somewhere among them."""
    ala = Person(own_server, "Ala")
    table = ala.table("me", "random")["id"]
    accepted: dict[int, Any] = {}
    rng = Random("killed")
    for life in range(2):
        with ala.live(table) as live:
            live.until_asked()
            for _ in range(3):
                if live.until_asked()["result"]:
                    break
                move = rng.choice(live.position["offers"])["move"]
                answer = live.play(move)
                accepted[answer["moves"]] = move
            if live.until_asked()["offers"]:
                offer = live.position["offers"][0]["move"]
                live.say("play", number=live.position["number"], move=offer)
            own_server.kill()
            with pytest.raises(ConnectionClosed):
                live.until(lambda _: False)
            heard = [m for m in live.heard if m["type"] == "position"]
        own_server.start()
        with ala.live(table) as live:
            back = live.until(lambda m: m["type"] == "position")
        assert back["number"] >= heard[-1]["number"], f"life {life}"
        assert back["number"] == back["moves"]
    with ala.live(table) as live:
        while not live.until_asked()["result"]:
            move = rng.choice(live.position["offers"])["move"]
            accepted[live.play(move)["moves"]] = move
    match = record.read(ala.http.get(f"/api/tables/{table}/record").text, ludi.game)
    made = {n: e.move for n, e in enumerate(match.entries, 1) if e.seat == 0 and n in accepted}
    assert made == {n: match.game.move_from(move) for n, move in accepted.items()}


def test_bots_among_themselves_go_on_for_who_comes_back(tmp_path: Path) -> None:
    with serving(tmp_path, env={"LUDI_BOT_PAUSE": "0.2"}) as slow:
        ala = Person(slow, "Ala")
        table = ala.table("random", "random")["id"]
        with ala.live(table) as live:
            live.until(lambda m: m.get("moves", 0) > 2)
            slow.kill()
        slow._env["LUDI_BOT_PAUSE"] = "0"
        slow.start()
        with ala.live(table) as live:
            assert live.until_asked()["result"]
        wait_for(lambda: ala.get(f"/api/tables/{table}")["status"] == "over")


def test_a_bot_that_was_asked_answers_after_a_restart(tmp_path: Path) -> None:
    """Where people play, nobody has to look on for the bots to go on."""
    with serving(tmp_path, env={"LUDI_BOT_PAUSE": "1000"}) as slow:
        ala = Person(slow, "Ala")
        table = ala.table("me", "random", "random", game="glory-to-rome", seed="first a bot")["id"]
        with ala.live(table) as live:
            first = live.until(lambda m: m["type"] == "position")
            if first["offers"]:
                live.play()
        slow.kill()
        slow._env["LUDI_BOT_PAUSE"] = "0"
        slow.start()

        def summary() -> Any:
            (found,) = ala.get("/api/tables")
            return found

        wait_for(lambda: summary()["actors"] == [0])


def test_the_processes_of_a_killed_server_end(own_server: Server) -> None:
    ala = Person(own_server, "Ala")
    table = ala.table("me", "greedy")["id"]
    with ala.live(table) as live:
        live.catch_up(1)  # the bot has thought
    children = psutil.Process(own_server.process.pid).children(recursive=True)
    assert children
    own_server.kill()
    wait_for(lambda: not any(child.is_running() and not gone(child) for child in children))
    own_server.start()


def gone(process: psutil.Process) -> bool:
    try:
        return process.status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


def test_a_stopped_server_says_goodbye_quickly(own_server: Server) -> None:
    ala = Person(own_server, "Ala")
    table = ala.table("me", "greedy")["id"]
    with ala.live(table) as live:
        live.until_asked()
        own_server.stop()
        with pytest.raises(ConnectionClosed):
            live.until(lambda _: False)
    assert own_server.process.returncode in (0, -15)
    assert not os.path.exists(f"/proc/{own_server.process.pid}")
    own_server.start()
