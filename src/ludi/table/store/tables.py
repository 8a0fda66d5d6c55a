"""Tables as they are stored: the tables, their seats, and the clocks of running games."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Select, func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from ludi.core.result import Result
from ludi.table.room.game_log import LogEntry
from ludi.table.store.cluster import SingleServer
from ludi.table.store.database import Sessions, affected_rows
from ludi.table.store.game_log import Deadlines, log_row, result_columns, write_deadlines
from ludi.table.store.models import Seat, Setting, Table, now

ALIVE = "alive"  # the setting with the time of the last heartbeat of any server


class Tables:
    def __init__(self, sessions: Sessions, cluster: SingleServer) -> None:
        self._sessions = sessions
        self._cluster = cluster

    async def add(self, table: Table, played: Iterable[LogEntry] = ()) -> None:
        """A new table, with the moves that have been made already: all at once or not at all."""
        async with self._sessions.begin() as session:
            session.add(table)
            await session.flush()
            session.add_all(
                log_row(table.id, number, entry) for number, entry in enumerate(played, 1)
            )

    async def get(self, id: str) -> Table | None:
        async with self._sessions() as session:
            return await session.get(Table, id)

    async def finish(self, id: str, number: int, ending: str, result: Result) -> bool:
        """Break the game off at this version; False if it has gone on or ended meanwhile."""
        playing = update(Table).where(
            Table.id == id, Table.status == "playing", Table.number == number
        )
        values = result_columns(result) | {"status": "over", "actors": [], "ending": ending}
        async with self._sessions.begin() as session:
            await self._cluster.notify_in(session, id)
            finished = await session.execute(playing.values(changed=now(), **values))
            return affected_rows(finished) == 1

    # Which tables there are

    async def of_guest(self, guest: str, most: int = 100) -> Sequence[Table]:
        """Those a guest hosts or has a seat at, the latest first."""
        seated = select(Seat.table_id).where(Seat.guest_id == guest)
        mine = or_(Table.host == guest, Table.id.in_(seated))
        async with self._sessions() as session:
            found = await session.scalars(
                select(Table).where(mine).order_by(Table.changed.desc(), Table.id).limit(most)
            )
            return found.all()

    async def running_of_guest(self, guest: str) -> list[str]:
        """The running games in which a guest has a seat."""
        seated = select(Seat.table_id).where(Seat.guest_id == guest, ~Seat.resigned)
        running = select(Table.id).where(Table.status == "playing", Table.id.in_(seated))
        async with self._sessions() as session:
            return list(await session.scalars(running))

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

    async def numbers(self, ids: Collection[str]) -> dict[str, int]:
        """The version of each of these games: the number of the last row of its log."""
        async with self._sessions() as session:
            found = await session.execute(select(Table.id, Table.number).where(Table.id.in_(ids)))
            return {row[0]: row[1] for row in found}

    # How many

    async def count_by_status(self) -> dict[str, int]:
        async with self._sessions() as session:
            found = await session.execute(select(Table.status, func.count()).group_by(Table.status))
            return {row[0]: row[1] for row in found}

    async def count_unfinished(self, host: str) -> int:
        return await self._count(Table.host == host, Table.status != "over")

    async def count_uploads(self, host: str) -> int:
        return await self._count(Table.host == host, Table.origin == "uploaded")

    async def _count(self, *which: Any) -> int:
        async with self._sessions() as session:
            return await session.scalar(select(func.count()).where(*which)) or 0


class Seats:
    """Changes of seats; each changes nothing if the game is not at the stage for it."""

    def __init__(self, sessions: Sessions, cluster: SingleServer) -> None:
        self._sessions = sessions
        self._cluster = cluster

    # Before the game

    async def take(self, table: str, seat: int, guest: str) -> bool:
        """Sit down on an open seat; False if somebody else was faster."""
        return await self.change(table, seat, "open", kind="person", guest_id=guest)

    async def change(self, table: str, seat: int, was: str, **values: Any) -> bool:
        """Change a seat that is of this kind still; False if it is not."""
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
            await self._cluster.notify_in(session, table)
            return affected_rows(changed) == 1

    # During the game

    async def set_stand_in(self, table: str, seat: int, level: str | None) -> None:
        """A bot plays for a person who has left, or (None) does so no more."""
        here = update(Seat).where(
            Seat.table_id.in_(_if_playing(table)), Seat.seat == seat, ~Seat.resigned
        )
        async with self._sessions.begin() as session:
            await session.execute(here.values(stand_in=level))
            await self._cluster.notify_in(session, table)

    async def resign(self, table: str, seat: int, stand_in: str) -> None:
        """A bot takes the seat for good; what was proposed before is withdrawn."""
        here = update(Seat).where(Seat.table_id.in_(_if_playing(table)))
        async with self._sessions.begin() as session:
            await session.execute(here.values(agrees=False))
            resigned = here.where(Seat.seat == seat).values(resigned=True, stand_in=stand_in)
            await session.execute(resigned)
            await self._cluster.notify_in(session, table)

    async def agree_to_end(self, table: str, seats: Collection[int]) -> None:
        """These seats want to end the game now."""
        await self._set_agreement(table, Seat.seat.in_(seats), agrees=True)

    async def refuse_to_end(self, table: str) -> None:
        """Somebody wants to play on: nobody's agreement counts any more."""
        await self._set_agreement(table, agrees=False)

    async def _set_agreement(self, table: str, *which: Any, agrees: bool) -> None:
        here = update(Seat).where(Seat.table_id.in_(_if_playing(table)), *which)
        async with self._sessions.begin() as session:
            await session.execute(here.values(agrees=agrees))
            await self._cluster.notify_in(session, table)

    async def agree_to_hints(self, table: str, seats: Collection[int], agree: bool) -> None:
        mine = update(Seat).where(Seat.table_id == table, Seat.seat.in_(seats))
        async with self._sessions.begin() as session:
            await session.execute(mine.values(hints=agree))


