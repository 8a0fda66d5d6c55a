"""Protection from other sites' pages, and limits on how much one may ask of the server."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludi.table import settings
from ludi.table.api.host_names import HostNames, name_in
from ludi.table.errors import TableError
from ludi.table.people.identity import Connection, guest_of

SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    # The page has a policy of its own (page.py); data is never shown as a page
    b"content-security-policy": b"default-src 'none'; frame-ancestors 'none'",
}
MAKES = ("/tables", "/guests", "/records", "/accounts", "/branch", "/branches", "/notes")
MOST_SEEN = 10_000  # guests whose address is remembered
ONLY_HTTPS = (b"strict-transport-security", b"max-age=31536000")


def protect(app: ASGIApp) -> ASGIApp:
    """Middleware: refuse what other sites' pages ask of us, and mark all answers as ours."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        connection: Connection = ASGIConnection(scope)
        services = connection.app.state.services
        check_host(connection, services.hosts)
        check_path(scope["path"])
        if scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE:
            check_origin(connection, services.settings.origins)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message["headers"]}
                ours = [header for header in HEADERS.items() if header[0] not in given]
                if scope["scheme"] == "https":
                    ours.append(ONLY_HTTPS)
                message["headers"] = [*message["headers"], *ours]
            await send(message)

        await app(scope, receive, send_with_headers)

    return middleware


def check_host(connection: Connection, names: HostNames) -> None:
    """Browsers always say by which name they have come."""
    host = connection.headers.get("host")
    if host is not None and not names.include(host):
        raise TableError(421, "error-host", host=(name_in(host) or host)[:100])


def check_path(path: str) -> None:
    """Nothing of ours has invisible signs in its path, and PostgreSQL cannot search for all."""
    if not path.isprintable():
        raise TableError(404, "error-not-found")


def check_origin(connection: Connection, others: Collection[str]) -> None:
    """Browsers always say which page asks; what is not a browser has no page to be tricked by."""
    origin = connection.headers.get("origin")
    if origin is None or origin in others:
        return
    if origin.partition("://")[2] != connection.headers.get("host"):
        raise TableError(403, "error-origin")


# Bounds


def within_bounds(app: ASGIApp) -> ASGIApp:
    """Middleware: nobody asks more often than the table can bear."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        connection: Connection = ASGIConnection(scope)
        bounds: Bounds = connection.app.state.services.bounds
        if not scope["path"].startswith("/api/"):
            await app(scope, receive, send)
            return
        address, guest = address_of(connection), guest_of(connection)
        bounds.count_request(address, guest)
        making = scope["type"] == ScopeType.HTTP and scope["method"] == "POST"
        if making and scope["path"].rstrip("/").endswith(MAKES):
            bounds.count_creation(address)
        await app(scope, receive, send)

    return middleware


def address_of(connection: Connection) -> str:
    """Where somebody is; a household has one IPv4 address, or one half of an IPv6 one."""
    client = connection.client
    if client is None:
        return ""
    try:
        address = ip_address(client.host)
    except ValueError:
        return client.host
    if isinstance(address, IPv6Address):
        return (address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64)).compressed
    return client.host


class Bucket:
    """So many at once, so many a second: who is faster has to wait."""

    def __init__(self, at_once: float, per_second: float) -> None:
        self._at_once = at_once
        self._per_second = per_second
        self._left = at_once
        self._seen = time.monotonic()

    async def take(self) -> None:
        await asyncio.sleep(self._wait())

    def grab(self) -> float:
        """Take one now, if there is one: 0, or the seconds until there is."""
        wait = self._wait()
        if wait:
            self._left += 1
        return wait

    def _wait(self) -> float:
        now = time.monotonic()
        self._left = min(self._at_once, self._left + (now - self._seen) * self._per_second) - 1
        self._seen = now
        return max(0.0, -self._left / self._per_second)


class Buckets:
    """One for each who comes; those not seen for longest are forgotten first."""

    def __init__(self, at_once: float, per_second: float, most: int = 10_000) -> None:
        self._sizes = at_once, per_second
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def grab(self, who: str) -> None:
        bucket = self._buckets.pop(who, None) or Bucket(*self._sizes)
        self._buckets[who] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        if wait := bucket.grab():
            raise TableError(429, "error-too-fast", seconds=int(wait) + 1)


class Bounds:
    """How much one person and one address may ask of this server."""

    def __init__(self, limited: bool = True) -> None:
        self._limited = limited
        self._person = Buckets(settings.REQUESTS_AT_ONCE, settings.REQUESTS_PER_SECOND)
        self._address = Buckets(
            settings.REQUESTS_AT_ONCE * settings.HOUSEHOLD,
            settings.REQUESTS_PER_SECOND * settings.HOUSEHOLD,
        )
        self._makes = Buckets(settings.MAKES_AT_ONCE, settings.MAKES_PER_SECOND)
        self._connections: Counter[str] = Counter()
        self._seen: OrderedDict[str, str] = OrderedDict()  # guests, and where they last asked from

    def address_of(self, guest: str) -> str:
        """Where a guest was seen last; empty if that was long ago."""
        return self._seen.get(guest, "")

    def count_request(self, address: str, guest: str | None) -> None:
        if guest is not None:
            self._seen[guest] = address
            self._seen.move_to_end(guest)
            if len(self._seen) > MOST_SEEN:
                self._seen.popitem(last=False)
        if self._limited:
            self._address.grab(address)
            if guest is not None:
                self._person.grab(guest)

    def count_creation(self, address: str) -> None:
        """What costs room on the disk; by address, because a new guest costs nothing."""
        if self._limited:
            self._makes.grab(address)

    @contextmanager
    def connection(
        self, address: str, guest: str | None, participant: bool = False
    ) -> Iterator[None]:
        """A live connection, while it lasts.

        Who takes part in a game never has to wait for what others do at the same address.
        """
        bounds = []
        if guest is not None:
            bounds.append((f"guest {guest}", settings.LINES, "error-too-many-lines"))
        else:
            bounds.append((f"strangers {address}", settings.LINES, "error-too-many-lines-here"))
        if not participant:
            most = settings.LINES * settings.HOUSEHOLD
            bounds.append((address, most, "error-too-many-lines-here"))
        for who, most, refusal in bounds:
            if self._limited and self._connections[who] >= most:
                raise TableError(429, refusal, most=most)
        self._connections.update(who for who, _, _ in bounds)
        try:
            yield
        finally:
            self._connections.subtract(who for who, _, _ in bounds)
            self._connections = +self._connections
