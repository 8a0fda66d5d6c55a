"""The store, and rooms on it, without a network."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import update
from sqlalchemy.exc import OperationalError

import ludi
from ludi.core.errors import IllegalMove
from ludi.games import use
from ludi.games.lutetia.moves import Bid
from ludi.table.api.messages import NewSeat, NewTable
from ludi.table.api.tables import table_from
from ludi.table.errors import CannotGoOn, TableError
from ludi.table.room import positions
from ludi.table.room import watchers as watchers_module
from ludi.table.room.game_log import LogEntry, LogSummary
from ludi.table.room.positions import position_now
from ludi.table.room.room import Room
from ludi.table.room.watchers import Watcher
from ludi.table.settings import Settings
from ludi.table.store.compatibility import check_stored
from ludi.table.store.game_log import NumberTaken
from ludi.table.store.models import Base, Table
from ludi.table.store.store import Store
from ludi.table.thinking.workers import WorkerPool
from tests.games.own_files import own_file

GAME = ludi.game("lutetia")


def with_store(where: Settings | Path, use: Callable[[Store], Awaitable[Any]]) -> Any:
    settings = where if isinstance(where, Settings) else Settings(store=where)

    async def run() -> Any:
        store = await Store.open(settings)
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def secret(store: Store) -> str:
    return await store.guests.secret()


async def new_room(store: Store) -> Room:
    """Two people's game, just begun."""
    await store.guests.ensure_guest("ala")
    await store.guests.ensure_guest("bruno", "Bruno")
    table = table_from(NewTable("lutetia", [NewSeat("me"), NewSeat("open")], seed="x"), "ala")
    await store.tables.add(table)
    assert await store.seats.take(table.id, 1, "bruno")
    room = await room_of(store, table.id)
    await room.start()
    return room


async def room_of(store: Store, id: str) -> Room:
    table = await store.tables.get(id)
    assert table is not None
    return Room(table, store, WorkerPool(1), 0)


def bid(seat: int, first: str = "A", second: str = "1") -> LogEntry:
    return LogEntry("move", seat, Bid(first=first, second=second))  # type: ignore[arg-type]


def test_migrations_make_exactly_the_models(settings: Settings) -> None:
    async def compare(store: Store) -> list[Any]:
        async with store.engine.connect() as connection:
            return await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), Base.metadata)
            )

    assert with_store(settings, compare) == []


def test_servers_that_start_together_make_the_tables_once(database: str) -> None:
    async def start() -> list[str]:
        several = [Store.open(Settings(database=database)) for _ in range(4)]
        stores = await asyncio.gather(*several)
        secrets = [await store.guests.secret() for store in stores]
        for store in stores:
            await store.close()
        return secrets

    assert len(set(asyncio.run(start()))) == 1


