"""Starting the table: a port, the store, uvicorn, a browser."""

from __future__ import annotations

import asyncio
import errno
import socket
from collections.abc import Callable

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from ludi.core.errors import InvalidInput
from ludi.table.app import create_app
from ludi.table.settings import MAX_MESSAGE, Settings
from ludi.table.store import Store

DEFAULT_PORT = 8000
TRIES = 100  # ports to look at when the usual one is taken
GRACE = 3  # seconds for open connections to end


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def run(settings: Settings, host: str, port: int | None, ready: Callable[[str], None]) -> None:
    """Serve until stopped; `ready` is told the address."""
    asyncio.run(_check_store(settings))
    listening = _listen(host, port)
    shown = host if ":" not in host else f"[{host}]"
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    config = uvicorn.Config(
        create_app(settings),
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=settings.proxies is not None,
        forwarded_allow_ips=settings.proxies or "",
        ws_max_size=MAX_MESSAGE,
        timeout_graceful_shutdown=GRACE,
    )
    with listening:
        Server(config, lambda: ready(address)).run(sockets=[listening])


async def _check_store(settings: Settings) -> None:
    """What is wrong with the store is said before anything is served."""
    try:
        store = await Store.open(settings)
        await store.close()
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise InvalidInput(f"The store {settings.shown} cannot be used: {reason}") from None


def _listen(host: str, port: int | None) -> socket.socket:
    """The wanted port; if none was asked for, the usual one or the next that is free."""
    wanted = [port] if port is not None else range(DEFAULT_PORT, DEFAULT_PORT + TRIES)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in wanted:
        try:
            return socket.create_server((host, candidate), family=family)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise InvalidInput(f"Cannot listen at {host}:{candidate}: {error}") from None
    if port is not None:
        raise InvalidInput(f"Port {port} is taken; choose another with --port or LUDI_PORT")
    raise InvalidInput(f"No free port from {DEFAULT_PORT} on; choose one with --port")
