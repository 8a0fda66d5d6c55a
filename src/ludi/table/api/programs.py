"""Playing over plain HTTP, for bots: a token of one's own, the position, a move."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager, nullcontext, suppress
from secrets import token_hex
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ludi.core.errors import IllegalMove
from ludi.core.moves import RawMove
from ludi.games import game
from ludi.table.api.messages import PositionNow
from ludi.table.api.security import address_of
from ludi.table.api.tables import me
from ludi.table.errors import TableError, language_of
from ludi.table.people.identity import Claim, claim_of, is_new
from ludi.table.people.names import checked_name
from ludi.table.room.game_log import LogEntry
from ludi.table.room.info import is_participant, seat_of, stored_result
from ludi.table.room.positions import position_now
from ludi.table.room.room import Room
from ludi.table.room.watchers import Watcher
from ludi.table.services import Injected, Services
from ludi.table.settings import MAX_PROGRAMS
from ludi.table.store.models import Guest

HttpRequest = Request[Any, Any, Any]

LONGEST_WAIT = 25.0  # seconds: below what proxies allow


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class GuestToken(msgspec.Struct, frozen=True):
    id: str
    name: str
    token: str  # `Authorization: Bearer <token>`: whoever has it is this guest


class Program(msgspec.Struct, frozen=True):
    """A guest made by me whose token is good."""

    id: str
    name: str
    created: str


class MoveAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: int  # of the position it answers
    move: RawMove


@post("/guests")
async def new_guest(
    request: HttpRequest, services: Injected, data: JSONBody[NewGuest]
) -> GuestToken:
    """Somebody new, such as a bot; not the one who asks, but theirs."""
    guest, name = token_hex(8), checked_name(data.name)
    owner = None if is_new(request) else me(request)
    if owner and len(await _programs(services, owner)) >= MAX_PROGRAMS:
        raise TableError(429, "error-too-many-programs", most=MAX_PROGRAMS)
    await services.store.guests.add_program(guest, name, owner)
    return GuestToken(guest, name, services.people.token(Claim(guest)))


@get("/guests")
async def my_programs(request: HttpRequest, services: Injected) -> list[Program]:
    return [
        Program(guest.id, guest.name, guest.created.isoformat())
        for guest in await _programs(services, me(request))
    ]


@delete("/guests/{id:str}", status_code=204)
async def revoke(request: HttpRequest, services: Injected, id: FromPath[str]) -> None:
    """The token of a program of mine, or my own, is good no more."""
    guest = me(request)
    program = await services.store.guests.get(id)
    if program is None or guest not in (id, program.owner):
        raise TableError(404, "error-no-program")
    await services.begin_epoch(id)


@get("/tables/{id:str}/position")
async def position(
    request: HttpRequest,
    services: Injected,
    id: FromPath[str],
    after: Annotated[int | None, QueryParameter(ge=-1)] = None,
) -> Response[bytes]:
    """The position for my seat: at once, or when its number is above `after`."""
    claim = claim_of(request)
    assert claim is not None  # every HTTP request has one
    guest, epoch = claim
    async with services.rooms.open(id) as room:
        with _waiting(request, services, room):
            async with room.watch(guest, epoch) as watcher:
                await _wait_for_news(room, watcher, after)
                return _answer(await _now(room, guest))


@post("/tables/{id:str}/moves", status_code=200)
async def move(
    request: HttpRequest, services: Injected, id: FromPath[str], data: JSONBody[MoveAt]
) -> Response[bytes]:
    """Make a move of my seat; when this answers, it is stored."""
    guest = me(request)
    async with services.rooms.open(id) as room:
        seat = seat_of(room.table, guest)
        if seat is None:
            raise TableError(403, "error-watching")
        try:
            entry = LogEntry("move", seat, game(room.table.game).move_from(data.move))
            await room.play(entry, data.number)
        except IllegalMove as error:
            return _refused(room, error, language_of(request.headers.get("accept-language")))
        return _answer(await _now(room, guest))


router = Router("/api", route_handlers=[new_guest, my_programs, revoke, position, move])


async def _programs(services: Services, owner: str) -> list[Guest]:
    """Those whose token is good: it was given in the first epoch, and there is no other."""
    return [guest for guest in await services.store.guests.programs_of(owner) if not guest.epoch]


def _waiting(request: HttpRequest, services: Services, room: Room) -> AbstractContextManager[None]:
    """A spectator is counted like other spectators' connections."""
    guest = me(request)
    if is_participant(room.table, guest):
        return nullcontext()
    return services.bounds.connection(address_of(request), None if is_new(request) else guest)


async def _wait_for_news(room: Room, watcher: Watcher, after: int | None) -> None:
    with suppress(TimeoutError):  # nothing new: that is the answer
        async with asyncio.timeout(LONGEST_WAIT):
            while not await _is_news(room, after):
                if await watcher.outbox.get() is None:
                    raise TableError(401, "error-token")


async def _is_news(room: Room, after: int | None) -> bool:
    if room.table.status == "open":
        return after is None
    async with room.lock:
        return after is None or (await room.game_log()).number > after


async def _now(room: Room, guest: str) -> PositionNow:
    async with room.lock:
        result = stored_result(room.table)
        return position_now(await room.game_log(), seat_of(room.table, guest), [], result=result)


def _answer(position: PositionNow) -> Response[bytes]:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(position), media_type="application/json", headers=headers)


def _refused(room: Room, error: IllegalMove, language: Any) -> Response[bytes]:
    refusal, texts = error.refusal, game(room.table.game).texts
    names = [seat.name for seat in room.info(None).seats]
    sentence = texts.sentence(language, refusal.key, refusal.args, names)
    body = msgspec.json.encode({"error": sentence, "refusal": refusal})
    return Response(body, media_type="application/json", status_code=409)
