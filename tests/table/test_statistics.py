"""Ratings and statistics: counted once, from what was really played."""

import asyncio
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from ludi.table.settings import Settings
from ludi.table.store.models import Rating, Seat, Table, now
from ludi.table.store.ratings import after_game
from ludi.table.store.store import Store
from tests.serving import Person
from tests.table.test_review import finished, over, refused
from tests.table.test_store import with_store

NewPerson = Callable[..., Person]

# The arithmetic


def test_who_comes_first_rises_and_who_comes_last_falls() -> None:
    after = after_game(["ala", "bruno", "bot:greedy"], [2, 1, 3], {})
    assert after["bruno"][0] > after["ala"][0] > after["bot:greedy"][0]
    assert all(sigma < 25 / 3 for _, sigma in after.values())


def test_a_win_against_the_strong_counts_more() -> None:
    strong = after_game(["ala", "bruno"], [1, 2], {"bruno": (35.0, 2.0)})
    weak = after_game(["ala", "bruno"], [1, 2], {"bruno": (15.0, 2.0)})
    assert strong["ala"][0] > weak["ala"][0]


def test_a_bot_in_several_seats_moves_by_the_mean_whatever_their_order() -> None:
    first = after_game(["ala", "bot:x", "bot:x"], [1, 2, 3], {})
    second = after_game(["ala", "bot:x", "bot:x"], [1, 3, 2], {})
    assert first["bot:x"] == pytest.approx(second["bot:x"])
    assert set(first) == {"ala", "bot:x"}


def test_a_tie_leaves_equals_equal() -> None:
    after = after_game(["ala", "bruno"], [1, 1], {})
    assert after["ala"] == pytest.approx(after["bruno"])


# The store


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def game_over(
    id: str, *seats: dict[str, Any], ranks: list[int], ago: int = 0, **more: Any
) -> Table:
    scores = [{"total": 10 - rank, "parts": {"beer": 10 - rank}} for rank in ranks]
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    result = {"scores": scores, "ranks": ranks, "winners": winners, "ended": "x", "tie_break": None}
    values: dict[str, Any] = {
        "id": id,
        "game": "lutetia",
        "rules": 1,
        "data": "x",
        "options": {},
        "seed": "x",
        "host": "ala",
        "status": "over",
        "finished": now() - timedelta(minutes=ago),
        "result": result,
        "origin": "played",
        "seats": [Seat(seat=number, **seat) for number, seat in enumerate(seats)],
    }
    return Table(**(values | more))


def one(guest: str, **more: Any) -> dict[str, Any]:
    return {"kind": "person", "guest_id": guest, **more}


def bot(level: str) -> dict[str, Any]:
    return {"kind": "bot", "level": level, "name": "Cato"}


async def opened(folder: Path) -> Store:
    store = await Store.open(Settings(store=folder))
    for guest in ("ala", "bruno"):
        await store.guests.ensure_guest(guest, guest.title())
    return store


async def rows(store: Store) -> list[Rating]:
    async with store.sessions() as session:
        return list(await session.scalars(select(Rating).order_by(Rating.at, Rating.seat)))


