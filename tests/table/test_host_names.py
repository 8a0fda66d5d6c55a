"""A stranger's name that leads to this machine (DNS rebinding) opens nothing."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ludi.core.errors import InvalidInput
from ludi.table.api.host_names import HostNames, name_in, own_names
from tests.serving import Person, Server, get, serving
from tests.waiting import PATIENCE

STRANGER = "evil.example"
OURS = "games.example.org"


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that listens everywhere and has two names, one of them by its origin."""
    env = {"LUDI_ALLOWED_HOSTS": f"{OURS} also.example.org"}
    store = tmp_path_factory.mktemp("store")
    origin = ("--origin", "https://page.example.org:8443")
    with serving(store, "--host", "0.0.0.0", *origin, env=env) as server:
        server.address = f"http://127.0.0.1:{server.port}"
        yield server


def status(server: Server, host: str, path: str = "/api/me") -> int:
    return get(server, path, host=host).status_code


# Which names there are


@pytest.mark.parametrize(
    "host",
    [
        "localhost", "LOCALHOST:8000", "localhost.", "ludi.localhost", "127.0.0.1", "127.8.8.8:1",
        "[::1]", "[::1]:8000", "192.168.1.7:8000", "[fe80::1%25eth0]:80", "8.8.8.8",
        socket.gethostname(), f"{socket.gethostname().partition('.')[0]}.local:8000",
        OURS, "GAMES.example.org:443", "games.example.org.", "xn--aba-22a.example",
    ],
)  # fmt: skip
def test_names_that_are_known(host: str) -> None:
    assert HostNames([OURS, "żaba.example"]).include(host)


@pytest.mark.parametrize(
    "host",
    [
        "", ":80", STRANGER, f"x.{OURS}", f"{OURS}.{STRANGER}", f"{OURS}@{STRANGER}",
        "localhost.evil", "127.0.0.1.evil.example", "127.1", "2130706433", "localhost:99999",
        "localhost:x", "[::1", "[::1]x", "[localhost]", "[127.0.0.1]", "::1", ":::",
        "a b", "localhost\t", "localhost/", "żaba.example", "x" * 300, "localhost:" + "1" * 300,
    ],
)  # fmt: skip
def test_names_that_are_not(host: str) -> None:
    assert not HostNames([OURS]).include(host)


def test_names_may_be_listed_as_browsers_show_them() -> None:
    for wanted in (OURS, f"https://{OURS}", f"http://{OURS}:8080/", f"{OURS}:80", OURS.upper()):
        assert HostNames([wanted]).include(OURS)
    assert HostNames(["0.0.0.0", "::", ":80"]).include("127.0.0.1")
    assert not HostNames([":80"]).include(STRANGER)
    assert HostNames(["*"]).include(STRANGER)
    assert not HostNames(["*"]).include("no host")
    for wanted in ("a b", "", "https://", "*.example.org", "x" * 300, "\u0301" * 300):
        with pytest.raises(InvalidInput, match=r"games\.example\.org or the like"):
            HostNames([wanted])


def test_the_machine_knows_its_own_names() -> None:
    assert all(name_in(name) == name for name in own_names())


# What a server says


def test_a_stranger_s_name_is_refused_with_what_to_do(server: Server) -> None:
    said = {}
    for language in ("en", "pl"):
        headers = {"host": f"{STRANGER}:8000", "accept-language": language}
        answer = get(server, "/api/me", **headers)
        assert answer.status_code == 421
        assert "set-cookie" not in answer.headers
        said[language] = answer.json()["error"]
        assert f"--allowed-host {STRANGER} " in said[language]
        assert f"LUDI_ALLOWED_HOSTS={STRANGER}" in said[language]
    assert said["en"].startswith("This server does not go by the name evil.example. ")
    assert said["pl"].startswith("Ten serwer nie nosi nazwy evil.example. ")
    page = get(server, "/", host=STRANGER)
    assert (page.status_code, page.text) == (421, said["en"])
    assert page.headers["content-type"].startswith("text/plain")
    for method in ("POST", "PUT", "DELETE"):
        path = "/api/tables" if method == "POST" else "/api/me"
        answer = httpx.request(method, server.address + path, headers={"host": STRANGER})
        assert answer.status_code in (405, 421)


def test_so_is_a_page_that_pretends_to_be_ours(server: Server) -> None:
    """To its browser it is of the same origin; what else it says about itself does not count."""
    pretended = {
        "host": STRANGER,
        "origin": f"http://{STRANGER}",
        "x-forwarded-host": "127.0.0.1",
        "forwarded": "host=127.0.0.1",
    }
    answer = httpx.put(f"{server.address}/api/me", json={"name": "Eve"}, headers=pretended)
    assert answer.status_code == 421


def test_live_lines_have_the_same_names(server: Server, named: Server) -> None:
    def line(server: Server, host: str) -> str:
        reached = socket.create_connection(("127.0.0.1", server.port))
        with connect(f"ws://{host}:{server.port}/api/tables/{table}/live", sock=reached) as live:
            return str(live.recv())

    with Person(server, "Ala") as ala:
        table = ala.table("me", "open")["id"]
        with pytest.raises(InvalidStatus):
            line(server, STRANGER)
        assert '"table"' in line(server, "localhost")
    with Person(named, "Bruno") as bruno:
        table = bruno.table("me", "open")["id"]
        with pytest.raises(InvalidStatus):
            line(named, STRANGER)
        assert '"table"' in line(named, OURS)


def test_a_server_that_listens_everywhere(named: Server) -> None:
    known = [OURS, "also.example.org", "page.example.org", "192.168.1.7:8000", socket.gethostname()]
    assert [status(named, host) for host in known] == [200] * len(known)
    assert status(named, STRANGER) == 421


def test_any_name_will_do_where_the_host_says_so(tmp_path: Path) -> None:
    with serving(tmp_path, "--allowed-host", "*") as server:
        assert status(server, STRANGER) == 200


def test_what_is_no_name_is_said_before_anything_is_served(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludi.cli", "serve", "--store", str(tmp_path / "store")]
    command += ["--port", "0", "--allowed-host", "games example org"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2
    assert done.stderr == (
        "ludi: A host is called games.example.org or the like, not 'games example org'\n"
    )
    assert not (tmp_path / "store").exists()
