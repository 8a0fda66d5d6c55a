"""Lessons: the worked examples as tasks. Each try says how far it came; what is done is kept."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Request, Router, get, post
from litestar.params import FromPath, JSONBody

from ludi.core.errors import InvalidInput, Refusal
from ludi.core.lessons import Attempt, Lesson, Verdict, lesson, lessons
from ludi.core.moves import Move, RawMove
from ludi.table.api.lobby import known_game
from ludi.table.api.messages import Position, UndoStatus
from ludi.table.api.tables import me
from ludi.table.errors import TableError
from ludi.table.room.game_log import GameLog
from ludi.table.room.positions import position_now
from ludi.table.services import Injected

HttpRequest = Request[Any, Any, Any]

MOST_TRIES = 40  # moves of the longest lesson, and some


class LessonInfo(msgspec.Struct, frozen=True):
    id: str
    key: str  # Fluent: value = title, .task = what to do, .why = what the rules say
    kind: Literal["play", "foretell"]  # find the moves, or say what will come out
    clauses: list[str]
    about_end: bool  # it shows how a game ends and who wins
    done: bool  # by me, once


class LessonNow(msgspec.Struct, frozen=True):
    lesson: LessonInfo
    seats: int
    seat: int
    position: Position  # after the right moves so far; of the outcome when done
    verdict: Verdict | None  # other: legal, but not asked for
    refusal: Refusal | None
    done: bool
    choices: list[Any]  # what can be foretold
    answer: Any  # when foretold
    hint: Move | None  # the move looked for, when asked for


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    moves: list[RawMove] = []
    answer: Any = None
    hint: bool = False


@get("/{game_id:str}/lessons")
async def list_lessons(
    request: HttpRequest, services: Injected, game_id: FromPath[str]
) -> list[LessonInfo]:
    played = known_game(game_id)
    done = await services.store.reviews.lessons_done(me(request), played.id)
    return [_info(each, each.id in done) for each in lessons(played)]


@post("/{game_id:str}/lessons/{lesson_id:str}", status_code=200)
async def try_lesson(
    request: HttpRequest,
    services: Injected,
    game_id: FromPath[str],
    lesson_id: FromPath[str],
    data: JSONBody[Try],
) -> LessonNow:
    """Where the learner stands after these moves, or what comes out and whether it was foretold."""
    each = known_lesson(game_id, lesson_id)
    now = _tried(each, data)
    if now.done:
        await services.store.guests.ensure_guest(me(request))
        await services.store.reviews.add_lesson_done(me(request), each.game.id, each.id)
    return now


def _tried(each: Lesson, data: Try) -> LessonNow:
    if len(data.moves) > MOST_TRIES:
        raise TableError(400, "error-bad-request", detail=f"at most {MOST_TRIES} moves")
    if each.kind == "play":
        return _now(each, each.attempt([each.game.move_from(raw) for raw in data.moves]), data.hint)
    if data.answer is None:
        return _before(each)
    return _now(each, each.foretell(data.answer))


def _now(each: Lesson, attempt: Attempt, hint: bool = False) -> LessonNow:
    seat = each.example.seat
    foretold = each.kind == "foretell"
    return LessonNow(
        lesson=_info(each),
        seats=attempt.match.seats,
        seat=seat,
        position=position_now(GameLog(attempt.match), seat, []),
        verdict=attempt.verdict,
        refusal=attempt.refusal,
        done=attempt.done,
        choices=each.choices if foretold else [],
        answer=each.answer if foretold else None,
        hint=each.expected(attempt.match) if hint and not attempt.done else None,
    )


def _before(each: Lesson) -> LessonNow:
    state, seat = each.before(), each.example.seat
    return LessonNow(
        lesson=_info(each),
        seats=len(state.choices),
        seat=seat,
        position=Position(
            number=0,
            moves=0,
            turn=state.turn(),
            view=state.view(seat),
            actors=(),
            prompt=None,
            offers=[],
            asides=[],
            undo=UndoStatus(False, None, None),
            redo=False,
            events=[],
            start=0,
            result=None,
            standing=None,
        ),
        verdict=None,
        refusal=None,
        done=False,
        choices=each.choices,
        answer=None,
        hint=None,
    )


def _info(each: Lesson, done: bool = False) -> LessonInfo:
    example = each.example
    return LessonInfo(
        each.id, example.key, each.kind, list(example.clauses), example.about_end, done
    )


def known_lesson(game_id: str, id: str) -> Lesson:
    try:
        return lesson(known_game(game_id), id)
    except InvalidInput as error:
        raise TableError(404, "error-bad-request", detail=str(error)) from None


router = Router("/api/games", route_handlers=[list_lessons, try_lesson])
