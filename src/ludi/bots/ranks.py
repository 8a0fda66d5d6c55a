"""One dial: the ranks of the legion, all of them the same search with more or less of it.

A lower rank looks at fewer positions, picks among the moves it has looked at more freely, and now
and then moves at first sight; so it overlooks things, as people do, but never throws a game away.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludi.bots.search import SearchBot


@dataclass(frozen=True, slots=True)
class Level:
    iterations: int
    first_looks: int  # worlds in which every move is evaluated before the search
    temperature: float
    skip_search_rate: float = 0.0  # how often it draws a move from the priors instead


LEVELS: dict[str, Level] = {  # the weakest first
    "tiro": Level(8, 0, 1.2, 0.6),
    "miles": Level(20, 1, 0.8, 0.3),
    "optio": Level(50, 1, 0.5, 0.1),
    "centurio": Level(120, 2, 0.3),
    "tribunus": Level(300, 4, 0.15),
    "legatus": Level(800, 8, 0.0),
}
USUAL = "optio"  # what a host is offered


def searcher(
    name: str, seconds: float | None = None, iterations: int | None = None, workers: int = 1
) -> SearchBot:
    """A rank; a budget of time comes on top of its iterations, an own number replaces them."""
    level = LEVELS[name]
    return SearchBot(
        iterations=iterations or level.iterations,
        seconds=seconds,
        temperature=level.temperature,
        skip_search_rate=level.skip_search_rate,
        first_looks=level.first_looks,
        workers=workers,
    )
