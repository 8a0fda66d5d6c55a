"""Concordia at its own board, clicked through as a player would."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import DESK, PHONE, NewVisitor
from tests.e2e.player import Player as Anybody

# What the table waits for: the end, or something of ours that may be clicked.
ASKED = """() => {
    const sees = (selector) => [...document.querySelectorAll(selector)].some((e) => e.offsetParent);
    if (!document.querySelector(".mapbox") && sees("main h1, h1")) return "over";
    if (document.querySelector(".prompt.wait")) return null;
    const mine = ".dock .legal, .side .legal, [data-thing=end], [data-thing=confirm]";
    return sees(mine) ? "move" : null;
}"""
FITS = "() => document.scrollingElement.scrollWidth <= innerWidth"

# Looked for and clicked in one go: between the two the answer may come, and then it is gone.
CONFIRM = """() => {
    const button = document.querySelector('[data-thing="confirm"]');
    if (!button?.checkVisibility()) return false;
    button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return true;
}"""


class Player(Anybody):
    """Somebody who plays Concordia against bots, by mouse, finger or keyboard."""

    GAME = "concordia"
    BOARD = ".mapbox svg"
    ASKED = ASKED

    def thing(self, name: str) -> Locator:
        return self.page.locator(f'[data-thing="{name}"]').first

    @property
    def question(self) -> str:
        return str(self.position["view"]["question"])

    @property
    def me(self) -> dict[str, Any]:
        players: list[dict[str, Any]] = self.position["view"]["players"]
        return players[0]

    def play_card(self, action: str) -> None:
        self.until("play-card")
        self.heard(self.page.locator(f'[data-action="{action}"]').click)

    def heard(self, act: Callable[[], None]) -> None:
        """Do it, confirm where the board asks, and wait for what the server says to it."""
        number = self.position["number"]
        act()
        confirmed = False
        while self.position["number"] == number:
            confirmed = confirmed or self.page.evaluate(CONFIRM)
            self.beat()

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
            elif (
                self.page.locator("[data-thing^='city ']").count() and self.question != "play-card"
            ):
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


def test_a_whole_game_of_five_on_imperium_in_polish_on_a_phone(
    player: Callable[..., Player],
) -> None:
    ala = player("pl", PHONE)
    ala.sit("me", *["random"] * 4, seed="na telefonie")
    assert ala.page.locator("html").get_attribute("lang") == "pl"
    wanted = {"play-card", "architect-move", "prefect-mode", "mercator-trade", "market-buy"}
    seen: set[str] = set()
    while not wanted <= seen and ala.asked() != "over":
        if ala.question not in seen:
            seen.add(ala.question)
            assert ala.page.evaluate(FITS), ala.question
            dock = ala.page.locator(".dock").bounding_box()
            assert dock is not None
            assert dock["height"] <= 0.5 * PHONE["height"], ala.question
            assert dock["y"] + dock["height"] <= PHONE["height"] + 1
        ala.answer()
    assert wanted <= seen
    for tab, zone in (("board-tab-market", ".market"), ("board-tab-players", ".players")):
        ala.page.get_by_text(ala.says(tab), exact=True).first.click()
        expect(ala.page.locator(zone)).to_be_visible()
        assert ala.page.evaluate(FITS)
    ala.page.get_by_text(ala.says("board-tab-map"), exact=True).first.click()
    while ala.asked() != "over":
        ala.answer()
    assert len(ala.position["result"]["scores"]) == 5
    assert ala.page.evaluate(FITS)


def test_the_map_pans_and_zooms_on_a_phone(player: Callable[..., Player]) -> None:
    ala = player("en", PHONE)
    ala.sit("me", *["random"] * 4, seed="pan")
    sees = "() => document.querySelector('svg.map').getAttribute('viewBox').split(' ').map(Number)"
    x, y, wide, _ = ala.page.evaluate(sees)
    assert wide < 1800
    expect(ala.page.locator(".mini")).to_be_visible()
    ala.page.mouse.move(200, 300)
    ala.page.mouse.down()
    ala.page.mouse.move(120, 280, steps=4)
    ala.page.mouse.up()
    moved = ala.page.evaluate(sees)
    assert moved[0] > x
    assert moved[1] > y
    ala.button("board-closer").click()
    assert ala.page.evaluate(sees)[2] < moved[2]
    mini = ala.page.locator(".mini").bounding_box()
    assert mini is not None
    ala.page.mouse.click(mini["x"] + 4, mini["y"] + 4)
    assert ala.page.evaluate(sees)[:2] == [0, 0]


def test_an_architect_by_keyboard_alone(player: Callable[..., Player]) -> None:
    ala = player()
    ala.sit("me", "random", seed="keys")
    ala.play_card("architect")
    assert ala.question == "architect-move"
    press = ala.page.keyboard.press
    here = (
        "() => document.activeElement.closest('[data-piece], [data-line], [data-thing]')?.dataset"
    )
    while "piece" not in (ala.page.evaluate(here) or {}):
        press("Tab")
    press("Enter")
    lines = ala.page.locator(".reach")
    expect(lines.first).to_be_visible()
    offers = [offer["move"] for offer in ala.position["offers"]]
    kinds = {move["line"].rpartition("-")[2] for move in offers if move["type"] == "travel"}
    assert lines.count() < len(offers) or len(kinds) == 1
    press("Escape")
    expect(lines).to_have_count(0)
    press("Enter")
    while "line" not in (ala.page.evaluate(here) or {}):
        press("ArrowLeft")
    line = ala.page.evaluate(here)["line"]
    ala.heard(lambda: press("Enter"))
    assert line in [colonist["at"] for colonist in ala.me["colonists"]]
    ala.heard(lambda: press("z"))
    assert line not in [colonist["at"] for colonist in ala.me["colonists"]]
    assert ala.question == "architect-move"


def test_a_line_that_is_taken_says_why(player: Callable[..., Player]) -> None:
    ala = player("pl")
    ala.sit("me", *["random"] * 4, seed="taken")

    def others() -> list[str]:
        """Keys of others' land colonists that stand on lines."""
        return [
            f"{seat}-{n}"
            for seat, player in enumerate(ala.position["view"]["players"])
            for n, colonist in enumerate(player["colonists"])
            if seat and colonist["at"].endswith("--land")
        ]

    while not (ala.asked() and ala.question == "architect-move" and others()):
        ala.answer()
    mine = [n for n, colonist in enumerate(ala.me["colonists"]) if colonist["kind"] == "land"]
    ala.page.locator(f'[data-piece="0-{mine[0]}"]').dispatch_event("click")
    ala.page.locator(f'[data-piece="{others()[0]}"]').dispatch_event("click")
    strip = ala.page.locator(".floating .why")
    expect(strip).to_contain_text(ala.says("no-move-occupied"))
    expect(strip.get_by_role("link")).to_have_attribute("href", re.compile("6.2.3"))


