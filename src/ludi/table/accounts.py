"""Accounts: a guest with a passphrase is recognised on every device. Nobody asks for an e-mail."""

from __future__ import annotations

import unicodedata
from secrets import token_hex
from typing import Any

import msgspec
from litestar import Request, Response, Router, delete, post, put
from litestar.params import JSONBody

from ludi.table.errors import TableError
from ludi.table.house import House, InHouse
from ludi.table.messages import Me
from ludi.table.models import Account
from ludi.table.names import checked_name
from ludi.table.people import Claim, set_cookie
from ludi.table.settings import NAME_LENGTH
from ludi.table.tables import me

HttpRequest = Request[Any, Any, Any]

SHORTEST, LONGEST = 8, 256  # letters of a passphrase
KEY_LENGTH = 64


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    passphrase: str


class NewPassphrase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    passphrase: str
    new: str


class Farewell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    passphrase: str | None = None  # needed where there is an account


def account_key(name: str) -> str:
    """How names are compared: no capital, no look-alike form of a letter makes a difference."""
    key = unicodedata.normalize("NFKC", checked_name(name)).casefold()
    key = unicodedata.normalize("NFKC", key)
    if len(key) > KEY_LENGTH:
        raise TableError(400, "error-name-long", most=NAME_LENGTH)
    return key


@post("/account")
async def sign_up(
    request: HttpRequest, house: InHouse, data: JSONBody[Credentials]
) -> Response[Me]:
    """Keep who I am under a name and a passphrase; my games stay mine."""
    guest, where = me(request), _where(request)
    name, key = checked_name(data.name), account_key(data.name)
    house.sources.check(where)
    _check_passphrase(data.passphrase)
    if await house.store.account(guest) is not None:
        raise TableError(409, "error-has-account")
    hashed = await house.passphrases.hash(data.passphrase)
    await house.store.know(guest, name)
    if not await house.store.add_account(Account(guest_id=guest, name=key, passphrase=hashed)):
        house.sources.fail(where)
        raise TableError(409, "error-name-taken")
    await house.renamed(guest)
    return Response(await house.me(guest))


@post("/session", status_code=200)
async def sign_in(
    request: HttpRequest, house: InHouse, data: JSONBody[Credentials]
) -> Response[Me]:
    where = _where(request)
    try:
        key = account_key(data.name)
    except TableError:  # not a name anybody could have
        raise TableError(403, "error-wrong-passphrase") from None
    house.sources.check(where)
    house.tries.check(f"name {key}")
    account = await house.store.account_named(key)
    hashed = account.passphrase if account else None
    if not await house.passphrases.fits(hashed, data.passphrase[: LONGEST + 1]) or account is None:
        house.sources.fail(where)
        house.tries.fail(f"name {key}")
        raise TableError(403, "error-wrong-passphrase")
    house.tries.succeed(f"name {key}")
    return await _as(house, request, await house.claim(account.guest_id))


@delete("/session", status_code=200)
async def sign_out(request: HttpRequest, house: InHouse) -> Response[Me]:
    """Leave this device as somebody new. Without an account there would be no way back."""
    if await house.store.account(me(request)) is None:
        raise TableError(409, "error-no-account")
    return await _as(house, request, Claim(token_hex(8)))


@delete("/session/others", status_code=200)
async def sign_out_elsewhere(request: HttpRequest, house: InHouse) -> Response[Me]:
    """Whatever other browser has been me is somebody new from now on."""
    return await _as(house, request, await house.renew(me(request)))


@put("/account/passphrase")
async def change_passphrase(
    request: HttpRequest, house: InHouse, data: JSONBody[NewPassphrase]
) -> Response[Me]:
    """Who knew the old one may have signed in with it: only this browser stays signed in."""
    guest = me(request)
    await _prove(house, guest, data.passphrase)
    _check_passphrase(data.new)
    await house.store.change_passphrase(guest, await house.passphrases.hash(data.new))
    return await _as(house, request, await house.renew(guest))


@post("/account/delete", status_code=200)
async def delete_me(request: HttpRequest, house: InHouse, data: JSONBody[Farewell]) -> Response[Me]:
    """Remove what is known of me. Games of others stay: a nameless guest sits in my place."""
    guest = me(request)
    if await house.store.account(guest) is not None:
        await _prove(house, guest, data.passphrase or "")
    for program in await house.store.programs_of(guest):
        await _forget(house, program.id)
    await _forget(house, guest)
    return await _as(house, request, Claim(token_hex(8)))


router = Router(
    "/api",
    route_handlers=[
        sign_up,
        sign_in,
        sign_out,
        sign_out_elsewhere,
        change_passphrase,
        delete_me,
    ],
)


async def _forget(house: House, guest: str) -> None:
    await house.renew(guest)  # whoever is still connected as this guest is so no more
    await _leave_games(house, guest)
    for table in await house.store.forget(guest, token_hex(8)):
        await house.rooms.refresh(table)


async def _prove(house: House, guest: str, passphrase: str) -> None:
    account = await house.store.account(guest)
    if account is None:
        raise TableError(409, "error-no-account")
    house.tries.check(f"guest {guest}")
    if not await house.passphrases.fits(account.passphrase, passphrase[: LONGEST + 1]):
        house.tries.fail(f"guest {guest}")
        raise TableError(403, "error-wrong-passphrase")
    house.tries.succeed(f"guest {guest}")


async def _leave_games(house: House, guest: str) -> None:
    """Running games go on with a bot in my place."""
    for table in await house.store.running_of(guest):
        async with house.rooms.open(table) as room:
            for seat in room.table.seats:
                if seat.guest_id == guest and seat.person:
                    await room.resign(seat.seat)


def _check_passphrase(passphrase: str) -> None:
    if len(passphrase) < SHORTEST:
        raise TableError(400, "error-passphrase-short", least=SHORTEST)
    if len(passphrase) > LONGEST:
        raise TableError(400, "error-passphrase-long", most=LONGEST)


def _where(request: HttpRequest) -> str:
    return request.client.host if request.client else ""


async def _as(house: House, request: HttpRequest, claim: Claim) -> Response[Me]:
    """Answer and let this browser be that guest from now on."""
    answer = Response(await house.me(claim.guest))
    answer.headers["set-cookie"] = set_cookie(house.people, claim, request.url.scheme == "https")
    return answer
