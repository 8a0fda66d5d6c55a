"""7 Wonders at its own board, clicked through as a player would."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import DESK, PHONE, NewVisitor
from tests.e2e.player import Player as Anybody

# What the board asks now; nothing while others decide.
ASKED = """() => {
    const sees = (selector) => [...document.querySelectorAll(selector)].some((e) => e.offsetParent);
    if (document.querySelector("dialog[open]")) return "dialog";
    if (sees(".boards .choice.legal")) return "board";
    if (sees('.pick[aria-disabled="false"]')) return "card";
    if (sees('[data-fate]:not([aria-disabled="true"])')) return "fate";
    if (!document.querySelector(".top[data-number]") && sees("h1")) return "over";
    return null;
}"""

OPEN_FATES = '[data-fate]:not([aria-disabled="true"])'
FITS = "() => document.scrollingElement.scrollWidth <= innerWidth"


class Player(Anybody):
    """Somebody who plays 7 Wonders against bots, in a language, by mouse or finger."""

    GAME = "seven-wonders"
    BOARD = ".top[data-number]"
    ASKED = ASKED

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.position["view"]
        return view

    @property
    def cards(self) -> Locator:
        return self.page.locator('.pick[aria-disabled="false"]')

    def until(self, *what: str) -> str:
        while (asked := self.asked()) not in what:
            self.answer(asked)
        return asked

    def until_phase(self, phase: str) -> None:
        """Play on until this phase, or fail at the end of the game."""
        while True:
            assert self.asked() != "over", f"The game came to no {phase}"
            if self.view["phase"] == phase:
                return
            self.answer(self.asked())

    def answer(self, asked: str) -> None:
        """Decide somehow, with clicks, and see it accepted."""
        if asked == "card":
            self.take_up(self.chance.randrange(self.cards.count()))
        offered = ".boards .choice.legal" if asked == "board" else OPEN_FATES
        choices = self.page.locator(offered)
        self.accepted(choices.nth(self.chance.randrange(choices.count())).click)

    def take_up(self, n: int) -> None:
        card = self.cards.nth(n)
        if card.get_attribute("aria-pressed") == "false":
            card.click()
        self.wait_for("(open) => document.querySelector(open)", OPEN_FATES)


@pytest.fixture
def player(visitor: NewVisitor) -> Callable[..., Player]:
    def new(language: str = "en", size: dict[str, int] = DESK, dark: bool = False) -> Player:
        locale = {"en": "en-GB", "pl": "pl-PL"}[language]
        return Player(visitor(size=size, locale=locale, dark=dark), language)

    return new


def test_a_whole_game_against_bots(player: Callable[..., Player]) -> None:
    ala = player()
    ala.sit("me", "random", "random", "random", seed="a whole game")
    seen = set()
    while (asked := ala.asked()) != "over":
        seen.add(ala.view["phase"])
        ala.answer(asked)
    assert {"draft", "recruitment", "turn"} <= seen
    sheet = ala.page.locator("main").inner_text()
    for score in ala.position["result"]["scores"]:
        assert re.search(rf"\b{score['total']}\b", sheet)
    for part in ("military", "treasury", "wonder", "civilian", "science", "leaders"):
        assert ala.says(f"score-{part}") in sheet


def test_a_whole_game_of_seven_in_polish_on_a_phone(player: Callable[..., Player]) -> None:
    ala = player("pl", PHONE)
    ala.sit("me", *["random"] * 6, seed="na telefonie")
    assert ala.page.locator("html").get_attribute("lang") == "pl"
    expect(ala.page.locator("header").first).to_contain_text("Liderzy · krok 1 z 4")
    while ala.view["age"] == 0 or ala.view["round"] < 4:
        asked = ala.asked()
        if asked == "card":
            ala.take_up(0)
        assert ala.page.evaluate(FITS), ala.view["phase"]
        dock = ala.page.locator(".dock").bounding_box()
        assert dock is not None
        assert dock["height"] <= 0.5 * PHONE["height"] + 1
        assert dock["y"] + dock["height"] <= PHONE["height"] + 1
        ala.answer(asked)
    ala.asked()
    ala.page.get_by_role("button", name=re.compile(f"^{ala.says('label-city')}")).first.click()
    expect(ala.page.get_by_role("dialog")).to_contain_text(ala.says("label-structures"))
    ala.page.keyboard.press("Escape")
    while (asked := ala.asked()) != "over":
        ala.answer(asked)
    assert len(ala.position["result"]["scores"]) == 7
    assert ala.page.evaluate(FITS)


def test_two_players_and_the_free_city(player: Callable[..., Player]) -> None:
    ala = player("pl", dark=True)
    ala.sit("me", "random", seed="we dwoje")
    for_both = 0
    while (asked := ala.asked()) != "over":
        for_both += ala.view["acting"] == 2
        ala.answer(asked)
    assert for_both >= 6
    assert ala.position["result"]["winners"]


def test_boards_and_sides_are_chosen_by_what_they_do(player: Callable[..., Player]) -> None:
    ala = player()
    options = {"wonder_assignment": "choice", "wonder_side": "choice", "leaders": False}
    ala.sit("me", "random", "random", options=options, seed="boards")
    assert ala.asked() == "board"
    giza = ala.page.get_by_role("button", name=re.compile(ala.says("city-giza")))
    expect(giza).to_contain_text(ala.says("stage-giza-b-4.text"))
    ala.until_phase("turn")
    assert all(city["side"] for city in ala.view["cities"])


def test_three_fates_in_one_order_and_why_not(player: Callable[..., Player]) -> None:
    ala = player()
    ala.sit("me", "random", "random", "random", seed="why")
    ala.until_phase("turn")
    while not any(card["offer"]["refusal"] for card in ala.view["hand"]):
        ala.answer(ala.asked())
        ala.until_phase("turn")
    refused = next(card for card in ala.view["hand"] if card["offer"]["refusal"])
    ala.page.locator(f'.pick[data-card="{refused["card"]}"]').first.click()
    fates = ala.page.locator("[data-fate]")
    kinds = [fates.nth(n).get_attribute("data-fate") for n in range(fates.count())]
    assert kinds == ["build", "stage", "discard"]
    expect(fates.first).to_have_attribute("aria-disabled", "true")
    strip = ala.page.locator(".strip")
    expect(strip).to_contain_text(f"§ {refused['offer']['refusal']['clause']}")
    ala.page.keyboard.press("Escape")
    expect(fates).to_have_count(0)


def test_a_card_opens_large_on_hover_and_to_be_read(player: Callable[..., Player]) -> None:
    ala = player("pl", dark=True)
    ala.sit("me", "random", "random", seed="zoom")
    assert ala.asked() == "card"
    leader = ala.view["hand"][0]["card"]
    help = ala.says(f"leader-{leader}.help")
    ala.page.locator(".pick").first.hover()
    expect(ala.page.get_by_role("tooltip")).to_contain_text(help)
    ala.page.mouse.move(1, 1)
    expect(ala.page.get_by_role("tooltip")).to_have_count(0)
    ala.page.locator(".pick").first.click()
    name = ala.says(f"leader-{leader}")
    ala.page.get_by_role("button", name=ala.says("label-read", card=name), exact=True).click()
    expect(ala.page.get_by_role("dialog")).to_contain_text(help)


def test_a_turn_by_keyboard_alone(player: Callable[..., Player]) -> None:
    ala = player()
    ala.sit("me", "random", "random", seed="keys")
    assert ala.asked() == "card"
    last = ala.view["hand"][-1]["card"]
    press = ala.page.keyboard.press
    inside = "(selector) => !!document.activeElement?.closest(selector)"
    while not ala.page.evaluate(inside, ".pick"):
        press("Tab")
    press("End")
    press("Enter")
    while not ala.page.evaluate(inside, "[data-fate]"):
        press("Tab")
    press("Enter")
    while not ala.view["leaders"]:
        ala.beat()
    assert ala.view["leaders"][0]["card"] == last
