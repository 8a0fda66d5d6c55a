"""Several people at one table, each in a browser of their own."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page

from tests.e2e.conftest import Visitor


def call(page: Page, method: str, path: str, body: Any = None) -> Any:
    """The table's interface, as this visitor."""
    text = page.evaluate(
        """async ([method, path, body]) => {
            const headers = { "content-type": "application/json" };
            body = body && JSON.stringify(body);
            return await (await fetch(path, { method, headers, body })).text();
        }""",
        [method, path, body],
    )
    return json.loads(text)


def at_home(one: Visitor, name: str) -> Visitor:
    one.go()
    one.page.wait_for_selector("#app > *")
    call(one.page, "PUT", "/api/me", {"name": name})
    return one


def table_for(host: Visitor, *guests: Visitor, bots: int = 0, **more: Any) -> str:
    """A running game of Lutetia with all of them."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(guests)]
    seats += [{"kind": "bot", "level": "random"}] * bots
    game = more.pop("game", "lutetia")
    table = call(host.page, "POST", "/api/tables", {"game": game, "seats": seats, **more})
    for guest, seat in zip(guests, table["seats"][1:], strict=False):
        path = f"/api/tables/{table['id']}/join"
        call(guest.page, "POST", path, {"token": seat["invite"]})
    return str(table["id"])


def open_menu(page: Page) -> None:
    page.locator("header").get_by_role("button", name="Menu").click()


def bid(page: Page, first: str, second: str) -> None:
    for slot in (first, second):
        page.locator(".market").get_by_role("button", name=re.compile(f"^{slot}: ")).click()
    page.get_by_role("button", name="Lay face down").click()
