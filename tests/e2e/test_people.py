"""Seats and people, in a real browser: leaving games, sharing a screen, accounts."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, NewVisitor
from tests.e2e.people import at_home, bid, call, open_menu, table_for

# Leaving a game


def test_alone_among_bots_one_resigns(visitor: NewVisitor) -> None:
    ala = at_home(visitor(), "Ala")
    table = table_for(ala, bots=1)
    ala.go(f"/table/{table}")
    page = ala.page
    page.get_by_role("status").first.wait_for()
    open_menu(page)
    page.get_by_role("button", name="End or resign").click()
    dialog = page.get_by_role("dialog", name="Ending the game")
    # Against bots there is nobody to agree with
    expect(dialog.get_by_role("button", name="Propose the end")).to_have_count(0)
    dialog.get_by_role("button", name="Resign").click()
    dialog.get_by_role("button", name="Really resign").click()
    page.locator("[data-result]").click()
    expect(page.get_by_text("Nobody was left in the game but bots.")).to_be_visible()
    expect(page.locator("tr", has_text="Ala")).to_contain_text("resigned")


def test_two_people_agree_to_end_it(visitor: NewVisitor) -> None:
    ala, bruno = at_home(visitor(), "Ala"), at_home(visitor(size=PHONE, locale="pl-PL"), "Bruno")
    table = table_for(ala, bruno)
    ala.go(f"/table/{table}")
    bruno.go(f"/table/{table}")
    ala.page.get_by_role("heading", name="Bidding").first.wait_for()
    bruno.page.get_by_role("heading", name="Licytacja").first.wait_for()

    open_menu(ala.page)
    ala.page.get_by_role("button", name="End or resign").click()
    ala.page.get_by_role("button", name="Propose the end").click()
    expect(ala.page.get_by_text("Not yet agreed: Bruno.")).to_be_visible()

    strip = bruno.page.locator("p", has_text="Ala proponuje zakończyć grę")
    expect(strip).to_be_visible()
    bruno.page.get_by_role("button", name="Gramy dalej").click()
    expect(strip).to_have_count(0)
    expect(ala.page.get_by_text("Not yet agreed")).to_have_count(0)

    open_menu(ala.page)
    ala.page.get_by_role("button", name="End or resign").click()
    ala.page.get_by_role("button", name="Propose the end").click()
    bruno.page.get_by_role("button", name="Zgoda").click()
    for one in (ala, bruno):
        one.page.locator("[data-result]").click()
    expect(ala.page.get_by_text("The players agreed to end the game.")).to_be_visible()
    expect(bruno.page.get_by_text("Gracze zgodzili się zakończyć grę.")).to_be_visible()


def test_who_resigns_among_people_watches_and_a_bot_plays_on(visitor: NewVisitor) -> None:
    ala, bruno = at_home(visitor(), "Ala"), at_home(visitor(), "Bruno")
    table = table_for(ala, bruno)
    ala.go(f"/table/{table}")
    bruno.go(f"/table/{table}")
    bruno.page.get_by_role("heading", name="Bidding").first.wait_for()
    call(ala.page, "POST", f"/api/tables/{table}/resign", {})
    rival = bruno.page.get_by_role("region", name="Ala")
    expect(rival.get_by_label("Resigned; a bot plays on")).to_be_visible()
    # She has no hand any more, and nothing to end
    expect(ala.page.get_by_role("button", name="Lay face down")).to_have_count(0)
    open_menu(ala.page)
    expect(ala.page.get_by_role("button", name="End or resign")).to_have_count(0)


def test_in_glory_to_rome_there_is_one_door(visitor: NewVisitor) -> None:
    """The rules' own concession stands beside resigning, and nowhere else."""
    ala = at_home(visitor(), "Ala")
    table = table_for(ala, bots=2, game="glory-to-rome")
    ala.go(f"/table/{table}")
    page = ala.page
    page.locator(".dock").wait_for()
    open_menu(page)
    expect(page.get_by_role("button", name="Give up in favour of")).to_have_count(0)
    page.get_by_role("button", name="End or resign").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Concede by the rules")).to_be_visible()
    dialog.get_by_role("button", name="Give up in favour of").first.click()
    expect(dialog).to_have_count(0)
    open_menu(page)
    page.get_by_role("button", name="End or resign").click()
    expect(page.get_by_role("button", name="Withdraw the proposal to give up")).to_be_visible()


