"""Rows of tables made by hand, for tests that need no store."""

from ludi.table.store.models import Seat, Table, now

HOST = "ala"


def stored_table(*guests: str | None, status: str = "playing") -> Table:
    """A game of Lutetia of these guests; None is an open seat."""
    return Table(
        id="t",
        game="lutetia",
        rules=1,
        data="base",
        options={},
        seed="x",
        seed_chosen=False,
        host=HOST,
        status=status,
        created=now(),
        origin="played",
        seats=[_seat(number, guest) for number, guest in enumerate(guests)],
    )


def _seat(number: int, guest: str | None) -> Seat:
    kind, token = ("open", f"token {number}") if guest is None else ("person", None)
    flags = {"resigned": False, "agrees": False, "hints": False}
    return Seat(seat=number, kind=kind, guest_id=guest, token=token, **flags)
