"""Somebody who comes to a table without a network, from anywhere, with whatever they like."""

import asyncio
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from argon2 import PasswordHasher
from litestar import Litestar

from ludi.table.app import create_app
from ludi.table.services import Services
from ludi.table.settings import Settings

QUICK = PasswordHasher(time_cost=1, memory_cost=64)  # the real one takes its time on purpose


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


class Visitor:
    """Keeps the cookie; may send what no browser would, and be at any address (`where`)."""

    def __init__(self, app: Litestar, runner: asyncio.Runner) -> None:
        self._app = app
        self.services: Services = app.state.services
        self._runner = runner
        self._cookie = ""
        self.where = "127.0.0.1"

    def ask(
        self,
        method: str,
        path: str,
        body: str = "",
        query: str = "",
        headers: dict[str, str] | None = None,
    ) -> Answer:
        given = {"host": "127.0.0.1", "content-type": "application/json", "cookie": self._cookie}
        answer = self._runner.run(self._ask(method, path, body, query, given | (headers or {})))
        self._cookie = answer.headers.get("set-cookie", self._cookie).partition(";")[0]
        return answer

    async def _ask(
        self, method: str, path: str, body: str, query: str, headers: dict[str, str]
    ) -> Answer:
        sent: list[Any] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body.encode(), "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        scope: Any = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(n.encode(), v.encode("latin-1")) for n, v in headers.items() if v],
            "client": (self.where, 1),
            "server": ("127.0.0.1", 80),
            "state": {},
        }
        await self._app(scope, receive, send)  # type: ignore[arg-type]
        told = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
        whole = b"".join(message.get("body", b"") for message in sent[1:])
        return Answer(sent[0]["status"], told, whole)


@contextmanager
def visiting(settings: Settings) -> Iterator[Visitor]:
    app = create_app(settings)
    opened, closing = asyncio.Event(), asyncio.Event()

    async def keep_open() -> None:
        async with app.lifespan():
            opened.set()
            await closing.wait()

    with asyncio.Runner() as runner:
        services = runner.get_loop().create_task(keep_open())
        runner.run(_first(services, opened.wait()))
        try:
            visitor = Visitor(app, runner)
            visitor.services.passphrases._hasher = QUICK
            visitor.ask("GET", "/api/me")
            yield visitor
        finally:
            closing.set()
            runner.run(_first(services, services))


async def _first(services: asyncio.Task[None], wanted: Awaitable[Any]) -> None:
    """Wait for something, unless the server could not start."""
    await asyncio.wait(
        [services, asyncio.ensure_future(wanted)], return_when=asyncio.FIRST_COMPLETED
    )
    if services.done():
        services.result()