# Those who go away


def test_a_bot_stands_in_for_who_leaves_and_hands_back(visitor: NewVisitor) -> None:
    ala = at_home(visitor(), "Ala")
    bruno = at_home(visitor(size=PHONE, locale="pl-PL"), "Bruno")
    table = table_for(ala, bruno, grace=1)
    for one in (ala, bruno):
        one.go(f"/table/{table}")
    rival = ala.page.get_by_role("region", name="Bruno")
    expect(rival.get_by_label("at the table")).to_be_visible()

    bruno.go("/")
    expect(rival.get_by_label("Away; a bot plays until they return")).to_be_visible()
    bid(ala.page, "A", "1")
    expect(ala.page.get_by_role("heading", name="Bribes").first).to_be_visible()

    # He finds what the bot has done for him, and decides for himself again
    bruno.go(f"/table/{table}")
    expect(rival.get_by_label("at the table")).to_be_visible()
    assert call(ala.page, "GET", f"/api/tables/{table}")["seats"][1]["stand_in"] is None
    expect(bruno.page.get_by_role("region", name="Ala")).to_be_visible()
    last = bruno.positions()[-1]
    assert last["moves"] >= 2
    assert last["view"]["seat"] == 1


def test_bots_leave_when_all_people_have_left(visitor: NewVisitor) -> None:
    ala, bruno, celina = (at_home(visitor(), name) for name in ("Ala", "Bruno", "Celina"))
    table = table_for(ala, bruno, grace=1)
    ala.go(f"/table/{table}")
    celina.go(f"/table/{table}")  # who only looks on is no reason to play for
    gone = celina.page.get_by_role("region", name="Bruno")
    expect(gone.get_by_label("Away; a bot plays until they return")).to_be_visible()
    ala.go("/")
    expect(
        celina.page.get_by_role("region", name="Ala").get_by_label("away", exact=True)
    ).to_be_visible()
    celina.page.wait_for_timeout(2500)  # longer than the grace: nobody is missed any more
    info = call(celina.page, "GET", f"/api/tables/{table}")
    assert info["seats"][0]["stand_in"] is None
    (listed,) = call(ala.page, "GET", "/api/tables")
    assert listed["moves"] <= 1  # of Bruno's bot, while she was there
    ala.go(f"/table/{table}")
    bid(ala.page, "A", "1")
    expect(ala.page.get_by_role("heading", name="Bribes").first).to_be_visible()


# Invitations and spectators


def test_an_invitation_opens_one_seat_and_others_watch(visitor: NewVisitor) -> None:
    ala, bruno, celina = at_home(visitor(), "Ala"), visitor(), visitor(locale="pl-PL")
    ala.go("/new/lutetia")
    ala.page.get_by_label("Who takes seat 2").select_option("open")
    ala.page.get_by_role("button", name="Remove seat 3").click()
    ala.page.get_by_role("button", name="Open the table").click()
    invite = ala.page.get_by_label("Invite link").input_value()
    bruno.page.goto(invite)
    bruno.page.get_by_label("This is how the others").fill("Bruno")
    bruno.page.get_by_role("button", name="Take the seat").click()
    expect(ala.page.get_by_role("region", name="Bruno")).to_be_visible()
    bid(ala.page, "A", "1")

    # The same link again opens nothing, but whoever has the table's address may look on
    celina.page.goto(invite)
    celina.page.get_by_role("button", name="Zajmij").click()
    expect(celina.page.get_by_role("alert")).to_be_visible()
    celina.complaints.clear()  # the browser reports the refusal (409) as an error
    celina.page.goto(ala.page.url)
    expect(celina.page.get_by_role("region", name="Ala")).to_be_visible()
    expect(celina.page.get_by_role("button", name="Połóż zakryte")).to_have_count(0)
    told = json.dumps([[p["view"], p["events"], p["offers"]] for p in celina.positions()])
    assert celina.positions()[-1]["view"]["seat"] is None
    assert '"A", "second"' not in told


