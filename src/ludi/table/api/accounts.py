"""Accounts: a guest with a passphrase is recognised on every device. Nobody asks for an e-mail."""

from __future__ import annotations

import unicodedata
from secrets import token_hex
from typing import Any

import msgspec
from litestar import Request, Response, Router, delete, post, put
from litestar.params import JSONBody

from ludi.table.api.messages import Me
from ludi.table.api.security import address_of
from ludi.table.api.tables import me
from ludi.table.errors import TableError
from ludi.table.people.identity import Claim, set_cookie
from ludi.table.people.names import checked_name
from ludi.table.services import Injected, Services
from ludi.table.settings import NAME_LENGTH
from ludi.table.store.models import Account

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
    request: HttpRequest, services: Injected, data: JSONBody[Credentials]
) -> Response[Me]:
    """Keep who I am under a name and a passphrase; my games stay mine."""
    guest, where = me(request), address_of(request)
    name, key = checked_name(data.name), account_key(data.name)
    services.sources.check(where)
    _check_passphrase(data.passphrase)
    if await services.store.accounts.get(guest) is not None:
        raise TableError(409, "error-has-account")
    hashed = await services.passphrases.hash(data.passphrase)
    await services.store.guests.ensure_guest(guest, name)
    if not await services.store.accounts.add(Account(guest_id=guest, name=key, passphrase=hashed)):
        services.sources.fail(where)
        raise TableError(409, "error-name-taken")
    await services.show_new_name(guest)
    return Response(await services.me(guest))


@post("/session", status_code=200)
async def sign_in(
    request: HttpRequest, services: Injected, data: JSONBody[Credentials]
) -> Response[Me]:
    where = address_of(request)
    try:
        key = account_key(data.name)
    except TableError:  # not a name anybody could have
        raise TableError(403, "error-wrong-passphrase") from None
    services.sources.check(where)
    services.tries.check(f"name {key} from {where}")
    services.names.check(key)
    account = await services.store.accounts.named(key)
    hashed = account.passphrase if account else None
    if (
        not await services.passphrases.fits(hashed, data.passphrase[: LONGEST + 1])
        or account is None
    ):
        services.sources.fail(where)
        services.tries.fail(f"name {key} from {where}")
        services.names.fail(key)
        raise TableError(403, "error-wrong-passphrase")
    services.tries.succeed(f"name {key} from {where}")
    return await _as(services, request, await services.claim(account.guest_id))


@delete("/session", status_code=200)
async def sign_out(request: HttpRequest, services: Injected) -> Response[Me]:
    """Leave this device as somebody new. Without an account there would be no way back."""
    if await services.store.accounts.get(me(request)) is None:
        raise TableError(409, "error-no-account")
    return await _as(services, request, Claim(token_hex(8)))


@delete("/session/others", status_code=200)
async def sign_out_elsewhere(request: HttpRequest, services: Injected) -> Response[Me]:
    """Whatever other browser has been me is somebody new from now on."""
    return await _as(services, request, await services.begin_epoch(me(request)))


@put("/account/passphrase")
async def change_passphrase(
    request: HttpRequest, services: Injected, data: JSONBody[NewPassphrase]
) -> Response[Me]:
    """Who knew the old one may have signed in with it: only this browser stays signed in."""
    guest = me(request)
    await _prove(services, guest, data.passphrase)
    _check_passphrase(data.new)
    hashed = await services.passphrases.hash(data.new)
    await services.store.accounts.change_passphrase(guest, hashed)
    return await _as(services, request, await services.begin_epoch(guest))


@post("/account/delete", status_code=200)
async def delete_me(
    request: HttpRequest, services: Injected, data: JSONBody[Farewell]
) -> Response[Me]:
    """Remove what is known of me. Games of others stay: a nameless guest sits in my place."""
    guest = me(request)
    if await services.store.accounts.get(guest) is not None:
        await _prove(services, guest, data.passphrase or "")
    for program in await services.store.guests.programs_of(guest):
        await _forget(services, program.id)
    await _forget(services, guest)
    return await _as(services, request, Claim(token_hex(8)))


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


async def _forget(services: Services, guest: str) -> None:
    await services.begin_epoch(guest)  # whoever is still connected as this guest is so no more
    await _leave_games(services, guest)
    for table in await services.store.guests.forget(guest, token_hex(8)):
        await services.rooms.refresh(table)


async def _prove(services: Services, guest: str, passphrase: str) -> None:
    account = await services.store.accounts.get(guest)
    if account is None:
        raise TableError(409, "error-no-account")
    services.tries.check(f"guest {guest}")
    if not await services.passphrases.fits(account.passphrase, passphrase[: LONGEST + 1]):
        services.tries.fail(f"guest {guest}")
        raise TableError(403, "error-wrong-passphrase")
    services.tries.succeed(f"guest {guest}")


async def _leave_games(services: Services, guest: str) -> None:
    """Running games go on with a bot in my place."""
    for table in await services.store.tables.running_of_guest(guest):
        async with services.rooms.open(table) as room:
            for seat in room.table.seats:
                if seat.guest_id == guest and seat.person:
                    await room.resign(seat.seat)


def _check_passphrase(passphrase: str) -> None:
    if len(passphrase) < SHORTEST:
        raise TableError(400, "error-passphrase-short", least=SHORTEST)
    if len(passphrase) > LONGEST:
        raise TableError(400, "error-passphrase-long", most=LONGEST)


async def _as(services: Services, request: HttpRequest, claim: Claim) -> Response[Me]:
    """Answer and let this browser be that guest from now on."""
    answer = Response(await services.me(claim.guest))
    answer.headers["set-cookie"] = set_cookie(services.people, claim, request.url.scheme == "https")
    return answer
