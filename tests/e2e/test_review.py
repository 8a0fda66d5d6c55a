"""Looking back in a real browser: replay, other eyes, what if, records, notes."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

import ludi
from ludi.core import record
from ludi.core.match import Match
from ludi.core.testing import random_match
from tests.e2e.conftest import PHONE, NewVisitor, Visitor
from tests.serving import Server

LUTETIA = record.write(random_match(ludi.game("lutetia"), 3, None, "replayed"))


def bring(visitor: Visitor, text: str) -> str:
    """A finished game among the visitor's tables, without playing it."""
    visitor.go()
    answer = visitor.page.request.post(f"{visitor.address}/api/records", data={"record": text})
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def standing_at(page: Page, number: int) -> None:
    expect(page.get_by_text(re.compile(rf"\b{number} / \d+"))).to_be_visible()


@pytest.mark.parametrize("game", [game.id for game in ludi.all_games()])
def test_every_game_steps_back_and_forth_from_every_seat(visitor: NewVisitor, game: str) -> None:
    ala = visitor()
    match = random_match(ludi.game(game), 3, None, "replayed")
    id, page = bring(ala, record.write(match)), ala.page
    half = match.number // 2
    ala.go(f"/replay/{id}/{half}")
    standing_at(page, half)
    page.keyboard.press("ArrowRight")
    standing_at(page, half + 1)
    assert page.url.endswith(f"/replay/{id}/{half + 1}/A")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    standing_at(page, half - 1)
    eyes = page.get_by_role("combobox", name="Seen by")
    for key, seen in (("2", "1"), ("3", "2"), ("0", "-1"), ("1", "0")):
        page.keyboard.press(key)
        expect(eyes).to_have_value(seen)
        expect(page.locator(".tl h2")).not_to_be_empty()
    page.keyboard.press("End")
    standing_at(page, match.number)
    expect(page.get_by_role("button", name="Play from here")).to_have_count(0)
    page.keyboard.press("Home")
    expect(page.locator(".tl h2")).to_have_text("The beginning")
    page.get_by_role("button", name=re.compile("^Turning point 1")).click()
    assert not page.url.endswith("/0/A")


def test_a_link_to_a_moment_opens_it_for_somebody_else(visitor: NewVisitor) -> None:
    ala, bruno = visitor(), visitor(locale="pl-PL", size=PHONE)
    id = bring(ala, LUTETIA)
    bruno.go(f"/replay/{id}/12/C")
    standing_at(bruno.page, 12)
    expect(bruno.page.get_by_role("combobox", name="Widok")).to_have_value("2")
    bruno.page.get_by_role("button", name="Następny ruch").click()
    standing_at(bruno.page, 13)
    assert bruno.page.url.endswith("/13/C")


def test_what_if_leads_to_a_game_of_its_own_and_back(visitor: NewVisitor) -> None:
    ala = visitor()
    id, page = bring(ala, LUTETIA), ala.page
    ala.go(f"/replay/{id}/9")
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("radio", name="B").check()
    page.get_by_role("dialog").get_by_role("combobox", name="Level").select_option(index=0)
    page.get_by_role("button", name="Play from move 9").click()
    expect(page.get_by_text("What if: branched off after move 9. Not rated.")).to_be_visible()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator("#board")).to_be_visible()
    page.get_by_role("link", name="The game it comes from").click()
    standing_at(page, 9)
    assert f"/replay/{id}/9" in page.url


def test_a_record_is_brought_as_a_file_and_a_broken_one_is_explained(
    visitor: NewVisitor, tmp_path: Path
) -> None:
    ala = visitor()
    broken, whole = tmp_path / "broken.ludi", tmp_path / "whole.ludi"
    broken.write_text(LUTETIA.replace("rules: 1", "rules: 99"))
    whole.write_text(LUTETIA)
    ala.go()
    page = ala.page
    page.get_by_role("button", name="Bring a record").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("input[type=file]").set_input_files(broken)
    dialog.get_by_role("button", name="Check and open").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Line 2: played with rules version 99")
    ala.complaints.clear()  # the browser tells of the refusal, too
    dialog.locator("input[type=file]").set_input_files(whole)
    dialog.get_by_role("button", name="Check and open").click()
    page.wait_for_url(re.compile(r"/replay/[^/]+/0"))
    expect(page.locator(".tl h2")).to_have_text("The beginning")
    ala.go()
    expect(page.get_by_text("uploaded · finished")).to_be_visible()


def test_a_finished_game_is_taken_away_as_a_file(visitor: NewVisitor) -> None:
    ala = visitor()
    ala.go(f"/table/{bring(ala, LUTETIA)}")
    with ala.page.expect_download() as download:
        ala.page.get_by_role("link", name="Record of the game").click()
    assert download.value.path().read_text() == LUTETIA


def test_an_unfinished_record_is_played_on(visitor: NewVisitor) -> None:
    ala = visitor()
    lines = [line for line in LUTETIA.splitlines() if not line.startswith("result")]
    text = "\n".join(lines[: lines.index("") + 8])
    ala.go()
    page = ala.page
    page.get_by_role("button", name="Bring a record").click()
    page.get_by_label("The record").fill(text)
    page.get_by_role("radio", name="C").check()
    page.get_by_role("button", name="Check and open").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.get_by_text("Brought along from elsewhere. Not rated.")).to_be_visible()


