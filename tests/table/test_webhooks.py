"""Calling a chat channel: what is said, whom we never call, and that moves do not wait for it."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

import pytest

from ludi.table.api.messages import Call
from ludi.table.errors import TableError
from ludi.table.notify.webhooks import Webhooks, check_address, harmless, is_public
from tests.serving import Person, Server, serving
from tests.waiting import take

CALL = Call("turn", "Your turn", "https://ludi.example/table/x", "x", "lutetia", 0)


class Channel:
    """A chat program that takes calls; it may be slow, rude or send callers away."""

    def __init__(self) -> None:
        self._heard: Queue[tuple[str, dict[str, Any]]] = Queue()
        self.answers: list[tuple[int, dict[str, str]]] = []
        channel = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                channel._heard.put((self.path, json.loads(body)))
                status, headers = channel.answers.pop(0) if channel.answers else (200, {})
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def hear(self) -> tuple[str, dict[str, Any]]:
        """The next call: its path, and what it says."""
        return take(self._heard, "a call of a webhook")

    def silent(self) -> bool:
        return self._heard.empty()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def a_channel() -> Iterator[Channel]:
    channel = Channel()
    try:
        yield channel
    finally:
        channel.close()


@pytest.fixture
def channel() -> Iterator[Channel]:
    with a_channel() as channel:
        yield channel


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Started with the option that lets it call machines of its own network."""
    with serving(tmp_path_factory.mktemp("store"), "--private-webhooks") as server:
        yield server


def call(url: str, private: bool = False) -> None:
    async def run() -> None:
        webhooks = Webhooks(private)
        try:
            await webhooks.call(url, CALL)
        finally:
            await webhooks.close()

    asyncio.run(run())


# What is said


def test_a_player_who_is_away_is_called(open_server: Server, channel: Channel) -> None:
    with Person(open_server, "Ala") as ala, Person(open_server, "Br<no @all") as bruno:
        ala.put("/api/me/webhook", {"url": f"{channel.address}/ala", "language": "pl"})
        table = ala.table("me", "open")
        bruno.post(f"/api/tables/{table['id']}/join", {"token": table["seats"][1]["invite"]})
        path, said = channel.hear()
        assert path == "/ala"
        link = f"{open_server.address}/table/{table['id']}"
        assert said["text"].startswith("Twoja kolej: Lutecja, grają też: Br‹no @\u200ball.")
        assert said["text"].endswith(link)
        assert said["content"] == said["text"]
        assert said["allowed_mentions"] == {"parse": []}
        assert {name: said[name] for name in ("event", "url", "table", "game", "seat")} == {
            "event": "turn",
            "url": link,
            "table": table["id"],
            "game": "lutetia",
            "seat": 0,
        }
        # The next question is another call; a second question to who sits at the table is none
        with ala.live(table["id"]) as a, bruno.live(table["id"]) as b:
            a.until_asked()
            b.until_asked()
            a.play()
        with bruno.live(table["id"]) as b:
            b.until_asked()
            b.play()
        assert channel.hear()[1]["event"] == "turn"
        bruno.post(f"/api/tables/{table['id']}/resign")
        ala.post(f"/api/tables/{table['id']}/resign")
        while channel.hear()[1]["event"] != "over":
            pass


def test_one_can_try_it(open_server: Server, channel: Channel) -> None:
    with Person(open_server, "Ala") as ala:
        assert ala.http.post("/api/me/webhook/try", json={}).status_code == 409
        told = ala.put("/api/me/webhook", {"url": f"{channel.address}/x?key=1"})
        assert told["webhook"] == f"{channel.address}/x?key=1"
        ala.post("/api/me/webhook/try")
        path, said = channel.hear()
        assert (path, said["event"]) == ("/x?key=1", "try")
        channel.answers = [(404, {})]
        answer = ala.http.post("/api/me/webhook/try", json={})
        assert answer.status_code == 502
        assert "404" in answer.json()["error"]
        assert ala.put("/api/me/webhook", {"url": None})["webhook"] is None


