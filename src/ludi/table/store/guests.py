"""Guests as they are stored: names, epochs, webhooks, programs; and their accounts."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from secrets import token_urlsafe

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from ludi.table.people.names import guest_name
from ludi.table.store.cluster import SingleServer
from ludi.table.store.database import Sessions
from ludi.table.store.models import Account, Guest, LessonDone, Note, Rating, Seat, Setting, Table

SECRET = "secret"  # the setting with the secret that signs cookies


class Guests:
    def __init__(self, sessions: Sessions, cluster: SingleServer) -> None:
        self._sessions = sessions
        self._cluster = cluster

    async def secret(self) -> str:
        """Signs the guests' cookies; made once, shared by all servers on this database."""
        async with self._sessions() as session:
            if (found := await session.get(Setting, SECRET)) is not None:
                return found.value
        try:
            async with self._sessions.begin() as session:
                session.add(Setting(name=SECRET, value=token_urlsafe(32)))
        except IntegrityError:
            pass  # another server was faster: its secret counts
        return await self.secret()

    async def get(self, id: str) -> Guest | None:
        async with self._sessions() as session:
            return await session.get(Guest, id)

    async def name_of(self, id: str) -> str:
        found = await self.get(id)
        return found.name if found else guest_name(id)

    async def ensure_guest(self, id: str, name: str | None = None) -> None:
        """Store the guest, or the new name of one who is stored already.

        A guest who has only looked around is not stored: a signed cookie is all there is.
        """
        async with self._sessions.begin() as session:
            found = await session.get(Guest, id)
            if found is None:
                session.add(Guest(id=id, name=name or guest_name(id)))
            elif name is not None:
                found.name = name

    async def set_webhook(self, id: str, url: str | None, language: str, page: str) -> None:
        async with self._sessions.begin() as session:
            found = await session.get(Guest, id)
            if found is not None:
                found.webhook, found.language, found.page = url, language, page

    # Epochs: see people/identity.py

    async def epoch(self, id: str) -> int | None:
        """None: this guest is not stored."""
        return (await self.epochs([id])).get(id)

    async def epochs(self, ids: Collection[str]) -> dict[str, int]:
        async with self._sessions() as session:
            found = select(Guest.id, Guest.epoch).where(Guest.id.in_(ids))
            return {row[0]: row[1] for row in await session.execute(found)}

    async def next_epoch(self, id: str) -> int:
        """From now on no cookie or token counts that this guest was given before."""
        await self.ensure_guest(id)
        mine = update(Guest).where(Guest.id == id).values(epoch=Guest.epoch + 1)
        async with self._sessions.begin() as session:
            epoch = (await session.execute(mine.returning(Guest.epoch))).scalar_one()
            await self._cluster.notify_epoch_in(session, id, epoch)
            return epoch

    # Programs

    async def add_program(self, id: str, name: str, owner: str | None) -> None:
        async with self._sessions.begin() as session:
            session.add(Guest(id=id, name=name, owner=owner))

    async def programs_of(self, owner: str) -> Sequence[Guest]:
        mine = select(Guest).where(Guest.owner == owner)
        async with self._sessions() as session:
            return (await session.scalars(mine.order_by(Guest.created, Guest.id))).all()

    # Leaving for good

    async def forget(self, id: str, substitute: str) -> list[str]:
        """Remove a guest; in games that others know, a nameless guest takes that place.

        Returns the tables where that shows. The substitute has a fresh id, so that nothing leads
        from the cookie of who has gone to the games that stay.
        """
        async with self._sessions.begin() as session:
            for model in (Note, LessonDone):
                await session.execute(delete(model).where(model.guest_id == id))
            await session.execute(delete(Account).where(Account.guest_id == id))
            if await session.get(Guest, id) is None:
                return []
            seated = select(Seat.table_id).where(Seat.guest_id == id)
            hosted = select(Table.id).where(Table.host == id)
            shown = {*await session.scalars(seated), *await session.scalars(hosted)}
            session.add(Guest(id=substitute, name=guest_name(substitute)))
            await session.flush()
            await self._leave_open_tables(session, id)
            for moved in (
                update(Seat).where(Seat.guest_id == id).values(guest_id=substitute, name=None),
                update(Table).where(Table.host == id).values(host=substitute),
                # The games stay rated, but nobody on a ladder is called that
                update(Rating).where(Rating.player == id).values(player=f"gone:{substitute}"),
            ):
                await session.execute(moved)
            await session.execute(delete(Guest).where(Guest.id == id))
            return sorted(shown)

    async def _leave_open_tables(self, session: AsyncSession, id: str) -> None:
        """At tables that have not begun the seat is open again, and somebody else is the host."""
        waiting = select(Table.id).where(Table.status == "open")
        mine = select(Seat).where(Seat.guest_id == id, Seat.table_id.in_(waiting))
        for seat in await session.scalars(mine):
            seat.kind, seat.guest_id, seat.name, seat.token = "open", None, None, token_urlsafe(12)
        await session.flush()
        hosted = select(Table).where(Table.host == id, Table.status == "open")
        for table in (await session.scalars(hosted)).all():
            heirs = [seat.guest_id for seat in table.seats if seat.guest_id is not None]
            if heirs:
                table.host = heirs[0]
                continue
            await session.execute(delete(Seat).where(Seat.table_id == table.id))
            await session.execute(delete(Table).where(Table.id == table.id))


class Accounts:
    """Names and passphrases of guests who want to be recognised on a second device."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    async def get(self, guest: str) -> Account | None:
        async with self._sessions() as session:
            return await session.get(Account, guest)

    async def named(self, key: str) -> Account | None:
        async with self._sessions() as session:
            return await session.scalar(select(Account).where(Account.name == key))

    async def add(self, account: Account) -> bool:
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
