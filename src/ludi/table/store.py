"""What is kept: guests, tables, seats, and an append-only log of every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from secrets import token_urlsafe
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, and_, delete, event, func, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import (
    AsyncEngine,
    AsyncSession,
    async_sessionmaker,
    create_async_engine,
)

from ludi.core import moves
from ludi.core.moves import Move
from ludi.core.result import Result
from ludi.table.fellows import Alone, Fellows
from ludi.table.history import Row
from ludi.table.messages import Status
from ludi.table.models import (
    Account,
    Analysis,
    Guest,
    LessonDone,
    LogRow,
    Note,
    Rating,
    Seat,
    Setting,
    Table,
    now,
)
from ludi.table.names import guest_name
from ludi.table.ratings import catch_up
from ludi.table.settings import Settings, plain_address

ALIVE = "alive"  # the setting that says when a server was last there
MIGRATIONS = "ludi.table:migrations"
POOL = 10  # connections to PostgreSQL kept open; as many again when it is busy
UPGRADE_LOCK = 7091753  # any number of ours: servers that start together upgrade one by one


Deadlines = dict[int, datetime | None]  # by seat


class NumberTaken(Exception):
    """Another server has added a row of that number first."""


class Finished(Exception):
    """The game has ended meanwhile: nothing can be added to it."""


@dataclass(frozen=True, slots=True)
class Summed:
    """What a table's row says about its log."""

    moves: int
    actors: tuple[int, ...]
    status: Status
    result: Result | None = None  # when the game is over
    rules: int | None = None  # the version it goes on with
    digest: str | None = None  # of all that has happened


