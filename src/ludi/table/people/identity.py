"""Who is who: a guest has a signed cookie, and nothing else is asked of anybody.

An account (api/accounts.py) is a way to get the same cookie on another device. Cookies and tokens
carry the guest's epoch; when the guest begins a new one, all that were given before are good no
more.
"""

from __future__ import annotations

from http.cookies import SimpleCookie
from secrets import token_hex
from typing import Any, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludi.table.errors import TableError
from ludi.table.store.database import DATABASE_ERRORS

COOKIE = "ludi"
SIGN_IN = "/api/session"
YEAR = 365 * 24 * 60 * 60

Connection = ASGIConnection[Any, Any, Any, Any]


class Claim(NamedTuple):
    """What a cookie or token says: a guest, and in which of the guest's epochs it was given."""

    guest: str
    epoch: int = 0


class People:
    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest")
        self._tokens = URLSafeSerializer(secret, salt="token")

    def cookie(self, claim: Claim) -> str:
        return _sign(self._signer, claim)

    def guest(self, cookie: str | None) -> Claim | None:
        """Whose cookie it is; None if it is not one of ours."""
        return _signed(self._signer, cookie or "")

    def token(self, claim: Claim) -> str:
        """For programs, which keep no cookies."""
        return _sign(self._tokens, claim)

    def bearer(self, header: str | None) -> Claim | None:
        """Whose token it is; a header that carries none of ours is refused."""
        if header is None or not header.lower().startswith("bearer "):
            return None
        claim = _signed(self._tokens, header[len("bearer ") :].strip())
        if claim is None:
            raise TableError(401, "error-token")
        return claim


def _sign(signer: URLSafeSerializer, claim: Claim) -> str:
    """In the first epoch the guest alone, as it was before there were epochs."""
    signed = signer.dumps(list(claim) if claim.epoch else claim.guest)
    assert isinstance(signed, str)
    return signed


def _signed(signer: URLSafeSerializer, text: str) -> Claim | None:
    try:
        found = signer.loads(text)
    except BadSignature:
        return None
    match found:
        case str(guest):
            return Claim(guest)
        case [str(guest), int(epoch)]:
            return Claim(guest, epoch)
    return None


def guest_of(connection: Connection) -> str | None:
    claim = claim_of(connection)
    return claim.guest if claim else None


def claim_of(connection: Connection) -> Claim | None:
    """Who asks, by a cookie or token that is good."""
    found = connection.scope["state"].get("claim")
    assert found is None or isinstance(found, Claim)
    return found


def is_signed_out(connection: Connection) -> bool:
    """Was there a cookie that is good no more?"""
    return bool(connection.scope["state"].get("signed_out"))


def is_new(connection: Connection) -> bool:
    """Did the one who asks come without a cookie or token?"""
    return bool(connection.scope["state"].get("new"))


def recognise(app: ASGIApp) -> ASGIApp:
    """Middleware: recognise a guest by the cookie, or make a new one for the first request."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        connection: Connection = ASGIConnection(scope)
        people: People = connection.app.state.services.people
        state = scope["state"]
        state["claim"] = claim = await _claimed(connection, people)
        if claim is not None or scope["type"] != ScopeType.HTTP or _is_file(scope["path"]):
            await app(scope, receive, send)
            return
        claim = Claim(token_hex(8))
        state["claim"], state["new"] = claim, True
        header = set_cookie(people, claim, secure=connection.url.scheme == "https").encode()

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message["headers"])
                if all(name.lower() != b"set-cookie" for name, _ in headers):  # not signed in
                    headers.append((b"set-cookie", header))
                message["headers"] = headers
            await send(message)

        await app(scope, receive, send_with_cookie)

    return middleware


async def _claimed(connection: Connection, people: People) -> Claim | None:
    """Whose request it is. What is good no more is refused, and only with the page itself, or by
    signing in, a browser gets another cookie: an answer that comes late must not replace the one
    that was just given to it.
    """
    path = connection.scope["path"]
    token = people.bearer(connection.headers.get("authorization"))
    claim = token or people.guest(_cookie(connection.headers.get("cookie", "")))
    if claim is None or _is_file(path):
        return claim
    try:
        epoch = await connection.app.state.services.store.guests.epoch(claim.guest)
    except DATABASE_ERRORS:
        raise TableError(503, "error-no-database") from None
    if claim.epoch == (epoch or 0) and (token is None or epoch is not None):
        return claim
    if token is not None:
        raise TableError(401, "error-token")
    connection.scope["state"]["signed_out"] = True
    if connection.scope["type"] == ScopeType.HTTP and path.startswith("/api/") and path != SIGN_IN:
        raise TableError(401, "error-signed-out")
    return None


def _cookie(header: str) -> str | None:
    """Ours among the cookies, the last one if there are several. What it holds is never quoted, and
    reading quoted ones, as `connection.cookies` does, takes the square of their length in some
    versions of Python.
    """
    found = None
    for cookie in header.split(";"):
        name, _, value = cookie.partition("=")
        if name.strip() == COOKIE:
            found = value.strip()
    return found


def _is_file(path: str) -> bool:
    """Scripts, styles and pictures are the same for everybody."""
    return "." in path.rpartition("/")[2]


def set_cookie(people: People, claim: Claim, secure: bool) -> str:
    """The header that makes a browser this guest's."""
    cookie: SimpleCookie = SimpleCookie({COOKIE: people.cookie(claim)})
    morsel = cookie[COOKIE]
    morsel["path"] = "/"
    morsel["max-age"] = YEAR
    morsel["httponly"] = True
    morsel["samesite"] = "lax"
    morsel["secure"] = secure
    return morsel.OutputString()
