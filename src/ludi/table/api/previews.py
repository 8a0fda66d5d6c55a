"""What my moves would bring, over plain HTTP: at a table, and in a lesson."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, Router, post
from litestar.params import FromPath, JSONBody

from ludi.table.api.lessons import MOST_TRIES, known_lesson
from ludi.table.api.messages import LessonPreview, PreviewAnswer, PreviewOf
from ludi.table.api.tables import me
from ludi.table.errors import TableError
from ludi.table.room.info import seat_of
from ludi.table.room.previews import previewed
from ludi.table.services import Injected

HttpRequest = Request[Any, Any, Any]


@post("/tables/{id:str}/preview", status_code=200)
async def preview_at_table(
    request: HttpRequest, services: Injected, id: FromPath[str], data: JSONBody[PreviewOf]
) -> Response[bytes]:
    """What moves of my seat would bring; nothing is played."""
    async with services.rooms.open(id) as room:
        seat = seat_of(room.table, me(request))
        if seat is None:
            raise TableError(403, "error-watching")
        return _answer(await room.preview(seat, data.moves, data.at))


@post("/games/{game_id:str}/lessons/{lesson_id:str}/preview", status_code=200)
async def preview_in_lesson(
    game_id: FromPath[str], lesson_id: FromPath[str], data: JSONBody[LessonPreview]
) -> Response[bytes]:
    """The same after the right moves of a lesson."""
    lesson = known_lesson(game_id, lesson_id)
    if len(data.tries) > MOST_TRIES or lesson.kind != "play":
        raise TableError(400, "error-bad-request", detail="nothing can be played there")
    attempt = lesson.attempt([lesson.game.move_from(raw) for raw in data.tries])
    return _answer(previewed(attempt.match, lesson.example.seat, data.moves, data.at))


def _answer(told: PreviewAnswer) -> Response[bytes]:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(told), media_type="application/json", headers=headers)


router = Router("/api", route_handlers=[preview_at_table, preview_in_lesson])
