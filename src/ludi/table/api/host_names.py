"""The names by which this server may be called.

A page of another site could let its own name lead to this machine (DNS rebinding): for the browser
it would be a page of this table, though nobody here has opened it. So a request has to name the
server by a name that is known here. An address of numbers cannot be made to lead elsewhere.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address

from ludi.core.errors import InvalidInput

ANY = "*"
LOCAL = "localhost"
LONGEST = 262  # a name has at most 253 letters; a colon, a port


class HostNames:
    """This machine's own, `localhost`, every address of numbers, and those that are listed."""

    def __init__(self, listed: Iterable[str] = ()) -> None:
        wanted = set(listed)
        self._any = ANY in wanted
        # `:80`, as Caddy writes it for whoever comes, is no name
        names = {name for name in wanted - {ANY} if not name.startswith(":")}
        self._names = own_names() | {_listed_name(name) for name in names}

    def include(self, header: str) -> bool:
        """May a request name the server like that in its `Host` header?"""
        name = name_in(header)
        if name is None:
            return False
        local = name == LOCAL or name.endswith(f".{LOCAL}")
        return self._any or local or name in self._names or _is_address(name)


def own_names() -> set[str]:
    """What this machine is called in its own network."""
    whole = socket.gethostname().lower().rstrip(".")
    first = whole.partition(".")[0]
    return {whole, first, f"{first}.local"}


def name_in(header: str) -> str | None:
    """The name in a `Host` header, without its port; None if it is no such header."""
    if len(header) > LONGEST or not header.isascii():
        return None
    if header.startswith("["):
        name, closed, rest = header[1:].partition("]")
        colon, port = rest[:1], rest[1:]
        whole = bool(closed) and colon in ("", ":") and ":" in name and _is_address(name)
    else:
        name, _, port = header.partition(":")
        whole = all(c.isalnum() or c in "-._" for c in name)
    if not name or not whole or (port and not (port.isdigit() and int(port) < 65536)):
        return None
    return name.lower().rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _listed_name(wanted: str) -> str:
    """A name as the host has written it, maybe as the whole address a browser shows."""
    if _is_address(wanted):
        return wanted
    address = wanted.rpartition("://")[2]
    host = address.partition("/")[0][: LONGEST + 1]
    try:
        name = name_in(host if host.isascii() else host.encode("idna").decode())
    except UnicodeError:
        name = None
    if name is None:
        raise InvalidInput(f"A host is called games.example.org or the like, not {wanted[:80]!r}")
    return name
