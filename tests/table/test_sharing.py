"""Thinking is shared fairly: the queue in use by the workers, by tables, and by a real server."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psutil
import pytest

import ludi
from ludi.core import record
from ludi.table.api.messages import NewSeat, NewTable
from ludi.table.api.tables import table_from
from ludi.table.errors import TableError
from ludi.table.room.game_log import LogEntry
from ludi.table.room.room import Room
from ludi.table.store.store import Store
from ludi.table.thinking.analysis_queue import MOST_RUNNING, AnalysisQueue
from ludi.table.thinking.fair_queue import Kind, Person
from ludi.table.thinking.workers import MOST_WAITING, Thought, WorkerPool
from tests.serving import Person as Guest
from tests.serving import Server, get, serving
from tests.table.test_analysis import finished
from tests.table.test_store import with_store
from tests.waiting import until, wait_for

ALA, BEA = Person("ala", "1.1.1.1"), Person("bea", "2.2.2.2")


class ByHand(Executor):
    """Workers that work when the test says so."""

    def __init__(self) -> None:
        self.given: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, task: Callable[..., Any], /, *args: Any, **_: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_running_or_notify_cancel()
        self.given.append((future, lambda: task(*args)))
        return future

    def work(self) -> None:
        """What was given first is done."""
        future, task = self.given.pop(0)
        future.set_result(task())


class Straw(WorkerPool):
    """WorkerPool whose processes are the test."""

    def __init__(self, workers: int = 1) -> None:
        super().__init__(workers, address_of=lambda guest: f"address of {guest}")
        self.hand = ByHand()

    def _processes(self) -> Executor:
        return self.hand

    @property
    def queue(self) -> list[int]:
        return [self._queue.count(kind) for kind in Kind]


async def breathe() -> None:
    """Let everything happen that can happen now."""
    for _ in range(50):
        await asyncio.sleep(0)


def thinking(use: Callable[[Straw, Callable[..., asyncio.Task[Thought]]], Awaitable[None]]) -> None:
    """`choose(person)` is a bot of that person's table that is asked."""
    game = ludi.game("lutetia")
    state = game.new(2, "sharing")

    async def run() -> None:
        workers = Straw()

        def choose(*people: Person) -> asyncio.Task[Thought]:
            return asyncio.create_task(workers.choose(game, state, 0, "random", people))

        await use(workers, choose)

    asyncio.run(run())


# The thinkers


def test_only_so_many_thoughts_of_one_guest_wait_in_the_queue() -> None:
    async def use(workers: Straw, choose: Callable[..., asyncio.Task[Thought]]) -> None:
        flood = [choose(ALA) for _ in range(30)]
        await breathe()
        assert workers.queue == [MOST_WAITING, 0, 0]
        other = choose(BEA)
        await breathe()
        assert workers.queue == [MOST_WAITING + 1, 0, 0]
        workers.hand.work()
        await breathe()
        workers.hand.work()
        await breathe()
        assert other.done()  # the first after the thought that ran already
        assert sum(task.done() for task in flood) == 1
        while not all(task.done() for task in flood):
            assert workers._queue.waiting(ALA) <= MOST_WAITING
            workers.hand.work()
            await breathe()
        assert workers.queue == [0, 0, 0]
        assert not workers._places

    thinking(use)


def test_bots_beyond_the_queue_go_on_in_their_order() -> None:
    async def use(workers: Straw, choose: Callable[..., asyncio.Task[Thought]]) -> None:
        order: list[int] = []
        for number in range(25):
            choose(ALA).add_done_callback(lambda _, number=number: order.append(number))
        await breathe()
        while len(order) < 25:
            workers.hand.work()
            await breathe()
        assert order == list(range(25))

    thinking(use)


def test_a_thought_for_several_people_is_charged_to_who_waits_least() -> None:
    async def use(workers: Straw, choose: Callable[..., asyncio.Task[Thought]]) -> None:
        tasks = [choose(ALA) for _ in range(6)] + [choose(ALA, BEA)]
        await breathe()
        assert (workers._queue.waiting(ALA), workers._queue.waiting(BEA)) == (5, 1)
        for task in tasks:
            task.cancel()

    thinking(use)


