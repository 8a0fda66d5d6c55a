"""What keeps strangers' pages out, and browsers from doing what the page never does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludi.table.errors import TableError
from ludi.table.people import Connection

SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


def protect(app: ASGIApp) -> ASGIApp:
    """Middleware: refuse what other sites' pages ask of us, and mark all answers as ours."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        connection: Connection = ASGIConnection(scope)
        if scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE:
            check_origin(connection, connection.app.state.house.settings.origins)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await app(scope, receive, send_with_headers)

    return middleware


def check_origin(connection: Connection, others: Collection[str]) -> None:
    """Browsers always say which page asks; what is not a browser has no page to be tricked by."""
    origin = connection.headers.get("origin")
    if origin is None or origin in others:
        return
    if urlsplit(origin).netloc != connection.headers.get("host"):
        raise TableError(403, "error-origin")


class Bucket:
    """So many at once, so many a second: who is faster has to wait."""

    def __init__(self, at_once: float, per_second: float) -> None:
        self._at_once = at_once
        self._per_second = per_second
        self._left = at_once
        self._seen = time.monotonic()

    async def take(self) -> None:
        now = time.monotonic()
        self._left = min(self._at_once, self._left + (now - self._seen) * self._per_second) - 1
        self._seen = now
        if self._left < 0:
            await asyncio.sleep(-self._left / self._per_second)
