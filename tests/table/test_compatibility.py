"""When the rules change, games go on, or say why they cannot."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

import ludi
from ludi.cli import main
from ludi.core import record
from ludi.core.errors import IllegalMove, Refusal
from ludi.games.lutetia.state import State
from ludi.table.errors import CannotGoOn, TableError
from ludi.table.room.game_log import LogEntry
from ludi.table.room.room import Room
from ludi.table.settings import Settings
from ludi.table.store.compatibility import Checked, check_record, check_stored
from ludi.table.store.models import Table
from ludi.table.store.raw_record import raw_record
from ludi.table.store.store import Store
from tests.table.test_store import bid, new_room, room_of, with_store

GAME = ludi.game("lutetia")


async def some_moves(room: Room, rng: Random, most: int = 30) -> None:
    for _ in range(most):
        async with room.lock:
            game_log = await room.game_log()
            state, number = game_log.match.state, game_log.number
        if not (actors := state.actors()):
            return
        await room.play(LogEntry("move", actors[0], rng.choice(state.moves(actors[0]))), number)


async def running_and_over(store: Store) -> tuple[str, str]:
    running, over = await new_room(store), await new_room(store)
    await some_moves(running, Random("running"))
    await some_moves(over, Random("over"), 10_000)
    assert (running.table.status, over.table.status) == ("playing", "over")
    return running.id, over.id


async def checked(settings: Settings) -> dict[str, Checked]:
    return {each.what: each async for each in check_stored(settings)}


async def kept(store: Store, id: str, seat: int | None) -> str:
    table = await store.tables.get(id)
    assert table is not None
    return raw_record(table, ["A", "B"], await store.log.read(id), seat)


def test_a_record_as_stored_is_the_one_the_rules_would_write(settings: Settings) -> None:
    """So it can be had where they cannot; and no more than that while the game runs."""

    async def use(store: Store) -> None:
        _, over = await running_and_over(store)
        finished = await room_of(store, over)
        async with finished.lock:
            match = (await finished.game_log()).match
        match.players = ["A", "B"]
        assert await kept(store, over, None) == record.write(match)
        running = await new_room(store)
        rows = bid(0), LogEntry("undo", 0), LogEntry("redo", 0, None), bid(1, "B", "2")
        for number, row in enumerate(rows):
            await running.play(row, number)
        mine = (await kept(store, running.id, 1)).splitlines()
        assert mine[-2:] == ["1. A ?", "2. B bid B 2"]
        assert "seed: ?" in mine
        assert (await kept(store, running.id, None)).splitlines()[-1] == "2. B ?"

    with_store(settings, use)


@pytest.fixture
def new_version(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Another version of the rules is installed, which may play differently."""

    def install(**changed: Any) -> None:
        monkeypatch.setattr(type(GAME), "rules", GAME.rules + 1)
        for name, value in changed.items():
            monkeypatch.setattr(State, name, value)

    return install


def test_games_that_would_be_the_same_go_on(
    settings: Settings, new_version: Callable[..., None]
) -> None:
    async def use(store: Store) -> None:
        running, over = await running_and_over(store)
        new_version()
        assert [each.trouble for each in (await checked(settings)).values()] == [None, None]
        again = await room_of(store, running)
        await some_moves(again, Random("go on"), 5)
        moved = await store.tables.get(running)
        assert moved is not None
        assert moved.rules == GAME.rules  # from here on it is a game of these rules
        finished = await room_of(store, over)
        async with finished.lock:
            assert (await finished.game_log()).match.state.result() is not None
        kept = await store.tables.get(over)
        assert kept is not None
        assert kept.rules == GAME.rules - 1

    with_store(settings, use)


def test_games_that_would_have_gone_differently_are_kept_as_they_are(
    settings: Settings, new_version: Callable[..., None]
) -> None:
    say = State.say

    def say_more(self: Any, key: str, *args: Any, **more: Any) -> None:
        say(self, key, *args, **more)
        if key == "round":
            say(self, key, *args, **more)

    async def use(store: Store) -> None:
        running, _ = await running_and_over(store)
        before = [row.move for row in await store.log.read(running)]
        new_version(say=say_more)
        troubles = [each.trouble or "" for each in (await checked(settings)).values()]
        assert all("differently" in trouble for trouble in troubles)
        again = await room_of(store, running)
        async with again.lock:
            with pytest.raises(TableError) as told:
                await again.game_log()
        assert isinstance(told.value, CannotGoOn)
        assert told.value.key == "error-other-rules"
        assert "older version" in str(told.value)
        assert [row.move for row in await store.log.read(running)] == before

    with_store(settings, use)


def test_a_move_that_is_forbidden_now_is_named(
    settings: Settings, new_version: Callable[..., None]
) -> None:
    why_not = State.why_not

    def stricter(self: Any, seat: int, move: Any) -> Any:
        return Refusal("no-such-luck", "1.1") if seat == 1 else why_not(self, seat, move)

    async def use(store: Store) -> None:
        running, over = await running_and_over(store)
        new_version(why_not=stricter)
        found = await checked(settings)
        for id in (running, over):
            assert "is refused: The rules forbid this move: no-such" in (found[id].trouble or "")
        again = await room_of(store, running)
        async with again.lock:
            with pytest.raises(TableError):
                await again.game_log()

    with_store(settings, use)


def test_under_the_same_rules_a_broken_log_is_no_upgrade(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(store: Store) -> None:
        running, _ = await running_and_over(store)
        monkeypatch.setattr(State, "why_not", lambda *_: Refusal("no-such-luck", "1.1"))
        again = await room_of(store, running)
        async with again.lock:
            with pytest.raises(IllegalMove):
                await again.game_log()

    with_store(settings, use)


def test_a_game_from_before_digests_is_judged_by_its_moves(settings: Settings) -> None:
    async def use(store: Store) -> None:
        running, _ = await running_and_over(store)
        async with store.engine.begin() as connection:
            await connection.execute(update(Table).values(digest=None))
        assert (await checked(settings))[running].trouble is None
        async with store.engine.begin() as connection:
            await connection.execute(update(Table).values(actors=[0, 1], moves=3))
        assert (await checked(settings))[running].trouble is not None

    with_store(settings, use)


def test_records_of_older_rules(tmp_path: Path, new_version: Callable[..., None]) -> None:
    match = GAME.match(seats=2, seed="old")
    rng = Random("old")
    while actors := match.state.actors():
        match.play(actors[0], rng.choice(match.state.moves(actors[0])))
    good, bad = tmp_path / "good.ludi", tmp_path / "bad.ludi"
    good.write_text(record.write(match))
    bad.write_text(record.write(match).replace("result: ", "result: 1"))
    new_version()
    assert check_record(good).trouble is None
    assert check_record(bad).trouble is not None
    assert check_record(tmp_path / "none.ludi").trouble is not None


def test_the_command(
    tmp_path: Path, new_version: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    def check_games() -> int:
        with pytest.raises(SystemExit) as ended:
            main(["check-games", "--store", str(tmp_path)])
        return int(str(ended.value.code))

    assert check_games() == 2
    assert "no games" in capsys.readouterr().err
    running, _ = with_store(Settings(store=tmp_path), running_and_over)
    assert check_games() == 0
    assert "2 games checked: 2 go on, 0 do not." in capsys.readouterr().out
    new_version(why_not=lambda *_: Refusal("no-such-luck", "1.1"))
    assert check_games() == 1
    told = capsys.readouterr().out
    assert running in told
    assert "0 go on, 2 do not" in told
