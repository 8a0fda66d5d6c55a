"""The built page as it is served."""

import base64
import hashlib
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludi.table.app import create_app
from ludi.table.settings import Settings

HTML = "<!doctype html><script>go()</script><script type=module src=/assets/app-1.js></script>"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(HTML)
    (folder / "assets" / "app-1.js").write_text("let x = 1;" * 500)
    (folder / "robots.txt").write_text("User-agent: *")
    return folder


def visitor(store: Path, page: Path) -> TestClient[Litestar]:
    return TestClient(create_app(Settings(store=store, page=page)), base_url="http://127.0.0.1")


def test_every_address_of_the_page_shows_it(tmp_path: Path, page: Path) -> None:
    with visitor(tmp_path, page) as client:
        for path in ("/", "/table/xyz", "/rules/lutetia/8.1"):
            answer = client.get(path)
            assert answer.text == HTML
            assert answer.headers["cache-control"] == "no-cache"
        assert client.get("/robots.txt").text == "User-agent: *"
        assert client.get("/assets/app-2.js").status_code == 404
        assert "build-system" not in client.get("/%2e%2e/%2e%2e/pyproject.toml").text


def test_files_are_packed_and_kept(tmp_path: Path, page: Path) -> None:
    with visitor(tmp_path, page) as client:
        script = client.get("/assets/app-1.js", headers={"accept-encoding": "gzip"})
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert "set-cookie" not in script.headers
        assert script.text == "let x = 1;" * 500
        plain = client.get("/assets/app-1.js", headers={"accept-encoding": "identity"})
        assert plain.text == script.text
        known = {"if-none-match": script.headers["etag"]}
        assert client.get("/assets/app-1.js", headers=known).status_code == 304


def test_only_our_own_scripts_run(tmp_path: Path, page: Path) -> None:
    with visitor(tmp_path, page) as client:
        headers = client.get("/").headers
    policy = headers["content-security-policy"]
    allowed = base64.b64encode(hashlib.sha256(b"go()").digest()).decode()
    assert f"script-src 'self' 'sha256-{allowed}';" in policy
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"


def test_a_page_that_was_not_built_says_what_to_do(tmp_path: Path) -> None:
    empty = tmp_path / "nothing"
    empty.mkdir()
    with visitor(tmp_path, empty) as client:
        answer = client.get("/")
        assert answer.status_code == 503
        assert "make page" in answer.text
        assert client.get("/api/me").status_code == 200
