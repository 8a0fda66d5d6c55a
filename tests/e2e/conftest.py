"""A real server, a real browser: visitors with their own cookies, and all that they were sent."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Page,
    Response,
    WebSocket,
    expect,
    sync_playwright,
)

from ludi.table.settings import STATIC
from tests.serving import Server, serving
from tests.waiting import PATIENCE, Patience, source_of

CHROMIUM = os.environ.get("LUDI_CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
MILLISECONDS = 1000

expect.set_options(timeout=PATIENCE * MILLISECONDS)


@dataclass(eq=False)
class Visitor:
    """Somebody at a browser of their own; everything the server sent them is kept."""

    page: Page
    context: BrowserContext
    address: str
    heard: list[str] = field(default_factory=list)  # frames and bodies, as they came
    unread: list[str] = field(default_factory=list)  # answers that came too late for the page
    complaints: list[str] = field(default_factory=list)  # of the browser: errors, broken policies
    _positions: list[dict[str, Any]] = field(default_factory=list)
    _read: int = 0  # of what was heard, so many have been looked through for positions

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def positions(self) -> list[dict[str, Any]]:
        """The positions heard over the live connection, oldest first."""
        fresh = self.heard[self._read :]
        self._read += len(fresh)
        self._positions += [json.loads(t) for t in fresh if t.startswith('{"type":"position"')]
        return self._positions

    def wait_for(self, condition: Callable[[], Any]) -> None:
        """For what is heard or shown; meanwhile the browser goes on."""
        patience = Patience(lambda: f"{source_of(condition)}; {self._known()}")
        while not condition():
            patience.wait(lambda: self.page.wait_for_timeout(20), sign=len(self.heard))

    def _known(self) -> str:
        said = ("number", "moves", "actors", "prompt")
        last = {name: one.get(name) for one in self.positions()[-1:] for name in said}
        return f"at {self.page.url}, position {last}, shown: {self.page.inner_text('body')}"

    def _listen(self) -> None:
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._socket)
        self.page.on("response", self._response)

    def _console(self, message: Any) -> None:
        # A server that is restarted on purpose cannot be reached for a moment
        if message.type == "error" and "ERR_CONNECTION_REFUSED" not in message.text:
            self.complaints.append(message.text)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def _response(self, response: Response) -> None:
        if "/api/" not in response.url or response.status != 200:
            return
        try:
            self.heard.append(response.text())
        except Error:  # the page was left before the answer was complete
            self.unread.append(response.url)


NewVisitor = Callable[..., Visitor]


@pytest.fixture(scope="session")
def built_page() -> Path:
    assert (STATIC / "index.html").exists(), "The page has not been built: run `make page` first"
    return STATIC


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, built_page: Path) -> Iterator[Server]:
    """For tests that leave it running."""
    with serving(tmp_path_factory.mktemp("store")) as server:
        yield server


@pytest.fixture
def own_server(tmp_path: Path, built_page: Path) -> Iterator[Server]:
    """For tests that stop it or kill it."""
    with serving(tmp_path / "store") as server:
        yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def visitor(browser: Browser, request: pytest.FixtureRequest) -> Iterator[NewVisitor]:
    """`visitor()`, `visitor(size=PHONE, locale="pl-PL")`: each with cookies of their own.

    At the end no browser may have complained: no error, no broken security policy.
    """
    visitors: list[Visitor] = []

    def new(
        at: Server | None = None,
        size: dict[str, int] = DESK,
        locale: str = "en-GB",
        dark: bool = False,
        still: bool = True,
    ) -> Visitor:
        server: Server = at or request.getfixturevalue("server")
        context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale=locale,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=size == PHONE,
        )
        context.set_default_timeout(PATIENCE * MILLISECONDS)
        one = Visitor(context.new_page(), context, server.address)
        one._listen()
        visitors.append(one)
        return one

    yield new
    complaints = [complaint for one in visitors for complaint in one.complaints]
    for one in visitors:
        one.context.close()
    assert complaints == []