def test_who_is_cancelled_leaves_the_queue_wherever_they_stand() -> None:
    async def use(workers: Straw, choose: Callable[..., asyncio.Task[Thought]]) -> None:
        tasks = [choose(ALA) for _ in range(20)]
        await breathe()
        running, waiting, outside = tasks[0], tasks[1:9], tasks[9:]
        assert len(waiting) == MOST_WAITING
        for task in (running, *waiting[1:], *outside[:-1]):
            task.cancel()
        await breathe()
        assert workers.queue == [2, 0, 0]  # one that waited, and one from outside
        assert len(workers.hand.given) == 1  # a process that thinks cannot be stopped
        workers.hand.work()
        await breathe()
        assert len(workers.hand.given) == 1
        workers.hand.work()
        await breathe()
        workers.hand.work()
        await breathe()
        assert waiting[0].done()
        assert outside[-1].done()
        assert workers.queue == [0, 0, 0]
        assert workers._free == 1

    thinking(use)


def test_who_is_cancelled_in_the_moment_of_their_turn_gives_it_back() -> None:
    async def use(workers: Straw, choose: Callable[..., asyncio.Task[Thought]]) -> None:
        first, second, third = choose(ALA), choose(ALA), choose(ALA)
        await breathe()
        workers.hand.work()
        for _ in range(50):
            if workers.queue == [2, 0, 0]:
                await asyncio.sleep(0)
        second.cancel()  # its turn has come, and it has not heard of it
        await breathe()
        assert first.done()
        assert second.cancelled()
        assert len(workers.hand.given) == 1
        workers.hand.work()
        await breathe()
        assert third.done()
        assert workers._free == 1

    thinking(use)


def test_a_turn_given_to_who_is_just_being_cancelled_is_not_lost() -> None:
    async def use(workers: Straw, choose: Callable[..., asyncio.Task[Thought]]) -> None:
        first, second, third = choose(ALA), choose(ALA), choose(ALA)
        await breathe()
        second.cancel()
        workers._free += 1  # a process is free before it has heard of that
        workers._start_next()
        await breathe()
        assert second.cancelled()
        assert workers.queue == [0, 0, 0]
        for _ in range(2):
            workers.hand.work()
            await breathe()
        assert first.done()
        assert third.done()
        assert workers._free == 2

    thinking(use)


def test_moves_come_before_hints_and_hints_before_analyses() -> None:
    async def use(workers: Straw, choose: Callable[..., asyncio.Task[Thought]]) -> None:
        order: list[str] = []

        def work(kind: Kind) -> None:
            task = asyncio.create_task(workers.work(kind, "ala", bytes))
            task.add_done_callback(lambda _: order.append(kind.name))

        choose(BEA)
        work(Kind.ANALYSIS)
        work(Kind.HINT)
        choose(BEA).add_done_callback(lambda _: order.append("MOVE"))
        await breathe()
        assert workers.queue == [1, 1, 1]
        while len(order) < 3:
            workers.hand.work()
            await breathe()
        assert order == ["MOVE", "HINT", "ANALYSIS"]

    thinking(use)


@pytest.mark.bots_fail
def test_a_thought_that_cannot_begin_keeps_no_process() -> None:
    async def use(workers: Straw, choose: Callable[..., asyncio.Task[Thought]]) -> None:
        game = ludi.game("lutetia")
        state = game.new(2, "sharing")

        def failing() -> None:
            raise RuntimeError("on purpose")

        idle = await workers.choose(game, state, 0, "random", [ALA], failing)
        assert idle.move == state.question.idle(state, 0)  # type: ignore[union-attr]
        assert workers._free == 1

    thinking(use)


# Analyses


class Kept:
    """A store that keeps analyses, and nothing else."""

    def __init__(self) -> None:
        self.done: list[str] = []

    async def add_analysis(self, id: str, level: str, decisions: list[Any]) -> None:
        self.done.append(id)


def test_nobody_waits_for_all_the_analyses_of_another() -> None:
    text = record.write(finished("lutetia"))

    async def use(workers: Straw, choose: Callable[..., asyncio.Task[Thought]]) -> None:
        store: Any = Kept()
        analysis_queue = AnalysisQueue(workers, store)
        for number in range(MOST_RUNNING):
            analysis_queue.begin(f"ala {number}", text, [0, 1], "ala")
        with pytest.raises(TableError, match="Several games"):
            analysis_queue.begin("ala once more", text, [0, 1], "ala")
        analysis_queue.begin("bea", text, [0, 1], "bea")
        await breathe()
        while workers.hand.given:
            workers.hand.work()
            await breathe()
        assert len(store.done) == MOST_RUNNING + 1
        assert "bea" in store.done[:2]
        assert analysis_queue.running == {}

    thinking(use)


# Tables


