"""The tables in memory."""

import asyncio
from pathlib import Path

import pytest

from ludi.table.errors import TableError
from ludi.table.room.registry import Rooms
from ludi.table.room.room import Room
from ludi.table.store.cluster import NewEpoch
from ludi.table.store.store import Store
from ludi.table.thinking.workers import WorkerPool
from tests.table.test_store import new_room, with_store


def rooms_of(store: Store, most: int) -> Rooms:
    return Rooms(lambda table: Room(table, store, WorkerPool(1), 0), store.tables, most)


def test_rooms_that_nobody_uses_are_dropped(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        rooms = rooms_of(store, most=1)
        one, two = [(await new_room(store)).id for _ in range(2)]
        async with rooms.open(one) as room, room.watch("ala"):
            async with rooms.open(two):
                assert rooms.count() == 2
            assert rooms.count() == 1  # the first has a watcher
            assert rooms.watched() == [one]
            async with rooms.open(one) as again:
                assert again is room
        async with rooms.open(two):
            pass
        assert rooms.with_seat_of("ala") == [two]
        await rooms.close()

    with_store(tmp_path, use)


def test_a_table_that_is_not_there(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        with pytest.raises(TableError) as missing:
            async with rooms_of(store, most=1).open("nowhere"):
                pass
        assert missing.value.status == 404

    with_store(tmp_path, use)


def test_a_new_epoch_ends_older_connections(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        rooms, id = rooms_of(store, most=1), (await new_room(store)).id
        async with (
            rooms.open(id) as room,
            room.watch("ala", epoch=1) as old,
            room.watch("ala", epoch=2) as new,
            room.watch("bruno", epoch=1) as other,
        ):
            rooms.on_news(NewEpoch("ala", 2))
            assert old.ended
            assert not new.ended
            assert not other.ended
            assert rooms.guests() == {"ala", "bruno"}
            assert rooms.count_watchers() == 3
        await rooms.close()

    with_store(tmp_path, use)


def test_a_table_opened_twice_at_once_is_one_room(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        rooms, id = rooms_of(store, most=1), (await new_room(store)).id

        async def opened() -> Room:
            async with rooms.open(id) as room:
                return room

        one, two = await asyncio.gather(opened(), opened())
        assert one is two

    with_store(tmp_path, use)