def connect(settings: Settings) -> AsyncEngine:
    if settings.database is None:
        engine = create_async_engine(settings.address, pool_pre_ping=True)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine
    return create_async_engine(settings.address, pool_pre_ping=True, pool_size=POOL)


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._sessions = async_sessionmaker(engine, expire_on_commit=False)
        self.fellows = Alone()
        if engine.dialect.name == "postgresql":
            self.fellows = Fellows(plain_address(engine.url), self._sessions)

    @classmethod
    async def open(cls, settings: Settings) -> Store:
        """Connect and bring the database to the newest shape."""
        if settings.database is None:
            settings.store.mkdir(parents=True, exist_ok=True)
        engine = connect(settings)
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
        return cls(engine)

    async def close(self) -> None:
        await self.engine.dispose()

    # Settings and people

    async def secret(self) -> str:
        """Signs the guests' cookies; made once, shared by all servers on this database."""
        async with self._sessions() as session:
            if (found := await session.get(Setting, "secret")) is not None:
                return found.value
        try:
            async with self._sessions.begin() as session:
                session.add(Setting(name="secret", value=token_urlsafe(32)))
        except IntegrityError:
            pass  # another server was faster: its secret counts
        return await self.secret()

    async def name_of(self, guest: str) -> str:
        async with self._sessions() as session:
            found = await session.get(Guest, guest)
            return found.name if found else guest_name(guest)

    async def know(self, guest: str, name: str | None = None) -> None:
        """Keep a guest; until now a signed cookie was all there was."""
        async with self._sessions.begin() as session:
            found = await session.get(Guest, guest)
            if found is None:
                session.add(Guest(id=guest, name=name or guest_name(guest)))
            elif name is not None:
                found.name = name

    async def guest(self, id: str) -> Guest | None:
        async with self._sessions() as session:
            return await session.get(Guest, id)

    async def set_webhook(self, guest: str, url: str | None, language: str, page: str) -> None:
        async with self._sessions.begin() as session:
            known = await session.get(Guest, guest)
            if known is not None:
                known.webhook, known.language, known.page = url, language, page

    # Epochs: see people.py

    async def epoch(self, guest: str) -> int | None:
        """None: a guest of whom nothing is kept, yet or any more."""
        return (await self.epochs([guest])).get(guest)

    async def epochs(self, guests: Collection[str]) -> dict[str, int]:
        async with self._sessions() as session:
            found = select(Guest.id, Guest.epoch).where(Guest.id.in_(guests))
            return {row[0]: row[1] for row in await session.execute(found)}

    async def next_epoch(self, guest: str) -> int:
        """From now on no cookie or token counts that this guest was given before."""
        await self.know(guest)
        mine = update(Guest).where(Guest.id == guest).values(epoch=Guest.epoch + 1)
        async with self._sessions.begin() as session:
            epoch = (await session.execute(mine.returning(Guest.epoch))).scalar_one()
            await self.fellows.note_epoch(session, guest, epoch)
            return epoch

    # Programs

    async def add_program(self, guest: str, name: str, owner: str | None) -> None:
        async with self._sessions.begin() as session:
            session.add(Guest(id=guest, name=name, owner=owner))

    async def programs_of(self, owner: str) -> Sequence[Guest]:
        mine = select(Guest).where(Guest.owner == owner)
        async with self._sessions() as session:
            return (await session.scalars(mine.order_by(Guest.created, Guest.id))).all()

    # Accounts

    async def account(self, guest: str) -> Account | None:
        async with self._sessions() as session:
            return await session.get(Account, guest)

    async def account_named(self, key: str) -> Account | None:
        async with self._sessions() as session:
            return await session.scalar(select(Account).where(Account.name == key))

    async def add_account(self, account: Account) -> bool:
        """False if somebody has that name."""
        try:
            async with self._sessions.begin() as session:
                session.add(account)
        except IntegrityError:
            return False
        return True

    async def change_passphrase(self, guest: str, hashed: str) -> None:
        mine = update(Account).where(Account.guest_id == guest)
        async with self._sessions.begin() as session:
            await session.execute(mine.values(passphrase=hashed))

    async def forget(self, guest: str, nobody: str) -> list[str]:
        """Remove a guest; in games that others know, a nameless guest takes that place.

        Returns the tables where that shows. A fresh id, so that nothing leads from the cookie of
        who has gone to the games that stay.
        """
        async with self._sessions.begin() as session:
            for model in (Note, LessonDone):
                await session.execute(delete(model).where(model.guest_id == guest))
            await session.execute(delete(Account).where(Account.guest_id == guest))
            if await session.get(Guest, guest) is None:
                return []
            seated = select(Seat.table_id).where(Seat.guest_id == guest)
            hosted = select(Table.id).where(Table.host == guest)
            shown = {*await session.scalars(seated), *await session.scalars(hosted)}
            session.add(Guest(id=nobody, name=guest_name(nobody)))
            await session.flush()
            await self._leave_waiting(session, guest)
            for moved in (
                update(Seat).where(Seat.guest_id == guest).values(guest_id=nobody, name=None),
                update(Table).where(Table.host == guest).values(host=nobody),
                # The games stay rated, but nobody on a ladder is called that
                update(Rating).where(Rating.player == guest).values(player=f"gone:{nobody}"),
            ):
                await session.execute(moved)
            await session.execute(delete(Guest).where(Guest.id == guest))
            return sorted(shown)

    async def _leave_waiting(self, session: AsyncSession, guest: str) -> None:
        """At tables that have not begun: the seat is open again, and somebody else is the host."""
        waiting = select(Table.id).where(Table.status == "open")
        mine = select(Seat).where(Seat.guest_id == guest, Seat.table_id.in_(waiting))
        for seat in await session.scalars(mine):
            seat.kind, seat.guest_id, seat.name, seat.token = "open", None, None, token_urlsafe(12)
        await session.flush()
        hosted = select(Table).where(Table.host == guest, Table.status == "open")
        for table in (await session.scalars(hosted)).all():
            heirs = [seat.guest_id for seat in table.seats if seat.guest_id is not None]
            if heirs:
                table.host = heirs[0]
                continue
            await session.execute(delete(Seat).where(Seat.table_id == table.id))
            await session.execute(delete(Table).where(Table.id == table.id))

    # Tables

    async def add_table(self, table: Table) -> None:
        async with self._sessions.begin() as session:
            session.add(table)

    async def add_begun(self, table: Table, played: Sequence[tuple[int, Move]]) -> None:
        """A table with the moves that have been made already, all at once or not at all."""
        async with self._sessions.begin() as session:
            session.add(table)
            await session.flush()
            session.add_all(
                LogRow(
                    table_id=table.id,
                    number=number,
                    kind="move",
                    seat=seat,
                    move=moves.to_json(move),
                )
                for number, (seat, move) in enumerate(played, 1)
            )

    async def uploads_of(self, guest: str) -> int:
        async with self._sessions() as session:
            count = select(func.count()).where(Table.host == guest, Table.origin == "uploaded")
            return await session.scalar(count) or 0

    async def table(self, id: str) -> Table | None:
        async with self._sessions() as session:
            return await session.get(Table, id)

    async def tables_of(self, guest: str, most: int = 100) -> Sequence[Table]:
        seated = select(Seat.table_id).where(Seat.guest_id == guest)
        mine = or_(Table.host == guest, Table.id.in_(seated))
        async with self._sessions() as session:
            found = await session.scalars(
                select(Table).where(mine).order_by(Table.changed.desc(), Table.id).limit(most)
            )
            return found.all()

    async def unfinished_of(self, host: str) -> int:
        async with self._sessions() as session:
            count = select(func.count()).where(Table.host == host, Table.status != "over")
            return await session.scalar(count) or 0

    async def running_of(self, guest: str) -> list[str]:
        """The running games in which a guest has a seat."""
        seated = select(Seat.table_id).where(Seat.guest_id == guest, ~Seat.resigned)
        running = select(Table.id).where(Table.status == "playing", Table.id.in_(seated))
        async with self._sessions() as session:
            return list(await session.scalars(running))

    async def count_tables(self) -> dict[str, int]:
        async with self._sessions() as session:
            found = await session.execute(select(Table.status, func.count()).group_by(Table.status))
            return {row[0]: row[1] for row in found}

    async def waiting_for_bots(self, idle_for: float = 0) -> list[str]:
        """The running games in which it has been a bot's turn for so many seconds."""
        idle = Table.changed <= now() - timedelta(seconds=idle_for)
        bots = select(Seat.table_id).where(or_(Seat.kind == "bot", Seat.stand_in.is_not(None)))
        running = select(Table).where(Table.status == "playing", idle, Table.id.in_(bots))
        async with self._sessions() as session:
            return [
                table.id
                for table in await session.scalars(running)
                if any(table.seats[seat].bot for seat in table.actors)
            ]

    async def numbers(self, tables: list[str]) -> dict[str, int]:
        """How far these games have come."""
        async with self._sessions() as session:
            found = await session.execute(
                select(Table.id, Table.number).where(Table.id.in_(tables))
            )
            return {row[0]: row[1] for row in found}

    # Seats

    async def claim_seat(self, table: str, seat: int, guest: str) -> bool:
        """Sit down on an open seat; False if somebody else was faster."""
        return await self._change_seat(table, seat, "open", kind="person", guest_id=guest)

    async def change_seat(self, table: str, seat: int, was: str, **values: Any) -> bool:
        return await self._change_seat(table, seat, was, **values)

    async def _change_seat(self, table: str, seat: int, was: str, **values: Any) -> bool:
        waiting = select(Table.id).where(Table.id == table, Table.status == "open")
        wanted = update(Seat).where(
            Seat.table_id == table,
            Seat.seat == seat,
            Seat.kind == was,
            Seat.table_id.in_(waiting),
        )
        async with self._sessions.begin() as session:
            changed = await session.execute(wanted.values(**values))
            await session.execute(update(Table).where(Table.id == table).values(changed=now()))
            await self.fellows.note(session, table)
            return _rows(changed) == 1

    async def start(self, table: str, summed: Summed, clocks: Deadlines) -> bool:
        """The game begins; False if it has begun already."""
        begin = update(Table).where(Table.id == table, Table.status == "open")
        async with self._sessions.begin() as session:
            await self.fellows.note(session, table)
            begun = _rows(await session.execute(begin.values(**_columns(summed)))) == 1
            if begun:
                await _set_clocks(session, table, clocks)
            return begun

    # Clocks and stand-ins

    async def sign_of_life(self, down: timedelta) -> None:
        """A server is there. If none was for long, all clocks get the lost time back."""
        at = now()
        try:
            async with self._sessions.begin() as session:
                if await session.get(Setting, ALIVE) is None:
                    session.add(Setting(name=ALIVE, value=at.isoformat()))
        except IntegrityError:
            pass  # several servers start for the first time
        async with self._sessions.begin() as session:
            last = await session.get(Setting, ALIVE)
            assert last is not None
            lost = at - datetime.fromisoformat(last.value)
            mine = update(Setting).where(Setting.name == ALIVE, Setting.value == last.value)
            first = _rows(await session.execute(mine.values(value=at.isoformat()))) == 1
            if first and lost > down:  # of several servers that start, one gives it back
                await self._give_back(session, lost)

    async def _give_back(self, session: AsyncSession, lost: timedelta) -> None:
        seats = await session.scalars(select(Seat).where(Seat.deadline.is_not(None)))
        tables = await session.scalars(select(Table).where(Table.deadline.is_not(None)))
        for seat in seats:
            assert seat.deadline is not None
            seat.deadline += lost
        for table in tables:
            assert table.deadline is not None
            table.deadline += lost

    async def late_tables(self) -> list[str]:
        late = select(Table.id).where(Table.status == "playing", Table.deadline <= now())
        async with self._sessions() as session:
            return list(await session.scalars(late))

    async def next_deadline(self) -> datetime | None:
        first = select(func.min(Table.deadline)).where(Table.status == "playing")
        async with self._sessions() as session:
            return await session.scalar(first)

    async def set_clocks(self, table: str, deadlines: Deadlines) -> None:
        async with self._sessions.begin() as session:
            await _set_clocks(session, table, deadlines)
            await self.fellows.note(session, table)

    async def stand_in(self, table: str, seat: int, level: str | None) -> None:
        """A bot plays for a person who has left, or (None) does so no more."""
        here = update(Seat).where(
            Seat.table_id.in_(_while_playing(table)), Seat.seat == seat, ~Seat.resigned
        )
        async with self._sessions.begin() as session:
            await session.execute(here.values(stand_in=level))
            await self.fellows.note(session, table)

    # Ends that are not in the rules

    async def resign(self, table: str, seat: int, stand_in: str) -> None:
        """A bot takes the seat for good; what was proposed before is withdrawn."""
        playing = _while_playing(table)
        async with self._sessions.begin() as session:
            here = update(Seat).where(Seat.table_id == table, Seat.table_id.in_(playing))
            await session.execute(here.values(agrees=False))
            given_up = here.where(Seat.seat == seat).values(resigned=True, stand_in=stand_in)
            await session.execute(given_up)
            await self.fellows.note(session, table)

    async def agree(self, table: str, seats: Collection[int]) -> None:
        """These seats want to end the game now."""
        await self._say_about_end(table, Seat.seat.in_(seats), agrees=True)

    async def disagree(self, table: str) -> None:
        """Somebody wants to play on: nobody's agreement counts any more."""
        await self._say_about_end(table, agrees=False)

    async def _say_about_end(self, table: str, *which: Any, agrees: bool) -> None:
        playing = _while_playing(table)
        here = update(Seat).where(Seat.table_id == table, Seat.table_id.in_(playing), *which)
        async with self._sessions.begin() as session:
            await session.execute(here.values(agrees=agrees))
            await self.fellows.note(session, table)

    async def finish(self, table: str, number: int, ending: str, result: Result) -> bool:
        """Break the game off at this version; False if it has gone on or ended meanwhile."""
        playing = update(Table).where(
            Table.id == table, Table.status == "playing", Table.number == number
        )
        values = _over(result) | {"status": "over", "actors": [], "ending": ending}
        async with self._sessions.begin() as session:
            await self.fellows.note(session, table)
            return _rows(await session.execute(playing.values(changed=now(), **values))) == 1

    # Hints and analyses

    async def agree_to_hints(self, table: str, seats: Collection[int], agree: bool) -> None:
        mine = update(Seat).where(Seat.table_id == table, Seat.seat.in_(seats))
        async with self._sessions.begin() as session:
            await session.execute(mine.values(hints=agree))

    async def analysis(self, table: str) -> Analysis | None:
        async with self._sessions() as session:
            return await session.get(Analysis, table)

    async def keep_analysis(self, table: str, level: str, decisions: list[dict[str, Any]]) -> None:
        try:
            async with self._sessions.begin() as session:
                session.add(Analysis(table_id=table, level=level, decisions=decisions))
        except IntegrityError:
            pass  # another server was faster: its analysis is as good

    # The log

    async def log(self, table: str, after: int = 0) -> Sequence[LogRow]:
        async with self._sessions() as session:
            rows = select(LogRow).where(LogRow.table_id == table, LogRow.number > after)
            return (await session.scalars(rows.order_by(LogRow.number))).all()

    async def append(
        self,
        table: str,
        number: int,
        row: Row,
        summed: Summed,
        clocks: Deadlines | None = None,
    ) -> None:
        """When this returns, the row is on disk. A number that is taken raises NumberTaken."""
        move = None if row.move is None else moves.to_json(row.move)
        try:
            async with self._sessions.begin() as session:
                session.add(
                    LogRow(table_id=table, number=number, kind=row.kind, seat=row.seat, move=move)
                )
                await session.flush()
                sums = update(Table).where(Table.id == table, Table.status == "playing")
                summing = sums.values(number=number, **_columns(summed))
                if not _rows(await session.execute(summing)):
                    raise Finished(table)
                await _set_clocks(session, table, clocks or {})
                await self.fellows.note(session, table, number)
        except IntegrityError:
            raise NumberTaken(f"{table} {number}") from None

    # Statistics

    async def catch_up_ratings(self) -> None:
        await catch_up(self._sessions)

    async def finished_of(self, guest: str, most: int) -> Sequence[Table]:
        """The games this guest has played here to some end, the latest first."""
        seated = select(Seat.table_id).where(Seat.guest_id == guest)
        return await self._finished(most, Table.id.in_(seated))

    async def finished_games(self, game: str, most: int) -> Sequence[Table]:
        """The games played here to the end of their rules, the latest first."""
        return await self._finished(most, Table.game == game, Table.ending.is_(None))

    async def _finished(self, most: int, *which: Any) -> Sequence[Table]:
        wanted = (
            select(Table)
            .where(Table.finished.is_not(None), Table.origin == "played", *which)
            .order_by(Table.finished.desc(), Table.id)
            .limit(most)
        )
        async with self._sessions() as session:
            return (await session.scalars(wanted)).all()

    async def ratings_of(self, player: str) -> dict[tuple[str, int], Rating]:
        async with self._sessions() as session:
            found = await session.scalars(select(Rating).where(Rating.player == player))
            return {(rating.table_id, rating.seat): rating for rating in found}

    async def ladder(
        self, game: str, seats: int, most: int
    ) -> list[tuple[Rating, str | None, int, int]]:
        """Everybody's newest rating with name (None: a bot), games and wins, the safest first.

        Whoever is no guest any more has left the ladder.
        """
        here = and_(Rating.game == game, Rating.seats == seats)
        newest = func.row_number().over(
            partition_by=Rating.player, order_by=(Rating.at.desc(), Rating.seat)
        )
        ranked = select(Rating.table_id, Rating.seat, newest.label("age")).where(here).subquery()
        latest = (
            select(Rating, Guest.name)
            .join(ranked, and_(ranked.c.table_id == Rating.table_id, ranked.c.seat == Rating.seat))
            .join(Guest, Guest.id == Rating.player, isouter=True)
            .where(ranked.c.age == 1, or_(Guest.id.is_not(None), Rating.player.startswith("bot:")))
            .order_by((Rating.mu - 2 * Rating.sigma).desc(), Rating.player)
            .limit(most)
        )
        played = select(Rating.player, Rating.seat, Table.result).join(
            Table, Table.id == Rating.table_id
        )
        games, wins = Counter[str](), Counter[str]()
        async with self._sessions() as session:
            for player, seat, result in await session.execute(played.where(here)):
                games[player] += 1
                wins[player] += seat in (result or {}).get("winners", ())
            rows = await session.execute(latest)
            return [(r, name, games[r.player], wins[r.player]) for r, name in rows]

    # Lessons

    async def lessons_done(self, guest: str, game: str) -> set[str]:
        done = select(LessonDone.lesson)
        mine = done.where(LessonDone.guest_id == guest, LessonDone.game == game)
        async with self._sessions() as session:
            return set(await session.scalars(mine))

    async def lesson_done(self, guest: str, game: str, lesson: str) -> None:
        try:
            async with self._sessions.begin() as session:
                session.add(LessonDone(guest_id=guest, game=game, lesson=lesson))
        except IntegrityError:
            pass  # it was done before

    # Notes

    async def notes(self, table: str, writers: Sequence[str]) -> list[tuple[Note, str | None]]:
        """What they wrote, with their names, in the order of the game."""
        wanted = (
            select(Note, Guest.name)
            .join(Guest, Guest.id == Note.guest_id, isouter=True)
            .where(Note.table_id == table, Note.guest_id.in_(writers))
            .order_by(Note.moves, Note.at, Note.id)
        )
        async with self._sessions() as session:
            return [(note, name) for note, name in await session.execute(wanted)]

    async def add_note(self, note: Note, most: int) -> bool:
        """False if the writer has so many notes at this table already."""
        written = select(func.count()).where(
            Note.table_id == note.table_id, Note.guest_id == note.guest_id
        )
        async with self._sessions.begin() as session:
            if (await session.scalar(written) or 0) >= most:
                return False
            session.add(note)
            return True

    async def drop_note(self, table: str, note: str, guest: str) -> bool:
        mine = delete(Note).where(Note.id == note, Note.table_id == table, Note.guest_id == guest)
        async with self._sessions.begin() as session:
            return _rows(await session.execute(mine)) == 1


