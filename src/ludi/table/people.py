"""Who is who: a guest has a signed cookie, and nothing else is asked of anybody.

An account (accounts.py) is a way to get the same cookie on another device.
"""

from __future__ import annotations

from http.cookies import SimpleCookie
from secrets import token_hex
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludi.table.errors import TableError

COOKIE = "ludi"
YEAR = 365 * 24 * 60 * 60

Connection = ASGIConnection[Any, Any, Any, Any]


class People:
    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest")
        self._tokens = URLSafeSerializer(secret, salt="token")

    def cookie(self, guest: str) -> str:
        signed = self._signer.dumps(guest)
        assert isinstance(signed, str)
        return signed

    def guest(self, cookie: str | None) -> str | None:
        """Whose cookie it is; None if it is not one of ours."""
        return _signed(self._signer, cookie or "")

    def token(self, guest: str) -> str:
        """For programs, which keep no cookies."""
        signed = self._tokens.dumps(guest)
        assert isinstance(signed, str)
        return signed

    def bearer(self, header: str | None) -> str | None:
        """Whose token it is; a header that carries none of ours is refused."""
        if header is None or not header.lower().startswith("bearer "):
            return None
        guest = _signed(self._tokens, header[len("bearer ") :].strip())
        if guest is None:
            raise TableError(401, "error-token")
        return guest


def _signed(signer: URLSafeSerializer, text: str) -> str | None:
    try:
        found = signer.loads(text)
    except BadSignature:
        return None
    return found if isinstance(found, str) else None


def guest_of(connection: Connection) -> str | None:
    found = connection.scope["state"].get("guest")
    assert found is None or isinstance(found, str)
    return found


def recognise(app: ASGIApp) -> ASGIApp:
    """Middleware: recognise a guest by the cookie, or make a new one for the first request."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        connection: Connection = ASGIConnection(scope)
        people: People = connection.app.state.house.people
        guest = people.bearer(connection.headers.get("authorization")) or people.guest(
            connection.cookies.get(COOKIE)
        )
        if guest is not None or scope["type"] != ScopeType.HTTP or _is_file(scope["path"]):
            scope["state"]["guest"] = guest
            await app(scope, receive, send)
            return
        scope["state"]["guest"] = guest = token_hex(8)
        header = set_cookie(people, guest, secure=connection.url.scheme == "https").encode()

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message["headers"])
                if all(name.lower() != b"set-cookie" for name, _ in headers):  # not signed in
                    headers.append((b"set-cookie", header))
                message["headers"] = headers
            await send(message)

        await app(scope, receive, send_with_cookie)

    return middleware


def _is_file(path: str) -> bool:
    """Scripts, styles and pictures are the same for everybody."""
    return "." in path.rpartition("/")[2]


def set_cookie(people: People, guest: str, secure: bool) -> str:
    """The header that makes a browser this guest's."""
    cookie: SimpleCookie = SimpleCookie({COOKIE: people.cookie(guest)})
    morsel = cookie[COOKIE]
    morsel["path"] = "/"
    morsel["max-age"] = YEAR
    morsel["httponly"] = True
    morsel["samesite"] = "lax"
    morsel["secure"] = secure
    return morsel.OutputString()