# Several people at one screen


def test_a_seed_the_host_chose_is_shown_to_who_sits_down(visitor: NewVisitor) -> None:
    ala, bruno = at_home(visitor(), "Ala"), at_home(visitor(size=PHONE, locale="pl-PL"), "Bruno")
    ala.go("/new/lutetia")
    page = ala.page
    page.get_by_label("Who takes seat 2").select_option("open")
    page.get_by_role("button", name="Set your own").click()
    expect(page.get_by_text("Shown to all from the start.")).to_be_visible()
    page.get_by_role("textbox", name="Deck seed").fill("as last Friday")
    page.get_by_role("button", name="Open the table").click()
    said = "The host chose the deck seed: as last Friday."
    expect(page.get_by_text(said)).to_be_visible()

    bruno.page.goto(page.get_by_label("Invite link").input_value())
    told = "ziarno talii: as last Friday. Kto je zna, może odtworzyć układ kart"
    expect(bruno.page.get_by_text(told)).to_be_visible()
    bruno.page.get_by_role("button", name="Zajmij miejsce").click()
    expect(bruno.page.get_by_text("gospodarz: as last Friday. Poza rankingiem.")).to_be_visible()
    expect(page.get_by_text(f"{said} Not rated.")).to_be_visible()

    # Another game with the same people is dealt by chance
    for one in (ala, bruno):
        call(
            one.page, "POST", page.url.replace("/table/", "/api/tables/") + "/end", {"agree": True}
        )
    page.locator("[data-result]").click()
    expect(page.get_by_text(f"{said} Not rated.")).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    page.get_by_label("Invite link").wait_for()
    expect(page.get_by_text("deck seed")).to_have_count(0)


def test_a_curtain_between_two_people_at_one_screen(visitor: NewVisitor) -> None:
    ala = at_home(visitor(), "Ala")
    page = ala.page
    ala.go("/new/lutetia")
    page.get_by_label("Who takes seat 2").select_option("here")
    page.get_by_label("Name of the player in seat 2").fill("Bruno")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("button", name="Start the game").click()

    expect(page.get_by_role("heading", name="Pass the screen to Ala")).to_be_visible()
    hidden = ala.positions()
    assert all(position["offers"] == [] for position in hidden)  # nothing came that could leak
    page.get_by_role("button", name="I am Ala").click()
    bid(page, "A", "1")
    expect(page.get_by_text("Next at this screen: Bruno")).to_be_visible()
    page.get_by_role("button", name="Close the curtain").click()

    expect(page.get_by_role("heading", name="Pass the screen to Bruno")).to_be_visible()
    expect(page.locator(".dock")).to_have_count(0)
    before = len(ala.heard)
    page.get_by_role("button", name="I am Bruno").click()
    page.get_by_role("button", name="Lay face down").wait_for()
    seen = [p for p in ala.positions() if p["view"]["seat"] == 1]
    assert seen
    told = json.dumps([[p["view"], p["events"]] for p in seen])
    assert '"A", "second"' not in told
    assert len(ala.heard) > before


# Accounts


