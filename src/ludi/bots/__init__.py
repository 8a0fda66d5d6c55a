"""Players that know the core, never a game: `bot("centurio")`."""

from __future__ import annotations

import re

from ludi.bots.base import Bot
from ludi.bots.greedy import GreedyBot
from ludi.bots.random import RandomBot
from ludi.bots.ranks import LEVELS, USUAL, searcher
from ludi.bots.search import SearchBot
from ludi.core.checks import check_text, is_whole, quoted
from ludi.core.errors import InvalidInput
from ludi.core.text import invalid, unknown

_PLAIN: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
_BUDGET = re.compile(r"(?P<number>[0-9]{1,9}(\.[0-9]{1,9})?)(?P<unit>ms|s|)")


def names() -> list[str]:
    """Every bot there is: the two plain ones, then the ranks, the weakest first."""
    return [*_PLAIN, *LEVELS]


def levels() -> list[str]:
    """The ranks that people play against, the weakest first."""
    return list(LEVELS)


def rank_of(name: str) -> str:
    """The bot without the budget it was given: `legatus` of `legatus@40ms`."""
    return name.partition("@")[0]


def bot(name: str, seconds: float | None = None, workers: int = 1) -> Bot:
    """A bot by name. A rank may carry a budget of its own: `legatus@1s`, `legatus@40ms`,
    `legatus@500` (iterations). `seconds` caps the time a rank takes for a move."""
    check_text(name, "The name of a bot")
    _check_budget(seconds, workers)
    rank, _, budget = name.partition("@")
    if rank not in names():
        raise unknown("bot-unknown", name, names())
    if rank in _PLAIN:
        if budget:
            raise invalid("bot-no-budget", name=rank, rank=USUAL)
        return _PLAIN[rank]()
    if not budget and "@" not in name:
        return searcher(rank, seconds, workers=workers)
    found = _BUDGET.fullmatch(budget)
    if found is None or not float(found["number"]):
        raise invalid("bot-budget", name=name[:40], rank=rank)
    number = float(found["number"])
    if found["unit"]:
        allowed = number / 1000 if found["unit"] == "ms" else number
        return searcher(rank, min(allowed, seconds or allowed), 10**9, workers)
    return searcher(rank, seconds, int(number), workers)


def _check_budget(seconds: object, workers: object) -> None:
    numbers = isinstance(seconds, int | float) and not isinstance(seconds, bool)
    if seconds is not None and not (numbers and seconds > 0):  # type: ignore[operator]
        raise InvalidInput(f"A bot thinks for some seconds (a number), not {quoted(seconds)}")
    if not is_whole(workers) or workers < 1:  # type: ignore[operator]
        raise InvalidInput(f"A bot thinks with one worker or more, not {quoted(workers)}")


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
    "rank_of",
]
