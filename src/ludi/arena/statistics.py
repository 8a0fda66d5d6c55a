"""Strength in numbers: shares of the wins, ranks, scores, ratings, and how sure we are of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist, fmean, stdev

from msgspec.structs import replace
from openskill.models import PlackettLuce

from ludi.arena.play import Played, SeatPlayed

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and the interval that holds the true one 95 times in 100."""

    mean: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        return (self.high - self.low) / 2


@dataclass(slots=True)
class Standing:
    """How one bot did."""

    bot: str
    games: int
    wins: Estimate  # its share of the wins; a shared win is shared
    rank: Estimate
    score: Estimate
    parts: dict[str, float]
    seconds: float  # for a decision
    rating: float = 0.0
    doubt: float = 0.0  # of the rating, one standard deviation
    faults: list[str] = field(default_factory=list)


def standings(games: Sequence[Played]) -> list[Standing]:
    """The bots of these games, the strongest first. Same games, same numbers."""
    names = dict.fromkeys(seat.bot for game in games for seat in game.seats)
    found = [_standing(name, games) for name in names]
    rated = ratings(games)
    for one in found:
        one.rating, one.doubt = rated[one.bot]
    return sorted(found, key=lambda one: (-one.wins.mean, one.rank.mean, one.bot))


def _standing(name: str, games: Sequence[Played]) -> Standing:
    mine = [(game, seats) for game in games if (seats := [s for s in game.seats if s.bot == name])]
    seats = [seat for _, some in mine for seat in some]
    decisions = sum(seat.decisions for seat in seats)
    return Standing(
        bot=name,
        games=len(mine),
        # Where a bot has several seats they are one observation: they cannot all win
        wins=share([fmean(s.share for s in some) for _, some in mine]),
        rank=over_deals((game.deal, fmean(s.rank for s in some)) for game, some in mine),
        score=over_deals((game.deal, fmean(s.score for s in some)) for game, some in mine),
        parts=_parts(seats),
        seconds=sum(seat.seconds for seat in seats) / max(decisions, 1),
        faults=[
            f"deal {game.deal}, rotation {game.rotation}: {seat.fault}"
            for game, some in mine
            for seat in some
            if seat.fault is not None
        ],
    )


def _parts(seats: Sequence[SeatPlayed]) -> dict[str, float]:
    names = dict.fromkeys(name for seat in seats for name in seat.parts)
    return {name: fmean(seat.parts.get(name, 0) for seat in seats) for name in names}


def share(won: Sequence[float]) -> Estimate:
    """Wilson's interval: honest also near 0 and 1, where games are few."""
    n, p = len(won), fmean(won)
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return Estimate(p, max(0.0, middle - half), min(1.0, middle + half))


def over_deals(values: Iterable[tuple[int, float]]) -> Estimate:
    """Games on the same deal are not independent, so each deal counts once."""
    deals: dict[int, list[float]] = {}
    for deal, value in values:
        deals.setdefault(deal, []).append(value)
    return mean([fmean(some) for some in deals.values()])


def mean(values: Sequence[float]) -> Estimate:
    middle = fmean(values)
    if len(values) < 2:
        return Estimate(middle, float("-inf"), float("inf"))
    half = student_t(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Estimate(middle, middle - half, middle + half)


def student_t(freedom: int) -> float:
    """The quantile of Student's distribution; exact for 1 and 2, else a series good to 1 in 100."""
    if freedom == 1:
        return 12.706
    if freedom == 2:
        return 4.303
    z = Z
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def ratings(games: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Plackett and Luce's model of whole rankings, game by game; bots do not learn, so no drift."""
    model = PlackettLuce(tau=0.0)
    names = dict.fromkeys(seat.bot for game in games for seat in game.seats)
    current = {name: model.rating() for name in names}
    for game in games:
        bots = [seat.bot for seat in game.seats]
        if len(set(bots)) < 2:
            continue
        rated = model.rate([[current[bot]] for bot in bots], ranks=[s.rank for s in game.seats])
        for bot in dict.fromkeys(bots):
            mine = [team[0] for team, other in zip(rated, bots, strict=True) if other == bot]
            current[bot] = model.rating(
                mu=fmean(one.mu for one in mine), sigma=fmean(one.sigma for one in mine)
            )
    return {name: (rating.mu, rating.sigma) for name, rating in current.items()}


@dataclass(frozen=True, slots=True)
class Thing:
    """A card, a building, a city: how often it was taken and what became of those who took it."""

    name: str  # `card brewer`
    games: float  # share of the games in which somebody took it
    seats: int  # seats that took it, in all games
    wins: Estimate  # the share of the wins of those seats
    worth: Estimate  # their score less what the same bot scores on average


def things(games: Sequence[Played]) -> list[Thing]:
    """What was taken, the most frequent first. Worth is what goes with a thing, not its cause."""
    usual = _usual(games)
    takers: dict[str, list[tuple[Played, SeatPlayed]]] = {}
    for game in games:
        for seat in game.seats:
            for name in dict.fromkeys(seat.taken):
                takers.setdefault(name, []).append((game, seat))
    found = [
        Thing(
            name=name,
            games=len({game.key for game, _ in mine}) / len(games),
            seats=len(mine),
            wins=share([seat.share for _, seat in mine]),
            worth=mean([seat.score - usual[seat.bot] for _, seat in mine]),
        )
        for name, mine in takers.items()
    ]
    return sorted(found, key=lambda thing: (-thing.seats, thing.name))


def _usual(games: Sequence[Played]) -> dict[str, float]:
    """What each bot scores on average."""
    scores: dict[str, list[int]] = {}
    for game in games:
        for seat in game.seats:
            scores.setdefault(seat.bot, []).append(seat.score)
    return {bot: fmean(some) for bot, some in scores.items()}


def openings(games: Sequence[Played], length: int) -> list[Thing]:
    """The same for the first things a seat took, in their order."""
    return things([_begun(game, length) for game in games])


def _begun(game: Played, length: int) -> Played:
    firsts = [seat.taken[:length] for seat in game.seats]
    seats = [
        replace(seat, taken=[" > ".join(first)] if len(first) == length else [])
        for seat, first in zip(game.seats, firsts, strict=True)
    ]
    return replace(game, seats=seats)
