"""The store: everything that outlives the server, in parts by what they keep."""

from __future__ import annotations

from sqlalchemy import update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, async_sessionmaker

from ludi.table.settings import Settings, plain_address
from ludi.table.store.cluster import Cluster, SingleServer
from ludi.table.store.database import affected_rows, open_database
from ludi.table.store.game_log import StoredLog
from ludi.table.store.guests import Accounts, Guests
from ludi.table.store.models import Setting, now
from ludi.table.store.ratings import Ratings
from ludi.table.store.reviews import Reviews
from ludi.table.store.tables import Seats, StoredClocks, Tables

WRITTEN = "written"  # the setting that is written to see whether anything can be


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.sessions = sessions = async_sessionmaker(engine, expire_on_commit=False)
        self.cluster = SingleServer()
        if engine.dialect.name == "postgresql":
            self.cluster = Cluster(plain_address(engine.url), sessions)
        self.guests = Guests(sessions, self.cluster)
        self.accounts = Accounts(sessions)
        self.tables = Tables(sessions, self.cluster)
        self.seats = Seats(sessions, self.cluster)
        self.clocks = StoredClocks(sessions, self.cluster)
        self.log = StoredLog(sessions, self.cluster)
        self.reviews = Reviews(sessions)
        self.ratings = Ratings(sessions)

    @classmethod
    async def open(cls, settings: Settings) -> Store:
        return cls(await open_database(settings))

    async def close(self) -> None:
        await self.engine.dispose()

    async def try_writing(self) -> None:
        """Fails where a move would: a full disk and a locked database can still be read."""
        at = now().isoformat()
        mine = update(Setting).where(Setting.name == WRITTEN).values(value=at)
        try:
            async with self.sessions.begin() as session:
                if not affected_rows(await session.execute(mine)):
                    session.add(Setting(name=WRITTEN, value=at))
        except IntegrityError:
            pass  # another server has just written the first one
