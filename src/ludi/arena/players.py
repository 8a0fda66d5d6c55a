"""Who can be named in the arena: our bots, a search with a budget, or a program of one's own."""

from __future__ import annotations

import re

from ludi import bots
from ludi.arena.external import ExternalBot
from ludi.bots import Bot
from ludi.bots.search import SearchBot
from ludi.core.errors import InvalidInput

COMMAND = "cmd:"
SEARCH = re.compile(r"search:(?:(?P<iterations>\d+)|(?P<ms>\d+)ms|(?P<s>\d+(?:\.\d+)?)s)")


def player(name: str, patience: float = 10.0) -> Bot:
    """`greedy`, `search:400` (iterations), `search:40ms` (time), `cmd:./mybot.py`."""
    if name.startswith(COMMAND):
        return ExternalBot(name.removeprefix(COMMAND), patience)
    if found := SEARCH.fullmatch(name):
        if found["iterations"]:
            return SearchBot(iterations=max(1, int(found["iterations"])))
        seconds = float(found["s"]) if found["s"] else int(found["ms"]) / 1000
        return SearchBot(seconds=seconds)
    if name.startswith("search"):
        raise InvalidInput(f"{name!r}: a search has a budget, such as search:400 or search:40ms")
    return bots.bot(name)


def names_in(listed: str) -> tuple[str, ...]:
    """`a,b,cmd:./bot.py --fast`: names between commas."""
    return tuple(name for part in listed.split(",") if (name := part.strip()))
