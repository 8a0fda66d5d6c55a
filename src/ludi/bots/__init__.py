"""Players that know the core, never a game: `bot("greedy")`."""

from __future__ import annotations

from ludi.bots.base import Bot
from ludi.bots.greedy import GreedyBot
from ludi.bots.random import RandomBot
from ludi.core.errors import InvalidInput

_KINDS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}  # the weakest first


def names() -> list[str]:
    return list(_KINDS)


def bot(name: str) -> Bot:
    if name not in _KINDS:
        raise InvalidInput(f"There is no bot {name!r}; there are {', '.join(_KINDS)}")
    return _KINDS[name]()


__all__ = ["Bot", "GreedyBot", "RandomBot", "bot", "names"]
