"""The web application: `create_app(settings)`."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get, route
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Schema
from litestar.status_codes import (
    HTTP_404_NOT_FOUND,
    HTTP_405_METHOD_NOT_ALLOWED,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
)

from ludi import __name__ as package
from ludi.core.errors import InvalidInput, LudiError
from ludi.core.moves import Move
from ludi.table.api import (
    accounts,
    analysis,
    branches,
    lessons,
    lobby,
    notes,
    previews,
    programs,
    records,
    statistics,
    tables,
)
from ludi.table.api.page import Page, front_page, page
from ludi.table.api.security import SAFE, protect, within_bounds
from ludi.table.api.websocket import live
from ludi.table.errors import TableError, language_of
from ludi.table.metrics import KIND, ROOMS, TABLES, WATCHERS, all_metrics, measure
from ludi.table.people.identity import recognise
from ludi.table.services import Injected, Services
from ludi.table.settings import MAX_BODY, Settings
from ludi.table.store.database import DATABASE_ERRORS

log = logging.getLogger(f"{package}.table")

HttpRequest = Request[Any, Any, Any]
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]


class StrictRequest(Request[Any, Any, Any]):
    """Reads a body as exactly what its handler wants: 0 is not false, and "1" is not 1."""

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_fn_signature.parameters["data"].annotation
        try:
            return msgspec.json.decode(await self.body() or b"null", type=wanted)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise InvalidInput(str(error)) from None


def create_app(settings: Settings) -> Litestar:
    page_files = Page(settings.page)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.services = await Services.open(settings)
        try:
            yield
        finally:
            await app.state.services.close()

    app = Litestar(
        route_handlers=[
            lobby.router,
            accounts.router,
            lessons.router,
            previews.router,
            tables.router,
            branches.router,
            notes.router,
            records.router,
            statistics.router,
            programs.router,
            analysis.router,
            live,
            numbers,
            nothing_here,
            front_page,
            page,
        ],
        lifespan=[lifespan],
        dependencies={
            "services": Provide(_services, sync_to_thread=False),
            "page_files": Provide(lambda: page_files, sync_to_thread=False),
        },
        middleware=[measure, protect, recognise, within_bounds],
        exception_handlers={Exception: _explain},
        request_class=StrictRequest,
        request_max_body_size=MAX_BODY,
        openapi_config=OpenAPIConfig(
            title="Ludi Romani",
            version="1",
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    _document_errors(app)
    _document_strictness(app)
    _document_moves(app)
    return app


def _document_errors(app: Litestar) -> None:
    """Every operation may answer with an error, and all errors look alike."""
    sentence = Schema(type=OpenAPIType.STRING, description="What is wrong, in words")
    error = Schema(type=OpenAPIType.OBJECT, properties={"error": sentence}, required=["error"])
    content = {"application/json": OpenAPIMediaType(schema=error)}
    for path in (app.openapi_schema.paths or {}).values():
        for operation in (path.get, path.post, path.put, path.delete, path.patch):
            if operation is not None and operation.responses is not None:
                operation.responses.pop("400", None)
                operation.responses["default"] = OpenAPIResponse(
                    "Something is wrong", content=content
                )


def _document_strictness(app: Litestar) -> None:
    """Bodies have no fields but those that are named: say so in the schema, too."""
    ours = [kind for kind in _kinds(msgspec.Struct) if kind.__module__.startswith("ludi.table.")]
    strict = {kind.__name__ for kind in ours if _refuses_more(kind)}
    for name, schema in app.openapi_schema.components.schemas.items():
        if name in strict:
            schema.additional_properties = False


def _document_moves(app: Litestar) -> None:
    """A move is one of its game, which only the game's own schema can tell."""
    name = Schema(type=OpenAPIType.STRING, description="The kind of move")
    app.openapi_schema.components.schemas[Move.__name__] = Schema(
        type=OpenAPIType.OBJECT,
        title=Move.__name__,
        description="One of the game's moves: see /api/games/{id}/schema",
        properties={"type": name},
        required=["type"],
    )


def _kinds(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _kinds(kind)


def _refuses_more(kind: type[msgspec.Struct]) -> bool:
    return bool(kind.__struct_config__.forbid_unknown_fields)


def _services(state: State) -> Services:
    services = state.services
    assert isinstance(services, Services)
    return services


@get("/api/metrics", include_in_schema=False)
async def numbers(services: Injected) -> Response[bytes]:
    """For Prometheus, where the host has asked for it."""
    if not services.settings.metrics:
        raise TableError(404, "error-not-found")
    ROOMS.set(services.rooms.count())
    WATCHERS.set(services.rooms.count_watchers())
    for status, count in (await services.store.tables.count_by_status()).items():
        TABLES.labels(status).set(count)
    return Response(all_metrics(), media_type=KIND)


@route("/api/{path:path}", http_method=METHODS, include_in_schema=False)  # type: ignore[arg-type]
async def nothing_here() -> None:
    raise TableError(404, "error-not-found")


def _explain(request: HttpRequest, error: Exception) -> Response[Any]:
    """Every error is one sentence that says what is wrong, in the reader's language."""
    shown = _as_table_error(error, request.method in SAFE)
    if shown.status >= 500 and not isinstance(error, TableError):
        log.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    language = language_of(request.headers.get("accept-language"))
    headers = {"cache-control": "no-store"}
    if isinstance(error, HTTPException) and shown.status == HTTP_405_METHOD_NOT_ALLOWED:
        headers |= error.headers or {}  # which methods there are
    if shown.key == "error-too-fast":
        headers["retry-after"] = str(shown.args_of_text["seconds"])
    sentence, status = shown.sentence(language), shown.status
    if shown.key == "error-host" and not request.scope["path"].startswith("/api/"):
        # Instead of the page: somebody reads it in a browser's window
        return Response(sentence, status_code=status, media_type="text/plain", headers=headers)
    return Response(
        {"error": sentence}, status_code=status, media_type="application/json", headers=headers
    )


def _as_table_error(error: Exception, reading: bool) -> TableError:
    match error:
        case TableError():
            return error
        case InvalidInput():
            return TableError(400, "error-bad-request", detail=error)
        case LudiError():
            return TableError(400, "error-bad-request", detail=str(error))
        case HTTPException(status_code=status) if status == HTTP_404_NOT_FOUND:
            return TableError(404, "error-not-found")
        case HTTPException(status_code=status) if status == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
            return TableError(413, "error-too-large", most=MAX_BODY)
        case ValidationException():
            return TableError(400, "error-bad-request", detail=_what_is_invalid(error))
        case RecursionError():
            return TableError(400, "error-bad-request", detail="nested too deeply")
        case HTTPException(status_code=status) if status < 500:
            return TableError(status, "error-bad-request", detail=error.detail)
    if isinstance(error, DATABASE_ERRORS):
        return TableError(503, "error-no-database" if reading else "error-not-stored")
    return TableError(500, "error-internal")


def _what_is_invalid(error: ValidationException) -> str:
    if isinstance(error.extra, list):
        parts = [f"{e.get('key', '')} {e.get('message', '')}".strip() for e in error.extra]
        return "; ".join(parts)
    return error.detail
