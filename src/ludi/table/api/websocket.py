"""The game as it happens, over a WebSocket: one reader, one writer for each connection."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ludi.core.errors import IllegalMove, InvalidInput
from ludi.core.text import Language
from ludi.games import game
from ludi.table.api.messages import (
    AskPreview,
    AskWhy,
    Failed,
    Play,
    PreviewNow,
    RedoCommand,
    Refused,
    Sit,
    ToServer,
    UndoCommand,
    Why,
)
from ludi.table.api.security import Bucket, address_of
from ludi.table.errors import TableError, language_of
from ludi.table.metrics import COMMANDS_TIMED, timed
from ludi.table.people.identity import claim_of, guest_of, is_signed_out
from ludi.table.room.game_log import STALE, LogEntry
from ludi.table.room.info import is_participant
from ludi.table.room.room import Room
from ludi.table.room.watchers import Watcher
from ludi.table.services import Injected, Services
from ludi.table.settings import MESSAGES_AT_ONCE, MESSAGES_PER_SECOND
from ludi.table.store.database import DATABASE_ERRORS

log = logging.getLogger("ludi.table")

Line = WebSocket[Any, Any, Any]

TRY_AGAIN = 1013
NOT_DECODED = (msgspec.DecodeError, UnicodeError, RecursionError)
COMMANDS: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)


@websocket("/api/tables/{id:str}/live")
async def live(socket: Line, services: Injected, id: FromPath[str]) -> None:
    language = language_of(socket.query_params.get("lang") or socket.headers.get("accept-language"))
    try:
        if is_signed_out(socket):
            raise TableError(401, "error-signed-out")
        guest = guest_of(socket)
        async with services.rooms.open(id) as room:
            with services.bounds.connection(
                address_of(socket), guest, is_participant(room.table, guest)
            ):
                await _serve(socket, services, room, language)
    except TableError as error:
        # Accepted first, because a browser tells its page nothing about a refused connection
        await socket.accept()
        await _end(socket, error, language)


async def _serve(socket: Line, services: Services, room: Room, language: Language) -> None:
    """One connection, until either side ends it."""
    claim = claim_of(socket)
    guest, epoch = claim or (None, 0)
    async with room.watch(guest, epoch) as watcher:
        if claim and await services.claim(claim.guest) != claim:  # while we sat down
            raise TableError(401, "error-signed-out")
        await socket.accept()
        writing = asyncio.create_task(_write(socket, watcher, language))
        try:
            await _read(socket, room, watcher, language)
        finally:
            writing.cancel()
            with suppress(asyncio.CancelledError):
                await writing


async def _write(socket: Line, watcher: Watcher, language: Language) -> None:
    with suppress(WebSocketDisconnect):  # the reader hears of it, too
        while (message := await watcher.outbox.get()) is not None:
            await socket.send_text(message.decode())
        assert watcher.ended is not None
        await _end(socket, watcher.ended, language)


async def _end(socket: Line, why: TableError, language: Language) -> None:
    await socket.send_text(_json(_failed(None, why, language)))
    await socket.close(TRY_AGAIN if why.status == 503 else 4000 + why.status)


async def _read(socket: Line, room: Room, watcher: Watcher, language: Language) -> None:
    bucket = Bucket(MESSAGES_AT_ONCE, MESSAGES_PER_SECOND)
    while True:
        try:
            raw = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        await bucket.take()
        try:
            command = _command(raw)
        except InvalidInput as error:
            watcher.send(_failed(_id_of_invalid(raw), _not_a_message(error), language))
        else:
            await _execute(room, watcher, command, language)


async def _execute(room: Room, watcher: Watcher, command: ToServer, language: Language) -> None:
    """Whatever goes wrong is answered."""
    id = command.id
    try:
        with timed(COMMANDS_TIMED, type(command).__name__):
            await _run(room, watcher, command)
    except IllegalMove as error:
        if error.refusal.key == STALE:
            await room.refuse(watcher, id, error.refusal)
        else:
            watcher.send(Refused(id, error.refusal))
    except TableError as error:
        watcher.send(_failed(id, error, language))
    except InvalidInput as error:
        watcher.send(_failed(id, _not_a_message(error), language))
    except DATABASE_ERRORS:
        log.exception("Table %s: a command could not be stored", room.id)
        watcher.send(_failed(id, TableError(503, "error-not-stored"), language))
    except Exception:
        log.exception("Table %s: a command failed", room.id)  # what it was is the seat's secret
        watcher.send(_failed(id, TableError(500, "error-internal"), language))


async def _run(room: Room, watcher: Watcher, command: ToServer) -> None:
    if watcher.ended:
        return  # the connection is being closed
    if isinstance(command, Sit):
        await room.change_perspective(watcher, command.seat, command.id)
        return
    seat = watcher.seat
    if seat is None:
        raise TableError(403, "error-watching")
    match command:
        case Play(id, number, raw):
            entry = LogEntry("move", seat, game(room.table.game).move_from(raw))
            await room.play(entry, number, watcher, id)
        case UndoCommand(id, number):
            await room.play(LogEntry("undo", seat), number, watcher, id)
        case RedoCommand(id, number):
            await room.play(LogEntry("redo", seat), number, watcher, id)
        case AskWhy(id, raw):
            refusal = await room.why_not(seat, game(room.table.game).move_from(raw))
            watcher.send(Why(id, refusal))
        case AskPreview(id, raws, at):
            found = await room.preview(seat, raws, at)
            watcher.send(PreviewNow(**msgspec.structs.asdict(found), id=id))


def _command(raw: str) -> ToServer:
    try:
        return COMMANDS.decode(raw)
    except NOT_DECODED as error:
        raise InvalidInput(str(error)) from None


def _id_of_invalid(raw: str) -> int | None:
    """The id of a message that is no command, if it has one: the client waits for an answer."""
    try:
        id = msgspec.json.decode(raw)["id"]
    except (*NOT_DECODED, LookupError, TypeError):
        return None
    return id if type(id) is int else None


def _not_a_message(error: InvalidInput) -> TableError:
    return TableError(400, "error-not-a-message", detail=error)


def _failed(id: int | None, error: TableError, language: Language) -> Failed:
    return Failed(id, error.sentence(language))


def _json(message: msgspec.Struct) -> str:
    return msgspec.json.encode(message).decode()
