"""Learning at a real board: tasks solved, missed and explained."""

import pytest
from playwright.sync_api import expect

import ludi
from ludi.core.lessons import lesson
from tests.e2e.conftest import PHONE, NewVisitor


def test_a_lesson_is_found_from_the_home_page_and_solved(visitor: NewVisitor) -> None:
    ala = visitor()
    ala.go()
    ala.page.get_by_role("link", name="Teach me").click()
    ala.page.get_by_role("link", name="Two Legions against a purse").click()
    task = ala.page.get_by_role("region", name="Task")
    expect(task).to_contain_text("Win the card with your Legions")
    more = ala.page.get_by_role("button", name="One Legion more: You")
    more.click()
    ala.page.get_by_role("button", name="Spend 1 Legion").click()
    expect(task).to_contain_text("That is allowed, but the task asks for something else.")
    more.click()
    ala.page.get_by_role("button", name="Spend 2 Legions").click()
    expect(task).to_contain_text("Right.")
    expect(task).to_contain_text("strength 4 beats 3")
    task.get_by_role("link", name="Next lesson").click()
    expect(task).to_contain_text("A helping hand")
    ala.go("/learn/lutetia")
    expect(ala.page.get_by_text("Done: 1 of 12")).to_be_visible()


def test_an_outcome_is_foretold_in_polish_on_a_phone(visitor: NewVisitor) -> None:
    ala = visitor(size=PHONE, locale="pl-PL")
    ala.go("/learn/lutetia/LUT-EX-10")
    task = ala.page.get_by_role("region", name="Zadanie")
    answers = task.get_by_role("group", name="Odpowiedzi")
    answers.get_by_role("button", name="3", exact=True).click()
    expect(task).to_contain_text("Jeszcze nie. Wychodzi 4.")
    task.get_by_role("button", name="Od nowa").click()
    answers.get_by_role("button", name="4", exact=True).click()
    expect(task).to_contain_text("Dobrze.")
    expect(task).to_contain_text("Pole płaci 1 za własny chleb")


def test_the_move_looked_for_can_be_shown(visitor: NewVisitor) -> None:
    ala = visitor()
    ala.go("/learn/lutetia/LUT-DT-02")
    task = ala.page.get_by_role("region", name="Task")
    task.get_by_role("button", name="Show the move").click()
    expect(task).to_contain_text("a tie at the top removes the card")


def test_a_lesson_ends_with_its_answer_and_not_with_a_winner(visitor: NewVisitor) -> None:
    ala = visitor()
    ala.go("/learn/lutetia/LUT-EX-02")
    told = ala.page.locator(".dock [role=status]").first
    expect(told).to_contain_text("What comes out?")
    expect(told).not_to_contain_text("Waiting")
    ala.page.get_by_role("group", name="Answers").get_by_role(
        "button", name="9", exact=True
    ).click()
    expect(told.get_by_role("heading")).to_have_text("Right.")
    expect(ala.page.get_by_role("region", name="Task")).to_contain_text("was a bluff")
    expect(ala.page.locator(".dock")).not_to_contain_text("wins")


def test_a_lesson_about_the_end_of_the_game_names_the_winner(visitor: NewVisitor) -> None:
    ala = visitor(size=PHONE, locale="pl-PL")
    ala.go("/learn/glory-to-rome/GTR-EX-18")
    told = ala.page.locator(".dock [role=status]").first
    show = ala.page.get_by_role("button", name="Pokaż ruch")
    for _ in lesson(ludi.game("glory-to-rome"), "GTR-EX-18").example.when:
        before = told.inner_text()
        if show.count() == 0:
            break
        show.click()
        expect(told).not_to_have_text(before, use_inner_text=True)
    expect(told.get_by_role("heading")).to_have_text("Dobrze. Ty wygrywasz")
    expect(told).to_contain_text("Ukończone Katakumby kończą grę natychmiast")


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_clauses_beside_a_lesson_are_shown_without_markup(visitor: NewVisitor, locale: str) -> None:
    ala = visitor(locale=locale)
    ala.go("/learn/concordia/CON-EX-01")
    details = ala.page.locator(".task details")
    details.locator("summary").click()
    expect(details.locator(".clause b").first).to_have_text(
        "may" if locale == "en-GB" else "możesz"
    )
    expect(details).not_to_contain_text("*")


def test_nothing_lies_over_the_dock_of_a_phone(visitor: NewVisitor) -> None:
    ala = visitor(size=PHONE)
    ala.go("/learn/concordia/CON-EX-01")
    ala.page.locator(".task summary").click()  # a long task, so that the tabs come near the dock
    tabs = ala.page.locator("div.frieze")
    dock = ala.page.locator(".dock")
    for scrolled in range(0, 600, 20):
        ala.page.evaluate("y => scrollTo({ top: y, behavior: 'instant' })", scrolled)
        below, above = tabs.bounding_box(), dock.bounding_box()
        assert below
        assert above
        if below["y"] + below["height"] > above["y"] + 20:
            break
    else:
        raise AssertionError("the tabs never meet the dock")
    covered = "([x, y]) => !document.elementFromPoint(x, y)?.closest('.dock')"
    y = max(above["y"], below["y"]) + 15
    assert not ala.page.evaluate(covered, [above["x"] + above["width"] / 2, y])
