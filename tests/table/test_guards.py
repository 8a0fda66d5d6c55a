"""Nobody gets more than their share, and browsers are told what not to do."""

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient

from ludi.table import guards
from ludi.table.app import create_app
from ludi.table.errors import TableError
from ludi.table.guards import Bounds
from ludi.table.settings import HOUSEHOLD, LINES, MAKES_AT_ONCE, REQUESTS_AT_ONCE, Settings
from tests.serving import Person, Server, serving


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
        headers = httpx.get(server.address + path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert "strict-transport-security" not in headers
        assert "server" not in headers


def test_cookies_are_out_of_reach_of_scripts_and_other_sites(server: Server) -> None:
    cookie = httpx.get(f"{server.address}/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie  # there is no https at this address


def test_only_a_trusted_proxy_can_say_where_a_request_comes_from(tmp_path: Path) -> None:
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
    for trusted, secure in ((["--proxy", "127.0.0.1"], True), (["--proxy", "192.0.2.1"], False)):
        with serving(tmp_path, *trusted) as server:
            answer = httpx.get(f"{server.address}/api/me", headers=forwarded)
            assert ("Secure" in answer.headers["set-cookie"]) == secure
            assert ("strict-transport-security" in answer.headers) == secure
    with serving(tmp_path) as server:
        answer = httpx.get(f"{server.address}/api/me", headers=forwarded)
        assert "Secure" not in answer.headers["set-cookie"]


def test_who_asks_too_often_is_told_to_wait(tmp_path: Path, clock: Callable[[float], None]) -> None:
    with TestClient(create_app(Settings(store=tmp_path))) as client:
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
        bounds.ask("192.0.2.1", str(guest))
    with pytest.raises(TableError) as refused:
        bounds.ask("192.0.2.1", "one more")
    assert refused.value.status == 429
    bounds.ask("192.0.2.2", "somebody else")
    for _ in range(int(MAKES_AT_ONCE)):
        bounds.make("192.0.2.1")
    with pytest.raises(TableError):
        bounds.make("192.0.2.1")
    bounds.make("192.0.2.2")
    clock(3600)
    bounds.make("192.0.2.1")


def test_lines_are_counted_while_they_last() -> None:
    bounds = Bounds()
    lines = [bounds.line("192.0.2.1", "ala") for _ in range(LINES)]
    for line in lines:
        line.__enter__()
    with pytest.raises(TableError) as refused, bounds.line("192.0.2.1", "ala"):
        pass
    assert refused.value.key == "error-too-many-lines"
    with bounds.line("192.0.2.1", "bruno"):
        pass
    lines[0].__exit__(None, None, None)
    with bounds.line("192.0.2.1", "ala"):
        pass
    for line in lines[1:]:
        line.__exit__(None, None, None)
    assert not bounds._lines


def test_bounds_can_be_left_to_a_proxy() -> None:
    bounds = Bounds(limited=False)
    for _ in range(int(MAKES_AT_ONCE) * 10):
        bounds.ask("192.0.2.1", "ala")
        bounds.make("192.0.2.1")


def test_the_memory_for_strangers_is_bounded() -> None:
    buckets = guards.Buckets(1, 1, most=10)
    for who in range(1000):
        buckets.grab(str(who))
    assert len(buckets._buckets) == 10


# Numbers


def test_numbers_are_told_only_where_asked_for(server: Server, tmp_path: Path) -> None:
    assert httpx.get(f"{server.address}/api/metrics").status_code == 404
    with serving(tmp_path, "--metrics") as open_server:
        ala = Person(open_server, "Ala Makota")
        table = ala.table("me", "random", seed="a secret seed")["id"]
        with ala.live(table) as live:
            live.until_asked()
            live.play()
            live.until_asked()
            told = httpx.get(f"{open_server.address}/api/metrics").text
        ala.close()
    assert 'ludi_log_rows_total{by="person",game="lutetia",kind="move"} 1.0' in told
    assert 'by="bot"' in told
    assert "ludi_watchers 1.0" in told
    assert 'ludi_tables{status="playing"} 1.0' in told
    assert "ludi_bot_thinking_seconds_count" in told
    assert 'route="/api/tables/"' in told or 'route="/api/tables"' in told
    for secret in ("Ala", "Makota", table, "a secret seed", ala.me["id"]):
        assert secret not in told


def test_health(server: Server) -> None:
    assert httpx.get(f"{server.address}/api/health").json() == {"status": "well"}
