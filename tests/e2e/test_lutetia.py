"""Lutetia at its own board, clicked through as a player would."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESK, PHONE, NewVisitor
from tests.e2e.people import at_home, table_for
from tests.e2e.player import Player as Anybody

# What the board asks now; nothing while others decide or something is being told.
ASKED = """() => {
    const sees = (selector) => [...document.querySelectorAll(selector)].some((e) => e.offsetParent);
    if (document.querySelector("dialog[open]")) return "dialog";
    if (sees(".telling")) return "telling";
    if (sees(".attach .choice.legal")) return "attach";
    if (sees(".legions .stepper")) return "legions";
    if (sees(".bid .hand")) return "bid";
    if (sees(".mybids .stepper")) return "bribe";
    if (!document.querySelector(".market") && sees("main h1, main h2, h1")) return "over";
    return null;
}"""


class Player(Anybody):
    """Somebody who plays Lutetia against bots, in a language, by mouse or finger."""

    GAME = "lutetia"
    BOARD = ".market[data-number]"
    ASKED = ASKED

    def until(self, *what: str) -> str:
        """Play on until one of these is asked."""
        while (asked := self.asked()) not in what:
            self.answer(asked)
        return asked

    def answer(self, asked: str) -> None:
        """Decide somehow, with a click, and see it accepted."""
        if asked == "telling":
            self.button("do-skip").click()
            return
        answers = {
            "dialog": self.insist,
            "attach": self.attach,
            "legions": self.spend,
            "bid": self.bid,
            "bribe": self.bribe,
        }
        self.accepted(answers[asked])

    def alone(self) -> None:
        """Wait until all the others have decided."""
        while self.position["actors"] != [0]:
            self.beat()

    def lay(self) -> None:
        self.accepted(self.button("do-bid-lay").click)

    def bid(self) -> None:
        market = self.page.locator(".market .lc")
        hand = self.page.get_by_role("group", name=self.says("word-hand"), exact=True)
        if self.chance.random() < 0.7:
            first, second = self.chance.sample(range(market.count()), 2)
            market.nth(first).click()
            market.nth(second).click()
        else:
            first, second = self.chance.sample(range(hand.get_by_role("button").count()), 2)
            hand.get_by_role("button").nth(first).click()
            hand.get_by_role("button").nth(second).click()
        self.button("do-bid-lay").click()

    def bribe(self) -> None:
        self.alone()  # with live bribes every raise of theirs changes what can be clicked
        more = self.page.locator(".mybids .stepper button.go")
        if more.count() and self.chance.random() < 0.4:
            more.nth(self.chance.randrange(more.count())).click()
            self.page.locator(".mybids .btn.primary").first.click()
        else:
            self.page.locator(".mybids .btns .btn").first.click()

    def spend(self) -> None:
        more = self.page.locator(".legions .stepper button.go")
        if more.count() and self.chance.random() < 0.6:
            more.nth(self.chance.randrange(more.count())).click()
        self.page.locator(".legions .btn.primary").click()

    def attach(self) -> None:
        self.page.locator(".attach .choice.legal").first.click()


@pytest.fixture
def player(visitor: NewVisitor) -> Callable[..., Player]:
    def new(
        language: str = "en", size: dict[str, int] = DESK, pace: int = 0, dark: bool = False
    ) -> Player:
        locale = {"en": "en-GB", "pl": "pl-PL"}[language]
        return Player(visitor(size=size, locale=locale, dark=dark), language, pace)

    return new


def test_a_whole_game_against_bots(player: Callable[..., Player]) -> None:
    ala = player()
    ala.sit("me", "greedy", "greedy", seed="a whole game")
    ala.until("over")
    result = ala.position["result"]
    sheet = ala.page.locator("main").inner_text()
    for score in result["scores"]:
        assert re.search(rf"\b{score['total']}\b", sheet)
    for part in ("beer", "bread", "elixir", "gladius", "bazaars", "statues", "legions"):
        assert ala.says(f"score-{part}") in sheet


def test_a_whole_game_in_polish_on_a_phone(player: Callable[..., Player]) -> None:
    ala = player("pl", PHONE)
    ala.sit("me", "random", "random", "random", seed="na telefonie")
    assert ala.page.locator("html").get_attribute("lang") == "pl"
    assert ala.asked() == "bid"
    expect(ala.page.get_by_role("heading", name=ala.says("ask-bid"))).to_be_visible()
    fits = "() => document.scrollingElement.scrollWidth <= innerWidth"
    seen = set()
    while (asked := ala.asked()) != "over":
        assert ala.page.evaluate(fits), asked
        if asked not in seen and asked != "dialog":
            seen.add(asked)
            dock = ala.page.locator(".dock").bounding_box()
            assert dock is not None
            assert dock["height"] <= 0.5 * PHONE["height"]
            assert dock["y"] + dock["height"] <= PHONE["height"] + 1
        ala.answer(asked)
    assert {"bid", "bribe"} <= seen
    assert ala.says("score-bread") in ala.page.locator("main").inner_text()


@pytest.mark.parametrize("seats", [2, 5])
def test_a_game_with_live_bribes(player: Callable[..., Player], seats: int) -> None:
    ala = player("pl")
    options = {"bribe_mode": "live"}
    ala.sit("me", *["random"] * (seats - 1), options=options, seed=f"live {seats}")
    ala.until("over")
    assert ala.position["result"]["winners"]


def test_a_round_by_keyboard_alone(player: Callable[..., Player]) -> None:
    ala = player()
    ala.sit("me", "greedy", "greedy", seed="keys")
    press = ala.page.keyboard.press
    focused = """() => {
        const here = document.activeElement;
        return here?.getAttribute("aria-label") ?? here?.textContent?.trim();
    }"""

    def tab_to(name: str) -> None:
        """Tab on, as often as it takes, to the thing of this name."""
        while ala.page.evaluate(focused) != name:
            press("Tab")

    assert ala.asked() == "bid"
    tab_to(
        ala.says("do-bid-choose", action="A")
        + f" (A: {ala.says('card-' + ala.position['view']['market']['A']['card']['kind'])})"
    )
    press("Enter")
    press("End")  # the last card of the hand is Income
    press("Enter")
    heading = ala.page.get_by_role("heading", level=2)
    expect(heading.first).to_have_text(ala.says("ask-bid-lay", first="A", second="INCOME"))
    tab_to(ala.says("do-bid-lay"))
    ala.accepted(lambda: press("Enter"))
    turn = ala.position["view"]["round"]
    # Income and a cheap card: nothing can be lost, so the board asks nothing back
    while (asked := ala.asked()) != "bid" or ala.position["view"]["round"] == turn:
        assert asked in ("bid", "bribe")
        tab_to(ala.says("do-bribe-pass"))
        ala.accepted(lambda: press("Enter"))
    # Letters and numbers are action cards wherever the keyboard is
    press("b")
    press("2")
    expect(heading.first).to_have_text(ala.says("ask-bid-lay", first="B", second="2"))


def test_a_reload_in_mid_game_loses_nothing(player: Callable[..., Player]) -> None:
    ala = player()
    ala.sit("me", "greedy", "greedy", seed="reload")
    ala.page.locator(".market").get_by_role("button", name=re.compile("^B: ")).click()
    ala.page.locator(".market").get_by_role("button", name=re.compile("^1: ")).click()
    ala.lay()
    ala.until("bribe")
    ala.alone()
    mine = ala.page.locator(".mybids")
    before = (mine.inner_text(), ala.page.locator(".market").inner_text())
    number = ala.position["number"]
    ala.page.reload()
    assert ala.asked() == "bribe"
    assert ala.position["number"] == number
    assert (mine.inner_text(), ala.page.locator(".market").inner_text()) == before
    ala.until("over")


def test_what_happened_is_told_card_by_card_and_can_be_skipped(
    player: Callable[..., Player],
) -> None:
    slowly = 100_000  # so that nothing is told but when the test says so
    ala = player(pace=slowly)
    ala.page.clock.install()
    ala.sit("me", "greedy", "greedy", seed="telling")
    ala.until("telling")
    expect(ala.page.locator(".telling")).to_contain_text(re.compile("reveal"))
    lines = ala.page.locator("#log li")
    told = lines.count()
    ala.page.clock.run_for(4 * slowly)
    expect(lines).not_to_have_count(told)
    ala.until("bribe")  # on, to the next round, where nothing has been told yet
    ala.until("telling")
    ala.button("do-skip").click()
    assert ala.asked() in ("bid", "legions", "attach")


def test_laid_cards_can_be_taken_back_until_all_have_chosen(
    player: Callable[..., Player], visitor: NewVisitor
) -> None:
    ala = player()
    table = table_for(ala.visitor, at_home(visitor(), "Ben"))
    ala.visitor.go(f"/table/{table}")
    assert ala.asked() == "bid"
    ala.page.locator(".market").get_by_role("button", name=re.compile("^A: ")).click()
    ala.page.locator(".market").get_by_role("button", name=re.compile("^2: ")).click()
    ala.lay()
    expect(ala.page.get_by_role("heading", name=ala.says("wait-bid"))).to_be_visible()
    ala.button("do-bid-change").click()
    expect(ala.page.get_by_role("heading", level=2).first).to_have_text(
        ala.says("ask-bid-lay", first="A", second="2")
    )
    ala.button("do-bid-swap").click()
    ala.lay()
    expect(ala.page.get_by_role("heading", name=ala.says("wait-bid"))).to_be_visible()
    assert ala.position["view"]["choice"] == {"type": "bid", "first": "2", "second": "A"}


def test_what_is_greyed_says_why_with_its_clause(player: Callable[..., Player]) -> None:
    ala = player()
    ala.sit("me", "greedy", seed="why")
    ala.button("do-bid-choose", action="INCOME").first.click()
    ala.button("do-bid-choose", action="INCOME").first.click()
    ala.lay()
    ala.until("bribe")
    more = ala.button("do-bribe-more", position="first")
    for _ in range(ala.position["view"]["players"][0]["supply"]):
        more.click()
    expect(more).to_have_attribute("aria-disabled", "true")
    more.focus()
    more.click(force=True)
    strip = ala.page.locator(".strip")
    expect(strip).to_contain_text(ala.says("no-bribe-too-much", n=5))
    expect(strip.get_by_role("link")).to_have_text("§ 7.1")


def test_a_standing_pass_answers_until_the_phase_ends(player: Callable[..., Player]) -> None:
    ala = player()
    ala.sit("me", "random", "random", seed="standing")
    ala.until("bribe")
    turn = ala.position["view"]["round"]
    ala.accepted(ala.button("do-standing-pass").click)
    ala.wait_for(
        """() => !document.querySelector(".mybids .stepper")
            && document.querySelector(".bid .hand, .legions, .attach, [data-result]")"""
    )
    waves = [
        position
        for position in ala.visitor.positions()
        if position["view"]["round"] == turn and position["view"]["wave"]
    ]
    assert waves
    ala.until("bribe", "over")


def test_the_running_score_can_be_switched_off(player: Callable[..., Player]) -> None:
    ala = player()
    ala.sit("me", "greedy", "greedy", seed="score")
    points = ala.button("table-points-now")
    expect(points).to_be_visible()
    points.click()
    expect(ala.page.get_by_role("dialog")).to_contain_text(ala.says("score-prestige"))
    ala.page.keyboard.press("Escape")
    ala.page.get_by_role("switch").first.click()
    expect(points).to_have_count(0)
    ala.page.reload()
    ala.page.wait_for_selector(".market")
    expect(points).to_have_count(0)


def test_a_card_opens_large_on_hover_and_on_focus(player: Callable[..., Player]) -> None:
    ala = player("pl", dark=True)
    ala.sit("me", "greedy", "greedy", seed="zoom")
    kind = ala.position["view"]["market"]["A"]["card"]["kind"]
    card = ala.page.locator(".market").get_by_role("button", name=re.compile("^A: "))
    zoom = ala.page.get_by_role("tooltip")
    card.hover()
    expect(zoom).to_contain_text(ala.says(f"card-{kind}.help"))
    ala.page.mouse.move(1, 1)
    expect(zoom).to_have_count(0)
    ala.page.keyboard.press("Tab")
    card.focus()
    expect(zoom).to_contain_text(ala.says(f"card-{kind}.help"))
    ala.page.keyboard.press("Escape")
    expect(zoom).to_have_count(0)
