"""Programs at the table: a token, plain HTTP, and the example that uses them."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest

from tests.serving import Person, Server, client, get
from tests.waiting import PATIENCE

EXAMPLE = Path(__file__).parents[2] / "examples" / "http_bot.py"

NewPerson = Callable[..., Person]


def program(server: Server, name: str = "Machina") -> httpx.Client:
    made = client(server).post("/api/guests", json={"name": name}).json()
    return client(server, headers={"authorization": f"Bearer {made['token']}"})


def test_a_token_is_a_guest_without_cookies(server: Server) -> None:
    bot, other = program(server), program(server, "Altera")
    assert bot.get("/api/me").json()["name"] == "Machina"
    assert bot.get("/api/me").json()["id"] != other.get("/api/me").json()["id"]
    assert "set-cookie" not in bot.get("/api/me").headers
    refused = get(server, "/api/me", authorization="Bearer forged")
    assert (refused.status_code, "token" in refused.json()["error"]) == (401, True)


def test_a_whole_game_by_polling(server: Server) -> None:
    bot = program(server)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = bot.post("/api/tables", json={"game": "lutetia", "seats": seats}).json()["id"]
    now: dict[str, Any] = bot.get(f"/api/tables/{table}/position").json()
    while not now["result"]:
        if now["offers"]:
            move = {"number": now["number"], "move": now["offers"][0]["move"]}
            now = bot.post(f"/api/tables/{table}/moves", json=move).json()
        else:
            query = {"after": now["number"]}
            later = bot.get(f"/api/tables/{table}/position", params=query).json()
            assert later["number"] > now["number"]
            now = later
    assert bot.get(f"/api/tables/{table}/position").json()["result"] == now["result"]


def test_refusals_are_sentences_with_their_reason(server: Server) -> None:
    bot, stranger = program(server), program(server)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = bot.post("/api/tables", json={"game": "lutetia", "seats": seats}).json()["id"]
    path = f"/api/tables/{table}"
    assert bot.get(f"{path}/position").status_code == 409
    bot.post(f"{path}/start")
    now = bot.get(f"{path}/position").json()
    body = {"number": now["number"], "move": {"type": "bribe", "first": 0, "second": 0}}
    refused = bot.post(f"{path}/moves", json=body, headers={"accept-language": "pl"})
    assert refused.status_code == 409
    assert refused.json()["refusal"]["key"] == "no-other-question"
    assert refused.json()["error"]
    nonsense = bot.post(f"{path}/moves", json={"number": 0, "move": {"type": "fly"}})
    assert nonsense.status_code == 400
    watching = stranger.post(f"{path}/moves", json=body)
    assert watching.status_code == 403
    first = now["offers"][0]["move"]
    late = bot.post(f"{path}/moves", json={"number": now["number"] + 9, "move": first})
    assert late.json()["refusal"]["key"] == "no-moved-on"


def test_a_waiting_program_hears_the_start(server: Server, person: NewPerson) -> None:
    host = person("Anna")
    table = host.table("me", "open")
    bot = program(server)
    bot.post(f"/api/tables/{table['id']}/join", json={"token": table["seats"][1]["invite"]})
    now = bot.get(f"/api/tables/{table['id']}/position", params={"after": -1}).json()
    assert now["offers"]


@pytest.mark.parametrize("game", ["lutetia", "hadrians-wall"])
def test_the_example_plays_against_a_person(server: Server, person: NewPerson, game: str) -> None:
    host = person("Anna")
    table = host.table("me", "open", game=game)
    link = f"{server.address}/join/{table['id']}/{table['seats'][1]['invite']}"
    bot = subprocess.Popen(
        [sys.executable, str(EXAMPLE), link], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    heard: list[bytes] = []
    listening = Thread(target=lambda: heard.extend(bot.communicate()))
    listening.start()
    with host.live(table["id"]) as live:
        while not live.until_asked()["result"]:
            live.play()
    listening.join(PATIENCE)
    assert heard, "the example did not end with the game"
    out, err = heard
    assert (bot.returncode, err) == (0, b"")
    assert out.decode().startswith("Winners:")
