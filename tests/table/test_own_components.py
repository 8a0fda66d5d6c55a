"""A table played with an owner's component file: its cards, its records, and how it is without."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludi
from tests.games.own_files import CHANGED, CIDERY, CIDERY_TEXTS, own_file
from tests.serving import Person, Server, serving
from tests.test_cli import command

LUTETIA = ludi.game("lutetia")
ENV = "LUDI_COMPONENTS"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return own_file(tmp_path, LUTETIA, *CIDERY, more=CIDERY_TEXTS)


@pytest.fixture
def server(tmp_path: Path, file: Path) -> Iterator[Server]:
    with serving(tmp_path / "store", env={ENV: str(file)}) as server:
        yield server


def seed_with(file: Path, kind: str) -> str:
    """A seed by which that kind of card lies in the first market."""
    mine = LUTETIA.with_data(file)
    for n in range(1000):
        market = mine.new(2, f"seed {n}").view(None).market.values()  # type: ignore[attr-defined]
        if any(slot.card.kind == kind for slot in market):
            return f"seed {n}"
    raise AssertionError(kind)


def play_out(person: Person, table: str) -> str:
    """The record of the game, once it is over."""
    rng = Random("own")
    with person.live(table) as live:
        while not live.until_asked()["result"]:
            live.play(rng.choice(live.position["offers"])["move"])
    return person.http.get(f"/api/tables/{table}/record").text


def replayed(*args: str) -> tuple[int, str]:
    done = command("replay", *args)
    return done.returncode, done.stdout + done.stderr


def test_an_owner_s_card_is_on_the_table_and_in_the_record(
    server: Server, file: Path, tmp_path: Path
) -> None:
    with Person(server) as ala:
        (lutetia,) = [game for game in ala.get("/api/games") if game["id"] == "lutetia"]
        mine = LUTETIA.with_data(file).data
        assert lutetia["data"] | {"provenance": ""} == {
            "id": "with-cidery",
            "provenance": "",
            "fingerprint": mine.fingerprint,
            "own": True,
        }
        assert "cidery" in ala.get("/api/games/lutetia/components")["kinds"]
        for language, name in (("en", "Cidery"), ("pl", "Cydrownia")):
            told = ala.http.get(f"/api/games/lutetia/texts/{language}").text
            assert f'card-cidery = {{ "{name}" }}' in told
        table = ala.table("me", "random", seed=seed_with(file, "cidery"))["id"]
        with ala.live(table) as live:
            market = live.until_asked()["view"]["market"].values()
            assert "cidery" in [slot["card"]["kind"] for slot in market]
        record = tmp_path / "game.ludi"
        record.write_text(play_out(ala, table), "utf-8")
    assert f"data: with-cidery\nfingerprint: {mine.fingerprint}\n" in record.read_text("utf-8")
    code, told = replayed(str(record))
    assert code == 2
    assert "played with components 'with-cidery', not 'reconstructed-1'" in told
    code, told = replayed(str(record), "--data", str(file))
    assert code == 0
    assert "Cidery" in told
    code, told = replayed(str(record), "--lang", "pl", "--data", f"lutetia={file}")
    assert code == 0
    assert "Cydrowni" in told


def test_other_contents_under_the_shipped_id(tmp_path: Path) -> None:
    """An owner who changed a card and forgot to change the id."""
    file = own_file(tmp_path, LUTETIA, CHANGED["lutetia"])
    with serving(tmp_path / "mine", "--data", str(file)) as mine, Person(mine) as ala:
        text = play_out(ala, ala.table("me", "random")["id"])
    record = tmp_path / "game.ludi"
    record.write_text(text, "utf-8")
    code, told = replayed(str(record))
    assert code == 2
    assert "other contents under the same name 'reconstructed-1'" in told
    with serving(tmp_path / "shipped") as shipped, Person(shipped) as ala:
        answer = ala.http.post("/api/records", json={"record": text})
        assert answer.status_code == 400
        assert "other contents under the same name" in answer.json()["error"]
        polish = {"accept-language": "pl"}
        answer = ala.http.post("/api/records", json={"record": text}, headers=polish)
        assert "inną zawartością pod tą samą nazwą" in answer.json()["error"]
    code, _ = replayed(str(record), "--data", str(file))
    assert code == 0


def test_a_table_waits_for_its_components(tmp_path: Path) -> None:
    """Without the file the game says why it stands still, and can be taken away; with it, it goes
    on. The same holds for what was branched off from it or brought to it."""
    file = own_file(tmp_path, LUTETIA, CHANGED["lutetia"])
    store = tmp_path / "store"
    with serving(store, "--data", str(file)) as server, Person(server) as ala:
        running = ala.table("me", "random")["id"]
        over = ala.table("me", "random")["id"]
        record = play_out(ala, over)
        brought = ala.post("/api/records", {"record": record})["id"]
        branch = ala.post(f"/api/tables/{over}/branches", {"moves": 3, "seat": 0})["id"]
        cookies = dict(ala.http.cookies)
    tables = {"running": running, "over": over, "brought": brought, "branch": branch}
    with serving(store) as server, again(server, cookies) as ala:
        for name, table in tables.items():
            answer = ala.http.get(f"/api/tables/{table}/at/0")
            assert answer.status_code == 409, name
            assert "other contents of the component set reconstructed-1" in answer.json()["error"]
        assert ala.http.get(f"/api/tables/{over}/record").text == record
    with serving(store, env={ENV: str(file)}) as server, again(server, cookies) as ala:
        for name, table in tables.items():
            assert ala.http.get(f"/api/tables/{table}/at/0").is_success, name
        with ala.live(running) as live:
            live.until_asked()
            assert live.play()["type"] == "position"


def again(server: Server, cookies: dict[str, Any]) -> Person:
    """The same person, back at a server on the same store."""
    person = Person(server)
    person.http.cookies.clear()
    person.http.cookies.update(cookies)
    return person


def test_several_files_stand_in_the_environment_as_in_a_path(tmp_path: Path, file: Path) -> None:
    other = own_file(tmp_path, ludi.game("concordia"), CHANGED["concordia"], ("base-1", "mine"))
    env = {ENV: os.pathsep.join([str(file), f"concordia={other}"])}
    with serving(tmp_path / "store", env=env) as server, Person(server) as ala:
        sets = {game["id"]: game["data"]["id"] for game in ala.get("/api/games")}
    assert (sets["lutetia"], sets["concordia"]) == ("with-cidery", "mine")
    assert sets["seven-wonders"] == "first-edition"
