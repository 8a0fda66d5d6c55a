"""Nobody gets more than their share, and browsers are told what not to do."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed

from ludi.table.api import security as guards
from ludi.table.api.security import Bounds
from ludi.table.app import create_app
from ludi.table.errors import TableError
from ludi.table.settings import HOUSEHOLD, LINES, MAKES_AT_ONCE, REQUESTS_AT_ONCE, Settings
from tests.serving import Live, Person, Server, client, get, line, serving
from tests.waiting import wait_for


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Time stands still but for this."""
    now = [0.0]
    monkeypatch.setattr(guards.time, "monotonic", lambda: now[0])

    def pass_by(seconds: float) -> None:
        now[0] += seconds

    return pass_by


def test_answers_say_what_browsers_must_not_do(server: Server) -> None:
    for path in ("/api/me", "/api/nothing", "/"):
        headers = get(server, path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert "strict-transport-security" not in headers
        assert "server" not in headers


def test_cookies_are_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    cookie = get(server, "/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie  # there is no https at this address


def test_only_a_trusted_proxy_can_say_where_a_request_comes_from(tmp_path: Path) -> None:
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
    for trusted, secure in ((["--proxy", "127.0.0.1"], True), (["--proxy", "192.0.2.1"], False)):
        with serving(tmp_path, *trusted) as server:
            answer = get(server, "/api/me", **forwarded)
            assert ("Secure" in answer.headers["set-cookie"]) == secure
            assert ("strict-transport-security" in answer.headers) == secure
    with serving(tmp_path) as server:
        answer = get(server, "/api/me", **forwarded)
        assert "Secure" not in answer.headers["set-cookie"]


def test_who_asks_too_often_is_told_to_wait(tmp_path: Path, clock: Callable[[float], None]) -> None:
    app = create_app(Settings(store=tmp_path))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        client.get("/api/games")  # the first makes a guest of us
        for _ in range(int(REQUESTS_AT_ONCE) - 1):
            assert client.get("/api/me").status_code == 200
        refused = client.get("/api/me", headers={"accept-language": "pl"})
        assert refused.status_code == 429
        assert refused.headers["retry-after"] == "1"
        assert "Spróbuj ponownie" in refused.json()["error"]
        assert client.get("/").status_code != 429  # files are free
        clock(1)
        assert client.get("/api/me").status_code == 200


def test_one_household_cannot_keep_the_others_out(clock: Callable[[float], None]) -> None:
    bounds = Bounds()
    for guest in range(int(REQUESTS_AT_ONCE) * HOUSEHOLD):  # a new guest costs nothing
        bounds.count_request("192.0.2.1", str(guest))
    with pytest.raises(TableError) as refused:
        bounds.count_request("192.0.2.1", "one more")
    assert refused.value.status == 429
    bounds.count_request("192.0.2.2", "somebody else")
    for _ in range(int(MAKES_AT_ONCE)):
        bounds.count_creation("192.0.2.1")
    with pytest.raises(TableError):
        bounds.count_creation("192.0.2.1")
    bounds.count_creation("192.0.2.2")
    clock(3600)
    bounds.count_creation("192.0.2.1")


def test_lines_are_counted_while_they_last() -> None:
    bounds = Bounds()
    lines = [bounds.connection("192.0.2.1", "ala") for _ in range(LINES)]
    for opened in lines:
        opened.__enter__()
    with pytest.raises(TableError) as refused, bounds.connection("192.0.2.1", "ala"):
        pass
    assert refused.value.key == "error-too-many-lines"
    with bounds.connection("192.0.2.1", "bruno"):
        pass
    lines[0].__exit__(None, None, None)
    with bounds.connection("192.0.2.1", "ala"):
        pass
    for opened in lines[1:]:
        opened.__exit__(None, None, None)
    assert not bounds._connections


def test_strangers_at_one_address_share_their_lines() -> None:
    bounds = Bounds()
    with ExitStack() as lines:
        for _ in range(LINES):
            lines.enter_context(bounds.connection("192.0.2.1", None))
        with pytest.raises(TableError) as refused, bounds.connection("192.0.2.1", None):
            pass
        assert (refused.value.status, refused.value.key) == (429, "error-too-many-lines-here")
        for address, guest in (("192.0.2.2", None), ("192.0.2.1", "ala")):
            with bounds.connection(address, guest):
                pass
    assert not bounds._connections


def test_nobody_at_the_same_address_keeps_me_from_my_table() -> None:
    bounds = Bounds()
    with ExitStack() as lines:
        for guest in range(HOUSEHOLD):  # a new guest costs nothing
            for _ in range(LINES):
                lines.enter_context(bounds.connection("192.0.2.1", f"guest {guest}"))
        with pytest.raises(TableError) as refused, bounds.connection("192.0.2.1", "ala"):
            pass
        assert refused.value.key == "error-too-many-lines-here"
        for _ in range(LINES):
            lines.enter_context(bounds.connection("192.0.2.1", "ala", participant=True))
        with (
            pytest.raises(TableError) as refused,
            bounds.connection("192.0.2.1", "ala", participant=True),
        ):
            pass
        assert refused.value.key == "error-too-many-lines"


def test_spectators_without_a_cookie_are_bounded_by_their_own_address(tmp_path: Path) -> None:
    options = {"env": {"LUDI_LIMITS": "1"}}
    with (
        serving(tmp_path, "--proxy", "127.0.0.1", **options) as server,
        Person(server, "Ala") as ala,
        ExitStack() as lines,
    ):
        table = ala.table("me", "open")["id"]

        def look_on(address: str, query: str = "") -> Live:
            path = f"/api/tables/{table}/live{query}"
            here = server.address.replace("http", "ws", 1)
            spectator = line(here + path, additional_headers={"X-Forwarded-For": address})
            return lines.enter_context(Live(spectator))

        for _ in range(LINES):
            assert look_on("203.0.113.9").hear()["type"] == "table"
        for language, words in (("en", "From your network 40"), ("pl", "Z twojej sieci otwarto")):
            refused = look_on("203.0.113.9", f"?lang={language}")
            assert words in refused.hear()["error"]
            with pytest.raises(ConnectionClosed) as closed:
                refused.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
        path = f"/api/tables/{table}/position"
        waiting = get(server, path, X_Forwarded_For="203.0.113.9")
        assert waiting.status_code == 429
        assert look_on("203.0.113.10").hear()["type"] == "table"
        with ala.live(table) as live:
            assert live.hear()["table"]["you"] == 0


def test_bounds_can_be_left_to_a_proxy() -> None:
    bounds = Bounds(limited=False)
    for _ in range(int(MAKES_AT_ONCE) * 10):
        bounds.count_request("192.0.2.1", "ala")
        bounds.count_creation("192.0.2.1")


def test_the_memory_for_strangers_is_bounded() -> None:
    buckets = guards.Buckets(1, 1, most=10)
    for who in range(1000):
        buckets.grab(str(who))
    assert len(buckets._buckets) == 10


# Numbers


def test_numbers_are_told_only_where_asked_for(server: Server, tmp_path: Path) -> None:
    assert get(server, "/api/metrics").status_code == 404
    with serving(tmp_path, "--metrics") as open_server:
        ala = Person(open_server, "Ala Makota")
        table = ala.table("me", "random", seed="a secret seed")["id"]
        with ala.live(table) as live:
            live.until_asked()
            live.play()
            live.until_asked()
            told = get(open_server, "/api/metrics").text
        ala.close()
    assert 'ludi_log_rows_total{by="person",game="lutetia",kind="move"} 1.0' in told
    assert 'by="bot"' in told
    assert "ludi_watchers 1.0" in told
    assert 'ludi_tables{status="playing"} 1.0' in told
    assert "ludi_bot_thinking_seconds_count" in told
    assert 'route="/api/tables/"' in told or 'route="/api/tables"' in told
    for secret in ("Ala", "Makota", table, "a secret seed", ala.me["id"]):
        assert secret not in told


def test_what_somebody_makes_up_is_no_label(tmp_path: Path) -> None:
    """Every label is kept for as long as the server runs."""
    with serving(tmp_path, "--metrics") as server, Person(server) as ala:
        for level in ("tiro@1", "tiro@2", "tiro@3ms"):
            table = ala.table("me", level)["id"]
            with ala.live(table) as live:
                live.until_asked()
                number = live.position["number"]
                live.play()
                live.until_position(lambda p, n=number: p["number"] > n + 1)
        with client(server) as stranger:
            for method in ("BREW", "WHEN"):
                stranger.request(method, "/api/me")
                stranger.request(method, f"/{method}")
        told = get(server, "/api/metrics").text
    assert 'ludi_bot_thinking_seconds_count{game="lutetia",level="tiro"} ' in told
    assert "@" not in told
    for made_up in ("BREW", "WHEN", table):
        assert made_up not in told


def test_health(server: Server) -> None:
    wait_for(lambda: get(server, "/api/health").json() == {"status": "well"})
