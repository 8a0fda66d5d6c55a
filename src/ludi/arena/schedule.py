"""Who plays whom on which deal: the same deal is played with every rotation of the seats."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, count
from math import comb
from pathlib import Path
from typing import Any

import msgspec

from ludi.core.chance import stream
from ludi.core.errors import InvalidInput
from ludi.core.game import Game
from ludi.games import game, use_data

MANY = 10_000  # line-ups: beyond that they are drawn, not listed


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides the results. The same contest, the same games: on any machine."""

    game: str
    rules: int
    components: str  # the id of the component tables
    fingerprint: str | None = None  # and their contents; contests of older versions say none
    bots: tuple[str, ...]
    seats: int
    seed: str
    options: dict[str, Any] = {}
    data: str | None = None  # a file with component tables
    patience: float = 10.0  # seconds that an external bot has for a move


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played: a deal, and who sits where."""

    deal: int
    rotation: int
    bots: tuple[str, ...]

    @property
    def key(self) -> tuple[int, int]:
        return self.deal, self.rotation


def load(contest: Contest) -> Game:
    """The game of a contest, with its component tables."""
    played = use_data(contest.game, Path(contest.data)) if contest.data else game(contest.game)
    if contest.fingerprint not in (None, played.data.fingerprint):
        raise InvalidInput(f"The components of {contest.game} have changed since the contest began")
    return played


def fixtures(contest: Contest, games: int) -> list[Fixture]:
    """At least so many games, in whole deals; a longer contest begins like a shorter one."""
    found: list[Fixture] = []
    for deal, lineup in zip(count(1), _lineups(contest), strict=False):
        if len(found) >= games:
            break
        found += [Fixture(deal, turn, bots) for turn, bots in enumerate(rotations(lineup))]
    return found


def rotations(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every way the line-up can be turned round the table; equal ones once."""
    turned = [lineup[turn:] + lineup[:turn] for turn in range(len(lineup))]
    return list(dict.fromkeys(turned))


def _lineups(contest: Contest) -> Iterator[tuple[str, ...]]:
    """One for each deal. Too few bots sit down twice, each in its turn; of too many, all sets."""
    bots, seats = contest.bots, contest.seats
    rng = stream(contest.seed, "line-ups")
    if len(bots) <= seats:
        for deal in count():
            yield tuple(bots[(deal + seat) % len(bots)] for seat in range(seats))
    if comb(len(bots), seats) > MANY:
        while True:
            yield tuple(rng.sample(bots, seats))
    sets = [list(chosen) for chosen in combinations(bots, seats)]
    while True:
        rng.shuffle(sets)
        for chosen in sets:
            rng.shuffle(chosen)
            yield tuple(chosen)


def contest(
    played: Game,
    bots: tuple[str, ...],
    seats: int,
    seed: str,
    options: dict[str, Any] | None = None,
    data: Path | None = None,
    patience: float = 10.0,
) -> Contest:
    if not bots:
        raise InvalidInput("An arena needs bots, such as --bots greedy,random")
    return Contest(
        game=played.id,
        rules=played.rules,
        components=played.data.id,
        fingerprint=played.data.fingerprint,
        bots=bots,
        seats=played.checked_seats(seats),
        seed=seed,
        options=options or {},
        data=None if data is None else str(data),
        patience=patience,
    )
