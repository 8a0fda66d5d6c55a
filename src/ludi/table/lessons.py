"""Lessons: the worked examples as tasks. Each try says how far it came; what is done is kept."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Router, get, post
from litestar.params import FromPath, JSONBody

from ludi.core.errors import InvalidInput, Refusal
from ludi.core.game import Game
from ludi.core.lessons import Attempt, Lesson, lesson, lessons
from ludi.core.moves import Move
from ludi.table.errors import TableError
from ludi.table.history import History
from ludi.table.house import InHouse
from ludi.table.lobby import known_game
from ludi.table.messages import Position, Undo
from ludi.table.positions import position_now
from ludi.table.tables import me

HttpRequest = Request[Any, Any, Any]

MOST_TRIES = 40  # moves of the longest lesson, and some


class LessonInfo(msgspec.Struct, frozen=True):
    id: str
    key: str  # Fluent: value = title, .task = what to do, .why = what the rules say
    kind: str  # "play": find the moves; "foretell": say what will come out
    clauses: list[str]
    done: bool  # by me, once


class LessonNow(msgspec.Struct, frozen=True):
    lesson: LessonInfo
    seats: int
    seat: int
    position: Position  # after the right moves so far; of the outcome when done
    verdict: str | None  # "right", "other" (legal, but not asked for), "refused" or "wrong"
    refusal: Refusal | None
    done: bool
    choices: list[Any]  # what can be foretold
    answer: Any  # when foretold
    hint: Move | None  # the move looked for, when asked for


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    moves: list[dict[str, Any]] = []
    answer: Any = None
    hint: bool = False


@get("/{game_id:str}/lessons")
async def list_lessons(
    request: HttpRequest, house: InHouse, game_id: FromPath[str]
) -> list[LessonInfo]:
    played = known_game(game_id)
    done = await house.store.lessons_done(me(request), played.id)
    return [_info(each, each.id in done) for each in lessons(played)]


@post("/{game_id:str}/lessons/{lesson_id:str}", status_code=200)
async def try_lesson(
    request: HttpRequest,
    house: InHouse,
    game_id: FromPath[str],
    lesson_id: FromPath[str],
    data: JSONBody[Try],
) -> LessonNow:
    """Where the learner stands after these moves, or what comes out and whether it was foretold."""
    each = _lesson(known_game(game_id), lesson_id)
    now = _tried(each, data)
    if now.done:
        await house.store.know(me(request))
        await house.store.lesson_done(me(request), each.game.id, each.id)
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
        position=position_now(History(attempt.match), seat, []),
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
            undo=Undo(False, None, None),
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
    return LessonInfo(each.id, each.example.key, each.kind, list(each.example.clauses), done)


def _lesson(played: Game, id: str) -> Lesson:
    try:
        return lesson(played, id)
    except InvalidInput as error:
        raise TableError(404, "error-bad-request", detail=str(error)) from None


router = Router("/api/games", route_handlers=[list_lessons, try_lesson])
