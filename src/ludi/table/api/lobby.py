"""Who I am, which games there are, and their rules."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Request, Router, get, post, put
from litestar.params import FromPath, JSONBody

from ludi import bots, games
from ludi.core.errors import InvalidInput
from ludi.core.game import Game
from ludi.core.text import LANGUAGES, Language, Rules
from ludi.games import game
from ludi.table.api.messages import Call, DataInfo, GameInfo, Me, Rename, Webhook
from ludi.table.api.tables import me
from ludi.table.errors import TableError
from ludi.table.notify.webhooks import check_address, try_text
from ludi.table.people.names import checked_name
from ludi.table.services import Injected

HttpRequest = Request[Any, Any, Any]


@get("/me")
async def who_am_i(request: HttpRequest, services: Injected) -> Me:
    return await services.me(me(request))


@put("/me")
async def rename(request: HttpRequest, services: Injected, data: JSONBody[Rename]) -> Me:
    guest, name = me(request), checked_name(data.name)
    await services.store.guests.ensure_guest(guest, name)
    await services.show_new_name(guest)
    return await services.me(guest)


@put("/me/webhook")
async def set_webhook(request: HttpRequest, services: Injected, data: JSONBody[Webhook]) -> Me:
    """Where to tell me that it is my turn; None: nowhere."""
    guest = me(request)
    if data.url is not None:
        check_address(data.url, services.settings.private_webhooks)
    await services.store.guests.ensure_guest(guest)
    await services.store.guests.set_webhook(guest, data.url, data.language, page_of(request))
    await services.show_new_name(guest)
    return await services.me(guest)


@post("/me/webhook/try", status_code=200)
async def try_webhook(request: HttpRequest, services: Injected) -> Me:
    """Call it once, so that its owner sees whether it works."""
    guest = me(request)
    stored = await services.store.guests.get(guest)
    if stored is None or stored.webhook is None:
        raise TableError(409, "error-no-webhook")
    services.tries.check(f"webhook {guest}")
    services.tries.fail(f"webhook {guest}")  # every try counts: the server calls nobody in a row
    link = page_of(request)
    language: Language = "pl" if stored.language == "pl" else "en"
    await services.webhooks.call(stored.webhook, Call("try", try_text(language, link), link))
    return await services.me(guest)


def page_of(request: HttpRequest) -> str:
    """The address by which this guest knows us, for links."""
    return str(request.base_url).rstrip("/")


@get("/games")
async def all_games() -> list[GameInfo]:
    return [_info(played) for played in games.all_games()]


@get("/games/{id:str}/schema")
async def game_schema(id: FromPath[str]) -> dict[str, Any]:
    return known_game(id).schema()


@get("/games/{id:str}/rules/{language:str}")
async def game_rules(id: FromPath[str], language: FromPath[str]) -> Rules:
    return known_game(id).texts.rules(_known_language(language))


@get("/games/{id:str}/components")
async def game_components(id: FromPath[str]) -> dict[str, Any]:
    """The component tables that games here are played with."""
    return known_game(id).data.tables()


@get("/games/{id:str}/texts/{language:str}", media_type=MediaType.TEXT)
async def game_texts(id: FromPath[str], language: FromPath[str]) -> str:
    """Names and texts of the host's own components, in Fluent, on top of the game's; or nothing."""
    return known_game(id).texts.own(_known_language(language))


@get("/health")
async def health(services: Injected) -> dict[str, str]:
    """For proxies and watchdogs: 503 while nothing can be stored."""
    if not await services.health.is_well():
        raise TableError(503, "error-no-writing")
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
        game_components,
        game_texts,
        health,
    ],
)


def known_game(id: str) -> Game:
    try:
        return game(id)
    except InvalidInput:
        raise TableError(404, "error-no-game", game=id[:32]) from None


def _known_language(wanted: str) -> Language:
    for known in LANGUAGES:
        if wanted == known:
            return known
    raise TableError(404, "error-no-language", language=wanted[:32])


def _info(played: Game) -> GameInfo:
    return GameInfo(
        id=played.id,
        seats=list(played.seats),
        rules=played.rules,
        options=played.options_schema(),
        defaults=msgspec.to_builtins(played.Options()),
        data=DataInfo(played.data.id, played.data.note, played.data.fingerprint, played.own_data),
        bots=bots.levels(),
        level=bots.USUAL,
    )
