"""Hints from what a seat knows, and the analysis of finished games."""

import time
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

import ludi
from ludi.core import position, record
from ludi.core.match import Match
from ludi.games.lutetia.moves import Bid
from ludi.table.api.analysis import decisions
from ludi.table.thinking import advice as weighing
from ludi.table.thinking.advice import Decision, Weighed, hint, review
from tests.serving import Person

NewPerson = Callable[..., Person]
READ = record.read
GAMES = [game.id for game in ludi.all_games()]


def finished(id: str, seed: str = "ides") -> Match:
    match, rng = ludi.game(id).match(2, seed), Random("walk")
    while actors := match.state.actors():
        match.play(actors[0], rng.choice(match.state.moves(actors[0])))
    return match


@pytest.mark.parametrize("id", GAMES)
def test_every_decision_of_every_game_can_be_weighed(id: str) -> None:
    match = finished(id)
    numbers = decisions(match, {0})
    some = numbers[:: max(1, len(numbers) // 8)]
    found = msgspec.json.decode(review(record.write(match), some, 6, 1000.0), type=list[Decision])
    assert [one.moves for one in found] == some
    for one in found:
        state = match.at(one.moves)
        best = match.game.move_from(one.best)
        assert best in state.moves(one.seat)
        assert 0 <= one.loss <= 1
        assert 0 <= one.chance <= 1
        assert one.loss == 0 or one.best != one.played
    assert any(one.loss > 0 for one in found)  # chance does not play well


def test_a_game_is_read_once_for_all_its_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    """An analysis asks for a few at a time."""
    text, read = record.write(finished("lutetia", "once")), []
    monkeypatch.setattr(weighing.record, "read", lambda *args: read.append(args) or READ(*args))
    for number in (0, 1, 2):
        review(text, [number], 2, 1000.0)
    assert len(read) == 1


def test_two_moves_that_come_to_the_same_are_as_good_as_each_other() -> None:
    """The search may have tried one of them often and the other once, and been unlucky."""

    def weighed(bid: Bid) -> Decision:
        match = ludi.game("lutetia").match(2, "ides")
        match.play(0, bid)
        (found,) = msgspec.json.decode(
            review(record.write(match), [0], 40, 1000.0), type=list[Decision]
        )
        return found

    best = weighed(Bid("A", "1")).best
    turned = weighed(Bid(best["second"], best["first"]))
    assert turned.best == best
    assert turned.loss == 0


@pytest.mark.parametrize("id", GAMES)
def test_a_hint_is_legal_whatever_is_hidden(id: str) -> None:
    game = ludi.game(id)
    match = finished(id)
    choices = decisions(match, {0})
    number = choices[len(choices) // 2]
    state, seat = match.at(number), match.entries[number].seat
    legal = state.moves(seat)
    for world in (state, state.guess(seat, Random("other world"))):
        told = msgspec.json.encode(position.save(world))
        weighed = msgspec.json.decode(hint(id, told, seat, 0.01, "seed"), type=Weighed)
        assert game.move_from(weighed.best) in legal


def test_the_number_of_decisions_is_limited_and_people_come_first() -> None:
    match = finished("lutetia")
    all_of_them = decisions(match, set())
    assert all(len(match.at(n).moves(match.entries[n].seat)) > 1 for n in all_of_them)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ludi.table.api.analysis.MOST_DECISIONS", 5)
        assert [match.entries[n].seat for n in decisions(match, {1})] == [1] * 5


def test_hints_alone_among_bots(person: NewPerson) -> None:
    anna = person("Anna")
    table = anna.table("me", "random")
    assert table["hints"]
    with anna.live(table["id"]) as live:
        live.until_asked()
        given = anna.post(f"/api/tables/{table['id']}/hint")
        live.catch_up(given["number"])  # the bot may have chosen meanwhile
        assert given["number"] == live.position["number"]
        assert given["move"] in [offer["move"] for offer in live.position["offers"]]
        live.play(given["move"])


def test_among_people_all_must_want_hints(person: NewPerson) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    made = anna.table("me", "open", "random")
    path = f"/api/tables/{made['id']}"
    bruno.post(f"{path}/join", {"token": made["seats"][1]["invite"]})
    assert refused(anna, f"{path}/hint") == 403
    assert not anna.post(f"{path}/hints", {"agree": True})["hints"]
    assert refused(anna, f"{path}/hint") == 403
    assert bruno.post(f"{path}/hints", {"agree": True})["hints"]
    assert anna.post(f"{path}/hint")["move"]
    assert not bruno.post(f"{path}/hints", {"agree": False})["hints"]
    assert refused(anna, f"{path}/hint") == 403
    stranger = person("Caius")
    assert refused(stranger, f"{path}/hint") == 403
    assert refused(stranger, f"{path}/hints", {"agree": True}) == 403


def refused(who: Person, path: str, body: Any = None) -> int:
    answer = who.http.post(path, json=body or {})
    assert answer.json()["error"]
    return answer.status_code


def test_a_finished_game_is_analysed_once_and_kept(person: NewPerson) -> None:
    anna = person("Anna")
    table = anna.table("me", "random")
    path = f"/api/tables/{table['id']}/analysis"
    assert refused(anna, path) == 409
    with anna.live(table["id"]) as live:
        while not live.until_asked()["result"]:
            live.play()
    assert anna.get(path)["state"] == "none"
    assert anna.post(path)["state"] in ("running", "done")
    while (now := anna.get(path))["state"] == "running":
        assert now["decisions"] == []
        time.sleep(0.05)
    assert now["state"] == "done"
    assert now["total"] == len(now["decisions"]) > 10
    assert {one["seat"] for one in now["decisions"]} == {0, 1}
    stranger = person("Caius")
    assert stranger.post(path) == now  # not worked out again
