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
from ludi.table import (
    accounts,
    analysis,
    branches,
    lessons,
    lobby,
    notes,
    plain,
    records,
    statistics,
    tables,
)
from ludi.table.errors import TableError, language_of
from ludi.table.guards import protect, within_bounds
from ludi.table.house import House, InHouse
from ludi.table.live import live
from ludi.table.metrics import KIND, ROOMS, TABLES, WATCHERS, measure, written
from ludi.table.page import Page, front_page, page
from ludi.table.people import recognise
from ludi.table.settings import MAX_BODY, Settings

log = logging.getLogger(f"{package}.table")

HttpRequest = Request[Any, Any, Any]
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]


def create_app(settings: Settings) -> Litestar:
    page_files = Page(settings.page)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.house = await House.open(settings)
        try:
            yield
        finally:
            await app.state.house.close()

    app = Litestar(
        route_handlers=[
            lobby.router,
            accounts.router,
            lessons.router,
            tables.router,
            branches.router,
            notes.router,
            records.router,
            statistics.router,
            plain.router,
            analysis.router,
            live,
            numbers,
            nothing_here,
            front_page,
            page,
        ],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(_house, sync_to_thread=False),
            "page_files": Provide(lambda: page_files, sync_to_thread=False),
        },
        middleware=[measure, protect, recognise, within_bounds],
        exception_handlers={Exception: _explain},
        request_max_body_size=MAX_BODY,
        openapi_config=OpenAPIConfig(
            title="Ludi Romani",
            version="1",
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    _promise_errors(app)
    _promise_strictness(app)
    return app


def _promise_errors(app: Litestar) -> None:
    """Every operation may answer with an error, and all errors look alike."""
    sentence = Schema(type=OpenAPIType.STRING, description="What is wrong, in words")
    error = Schema(type=OpenAPIType.OBJECT, properties={"error": sentence}, required=["error"])
    told = {"application/json": OpenAPIMediaType(schema=error)}
    for path in (app.openapi_schema.paths or {}).values():
        for operation in (path.get, path.post, path.put, path.delete, path.patch):
            if operation is not None and operation.responses is not None:
                operation.responses.pop("400", None)
                operation.responses["default"] = OpenAPIResponse("Something is wrong", content=told)


def _promise_strictness(app: Litestar) -> None:
    """Bodies have no fields but those that are named: say so in the schema, too."""
    strict = {kind.__name__ for kind in _kinds(msgspec.Struct) if _refuses_more(kind)}
    for name, schema in app.openapi_schema.components.schemas.items():
        if name in strict:
            schema.additional_properties = False


def _kinds(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _kinds(kind)


def _refuses_more(kind: type[msgspec.Struct]) -> bool:
    return bool(kind.__struct_config__.forbid_unknown_fields)


def _house(state: State) -> House:
    house = state.house
    assert isinstance(house, House)
    return house


@get("/api/metrics", include_in_schema=False)
async def numbers(house: InHouse) -> Response[bytes]:
    """For Prometheus, where the host has asked for it."""
    if not house.settings.metrics:
        raise TableError(404, "error-not-found")
    ROOMS.set(house.rooms.count())
    WATCHERS.set(house.rooms.watchers())
    for status, count in (await house.store.count_tables()).items():
        TABLES.labels(status).set(count)
    return Response(written(), media_type=KIND)


@route("/api/{path:path}", http_method=METHODS, include_in_schema=False)  # type: ignore[arg-type]
async def nothing_here() -> None:
    raise TableError(404, "error-not-found")


def _explain(request: HttpRequest, error: Exception) -> Response[dict[str, str]]:
    """Every error is one sentence that says what is wrong, in the reader's language."""
    told = _told(error)
    if told.status >= 500:
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    language = language_of(request.headers.get("accept-language"))
    headers = {"cache-control": "no-store"}
    if isinstance(error, HTTPException) and told.status == HTTP_405_METHOD_NOT_ALLOWED:
        headers |= error.headers or {}  # which methods there are
    if told.key == "error-too-fast":
        headers["retry-after"] = str(told.args_of_text["seconds"])
    return Response(
        {"error": told.sentence(language)},
        status_code=told.status,
        media_type="application/json",
        headers=headers,
    )


def _told(error: Exception) -> TableError:
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
    return TableError(500, "error-internal")


def _what_is_invalid(error: ValidationException) -> str:
    if isinstance(error.extra, list):
        parts = [f"{e.get('key', '')} {e.get('message', '')}".strip() for e in error.extra]
        return "; ".join(parts)
    return error.detail
