"""What another server has stored is read and shown."""

import json
from pathlib import Path

from ludi.table.room.sync import Sync
from ludi.table.store.store import Store
from tests.table.test_store import bid, drain, new_room, room_of, with_store
from tests.waiting import until


def test_news_of_a_row_is_shown_once(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        other = await new_room(store)
        room = await room_of(store, other.id)
        room.sync = Sync(room, store.log, shared=True)
        async with room.watch("bruno") as bruno:
            drain(bruno)
            await other.play(bid(0), 0)
            room.sync.on_news(1)
            assert room.sync.busy
            await until(lambda: not room.sync.busy)
            (message,) = [json.loads(encoded) for encoded in drain(bruno)]
            assert (message["type"], message["number"]) == ("position", 1)
            room.sync.on_news(1)
            assert not room.sync.busy

    with_store(tmp_path, use)


def test_a_changed_table_is_shown(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        other = await new_room(store)
        room = await room_of(store, other.id)
        room.sync = Sync(room, store.log, shared=True)
        async with room.watch("bruno") as bruno:
            drain(bruno)
            await store.guests.ensure_guest("ala", "Alicja")
            await room.sync.catch_up()
            (message,) = [json.loads(encoded) for encoded in drain(bruno)]
            assert message["table"]["seats"][0]["name"] == "Alicja"
            await room.sync.catch_up()
            assert drain(bruno) == []

    with_store(tmp_path, use)


def test_a_log_that_could_only_be_read_in_part_is_read_again(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        other = await new_room(store)
        room = await room_of(store, other.id)
        room.sync = Sync(room, store.log, shared=True)
        async with room.lock:
            half_read = await room.game_log()
        await other.play(bid(0), 0)
        half_read.add(bid(0, "B", "2"))  # not what is stored
        half_read.number = 0
        room.sync.on_news(1)
        await until(lambda: not room.sync.busy)
        async with room.lock:
            assert (await room.game_log()) is not half_read
            assert (await room.game_log()).number == 1

    with_store(tmp_path, use)
