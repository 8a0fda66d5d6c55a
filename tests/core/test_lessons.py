"""Lessons come from the same examples as the tests, and the engine checks every answer."""

import pytest

import ludi
from ludi.core.lessons import lesson, lessons

LESSONS = [pytest.param(each, id=each.id) for game in ludi.all_games() for each in lessons(game)]


@pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)
def test_every_game_teaches(game):
    taught = lessons(game)
    assert len(taught) >= 6
    for each in taught:
        for language in ("en", "pl"):
            for part in ("", ".task", ".why"):
                assert game.texts.format(language, each.example.key + part)


@pytest.mark.parametrize("each", LESSONS)
def test_the_examples_own_answer_is_right(each):
    if each.kind == "foretell":
        before = each.before()
        assert before.view(each.example.seat) is not None
        attempt = each.foretell(each.answer)
        assert each.answer in each.choices
        assert len(set(map(str, each.choices))) == len(each.choices) > 1
    else:
        own = [move for seat, move in each.example.when if seat == each.example.seat]
        for n in range(len(own)):
            assert not each.attempt(own[:n]).done
        attempt = each.attempt(own)
    assert attempt.done
    assert attempt.verdict == "right"


@pytest.mark.parametrize("each", LESSONS)
def test_another_answer_is_not_right(each):
    if each.kind == "foretell":
        for wrong in each.choices:
            if wrong != each.answer:
                assert each.foretell(wrong).verdict == "wrong"
        return
    match = each.begin()
    learner = each.example.seat
    expected = each.example.when[match.number][1]
    for move in match.state.moves(learner):
        attempt = each.attempt([move])
        assert attempt.verdict == ("right" if move == expected else "other")


def test_an_illegal_try_is_refused_with_its_clause():
    from ludi.games.lutetia.moves import Legions

    attempt = lesson(ludi.game("lutetia"), "LUT-EX-05a").attempt([Legions((9, 0))])
    assert attempt.verdict == "refused"
    assert attempt.refusal.clause == "8.6.4"


def test_only_lessons_that_show_a_winner_are_about_the_end():
    about_end = {
        each.id for game in ludi.all_games() for each in lessons(game) if each.example.about_end
    }
    assert about_end == {"CON-EX-18", "GTR-EX-18"}
    bluff = lesson(ludi.game("lutetia"), "LUT-EX-02")
    assert bluff.example.play().result() is not None  # the game happens to end there as well
    assert not bluff.example.about_end
