"""The tables of the database, in SQL that SQLite and PostgreSQL both speak."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, DateTime, Dialect, ForeignKey, MetaData, String, Text, TypeDecorator
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


class Table(Base):
    """One game, from the lobby to its end. `number`, `moves`, `actors` sum up the log for lists."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    rules: Mapped[int]
    data: Mapped[str] = mapped_column(String(64))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[str] = mapped_column(String(64))
    host: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    status: Mapped[str] = mapped_column(String(8), index=True)
    number: Mapped[int] = mapped_column(default=0)
    moves: Mapped[int] = mapped_column(default=0)
    actors: Mapped[list[int]] = mapped_column(JSON, default=list)
    created: Mapped[datetime] = mapped_column(Moment, default=now)
    changed: Mapped[datetime] = mapped_column(Moment, default=now)

    seats: Mapped[list[Seat]] = relationship(order_by="Seat.seat", lazy="selectin")


class Seat(Base):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    guest_id: Mapped[str | None] = mapped_column(ForeignKey("guests.id"), index=True)
    level: Mapped[str | None] = mapped_column(String(32))  # of a bot
    name: Mapped[str | None] = mapped_column(String(64))  # of a bot; people carry their own
    token: Mapped[str | None] = mapped_column(String(32))  # opens the seat

    guest: Mapped[Guest | None] = relationship(lazy="selectin")


class LogRow(Base):
    """One accepted move, taking back or doing again. Rows are only ever added.

    The key is the promise: a number is given once, so no move is lost or doubled however many
    servers there are.
    """

    __tablename__ = "log"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    seat: Mapped[int]
    move: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    at: Mapped[datetime] = mapped_column(Moment, default=now)
