"""What the server does, in numbers, for those who watch over it: no names, no game's contents."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

KIND = "text/plain; version=0.0.4; charset=utf-8"
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32)

_all = CollectorRegistry()

ROWS = Counter(
    "ludi_log_rows", "Moves, undos and redos accepted", ["game", "kind", "by"], registry=_all
)
COMMANDS_TIMED = Histogram(
    "ludi_command_seconds", "Live commands", ["type"], buckets=QUICK, registry=_all
)
REQUESTS = Histogram(
    "ludi_request_seconds", "HTTP requests", ["method", "route"], buckets=QUICK, registry=_all
)
ANSWERS = Counter("ludi_responses", "HTTP answers", ["status"], registry=_all)
THOUGHTS = Histogram(
    "ludi_bot_thinking_seconds", "Bots' thinking", ["game", "level"], buckets=SLOW, registry=_all
)
THINKING = Gauge("ludi_bots_thinking", "Bots that think or wait for it", registry=_all)
IN_QUEUE = Gauge(
    "ludi_thoughts_waiting", "Thoughts in the queue for a process", ["kind"], registry=_all
)
WAITED = Histogram(
    "ludi_thought_waiting_seconds",
    "From the wish to think to its beginning",
    ["kind"],
    buckets=SLOW,
    registry=_all,
)
BOT_ERRORS = Counter("ludi_bot_errors", "Errors inside bots", ["kind"], registry=_all)
ROOMS = Gauge("ludi_rooms", "Tables in memory", registry=_all)
WATCHERS = Gauge("ludi_watchers", "Live connections", registry=_all)
TABLES = Gauge("ludi_tables", "Stored tables", ["status"], registry=_all)


def all_metrics() -> bytes:
    return generate_latest(_all)


@contextmanager
def timed(histogram: Histogram, *labels: str) -> Iterator[None]:
    began = time.perf_counter()
    try:
        yield
    finally:
        histogram.labels(*labels).observe(time.perf_counter() - began)


def measure(app: ASGIApp) -> ASGIApp:
    """Middleware: how long requests take, by the pattern of their address."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def count(message: Message) -> None:
            if message["type"] == "http.response.start":
                ANSWERS.labels(str(message["status"])).inc()
            await send(message)

        with timed(REQUESTS, scope["method"], scope.get("path_template") or "page"):
            await app(scope, receive, count)

    return middleware