def test_a_mercators_order_is_composed_and_then_made(player: Callable[..., Player]) -> None:
    ala = player()
    ala.sit("me", "random", seed="order")
    ala.play_card("mercator")
    assert ala.question == "mercator-trade"
    coins, goods = ala.me["coins"], dict(ala.me["goods"])
    number = ala.position["number"]
    ala.page.locator('[data-trade="sell cloth"]').click()
    ala.page.locator('[data-trade="buy brick"]').click()
    third = ala.page.locator('[data-trade="sell wine"]')
    expect(third).to_have_attribute("aria-disabled", "true")
    third.click(force=True)
    expect(ala.page.locator(".floating")).to_contain_text(ala.says("no-trade-third-kind"))
    assert ala.position["number"] == number
    expect(ala.page.locator(".trade .then")).to_contain_text(str(coins + 7 - 3))
    ala.button("do-trade").click()
    while ala.position["view"]["active"] == 0 and ala.question == "mercator-trade":
        ala.beat()
    assert ala.me["coins"] == coins + 7 - 3
    assert ala.me["goods"] == goods | {"cloth": goods["cloth"] - 1, "brick": goods["brick"] + 1}


def test_a_prefect_shows_what_each_province_yields_to_whom(player: Callable[..., Player]) -> None:
    ala = player()
    ala.sit("me", "random", seed="yield")
    ala.play_card("prefect")
    view = ala.position["view"]
    name, marker = next(iter(view["provinces"].items()))
    plate = ala.thing(f"produce {name}")
    expect(plate).to_have_attribute("aria-label", re.compile(ala.says(f"good-{marker['good']}")))
    before = ala.me["goods"][marker["good"]]
    number = ala.position["number"]
    ala.page.locator(f'[data-province="{name}"]').dispatch_event("click")
    expect(plate).to_have_attribute("aria-pressed", "true")
    expect(ala.page.locator(".prompt")).to_contain_text(ala.says("board-ends-turn"))
    ala.page.keyboard.press("Escape")
    expect(ala.thing("confirm")).to_have_count(0)
    assert ala.position["number"] == number
    ala.heard(plate.click)
    bonus = 2 if view["praefectus"] == 0 else 1
    assert ala.me["goods"][marker["good"]] == before + bonus


def test_points_by_god_are_an_optional_help(player: Callable[..., Player]) -> None:
    ala = player("pl")
    ala.sit("me", "random", "random", seed="points")
    expect(ala.page.locator(".scores")).to_have_count(0)
    ala.page.get_by_text(ala.says("board-tab-scores"), exact=True).click()
    scores = ala.page.locator(".scores")
    expect(scores).to_contain_text(ala.says("god-saturnus"))
    expect(scores).to_contain_text(str(ala.position["standing"][0]["total"]))


def test_a_card_opens_large_on_hover(player: Callable[..., Player]) -> None:
    ala = player("pl", dark=True)
    ala.sit("me", "random", seed="zoom")
    ala.page.locator('[data-action="senator"]').hover()
    expect(ala.page.get_by_role("tooltip")).to_contain_text(ala.says("card-senator.help"))