def _columns(summed: Summed) -> dict[str, Any]:
    columns: dict[str, Any] = {
        "moves": summed.moves,
        "actors": list(summed.actors),
        "status": summed.status,
        "changed": now(),
    }
    if summed.digest is not None:
        columns |= {"rules": summed.rules, "digest": summed.digest}
    return columns if summed.result is None else columns | _over(summed.result)


async def _set_clocks(session: AsyncSession, table: str, deadlines: Deadlines) -> None:
    """The table's own deadline is the first of its seats'."""
    if not deadlines:
        return
    for seat, deadline in deadlines.items():
        here = update(Seat).where(Seat.table_id == table, Seat.seat == seat)
        await session.execute(here.values(deadline=deadline))
    first = min((d for d in deadlines.values() if d is not None), default=None)
    await session.execute(update(Table).where(Table.id == table).values(deadline=first))


def _over(result: Result) -> dict[str, Any]:
    return {"result": msgspec.to_builtins(result), "finished": now(), "deadline": None}


def _while_playing(table: str) -> Any:
    return select(Table.id).where(Table.id == table, Table.status == "playing")


def _rows(result: Any) -> int:
    return int(result.rowcount)


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    # FULL: an acknowledged move survives even a loss of power
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})"))
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if set(MigrationContext.configure(connection).get_current_heads()) <= known:
        command.upgrade(config, "head")
    # else a newer server has been here; as new shapes only ever add, this one can work with it
