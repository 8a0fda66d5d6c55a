"""Many games at once: how fast they are, who wins, and whether anything goes wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from ludi.arena.processes import in_processes
from ludi.bots import Bot, bot, failures
from ludi.core.errors import LudiError
from ludi.core.game import Game, OptionsOrDict
from ludi.core.knowledge import Knowledge
from ludi.core.result import Result
from ludi.games import game, use_data

MAX_DECISIONS = 100_000  # decisions: no game takes so many
CHUNKS_PER_JOB = 32  # small enough for a smooth progress bar, large enough to be worth sending


class EndlessGame(LudiError):
    """A game that does not come to its end."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played: the bots take the seats in their order."""

    game: str
    bots: tuple[str, ...]  # one for each seat
    games: int
    seed: str
    options: dict[str, Any] = field(default_factory=dict)
    data: Path | None = None

    def seeds(self) -> list[str]:
        return [f"{self.seed}-{number}" for number in range(1, self.games + 1)]


@dataclass(slots=True)
class Tally:
    """Sums over games, so that the parts of many processes can be added up."""

    games: int = 0
    decisions: int = 0
    points: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)  # a shared win is shared
    faults: list[tuple[str, str]] = field(default_factory=list)  # seed, what went wrong

    def count(self, result: Result, decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        self.points = _added(self.points, [score.total for score in result.scores])
        share = 1 / len(result.winners)
        won = [share if seat in result.winners else 0.0 for seat in range(len(result.scores))]
        self.wins = _added(self.wins, won)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.points = _added(self.points, other.points)
        self.wins = _added(self.wins, other.wins)
        self.faults += other.faults


def _added(a: list[Any], b: list[Any]) -> list[Any]:
    if not a or not b:
        return a or b
    return [x + y for x, y in zip(a, b, strict=True)]


def play_game(
    game: Game, bots: Sequence[Bot], seed: str, options: OptionsOrDict | None = None
) -> tuple[Result, int]:
    """One game to its end; also how many decisions it took."""
    state = game.new(len(bots), seed, options)
    rng = Random(f"{seed}/bots")
    decisions = 0
    while actors := state.actors():
        seat = actors[0]
        state.play(seat, bots[seat].choose(Knowledge(game, state, seat), rng))
        decisions += 1
        if decisions > MAX_DECISIONS:
            raise EndlessGame(f"no end after {MAX_DECISIONS} decisions")
    result = state.result()
    assert result is not None
    return result, decisions


def simulate(plan: Plan, jobs: int, progress: Callable[[int], None]) -> Tally:
    """Play all games of a plan; `progress` hears how many more are done."""
    total = Tally()
    for part in _parts(plan, jobs):
        total.add(part)
        progress(part.games + len(part.faults))
    return total


def _parts(plan: Plan, jobs: int) -> Iterator[Tally]:
    seeds = plan.seeds()
    size = max(1, min(100, len(seeds) // (jobs * CHUNKS_PER_JOB)))
    chunks = [seeds[start : start + size] for start in range(0, len(seeds), size)]
    if jobs == 1:
        for chunk in chunks:
            yield _play_chunk(plan, chunk)
        return
    yield from in_processes(_play_chunk, plan, chunks, jobs)


def _play_chunk(plan: Plan, seeds: list[str]) -> Tally:
    played = use_data(plan.game, plan.data) if plan.data else game(plan.game)
    bots = [bot(name) for name in plan.bots]
    options = played.options_from(plan.options)
    tally = Tally()
    for seed in seeds:
        try:
            tally.count(*play_game(played, bots, seed, options))
        except Exception as error:  # whatever it is, the seed makes it happen again
            failures.note(f"{plan.game}, seed {seed}: the game is broken off", error)
            tally.faults.append((seed, f"{type(error).__name__}: {error}"))
    return tally


def option_value(text: str) -> Any:
    """`3`, `true`, `"x"` as JSON says, anything else as a word."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
