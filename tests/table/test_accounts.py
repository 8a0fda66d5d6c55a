"""Accounts: the same person on two devices, and how to be forgotten."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import text

from ludi.table.api.accounts import account_key
from ludi.table.errors import TableError
from ludi.table.people import passphrases
from ludi.table.people.passphrases import Passphrases, Tries
from ludi.table.settings import Settings
from ludi.table.store.store import Store
from tests.serving import Person, Server
from tests.visitor import visiting

NewPerson = Callable[..., Person]

WORDS = "veni vidi vici"


def sign_up(who: Person, name: str, passphrase: str = WORDS) -> Any:
    return who.post("/api/account", {"name": name, "passphrase": passphrase})


def sign_in(who: Person, name: str, passphrase: str = WORDS) -> Any:
    return who.post("/api/session", {"name": name, "passphrase": passphrase})


def refused(who: Person, path: str, method: str = "POST", **body: Any) -> tuple[int, str]:
    answer = who.http.request(method, path, json=body)
    return answer.status_code, answer.json()["error"]


def everything(folder: Path) -> str:
    """All that the database holds, as one text."""

    async def read() -> str:
        store = await Store.open(Settings(store=folder))
        try:
            async with store.engine.connect() as connection:
                names = await connection.execute(
                    text("select name from sqlite_master where type = 'table'")
                )
                found = [
                    str((await connection.execute(text(f"select * from {name}"))).all())
                    for (name,) in names.all()
                ]
            return "\n".join(found)
        finally:
            await store.close()

    return asyncio.run(read())


def test_a_guest_who_signs_up_keeps_the_games(person: NewPerson) -> None:
    ala = person("Ala")
    table = ala.table("me", "random")["id"]
    told = sign_up(ala, "Ala Pompeia")
    assert told == {
        "id": ala.me["id"],
        "name": "Ala Pompeia",
        "account": True,
        "webhook": None,
    }
    assert ala.get(f"/api/tables/{table}")["you"] == 0


def test_another_device_is_the_same_person(person: NewPerson) -> None:
    ala, phone = person("Ala"), person()
    table = ala.table("me", "random")["id"]
    sign_up(ala, "Livia Drusilla")
    assert phone.me["id"] != ala.me["id"]
    assert sign_in(phone, "  LIVIA drusilla ")["id"] == ala.me["id"]
    assert phone.get("/api/me")["name"] == "Livia Drusilla"
    assert [found["id"] for found in phone.get("/api/tables")] == [table]
    with ala.live(table) as here, phone.live(table) as there:
        assert here.until_asked()["view"] == there.until_asked()["view"]
        assert there.play()["type"] == "position"


def test_a_browser_without_a_cookie_can_sign_in(server: Server, person: NewPerson) -> None:
    ala = person("Ala")
    sign_up(ala, "Octavia")
    with Person(server) as fresh:
        fresh.http.cookies.clear()
        answer = fresh.http.post("/api/session", json={"name": "Octavia", "passphrase": WORDS})
        (cookie,) = answer.headers.get_list("set-cookie")
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert fresh.get("/api/me")["id"] == ala.me["id"]


def test_signing_out_leaves_somebody_new(person: NewPerson) -> None:
    ala = person("Ala")
    sign_up(ala, "Cornelia")
    assert ala._answer(ala.http.delete("/api/session"))["account"] is False
    assert ala.get("/api/me")["id"] != ala.me["id"]
    assert ala.get("/api/tables") == []
    # Without an account there would be no way back
    assert ala.http.delete("/api/session").status_code == 409


def test_a_new_passphrase_takes_the_place_of_the_old(person: NewPerson) -> None:
    ala, phone = person("Ala"), person()
    sign_up(ala, "Agrippina")
    change = {"passphrase": WORDS, "new": "alea iacta est"}
    wrong = refused(ala, "/api/account/passphrase", "PUT", passphrase="x" * 9, new="alea iacta est")
    assert wrong[0] == 403
    ala.put("/api/account/passphrase", change)
    assert refused(phone, "/api/session", name="Agrippina", passphrase=WORDS)[0] == 403
    assert sign_in(phone, "Agrippina", "alea iacta est")["id"] == ala.me["id"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"name": "", "passphrase": WORDS}, 400),
        ({"name": "x" * 25, "passphrase": WORDS}, 400),
        ({"name": "\ufdfa" * 20, "passphrase": WORDS}, 400),
        ({"name": "Nero", "passphrase": "short"}, 400),
        ({"name": "Nero", "passphrase": "x" * 257}, 400),
        ({"name": "Nero"}, 400),
    ],
)
def test_bad_accounts_are_refused(person: NewPerson, body: dict[str, str], status: int) -> None:
    assert refused(person(), "/api/account", **body)[0] == status


def test_a_name_is_one_person_s(person: NewPerson) -> None:
    sign_up(person(), "Ｍarcus Ａurelius")
    for same in ("Marcus Aurelius", "MARCUS AURELIUS", "marcus  aurelius"):
        assert refused(person(), "/api/account", name=same, passphrase=WORDS)[0] == 409
    once = person()
    sign_up(once, "Antoninus")
    assert refused(once, "/api/account", name="Faustina", passphrase=WORDS)[0] == 409


def test_names_are_compared_without_capitals_and_look_alikes() -> None:
    assert account_key("Straße") == account_key("STRASSE")
    assert account_key("Żaneta") == account_key("Z\u0307ANETA")
    assert account_key("Ala") != account_key("Ola")


def test_guessing_is_slowed_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the guesses come from: the owner can sign in elsewhere, unless they are very many."""
    monkeypatch.setattr(passphrases, "time", SimpleNamespace(monotonic=lambda: 0.0))
    with visiting(Settings(store=tmp_path, limited=False)) as visitor:

        def tried(where: str, passphrase: str, path: str = "/api/session") -> int:
            visitor.where = where
            body = {"name": "Cassandra", "passphrase": passphrase}
            answer = visitor.ask("POST", path, json.dumps(body))
            assert answer.status != 429 or "second" in json.loads(answer.body)["error"]
            return answer.status

        assert tried("192.0.2.9", WORDS, "/api/account") == 201
        assert [tried("192.0.2.1", "guess") for _ in range(6)] == [403] * 5 + [429]
        assert tried("192.0.2.1", WORDS) == 429
        assert tried("192.0.2.2", WORDS) == 200
        # A household has one half of an IPv6 address, and all of it counts
        household = [tried(f"2001:db8::{n}", "guess") for n in range(6)]
        assert household == [403] * 5 + [429]
        many = [tried(f"192.0.2.{n // 5 + 10}", "guess") for n in range(40)]
        assert many == [403] * 40
        assert tried("192.0.2.3", WORDS) == 429


