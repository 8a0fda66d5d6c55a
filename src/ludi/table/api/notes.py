"""Notes on a moment of a game: one's own while it runs, those of the whole table afterwards."""

from __future__ import annotations

import unicodedata
from secrets import token_urlsafe
from typing import Any

import msgspec
from litestar import Request, Router, delete, get, post
from litestar.params import FromPath, JSONBody

from ludi.table.api.tables import me
from ludi.table.errors import TableError
from ludi.table.people.names import guest_name
from ludi.table.services import Injected
from ludi.table.settings import MAX_NOTES, NOTE_LENGTH
from ludi.table.store.models import Note, Table

HttpRequest = Request[Any, Any, Any]


class NoteInfo(msgspec.Struct, frozen=True):
    id: str
    moves: int
    text: str
    seat: int | None  # of the writer, if they sit at the table
    name: str
    mine: bool
    at: str


class NewNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    moves: int
    text: str


@get("/{id:str}/notes")
async def notes(request: HttpRequest, services: Injected, id: FromPath[str]) -> list[NoteInfo]:
    guest = me(request)
    async with services.rooms.open(id) as room:
        return [
            _info(note, name, room.table, guest)
            for note, name in await services.store.reviews.notes(id, _readable(room.table, guest))
        ]


@post("/{id:str}/notes")
async def write_note(
    request: HttpRequest, services: Injected, id: FromPath[str], data: JSONBody[NewNote]
) -> NoteInfo:
    guest = me(request)
    async with services.rooms.open(id) as room:
        async with room.lock:
            moves = (await room.game_log()).match.number
        if not 0 <= data.moves <= moves:
            raise TableError(404, "error-no-moment", moves=moves, number=data.moves)
        await services.store.guests.ensure_guest(guest)
        note = Note(
            id=token_urlsafe(9),
            table_id=id,
            guest_id=guest,
            moves=data.moves,
            text=_checked(data.text),
        )
        if not await services.store.reviews.add_note(note, MAX_NOTES):
            raise TableError(429, "error-too-many-notes", most=MAX_NOTES)
        return _info(note, await services.store.guests.name_of(guest), room.table, guest)


@delete("/{id:str}/notes/{note:str}", status_code=204)
async def drop_note(
    request: HttpRequest, services: Injected, id: FromPath[str], note: FromPath[str]
) -> None:
    if not await services.store.reviews.delete_note(id, note, me(request)):
        raise TableError(404, "error-no-note")


def _readable(table: Table, guest: str) -> list[str]:
    """Whose notes this guest may read: after the end those who played share theirs."""
    players = {seat.guest_id for seat in table.seats if seat.guest_id}
    if table.status == "over" and guest in players:
        return sorted(players)
    return [guest]


def _info(note: Note, name: str | None, table: Table, guest: str) -> NoteInfo:
    seats = [seat.seat for seat in table.seats if seat.guest_id == note.guest_id]
    return NoteInfo(
        id=note.id,
        moves=note.moves,
        text=note.text,
        seat=seats[0] if seats else None,
        name=name or guest_name(note.guest_id),
        mine=note.guest_id == guest,
        at=note.at.isoformat(),
    )


def _checked(raw: str) -> str:
    """Plain text: lines may be broken, nothing else that is invisible is kept."""
    if len(raw) > 10 * NOTE_LENGTH:  # whatever in it is visible
        raise TableError(400, "error-note-long", most=NOTE_LENGTH)
    text = "".join(c for c in raw if unicodedata.category(c)[0] != "C" or c == "\n").strip()
    if not text:
        raise TableError(400, "error-note-empty")
    if len(text) > NOTE_LENGTH:
        raise TableError(400, "error-note-long", most=NOTE_LENGTH)
    return text


router = Router("/api/tables", route_handlers=[notes, write_note, drop_note])
