"""Hints at the table and the analysis of a finished game, in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import ludi
from ludi.core import record
from ludi.core.testing import random_match
from tests.e2e.conftest import PHONE, NewVisitor
from tests.e2e.people import at_home, table_for
from tests.e2e.test_review import bring, standing_at


@pytest.mark.parametrize("game", [game.id for game in ludi.all_games()])
def test_a_hint_can_be_asked_for_and_played_in_every_game(visitor: NewVisitor, game: str) -> None:
    ala = visitor()
    ala.go()
    body = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    made = ala.page.request.post(f"{ala.address}/api/tables", data=body).json()
    ala.go(f"/table/{made['id']}")
    page = ala.page
    button = page.get_by_role("button", name="Hint", exact=True)
    expect(button).to_be_visible()
    # Advice is for the position it was asked at: nobody may change it meanwhile
    ala.wait_for(lambda: ala.positions()[-1]["actors"] == [0])
    before = ala.positions()[-1]["number"]
    page.keyboard.press("h")
    strip = page.get_by_role("status").filter(has_text="Legate advises:")
    expect(strip).to_be_visible()
    expect(strip).to_contain_text("chance to win")
    strip.get_by_role("button", name="Play it").click()
    expect(strip).to_have_count(0)
    ala.wait_for(lambda: ala.positions()[-1]["number"] > before)


def test_among_people_hints_need_everybody(visitor: NewVisitor) -> None:
    ala, bruno = at_home(visitor(), "Ala"), at_home(visitor(locale="pl-PL", size=PHONE), "Bruno")
    table = table_for(ala, bruno)
    for one in (ala, bruno):
        one.go(f"/table/{table}")
        expect(one.page.locator("#board")).to_be_visible()
    hint = ala.page.get_by_role("button", name="Hint", exact=True)
    expect(hint).to_have_count(0)
    ala.page.get_by_role("button", name="Menu").click()
    ala.page.get_by_role("button", name="Hints for all (0 of 2 want them)").click()
    bruno.page.get_by_role("button", name="Menu").click()
    bruno.page.get_by_role("button", name="Podpowiedzi dla wszystkich (chce 1 z 2)").click()
    expect(hint).to_be_visible()
    expect(bruno.page.get_by_role("button", name="Podpowiedź", exact=True)).to_be_visible()


@pytest.mark.parametrize("game", [game.id for game in ludi.all_games()])
def test_every_finished_game_shows_who_was_how_likely_to_win(
    visitor: NewVisitor, game: str
) -> None:
    ala = visitor()
    id = bring(ala, record.write(random_match(ludi.game(game), 3, None, "analysed")))
    page = ala.page
    ala.go(f"/replay/{id}/3")
    standing_at(page, 3)
    page.get_by_role("button", name="Analysis").click()
    dialog = page.get_by_role("dialog", name="Analysis")
    graph = dialog.get_by_role("img", name="Chance to win")
    expect(graph).to_be_visible()
    expect(graph.locator("path[stroke]")).to_have_count(3)  # a line for every seat
    point = dialog.get_by_role("link", name=re.compile(r"^Move \d+: ")).first
    number = int(re.search(r"\d+", point.inner_text())[0])  # type: ignore[index]
    point.click()
    expect(dialog).to_have_count(0)
    standing_at(page, number)


def test_a_finished_game_is_analysed_and_its_moves_can_be_looked_at(visitor: NewVisitor) -> None:
    ala = visitor()
    id = bring(ala, record.write(random_match(ludi.game("lutetia"), 2, None, "analysed")))
    page = ala.page
    ala.go(f"/replay/{id}/3")
    standing_at(page, 3)
    page.keyboard.press("a")
    dialog = page.get_by_role("dialog", name="Analysis")
    expect(dialog.get_by_role("img", name="Chance to win")).to_be_visible()
    dialog.get_by_role("button", name="Analyse this game").click()
    expect(dialog.get_by_role("columnheader", name="as Legate advises")).to_be_visible()
    first = dialog.locator("ol li").filter(has_text="Better:").first
    expect(first).to_contain_text("Played:")
    number = int(re.search(r"\d+", first.get_by_role("button").inner_text())[0])  # type: ignore[index]
    first.get_by_role("button").click()
    standing_at(page, number - 1)
    expect(page.locator(".tl")).to_contain_text("Legate advises:")

    eva = visitor(locale="pl-PL", size=PHONE)  # kept with the game, for everybody
    eva.go(f"/replay/{id}/0")
    eva.page.get_by_role("button", name="Analiza").click()
    told = eva.page.get_by_role("dialog", name="Analiza")
    expect(told.get_by_text("Lepiej:").first).to_be_visible()
    assert eva.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
