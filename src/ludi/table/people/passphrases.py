"""Passphrases are hashed, never in the event loop; who guesses them has to wait."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from secrets import token_hex

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ludi.table.errors import TableError


class Passphrases:
    """argon2id with the library's parameters (RFC 9106, 64 MiB), in threads, few at once."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._few = asyncio.Semaphore(2)
        self._nobodys: str | None = None

    async def hash(self, passphrase: str) -> str:
        async with self._few:
            return await asyncio.to_thread(self._hasher.hash, passphrase)

    async def fits(self, hashed: str | None, passphrase: str) -> bool:
        """Without a hash it takes as long and says no: nobody learns which names there are."""
        if self._nobodys is None:
            self._nobodys = await self.hash(token_hex(16))
        async with self._few:
            same = await asyncio.to_thread(self._verify, hashed or self._nobodys, passphrase)
        return same and hashed is not None

    def _verify(self, hashed: str, passphrase: str) -> bool:
        try:
            return self._hasher.verify(hashed, passphrase)
        except (VerificationError, InvalidHashError):
            return False


class Tries:
    """Who fails often has to wait, twice as long each time."""

    def __init__(self, free: int = 5, wait: float = 2.0, forget: float = 900.0) -> None:
        self._free = free
        self._wait = wait
        self._forget = forget
        self._failed: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def check(self, *keys: str) -> None:
        left = max(self._left(key) for key in keys)
        if left > 0:
            raise TableError(429, "error-too-many-tries", seconds=int(left) + 1)

    def _left(self, key: str) -> float:
        failures, last = self._failed.get(key, (0, 0.0))
        if failures < self._free:
            return 0.0
        over = min(failures - self._free + 1, 9)
        return last + self._wait * 2.0 ** (over - 1) - time.monotonic()

    def fail(self, *keys: str) -> None:
        now = time.monotonic()
        for key in keys:
            failures, last = self._failed.pop(key, (0, now))
            self._failed[key] = (1 if now - last > self._forget else failures + 1, now)
        while self._failed and next(iter(self._failed.values()))[1] < now - self._forget:
            self._failed.popitem(last=False)

    def succeed(self, key: str) -> None:
        self._failed.pop(key, None)
