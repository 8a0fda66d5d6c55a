"""Glory to Rome at its own board, clicked through as a player would."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import DESK, PHONE, NewVisitor
from tests.e2e.player import Player as Anybody

# What the table waits for at the position of this number: a dialog, the end, or a move.
ASKED = """(number) => {
    const sees = (selector) => [...document.querySelectorAll(selector)].some((e) => e.offsetParent);
    if (document.querySelector("dialog[open]")) return "dialog";
    if (!document.querySelector(".quarry") && sees("h1")) return "over";
    if (document.querySelector(".prompt.wait")) return null;
    const shown = document.querySelector(`[data-number="${number}"]`);
    const buttons = ".prompt .buttons .btn:not(.undo, .hint, .redo), .acts .btn";
    return shown && sees(`.thing.legal, ${buttons}`) ? "move" : null;
}"""

# What a click changes before the server has heard of it.
PICKED = """() => [
    document.querySelector("dialog[open]") ? "dialog" : "",
    document.querySelectorAll(".thing.sel").length,
    document.querySelector(".prompt h2")?.textContent,
].join()"""

# The legal things of the table, and those of them that the dock holds too.
RINGED = """() => {
    const names = (root) => [...document.querySelectorAll(`${root} .thing.legal`)]
        .filter((e) => e.offsetParent).map((e) => e.dataset.thing);
    return { table: names("#app"), dock: names(".dock") };
}"""


class Player(Anybody):
    """Somebody who plays Glory to Rome against bots, by mouse, finger or keyboard."""

    GAME = "glory-to-rome"
    BOARD = ".quarry"
    ASKED = ASKED

    def thing(self, name: str) -> Locator:
        return self.page.locator(f'[data-thing="{name}"]').first

    @property
    def prompt(self) -> str:
        return str((self.position["prompt"] or {}).get("key", ""))

    def forced(self) -> bool:
        """Is there only one answer? Then nobody has to give it."""
        offers = self.position["offers"]
        return len(offers) == 1 and not offers[0]["final"]

    def until(self, *prompts: str) -> None:
        """Play on until one of these is asked."""
        while self.asked() != "move" or self.prompt not in prompts:
            self.answer()

    def answer(self, zone: str = "#app") -> None:
        """One click that leads somewhere; what has only one answer is waited for."""
        asked = self.asked()
        number, picked = self.position["number"], self.page.evaluate(PICKED)
        if asked == "dialog":
            self.page.locator("dialog footer button").first.click()
        elif asked == "move" and not self.forced():
            self.click(zone)
        while asked != "over" and self.position["number"] == number:
            if asked == "move" and not self.forced() and self.page.evaluate(PICKED) != picked:
                break
            self.beat()

    def click(self, zone: str) -> None:
        """On anything legal; finishing, or putting back what was picked, is the last resort."""
        things = self.page.locator(f"{zone} .thing.legal:visible")
        others = self.page.locator(".acts .btn:not(.quiet):visible")
        ends = self.page.locator(".prompt .buttons .btn:not(.undo, .hint, .redo):visible")
        if things.count() and (not others.count() or self.chance.random() < 0.75):
            which = things.nth(self.chance.randrange(things.count()))
            which.click(position={"x": 12, "y": 14})  # a fanned card shows its spine
        elif others.count():
            others.nth(self.chance.randrange(others.count())).click()
        else:
            ends.last.click()


@pytest.fixture
def player(visitor: NewVisitor) -> Callable[..., Player]:
    def new(
        language: str = "en", size: dict[str, int] = DESK, dark: bool = False, pace: int = 0
    ) -> Player:
        locale = {"en": "en-GB", "pl": "pl-PL"}[language]
        return Player(visitor(size=size, locale=locale, dark=dark), language, pace)

    return new


def test_a_whole_game_of_four_against_bots(player: Callable[..., Player]) -> None:
    ala = player()
    ala.sit("me", "random", "random", "random", seed="a whole game")
    seen = set()
    while ala.asked() != "over":
        seen.add(ala.prompt)
        ala.answer()
    assert {"ask-lead-or-think", "ask-follow-or-think", "ask-build-step"} <= seen
    result = ala.position["result"]
    sheet = ala.page.locator("main").inner_text()
    for score in result["scores"]:
        assert re.search(rf"\b{score['total']}\b", sheet)


def test_a_whole_game_in_polish_on_a_phone(player: Callable[..., Player]) -> None:
    """On a phone everything is decided in the dock."""
    ala = player("pl", PHONE)
    ala.sit("me", "random", "random", "random", seed="na telefonie")
    assert ala.page.locator("html").get_attribute("lang") == "pl"
    fits = "() => document.scrollingElement.scrollWidth <= innerWidth"
    while (asked := ala.asked()) != "over":
        assert ala.page.evaluate(fits), ala.prompt
        if asked == "move":
            ringed = ala.page.evaluate(RINGED)
            thinking = {"deck", "supply"} if ala.page.locator(".acts").count() else set()
            assert set(ringed["table"]) - thinking <= set(ringed["dock"]), ala.prompt
            dock = ala.page.locator(".dock").bounding_box()
            assert dock is not None
            assert dock["height"] <= 0.5 * PHONE["height"] + 1
        ala.answer(".dock")
    assert ala.says("score-influence") in ala.page.locator("main").inner_text()


def test_a_round_by_keyboard_alone(player: Callable[..., Player]) -> None:
    ala = player()
    ala.sit("me", "random", "random", seed="keys")
    press = ala.page.keyboard.press
    on_legal = """() => document.activeElement.matches(
        ".thing.legal, .acts .btn, .prompt .buttons .btn:not(.undo, .hint, .redo)")"""
    with_legal = """() => !!document.activeElement.parentElement?.querySelector(
        ":scope > .thing.legal")"""

    def reach() -> None:
        """Tab from zone to zone, arrows inside one that holds something legal."""
        for _ in range(60):
            if ala.page.evaluate(on_legal):
                return
            if ala.page.evaluate(with_legal):
                press("ArrowRight")
            else:
                press("Tab")
        raise AssertionError("The keyboard does not reach anything legal")

    rounds = ala.position["view"]["round"]
    while ala.position["view"]["round"] < rounds + 2:
        asked = ala.asked()
        if asked == "dialog":
            press("Shift+Tab")  # the safe answer has the focus; go on all the same
            press("Enter")
        elif asked == "move" and not ala.forced():
            reach()
            press("Enter")
        ala.beat()


def test_a_card_that_cannot_be_played_says_why_with_its_clause(
    player: Callable[..., Player],
) -> None:
    ala = player("pl")
    ala.sit("me", "random", "random", "random", seed="why")
    locked = ala.page.locator(".hand .card.locked")
    while True:
        ala.until("ask-follow-or-think")
        if locked.count():
            break
        ala.answer()
    expect(locked.first.locator(".plate")).to_have_text(ala.says("no-role-mismatch.short"))
    locked.first.focus()
    strip = ala.page.locator(".strip")
    role = ala.position["view"]["role"]
    expect(strip).to_contain_text(ala.says("no-role-mismatch", role=role))
    expect(strip.get_by_role("link")).to_have_text("§ 6.1.1")
    expect(locked.first).to_have_attribute("aria-disabled", "true")


def test_a_senator_asks_for_a_role_and_can_be_put_back(player: Callable[..., Player]) -> None:
    ala = player()
    ala.sit("me", "random", seed="senator")
    senator = ala.thing("hand:senator")
    while True:
        ala.until("ask-lead-or-think")
        if senator.count():
            break
        ala.answer()
    number = ala.position["number"]
    senator.click()
    heading = ala.page.get_by_role("heading", level=2).first
    expect(heading).to_have_text(ala.says("board-lead-role", card="senator"))
    expect(ala.page.locator('[data-thing^="role:"].legal')).to_have_count(6)
    ala.page.keyboard.press("Escape")
    expect(heading).to_have_text(ala.says("ask-lead-or-think"))
    assert ala.position["number"] == number
    senator.click()
    ala.thing("role:laborer").click()
    expect(ala.page.locator('[data-thing="role:laborer"]')).to_have_count(0)
    assert any(position["view"]["role"] == "laborer" for position in ala.visitor.positions())


def test_giving_up_actions_is_asked_first(player: Callable[..., Player]) -> None:
    ala = player()
    ala.sit("me", "random", "random", seed="confirm")
    ala.until("ask-laborer-step", "ask-patron-step", "ask-build-step")
    while ala.forced() or len(ala.position["offers"]) < 2:
        ala.answer()
        ala.until("ask-laborer-step", "ask-patron-step", "ask-build-step")
    number = ala.position["number"]
    ala.page.locator(".prompt .buttons .btn:not(.undo, .hint, .redo)").last.click()
    dialog = ala.page.get_by_role("dialog")
    expect(dialog).to_contain_text(ala.says("ask-end-actions"))
    expect(dialog.get_by_role("listitem").first).to_be_visible()
    ala.button("do-keep-acting").click()
    expect(dialog).to_have_count(0)
    assert ala.position["number"] == number


def test_a_card_opens_large_on_hover_and_on_focus(player: Callable[..., Player]) -> None:
    ala = player("pl", dark=True)
    ala.sit("me", "random", "random", seed="zoom")
    ala.until("ask-lead-or-think")
    card = ala.page.locator(".hand .card:not(.senator)").first
    name = str(card.get_attribute("data-thing")).removeprefix("hand:")
    zoom = ala.page.get_by_role("tooltip")
    card.hover()
    expect(zoom).to_contain_text(ala.says(f"structure-{name}.help"))
    ala.page.mouse.move(1, 1)
    expect(zoom).to_have_count(0)
    ala.page.keyboard.press("Tab")
    card.focus()
    expect(zoom).to_contain_text(ala.says(f"structure-{name}.help"))
    ala.page.keyboard.press("Escape")
    expect(zoom).to_have_count(0)


def test_everything_known_of_a_player_opens_from_the_frieze(
    player: Callable[..., Player],
) -> None:
    ala = player(size=PHONE)
    ala.sit("me", "random", "random", seed="sheet")
    ala.asked()
    ala.page.locator(".frieze li:not(.you) button").first.click()
    dialog = ala.page.get_by_role("dialog")
    expect(dialog).to_contain_text(ala.says("zone-vault"))
    expect(dialog).to_contain_text(ala.says("zone-clientele"))
    ala.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("width", [1440, 1366, 1024])
def test_the_table_is_one_screen_on_a_desk(player: Callable[..., Player], width: int) -> None:
    ala = player("pl", {"width": width, "height": 900 if width == 1440 else 768})
    ala.sit("me", "random", "random", "random", "random", seed="five")
    for _ in range(40):
        if ala.asked() == "over":
            break
        whole = """() => {
            const page = document.scrollingElement;
            return page.scrollWidth <= innerWidth && page.scrollHeight <= innerHeight;
        }"""
        assert ala.page.evaluate(whole), ala.prompt
        ala.answer()