def test_a_silent_channel_does_not_hold_up_the_game(tmp_path: Path, channel: Channel) -> None:
    with serving(tmp_path, "--private-webhooks") as server, Person(server, "Ala") as ala:
        ala.put("/api/me/webhook", {"url": "http://127.0.0.1:1/nobody-listens"})
        table = ala.table("me", "random")["id"]
        with ala.live(table) as live:
            for _ in range(3):
                live.until_asked()
                assert live.play()["type"] == "position"


def test_names_cannot_ring_everybody() -> None:
    assert harmless("<!channel>") == "‹!channel›"
    assert harmless("@everyone") == "@\u200beveryone"
    assert harmless("[here](http://evil)") == "(here)(http://evil)"


# Whom we never call


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.8.8.8", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254",
        "100.64.0.1", "0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1",
        "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2", "fec0::1", "::127.0.0.1", "::1.1.1.1", "5f00::1",
        "2001:db8::1",
    ],
)  # fmt: skip
def test_private_machines_are_not_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_public_machines_are(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "ftp://chat.example/x", "file:///etc/passwd", "chat.example", "http://", "https:///x",
        "http://user:word@chat.example/", "http://chat.example:0/", "http://chat.example:99999/",
        "http://[::1/", "http://chat.example/a b", "http://chat.example/\n", "javascript:alert(1)",
        "https://chat.example/" + "x" * 1000, "http://żaba.example/", "gopher://127.0.0.1",
        "http://127.0.0.1/", "http://[::1]/", "http://localhost:8000/api/me", "http://a.localhost/",
        "http://169.254.169.254/latest/meta-data",
    ],
)  # fmt: skip
def test_addresses_that_are_refused_at_once(url: str) -> None:
    with pytest.raises(TableError):
        check_address(url, private=False)


@pytest.mark.parametrize("host", ["0177.0.0.1", "0x7f.1", "[fec0::1]", "[::127.0.0.1]", "a..b"])
def test_odd_hosts_are_refused_with_a_reason(person: Any, host: str) -> None:
    """When the address is given or, where only the network can tell, when it is tried."""
    ala = person("Ala")
    answer = ala.http.put("/api/me/webhook", json={"url": f"http://{host}/"})
    if answer.status_code == 200:
        answer = ala.http.post("/api/me/webhook/try", json={})
    assert answer.status_code in (400, 502)
    assert any(word in answer.json()["error"] for word in ("private", "such as", "did not answer"))


@pytest.mark.parametrize("port", [1, 22, 25, 143, 587, 1023])
def test_ports_of_other_services_are_not_called(port: int) -> None:
    with pytest.raises(TableError, match=f"but not {port}") as refused:
        check_address(f"http://chat.example:{port}/", private=False)
    assert refused.value.status == 400
    check_address(f"http://chat.example:{port}/", private=True)


@pytest.mark.parametrize("port", ["", ":80", ":443", ":1024", ":8065"])
def test_web_ports_are(port: str) -> None:
    check_address(f"https://chat.example{port}/hooks/x", private=False)


def test_a_name_that_leads_home_is_not_called(channel: Channel) -> None:
    """Whatever the name looks like: the machine behind it counts."""
    port = channel.address.rpartition(":")[2]
    for host in ("127.0.0.1.nip.io", "0x7f000001", "2130706433", "127.1", "ip6-localhost"):
        with pytest.raises(TableError):
            call(f"http://{host}:{port}/")
    assert channel.silent()


def test_redirects_are_not_followed(channel: Channel) -> None:
    with a_channel() as elsewhere:
        channel.answers = [(307, {"location": f"{elsewhere.address}/inside"})]
        with pytest.raises(TableError, match="307"):
            call(channel.address, private=True)
        assert elsewhere.silent()


def test_the_server_refuses_private_addresses(person: Any) -> None:
    ala = person("Ala")
    for url in ("http://127.0.0.1:9/x", "http://192.168.0.1/", "https://localhost/"):
        answer = ala.http.put("/api/me/webhook", json={"url": url})
        assert answer.status_code == 400
        assert "private" in answer.json()["error"]
    assert ala.get("/api/me")["webhook"] is None