@pytest.mark.anyio
async def test_only_games_played_to_the_end_by_different_players_are_rated(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    for table in (
        game_over("rated", one("ala"), one("bruno"), ranks=[1, 2]),
        game_over("with-bot", one("ala"), bot("greedy"), ranks=[1, 2]),
        game_over(
            "gave-up", one("ala", resigned=True, stand_in="greedy"), one("bruno"), ranks=[2, 1]
        ),
        game_over("agreed", one("ala"), one("bruno"), ranks=[1, 2], ending="agreed"),
        game_over("uploaded", one("ala"), one("bruno"), ranks=[1, 2], origin="uploaded"),
        game_over("branch", one("ala"), bot("greedy"), ranks=[1, 2], origin="branch"),
        game_over("away", one("ala"), one("bruno", stand_in="greedy"), ranks=[1, 2]),
        game_over("one-screen", one("ala"), one("ala"), bot("greedy"), ranks=[1, 2, 3]),
        game_over("same-bots", bot("greedy"), bot("greedy"), ranks=[1, 2]),
        game_over("alone", one("ala"), ranks=[1]),
        game_over("nameless", one("ala"), {"kind": "person"}, ranks=[1, 2]),
        game_over("known-deal", one("ala"), one("bruno"), ranks=[1, 2], seed_chosen=True),
        game_over("known-to-me", one("ala"), bot("greedy"), ranks=[1, 2], seed_chosen=True),
    ):
        await store.tables.add(table)
    await store.ratings.rate_finished_games()
    assert {row.table_id for row in await rows(store)} == {"rated", "with-bot", "gave-up"}
    await store.close()


@pytest.mark.anyio
async def test_two_servers_rate_every_game_exactly_once_and_in_order(tmp_path: Path) -> None:
    first = await opened(tmp_path)
    second = await Store.open(Settings(store=tmp_path))
    for number in range(24):
        table = game_over(f"t{number}", one("ala"), one("bruno"), ranks=[1, 2], ago=100 - number)
        await first.tables.add(table)
    await asyncio.gather(*(store.ratings.rate_finished_games() for store in (first, second) * 3))
    found = await rows(first)
    assert len(found) == 48
    mine = [row for row in found if row.player == "ala"]
    assert [row.table_id for row in mine] == [f"t{number}" for number in range(24)]
    assert [row.mu for row in mine] == sorted(row.mu for row in mine)  # none was lost
    assert len({row.mu for row in mine}) == 24
    await first.close()
    await second.close()


@pytest.mark.anyio
async def test_ratings_are_apart_by_game_and_number_of_seats(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await store.tables.add(game_over("two", one("ala"), one("bruno"), ranks=[1, 2], ago=2))
    three = (one("ala"), one("bruno"), bot("greedy"))
    await store.tables.add(game_over("three", *three, ranks=[3, 2, 1], ago=1))
    await store.tables.add(game_over("rome", one("ala"), bot("x"), ranks=[2, 1], game="concordia"))
    await store.ratings.rate_finished_games()
    ((best, name, games, wins), *_) = await store.ratings.ladder("lutetia", 2, 10)
    assert (best.player, name, games, wins) == ("ala", "Ala", 1, 1)
    ladder = await store.ratings.ladder("lutetia", 3, 10)
    assert [rating.player for rating, *_ in ladder] == ["bot:greedy", "bruno", "ala"]
    assert ladder[0][1] is None
    await store.close()


@pytest.mark.anyio
async def test_who_is_gone_is_not_on_the_ladder(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await store.tables.add(game_over("two", one("ala"), one("bruno"), ranks=[1, 2]))
    await store.ratings.rate_finished_games()
    await store.guests.forget("bruno", "nobody")
    assert [rating.player for rating, *_ in await store.ratings.ladder("lutetia", 2, 10)] == ["ala"]
    await store.ratings.rate_finished_games()
    assert len(await rows(store)) == 2  # and the game is not counted again
    await store.close()


# Over HTTP


def test_my_games_are_counted_with_rank_points_and_strength(person: NewPerson) -> None:
    ala = person("Ala")
    table = finished(ala, "me", "random")
    mine = ala.get("/api/statistics/me")
    (played,) = mine["played"]
    assert (played["table"], played["game"], played["seats"]) == (table["id"], "lutetia", 2)
    result = ala.get(f"/api/tables/{table['id']}/at/{played_moves(ala, table)}")["result"]
    assert (played["rank"], played["total"]) == (result["ranks"][0], result["scores"][0]["total"])
    assert played["parts"] == result["scores"][0]["parts"]
    assert len(played["others"]) == 1
    assert 0 < played["strength"]["spread"] < 667
    assert (played["strength"]["rating"] > 1500) == (played["rank"] == 1)
    assert person("Bruno").get("/api/statistics/me")["played"] == []


def played_moves(person: Person, table: Any) -> int:
    return len(person.get(f"/api/tables/{table['id']}/story")["seats"])


def test_a_game_has_ladders_and_wins_by_seat(person: NewPerson) -> None:
    ala = person("Ala")
    finished(ala, "me", "random", "greedy")
    told = ala.get("/api/statistics/games/lutetia")
    three = next(each for each in told["by_seats"] if each["seats"] == 3)
    assert three["games"] >= 1
    assert sum(three["wins"]) == pytest.approx(three["games"])
    assert len(three["wins"]) == 3
    assert sum(three["winning"].values()) <= three["best"]
    me = next(rung for rung in three["ladder"] if rung["you"])
    assert (me["name"], me["level"]) == ("Ala", None)
    assert {"random", "greedy"} <= {rung["level"] for rung in three["ladder"]}
    stranger = person().get("/api/statistics/games/lutetia")
    assert not any(rung["you"] for each in stranger["by_seats"] for rung in each["ladder"])
    assert ala.http.get("/api/statistics/games/ludo").status_code == 404


def test_a_deal_the_host_could_know_does_not_count(settings: Settings) -> None:
    async def use(store: Store) -> None:
        for guest in ("ala", "bruno"):
            await store.guests.ensure_guest(guest)
        for id, chosen in (("drawn", False), ("chosen", True)):
            players = one("ala"), one("bruno")
            await store.tables.add(game_over(id, *players, ranks=[1, 2], seed_chosen=chosen))
        await store.ratings.rate_finished_games()
        assert {row.table_id for row in await rows(store)} == {"drawn"}
        assert [table.id for table in await store.ratings.finished_games("lutetia", 9)] == ["drawn"]
        assert {table.id for table in await store.ratings.finished_of_guest("ala", 9)} == {
            "drawn",
            "chosen",
        }

    with_store(settings, use)


def test_branches_and_brought_games_do_not_count(person: NewPerson) -> None:
    ala = person("Ala")
    table = finished(ala, "random", "random")
    path = f"/api/tables/{table['id']}"
    text = ala.http.get(f"{path}/record").text
    ala.post("/api/records", {"record": text})
    branch = ala.post(f"{path}/branches", {"moves": 3, "seat": 0, "level": "random"})
    rng = Random("branch")
    with ala.live(branch["id"]) as live:
        while not live.until_asked()["result"]:
            live.play(rng.choice(live.position["offers"])["move"])
    over(ala, branch["id"])
    assert ala.get("/api/statistics/me")["played"] == []
    assert refused(ala, "/api/statistics/me", {})[0] == 405
