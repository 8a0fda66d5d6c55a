"""Records that people bring: checked move by move, then a table like any other."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, Router, post
from litestar.params import JSONBody

from ludi.core import record
from ludi.core.errors import BrokenRecord
from ludi.core.match import Match
from ludi.core.record import seat_letter
from ludi.games import game
from ludi.table.api.branches import (
    add_and_open,
    begun_table,
    check_room_for_one_more,
    moves_of,
    others_are_bots,
)
from ludi.table.api.messages import TableInfo
from ludi.table.api.tables import DEFAULT_LEVEL, checked_seed, me
from ludi.table.errors import TableError, language_of
from ludi.table.people.names import checked_name
from ludi.table.services import Injected
from ludi.table.settings import MAX_RECORD, MAX_UPLOAD, MAX_UPLOADS, NAME_LENGTH
from ludi.table.store.models import Seat, now

HttpRequest = Request[Any, Any, Any]


class Upload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: str
    seat: int | None = None  # mine, in a game that is to be played on
    level: str | None = None  # of the bots in the other seats


@post("/", request_max_body_size=MAX_UPLOAD)
async def upload(request: HttpRequest, services: Injected, data: JSONBody[Upload]) -> TableInfo:
    guest = me(request)
    if len(data.record.encode()) > MAX_RECORD:
        raise TableError(413, "error-record-large", most=MAX_RECORD // 1024)
    if await services.store.tables.count_uploads(guest) >= MAX_UPLOADS:
        raise TableError(429, "error-too-many-uploads", most=MAX_UPLOADS)
    match = await asyncio.to_thread(_read, data.record, request.headers.get("accept-language"))
    result = match.state.result()
    if result is None:
        await check_room_for_one_more(services, guest)
    await services.store.guests.ensure_guest(guest)
    table = begun_table(match, match.number, guest, _seats(match, data, guest), origin="uploaded")
    if result is not None:
        table.finished, table.result = now(), msgspec.to_builtins(result)
    return await add_and_open(services, table, moves_of(match, match.number), guest)


def _read(text: str, accepted: str | None) -> Match:
    try:
        # A table is its seed and its moves, nothing else
        match = record.read(text, game, positions=False)
    except BrokenRecord as broken:
        reason = broken.reasons[language_of(accepted)]
        raise TableError(400, "error-record", line=broken.line, reason=reason) from None
    checked_seed(match.seed)
    return match


def _seats(match: Match, wanted: Upload, guest: str) -> list[Seat]:
    """A finished game keeps its players' names; one to be played on gives me a seat."""
    if not match.state.actors():
        return [
            Seat(seat=number, kind="person", guest_id=None, name=_name(name, number))
            for number, name in enumerate(match.players)
        ]
    if wanted.seat is None:
        raise TableError(400, "error-record-unfinished")
    if not 0 <= wanted.seat < match.seats:
        raise TableError(404, "error-no-seat", number=wanted.seat)
    return others_are_bots(match.seats, wanted.seat, guest, wanted.level or DEFAULT_LEVEL)


def _name(raw: str, number: int) -> str:
    try:
        return checked_name(raw[:NAME_LENGTH])
    except TableError:
        return seat_letter(number)


router = Router("/api/records", route_handlers=[upload])
