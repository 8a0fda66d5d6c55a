"""Who can be named in the arena: our bots, or a program of one's own."""

from __future__ import annotations

from ludi import bots
from ludi.arena.external import ExternalBot
from ludi.bots import Bot

COMMAND = "cmd:"  # only here: at a table it would let visitors start programs


def player(name: str, patience: float = 10.0) -> Bot:
    """`greedy`, `centurio`, `legatus@40ms`, `cmd:./mybot.py`."""
    if name.startswith(COMMAND):
        return ExternalBot(name.removeprefix(COMMAND), patience)
    return bots.bot(name)


def names_in(listed: str) -> tuple[str, ...]:
    """`a,b,cmd:./bot.py --fast`: names between commas."""
    return tuple(name for part in listed.split(",") if (name := part.strip()))
