"""Ends that no rulebook knows: resigning, and agreeing to stop; and what is stored of every end."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludi.core.result import Result, Score
from ludi.games import all_games
from ludi.table.room.endings import result_when_broken_off, with_resigned_last
from ludi.table.settings import Settings
from ludi.table.store.models import Table
from ludi.table.store.store import Store
from tests.serving import Live, Person, Server, serving
from tests.waiting import wait_for

NewPerson = Callable[..., Person]


def seated(person: NewPerson, *seats: str, **more: Any) -> tuple[list[Person], str]:
    """People with names of their own at a table that has begun: the host is `me`."""
    host = person("Ala")
    table = host.table(*seats, **more)
    people = [host]
    for name, seat in zip(("Bruno", "Celina"), table["seats"], strict=False):
        invite = next((s["invite"] for s in table["seats"] if s["invite"]), None)
        if invite is None:
            break
        guest = person(name)
        table = guest.post(f"/api/tables/{table['id']}/join", {"token": invite})
        table = host.get(f"/api/tables/{table['id']}")
        people.append(guest)
        assert seat is not None
    assert table["status"] == "playing"
    return people, table["id"]


def stored(folder: Path, table: str) -> Table:
    async def read() -> Table:
        store = await Store.open(Settings(store=folder))
        try:
            found = await store.tables.get(table)
            assert found is not None
            return found
        finally:
            await store.close()

    return asyncio.run(read())


def refused(who: Person, path: str, body: Any) -> tuple[int, str]:
    answer = who.http.post(path, json=body)
    return answer.status_code, answer.json()["error"]


def over(live: Live) -> dict[str, Any]:
    return live.until_table(lambda t: t["status"] == "over")


def play_to_the_end(live: Live, rng: Random) -> Any:
    while not live.until_asked()["result"]:
        live.play(rng.choice(live.position["offers"])["move"])
    return live.position["result"]


# Counting


def test_who_resigned_comes_last() -> None:
    result = Result([Score.of(gold=n) for n in (9, 5, 7)], [1, 3, 2], [0], "end-x", "tie-y")
    assert with_resigned_last(result, []) == result
    assert with_resigned_last(result, [0]).ranks == [3, 2, 1]
    assert with_resigned_last(result, [0]).winners == [2]
    assert with_resigned_last(result, [0, 2]).ranks == [2, 1, 2]
    assert with_resigned_last(result, [0, 1, 2]).ranks == [1, 3, 2]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_game_can_be_counted_in_the_middle(game: Any) -> None:
    seats, rng = max(game.seats), Random("middle")
    match = game.match(seats, "middle")
    for _ in range(60):
        if not match.state.actors():
            break
        seat = match.state.actors()[0]
        match.play(seat, rng.choice(match.state.moves(seat)))
        result = result_when_broken_off(match.state, "agreed", [])
        assert len(result.scores) == len(result.ranks) == seats
        assert all(score.total == sum(score.parts.values()) for score in result.scores)
        best = max(score.total for score in result.scores)
        assert result.winners == [n for n, s in enumerate(result.scores) if s.total == best]


# Ends by the rules


def test_the_result_of_a_finished_game_is_stored(server: Server, person: NewPerson) -> None:
    (ala,), table = seated(person, "me", "random")
    with ala.live(table) as live:
        result = play_to_the_end(live, Random("stored"))
        over(live)
    row = stored(server.store, table)
    assert row.result == result
    assert row.finished is not None
    assert (row.ending, row.deadline) == (None, None)


# Resigning


def test_alone_with_bots_resigning_ends_the_game(server: Server, person: NewPerson) -> None:
    (ala,), table = seated(person, "me", "random", "greedy")
    with ala.live(table) as live:
        live.until_asked()
        info = ala.post(f"/api/tables/{table}/resign")
        assert (info["status"], info["ending"], info["you"]) == ("over", "resigned", 0)
        assert info["seed"]
        assert over(live)["seats"][0]["resigned"]
        position = live.until_position(lambda p: p["result"])
        assert (position["actors"], position["offers"], position["prompt"]) == ([], [], None)
        assert position["result"]["ranks"][0] == 3
        assert position["result"]["ended"] == "ending-resigned"
        assert not position["undo"]["possible"]
        live.until_asked()
        assert live.play({"type": "bid", "first": "A", "second": "1"})["refusal"]["key"] == (
            "no-game-over"
        )
    row = stored(server.store, table)
    assert (row.status, row.ending, row.actors) == ("over", "resigned", [])
    assert row.result == position["result"]
    assert "seed: ?" not in ala.http.get(f"/api/tables/{table}/record").text
    assert refused(ala, f"/api/tables/{table}/resign", {})[0] == 409


def test_a_bot_plays_on_for_who_resigned_and_the_others_go_on(
    server: Server, person: NewPerson
) -> None:
    (ala, bruno), table = seated(person, "me", "open")
    with ala.live(table) as a, bruno.live(table) as b:
        a.until_asked()
        b.until_asked()
        info = ala.post(f"/api/tables/{table}/resign")
        assert info["status"] == "playing"
        assert info["you"] is None  # from now on a spectator
        assert info["seats"][0]["stand_in"]
        b.until_table(lambda t: t["seats"][0]["resigned"])
        a.until_table(lambda t: t["you"] is None)
        assert a.why({"type": "bid", "first": "A", "second": "1"})["type"] == "error"
        assert refused(ala, f"/api/tables/{table}/resign", {})[0] == 403
        a.close()
        result = play_to_the_end(b, Random("on"))
    assert result["ranks"] == [2, 1]
    assert result["winners"] == [1]
    assert stored(server.store, table).result == result
    assert ala.get(f"/api/tables/{table}")["you"] == 0


def test_when_the_last_person_resigns_the_game_is_over(person: NewPerson) -> None:
    (ala, bruno), table = seated(person, "me", "open", "random")
    assert ala.post(f"/api/tables/{table}/resign")["status"] == "playing"
    info = bruno.post(f"/api/tables/{table}/resign")
    assert (info["status"], info["ending"]) == ("over", "resigned")
    with ala.live(table) as live:
        assert live.until_asked()["result"]["ranks"] == [2, 2, 1]


# Agreeing


def test_all_agree_and_the_game_is_over(server: Server, person: NewPerson) -> None:
    (ala, bruno, celina), table = seated(person, "me", "open", "open")
    end = f"/api/tables/{table}/end"
    with ala.live(table) as a, bruno.live(table) as b:
        a.until_asked()
        assert ala.post(end, {"agree": True})["seats"][0]["agrees"]
        b.until_table(lambda t: t["seats"][0]["agrees"])
        assert bruno.post(end, {"agree": True})["status"] == "playing"
        assert celina.post(end, {"agree": True})["status"] == "over"
        assert over(a)["ending"] == "agreed"
        position = a.until_asked()
    assert position["result"]["ended"] == "ending-agreed"
    assert position["result"]["scores"] == position["standing"]
    row = stored(server.store, table)
    assert (row.ending, row.result) == ("agreed", position["result"])
    assert row.finished is not None


def test_one_no_withdraws_the_proposal(person: NewPerson) -> None:
    (ala, bruno, celina), table = seated(person, "me", "open", "open")
    end = f"/api/tables/{table}/end"
    ala.post(end, {"agree": True})
    bruno.post(end, {"agree": True})
    info = celina.post(end, {"agree": False})
    assert not any(seat["agrees"] for seat in info["seats"])
    assert celina.post(end, {"agree": True})["status"] == "playing"


def test_a_resignation_withdraws_the_proposal_too(person: NewPerson) -> None:
    (ala, bruno), table = seated(person, "me", "open", "random")
    ala.post(f"/api/tables/{table}/end", {"agree": True})
    info = bruno.post(f"/api/tables/{table}/resign")
    assert info["status"] == "playing"
    assert not any(seat["agrees"] for seat in info["seats"])
    # Who is left among people may end it: nobody else is asked
    info = ala.post(f"/api/tables/{table}/end", {"agree": True})
    assert (info["status"], info["ending"]) == ("over", "agreed")


def test_bots_are_not_asked_for_an_end(person: NewPerson) -> None:
    (ala,), table = seated(person, "me", "random")
    assert refused(ala, f"/api/tables/{table}/end", {"agree": True})[0] == 409


def test_only_those_who_play_may_end_a_game(person: NewPerson) -> None:
    (_, _), table = seated(person, "me", "open")
    eve = person("Eve")
    assert refused(eve, f"/api/tables/{table}/end", {"agree": True})[0] == 403
    assert refused(eve, f"/api/tables/{table}/resign", {})[0] == 403
    waiting = eve.table("me", "open")["id"]
    assert refused(eve, f"/api/tables/{waiting}/resign", {})[0] == 409


def test_proposals_and_resignations_survive_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        people: list[Person] = []

        def person(name: str) -> Person:
            people.append(Person(server, name))
            return people[-1]

        (ala, bruno, celina), table = seated(person, "me", "open", "open")
        with bruno.live(table) as b:
            b.until_asked()
            celina.post(f"/api/tables/{table}/resign")
            ala.post(f"/api/tables/{table}/end", {"agree": True})
            server.kill()
            server.start()
        info = bruno.get(f"/api/tables/{table}")
        assert [seat["agrees"] for seat in info["seats"]] == [True, False, False]
        assert [seat["resigned"] for seat in info["seats"]] == [False, False, True]
        with ala.live(table) as a:
            a.catch_up(1)  # the bot of who resigned goes on
            bruno.post(f"/api/tables/{table}/end", {"agree": True})
            assert over(a)["ending"] == "agreed"
        server.kill()
        server.start()
        with ala.live(table) as a:
            assert a.until_asked()["result"]["ranks"][2] == 3
        wait_for(lambda: stored(tmp_path, table).status == "over")
        for one in people:
            one.close()