def test_a_note_is_written_found_on_the_scrubber_and_deleted(visitor: NewVisitor) -> None:
    ala = visitor()
    id, page = bring(ala, LUTETIA), ala.page
    ala.go(f"/replay/{id}/7")
    standing_at(page, 7)
    page.keyboard.press("n")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Note on move 7").fill("<img src=x onerror=alert(1)> the bluff")
    dialog.get_by_role("button", name="Save the note").click()
    expect(dialog.get_by_role("listitem")).to_contain_text("<img src=x onerror=alert(1)> the bluff")
    page.keyboard.press("Escape")
    page.keyboard.press("Home")
    page.get_by_role("button", name="One note on move 7").click()
    standing_at(page, 7)
    expect(page.locator("#log")).to_contain_text("the bluff")
    page.keyboard.press("n")
    dialog.get_by_role("button", name=re.compile("Delete the note")).click()
    expect(dialog.get_by_text("No notes yet.")).to_be_visible()


def test_a_running_game_is_looked_back_at_from_one_s_own_seat_only(visitor: NewVisitor) -> None:
    ala = visitor()
    ala.go()
    body = {"game": "lutetia", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    made = ala.page.request.post(f"{ala.address}/api/tables", data=body)
    ala.go(f"/replay/{made.json()['id']}/0/B")
    expect(ala.page.get_by_text("you see only what you know")).to_be_visible()
    expect(ala.page.locator(".tl h2")).to_have_text("The beginning")
    expect(ala.page.get_by_role("combobox", name="Seen by")).to_have_count(0)
    expect(ala.page.get_by_role("button", name="Play from here")).to_have_count(0)


def test_the_result_names_the_turning_points(visitor: NewVisitor) -> None:
    ala = visitor()
    id, page = bring(ala, LUTETIA), ala.page
    ala.go(f"/table/{id}")
    expect(page.get_by_role("heading", name="Chance to win, %")).to_be_visible()
    expect(page.get_by_role("img", name="Chance to win, %")).to_be_visible()
    page.get_by_text("Chances in numbers").click()
    page.get_by_role("link", name=re.compile(r"^Move \d+:")).first.click()
    page.wait_for_url(re.compile(r"/replay/[^/]+/\d+"))


def test_a_game_of_other_rules_says_so_and_its_record_can_be_taken_away(
    own_server: Server, visitor: NewVisitor
) -> None:
    ala = visitor(at=own_server, locale="pl-PL")
    table = bring(ala, LUTETIA)
    own_server.stop()
    with sqlite3.connect(own_server.store / "ludi.db") as database:
        # As if it had been played under rules by which it went differently
        database.execute("update tables set rules = 7, digest = 'other'")
    own_server.start()
    for page in ("table", "replay"):
        ala.go(f"/{page}/{table}")
        expect(ala.page.get_by_text("według wersji 7 zasad")).to_be_visible()
        with ala.page.expect_download() as download:
            ala.page.get_by_role("link", name="Zapis partii").click()
        text = download.value.path().read_text()
        assert text.replace("rules: 7", "rules: 1") == LUTETIA
    ala.complaints.clear()  # the browser reports the refusal (409) as an error


def test_the_replay_of_7_wonders_shows_the_hand_a_choice_was_made_from(
    visitor: NewVisitor,
) -> None:
    match = random_match(ludi.game("seven-wonders"), 3, None, "replayed")
    ala = visitor()
    id, page = bring(ala, record.write(match)), ala.page
    first, last = turn_of(match, choosing=3), turn_of(match, choosing=1)
    for number in (first, last):  # after the last one hands have been passed on
        entry = match.entries[number - 1]
        seat, move = "ABC"[entry.seat], msgspec.to_builtins(entry.move)
        ala.go(f"/replay/{id}/{number}/{seat}")
        hand = page.get_by_role("region", name=f"Hand: {seat}")
        assert shown(hand) == hand_at(match, number - 1, entry.seat)
        expect(hand.locator("[aria-current]")).to_have_attribute("data-card", move["card"])
        expect(hand).to_contain_text("Chosen: ")

    # Another seat's move: the hand one looks at is the one of now, with what already lies there
    other = (match.entries[first - 1].seat + 1) % 3
    ala.go(f"/replay/{id}/{first}/{'ABC'[other]}")
    hand = page.get_by_role("region", name=f"Hand: {'ABC'[other]}")
    assert shown(hand) == hand_at(match, first, other)
    expect(hand.locator("[aria-current]")).to_have_count(0)
    ala.go(f"/replay/{id}/{first + 1}/{'ABC'[match.entries[first - 1].seat]}")
    chosen = msgspec.to_builtins(match.entries[first - 1].move)["card"]
    expect(page.locator("[aria-current][data-card]")).to_have_attribute("data-card", chosen)

    page.keyboard.press("0")  # a spectator sees nobody's hand
    expect(page.get_by_role("combobox", name="Seen by")).to_have_value("-1")
    expect(page.locator("[data-card]")).to_have_count(0)


def turn_of(match: Match, choosing: int) -> int:
    """The number of a move in the second Age that was made while so many were still to choose."""
    for number, entry in enumerate(match.entries, 1):
        view = match.at(number - 1).view(entry.seat)
        if (view.age, view.phase) == (2, "turn") and len(match.at(number - 1).actors()) == choosing:
            return number
    raise AssertionError("no such move")


def hand_at(match: Match, number: int, seat: int) -> list[str]:
    return [each.card for each in match.at(number).view(seat).hand]


def shown(hand: Locator) -> list[str]:
    expect(hand).to_be_visible()
    return [str(card.get_attribute("data-card")) for card in hand.locator("[data-card]").all()]
