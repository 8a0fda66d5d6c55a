"""Cookies and tokens can be taken back: on other devices, and those of one's programs."""

from collections.abc import Callable
from threading import Thread

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ludi.table.people.identity import Claim, People
from ludi.table.settings import MAX_PROGRAMS
from tests.serving import Live, Person, Server, client
from tests.table.test_accounts import WORDS, refused, sign_in, sign_up
from tests.waiting import PATIENCE

NewPerson = Callable[..., Person]


def end_of(live: Live) -> int:
    """The code with which the server closes a line."""
    with pytest.raises(ConnectionClosed) as closed:
        live.until(lambda _: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def program(owner: Person, name: str = "Machina") -> httpx.Client:
    token = owner.post("/api/guests", {"name": name})["token"]
    return client(owner.server, headers={"authorization": f"Bearer {token}"})


def test_what_is_signed_says_who_and_since_when() -> None:
    people = People("secret")
    for claim in (Claim("ala"), Claim("ala", 3)):
        assert people.guest(people.cookie(claim)) == claim
        assert people.bearer(f"Bearer {people.token(claim)}") == claim
    # Neither a forged one, nor a token as a cookie, nor another thing that we once signed
    for text in (None, "", "forged", people.token(Claim("ala")), people._signer.dumps([1, 2])):
        assert people.guest(text) is None


def test_signing_out_elsewhere_leaves_this_device_alone(person: NewPerson) -> None:
    ala, phone = person("Ala"), person()
    table = ala.table("me", "random")["id"]
    sign_up(ala, "Tullia")
    sign_in(phone, "Tullia")
    with phone.live(table) as line, ala.live(table) as own:
        line.until_asked()
        own.until_asked()
        cookie = ala.http.cookies["ludi"]
        assert ala._answer(ala.http.delete("/api/session/others"))["id"] == ala.me["id"]
        assert ala.http.cookies["ludi"] != cookie
        # A line of an older cookie ends; a browser comes again, and only one of them may
        assert end_of(line) == end_of(own) == 4401
        assert "signed out" in line.heard[-1]["error"]
        with phone.live(table, "?lang=pl") as again:
            assert "wylogowano" in again.hear()["error"]
            assert end_of(again) == 4401
    with ala.live(table) as again:
        assert again.until_asked()["offers"]
        assert again.play()["type"] == "position"
    assert ala.get("/api/me")["account"] is True
    # The phone is told so, and gets another cookie with the page only, or by signing in
    answer = phone.http.get("/api/tables")
    assert (answer.status_code, "signed out" in answer.json()["error"]) == (401, True)
    assert "set-cookie" not in answer.headers
    assert sign_in(phone, "Tullia")["id"] == ala.me["id"]
    with phone.live(table) as line:
        assert line.until_asked()["offers"]


def test_a_cookie_that_was_copied_opens_nothing_any_more(server: Server, person: NewPerson) -> None:
    ala = person("Ala")
    table = ala.table("me", "random")["id"]
    with Person(server) as thief:
        thief.http.cookies.clear()
        thief.http.cookies.set("ludi", ala.http.cookies["ludi"])
        assert thief.get("/api/me")["id"] == ala.me["id"]
        ala.http.delete("/api/session/others")  # a guest without an account can do so, too
        assert thief.http.get(f"/api/tables/{table}").status_code == 401
        thief.http.get("/")
        assert thief.get("/api/me")["id"] != ala.me["id"]
        assert thief.get(f"/api/tables/{table}")["you"] is None
    assert ala.get(f"/api/tables/{table}")["you"] == 0


def test_a_new_passphrase_signs_out_whoever_knew_the_old(person: NewPerson) -> None:
    ala, phone = person("Ala"), person()
    sign_up(ala, "Servilia")
    sign_in(phone, "Servilia")
    ala.put("/api/account/passphrase", {"passphrase": WORDS, "new": "alea iacta est"})
    assert ala.get("/api/me")["account"] is True
    assert phone.http.get("/api/me").status_code == 401
    phone.http.get("/account")
    assert phone.get("/api/me")["account"] is False


def test_programs_are_listed_and_their_tokens_revoked_one_by_one(person: NewPerson) -> None:
    ala, bruno = person("Ala"), person("Bruno")
    machina, altera = program(ala), program(ala, "Altera")
    listed = ala.get("/api/guests")
    assert [one["name"] for one in listed] == ["Machina", "Altera"]
    assert "token" not in str(listed)
    assert bruno.get("/api/guests") == []
    table = ala.table("me", "open")
    path = f"/api/tables/{table['id']}"
    machina.post(f"{path}/join", json={"token": table["seats"][1]["invite"]})
    waiting: list[httpx.Response] = []

    def wait_for_ever() -> None:
        while not waiting or waiting[-1].is_success:
            waiting.append(machina.get(f"{path}/position", params={"after": 1000}))

    asking = Thread(target=wait_for_ever)
    with ala.live(table["id"]) as line:
        asking.start()
        line.until_table(lambda t: t["seats"][1]["online"])
        # Only its owner can
        assert bruno.http.delete(f"/api/guests/{listed[0]['id']}").status_code == 404
        assert bruno.http.delete(f"/api/guests/{ala.me['id']}").status_code == 404
        assert ala.http.delete(f"/api/guests/{listed[0]['id']}").status_code == 204
    asking.join(PATIENCE)
    for answer in (waiting[-1], machina.get("/api/me"), machina.get(f"{path}/position")):
        assert (answer.status_code, "revoked" in answer.json()["error"]) == (401, True)
    assert altera.get("/api/me").json()["name"] == "Altera"
    assert [one["name"] for one in ala.get("/api/guests")] == ["Altera"]
    # Its seat stays, for a bot to stand in
    assert ala.get(path)["seats"][1]["name"] == "Machina"


def test_a_program_nobody_owns_can_revoke_its_own_token(server: Server) -> None:
    made = client(server).post("/api/guests", json={"name": "Nemo"}).json()
    with client(server, headers={"authorization": f"Bearer {made['token']}"}) as nemo:
        assert nemo.delete(f"/api/guests/{made['id']}").status_code == 204
        assert nemo.get("/api/me").status_code == 401


def test_programs_are_limited_and_go_with_their_owner(person: NewPerson) -> None:
    ala = person("Ala")
    for _ in range(MAX_PROGRAMS):
        last = program(ala)
    status, said = refused(ala, "/api/guests", name="One more")
    assert (status, str(MAX_PROGRAMS) in said) == (429, True)
    assert ala.http.delete(f"/api/guests/{last.get('/api/me').json()['id']}").status_code == 204
    first = program(ala, "In its place")
    ala.post("/api/account/delete")
    assert first.get("/api/me").status_code == 401