async def room_with_bots(
    store: Store, workers: WorkerPool, *seats: str, game: str = "lutetia"
) -> Room:
    await store.guests.ensure_guest("ala")
    wanted = [NewSeat("me") if s == "me" else NewSeat("bot", s) for s in seats]
    table = table_from(NewTable(game, wanted, seed="x"), "ala")
    await store.tables.add(table)
    found = await store.tables.get(table.id)
    assert found is not None
    room = Room(found, store, workers, 0)
    await room.start()
    return room


def heard(watcher: Any) -> list[bool]:
    """What it was told of waiting bots."""
    told = []
    while not watcher.outbox.empty():
        message = json.loads(watcher.outbox.get_nowait())
        if message["type"] == "bots":
            told.append(message["waiting"])
    return told


def at_table(tmp_path: Path, use: Callable[[Store, Straw], Awaitable[None]]) -> None:
    with_store(tmp_path, lambda store: use(store, Straw()))


def test_bots_leave_the_queue_when_nobody_looks_any_more(tmp_path: Path) -> None:
    async def use(store: Store, workers: Straw) -> None:
        busy = asyncio.create_task(workers.work(Kind.MOVE, "bea", bytes))
        room = await room_with_bots(store, workers, "random", "random", "random")
        await breathe()
        assert workers.queue == [0, 0, 0]  # bots alone, and nobody looks
        async with room.watch("celina"):
            await until(lambda: workers.queue == [3, 0, 0])
        await until(lambda: workers.queue == [0, 0, 0])
        await until(lambda: not room.busy)
        workers.hand.work()
        await busy

    at_table(tmp_path, use)


def test_bots_leave_the_queue_when_the_game_is_over(tmp_path: Path) -> None:
    async def use(store: Store, workers: Straw) -> None:
        busy = asyncio.create_task(workers.work(Kind.MOVE, "bea", bytes))
        room = await room_with_bots(store, workers, "me", "random", "random")
        await until(lambda: workers.queue == [2, 0, 0])
        await room.resign(0)
        assert room.table.status == "over"
        await until(lambda: workers.queue == [0, 0, 0])
        await until(lambda: not room.busy)
        workers.hand.work()
        await busy

    at_table(tmp_path, use)


def test_thoughts_about_what_was_taken_back_leave_the_queue(tmp_path: Path) -> None:
    async def use(store: Store, workers: Straw) -> None:
        busy = asyncio.create_task(workers.work(Kind.MOVE, "bea", bytes))
        room = await room_with_bots(store, workers, "random", "me", game="concordia")
        game_log = await room.game_log()
        while 1 in game_log.match.state.actors():  # Ala begins
            move = game_log.match.state.moves(1)[0]
            await room.play(LogEntry("move", 1, move), game_log.number)
        assert game_log.match.undoable(1) is None
        await until(lambda: workers.queue == [1, 0, 0])
        await room.play(LogEntry("undo", 1), game_log.number)
        await until(lambda: workers.queue == [0, 0, 0])
        workers.hand.work()
        await busy
        assert workers.hand.given == []
        await room.close()

    at_table(tmp_path, use)


def test_bots_that_wait_are_asked_for_those_who_come(tmp_path: Path) -> None:
    async def use(store: Store, workers: Straw) -> None:
        busy = asyncio.create_task(workers.work(Kind.MOVE, "bea", bytes))
        addresses = {"ala": ""}  # nobody knows where she is: the server has just begun
        workers._address_of = lambda guest: addresses.get(guest, "somewhere")
        room = await room_with_bots(store, workers, "me", "random")
        await until(lambda: workers._queue.waiting(Person("ala", "")) == 1)
        addresses["ala"] = "1.1.1.1"
        async with room.watch("ala"):
            await until(lambda: workers._queue.waiting(ALA) == 1)
            assert workers.queue == [1, 0, 0]
            workers.hand.work()
            await busy
            await until(lambda: workers.hand.given)
            workers.hand.work()
            await until(lambda: room.cached_log and room.cached_log.number == 1)

    at_table(tmp_path, use)


def test_for_whom_bots_think(tmp_path: Path) -> None:
    async def use(store: Store, workers: Straw) -> None:
        def guests(room: Room) -> list[str]:
            return [person.guest for person in room.bots.on_behalf_of()]

        room = await room_with_bots(store, workers, "me", "random")
        assert guests(room) == ["ala"]  # the host, though she is not here
        async with room.watch("celina"), room.watch(None):
            assert guests(room) == ["celina"]
            async with room.watch("ala"), room.watch("ala"):
                assert guests(room) == ["ala"]
        await room.close()

    at_table(tmp_path, use)


