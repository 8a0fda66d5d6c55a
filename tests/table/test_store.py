"""The store, and rooms on it, without a network."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import OperationalError

from ludi.core.errors import IllegalMove
from ludi.games.lutetia.moves import Bid
from ludi.table.errors import TableError
from ludi.table.history import Row
from ludi.table.messages import NewSeat, NewTable
from ludi.table.models import Base
from ludi.table.room import Room
from ludi.table.settings import Settings
from ludi.table.store import NumberTaken, Store, Summed
from ludi.table.tables import table_from
from ludi.table.thinking import Thinkers


def with_store(where: Settings | Path, use: Callable[[Store], Awaitable[Any]]) -> Any:
    settings = where if isinstance(where, Settings) else Settings(store=where)

    async def run() -> Any:
        store = await Store.open(settings)
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def new_room(store: Store) -> Room:
    """Two people's game, just begun."""
    await store.know("ala")
    await store.know("bruno", "Bruno")
    table = table_from(NewTable("lutetia", [NewSeat("me"), NewSeat("open")], seed="x"), "ala")
    await store.add_table(table)
    assert await store.claim_seat(table.id, 1, "bruno")
    room = await room_of(store, table.id)
    await room.start()
    return room


async def room_of(store: Store, id: str) -> Room:
    table = await store.table(id)
    assert table is not None
    return Room(table, store, Thinkers(1), 0)


def bid(seat: int, first: str = "A", second: str = "1") -> Row:
    return Row("move", seat, Bid(first=first, second=second))  # type: ignore[arg-type]


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
        secrets = [await store.secret() for store in stores]
        for store in stores:
            await store.close()
        return secrets

    assert len(set(asyncio.run(start()))) == 1


def test_a_database_of_a_newer_version_is_left_as_it_is(settings: Settings) -> None:
    async def from_the_future(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")

    with_store(settings, from_the_future)
    assert with_store(settings, Store.secret)


def test_sqlite_keeps_what_it_has_acknowledged(tmp_path: Path) -> None:
    async def pragmas(store: Store) -> list[Any]:
        async with store.engine.connect() as connection:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return [(await connection.exec_driver_sql(f"PRAGMA {n}")).scalar() for n in names]

    assert with_store(Settings(store=tmp_path), pragmas) == ["wal", 2, 1]


def test_the_secret_outlives_the_server(settings: Settings) -> None:
    first = with_store(settings, Store.secret)
    assert with_store(settings, Store.secret) == first


def test_a_number_is_given_once(settings: Settings) -> None:
    async def use(store: Store) -> None:
        room = await new_room(store)
        summed = Summed(1, (1,), "playing")
        await store.append(room.id, 1, bid(0), summed)
        with pytest.raises(NumberTaken):
            await store.append(room.id, 1, bid(1), summed)
        assert [(row.number, row.seat) for row in await store.log(room.id)] == [(1, 0)]

    with_store(settings, use)


def test_an_open_seat_is_given_once(settings: Settings) -> None:
    async def use(store: Store) -> None:
        for guest in ("ala", "bruno", "celina"):
            await store.know(guest)
        table = table_from(NewTable("lutetia", [NewSeat("me"), NewSeat("open")]), "ala")
        await store.add_table(table)
        claims = [store.claim_seat(table.id, 1, guest) for guest in ("bruno", "celina")]
        assert sorted(await asyncio.gather(*claims)) == [False, True]

    with_store(settings, use)


def test_two_servers_on_one_store_lose_and_double_nothing(settings: Settings) -> None:
    async def use(store: Store) -> None:
        one = await new_room(store)
        two = await room_of(store, one.id)
        async with two.lock:
            assert (await two.history()).number == 0  # it knows the beginning
        await one.play(bid(0), 0)
        await two.play(bid(1, "B", "2"), 0)  # catches up, then adds its own
        with pytest.raises(IllegalMove) as late:
            await one.play(bid(1, "C", "3"), 0)
        assert late.value.refusal.key == "no-moved-on"
        assert [(row.number, row.seat) for row in await store.log(one.id)] == [(1, 0), (2, 1)]

    with_store(settings, use)


def test_what_cannot_be_stored_has_not_happened(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(store: Store) -> None:
        room = await new_room(store)

        async def full_disk(*_: object) -> None:
            raise OperationalError("INSERT", {}, Exception("disk full"))

        with monkeypatch.context() as broken:
            broken.setattr(store, "append", full_disk)
            with pytest.raises(OperationalError):
                await room.play(bid(0), 0)
        async with room.lock:
            assert (await room.history()).match.number == 0
        await room.play(bid(0), 0)

    with_store(settings, use)


def test_a_game_of_other_components_is_not_replayed_wrongly(settings: Settings) -> None:
    async def use(store: Store) -> None:
        room = await new_room(store)
        other = await room_of(store, room.id)
        other.table.data = "my-own"
        async with other.lock:
            with pytest.raises(TableError) as refused:
                await other.history()
        assert refused.value.key == "error-other-data"

    with_store(settings, use)
