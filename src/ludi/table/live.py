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
from sqlalchemy.exc import SQLAlchemyError

from ludi.core.errors import IllegalMove, InvalidInput
from ludi.core.text import Language
from ludi.games import game
from ludi.table.errors import TableError, language_of
from ludi.table.guards import Bucket
from ludi.table.history import MOVED_ON, Row
from ludi.table.house import InHouse
from ludi.table.messages import (
    AskWhy,
    DoAgain,
    Failed,
    Play,
    Refused,
    Sit,
    TakeBack,
    ToServer,
    Why,
)
from ludi.table.metrics import COMMANDS_TIMED, timed
from ludi.table.people import claim_of, is_signed_out
from ludi.table.room import Room, Watcher
from ludi.table.settings import MESSAGES_AT_ONCE, MESSAGES_PER_SECOND

log = logging.getLogger("ludi.table")

Line = WebSocket[Any, Any, Any]

TRY_AGAIN = 1013
COMMANDS: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)


@websocket("/api/tables/{id:str}/live")
async def live(socket: Line, house: InHouse, id: FromPath[str]) -> None:
    language = language_of(socket.query_params.get("lang") or socket.headers.get("accept-language"))
    try:
        if is_signed_out(socket):
            raise TableError(401, "error-signed-out")
        claim = claim_of(socket)
        guest, epoch = claim or (None, 0)
        async with house.rooms.open(id) as room, room.watch(guest, epoch) as watcher:
            if claim and await house.claim(claim.guest) != claim:  # while we sat down
                raise TableError(401, "error-signed-out")
            await socket.accept()
            writing = asyncio.create_task(_write(socket, watcher, language))
            try:
                await _read(socket, room, watcher, language)
            finally:
                writing.cancel()
                with suppress(asyncio.CancelledError):
                    await writing
    except TableError as error:
        # Accepted first, because a browser tells its page nothing about a refused connection
        await socket.accept()
        await _end(socket, error, language)


async def _write(socket: Line, watcher: Watcher, language: Language) -> None:
    with suppress(WebSocketDisconnect):  # the reader hears of it, too
        while (message := await watcher.outbox.get()) is not None:
            await socket.send_text(message.decode())
        assert watcher.ended is not None
        await _end(socket, watcher.ended, language)


async def _end(socket: Line, why: TableError, language: Language) -> None:
    await socket.send_text(_json(Failed(None, why.sentence(language))))
    await socket.close(TRY_AGAIN if why.status == 503 else 4000 + why.status)


async def _read(socket: Line, room: Room, watcher: Watcher, language: Language) -> None:
    bucket = Bucket(MESSAGES_AT_ONCE, MESSAGES_PER_SECOND)
    while True:
        try:
            raw = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        await bucket.take()
        id = _id(raw)
        try:
            command = _command(raw)
            with timed(COMMANDS_TIMED, type(command).__name__):
                await _obey(room, watcher, command)
        except IllegalMove as error:
            if error.refusal.key == MOVED_ON:
                await room.refuse(watcher, id, error.refusal)
            else:
                watcher.tell(Refused(id, error.refusal))
        except TableError as error:
            watcher.tell(Failed(id, error.sentence(language)))
        except InvalidInput as error:
            told = TableError(400, "error-not-a-message", detail=error)
            watcher.tell(Failed(id, told.sentence(language)))
        except SQLAlchemyError:
            log.exception("Table %s: a command could not be stored", room.id)
            watcher.tell(Failed(id, TableError(503, "error-not-stored").sentence(language)))
        except Exception:
            log.exception("Table %s: a command failed", room.id)  # what it was is the seat's secret
            watcher.tell(Failed(id, TableError(500, "error-internal").sentence(language)))


def _command(raw: str) -> ToServer:
    try:
        return COMMANDS.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise InvalidInput(str(error)) from None


def _id(raw: str) -> int | None:
    """Of a message that may be broken otherwise."""
    try:
        id = msgspec.json.decode(raw)["id"]
    except (msgspec.DecodeError, UnicodeError, RecursionError, LookupError, TypeError):
        return None
    return id if type(id) is int else None


async def _obey(room: Room, watcher: Watcher, command: ToServer) -> None:
    if watcher.ended:
        return  # the line is being closed
    if isinstance(command, Sit):
        await room.sit(watcher, command.seat, command.id)
        return
    seat = watcher.seat
    if seat is None:
        raise TableError(403, "error-watching")
    match command:
        case Play(id, number, raw):
            row = Row("move", seat, game(room.table.game).move_from(raw))
            await room.play(row, number, watcher, id)
        case TakeBack(id, number):
            await room.play(Row("undo", seat, None), number, watcher, id)
        case DoAgain(id, number):
            await room.play(Row("redo", seat, None), number, watcher, id)
        case AskWhy(id, raw):
            refusal = await room.why(seat, game(room.table.game).move_from(raw))
            watcher.tell(Why(id, refusal))


def _json(message: msgspec.Struct) -> str:
    return msgspec.json.encode(message).decode()