def test_a_database_of_a_newer_version_is_left_as_it_is(settings: Settings) -> None:
    async def from_the_future(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")

    with_store(settings, from_the_future)
    assert with_store(settings, secret)


def test_sqlite_keeps_what_it_has_acknowledged(tmp_path: Path) -> None:
    async def pragmas(store: Store) -> list[Any]:
        async with store.engine.connect() as connection:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return [(await connection.exec_driver_sql(f"PRAGMA {n}")).scalar() for n in names]

    assert with_store(Settings(store=tmp_path), pragmas) == ["wal", 2, 1]


def test_the_secret_outlives_the_server(settings: Settings) -> None:
    first = with_store(settings, secret)
    assert with_store(settings, secret) == first


def test_a_number_is_given_once(settings: Settings) -> None:
    async def use(store: Store) -> None:
        room = await new_room(store)
        summary = LogSummary(1, (1,), "playing")
        await store.log.append(room.id, 1, bid(0), summary)
        with pytest.raises(NumberTaken):
            await store.log.append(room.id, 1, bid(1), summary)
        assert [(row.number, row.seat) for row in await store.log.read(room.id)] == [(1, 0)]

    with_store(settings, use)


def test_an_open_seat_is_given_once(settings: Settings) -> None:
    async def use(store: Store) -> None:
        for guest in ("ala", "bruno", "celina"):
            await store.guests.ensure_guest(guest)
        table = table_from(NewTable("lutetia", [NewSeat("me"), NewSeat("open")]), "ala")
        await store.tables.add(table)
        claims = [store.seats.take(table.id, 1, guest) for guest in ("bruno", "celina")]
        assert sorted(await asyncio.gather(*claims)) == [False, True]

    with_store(settings, use)


def test_two_servers_on_one_store_lose_and_double_nothing(settings: Settings) -> None:
    async def use(store: Store) -> None:
        one = await new_room(store)
        two = await room_of(store, one.id)
        async with two.lock:
            assert (await two.game_log()).number == 0  # it knows the beginning
        await one.play(bid(0), 0)
        await two.play(bid(1, "B", "2"), 0)  # catches up, then adds its own
        with pytest.raises(IllegalMove) as late:
            await one.play(bid(1, "C", "3"), 0)
        assert late.value.refusal.key == "no-moved-on"
        assert [(row.number, row.seat) for row in await store.log.read(one.id)] == [(1, 0), (2, 1)]

    with_store(settings, use)


def test_spectators_never_take_a_player_s_place(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watchers_module, "MAX_SPECTATORS", 3)

    async def use(store: Store) -> None:
        room = await new_room(store)
        async with AsyncExitStack() as lines:
            for guest in (None, "celina", None):
                await lines.enter_async_context(room.watch(guest))
            for guest in (None, "daria"):
                with pytest.raises(TableError) as refused:
                    await lines.enter_async_context(room.watch(guest))
                assert (refused.value.status, refused.value.key) == (503, "error-too-many-watchers")
            for guest in ("ala", "bruno", "ala"):
                watcher = await lines.enter_async_context(room.watch(guest))
                assert watcher.seats

    with_store(settings, use)


def test_a_position_is_worked_out_once_for_all_spectators(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked_out: list[int | None] = []

    def counted(game_log: Any, seat: int | None, *rest: Any) -> Any:
        worked_out.append(seat)
        return position_now(game_log, seat, *rest)

    monkeypatch.setattr(positions, "position_now", counted)

    async def use(store: Store) -> None:
        room = await new_room(store)
        async with AsyncExitStack() as lines:
            several = [await lines.enter_async_context(room.watch(None)) for _ in range(20)]
            (player,) = [await lines.enter_async_context(room.watch("bruno"))]
            assert worked_out == [None, 1]  # also for those who come one by one
            worked_out.clear()
            told_before = [drain(watcher) for watcher in several]
            assert len({tuple(told) for told in told_before}) == 1
            drain(player)
            await room.play(bid(0), 0)
            assert sorted(worked_out, key=str) == [1, None]
            (first, *rest) = [drain(watcher) for watcher in several]
            assert len(first) == 1
            assert all(told[0] is first[0] for told in rest)
            assert json.loads(first[0])["from"] > 0
            await room.refresh()
            (first, *rest) = [drain(watcher) for watcher in several]
            assert [json.loads(message)["type"] for message in first] == ["table", "position"]
            assert all(a is b for told in rest for a, b in zip(first, told, strict=True))
            assert drain(player)[-1] != first[-1]

    with_store(settings, use)


def drain(watcher: Watcher) -> list[bytes]:
    told = []
    while not watcher.outbox.empty():
        message = watcher.outbox.get_nowait()
        assert message is not None
        told.append(message)
    return told


def test_what_cannot_be_stored_has_not_happened(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(store: Store) -> None:
        room = await new_room(store)

        async def full_disk(*_: object) -> None:
            raise OperationalError("INSERT", {}, Exception("disk full"))

        with monkeypatch.context() as broken:
            broken.setattr(store.log, "append", full_disk)
            with pytest.raises(OperationalError):
                await room.play(bid(0), 0)
        async with room.lock:
            assert (await room.game_log()).match.number == 0
        await room.play(bid(0), 0)

    with_store(settings, use)


async def play_to_the_end(room: Room) -> tuple[LogEntry, int]:
    """The move that ended the game, and the version it was decided at."""
    rng = Random("to the end")
    while True:
        async with room.lock:
            game_log = await room.game_log()
            (seat, *_), number = game_log.match.state.actors(), game_log.number
            last = LogEntry("move", seat, rng.choice(game_log.match.state.moves(seat)))
        await room.play(last, number)
        if room.table.status == "over":
            return last, number


def test_the_last_move_sent_again_was_already_made(settings: Settings) -> None:
    async def use(store: Store) -> None:
        room = await new_room(store)
        last, number = await play_to_the_end(room)
        for where in (room, await room_of(store, room.id)):  # also after a restart
            with pytest.raises(IllegalMove) as again:
                await where.play(last, number)
            assert again.value.refusal.key == "no-moved-on"
            with pytest.raises(IllegalMove) as late:
                await where.play(last, number + 1)
            assert late.value.refusal.key == "no-game-over"
        assert len(await store.log.read(room.id)) == number + 1

    with_store(settings, use)


async def refusal(store: Store, id: str) -> str:
    """Why a stored game cannot be played back here."""
    room = await room_of(store, id)
    async with room.lock:
        with pytest.raises(CannotGoOn) as refused:
            await room.game_log()
    assert refused.value.sentence("pl") != refused.value.sentence("en")
    return refused.value.key


async def stored_as(store: Store, **columns: Any) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(update(Table).values(**columns))


def test_a_game_of_other_components_is_not_replayed_wrongly(settings: Settings) -> None:
    async def use(store: Store) -> None:
        room = await new_room(store)
        await stored_as(store, data="my-own")
        assert await refusal(store, room.id) == "error-other-data"

    with_store(settings, use)


def test_other_contents_under_the_same_id_are_told_apart(settings: Settings) -> None:
    async def use(store: Store) -> None:
        room = await new_room(store)
        stored = await store.tables.get(room.id)
        assert stored is not None
        assert stored.fingerprint == GAME.data.fingerprint
        await stored_as(store, fingerprint="0123456789ab")
        assert await refusal(store, room.id) == "error-other-contents"
        (checked,) = [each async for each in check_stored(settings)]
        assert "fingerprint 0123456789ab" in (checked.trouble or "")

    with_store(settings, use)


def test_a_game_stored_before_contents_were_known_goes_on(settings: Settings) -> None:
    async def use(store: Store) -> None:
        room = await new_room(store)
        await stored_as(store, fingerprint=None)
        assert [each.trouble async for each in check_stored(settings)] == [None]
        again = await room_of(store, room.id)
        await again.play(bid(0), 0)
        stored = await store.tables.get(room.id)
        assert stored is not None
        assert stored.fingerprint == GAME.data.fingerprint  # from now on they are

    with_store(settings, use)


def test_a_game_stored_before_contents_were_known_is_tried_with_an_owner_s(
    settings: Settings, tmp_path: Path
) -> None:
    """It may have been played with that very file; if not, it would have gone otherwise."""
    same = GAME.with_data(own_file(tmp_path, GAME))
    forge = '{ kind = "forge", mark = 2, cost = 2'  # lies in the first market
    other = GAME.with_data(own_file(tmp_path, GAME, (forge, forge.replace("mark = 2", "mark = 3"))))

    async def use_them(store: Store) -> None:
        room = await new_room(store)
        await room.play(bid(0), 0)
        await stored_as(store, fingerprint=None)
        use(other)
        assert await refusal(store, room.id) == "error-other-contents"
        use(same)
        again = await room_of(store, room.id)
        await again.play(bid(1), 1)

    try:
        with_store(settings, use_them)
    finally:
        use(GAME)


def test_a_game_of_an_earlier_shipped_set_goes_on_if_it_went_the_same(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(store: Store) -> None:
        room = await new_room(store)
        await room.play(bid(0), 0)
        await stored_as(store, fingerprint="0123456789ab")
        monkeypatch.setattr(type(GAME), "earlier_data", ("0123456789ab",))
        again = await room_of(store, room.id)
        await again.play(bid(1), 1)
        stored = await store.tables.get(room.id)
        assert stored is not None
        assert stored.fingerprint == GAME.data.fingerprint
        await stored_as(store, fingerprint="0123456789ab", digest="another story")
        assert await refusal(store, room.id) == "error-other-contents"

    with_store(settings, use)
