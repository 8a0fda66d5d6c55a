"""Somebody without a seat at a real board: told that they watch, and for whom the table waits."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from ludi.core.testing import SECOND_PERSON
from ludi.core.text import Language
from tests.e2e.conftest import DESK, PHONE, NewVisitor, Visitor
from tests.e2e.gallery import OVER, after
from tests.e2e.rooms import GAMES
from tests.e2e.stage import Moment, Stage
from tests.serving import Person, Server

HEADING = {"en": "You are watching this game", "pl": "Patrzysz na tę partię"}
LOCALE = {"en": "en-GB", "pl": "pl-PL"}


@pytest.fixture(scope="module")
def stage(server: Server) -> Iterator[Stage]:
    with Person(server) as ala:
        yield Stage(ala)


def bots_turn(moment: Moment) -> bool:
    return moment.asked == "" and moment.match.number > 20


def status(page: Page) -> Locator:
    return page.locator(".dock [role=status]").first


def looks_on(visitor: Visitor, id: str, language: Language) -> None:
    visitor.go(f"/table/{id}")
    expect(visitor.page.get_by_role("heading", name=HEADING[language])).to_be_visible()


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("pl", PHONE)])
@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_of_every_game_reads_who_is_waited_for(
    visitor: NewVisitor, stage: Stage, game: str, language: Language, size: dict[str, int]
) -> None:
    (id,) = stage.set(game, 3, after(24))
    ola = visitor(locale=LOCALE[language], size=size)
    looks_on(ola, id, language)
    expect(status(ola.page)).to_contain_text("Ala")
    told = status(ola.page).inner_text().replace(HEADING[language], "")
    assert not SECOND_PERSON[language].search(told)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_no_board_speaks_of_you_to_a_spectator(
    visitor: NewVisitor, stage: Stage, game: str, language: Language
) -> None:
    (id,) = stage.set(game, 3, after(24))
    ola = visitor(locale=LOCALE[language])
    looks_on(ola, id, language)
    page = ola.page
    said = page.locator("main, .side, .left, .frieze").all_inner_texts()
    said += [
        str(one.get_attribute("aria-label")) for one in page.locator("section[aria-label]").all()
    ]
    said += [str(one.get_attribute("aria-label")) for one in page.locator("[role=tablist]").all()]
    assert [text for text in said if SECOND_PERSON[language].search(text)] == []


@pytest.mark.parametrize("game", ["concordia", "glory-to-rome"])
def test_a_spectator_reads_the_name_of_a_bot_that_thinks(
    visitor: NewVisitor, stage: Stage, game: str
) -> None:
    """Where one decides at a time; elsewhere Ala, who never comes, is always among those asked."""
    (id,) = stage.set(game, 3, bots_turn)
    ola = visitor()
    looks_on(ola, id, "en")
    seats = ola.page.request.get(f"{ola.address}/api/tables/{id}").json()["seats"]
    names = "|".join(re.escape(seat["name"]) for seat in seats)
    expect(status(ola.page).locator("b").first).to_have_text(re.compile(f"^({names})$"))


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_of_a_game_that_is_over_reads_so(
    visitor: NewVisitor, stage: Stage, game: str
) -> None:
    (id,) = stage.set(game, 3, OVER)
    ola = visitor()
    ola.go(f"/table/{id}")
    ola.page.get_by_role("button", name="See the table").click()
    expect(status(ola.page)).to_contain_text("You are watching this game. It is over.")
    expect(status(ola.page).get_by_role("heading")).to_contain_text(
        re.compile("wins|Shared victory")
    )


def test_a_spectator_goes_back_to_the_beginning_and_leaves(
    visitor: NewVisitor, stage: Stage
) -> None:
    (id,) = stage.set("lutetia", 3, after(24))
    ola = visitor()
    looks_on(ola, id, "en")
    ola.page.get_by_role("link", name="Leave the table").click()
    expect(ola.page.locator(".dock")).to_have_count(0)
    looks_on(ola, id, "en")
    ola.page.get_by_role("link", name="From the start").click()
    expect(ola.page.locator(".tl h2")).to_have_text("The beginning")