def test_the_same_person_on_two_devices(visitor: NewVisitor) -> None:
    desk, phone = at_home(visitor(), "Ala"), visitor(size=PHONE, locale="pl-PL")
    table_for(desk, bots=1)
    desk.go("/")
    desk.page.get_by_role("link", name="Ala: your account").click()
    page = desk.page
    page.get_by_label("Name", exact=True).fill("Ala z Rzymu")
    page.get_by_label("Passphrase").fill("veni vidi vici")
    page.locator("form").get_by_role("button", name="Sign up").click()
    expect(page.get_by_text("You are signed in as Ala z Rzymu.")).to_be_visible()

    phone.go("/account")
    page = phone.page
    page.get_by_role("group").get_by_role("button", name="Zaloguj się").click()
    page.get_by_label("Imię", exact=True).fill("ALA Z RZYMU")
    page.get_by_label("Hasło").fill("veni vidi")
    page.locator("form").get_by_role("button", name="Zaloguj się").click()
    expect(page.get_by_role("alert")).to_have_text("Imię i hasło do siebie nie pasują.")
    page.get_by_label("Hasło").fill("veni vidi vici")
    page.locator("form").get_by_role("button", name="Zaloguj się").click()
    expect(page.get_by_text("Twoje konto: Ala z Rzymu.")).to_be_visible()
    phone.complaints.clear()  # the browser reports the refusal (403) as an error
    phone.go("/")
    expect(page.get_by_role("heading", name="Twoje partie")).to_be_visible()

    phone.go("/account")
    page.get_by_role("button", name="Wyloguj się tutaj").click()
    expect(page.locator("p.said")).to_contain_text("Wylogowano.")
    phone.go("/")
    expect(page.get_by_role("heading", name="Gry", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="Twoje partie")).to_have_count(0)


def test_signing_out_everywhere_else_and_taking_back_a_token(visitor: NewVisitor) -> None:
    desk, phone = at_home(visitor(), "Ala"), at_home(visitor(size=PHONE, locale="pl-PL"), "Nikt")
    table = table_for(desk, bots=1)
    window = desk.context.new_page()
    words = {"name": "Fulvia", "passphrase": "veni vidi vici"}
    call(desk.page, "POST", "/api/account", words)
    call(phone.page, "POST", "/api/session", words)
    phone.go(f"/table/{table}")
    expect(phone.page.get_by_role("button", name="Połóż zakryte")).to_be_visible()

    window.goto(f"{desk.address}/table/{table}")
    window.get_by_role("button", name="Lay face down").wait_for()

    desk.go("/account")
    page = desk.page
    page.get_by_label("Name of the program").fill("Machina")
    page.get_by_role("button", name="Make a token").click()
    token = page.get_by_label("Token of Machina", exact=True).input_value()
    asked = {"authorization": f"Bearer {token}"}
    known = page.request.get(f"{desk.address}/api/me", headers=asked)
    assert known.json()["name"] == "Machina"
    page.reload()
    expect(page.get_by_label("Token of Machina", exact=True)).to_have_count(0)  # told once
    page.get_by_role("button", name="Revoke the token of Machina").click()
    expect(page.locator("p.said")).to_have_text("The token of Machina is good no more.")
    expect(page.get_by_role("button", name="Revoke the token of Machina")).to_have_count(0)
    assert page.request.get(f"{desk.address}/api/me", headers=asked).status == 401

    page.get_by_role("button", name="Sign out everywhere else").click()
    expect(page.locator("p.said").first).to_have_text("Only this device is signed in now.")
    expect(phone.page.get_by_text("Na tym urządzeniu cię wylogowano.")).to_be_visible()
    phone.go("/")
    expect(phone.page.get_by_role("heading", name="Gry", exact=True)).to_be_visible()
    expect(phone.page.get_by_role("heading", name="Twoje partie")).to_have_count(0)
    phone.complaints.clear()  # the browser reports the refusals (401) as errors
    # Another window of the same browser goes on
    bid(window, "A", "1")
    expect(window.get_by_role("heading", name="Bribes").first).to_be_visible()


def test_being_forgotten(visitor: NewVisitor) -> None:
    ala, bruno = at_home(visitor(), "Ala"), at_home(visitor(), "Bruno")
    table = table_for(bruno, ala)
    ala.go("/account")
    page = ala.page
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.locator("p.said")).to_have_text("Everything of yours is deleted. Vale!")
    bruno.go(f"/table/{table}")
    expect(bruno.page.get_by_role("region", name="Hospes")).to_be_visible()
    expect(bruno.page.get_by_role("region", name="Ala")).to_have_count(0)
