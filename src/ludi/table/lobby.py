"""Who I am, which games there are, and their rules."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Router, get, put
from litestar.params import FromPath, JSONBody

from ludi import bots
from ludi.core.errors import InvalidInput
from ludi.core.game import Game
from ludi.core.text import LANGUAGES, Rules
from ludi.games import game, games
from ludi.table.errors import TableError
from ludi.table.house import InHouse
from ludi.table.messages import DataInfo, GameInfo, Me, Rename
from ludi.table.names import checked_name
from ludi.table.tables import me

HttpRequest = Request[Any, Any, Any]


@get("/me")
async def who_am_i(request: HttpRequest, house: InHouse) -> Me:
    return Me(me(request), await house.store.name_of(me(request)))


@put("/me")
async def rename(request: HttpRequest, house: InHouse, data: JSONBody[Rename]) -> Me:
    guest, name = me(request), checked_name(data.name)
    await house.store.know(guest, name)
    for id in house.rooms.of(guest):
        async with house.rooms.open(id) as room:
            await room.refresh()
    return Me(guest, name)


@get("/games")
async def all_games() -> list[GameInfo]:
    return [_info(played) for played in games()]


@get("/games/{id:str}/schema")
async def game_schema(id: FromPath[str]) -> dict[str, Any]:
    return known_game(id).schema()


@get("/games/{id:str}/rules/{language:str}")
async def game_rules(id: FromPath[str], language: FromPath[str]) -> Rules:
    for known in LANGUAGES:
        if language == known:
            return known_game(id).texts.rules(known)
    raise TableError(404, "error-no-language", language=language[:32])


@get("/health")
async def health(house: InHouse) -> dict[str, str]:
    await house.store.secret()  # the database answers
    return {"status": "well"}


router = Router(
    "/api", route_handlers=[who_am_i, rename, all_games, game_schema, game_rules, health]
)


def known_game(id: str) -> Game:
    try:
        return game(id)
    except InvalidInput:
        raise TableError(404, "error-no-game", game=id[:32]) from None


def _info(played: Game) -> GameInfo:
    return GameInfo(
        id=played.id,
        seats=list(played.seats),
        rules=played.rules,
        options=played.options_schema(),
        defaults=msgspec.to_builtins(played.Options()),
        data=DataInfo(played.data.id, played.data.note),
        bots=bots.levels(),
        level=bots.USUAL,
    )