class StoredClocks:
    """Deadlines of running games, and the heartbeat that shows for how long no server ran."""

    def __init__(self, sessions: Sessions, cluster: SingleServer) -> None:
        self._sessions = sessions
        self._cluster = cluster

    async def set(self, table: str, deadlines: Deadlines) -> None:
        async with self._sessions.begin() as session:
            await write_deadlines(session, table, deadlines)
            await self._cluster.notify_in(session, table)

    async def late_tables(self) -> list[str]:
        late = select(Table.id).where(Table.status == "playing", Table.deadline <= now())
        async with self._sessions() as session:
            return list(await session.scalars(late))

    async def next_deadline(self) -> datetime | None:
        first = select(func.min(Table.deadline)).where(Table.status == "playing")
        async with self._sessions() as session:
            return await session.scalar(first)

    async def heartbeat(self, outage: timedelta) -> list[str]:
        """A server runs. After a gap longer than `outage` all deadlines get the lost time back.

        A clock of the machine that was set forward looks the same; when it was set back, so are
        the deadlines. Returns the tables where they have changed.
        """
        await self._ensure_first_heartbeat()
        async with self._sessions.begin() as session:
            last = await session.get_one(Setting, ALIVE)
            at = now()
            lost = at - datetime.fromisoformat(last.value)
            mine = update(Setting).where(Setting.name == ALIVE, Setting.value == last.value)
            first = affected_rows(await session.execute(mine.values(value=at.isoformat()))) == 1
            if not first or abs(lost) <= outage:  # of several servers that start, one gives it back
                return []
            return await self.postpone_deadlines(session, lost)

    async def _ensure_first_heartbeat(self) -> None:
        try:
            async with self._sessions.begin() as session:
                if await session.get(Setting, ALIVE) is None:
                    session.add(Setting(name=ALIVE, value=now().isoformat()))
        except IntegrityError:
            pass  # several servers start for the first time

    async def postpone_deadlines(self, session: AsyncSession, by: timedelta) -> list[str]:
        """All of them; returns the tables where they have changed."""
        for seat in await session.scalars(select(Seat).where(Seat.deadline.is_not(None))):
            assert seat.deadline is not None
            seat.deadline += by
        changed = []
        for table in await session.scalars(select(Table).where(Table.deadline.is_not(None))):
            assert table.deadline is not None
            table.deadline += by
            await self._cluster.notify_in(session, table.id)
            changed.append(table.id)
        return changed


def _if_playing(table: str) -> Select[str]:
    """The table's id, if its game is running."""
    return select(Table.id).where(Table.id == table, Table.status == "playing")
