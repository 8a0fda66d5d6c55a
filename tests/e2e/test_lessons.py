"""Learning at a real board: tasks solved, missed and explained."""

from playwright.sync_api import expect

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
