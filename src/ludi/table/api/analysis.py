"""Hints in a running game, and the analysis of a finished one, kept with it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ludi.core import position, record
from ludi.core.match import Match
from ludi.core.moves import RawMove
from ludi.table.api.messages import TableInfo
from ludi.table.api.tables import me
from ludi.table.errors import TableError
from ludi.table.room.info import seat_of, seats_of
from ludi.table.room.room import Room
from ludi.table.services import Injected, Services
from ludi.table.store.models import Table
from ludi.table.thinking.advice import ADVISER, Decision, Weighed, hint
from ludi.table.thinking.fair_queue import Kind
from ludi.table.thinking.workers import PATIENCE

HttpRequest = Request[Any, Any, Any]

MOST_DECISIONS = 400  # of a game


class Hint(msgspec.Struct, frozen=True):
    number: int  # the version of the game it is for
    move: RawMove
    chance: float  # to win, as the adviser sees it
    level: str


class Analysis(msgspec.Struct, frozen=True):
    state: Literal["none", "running", "done"]
    done: int
    total: int
    level: str
    decisions: list[Decision]  # in the order of the game; empty until all are weighed


class AgreeToHints(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    agree: bool


# Hints


@post("/{id:str}/hint", status_code=200)
async def give_hint(
    request: HttpRequest,
    services: Injected,
    id: FromPath[str],
    wanted: Annotated[int | None, QueryParameter(name="seat", ge=0)] = None,
) -> Hint:
    """What the adviser would play for my seat, from what my seat knows."""
    guest = me(request)
    async with services.rooms.open(id) as room:
        seat = seat_of(room.table, guest) if wanted is None else wanted
        if seat is None or seat not in seats_of(room.table, guest):
            raise TableError(403, "error-watching")
        if not room.table.hints:
            raise TableError(403, "error-hints-off")
        state, number = await room.snapshot()
        if not state.moves(seat):
            raise TableError(409, "error-not-asked")
        with services.analysis_queue.one_hint(guest):
            saved = msgspec.json.encode(position.save(state))
            about = room.table.game, saved, seat, PATIENCE, id
            weighed = await services.workers.work(Kind.HINT, guest, hint, *about)
        found = msgspec.json.decode(weighed, type=Weighed)
        return Hint(number, found.best, round(found.chance, 3), ADVISER)


@post("/{id:str}/hints", status_code=200)
async def agree_to_hints(
    request: HttpRequest,
    services: Injected,
    id: FromPath[str],
    data: JSONBody[AgreeToHints],
) -> TableInfo:
    """Among people hints are given when all of them want it."""
    guest = me(request)
    async with services.rooms.open(id) as room:
        mine = seats_of(room.table, guest)
        if not mine:
            raise TableError(403, "error-watching")
        await services.store.seats.agree_to_hints(id, mine, data.agree)
        await room.refresh()
        return room.info(guest)


# The analysis of a finished game


@get("/{id:str}/analysis")
async def table_analysis(services: Injected, id: FromPath[str]) -> Analysis:
    async with services.rooms.open(id) as room:
        _only_when_over(room.table)
        return await _state(services, id)


@post("/{id:str}/analysis", status_code=200)
async def analyse(request: HttpRequest, services: Injected, id: FromPath[str]) -> Analysis:
    """Begin, unless it has been done or is being done."""
    async with services.rooms.open(id) as room:
        _only_when_over(room.table)
        analysis = await _state(services, id)
        if analysis.state == "none":
            async with room.lock:
                match = (await room.game_log()).match
            numbers = decisions(match, _people(room))
            services.analysis_queue.begin(id, record.write(match), numbers, me(request))
            return await _state(services, id)
        return analysis


router = Router("/api/tables", route_handlers=[give_hint, agree_to_hints, table_analysis, analyse])


def _only_when_over(table: Table) -> None:
    if table.status != "over":
        raise TableError(409, "error-not-over")


def _people(room: Room) -> set[int]:
    return {seat.seat for seat in room.table.seats if seat.kind == "person"}


async def _state(services: Services, id: str) -> Analysis:
    stored = await services.store.reviews.analysis(id)
    if stored is not None:
        found = msgspec.convert(stored.decisions, list[Decision])
        return Analysis("done", len(found), len(found), stored.level, found)
    running = services.analysis_queue.running.get(id)
    if running is not None:
        return Analysis("running", running.done, running.total, ADVISER, [])
    return Analysis("none", 0, 0, ADVISER, [])


def decisions(match: Match, people: set[int]) -> list[int]:
    """The moves that were a choice; of very many, those of people first."""
    state, chosen = match.at(0), []
    for number, entry in enumerate(match.entries):
        aside = isinstance(entry.move, state.ASIDES)
        if not aside and len(state.moves(entry.seat)) > 1:
            chosen.append(number)
        state.apply(entry.seat, entry.move)
    first = sorted(chosen, key=lambda number: match.entries[number].seat not in people)
    return sorted(first[:MOST_DECISIONS])
