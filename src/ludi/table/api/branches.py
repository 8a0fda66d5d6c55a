"""What if: a new game that leaves a finished one at some moment and goes on against bots."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import Any

import msgspec
from litestar import Request, Router, post
from litestar.params import FromPath, JSONBody

from ludi.core.match import Match
from ludi.table.api.messages import TableInfo
from ludi.table.api.tables import DEFAULT_LEVEL, bot_seat, me
from ludi.table.errors import TableError
from ludi.table.room.game_log import LogEntry
from ludi.table.services import Injected, Services
from ludi.table.settings import MAX_OPEN_TABLES
from ludi.table.store.models import Seat, Table

HttpRequest = Request[Any, Any, Any]


class NewBranch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    moves: int  # after so many moves of the finished game
    seat: int  # mine
    level: str | None = None  # of the bots in the other seats


@post("/{id:str}/branches")
async def branch_off(
    request: HttpRequest, services: Injected, id: FromPath[str], data: JSONBody[NewBranch]
) -> TableInfo:
    guest = me(request)
    await check_room_for_one_more(services, guest)
    async with services.rooms.open(id) as room, room.lock:
        if room.table.status != "over":  # what lies ahead is not to be tried out
            raise TableError(409, "error-branch-running")
        match = (await room.game_log()).match
        table = _branch(room.table, match, data, guest)
    await services.store.guests.ensure_guest(guest)
    return await add_and_open(services, table, moves_of(match, data.moves), guest)


def _branch(parent: Table, match: Match, wanted: NewBranch, guest: str) -> Table:
    if not 0 <= wanted.seat < match.seats:
        raise TableError(404, "error-no-seat", number=wanted.seat)
    if not 0 <= wanted.moves <= match.number:
        raise TableError(404, "error-no-moment", moves=match.number, number=wanted.moves)
    if not match.at(wanted.moves).actors():
        raise TableError(409, "error-branch-over")
    return begun_table(
        match,
        wanted.moves,
        guest,
        others_are_bots(match.seats, wanted.seat, guest, wanted.level or DEFAULT_LEVEL),
        origin="branch",
        parent=parent.id,
        parent_moves=wanted.moves,
    )


# Shared with records that are uploaded


def begun_table(match: Match, moves: int, host: str, seats: list[Seat], **more: Any) -> Table:
    """The row of a table whose game is some moves old when it is made."""
    actors = match.at(moves).actors()
    return Table(
        id=token_urlsafe(9),
        game=match.game.id,
        rules=match.game.rules,
        data=match.game.data.id,
        fingerprint=match.game.data.fingerprint,
        options=msgspec.to_builtins(match.options),
        seed=match.seed,
        host=host,
        status="playing" if actors else "over",
        number=moves,
        moves=moves,
        actors=list(actors),
        seats=seats,
        **more,
    )


def others_are_bots(count: int, mine: int, guest: str, level: str) -> list[Seat]:
    seats: list[Seat] = []
    for number in range(count):
        if number == mine:
            seats.append(Seat(seat=number, kind="person", guest_id=guest))
        else:
            taken = {seat.name or "" for seat in seats}
            seats.append(Seat(seat=number, **bot_seat(level, taken)))
    return seats


def moves_of(match: Match, number: int) -> list[LogEntry]:
    return [LogEntry("move", entry.seat, entry.move) for entry in match.entries[:number]]


async def add_and_open(
    services: Services, table: Table, moves: list[LogEntry], guest: str
) -> TableInfo:
    await services.store.tables.add(table, moves)
    async with services.rooms.open(table.id) as room:
        room.bots.wake()
        return room.info(guest)


async def check_room_for_one_more(services: Services, guest: str) -> None:
    if await services.store.tables.count_unfinished(guest) >= MAX_OPEN_TABLES:
        raise TableError(429, "error-too-many-tables", most=MAX_OPEN_TABLES)


router = Router("/api/tables", route_handlers=[branch_off])
