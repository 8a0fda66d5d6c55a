"""Each part of the store by itself, on either database."""

from datetime import timedelta
from typing import Any

import pytest

from ludi.games.lutetia.moves import Bid
from ludi.table.api.messages import NewSeat, NewTable
from ludi.table.api.tables import table_from
from ludi.table.people.names import guest_name
from ludi.table.room.game_log import LogEntry, LogSummary
from ludi.table.settings import Settings
from ludi.table.store.game_log import GameFinished
from ludi.table.store.models import Account, Note, Table, now
from ludi.table.store.store import Store
from tests.table.test_store import new_room, with_store

PLAYING = LogSummary(1, (1,), "playing")


def new_table(*kinds: str, **wanted: Any) -> Table:
    seats = [NewSeat(kind) for kind in kinds]  # type: ignore[arg-type]
    return table_from(NewTable("lutetia", seats, **wanted), "ala")


async def stored(store: Store, id: str) -> Table:
    table = await store.tables.get(id)
    assert table is not None
    return table


def test_a_guest_is_stored_once_and_renamed(settings: Settings) -> None:
    async def use(store: Store) -> None:
        assert await store.guests.get("ala") is None
        assert await store.guests.name_of("ala") == guest_name("ala")
        await store.guests.ensure_guest("ala", "Ala")
        await store.guests.ensure_guest("ala")
        assert await store.guests.name_of("ala") == "Ala"
        await store.guests.ensure_guest("ala", "Alicja")
        assert await store.guests.name_of("ala") == "Alicja"
        assert await store.guests.epoch("ala") == 0
        assert await store.guests.next_epoch("ala") == 1
        assert await store.guests.epochs(["ala", "nobody"]) == {"ala": 1}

    with_store(settings, use)


def test_a_guest_who_is_forgotten_leaves_the_games_of_others(settings: Settings) -> None:
    async def use(store: Store) -> None:
        running = (await new_room(store)).id  # of Ala and Bruno; Ala is the host
        await store.tables.add(waiting := new_table("me", "open"))
        assert await store.guests.forget("ala", "substitute") == sorted([running, waiting.id])
        assert await store.tables.get(waiting.id) is None  # nobody else was there
        table = await stored(store, running)
        assert (table.host, table.seats[0].guest_id) == ("substitute", "substitute")
        assert await store.guests.get("ala") is None

    with_store(settings, use)


def test_an_account_s_name_is_given_once(settings: Settings) -> None:
    async def use(store: Store) -> None:
        for guest in ("ala", "bruno"):
            await store.guests.ensure_guest(guest)
        assert await store.accounts.add(Account(guest_id="ala", name="ala", passphrase="one"))
        assert not await store.accounts.add(Account(guest_id="bruno", name="ala", passphrase="x"))
        await store.accounts.change_passphrase("ala", "two")
        found = await store.accounts.named("ala")
        assert found is not None
        assert (found.guest_id, found.passphrase) == ("ala", "two")
        assert await store.accounts.get("bruno") is None

    with_store(settings, use)


def test_a_table_is_added_with_the_moves_that_were_made(settings: Settings) -> None:
    async def use(store: Store) -> None:
        await store.guests.ensure_guest("ala")
        table = new_table("me", "bot")
        made = [LogEntry("move", 0, Bid("A", "1")), LogEntry("move", 1, Bid("B", "2"))]
        await store.tables.add(table, made)
        rows = await store.log.read(table.id)
        assert [(row.number, row.kind, row.seat) for row in rows] == [
            (1, "move", 0),
            (2, "move", 1),
        ]
        assert [row.number for row in await store.log.read(table.id, after=1)] == [2]
        assert await store.tables.count_unfinished("ala") == 1
        assert await store.tables.count_uploads("ala") == 0
        assert await store.tables.count_by_status() == {"open": 1}
        assert [each.id for each in await store.tables.of_guest("ala")] == [table.id]

    with_store(settings, use)


