"""Open to everybody: what axe finds, what a keyboard shows, what is heard, how much has to come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import ludi
from ludi.core import record
from ludi.core.testing import random_match
from tests.e2e.conftest import DESK, PHONE, NewVisitor, Visitor
from tests.e2e.gallery import CARD, after, age, asked, seen
from tests.e2e.rooms import GAMES, Room, rooms
from tests.e2e.stage import ME, Stage, When
from tests.serving import Person, Server

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
FIRST_PAGE = 200_000  # bytes over the wire

# The WCAG 2.2 AA rules and axe's good practice; heard of by the browser itself, not by the page,
# so that the page's security policy stays as it is.
FINDINGS = """async () => {
    const rules = { "label-content-name-mismatch": { enabled: false } };  // see SPOKEN
    const { violations } = await axe.run(document, { rules, resultTypes: ["violations"] });
    const serious = violations.filter((each) => ["serious", "critical"].includes(each.impact));
    const why = (node) => node.any.concat(node.all, node.none).map((one) => one.message).join("; ");
    return serious.flatMap((each) => each.nodes.map((node) =>
        `${each.id}: ${node.target.join(" ")} ${node.html.slice(0, 160)} (${why(node)})`));
}"""

# Who speaks to the page, or hears it, has every word that is seen. axe wants them in one piece and
# with all numbers and signs; a label says the same in sentences, so each word counts by itself.
SPOKEN = """() => [...document.querySelectorAll(":is(button, a)[aria-label]")].flatMap((one) => {
    const label = one.ariaLabel.toLowerCase();
    const seen = (node) => [...node.childNodes].flatMap((child) => {
        if (child.nodeType === Node.TEXT_NODE) return [child.textContent];
        if (child.nodeType !== Node.ELEMENT_NODE || child.ariaHidden === "true") return [];
        const shown = child.checkVisibility() && getComputedStyle(child).clipPath === "none";
        return shown ? seen(child) : [];
    });
    const words = seen(one).join(" ").match(/\\p{L}{4,}/gu) ?? [];
    const stem = (word) => word.toLowerCase().slice(0, Math.max(4, word.length - 3));  // Polish
    const unheard = words.filter((word) => !label.includes(stem(word)));
    return unheard.length ? [`${unheard.join(" ")}: ${label}`] : [];
})"""


def in_my_city(completed: bool) -> When:
    def holds(view: dict[str, Any]) -> bool:
        return any(each["completed"] == completed for each in view["players"][ME]["structures"])

    return seen(holds)


BOARDS: dict[str, tuple[int, list[When], dict[str, Any]]] = {
    "seven-wonders": (4, [asked("ask-draft"), seen(age(2, 2), *CARD)], {}),
    "concordia": (3, [after(60, "ask-play-card"), after(70, "ask-architect-move")], {}),
    "hadrians-wall": (2, [asked("ask-cards"), after(30, "ask-action")], {}),
    "glory-to-rome": (3, [in_my_city(completed=False), in_my_city(completed=True)], {}),
    "lutetia": (3, [after(10), after(40)], {}),
}


@pytest.fixture(scope="module")
def stage(server: Server) -> Iterator[Stage]:
    with Person(server) as ala:
        yield Stage(ala)


@pytest.fixture(scope="module")
def tables(stage: Stage) -> Callable[[str], list[str]]:
    """Of each game a few tables at telling moments, set when first asked for."""
    known: dict[str, list[str]] = {}

    def of(game: str) -> list[str]:
        if game not in known:
            seats, when, options = BOARDS[game]
            known[game] = stage.set(game, seats, *when, seed="access", options=options)
        return known[game]

    return of


@pytest.fixture
def ala(visitor: NewVisitor, stage: Stage) -> Callable[..., Visitor]:
    """The person the tables were set for."""

    def new(size: dict[str, int] = DESK, locale: str = "pl-PL", dark: bool = False) -> Visitor:
        one = visitor(size=size, locale=locale, dark=dark)
        cookies = stage.person.http.cookies.jar
        one.context.add_cookies(
            [{"name": c.name, "value": str(c.value), "url": one.address} for c in cookies]
        )
        return one

    return new


def look(one: Visitor, path: str) -> Page:
    one.go(path)
    one.page.wait_for_selector("main, h1")
    one.page.wait_for_load_state("networkidle")
    return one.page


def findings(page: Page) -> str:
    page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(FINDINGS)
    return "\n".join(found)


@pytest.fixture(scope="module")
def all_rooms(stage: Stage, tables: Callable[[str], list[str]]) -> list[Room]:
    """Every page and dialog, with a running and a finished game of each kind to open them at."""
    over = {}
    for game in GAMES:
        text = record.write(random_match(ludi.game(game), 3, None, "access"))
        over[game] = stage.person.post("/api/records", {"record": text})["id"]
    return rooms(stage, {game: tables(game)[1] for game in GAMES}, over)


@pytest.mark.parametrize(
    ("size", "locale", "dark"),
    [(DESK, "pl-PL", False), (PHONE, "en-GB", True)],
    ids=["desk", "phone"],
)
def test_axe_finds_nothing_serious_in_any_room(
    ala: Callable[..., Visitor],
    all_rooms: list[Room],
    size: dict[str, int],
    locale: str,
    dark: bool,
) -> None:
    one, wrong = ala(size, locale, dark), list[str]()
    for room in all_rooms:
        page = look(one, room.path)
        room.enter(page)
        page.wait_for_load_state("networkidle")
        if found := findings(page) or "\n".join(page.evaluate(SPOKEN)):
            wrong.append(f"{room.name}: {found}")
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], room.name
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("game", BOARDS)
def test_axe_finds_nothing_serious_on_the_boards(
    ala: Callable[..., Visitor], tables: Callable[[str], list[str]], game: str, dark: bool
) -> None:
    for size in (DESK, PHONE):
        one = ala(size, "pl-PL" if size == DESK else "en-GB", dark)
        for table in tables(game):
            page = look(one, f"/table/{table}")
            assert findings(page) == "", (game, size)
            assert page.evaluate(SPOKEN) == [], (game, size)


# What has the focus, and how one sees it; null where nothing has it.
FOCUS = """() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    const look = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    // Things on a map cannot have an outline: theirs is drawn
    const drawn = at instanceof SVGElement && [at, ...at.querySelectorAll("*")]
        .some((part) => parseFloat(getComputedStyle(part).strokeWidth) >= 8);
    return {
        what: at.outerHTML.slice(0, 120),
        ringed: drawn || (look.outlineStyle !== "none" && parseFloat(look.outlineWidth) >= 2),
        shown: box.width > 0 && box.height > 0,
        named: !!(at.getAttribute("aria-label") || at.getAttribute("title") || at.textContent.trim()
            || at.getAttribute("aria-labelledby") || at.labels?.length),
    };
}"""


def walk(page: Page, steps: int) -> Iterator[dict[str, Any]]:
    for _ in range(steps):
        page.keyboard.press("Tab")
        if (found := page.evaluate(FOCUS)) is not None:
            yield found


@pytest.mark.parametrize("game", BOARDS)
def test_the_focus_is_always_seen_and_named(
    ala: Callable[..., Visitor], tables: Callable[[str], list[str]], game: str
) -> None:
    page = look(ala(), f"/table/{tables(game)[1]}")
    page.wait_for_selector(".dock")
    stops = list(walk(page, 40))
    assert len({stop["what"] for stop in stops}) > 8
    for stop in stops:
        assert (stop["ringed"], stop["shown"], stop["named"]) == (True, True, True), stop


def test_the_focus_is_seen_on_the_first_page(ala: Callable[..., Visitor]) -> None:
    for stop in walk(look(ala(), "/"), 25):
        assert (stop["ringed"], stop["shown"], stop["named"]) == (True, True, True), stop


@pytest.mark.parametrize("game", BOARDS)
def test_nothing_moves_for_who_wants_it_still(
    ala: Callable[..., Visitor], tables: Callable[[str], list[str]], game: str
) -> None:
    page = look(ala(), f"/table/{tables(game)[1]}")
    moving = """() => document.getAnimations()
        .filter((each) => each.playState === "running" && each.effect.getTiming().duration > 1)
        .map((each) => each.effect.target?.outerHTML.slice(0, 120))"""
    assert page.evaluate(moving) == []


@pytest.mark.parametrize("game", BOARDS)
def test_what_happens_is_heard(
    ala: Callable[..., Visitor], tables: Callable[[str], list[str]], game: str
) -> None:
    page = look(ala(), f"/table/{tables(game)[1]}")
    assert page.locator('.dock [role="status"]').count()  # what is asked
    assert page.locator("[aria-live=polite]").first.count()  # "your turn" is said here
    if not page.locator('[role="log"]').count():  # behind a tab of its own
        page.get_by_role("button", name="Kronika").or_(page.get_by_role("tab", name="Kronika")).or_(
            page.get_by_role("radio", name="Kronika")
        ).first.click(force=True)
    assert page.locator('[role="log"]').count()


def test_the_first_page_is_light_and_loads_no_game(visitor: NewVisitor) -> None:
    one = visitor()
    session = one.context.new_cdp_session(one.page)
    session.send("Network.enable")
    came: list[float] = []
    session.on("Network.loadingFinished", lambda event: came.append(event["encodedDataLength"]))
    asked_for: list[str] = []
    one.page.on("request", lambda request: asked_for.append(request.url))
    look(one, "/")
    assert came
    assert sum(came) < FIRST_PAGE
    assert not [url for url in asked_for if "Board" in url or "terms." in url]
