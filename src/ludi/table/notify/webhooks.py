"""Telling a chat channel that it is somebody's turn: one JSON POST to an address of theirs.

Anybody may give any address, so the server must not become a way into the network it stands in:
only web addresses, only public machines, no redirects, and the machine that was checked is the one
that is called.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

import httpx

from ludi.core.text import Language
from ludi.table.api.messages import Call
from ludi.table.errors import TEXTS, TableError

log = logging.getLogger("ludi.table")

LONGEST = 1000  # letters of an address
PATIENCE = 5.0  # seconds for the whole call
WAITING = 1000  # calls not yet made; beyond that the server has other worries
CALLERS = 4
HARMLESS = str.maketrans({"&": "+", "<": "‹", ">": "›", "[": "(", "]": ")", "@": "@\u200b"})
NAT64 = IPv6Network("64:ff9b::/96")
GLOBAL_UNICAST = IPv6Network("2000::/3")  # all that has been given to anybody for public use
WEB_PORTS = (80, 443)
FIRST_FREE_PORT = 1024  # below are mail, remote logins and the like, which nobody chats through

Address = IPv4Address | IPv6Address


def check_address(url: str, private: bool) -> httpx.URL:
    """Refuse what cannot be a web address of a chat channel. The network is asked when calling."""
    # First what costs little: taking an address apart may cost the square of its length
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise TableError(400, "error-webhook")
    try:
        parts, target = urlsplit(url), httpx.URL(url)
        port = parts.port
        (parts.hostname or "").encode("idna")  # as the network will want it
    except (ValueError, httpx.InvalidURL):
        raise TableError(400, "error-webhook") from None
    web = parts.scheme in ("http", "https") and bool(parts.hostname) and port != 0
    if not web or parts.username is not None:
        raise TableError(400, "error-webhook")
    if private:
        return target
    if _literal_is_private(parts.hostname or ""):
        raise TableError(400, "error-webhook-private")
    if port is not None and port < FIRST_FREE_PORT and port not in WEB_PORTS:
        raise TableError(400, "error-webhook-port", port=port)
    return target


def is_public(address: Address) -> bool:
    """Also behind the forms in which IPv6 carries an IPv4 address."""
    if isinstance(address, IPv6Address):
        carried = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            carried = IPv4Address(int(address) & 0xFFFFFFFF)
        if carried is not None:
            return is_public(carried)
        if address.teredo is not None or address not in GLOBAL_UNICAST:
            return False
    return address.is_global and not address.is_multicast


def _literal_is_private(host: str) -> bool:
    try:
        return not is_public(ip_address(host))
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


class Webhooks:
    """Calls are made one after another in the background; a failed one is written to the log."""

    def __init__(self, private: bool = False) -> None:
        self._private = private  # machines of the own network may be called
        self._waiting: asyncio.Queue[tuple[str, Call]] = asyncio.Queue(WAITING)
        self._callers: list[asyncio.Task[None]] = []
        self._client: httpx.AsyncClient | None = None

    def send(self, url: str, call: Call) -> None:
        if not self._callers:
            self._callers = [asyncio.create_task(self._keep_calling()) for _ in range(CALLERS)]
        try:
            self._waiting.put_nowait((url, call))
        except asyncio.QueueFull:
            log.warning("Too many calls are waiting: one about table %s is dropped", call.table)

    async def _keep_calling(self) -> None:
        while True:
            url, call = await self._waiting.get()
            try:
                await self.call(url, call)
            except TableError as error:
                log.info("Table %s: a webhook was not called: %s", call.table, error)
            except Exception:
                log.exception("Table %s: a webhook failed", call.table)

    async def call(self, url: str, call: Call) -> None:
        """Make one call; what goes wrong is a TableError for its owner."""
        target = check_address(url, self._private)
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await self._post(target, await self._machine(target), call)
        except (TimeoutError, OSError, httpx.HTTPError, httpx.InvalidURL) as error:
            raise TableError(502, "error-webhook-silent") from error
        if not answer.is_success:
            raise TableError(502, "error-webhook-answer", code=answer.status_code)

    async def _machine(self, url: httpx.URL) -> str:
        """The address that is called: looked up once, so that it cannot change after the check."""
        port = url.port or (443 if url.scheme == "https" else 80)
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(url.host, port, type=socket.SOCK_STREAM)
        addresses = [ip_address(address[0]) for *_, address in found]
        if not addresses or not (self._private or all(map(is_public, addresses))):
            raise TableError(400, "error-webhook-private")
        return str(addresses[0])

    async def _post(self, url: httpx.URL, machine: str, call: Call) -> httpx.Response:
        if self._client is None:
            self._client = httpx.AsyncClient(
                timeout=PATIENCE, follow_redirects=False, trust_env=False
            )
        request = self._client.build_request(
            "POST",
            url.copy_with(host=machine),
            json=call.body(),
            headers={"host": url.netloc.decode(), "user-agent": "Ludi Romani"},
            extensions={"sni_hostname": url.host},
        )
        answer = await self._client.send(request, stream=True)  # nobody reads what it says
        await answer.aclose()
        return answer

    async def close(self) -> None:
        for caller in self._callers:
            caller.cancel()
        await asyncio.gather(*self._callers, return_exceptions=True)
        if self._client is not None:
            await self._client.aclose()


def turn_text(language: Language, game: str, others: list[str], link: str) -> str:
    return TEXTS.format(language, "call-turn", game=_title(language, game), **_table(others, link))


def over_text(language: Language, game: str, others: list[str], link: str) -> str:
    return TEXTS.format(language, "call-over", game=_title(language, game), **_table(others, link))


def try_text(language: Language, link: str) -> str:
    return TEXTS.format(language, "call-try", link=link)


def _title(language: Language, game: str) -> str:
    return TEXTS.format(language, f"call-game-{game}")


def _table(others: list[str], link: str) -> dict[str, str]:
    return {"others": ", ".join(map(harmless, others)) or "–", "link": link}


def harmless(name: str) -> str:
    """A name must not ring everybody in the channel, nor pretend to be a link."""
    return name.translate(HARMLESS)
