"""How strong the levels are: each against as many of the next lower as there are other seats.

`docs/strength.md` is written from what has been played so far, so that a ladder may be climbed over
days, game by game; a rung is a contest of its own and goes on where it was stopped. Who changes a
bot begins a fresh store: games of the old one would be counted with those of the new.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, pairwise
from math import isfinite
from pathlib import Path

import msgspec

from ludi.arena.engines import Engine
from ludi.arena.ledger import CONTEST, GAMES, Ledger
from ludi.arena.play import Broken, Played
from ludi.arena.run import run
from ludi.arena.schedule import Contest, contest
from ludi.arena.statistics import Estimate, Standing, standings
from ludi.bots import levels
from ludi.core.game import Game
from ludi.games import all_games, game

SEED = "ladder"
USUAL_SEATS = {  # as these games are mostly played
    "concordia": (2, 4),
    "glory-to-rome": (2, 4),
    "hadrians-wall": (1, 4),
    "lutetia": (2, 4),
    "seven-wonders": (3, 4),
}
SOLO_OPTIONS = {"hadrians-wall": {"difficulty": "normal"}}  # of games played alone
TIMED_SEATS = 4  # seats at which the strongest is measured by its time for a move
# A budget in which others have published results, and against whom
TIMED_BUDGETS = {"seven-wonders": ("40ms", "random")}


@dataclass(frozen=True, slots=True)
class Rung:
    """One of `above` against the others, all `below`; alone, only `above`."""

    game: str
    seats: int
    above: str
    below: str

    @property
    def folder(self) -> str:
        name = f"{self.game}-{self.seats}-{self.above}-{self.below}"
        return name.replace("@", "_at_").replace("/", "_")

    def contest(self) -> Contest:
        bots = (self.above, *[self.below] * (self.seats - 1))
        options = SOLO_OPTIONS.get(self.game) if self.seats == 1 else None
        return contest(game(self.game), bots, self.seats, SEED, options)


def rungs(ids: Iterable[str], seats: Sequence[int] = (), top: str | None = None) -> Iterator[Rung]:
    """From the bottom up, to a level if one is named."""
    ranks = levels()
    ranks = ranks[: ranks.index(top or ranks[-1]) + 1]
    for id in ids:
        for n in seats or usual_seats(game(id)):
            if n == 1:
                for name in ("random", "greedy", *ranks):
                    yield Rung(id, 1, name, name)
                continue
            yield Rung(id, n, "greedy", "random")
            for below, above in pairwise(["random", *ranks]):
                yield Rung(id, n, above, below)


def timed_rungs(ids: Iterable[str], seats: Sequence[int] = ()) -> Iterator[Rung]:
    """What we promise of the strongest, by the time it has for a move."""
    best = levels()[-1]
    for id in ids:
        if TIMED_SEATS not in (seats or usual_seats(game(id))):
            continue
        if id in TIMED_BUDGETS:
            budget, below = TIMED_BUDGETS[id]
            yield Rung(id, TIMED_SEATS, f"{best}@{budget}", below)
        for budget in ("100ms", "1s"):
            yield Rung(id, TIMED_SEATS, f"{best}@{budget}", "greedy")


def usual_seats(played: Game) -> tuple[int, ...]:
    return USUAL_SEATS.get(played.id, (played.seats[0],))


def run_ladder(
    rung: Rung,
    count: int,
    folder: Path,
    jobs: int,
    engine: Engine,
    progress: Callable[[int, int], None],
) -> list[Broken]:
    return run(rung.contest(), count, folder / rung.folder, jobs, engine, progress).broken


# The document


def document(folder: Path, before: str = "") -> str:
    """Of all rungs that have been played, also in part; what people wrote below is kept."""
    parts = [HEAD]
    for played in all_games():
        sections = []
        for seats in played.seats:
            found = [
                (rung, done)
                for rung in chain(rungs([played.id], [seats]), timed_rungs([played.id], [seats]))
                if (done := results(rung, folder))
            ]
            if found:
                sections.append(_section(seats, found))
        if sections:
            parts.append(f"## {played.texts.title('en')}\n")
            parts += sections
    if len(parts) == 1:
        parts.append("Nothing has been measured yet.\n")
    _, mark, notes = before.partition(BY_HAND)
    return "\n".join([*parts, mark + notes] if mark else parts)


BY_HAND = "<!-- From here on written by hand: the command keeps it. -->"


HEAD = """# How strong the bots are

Written by `ludi ladder`. Each line is one contest: one seat of the first bot, all other seats the
second, the same deals played with every rotation of the seats. Wins are the share of the games that
the one seat won (a shared win is shared) with a 95 % interval; par is what equals would win. Scores
are means with 95 % intervals over deals. Time is the mean for a choice on the machine that played.
A level's moves depend on its iterations alone, so that the same command gives the same games again,
but for a budget of time (`@1s`, `@40ms`).
"""


def results(rung: Rung, folder: Path) -> list[Played]:
    where = folder / rung.folder
    if not (where / CONTEST).exists() or not (where / GAMES).exists():
        return []
    wanted = msgspec.json.decode((where / CONTEST).read_bytes(), type=Contest)
    if wanted != rung.contest():
        return []  # played with other rules or bots of another time
    ledger = Ledger(where, wanted)
    ledger.close()
    return ledger.in_order()


def _section(seats: int, found: Sequence[tuple[Rung, list[Played]]]) -> str:
    if seats == 1:
        lines = [
            "### Alone\n",
            "| bot | games | mean score | time |",
            "| --- | ---: | ---: | ---: |",
        ]
        for rung, done in found:
            (one,) = standings(done)
            cells = [rung.above, str(len(done)), _score(one.score), _time(one)]
            lines.append(f"| {' | '.join(cells)} |")
        return "\n".join([*lines, ""])
    lines = [
        f"### {seats} seats (par {100 / seats:.0f} %)\n",
        "| one | against | games | wins | mean score | against it | time |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for rung, done in found:
        by_name = {one.bot: one for one in standings(done)}
        above, below = by_name[rung.above], by_name[rung.below]
        cells = [
            rung.above,
            f"{seats - 1} {rung.below}",
            str(len(done)),
            _wins(above.wins),
            _score(above.score),
            _score(below.score),
            _time(above),
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join([*lines, ""])


def _wins(wins: Estimate) -> str:
    return f"{100 * wins.mean:.1f} % ({100 * wins.low:.0f}–{100 * wins.high:.0f})"


def _score(score: Estimate) -> str:
    within = f" ± {score.margin:.1f}" if isfinite(score.margin) else ""
    return f"{score.mean:.1f}{within}"


def _time(one: Standing) -> str:
    return f"{1000 * one.seconds:.1f} ms"
