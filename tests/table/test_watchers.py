"""Who is connected to a table and what they are sent, without a store and without a server."""

import asyncio
import json
from typing import Any

import pytest

import ludi
from ludi.core.match import Match
from ludi.games.lutetia.moves import Bid
from ludi.table.errors import TableError
from ludi.table.room import watchers as watchers_module
from ludi.table.room.game_log import GameLog, LogEntry
from ludi.table.room.watchers import Watcher, Watchers
from ludi.table.store.models import Guest
from tests.table.tables import stored_table


def sent(watcher: Watcher) -> list[dict[str, Any]]:
    messages = []
    while not watcher.outbox.empty():
        encoded = watcher.outbox.get_nowait()
        messages.append({"type": "end"} if encoded is None else json.loads(encoded))
    return messages


def new_log() -> GameLog:
    return GameLog(Match(ludi.game("lutetia"), 2, "x"))


def test_presence_is_told_when_somebody_comes_or_goes() -> None:
    told: list[set[int]] = []
    watchers = Watchers(lambda seats: told.append(set(seats)))
    table = stored_table("ala", "bruno")
    ala, stranger = Watcher.at(table, "ala"), Watcher.at(table, None)
    watchers.add(ala)
    watchers.add(stranger)
    assert watchers.online(0)
    assert not watchers.online(1)
    watchers.elsewhere = frozenset({1})
    assert watchers.online(1)
    assert watchers.guests() == {"ala"}
    watchers.remove(ala)
    assert not watchers.online(0)
    assert told == [{0}, {0}, set()]


def test_each_is_sent_the_table_as_they_may_see_it() -> None:
    watchers, table = Watchers(), stored_table("ala", None)
    ala, one, two = (Watcher.at(table, guest) for guest in ("ala", None, "celina"))
    for watcher in (ala, one, two):
        watchers.add(watcher)
    watchers.send_table(table)
    assert one.outbox._queue[0] is two.outbox._queue[0]  # type: ignore[attr-defined]  # encoded once
    ((mine,), (theirs,)) = sent(ala), sent(one)
    assert mine["table"]["seats"][1]["invite"] == "token 1"
    assert theirs["table"]["seats"][1]["invite"] is None
    assert (mine["table"]["you"], theirs["table"]["you"]) == (0, None)


def test_only_new_lines_of_the_log_are_sent_and_the_sender_gets_the_id() -> None:
    watchers, table, game_log = Watchers(), stored_table("ala", "bruno"), new_log()
    ala, bruno = Watcher.at(table, "ala"), Watcher.at(table, "bruno")
    for watcher in (ala, bruno):
        watchers.add(watcher)
    watchers.send_position(game_log, None)
    assert [message["from"] for message in sent(ala) + sent(bruno)] == [0, 0]
    game_log.add(LogEntry("move", 0, Bid("A", "1")))
    watchers.send_position(game_log, None, sender=ala, id=7)
    ((mine,), (theirs,)) = sent(ala), sent(bruno)
    assert (mine["id"], theirs["id"]) == (7, None)
    assert mine["from"] == theirs["from"] == len(game_log.match.opening)
    assert watchers.sent_number == 1
    ala.look_from(None)  # another perspective: all of its log is new
    watchers.send_position(game_log, None, only=ala)
    assert [message["from"] for message in sent(ala)] == [0]
    assert sent(bruno) == []


def test_who_does_not_keep_up_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchers_module, "MAX_QUEUE", 2)
    watchers, table = Watchers(), stored_table("ala", "bruno")
    slow = Watcher.at(table, None)
    watchers.add(slow)
    for _ in range(5):
        watchers.send_table(table)
    assert [message["type"] for message in sent(slow)] == ["table", "table", "end"]
    assert slow.ended is not None
    assert slow.ended.key == "error-not-kept-up"


def test_only_spectators_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchers_module, "MAX_SPECTATORS", 1)
    watchers, table = Watchers(), stored_table("ala", "bruno")
    watchers.add(Watcher.at(table, "bruno"))
    watchers.check_limit(table, None)
    watchers.add(Watcher.at(table, None))
    with pytest.raises(TableError):
        watchers.check_limit(table, "celina")
    watchers.check_limit(table, "ala")


def test_a_new_seat_changes_the_perspective() -> None:
    watchers, before = Watchers(), stored_table("ala", None)
    bruno = Watcher.at(before, "bruno")
    watchers.add(bruno)
    watchers.update_seats(stored_table("ala", "bruno"))
    assert (bruno.seat, bruno.seats) == (1, (1,))


def test_waiting_bots_are_told_once() -> None:
    async def use() -> None:
        watchers, table = Watchers(), stored_table("ala", "bruno")
        ala = Watcher.at(table, "ala")
        watchers.add(ala)
        for waiting in (False, True, True, False):
            watchers.send_bots_waiting(waiting)
        assert [message["waiting"] for message in sent(ala)] == [True, False]

    asyncio.run(use())


def test_names_come_from_the_guests() -> None:
    watchers, table = Watchers(), stored_table("ala", "bruno")
    table.seats[1].guest = Guest(id="bruno", name="Bruno")
    ala = Watcher.at(table, "ala")
    watchers.add(ala)
    watchers.send_table(table)
    assert sent(ala)[0]["table"]["seats"][1]["name"] == "Bruno"
