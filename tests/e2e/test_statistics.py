"""Statistics in a real browser: drawn, and told in tables."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, NewVisitor, Visitor
from tests.serving import Person, Server
from tests.table.test_review import finished


def sit_down_as(visitor: Visitor, person: Person) -> None:
    """The same guest at a browser: with the same cookie."""
    visitor.context.clear_cookies()
    visitor.context.add_cookies(
        [
            {"name": cookie.name, "value": cookie.value or "", "url": visitor.address}
            for cookie in person.http.cookies.jar
        ]
    )


def test_my_games_are_drawn_and_told(server: Server, visitor: NewVisitor) -> None:
    ala = visitor()
    ala.go("/statistics")
    expect(ala.page.get_by_text("No finished game yet.")).to_be_visible()
    with Person(server, "Ala") as person:
        finished(person, "me", "random")
        finished(person, "me", "random")
        sit_down_as(ala, person)
    ala.go()
    ala.page.get_by_role("banner").get_by_role("link", name="Statistics").click()
    page = ala.page
    expect(page.locator("dl")).to_contain_text(re.compile(r"Games\s*2"))
    for title in ("Rating over time", "Scores by category"):
        figure = page.get_by_role("figure").filter(has_text=title)
        expect(figure.locator("svg.plot")).to_be_attached()
        figure.locator("summary").click()
        expect(figure.get_by_role("row")).to_have_count(3)  # a head, and two games
    page.get_by_role("table").last.get_by_role("link").first.click()
    expect(page.get_by_role("heading", name="The count")).to_be_visible()


def test_a_ladder_has_people_and_bots_in_polish_on_a_phone(
    server: Server, visitor: NewVisitor
) -> None:
    ala = visitor(size=PHONE, locale="pl-PL", dark=True)
    with Person(server, "Ala z Rzymu") as person:
        finished(person, "me", "random", "random")
        sit_down_as(ala, person)
    ala.go("/statistics/lutetia")
    page = ala.page
    page.get_by_role("button", name="3 graczy").click()
    expect(page.get_by_role("row", name="Ala z Rzymu (ty)")).to_be_visible()
    expect(page.get_by_role("rowheader", name="Bot, Losowy")).to_be_visible()
    expect(page.get_by_role("heading", name="Wygrane według miejsca przy stole")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_game_that_is_not_here_is_said(visitor: NewVisitor) -> None:
    ala = visitor()
    ala.go("/statistics/ludo")
    expect(ala.page.get_by_role("alert")).to_contain_text("This game is not on this table.")
    ala.complaints.clear()  # the browser tells of the 404, too
