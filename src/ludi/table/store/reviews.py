"""What is stored about finished games and lessons: analyses, notes, lessons done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, func, select
from sqlalchemy.exc import IntegrityError

from ludi.table.store.database import Sessions, affected_rows
from ludi.table.store.models import Analysis, Guest, LessonDone, Note


class Reviews:
    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    # Analyses

    async def analysis(self, table: str) -> Analysis | None:
        async with self._sessions() as session:
            return await session.get(Analysis, table)

    async def add_analysis(self, table: str, level: str, decisions: list[dict[str, Any]]) -> None:
        try:
            async with self._sessions.begin() as session:
                session.add(Analysis(table_id=table, level=level, decisions=decisions))
        except IntegrityError:
            pass  # another server was faster: its analysis is as good

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

    async def delete_note(self, table: str, note: str, guest: str) -> bool:
        """False if this guest has no such note."""
        mine = delete(Note).where(Note.id == note, Note.table_id == table, Note.guest_id == guest)
        async with self._sessions.begin() as session:
            return affected_rows(await session.execute(mine)) == 1

    # Lessons

    async def lessons_done(self, guest: str, game: str) -> set[str]:
        done = select(LessonDone.lesson)
        mine = done.where(LessonDone.guest_id == guest, LessonDone.game == game)
        async with self._sessions() as session:
            return set(await session.scalars(mine))

    async def add_lesson_done(self, guest: str, game: str, lesson: str) -> None:
        try:
            async with self._sessions.begin() as session:
                session.add(LessonDone(guest_id=guest, game=game, lesson=lesson))
        except IntegrityError:
            pass  # it was done before
