"""Players that know the core, never a game: `bot("centurio")`."""

from __future__ import annotations

import re

from ludi.bots.base import Bot
from ludi.bots.greedy import GreedyBot
from ludi.bots.levels import LEVELS, USUAL, searcher
from ludi.bots.random import RandomBot
from ludi.bots.search import SearchBot
from ludi.core.errors import InvalidInput

_PLAIN: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
_BUDGET = re.compile(r"(?P<name>[a-z]+)@(?P<number>\d+(\.\d+)?)(?P<unit>ms|s|)")


def names() -> list[str]:
    """Every bot there is: the two plain ones, then the ranks, the weakest first."""
    return [*_PLAIN, *LEVELS]


def levels() -> list[str]:
    """The ranks that people play against, the weakest first."""
    return list(LEVELS)


def bot(name: str, seconds: float | None = None, workers: int = 1) -> Bot:
    """A bot by name. A rank may carry a budget of its own: `legatus@1s`, `legatus@40ms`,
    `legatus@500` (iterations). `seconds` caps the time a rank takes for a move."""
    rank, _, budget = name.partition("@")
    if rank not in names():
        raise InvalidInput(f"There is no bot {name!r}; there are {', '.join(names())}")
    if rank in _PLAIN:
        if budget:
            raise InvalidInput(f"{rank} takes no budget; a rank does: {USUAL}@1s")
        return _PLAIN[rank]()
    if not budget and "@" not in name:
        return searcher(rank, seconds, workers=workers)
    found = _BUDGET.fullmatch(name)
    if found is None or not float(found["number"]):
        raise InvalidInput(
            f"{name!r} has no budget that can be read; write {rank}@1s, {rank}@40ms or {rank}@500"
        )
    number = float(found["number"])
    if found["unit"]:
        allowed = number / 1000 if found["unit"] == "ms" else number
        return searcher(rank, min(allowed, seconds or allowed), 10**9, workers)
    return searcher(rank, seconds, int(number), workers)


__all__ = [
    "LEVELS",
    "USUAL",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "bot",
    "levels",
    "names",
]
