"""Concordia at its own board, clicked through as a player would."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import ludi
from tests.e2e.conftest import DESK, PHONE, NewVisitor, Visitor

TEXTS = ludi.game("concordia").texts

# What the table waits for: the end, or something of ours that may be clicked.
ASKED = """() => {
    const sees = (selector) => [...document.querySelectorAll(selector)].some((e) => e.offsetParent);
    if (!document.querySelector(".mapbox") && sees("main h1, h1")) return "over";
    if (document.querySelector(".prompt.wait")) return null;
    return sees(".dock .legal, .side .legal, [data-thing=end], [data-thing=confirm]") ? "move" : null;
}"""
FITS = "() => document.scrollingElement.scrollWidth <= innerWidth"


class Player:
    """Somebody who plays Concordia against bots, by mouse, finger or keyboard."""

    def __init__(self, visitor: Visitor, language: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.language = language
        self.chance = random.Random("Concordia")
        self.last: dict[str, Any] = {}
        self.read = 0
        for key, value in {"lang": language, "pace": "0"}.items():
            visitor.context.add_init_script(f"localStorage.setItem('ludi.{key}', '{value}')")
        visitor.go()
        self.page.wait_for_selector("#app > *")

    def sit(self, *seats: str, **more: Any) -> None:
        """Make a table and sit down at it; any word but "me" is a bot's level."""
        wanted = [
            {"kind": seat} if seat == "me" else {"kind": "bot", "level": seat} for seat in seats
        ]
        table: dict[str, Any] = self.page.evaluate(
            """async (body) => {
                const headers = { "content-type": "application/json" };
                const options = { method: "POST", headers, body: JSON.stringify(body) };
                return await (await fetch("/api/tables", options)).json();
            }""",
            {"game": "concordia", "seats": wanted, **more},
        )
        self.visitor.go(f"/table/{table['id']}")
        self.page.wait_for_selector(".mapbox svg")

    def says(self, key: str, **args: Any) -> str:
        return TEXTS.format(self.language, key, **args)  # type: ignore[arg-type]

    def button(self, key: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.says(key, **args), exact=True)

    def thing(self, name: str) -> Locator:
        return self.page.locator(f'[data-thing="{name}"]').first

    @property
    def position(self) -> dict[str, Any]:
        """The last one heard; a long game has hundreds, so each is read once."""
        for text in self.visitor.heard[self.read :]:
            if text.startswith('{"type":"position"'):
                self.last = json.loads(text)
        self.read = len(self.visitor.heard)
        return self.last

    @property
    def question(self) -> str:
        return str(self.position["view"]["question"])

    @property
    def me(self) -> dict[str, Any]:
        players: list[dict[str, Any]] = self.position["view"]["players"]
        return players[0]

    def asked(self) -> str:
        return str(self.page.wait_for_function(ASKED).json_value())

    def play_card(self, action: str) -> None:
        self.until("play-card")
        self.heard(self.page.locator(f'[data-action="{action}"]').click)

    def heard(self, act: Callable[[], None]) -> None:
        """Do it, confirm where the board asks, and wait for what the server says to it."""
        number = self.position["number"]
        act()
        confirmed = False
        while self.position["number"] == number:
            if not confirmed and self.thing("confirm").is_visible():
                confirmed = True
                self.thing("confirm").dispatch_event("click")
            self.page.wait_for_timeout(10)

    def until(self, *questions: str) -> None:
        """Play on until one of these is asked."""
        while self.asked() != "over" and self.question not in questions:
            self.answer()

    def answer(self) -> None:
        """Decide somehow, with clicks, and see it accepted."""
        self.heard(self.decide)

    def decide(self) -> None:
        answers = {
            "play-card": self.choose_card,
            "architect-move": self.move,
            "mercator-trade": self.trade,
        }
        answers.get(self.question, self.pick)()

    def choose_card(self) -> None:
        cards = self.page.locator(".dock .card.legal")
        names = [cards.nth(n).get_attribute("data-action") for n in range(cards.count())]
        liked = [name for name in names if name != "tribune"]
        wanted = self.chance.choice(liked if liked and len(names) > 2 else names)
        self.page.locator(f'.dock [data-action="{wanted}"].legal').click()

    def move(self) -> None:
        """A colonist, then a line: on the map itself, or from the list of a phone."""
        if self.chance.random() < 0.2:
            self.thing("end").click()
            return
        number = self.position["number"]
        pieces = self.page.locator(".piece.may")
        if not self.page.locator(".reach").count():
            piece = pieces.nth(self.chance.randrange(pieces.count()))
            piece.dispatch_event("click")
        lines = self.page.locator(".reach")
        expect(lines.first).to_be_attached()
        assert self.position["number"] == number
        lines.nth(self.chance.randrange(lines.count())).dispatch_event("click")

    def trade(self) -> None:
        for _ in range(self.chance.randrange(4)):
            steps = self.page.locator(".trade .btn:not([aria-disabled=true])")
            if steps.count():
                steps.nth(self.chance.randrange(steps.count())).click()
        self.thing("end").click()

    def pick(self) -> None:
        """One of the legal things of the dock or the market, or the end of the step."""
        things = self.page.locator(".dock .legal:visible, .market .legal:visible")
        end = self.thing("end")
        if things.count() and (not end.count() or self.chance.random() < 0.8):
            things.nth(self.chance.randrange(things.count())).click()
            if self.page.locator("[data-thing^='pay ']").count():
                self.page.locator("[data-thing^='pay ']").first.click()
            elif self.page.locator("[data-thing^='city ']").count() and self.question != "play-card":
                self.place()
        else:
            end.click()

    def place(self) -> None:
        """After the kind of a colonist its city."""
        if self.question.startswith(("colonist", "tribune")):
            self.page.locator("[data-thing^='city ']").first.click()


@pytest.fixture
def player(visitor: NewVisitor) -> Callable[..., Player]:
    def new(language: str = "en", size: dict[str, int] = DESK, dark: bool = False) -> Player:
        locale = {"en": "en-GB", "pl": "pl-PL"}[language]
        return Player(visitor(size=size, locale=locale, dark=dark), language)

    return new


def test_a_whole_game_on_italia(player: Callable[..., Player]) -> None:
    ala = player()
    ala.sit("me", "random", seed="italia")
    seen = set()
    while ala.asked() != "over":
        seen.add(ala.question)
        ala.answer()
    assert {"play-card", "architect-move", "architect-build", "prefect-mode"} <= seen
    assert {"mercator-trade", "market-buy"} <= seen
    result = ala.position["result"]
    sheet = ala.page.locator("main").inner_text()
    for score in result["scores"]:
        assert re.search(rf"\b{score['total']}\b", sheet)
    for god in ("vesta", "jupiter", "saturnus", "mercurius", "mars", "minerva", "concordia"):
        assert ala.says(f"score-{god}") in sheet
