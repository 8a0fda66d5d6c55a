"""The rules at hand: searched, linked from what happens, opened over the table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import ludi
from ludi.core import record
from ludi.core.testing import random_match
from tests.e2e.conftest import PHONE, NewVisitor
from tests.e2e.test_review import bring

ROME = record.write(random_match(ludi.game("glory-to-rome"), 3, None, "rules"))


def test_the_rules_are_searched_without_polish_marks(visitor: NewVisitor) -> None:
    ala = visitor(locale="pl-PL")
    ala.go("/rules/lutetia")
    page = ala.page
    page.get_by_role("searchbox", name="Szukaj w zasadach").fill("LAPOW sesterc")
    hits = page.locator("mark")
    expect(hits.first).to_be_visible()
    assert {text.lower() for text in hits.all_inner_texts()} == {"łapów", "sesterc"}
    expect(page.get_by_role("status")).to_contain_text("punkt")
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.locator(".clause")).to_have_count(0)


def test_the_introduction_of_the_rules_is_shown(visitor: NewVisitor) -> None:
    ala = visitor(size=PHONE)
    ala.go("/rules/concordia")
    expect(ala.page.get_by_text("Words with one fixed meaning:")).to_be_visible()
    expect(ala.page.get_by_text("Active player: the player whose turn it is.")).to_be_visible()


def test_a_line_of_the_chronicle_opens_its_clause_over_the_table(visitor: NewVisitor) -> None:
    ala = visitor()
    id = bring(ala, ROME)
    ala.go(f"/replay/{id}/30")
    page = ala.page
    line = page.locator("#log").get_by_role("link", name="Clause 6.1.2 of the rules").first
    line.click()
    book = page.get_by_role("dialog", name="Rules: Glory to Rome")
    expect(book.locator("[id='c-6.1.2']")).to_be_in_viewport()
    expect(book.locator("[id='c-6.1.2']")).to_have_class(re.compile("target"))
    assert f"/replay/{id}/30" in page.url
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    expect(line).to_be_focused()


def test_a_card_opens_its_clause_by_a_key(visitor: NewVisitor) -> None:
    ala = visitor()
    ala.go()
    body = {"game": "lutetia", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    made = ala.page.request.post(f"{ala.address}/api/tables", data=body)
    ala.go(f"/table/{made.json()['id']}")
    page = ala.page
    market = page.get_by_role("region", name="Market")
    market.get_by_role("button").first.hover()
    zoom = page.get_by_role("tooltip")
    clause = zoom.locator("[data-clause]")
    expect(clause).to_be_visible()
    number = clause.get_attribute("data-clause")
    page.keyboard.press("?")
    book = page.get_by_role("dialog", name="Rules: Lutetia")
    expect(book.locator(f"[id='c-{number}']")).to_be_in_viewport()


def test_a_line_of_a_running_game_opens_that_moment(visitor: NewVisitor) -> None:
    ala = visitor()
    ala.go()
    body = {"game": "lutetia", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    made = ala.page.request.post(f"{ala.address}/api/tables", data=body)
    ala.go(f"/table/{made.json()['id']}")
    ala.page.locator("#log").get_by_role("button").last.click()
    ala.page.wait_for_url(re.compile(r"/replay/[^/]+/\d+"))
    expect(ala.page.get_by_text("you see only what you know")).to_be_visible()


def test_lessons_done_are_kept_and_gone_on_with(visitor: NewVisitor) -> None:
    ala = visitor()
    ala.go("/learn/lutetia/LUT-DT-02")
    task = ala.page.get_by_role("region", name="Task")
    task.get_by_role("button", name="Show the move").click()
    expect(task).to_contain_text("a tie at the top removes the card")
    ala.page.evaluate("localStorage.clear()")
    ala.go("/learn/lutetia")
    expect(ala.page.get_by_text("Done: 1 of 12")).to_be_visible()
    expect(ala.page.get_by_role("link", name=re.compile("^Continue ?: Lutetia"))).to_be_visible()