def test_seats_change_only_while_they_are_what_they_were(settings: Settings) -> None:
    async def use(store: Store) -> None:
        for guest in ("ala", "bruno"):
            await store.guests.ensure_guest(guest)
        await store.tables.add(table := new_table("me", "open"))
        assert await store.seats.change(table.id, 1, "open", kind="bot", level="random")
        assert not await store.seats.take(table.id, 1, "bruno")
        assert (await stored(store, table.id)).seats[1].bot == "random"

    with_store(settings, use)


def test_agreement_to_the_end_is_withdrawn_by_one(settings: Settings) -> None:
    async def use(store: Store) -> None:
        id = (await new_room(store)).id
        await store.seats.agree_to_end(id, [0])
        assert [seat.agrees for seat in (await stored(store, id)).seats] == [True, False]
        await store.seats.refuse_to_end(id)
        assert [seat.agrees for seat in (await stored(store, id)).seats] == [False, False]
        await store.seats.agree_to_end(id, [0])
        await store.seats.resign(id, 1, "greedy")
        seats = (await stored(store, id)).seats
        assert [(seat.agrees, seat.resigned) for seat in seats] == [(False, False), (False, True)]
        await store.seats.set_stand_in(id, 1, None)  # who has resigned does not come back
        assert (await stored(store, id)).seats[1].stand_in == "greedy"

    with_store(settings, use)


def test_nothing_is_added_to_a_finished_game(settings: Settings) -> None:
    async def use(store: Store) -> None:
        room = await new_room(store)
        await room.resign(0)
        await room.resign(1)
        with pytest.raises(GameFinished):
            await store.log.append(room.id, 1, LogEntry("move", 0, Bid("A", "1")), PLAYING)
        assert await store.log.read(room.id) == []
        assert not await store.log.start(room.id, PLAYING, {})

    with_store(settings, use)


def test_the_first_deadline_of_the_seats_is_the_table_s(settings: Settings) -> None:
    async def use(store: Store) -> None:
        room = await new_room(store)
        early, late = now() - timedelta(hours=1), now() + timedelta(hours=1)
        await store.clocks.set(room.id, {0: late, 1: early})
        assert await store.clocks.next_deadline() == early
        assert await store.clocks.late_tables() == [room.id]
        move = LogEntry("move", 1, Bid("A", "1"))
        await store.log.append(room.id, 1, move, PLAYING, {0: late, 1: None})
        assert await store.clocks.next_deadline() == late
        assert await store.clocks.late_tables() == []

    with_store(settings, use)


def test_notes_are_limited_and_only_their_writer_deletes_them(settings: Settings) -> None:
    async def use(store: Store) -> None:
        id = (await new_room(store)).id

        def note(name: str) -> Note:
            return Note(id=name, table_id=id, guest_id="bruno", moves=0, text="!")

        assert await store.reviews.add_note(note("one"), most=1)
        assert not await store.reviews.add_note(note("two"), most=1)
        ((found, name),) = await store.reviews.notes(id, ["ala", "bruno"])
        assert (found.id, name) == ("one", "Bruno")
        assert not await store.reviews.delete_note(id, "one", "ala")
        assert await store.reviews.delete_note(id, "one", "bruno")
        assert await store.reviews.notes(id, ["bruno"]) == []

    with_store(settings, use)


def test_what_is_done_is_kept_once(settings: Settings) -> None:
    async def use(store: Store) -> None:
        id = (await new_room(store)).id
        for level in ("legatus", "tiro"):
            await store.reviews.add_analysis(id, level, [])
            await store.reviews.add_lesson_done("ala", "lutetia", "bids")
        kept = await store.reviews.analysis(id)
        assert kept is not None
        assert kept.level == "legatus"
        assert await store.reviews.lessons_done("ala", "lutetia") == {"bids"}
        assert await store.reviews.lessons_done("ala", "concordia") == set()

    with_store(settings, use)
