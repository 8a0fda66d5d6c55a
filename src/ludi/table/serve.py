"""Starting the table: a port, the store, uvicorn, a browser."""

from __future__ import annotations

import asyncio
import errno
import socket
from collections.abc import Callable

import uvicorn

from ludi.core.errors import InvalidInput
from ludi.table.api.host_names import HostNames
from ludi.table.app import create_app
from ludi.table.room.clocks import OUTAGE
from ludi.table.settings import MAX_MESSAGE, Settings
from ludi.table.store.database import DATABASE_ERRORS, reason_of
from ludi.table.store.store import Store

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
    HostNames(settings.known_hosts)  # are they names?
    asyncio.run(_check_store(settings))
    listening = _listen(host, port)
    shown = host if ":" not in host else f"[{host}]"
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    config = uvicorn.Config(
        create_app(settings),
        log_level="warning",
        access_log=False,
        http="h11",  # the other parser of uvicorn takes headers of any size
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
        try:
            await store.guests.secret()
            await store.clocks.heartbeat(OUTAGE)  # it can be written, too
        finally:
            await store.close()
    except DATABASE_ERRORS as error:
        reason = reason_of(error)
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