def test_people_are_told_when_bots_wait_and_when_they_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludi.table.room.bots.BUSY_AFTER", 0.0)

    async def use(store: Store, workers: Straw) -> None:
        busy = asyncio.create_task(workers.work(Kind.MOVE, "bea", bytes))
        room = await room_with_bots(store, workers, "me", "random", "random")
        async with room.watch("ala") as ala:
            await until(lambda: room.watchers.bots_waiting)
            async with room.watch("celina") as late:
                assert heard(ala)[-1] is True
                assert heard(late) == [True]
                workers.hand.work()
                await busy
                await until(lambda: workers.hand.given)
                await breathe()
                # How long the first of them thinks must not show: all is told with their moves
                assert heard(ala) == []
                workers.hand.work()
                await until(lambda: workers.hand.given)
                assert heard(ala) == []
                workers.hand.work()
                await until(lambda: not room.watchers.bots_waiting)
                assert heard(ala) == heard(late) == [False]
        await room.close()

    at_table(tmp_path, use)


def test_nobody_is_told_anything_when_bots_begin_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludi.table.room.bots.BUSY_AFTER", 0.0)

    async def use(store: Store, workers: Straw) -> None:
        room = await room_with_bots(store, workers, "me", "random", "random")
        async with room.watch("ala") as ala:
            await until(lambda: len(workers.hand.given) == 1)
            await asyncio.sleep(0.01)  # the second waits for the first: that is no news
            for _ in range(2):
                await until(lambda: workers.hand.given)
                workers.hand.work()
            await until(lambda: room.cached_log and room.cached_log.number == 2)
            assert heard(ala) == []
        await room.close()

    at_table(tmp_path, use)


# A real server


@contextmanager
def stopped_workers(server: Server) -> Iterator[None]:
    """The processes in which bots think stand still meanwhile."""
    children = psutil.Process(server.process.pid).children(recursive=True)
    workers = [child for child in children if "spawn_main" in " ".join(child.cmdline())]
    assert workers
    for worker in workers:
        worker.suspend()
    try:
        yield
    finally:
        for worker in workers:
            worker.resume()


def number(server: Server, name: str) -> float:
    told = get(server, "/api/metrics").text
    return sum(float(line.split()[-1]) for line in told.splitlines() if line.startswith(name))


def moved(store: Path) -> list[str]:
    """The tables where bots have moved, once for each move, in the order of the moves."""
    with sqlite3.connect(store / "ludi.db") as database:
        rows = database.execute("SELECT table_id FROM log ORDER BY at, rowid").fetchall()
    return [table for (table,) in rows]


def test_who_floods_the_server_with_bots_stops_nobody_else_s(tmp_path: Path) -> None:
    """Of the order of thoughts, not of seconds: all are asked while nobody can think."""
    tables, bots = 10, 4
    with (
        serving(tmp_path, "--metrics", "--bot-workers", "1") as server,
        Guest(server, "Ala") as ala,
        Guest(server, "Bea") as bea,
    ):
        warm = bea.table("me", "random")["id"]
        with bea.live(warm) as live:
            live.catch_up(1)  # a bot has thought, so there is a process
        with stopped_workers(server):
            flood = [ala.table("me", *["tiro"] * bots)["id"] for _ in range(tables)]
            wait_for(lambda: number(server, "ludi_bots_thinking") == tables * bots)
            quiet = bea.table("me", "tiro")["id"]
            wait_for(lambda: number(server, "ludi_bots_thinking") == tables * bots + 1)
            # One thinks, and of the others of the flood only so many are in the queue
            assert number(server, "ludi_thoughts_waiting{") == MOST_WAITING + 1
        wait_for(lambda: all(table["moves"] == bots for table in ala.get("/api/tables")))
    order = moved(tmp_path)
    assert order[:2] == [warm, quiet]  # Bea's bot goes before all forty of the flood
    assert sorted(order[2:]) == sorted(flood * bots)


def test_people_are_told_while_their_bots_have_to_wait(tmp_path: Path) -> None:
    with (
        serving(tmp_path, "--bot-workers", "1") as server,
        Guest(server, "Ala") as ala,
        Guest(server, "Bea") as bea,
    ):
        with bea.live(bea.table("me", "random")["id"]) as live:
            live.catch_up(1)  # a bot has thought, so there is a process
        with stopped_workers(server):
            ala.table("me", "random")  # has the only process
            live = bea.live(bea.table("me", "random")["id"])
            assert live.until(lambda m: m["type"] == "bots")["waiting"] is True
        with live:
            assert live.until(lambda m: m["type"] == "bots")["waiting"] is False
            live.catch_up(1)
