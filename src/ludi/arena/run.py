"""A whole contest: play what is missing, keep it, count it, write it up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from ludi.arena.engines import Engine, games_of
from ludi.arena.ledger import Ledger
from ludi.arena.play import Broken, Played
from ludi.arena.schedule import Contest, fixtures
from ludi.core.errors import InvalidInput

NEEDED = ("polars", "matplotlib", "numpy")


@dataclass(frozen=True, slots=True)
class Outcome:
    games: list[Played]  # all of the contest, in the order of its deals
    before: int  # of them were there already
    broken: list[Broken]


def run(
    contest: Contest,
    games: int,
    folder: Path,
    jobs: int = 1,
    engine: Engine = "local",
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Outcome:
    """`progress` hears how many games are there, and how many there will be."""
    wanted = fixtures(contest, games)
    ledger = Ledger(folder, contest)
    broken: list[Broken] = []
    try:
        missing = [fixture for fixture in wanted if fixture.key not in ledger.games]
        before = len(wanted) - len(missing)
        progress(before, len(wanted))
        for done in games_of(engine, contest, missing, jobs) if missing else ():
            if isinstance(done, Played):
                ledger.add(done)
            else:
                broken.append(done)
            progress(
                before + len(broken) + sum(f.key in ledger.games for f in missing), len(wanted)
            )
    finally:
        ledger.close()
    keys = {fixture.key for fixture in wanted}
    return Outcome([game for game in ledger.in_order() if game.key in keys], before, broken)


def check_extra() -> None:
    """Before hours of play, not after them."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise InvalidInput(
            f"The arena's tables and plots need {', '.join(missing)}: "
            "pip install 'ludi-romani[arena]'"
        )
