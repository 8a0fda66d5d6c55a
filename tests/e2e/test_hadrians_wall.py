"""Hadrian's Wall at its own board, clicked through as a player would."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import DESK, PHONE, NewVisitor, Visitor
from tests.e2e.people import at_home, table_for
from tests.e2e.player import Player as Anybody

# What the board asks, once it has drawn this position; nothing while others decide.
ASKED = """(number) => {
    const sees = (selector) => [...document.querySelectorAll(selector)].some((e) => e.offsetParent);
    if (document.querySelector("dialog[open]")) return "dialog";
    const bar = document.querySelector(".bar[data-number]");
    if (!bar) return sees("main h1") ? "over" : null;
    if (Number(bar.dataset.number) < number) return null;
    if (sees(".telling")) return "telling";
    if (sees(".cards .pair.legal")) return "cards";
    if (sees(".placing")) return "place";
    if (sees(".choices .choice")) return "choice";
    if (sees(".attack .fronts") && sees(".prompt .primary")) return "favours";
    if (sees(".prompt .buttons .finish")) return "action";
    return null;
}"""


class Player(Anybody):
    """Somebody who plays against bots, in a language, by mouse or finger."""

    GAME = "hadrians-wall"
    BOARD = ".bar[data-number]"
    ASKED = ASKED

    def __init__(self, visitor: Visitor, language: str = "en", pace: int = 0) -> None:
        super().__init__(visitor, language, pace)
        self.done: set[str] = set()  # kinds of moves made so far
        self.actions = 0  # in this Year

    def heard(self) -> list[str]:
        """Positions, unread: a long game hears hundreds, and only the last one matters."""
        return [text for text in self.visitor.heard if text.startswith('{"type":"position"')]

    @property
    def sheet(self) -> dict[str, Any]:
        return dict(self.position["view"]["players"][0]["sheet"])

    def until(self, *what: str, actions: int = 99) -> str:
        """Play on until one of these is asked, with at most so many actions a Year."""
        while (asked := self.asked()) not in what:
            self.answer(asked, actions)
        return asked

    def answer(self, asked: str, actions: int = 99) -> None:
        if asked == "telling":
            self.page.locator(".telling .btn").click()
            return
        answers: dict[str, Callable[[], None]] = {
            "dialog": self.insist,
            "cards": self.choose,
            "place": self.place,
            "choice": self.pick,
            "favours": self.favour,
            "action": self.act if self.actions < actions else self.stop,
        }
        self.accepted(answers[asked])

    def one_of(self, found: Locator) -> Locator:
        return found.nth(self.chance.randrange(found.count()))

    def choose(self) -> None:
        self.actions = 0
        self.one_of(self.page.locator(".cards .pair.legal")).click()

    def stop(self) -> None:
        self.page.locator(".prompt .buttons .finish").click()

    def pick(self) -> None:
        self.one_of(self.page.locator(".choices .choice")).click()

    def favour(self) -> None:
        spend = self.page.locator(".attack .front .btn")
        if spend.count():
            spend.first.click()
        else:
            self.page.locator(".prompt .primary").click()

    def lit(self) -> Locator:
        """What can be filled on the sheet that lies on top."""
        return self.page.locator(".sheet .lit")

    def act(self) -> None:
        """Fill something: choose a lit box, look at what follows, say yes."""
        self.actions += 1
        tabs = self.page.locator(".bar [role=tab]")
        if tabs.count() and tabs.first.is_visible():
            tabs.nth(self.chance.randrange(2)).click()
            if not self.lit().count():
                self.page.locator(".bar [role=tab][aria-selected=false]").click()
        if not self.lit().count():
            self.stop()
            return
        box = self.one_of(self.lit())
        self.done.add(str(box.get_attribute("data-spot")).split(":")[0])
        box.click()
        options = self.page.locator("section.chain .options button")
        if options.count():
            self.one_of(options).click()
        self.page.locator("section.chain .primary").click()

    def place(self) -> None:
        yes = self.page.locator(".placing .primary")
        while yes.is_disabled():
            for square in self.page.locator(".placing .map button").all():
                square.click()
                if yes.is_enabled():
                    break
            else:
                self.page.locator(".placing .shape .btn").click()
        yes.click()


@pytest.fixture
def player(visitor: NewVisitor) -> Callable[..., Player]:
    def new(
        language: str = "en", size: dict[str, int] = DESK, pace: int = 0, dark: bool = False
    ) -> Player:
        locale = {"en": "en-GB", "pl": "pl-PL"}[language]
        return Player(visitor(size=size, locale=locale, dark=dark), language, pace)

    return new


def test_a_whole_solo_game(player: Callable[..., Player]) -> None:
    ala = player()
    ala.sit("me", seed="solo")
    ala.until("over", actions=10)
    assert {"fort", "wall", "build"} <= ala.done
    result = ala.position["result"]
    page = ala.page.locator("main").inner_text()
    for part in ("renown", "piety", "valour", "discipline"):
        assert ala.says(f"score-{part}") in page
    assert re.search(rf"\b{abs(result['scores'][0]['total'])}\b", page)
    rank = ala.says("the-rank", rank=ala.position["view"]["rank"])
    assert rank in page


def test_a_whole_game_of_four_in_polish_on_a_phone(player: Callable[..., Player]) -> None:
    ala = player("pl", PHONE)
    ala.sit("me", "random", "random", "random", seed="na telefonie")
    assert ala.page.locator("html").get_attribute("lang") == "pl"
    fits = "() => document.scrollingElement.scrollWidth <= innerWidth"
    seen = set()
    while (asked := ala.asked()) != "over":
        assert ala.page.evaluate(fits), asked
        if asked not in seen and asked != "dialog":
            seen.add(asked)
            dock = ala.page.locator(".dock").bounding_box()
            assert dock is not None
            assert dock["height"] <= 0.5 * PHONE["height"] + 1
        ala.answer(asked, actions=6)
    assert {"cards", "action"} <= seen
    assert ala.says("score-valour") in ala.page.locator("main").inner_text()


def test_the_chain_is_shown_before_the_click(player: Callable[..., Player]) -> None:
    ala = player()
    ala.sit("me", seed="chain")
    ala.until("action")
    guard = ala.page.locator('[data-spot="wall-guard:1"]')
    guard.click()
    chain = ala.page.locator("section.chain")
    expect(chain).to_contain_text(ala.says("count-soldier", n=1))
    assert ala.sheet["tracks"]["wall-guard"] == 0  # nothing happens before one says yes
    chain.get_by_role("radio", name=ala.says("cohort-centre.short")).click()
    box = ala.page.locator('[data-spot="cohort-centre:1"]')
    expect(box.locator(".step")).to_have_text("1")
    ala.page.locator("section.chain .primary").click()
    # The choice made beforehand is not asked for again
    expect(ala.page.locator('[data-spot="cohort-centre:1"].done')).to_be_visible()
    assert ala.asked() == "action"
    assert ala.sheet["tracks"]["cohort-centre"] == 1


def test_locked_boxes_say_why(player: Callable[..., Player]) -> None:
    ala = player()
    ala.sit("me", seed="why")
    ala.until("action")
    strip = ala.page.locator(".strip")
    for spot, key, args in (
        ("fort:8", "no-granary-medium", {}),
        ("wall:3", "no-wall-fort", {"box": 3}),
        ("build:small-hotel", "no-infrastructure", {"n": 2, "have": 0}),
        ("renown:2", "no-board-attribute", {}),
    ):
        box = ala.page.locator(f'[data-spot="{spot}"]')
        box.hover()
        expect(ala.page.get_by_role("tooltip")).to_contain_text(ala.says(key, **args))
        box.click(force=True)
        expect(strip).to_contain_text(ala.says(key, **args))
    ala.page.keyboard.press("2")
    ala.page.locator('[data-spot="market:1"]').click(force=True)
    expect(strip).to_contain_text(ala.says("no-market-missing"))


def test_stopping_early_is_asked_about_and_escape_steps_back(
    player: Callable[..., Player],
) -> None:
    ala = player()
    ala.sit("me", seed="stop")
    ala.until("action")
    ala.page.locator(".sheet .lit").first.click()
    expect(ala.page.locator("section.chain .primary")).to_be_visible()
    ala.page.keyboard.press("Escape")
    expect(ala.page.locator("section.chain .primary")).to_have_count(0)
    ala.stop()
    dialog = ala.page.get_by_role("dialog")
    expect(dialog).to_contain_text(ala.says("btn-stop-anyway"))
    dialog.get_by_role("button", name=ala.says("btn-act-on")).click()
    expect(dialog).to_have_count(0)
    assert ala.position["view"]["players"][0]["acting"]


def test_a_box_can_be_filled_by_keyboard_alone(player: Callable[..., Player]) -> None:
    ala = player()
    ala.sit("me", seed="keys")
    ala.until("action")
    press = ala.page.keyboard.press
    ala.page.locator('[data-spot="fort:1"]').focus()
    press("Enter")
    primary = ala.page.locator("section.chain .primary")
    expect(primary).to_be_visible()
    press("Enter")  # the same box again is a yes
    ala.page.wait_for_selector('[data-spot="fort:1"].done')
    assert ala.sheet["tracks"]["fort"] == 1
    press("z")
    ala.page.wait_for_selector('[data-spot="fort:1"]:not(.done)')


def test_the_attack_is_told_card_by_card(player: Callable[..., Player]) -> None:
    ala = player("pl", pace=30, dark=True)
    ala.sit("me", options={"difficulty": "hard"}, seed="attack")
    ala.until("telling", actions=1)
    attack = ala.page.locator(".attack")
    expect(attack).to_be_visible()
    go_on = ala.page.get_by_role("button", name=ala.says("board-go-on"), exact=True)
    expect(go_on).to_be_visible()
    expect(attack.locator(".card")).to_have_count(1)  # one card in the first Year
    expect(attack.locator(".outcomes li")).to_have_count(1)
    go_on.click()
    assert ala.asked() == "cards"


def test_sheets_of_others_can_be_read(player: Callable[..., Player]) -> None:
    ala = player()
    ala.sit("me", "random", "random", seed="others")
    ala.until("action")
    name = ala.page.locator(".seats button b").first.inner_text()
    ala.page.locator(".seats button").first.click()
    dialog = ala.page.get_by_role("dialog")
    expect(dialog).to_contain_text(ala.says("board-sheets-of", seat=name))
    assert dialog.locator("button.box").count() == 0
    dialog.get_by_role("tab").nth(1).click()
    expect(dialog.locator('[data-spot="traders:1"]')).to_be_visible()
    ala.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


# Whoever only stops, and whoever wins patricians until a card of the opponent can be scouted with.
IDLE = """(id) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live`);
    socket.onmessage = ({ data }) => {
        const { type, number, offers, actors, view } = JSON.parse(data);
        if (type !== "position" || !actors.includes(view.seat)) return;
        const move = (offers.find((offer) => offer.move.type === "stop") ?? offers[0]).move;
        socket.send(JSON.stringify({ type: "play", id: 1, number, move }));
    };
}"""
SCOUT = """(id) => new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/live`);
    window.answer = () => {};
    socket.onmessage = ({ data }) => {
        const { type, number, offers, actors, view } = JSON.parse(data);
        if (type !== "position" || !actors.includes(view.seat)) return;
        const play = (move) => socket.send(JSON.stringify({ type: "play", id: 1, number, move }));
        const has = (fields) => offers.find(({ move }) =>
            Object.entries(fields).every(([name, value]) => move[name] === value))?.move;
        const scout = has({ type: "scout", source: "opponent" });
        window.answer = () => play(scout);
        if (scout) return done();
        play(has({ type: "place" }) ?? has({ type: "citizen", track: "patricians" })
            ?? has({ type: "stop" }) ?? offers[0].move);
    };
})"""


def test_a_gift_is_announced_and_opens_the_year_again(
    player: Callable[..., Player], visitor: NewVisitor
) -> None:
    ala = player()
    ben = at_home(visitor(), "Ben")
    table = table_for(ala.visitor, ben, game="hadrians-wall", seed="gift")
    ala.page.evaluate(IDLE, table)
    ben.page.evaluate(SCOUT, table)
    ala.open(table)
    before = ala.position["view"]["players"][0]
    assert not before["acting"]
    ben.page.evaluate("answer()")
    gifts = ala.page.locator(".gifts")
    expect(gifts).to_contain_text(ala.says("acc-soldier", n=1))
    assert ala.asked() == "action"
    after = ala.position["view"]["players"][0]
    assert after["items"]["soldier"] == before["items"]["soldier"] + 1
    gifts.get_by_role("button").click()
    expect(gifts).to_have_count(0)


def test_without_passing_the_neighbour_gets_nothing_and_the_buyer_more_attackers(
    player: Callable[..., Player], visitor: NewVisitor
) -> None:
    """11.3, in the same game as above."""
    ala = player()
    ben = at_home(visitor(), "Ben")
    options = {"no_passing": True}
    table = table_for(ala.visitor, ben, game="hadrians-wall", seed="gift", options=options)
    ala.page.evaluate(IDLE, table)
    ben.page.evaluate(SCOUT, table)
    ala.open(table)
    ben.page.evaluate("answer()")
    ben.page.evaluate(IDLE, table)  # now he only stops, too, and the Years go by
    assert ala.until("over") == "over"
    expect(ala.page.locator(".gifts")).to_have_count(0)
    events = [event for position in ala.visitor.positions() for event in position["events"]]
    extra = [event["args"] for event in events if event["key"] == "log-personal-cards"]
    assert extra
    assert all((args["seat"], args["n"]) == (1, 1) for args in extra)


def test_a_fort_of_the_campaign_is_chosen_and_played(player: Callable[..., Player]) -> None:
    ala = player()
    ala.visitor.go("/new/hadrians-wall")
    page = ala.page
    page.get_by_role("switch", name=ala.says("option-fort")).click()
    page.get_by_role("spinbutton", name=ala.says("option-fort")).fill("3")
    start = page.get_by_role("button", name="Start the game")
    # Among others there is no campaign: the table says so
    start.click()
    expect(page.get_by_role("alert")).to_contain_text(ala.says("invalid-campaign-alone"))
    while page.get_by_role("button", name=re.compile("^Remove seat")).count():
        page.get_by_role("button", name=re.compile("^Remove seat")).last.click()
    start.click()
    page.wait_for_selector(ala.BOARD)
    ala.visitor.complaints.clear()  # the browser reports the refusal (400) as an error
    ala.until("action")
    campaign = ala.position["view"]["campaign"]
    assert campaign["number"] == 3
    panel = page.get_by_role("region", name=ala.says(f"campaign-{campaign['fort']}"))
    expect(panel).to_contain_text(ala.says(f"campaign-{campaign['fort']}.goals"))
    ala.until("over", actions=3)
    events = [event for position in ala.visitor.positions() for event in position["events"]]
    ends = [e for e in events if e["key"] in ("log-campaign-won", "log-campaign-lost")]
    assert [event["args"]["fort"] for event in ends] == [campaign["fort"]]
