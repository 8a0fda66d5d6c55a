"""The tables of the database, in SQL that SQLite and PostgreSQL both speak."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    DateTime,
    Dialect,
    Double,
    ForeignKey,
    MetaData,
    String,
    Text,
    TypeDecorator,
    false,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship


class Moment(TypeDecorator[datetime]):
    """A time in UTC; SQLite forgets the zone, so it is put back."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value.replace(tzinfo=UTC) if value and value.tzinfo is None else value


def now() -> datetime:
    return datetime.now(UTC)


class Base(DeclarativeBase):
    # Named constraints can be changed by later migrations on every database
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(column_0_label)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class Setting(Base):
    """What all servers on one database must agree on, such as the secret that signs cookies."""

    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class Guest(Base):
    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    created: Mapped[datetime] = mapped_column(Moment, default=now)
    webhook: Mapped[str | None] = mapped_column(Text)  # told when it is this guest's turn
    language: Mapped[str | None] = mapped_column(String(8))  # of what the webhook says
    page: Mapped[str | None] = mapped_column(Text)  # the address this guest knows the table by
    epoch: Mapped[int] = mapped_column(default=0, server_default="0")  # see people/identity.py
    owner: Mapped[str | None] = mapped_column(String(32), index=True)  # of a program: who made it


class Account(Base):
    """A guest who wants to be recognised on a second device."""

    __tablename__ = "accounts"

    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    name: Mapped[str] = mapped_column(String(64), unique=True)  # as compared: see api/accounts.py
    passphrase: Mapped[str] = mapped_column(Text)  # hashed by argon2
    created: Mapped[datetime] = mapped_column(Moment, default=now)


class Table(Base):
    """One game, from the lobby to its end. `number`, `moves`, `actors` sum up the log for lists."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    rules: Mapped[int]
    data: Mapped[str] = mapped_column(String(64))
    fingerprint: Mapped[str | None] = mapped_column(String(32))  # of that component set
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[str] = mapped_column(String(64))
    seed_chosen: Mapped[bool] = mapped_column(default=False, server_default=false())  # by the host
    host: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    status: Mapped[str] = mapped_column(String(8), index=True)
    number: Mapped[int] = mapped_column(default=0)
    moves: Mapped[int] = mapped_column(default=0)
    actors: Mapped[list[int]] = mapped_column(JSON, default=list)
    created: Mapped[datetime] = mapped_column(Moment, default=now)
    changed: Mapped[datetime] = mapped_column(Moment, default=now)
    pace: Mapped[int | None]  # seconds for a move; None: as long as one likes
    deadline: Mapped[datetime | None] = mapped_column(Moment, index=True)  # the first of the seats'
    grace: Mapped[int | None]  # seconds until a bot stands in for who has left; None: never
    ending: Mapped[str | None] = mapped_column(String(16))  # other than by the rules
    finished: Mapped[datetime | None] = mapped_column(Moment, index=True)
    digest: Mapped[str | None] = mapped_column(String(64))  # of all that has happened
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    parent: Mapped[str | None] = mapped_column(ForeignKey("tables.id"))  # branched off from there
    parent_moves: Mapped[int | None]  # after that many moves
    origin: Mapped[str] = mapped_column(String(8), default="played")  # or uploaded, or branch

    seats: Mapped[list[Seat]] = relationship(order_by="Seat.seat", lazy="selectin")

    @property
    def hints(self) -> bool:
        """Whether hints are given: alone among bots, or when all people want them."""
        people = [seat for seat in self.seats if seat.person]
        return len(people) == 1 or all(seat.hints for seat in people)


class Seat(Base):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    guest_id: Mapped[str | None] = mapped_column(ForeignKey("guests.id"), index=True)
    level: Mapped[str | None] = mapped_column(String(32))  # of a bot
    name: Mapped[str | None] = mapped_column(String(64))  # of a bot; people carry their own
    token: Mapped[str | None] = mapped_column(String(32))  # opens the seat
    stand_in: Mapped[str | None] = mapped_column(String(32))  # level of the bot in a person's stead
    resigned: Mapped[bool] = mapped_column(default=False)
    agrees: Mapped[bool] = mapped_column(default=False)  # to end the game now
    hints: Mapped[bool] = mapped_column(default=False)  # wants them for everybody at the table
    deadline: Mapped[datetime | None] = mapped_column(Moment)  # of the move asked for

    guest: Mapped[Guest | None] = relationship(lazy="selectin")

    @property
    def bot(self) -> str | None:
        """The level of the bot that moves here: in a seat of its own, or in a person's stead."""
        return self.level if self.kind == "bot" else self.stand_in

    @property
    def person(self) -> bool:
        """Somebody holds this seat and has not given it up."""
        return self.kind == "person" and not self.resigned


class Analysis(Base):
    """What the adviser made of a finished game; worked out once."""

    __tablename__ = "analyses"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    level: Mapped[str] = mapped_column(String(32))  # of the adviser
    decisions: Mapped[list[dict[str, Any]]] = mapped_column(JSON)  # see thinking/advice.py
    at: Mapped[datetime] = mapped_column(Moment, default=now)


class LogRow(Base):
    """A `LogEntry` (room/game_log.py) as it is stored: an accepted move, undo or redo.

    Rows are only ever added, and a table's number is given once: so no move is lost or doubled,
    however many servers there are.
    """

    __tablename__ = "log"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    seat: Mapped[int]
    move: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    at: Mapped[datetime] = mapped_column(Moment, default=now)


class Note(Base):
    """What somebody wrote down about a moment of a game."""

    __tablename__ = "notes"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    moves: Mapped[int]
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(Moment, default=now)


class LessonDone(Base):
    __tablename__ = "lessons_done"

    guest_id: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(32), primary_key=True)
    lesson: Mapped[str] = mapped_column(String(64), primary_key=True)
    at: Mapped[datetime] = mapped_column(Moment, default=now)


class Rating(Base):
    """A person's or a bot level's strength after a finished game, one row a game."""

    __tablename__ = "ratings"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    player: Mapped[str] = mapped_column(String(48), index=True)  # a guest's id, or bot:level
    game: Mapped[str] = mapped_column(String(32))
    seats: Mapped[int]
    mu: Mapped[float] = mapped_column(Double)
    sigma: Mapped[float] = mapped_column(Double)
    at: Mapped[datetime] = mapped_column(Moment, default=now)


class ServerRow(Base):
    """A server that shares this database with others, and when it was last known to live."""

    __tablename__ = "servers"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    seen: Mapped[datetime] = mapped_column(Moment)


class Present(Base):
    """Somebody is connected to a server. For the moment only: no part of a backup."""

    __tablename__ = "present"

    server: Mapped[str] = mapped_column(String(16), primary_key=True)
    table_id: Mapped[str] = mapped_column(String(32), primary_key=True, index=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
