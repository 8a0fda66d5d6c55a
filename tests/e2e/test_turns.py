"""Knowing that it is my turn, in a real browser: title, icon, notes, clocks, and coming back."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import DESK, PHONE, NewVisitor
from tests.e2e.people import at_home, bid, call, open_menu, table_for
from tests.serving import serving
from tests.table.test_sharing import stopped_workers
from tests.table.test_webhooks import a_channel

HEAR_NOTES = """
window.notes = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() { window.asked = true; return (this.permission = "granted"); }
  constructor(title, options) { window.notes.push([title, options.body, options.tag]); }
  close() {}
};
"""


def test_the_tab_says_whose_turn_it_is(visitor: NewVisitor) -> None:
    ala, bruno = at_home(visitor(), "Ala"), at_home(visitor(), "Bruno")
    table = table_for(ala, bruno)
    ala.go(f"/table/{table}")
    page = ala.page
    expect(page).to_have_title("Your turn: Lutetia · Ludi Romani")
    icon = page.locator("link[rel=icon]")
    calling = icon.get_attribute("href")
    bid(page, "A", "1")
    expect(page).to_have_title("Lutetia · Ludi Romani")
    expect(icon).not_to_have_attribute("href", str(calling))
    # At home the other sees that a game waits
    bruno.go("/")
    expect(bruno.page).to_have_title("(1) Your turn · Ludi Romani")


def test_notifications_are_asked_for_by_a_button_only(visitor: NewVisitor) -> None:
    ala, bruno = at_home(visitor(), "Ala"), at_home(visitor(), "Bruno")
    table = table_for(ala, bruno)
    page = ala.page
    page.add_init_script(HEAR_NOTES)
    ala.go(f"/table/{table}")
    page.locator(".dock").wait_for()
    assert page.evaluate("window.asked") is None
    open_menu(page)
    page.get_by_role("button", name="Notify me in this browser").click()
    expect(page.get_by_role("button", name="No more notifications here")).to_be_visible()
    page.keyboard.press("Escape")
    bid(page, "A", "1")
    expect(page).to_have_title("Lutetia · Ludi Romani")
    # She looks elsewhere when Bruno moves
    page.evaluate("document.hasFocus = () => false")
    bruno.go(f"/table/{table}")
    bid(bruno.page, "B", "2")
    expect(page).to_have_title("Your turn: Lutetia · Ludi Romani")
    page.wait_for_function("window.notes.length")
    assert page.evaluate("window.notes[0]") == ["Your turn", "Lutetia", f"ludi {table}"]


def test_the_sound_can_be_switched_off(visitor: NewVisitor) -> None:
    ala = at_home(visitor(), "Ala")
    ala.go("/account")
    switch = ala.page.get_by_role("switch", name="A sound")
    expect(switch).to_be_checked()
    switch.click()
    ala.page.reload()
    expect(ala.page.get_by_role("switch", name="A sound")).not_to_be_checked()


def test_a_webhook_is_kept_and_private_ones_are_refused(visitor: NewVisitor) -> None:
    ala = at_home(visitor(), "Ala")
    ala.go("/account")
    page = ala.page
    page.get_by_label("Webhook").fill("http://127.0.0.1:9/x")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("private network")
    page.get_by_label("Webhook").fill("https://chat.example/hooks/1")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Try it")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Webhook")).to_have_value("https://chat.example/hooks/1")
    page.get_by_role("button", name="Remove it").click()
    expect(page.get_by_role("button", name="Try it")).to_have_count(0)
    ala.complaints.clear()  # the browser reports the refusal (400) as an error


def test_a_chat_channel_is_told_that_it_is_my_turn(
    tmp_path: Path, built_page: Path, visitor: NewVisitor
) -> None:
    with a_channel() as channel, serving(tmp_path / "store", "--private-webhooks") as server:
        ala, bruno = at_home(visitor(at=server), "Ala"), at_home(visitor(at=server), "Bruno")
        ala.go("/account")
        page = ala.page
        page.get_by_label("Webhook").fill(f"{channel.address}/hooks/1")
        page.get_by_role("button", name="Save", exact=True).click()
        page.get_by_role("button", name="Try it").click()
        expect(page.locator("p.said")).to_have_text("The message is on its way.")
        assert channel.hear()[1]["event"] == "try"
        table = table_for(bruno, ala)  # she looks at another page when it begins
        path, told = channel.hear()
        assert path == "/hooks/1"
        assert (told["event"], told["table"], told["url"]) == (
            "turn",
            table,
            f"{server.address}/table/{table}",
        )
        assert "Your turn: Lutetia, with Bruno." in told["text"]
        page.goto(told["url"])
        expect(page).to_have_title("Your turn: Lutetia · Ludi Romani")


def test_when_time_runs_out_a_bot_moves_and_the_seat_stays(visitor: NewVisitor) -> None:
    ala, bruno = at_home(visitor(), "Ala"), at_home(visitor(), "Bruno")
    table = table_for(ala, bruno, pace=1, grace=None)
    bruno.go(f"/table/{table}")
    page = bruno.page
    # Neither of them moves; a bot does for both
    bruno.wait_for(lambda: any(position["moves"] >= 2 for position in bruno.positions()))
    info = call(page, "GET", f"/api/tables/{table}")
    assert [seat["stand_in"] for seat in info["seats"]] == [None, None]
    assert info["you"] == 1
    call(page, "POST", f"/api/tables/{table}/resign", {})
    call(ala.page, "POST", f"/api/tables/{table}/resign", {})


def test_a_clock_is_shown_at_the_table_and_at_home(visitor: NewVisitor) -> None:
    ala, bruno = at_home(visitor(), "Ala"), at_home(visitor(size=PHONE, locale="pl-PL"), "Bruno")
    table = table_for(ala, bruno, pace=259200)
    ala.go(f"/table/{table}")
    expect(ala.page.get_by_role("timer")).to_contain_text("2 days 23 h")
    bruno.go("/")
    expect(bruno.page.get_by_role("timer")).to_contain_text("2 dni 23 h")


def test_the_pace_is_chosen_for_a_new_table(visitor: NewVisitor) -> None:
    ala = at_home(visitor(), "Ala")
    ala.go("/new/lutetia")
    page = ala.page
    expect(page.get_by_label("Time for a move")).to_have_count(0)  # bots need no clock
    page.get_by_label("Who takes seat 2").select_option("open")
    stand_in = page.get_by_role("switch", name="A bot stands in")
    expect(stand_in).to_be_checked()
    page.get_by_label("Time for a move").select_option(label="3 days")
    expect(stand_in).not_to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("3 days")).to_be_visible()
    info = call(
        page, "GET", f"/api{page.url.partition('/table')[1]}s{page.url.partition('/table')[2]}"
    )
    assert (info["pace"], info["grace"]) == (259200, None)


def test_what_happened_since_my_last_move(visitor: NewVisitor) -> None:
    ala = at_home(visitor(), "Ala")
    bruno = at_home(visitor(), "Bruno")
    table = table_for(ala, bruno)
    ala.go(f"/table/{table}")
    page = ala.page
    page.locator(".dock").wait_for()
    expect(page.get_by_role("complementary", name="Since your last move")).to_have_count(0)
    bid(page, "A", "1")
    expect(page).to_have_title("Lutetia · Ludi Romani")
    ala.go("/")
    bruno.go(f"/table/{table}")
    bid(bruno.page, "B", "2")
    ala.page.set_viewport_size(DESK)  # type: ignore[arg-type]
    expect(bruno.page.get_by_text("Bribes").first).to_be_visible()
    ala.go(f"/table/{table}")
    summary = page.get_by_role("complementary", name="Since your last move")
    summary.get_by_role("button", name="Read").click()
    expect(summary.get_by_role("list")).to_contain_text("Bruno")
    page.keyboard.press("Escape")
    expect(summary.get_by_role("list")).to_have_count(0)
    summary.get_by_role("button", name="Got it").click()
    expect(summary).to_have_count(0)


def test_the_page_says_when_bots_have_to_wait(
    tmp_path: Path, built_page: Path, visitor: NewVisitor
) -> None:
    with serving(tmp_path / "store", "--bot-workers", "1") as server:
        ala = at_home(visitor(at=server), "Ala")
        bruno = at_home(visitor(at=server, locale="pl-PL"), "Bruno")
        watched = table_for(ala, bots=1)
        ala.go(f"/table/{watched}")
        # A bot has thought, so there is a process
        ala.wait_for(lambda: any(position["moves"] == 1 for position in ala.positions()))
        with stopped_workers(server):
            table_for(bruno, bots=1)  # has the only process
            table = table_for(ala, bruno, bots=1)
            ala.go(f"/table/{table}")
            bid(ala.page, "A", "1")
            # It is said where it is said what one waits for, which a screen reader reads out
            told = ala.page.get_by_role("status").filter(has_text="The bots are busy")
            expect(told).to_be_visible()
            bruno.go(f"/table/{table}")
            page = bruno.page
            lay = page.get_by_role("button", name="Połóż zakryte")
            expect(lay).to_be_visible()
            busy = page.get_by_role("status").filter(has_text="Boty są w tej chwili zajęte")
            expect(busy).to_have_count(0)  # who is asked has something better to do
            for slot in ("B", "2"):
                page.locator(".market").get_by_role("button", name=f"{slot}: ").click()
            lay.click()
            expect(busy).to_be_visible()
        for notice in (told, busy):
            expect(notice).to_have_count(0)
