"""What can be said about a table from its row alone: seats, names, and what each guest may see."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ludi.core.result import Result
from ludi.table.api.messages import Parent, SeatInfo, TableInfo
from ludi.table.errors import TableError
from ludi.table.people.names import guest_name
from ludi.table.store.models import Table, now


def table_info(
    table: Table, guest: str | None, online: Callable[[int], bool], perspective: int | None = None
) -> TableInfo:
    """The table as one guest may see it.

    `perspective` says from which of their seats they look, if they have several.
    """
    host = guest is not None and table.host == guest
    status = table.status
    return TableInfo(
        id=table.id,
        game=table.game,
        status=status,  # type: ignore[arg-type]
        rules=table.rules,
        options=table.options,
        seats=[
            SeatInfo(
                kind=seat.kind,  # type: ignore[arg-type]
                name=seat_name(table, seat.seat),
                level=seat.level if seat.kind == "bot" else None,
                online=seat.kind == "bot" or online(seat.seat),
                invite=seat.token if host and seat.kind == "open" else None,
                resigned=seat.resigned,
                agrees=seat.agrees,
                stand_in=seat.stand_in,
                hints=seat.hints,
                deadline=seat.deadline.isoformat() if seat.deadline else None,
            )
            for seat in table.seats
        ],
        you=seat_of(table, guest) if perspective is None else perspective,
        yours=list(seats_of(table, guest)),
        host=host,
        seed=table.seed if table.seed_chosen or status == "over" else None,
        seed_chosen=table.seed_chosen,
        created=table.created.isoformat(),
        origin=table.origin,
        parent=_parent(table),
        ending=table.ending,
        hints=table.hints,
        pace=table.pace,
        grace=table.grace,
        now=now().isoformat() if table.pace else None,
    )


def _parent(table: Table) -> Parent | None:
    if table.parent is None:
        return None
    return Parent(table.parent, table.parent_moves or 0)


# Guests and their seats


def seats_of(table: Table, guest: str | None) -> tuple[int, ...]:
    """The seats a guest plays. Who has resigned only watches, until the game is over."""
    over = table.status == "over"
    return tuple(
        seat.seat
        for seat in table.seats
        if guest is not None and seat.guest_id == guest and (seat.person or over)
    )


def seat_of(table: Table, guest: str | None) -> int | None:
    """The one seat a guest plays; None if there is none, or several at one screen."""
    mine = seats_of(table, guest)
    return mine[0] if len(mine) == 1 else None


def has_seat(table: Table, guest: str) -> bool:
    """Does this guest hold a seat here, or did they until they resigned?"""
    return any(seat.guest_id == guest for seat in table.seats)


def is_participant(table: Table, guest: str | None) -> bool:
    """The host, or somebody with a seat; all others are spectators."""
    return guest is not None and (guest == table.host or has_seat(table, guest))


def perspective(table: Table, guest: str | None, wanted: int | None) -> int | None:
    """The seat with whose knowledge this guest may look; None: a spectator's.

    `wanted` is one's own seat, or any when the game is over; -1 is a spectator.
    """
    if wanted is None or wanted in seats_of(table, guest):
        return seat_of(table, guest) if wanted is None else wanted
    if table.status != "over":
        raise TableError(403, "error-running")
    if wanted >= len(table.seats):
        raise TableError(404, "error-no-seat", number=wanted)
    return wanted if wanted >= 0 else None


# Names and results


def seat_name(table: Table, number: int) -> str:
    seat = table.seats[number]
    match seat.kind:
        case "person":  # somebody at another's screen has a name of their own
            name = seat.guest.name if seat.guest else guest_name(seat.guest_id or "")
            return seat.name or name
        case "bot":
            return seat.name or ""
    return ""


def seat_names(table: Table) -> list[str]:
    return [seat_name(table, seat) for seat in range(len(table.seats))]


def resigned_seats(table: Table) -> list[int]:
    return [seat.seat for seat in table.seats if seat.resigned]


def stored_result(table: Table) -> Result | None:
    """How the game ended, as it was stored then."""
    return None if table.result is None else msgspec.convert(table.result, Result)