def test_tries_are_forgotten_when_one_succeeds_and_after_a_while() -> None:
    tries = Tries(free=2, wait=1000)
    tries.fail("a")
    tries.succeed("a")
    tries.fail("a")
    tries.check("a")
    tries.fail("a")
    with pytest.raises(TableError):
        tries.check("b", "a")
    impatient = Tries(free=1, wait=1000, forget=-1)
    impatient.fail("a")
    impatient.check("a")


def test_passphrases_are_hashed_with_argon2() -> None:
    async def run() -> None:
        passphrases = Passphrases()
        hashed = await passphrases.hash(WORDS)
        assert hashed.startswith("$argon2id$")
        assert WORDS not in hashed
        assert await passphrases.fits(hashed, WORDS)
        assert not await passphrases.fits(hashed, "veni")
        assert not await passphrases.fits(None, WORDS)
        assert not await passphrases.fits("broken", WORDS)

    asyncio.run(run())


# Being forgotten


def test_deleting_an_account_removes_the_person_and_keeps_the_games(
    server: Server, person: NewPerson
) -> None:
    ala, bruno = person("Ala"), person("Bruno")
    sign_up(ala, "Messalina")
    ala.put("/api/me/webhook", {"url": "https://chat.example/messalina"})
    table = ala.table("me", "open")
    running = table["id"]
    bruno.post(f"/api/tables/{running}/join", {"token": table["seats"][1]["invite"]})
    hosted = bruno.table("me", "open", "open")
    ala.post(f"/api/tables/{hosted['id']}/join", {"token": hosted["seats"][1]["invite"]})
    waiting = ala.table("me", "open")["id"]
    ala.post(f"/api/tables/{running}/notes", {"moves": 0, "text": "secret plans"})
    for name in ("Messalinae machina", "Messalinae altera"):
        made = ala.post("/api/guests", {"name": name})["id"]
    ala.http.delete(f"/api/guests/{made}")

    assert refused(ala, "/api/account/delete", passphrase="wrong words")[0] == 403
    told = ala.post("/api/account/delete", {"passphrase": WORDS})
    assert told["account"] is False
    assert told["id"] != ala.me["id"]
    assert ala.get("/api/tables") == []

    kept = everything(server.store)
    for trace in ("Messalina", "messalina", "secret plans", ala.me["id"]):
        assert trace not in kept
    # Bruno's game goes on, against a bot in the seat of nobody in particular
    info = bruno.get(f"/api/tables/{running}")
    assert info["seats"][0]["resigned"]
    assert info["seats"][0]["name"].startswith("Hospes ")
    with bruno.live(running) as b:
        while not b.until_asked()["result"]:
            b.play()
    assert "players: Hospes " in bruno.http.get(f"/api/tables/{running}/record").text
    # A seat at a table that has not begun is open again, and a table without people is gone
    assert bruno.get(f"/api/tables/{hosted['id']}")["seats"][1]["kind"] == "open"
    assert bruno.http.get(f"/api/tables/{waiting}").status_code == 404


def test_a_cookie_of_who_was_forgotten_opens_nothing(person: NewPerson) -> None:
    ala = person("Ala")
    sign_up(ala, "Poppaea")
    phone = person()
    sign_in(phone, "Poppaea")
    ala.table("me", "random")
    ala.post("/api/account/delete", {"passphrase": WORDS})
    assert phone.get("/api/tables") == []
    assert phone.get("/api/me")["account"] is False
    assert refused(phone, "/api/session", name="Poppaea", passphrase=WORDS)[0] == 403


def test_the_host_s_place_goes_to_who_sits_there(person: NewPerson) -> None:
    ala, bruno = person("Ala"), person("Bruno")
    table = ala.table("me", "open", "open")
    bruno.post(f"/api/tables/{table['id']}/join", {"token": table["seats"][1]["invite"]})
    ala.post("/api/account/delete")  # a guest without an account needs no passphrase
    info = bruno.get(f"/api/tables/{table['id']}")
    assert info["host"]
    assert info["seats"][0]["invite"]
