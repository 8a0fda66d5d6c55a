"""Who I am, which games there are, and their rules."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Router, get, post, put
from litestar.params import FromPath, JSONBody
from sqlalchemy.exc import SQLAlchemyError

from ludi import bots
from ludi.core.errors import InvalidInput
from ludi.core.game import Game
from ludi.core.text import LANGUAGES, Language, Rules
from ludi.games import game, games
from ludi.table.errors import TableError
from ludi.table.house import InHouse
from ludi.table.messages import Call, DataInfo, GameInfo, Me, Rename, Webhook
from ludi.table.names import checked_name
from ludi.table.tables import me
from ludi.table.webhooks import check_address, try_text

HttpRequest = Request[Any, Any, Any]


@get("/me")
async def who_am_i(request: HttpRequest, house: InHouse) -> Me:
    return await house.me(me(request))


@put("/me")
async def rename(request: HttpRequest, house: InHouse, data: JSONBody[Rename]) -> Me:
    guest, name = me(request), checked_name(data.name)
    await house.store.know(guest, name)
    await house.renamed(guest)
    return await house.me(guest)


@put("/me/webhook")
async def set_webhook(request: HttpRequest, house: InHouse, data: JSONBody[Webhook]) -> Me:
    """Where to tell me that it is my turn; None: nowhere."""
    guest = me(request)
    if data.url is not None:
        check_address(data.url, house.settings.private_webhooks)
    await house.store.know(guest)
    await house.store.set_webhook(guest, data.url, data.language, page_of(request))
    await house.renamed(guest)
    return await house.me(guest)


@post("/me/webhook/try", status_code=200)
async def try_webhook(request: HttpRequest, house: InHouse) -> Me:
    """Call it once, so that its owner sees whether it works."""
    guest = me(request)
    known = await house.store.guest(guest)
    if known is None or known.webhook is None:
        raise TableError(409, "error-no-webhook")
    house.tries.check(f"webhook {guest}")
    house.tries.fail(f"webhook {guest}")  # every try counts: the server calls nobody in a row
    link = page_of(request)
    language: Language = "pl" if known.language == "pl" else "en"
    await house.webhooks.call(known.webhook, Call("try", try_text(language, link), link))
    return await house.me(guest)


def page_of(request: HttpRequest) -> str:
    """The address by which this guest knows us, for links."""
    return str(request.base_url).rstrip("/")


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
    try:
        await house.store.secret()  # the database answers
    except (SQLAlchemyError, OSError):
        raise TableError(503, "error-no-database") from None
    return {"status": "well"}


router = Router(
    "/api",
    route_handlers=[
        who_am_i,
        rename,
        set_webhook,
        try_webhook,
        all_games,
        game_schema,
        game_rules,
        health,
    ],
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
