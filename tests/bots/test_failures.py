"""An error inside a bot fails the test in which it happens, wherever a game goes on without it.

The tests marked `bots_fail` pass only if an error was noted: see `no_bot_fails` in conftest.py.
"""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import psutil
import pytest

import ludi
from ludi.arena import run
from ludi.arena.schedule import contest
from ludi.bots import GreedyBot, failures
from ludi.table.room.clocks import Clocks
from ludi.table.store.store import Store
from ludi.table.thinking.fair_queue import Kind
from ludi.table.thinking.workers import Thought, WorkerPool
from tests.serving import Person, get, serving
from tests.table.test_sharing import room_with_bots
from tests.table.test_store import with_store
from tests.waiting import PATIENCE, until, wait_for

ROOT = Path(__file__).parents[2]
SIMULATE = """
import pytest
from ludi.arena.simulate import Plan, simulate
from ludi.bots import RandomBot

def test_all_is_well(monkeypatch):
    def choose(*_):
        raise RuntimeError("a bot has lost its head")
    monkeypatch.setattr(RandomBot, "choose", choose)
    simulate(Plan("lutetia", ("random", "random"), 2, "s"), 1, lambda _: None)

@pytest.mark.bots_fail
def test_here_one_was_to_fail():
    pass
"""


def test_a_test_fails_in_which_a_bot_fails(tmp_path: Path) -> None:
    file = tmp_path / "test_inner.py"
    file.write_text(SIMULATE)
    call = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-c", "pyproject.toml"]
    told = subprocess.run(
        [*call, str(file)], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE
    )
    assert told.returncode == 1, told.stdout
    assert "RuntimeError: a bot has lost its head" in told.stdout
    assert "ERROR" in told.stdout  # at the end of the first test
    assert "No bot has failed" in told.stdout  # though it was announced in the second


def test_without_a_file_nothing_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(failures.FILE)
    failures.note("nothing", RuntimeError("nobody reads this"))


# The arena


@pytest.mark.bots_fail
def test_a_bot_that_fails_in_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(*_: Any) -> Any:
        raise RuntimeError("on purpose")

    monkeypatch.setattr(GreedyBot, "choose", choose)
    wanted = contest(ludi.game("lutetia"), ("greedy", "random"), 2, "ides")
    assert len(run.run(wanted, 2, tmp_path).broken) == 2


@pytest.mark.bots_fail
def test_a_program_that_fails_in_another_process_of_the_arena(tmp_path: Path) -> None:
    bot = f"cmd:{sys.executable} -c exit(1)"
    wanted = contest(ludi.game("lutetia"), (bot, "random"), 2, "ides")
    outcome = run.run(wanted, 2, tmp_path, jobs=2)
    assert all(any(seat.fault for seat in game.seats) for game in outcome.games)


# The table


@pytest.mark.bots_fail
def test_a_hint_that_fails() -> None:
    async def ask() -> None:
        workers = WorkerPool(1)
        try:
            with pytest.raises(ZeroDivisionError):
                await workers.work(Kind.HINT, "ala", divmod, 1, 0)
        finally:
            await workers.close()

    asyncio.run(ask())


@pytest.mark.bots_fail
def test_bots_that_cannot_go_on(tmp_path: Path) -> None:
    class Broken(WorkerPool):
        async def choose(self, *_: object) -> Thought:
            raise RuntimeError("on purpose")

    async def use(store: Store) -> None:
        room = await room_with_bots(store, Broken(1), "me", "random")
        await until(lambda: not room.busy)

    with_store(tmp_path, use)


@pytest.mark.bots_fail
def test_a_table_where_nobody_can_move_for_who_is_late(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def time_out(table: str) -> None:
        asked.append(table)
        if table == "broken":
            raise RuntimeError("on purpose")

    async def use(store: Store) -> None:
        async def late() -> list[str]:
            return ["broken", "sound"]

        monkeypatch.setattr(store.clocks, "late_tables", late)
        assert await Clocks(store.clocks, time_out, time_out).check() > 0

    with_store(tmp_path, use)
    assert sorted(asked) == ["broken", "sound"]


@pytest.mark.bots_fail
def test_a_game_of_a_real_server_goes_on_and_the_error_is_counted(tmp_path: Path) -> None:
    with (
        serving(tmp_path, "--metrics", "--bot-workers", "1") as server,
        Person(server, "Ala") as ala,
    ):
        with ala.live(ala.table("me", "random")["id"]) as live:
            live.catch_up(1)  # a bot has thought, so there is a process
        children = psutil.Process(server.process.pid).children(recursive=True)
        (worker,) = [c for c in children if "spawn_main" in " ".join(c.cmdline())]
        worker.suspend()
        table = ala.table("me", "random")["id"]
        worker.kill()
        with ala.live(table) as live:
            live.catch_up(1)
        told = get(server, "/api/metrics").text
        assert 'ludi_bot_errors_total{kind="move"} 1.0' in told
        noted = Path(os.environ[failures.FILE])
        wait_for(lambda: "BrokenProcessPool" in noted.read_text())
