"""Tables over HTTP: making, finding, joining, starting them; records and past positions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import SystemRandom
from secrets import token_urlsafe
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ludi.bots import USUAL, bot
from ludi.core import record
from ludi.core.chance import fresh_seed
from ludi.core.errors import InvalidInput
from ludi.games import game
from ludi.table.api.messages import (
    AgreeToEnd,
    ChangedSeat,
    Join,
    NewSeat,
    NewTable,
    Position,
    Resign,
    TableInfo,
    TableSummary,
)
from ludi.table.errors import CannotGoOn, TableError
from ludi.table.people.identity import guest_of
from ludi.table.people.names import bot_name, checked_name
from ludi.table.room.clocks import checked_pace
from ludi.table.room.info import has_seat, perspective, seat_names, seat_of, table_info
from ludi.table.room.positions import position_at
from ludi.table.room.room import Room
from ludi.table.services import Injected, Services
from ludi.table.settings import MAX_OPEN_TABLES
from ludi.table.store.models import Seat, Table
from ludi.table.store.raw_record import raw_record
from ludi.table.thinking.timeline import Story, story

HttpRequest = Request[Any, Any, Any]

DEFAULT_LEVEL = USUAL
DAY = 24 * 60 * 60
SEED_LENGTH = 64
LUCK = SystemRandom()


def me(request: HttpRequest) -> str:
    guest = guest_of(request)
    assert guest is not None  # every HTTP request has one
    return guest


@get("/")
async def my_tables(request: HttpRequest, services: Injected) -> list[TableSummary]:
    guest = me(request)
    tables = await services.store.tables.of_guest(guest)
    online = await services.online([table.id for table in tables])
    return [_summary(table, guest, online(table.id)) for table in tables]


@post("/")
async def new_table(
    request: HttpRequest, services: Injected, data: JSONBody[NewTable]
) -> TableInfo:
    guest = me(request)
    if await services.store.tables.count_unfinished(guest) >= MAX_OPEN_TABLES:
        raise TableError(429, "error-too-many-tables", most=MAX_OPEN_TABLES)
    table = table_from(data, guest, services.settings.grace)
    await services.store.guests.ensure_guest(guest)
    await services.store.tables.add(table)
    async with services.rooms.open(table.id) as room:
        await _start_when_full(room)
        return room.info(guest)


@get("/{id:str}")
async def one_table(request: HttpRequest, services: Injected, id: FromPath[str]) -> TableInfo:
    async with services.rooms.open(id) as room:
        return room.info(me(request))


@post("/{id:str}/join", status_code=200)
async def join(
    request: HttpRequest, services: Injected, id: FromPath[str], data: JSONBody[Join]
) -> TableInfo:
    guest = me(request)
    async with services.rooms.open(id) as room:
        seat = _seat_for(room, data.token, guest)
        name = None if data.name is None else checked_name(data.name)
        await services.store.guests.ensure_guest(guest, name)
        mine = room.table.seats[seat].guest_id == guest
        if not mine and not await services.store.seats.take(id, seat, guest):
            raise TableError(409, "error-seat-taken")
        await room.refresh()
        await _start_when_full(room)
        return room.info(guest)


@post("/{id:str}/start", status_code=200)
async def start(request: HttpRequest, services: Injected, id: FromPath[str]) -> TableInfo:
    guest = me(request)
    async with services.rooms.open(id) as room:
        _only_host_before_start(room, guest)
        for seat in room.table.seats:
            if seat.kind == "open":
                await _give_to_bot(services, room, seat.seat, DEFAULT_LEVEL)
        await room.refresh()
        await _start_when_full(room)
        return room.info(guest)


@post("/{id:str}/seats/{number:int}", status_code=200)
async def change_seat(
    request: HttpRequest,
    services: Injected,
    id: FromPath[str],
    number: FromPath[int],
    data: JSONBody[ChangedSeat],
) -> TableInfo:
    guest = me(request)
    async with services.rooms.open(id) as room:
        _only_host_before_start(room, guest)
        if not 0 <= number < len(room.table.seats):
            raise TableError(404, "error-no-seat", number=number)
        seat = room.table.seats[number]
        if seat.guest_id == guest:
            raise TableError(409, "error-own-seat")
        if data.kind == "bot":
            await _give_to_bot(services, room, number, data.level or DEFAULT_LEVEL)
        elif seat.kind != "open":
            await services.store.seats.change(id, number, seat.kind, **_open_seat())
        await room.refresh()
        return room.info(guest)


@post("/{id:str}/resign", status_code=200)
async def resign(
    request: HttpRequest, services: Injected, id: FromPath[str], data: JSONBody[Resign]
) -> TableInfo:
    guest = me(request)
    async with services.rooms.open(id) as room:
        await room.resign(_my_seat_in_play(room, guest, data.seat))
        return room.info(guest)


@post("/{id:str}/end", status_code=200)
async def agree_to_end(
    request: HttpRequest, services: Injected, id: FromPath[str], data: JSONBody[AgreeToEnd]
) -> TableInfo:
    """Propose to end the game now, agree to that, or say no."""
    guest = me(request)
    async with services.rooms.open(id) as room:
        _my_seat_in_play(room, guest)
        if sum(seat.kind == "person" for seat in room.table.seats) < 2:
            raise TableError(409, "error-alone")
        await room.agree_to_end(guest, data.agree)
        return room.info(guest)


@get("/{id:str}/record", media_type="text/plain")
async def table_record(
    request: HttpRequest, services: Injected, id: FromPath[str]
) -> Response[str]:
    async with services.rooms.open(id) as room, room.lock:
        seat = seat_of(room.table, me(request))
        over = room.table.status == "over"  # also when the players ended it: then all is open
        try:
            match = (await room.game_log()).match
            text = record.write(match) if over else record.write_for(match, seat)
        except CannotGoOn:
            names = seat_names(room.table)
            text = raw_record(room.table, names, await services.store.log.read(id), seat)
        name = f"{room.table.game}-{id}.ludi"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/{id:str}/at/{number:int}")
async def table_at(
    request: HttpRequest,
    services: Injected,
    id: FromPath[str],
    number: FromPath[int],
    seat: Annotated[int | None, QueryParameter(ge=-1)] = None,
) -> Response[bytes]:
    async with services.rooms.open(id) as room, room.lock:
        looking = perspective(room.table, me(request), seat)
        found: Position = position_at(await room.game_log(), looking, number)
    return Response(msgspec.json.encode(found), media_type="application/json")


@get("/{id:str}/story")
async def table_story(
    request: HttpRequest,
    services: Injected,
    id: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=-1)] = None,
) -> Story:
    async with services.rooms.open(id) as room, room.lock:
        match, over = (await room.game_log()).match, room.table.status == "over"
        reader = perspective(room.table, me(request), seat)
        # A long game takes a moment to judge: others must not wait for it
        return await asyncio.to_thread(story, match, reader, over)


router = Router(
    "/api/tables",
    route_handlers=[
        my_tables,
        new_table,
        one_table,
        join,
        start,
        change_seat,
        resign,
        agree_to_end,
        table_record,
        table_at,
        table_story,
    ],
)


def table_from(wanted: NewTable, host: str, grace: int = 120) -> Table:
    try:
        played = game(wanted.game)
    except InvalidInput:
        raise TableError(404, "error-no-game", game=wanted.game[:32]) from None
    played.checked_seats(len(wanted.seats))
    if sum(seat.kind == "me" for seat in wanted.seats) > 1:
        raise TableError(400, "error-one-me")
    options = played.checked_options(len(wanted.seats), wanted.options)
    return Table(
        id=token_urlsafe(9),
        game=played.id,
        rules=played.rules,
        data=played.data.id,
        fingerprint=played.data.fingerprint,
        options=msgspec.to_builtins(options),
        seed=checked_seed(wanted.seed or fresh_seed()),
        seed_chosen=bool(wanted.seed),
        host=host,
        status="open",
        seats=_seats(wanted.seats, host),
        pace=checked_pace(wanted.pace),
        grace=_grace(wanted, grace),
    )


def _grace(wanted: NewTable, usual: int) -> int | None:
    """Where a move may take days, nobody is missed after minutes."""
    if wanted.grace is msgspec.UNSET:
        return None if wanted.pace is not None and wanted.pace >= DAY else usual
    return checked_pace(wanted.grace)


def checked_seed(seed: str) -> str:
    if not seed.isprintable() or seed != seed.strip() or len(seed) > SEED_LENGTH or seed == "?":
        raise TableError(400, "error-seed", most=SEED_LENGTH)
    return seed


def _seats(wanted: list[NewSeat], host: str) -> list[Seat]:
    seats: list[Seat] = []
    for number, seat in enumerate(wanted):
        taken = {other.name or "" for other in seats}
        match seat.kind:
            case "me":
                values: dict[str, Any] = {"kind": "person", "guest_id": host}
            case "here":
                values = {"kind": "person", "guest_id": host, "name": checked_name(seat.name or "")}
            case "bot":
                values = bot_seat(seat.level or DEFAULT_LEVEL, taken)
            case "open":
                values = _open_seat()
        seats.append(Seat(seat=number, **values))
    return seats


def bot_seat(level: str, taken: set[str]) -> dict[str, Any]:
    bot(level)  # is there one?
    name = bot_name(taken, LUCK)
    return {"kind": "bot", "level": level, "name": name, "guest_id": None, "token": None}


def _open_seat() -> dict[str, Any]:
    return {
        "kind": "open",
        "level": None,
        "name": None,
        "guest_id": None,
        "token": token_urlsafe(12),
    }


def _seat_for(room: Room, token: str, guest: str) -> int:
    """The seat an invitation opens for this guest."""
    seat = next((s for s in room.table.seats if s.token and s.token == token), None)
    if seat is None:
        raise TableError(403, "error-invite")
    if seat.guest_id == guest:
        return seat.seat
    if seat.kind != "open":
        raise TableError(409, "error-seat-taken")
    if has_seat(room.table, guest):
        raise TableError(409, "error-seated")
    return seat.seat


def _my_seat_in_play(room: Room, guest: str, wanted: int | None = None) -> int:
    """The seat of a running game that is mine to give up."""
    if room.table.status == "open":
        raise TableError(409, "error-not-started")
    if room.table.status == "over":
        raise TableError(409, "error-over")
    for seat in room.table.seats:
        if seat.person and seat.guest_id == guest and wanted in (None, seat.seat):
            return seat.seat
    raise TableError(403, "error-not-playing")


def _only_host_before_start(room: Room, guest: str) -> None:
    if room.table.host != guest:
        raise TableError(403, "error-not-host")
    if room.table.status != "open":
        raise TableError(409, "error-started")


async def _give_to_bot(services: Services, room: Room, number: int, level: str) -> None:
    taken = set(seat_names(room.table))
    values = bot_seat(level, taken)
    seat = room.table.seats[number]
    await services.store.seats.change(room.id, number, seat.kind, **values)


async def _start_when_full(room: Room) -> None:
    if room.table.status == "open" and all(seat.kind != "open" for seat in room.table.seats):
        await room.start()


def _summary(table: Table, guest: str, online: Callable[[int], bool]) -> TableSummary:
    info = table_info(table, guest, online)
    return TableSummary(
        **{name: getattr(info, name) for name in info.__struct_fields__},
        number=table.number,
        moves=table.moves,
        actors=table.actors,
        changed=table.changed.isoformat(),
    )
