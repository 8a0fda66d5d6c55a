"""Every page and dialog besides the boards, and how one gets there: to be looked at and checked."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from tests.e2e.stage import Stage
from tests.serving import Person
from tests.table.test_review import finished

GAMES = ("glory-to-rome", "concordia", "hadrians-wall", "seven-wonders", "lutetia")


@dataclass(frozen=True)
class Room:
    name: str
    path: str
    enter: Callable[[Page], None] = lambda page: None


def key(which: str) -> Callable[[Page], None]:
    """A key that opens a dialog."""

    def press(page: Page) -> None:
        page.keyboard.press(which)
        expect(page.get_by_role("dialog")).to_be_visible()

    return press


def click(*names: str, role: str = "button") -> Callable[[Page], None]:
    """One after the other, by a word of either language."""

    def enter(page: Page) -> None:
        for name in names:
            page.get_by_role(role, name=re.compile(name)).first.click()  # type: ignore[arg-type]

    return enter


def in_dialog(door: Callable[[Page], None]) -> Callable[[Page], None]:
    def enter(page: Page) -> None:
        door(page)
        expect(page.get_by_role("dialog")).to_be_visible()

    return enter


def search(page: Page) -> None:
    page.get_by_role("searchbox").fill("dom")
    expect(page.locator("mark").first).to_be_visible()


def lesson(page: Page) -> None:
    click("Legion", role="link")(page)
    expect(page.locator(".dock")).to_be_visible()


def clause(page: Page) -> None:
    """A line of the log leads to its rule; between desk and phone the log is in a drawer."""
    link = page.locator("#log a.no").first
    if not link.is_visible():
        click("Kronika|Chronicle")(page)
    link.click()


def as_text(page: Page) -> None:
    """The same table without its board."""
    click("^Menu$", "Widok tekstowy|Text view")(page)
    expect(page.locator("#g-position")).to_be_visible()
    page.evaluate("localStorage.setItem('ludi.view', 'board')")  # not for the next room


def rooms(stage: Stage, running: dict[str, str], over: dict[str, str]) -> list[Room]:
    """`running` and `over`: of each game a table of the person the stage is set for."""
    ala = stage.person
    for _ in range(4):
        finished(ala, "me", "random", "random")
    ala.post(f"/api/tables/{over['lutetia']}/notes", {"moves": 5, "text": "Tu się zaczęło."})
    waiting = ala.table("me", "open", "greedy", pace=259200)
    here = [{"kind": "me"}, {"kind": "here", "name": "Bruno"}]
    shared = ala.post("/api/tables", {"game": "lutetia", "seats": here})
    with Person(ala.server, "Cecylia") as host:
        invited = host.table("me", "open")
    pages = [
        Room("home", "/"),
        *(Room(f"new-{game}", f"/new/{game}") for game in GAMES),
        Room("upload", "/", in_dialog(click("Wczytaj zapis|Bring a record"))),
        Room("about", "/about"),
        Room("learn", "/learn"),
        Room("learn-concordia", "/learn/concordia"),
        Room("lesson", "/learn/lutetia", lesson),
        Room("rules", "/rules/concordia/6.4"),
        Room("rules-search", "/rules/concordia", search),
        Room("statistics", "/statistics"),
        Room("statistics-game", "/statistics/lutetia", click("3 graczy|3 players")),
        Room("account", "/account"),
        Room("account-forget", "/account", click("Usuń|Delete")),
        Room("waiting", f"/table/{waiting['id']}"),
        Room("curtain", f"/table/{shared['id']}"),
        Room("join", f"/join/{invited['id']}/{invited['seats'][1]['invite']}"),
        Room("lost", "/nowhere"),
    ]
    for game in GAMES:
        here, there = f"/table/{running[game]}", f"/replay/{over[game]}/20"
        pages += [
            Room(f"help-{game}", here, key("?")),
            Room(f"text-{game}", here, as_text),
            Room(f"result-{game}", f"/table/{over[game]}"),
            Room(f"replay-{game}", there),
            Room(f"analysis-{game}", there, key("a")),
        ]
    table, replay = f"/table/{running['lutetia']}", f"/replay/{over['lutetia']}/5"
    pages += [
        Room("menu", table, click("^Menu$")),
        Room("end", table, in_dialog(click("^Menu$", "Zakończ|End or resign"))),
        Room("clause", table, in_dialog(clause)),
        Room("branch", replay, key("b")),
        Room("notes", replay, key("n")),
        Room("replay-keys", replay, key("?")),
    ]
    return pages
