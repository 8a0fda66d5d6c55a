"""A backup holds everything, and comes back into either database."""

import asyncio
import gzip
import stat
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from ludi.cli import main
from ludi.core.errors import InvalidInput
from ludi.table.api.messages import NewSeat, NewTable
from ludi.table.api.tables import table_from
from ludi.table.room.game_log import LogEntry
from ludi.table.settings import Settings
from ludi.table.store.backup import KEPT, backup, restore
from ludi.table.store.models import Account, LessonDone, Note, Table
from ludi.table.store.store import Store
from tests.table.test_store import bid, new_room, with_store


async def fill(store: Store) -> None:
    """A little of everything that is kept."""
    room = await new_room(store)
    await room.play(bid(0), 0)
    await room.play(LogEntry("undo", 0), 1)
    branch = table_from(NewTable("lutetia", [NewSeat("me"), NewSeat("bot")]), "ala")
    branch.parent, branch.parent_moves, branch.origin = room.id, 1, "branch"
    async with store.sessions.begin() as session:
        session.add(branch)
        session.add(Account(guest_id="ala", name="ala", passphrase="$argon2id$…"))
        session.add(Note(id="n", table_id=room.id, guest_id="ala", moves=0, text="Zażółć \n gęślą"))
        session.add(LessonDone(guest_id="bruno", game="lutetia", lesson="first"))
    await store.guests.secret()


async def contents(store: Store) -> dict[str, list[Any]]:
    async with store.engine.connect() as connection:
        return {
            table.name: sorted(map(repr, await connection.execute(select(table)))) for table in KEPT
        }


@pytest.fixture
def other(request: pytest.FixtureRequest, tmp_path: Path, database: str) -> Settings:
    """Where a backup is brought back to: the other kind of database."""
    if request.node.callspec.params["settings"] == "sqlite":
        return Settings(store=tmp_path / "other", database=database)
    return Settings(store=tmp_path / "other")


def test_everything_moves_to_the_other_kind_of_database(
    settings: Settings, other: Settings, tmp_path: Path
) -> None:
    file = tmp_path / "ludi.backup"
    with_store(settings, fill)
    rows = asyncio.run(backup(settings, file))
    assert asyncio.run(restore(other, file)) == rows
    kept = with_store(settings, contents)
    assert sum(map(len, kept.values())) == rows
    assert all(kept[name] for name in ("log", "accounts", "notes", "lessons_done", "settings"))
    assert with_store(other, contents) == kept
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_restore_does_not_overwrite_unless_asked(settings: Settings, tmp_path: Path) -> None:
    file = tmp_path / "ludi.backup"
    with_store(settings, fill)
    asyncio.run(backup(settings, file))
    before = with_store(settings, contents)
    with pytest.raises(InvalidInput, match="not empty"):
        asyncio.run(restore(settings, file))

    async def one_more(store: Store) -> None:
        await store.guests.ensure_guest("celina")

    with_store(settings, one_more)
    asyncio.run(restore(settings, file, replace=True))
    assert with_store(settings, contents) == before


@pytest.mark.parametrize("damage", ["cut", "changed", "other"])
def test_a_damaged_backup_is_refused_and_nothing_is_lost(
    settings: Settings, tmp_path: Path, damage: str
) -> None:
    file = tmp_path / "ludi.backup"
    with_store(settings, fill)
    asyncio.run(backup(settings, file))
    before = with_store(settings, contents)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    match damage:
        case "cut":
            file.write_bytes(gzip.compress(b"".join(lines[:-3])))
        case "changed":
            raw = bytearray(file.read_bytes())
            raw[len(raw) // 2] ^= Random(damage).randrange(1, 256)
            file.write_bytes(raw)
        case "other":
            file.write_bytes(b"not a backup")
    with pytest.raises(InvalidInput, match="backup"):
        asyncio.run(restore(settings, file, replace=True))
    assert with_store(settings, contents) == before


def test_nothing_is_restored_under_a_running_server(database: str, tmp_path: Path) -> None:
    settings, file = Settings(database=database), tmp_path / "ludi.backup"

    async def use() -> None:
        store = await Store.open(settings)
        await store.cluster.open(lambda _: None)
        try:
            await backup(settings, file)
            with pytest.raises(InvalidInput, match="running"):
                await restore(settings, file, replace=True)
        finally:
            await store.cluster.close()
            await store.close()
        await restore(settings, file, replace=True)

    asyncio.run(use())


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store, other, file = tmp_path / "store", tmp_path / "other", str(tmp_path / "b")

    def ludi(*args: str) -> int:
        with pytest.raises(SystemExit) as ended:
            main(args)
        return int(str(ended.value.code))

    assert ludi("backup", file, "--store", str(store)) == 2
    assert "no games" in capsys.readouterr().err
    with_store(Settings(store=store), fill)
    assert ludi("backup", file, "--store", str(store)) == 0
    assert ludi("backup", file, "--store", str(store)) == 2
    assert "--replace" in capsys.readouterr().err
    assert ludi("restore", file, "--store", str(other)) == 0
    assert ludi("restore", file, "--store", str(other)) == 2
    assert "--replace" in capsys.readouterr().err
    assert ludi("restore", file, "--store", str(other), "--replace") == 0

    async def tables(store: Store) -> int:
        async with store.sessions() as session:
            return len((await session.scalars(select(Table))).all())

    assert with_store(Settings(store=other), tables) == 2
