"""What all the games come to: mine, and those of everybody who plays here."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from litestar import Request, Router, get
from litestar.params import FromPath

from ludi.core.game import Game
from ludi.table.api.lobby import known_game
from ludi.table.api.tables import me
from ludi.table.room.info import seat_name
from ludi.table.services import Injected
from ludi.table.store.models import Rating, Table

HttpRequest = Request[Any, Any, Any]

MOST_GAMES = 1000  # the latest ones
MOST_PLAYERS = 100  # of a ladder

# Ratings as people read them: 1500 is where everybody begins
MIDDLE, UNIT, START = 1500, 40, 25.0


class Strength(msgspec.Struct, frozen=True):
    """The true strength lies within `rating` ± `spread` in 19 of 20 cases."""

    rating: int
    spread: int

    @classmethod
    def of(cls, row: Rating) -> Strength:
        return cls(
            MIDDLE + round((row.mu - START) * UNIT),
            round(2 * row.sigma * UNIT),
        )


class Played(msgspec.Struct, frozen=True):
    """One finished game of mine."""

    table: str
    game: str
    seats: int
    seat: int
    rank: int
    total: int
    parts: dict[str, int]
    others: list[str]  # names
    finished: str
    strength: Strength | None  # after this game, if it was rated


class MyStatistics(msgspec.Struct, frozen=True):
    name: str
    played: list[Played]  # the oldest first


class Rung(msgspec.Struct, frozen=True):
    name: str
    level: str | None  # of a bot
    you: bool
    strength: Strength
    games: int
    wins: int


class OfSeats(msgspec.Struct, frozen=True):
    """A game with so many players."""

    seats: int
    games: int
    wins: list[float]  # by seat; a shared win is shared
    mean: dict[str, float]  # points of one player by category
    winning: dict[str, float]  # points of the winner by category
    best: int
    ladder: list[Rung]


class GameStatistics(msgspec.Struct, frozen=True):
    game: str
    by_seats: list[OfSeats]


@get("/me")
async def my_statistics(request: HttpRequest, services: Injected) -> MyStatistics:
    guest = me(request)
    await services.store.ratings.rate_finished_games()
    tables = await services.store.ratings.finished_of_guest(guest, MOST_GAMES)
    strengths = await services.store.ratings.of_player(guest)
    played = [
        _played(table, seat.seat, strengths.get((table.id, seat.seat)))
        for table in tables
        for seat in table.seats
        if seat.guest_id == guest
    ]
    return MyStatistics(await services.store.guests.name_of(guest), played[::-1])


@get("/games/{id:str}")
async def game_statistics(
    request: HttpRequest, services: Injected, id: FromPath[str]
) -> GameStatistics:
    game, guest = known_game(id), me(request)
    await services.store.ratings.rate_finished_games()
    tables = await services.store.ratings.finished_games(game.id, MOST_GAMES)
    return GameStatistics(
        game.id,
        [
            await _of_seats(
                services, game, seats, guest, [t for t in tables if len(t.seats) == seats]
            )
            for seats in sorted({len(table.seats) for table in tables})
        ],
    )


def _played(table: Table, seat: int, rating: Rating | None) -> Played:
    result = table.result
    assert result is not None
    assert table.finished is not None
    score = result["scores"][seat]
    return Played(
        table=table.id,
        game=table.game,
        seats=len(table.seats),
        seat=seat,
        rank=result["ranks"][seat],
        total=score["total"],
        parts=score["parts"],
        others=[seat_name(table, s.seat) for s in table.seats if s.seat != seat],
        finished=table.finished.isoformat(),
        strength=Strength.of(rating) if rating else None,
    )


async def _of_seats(
    services: Injected, game: Game, seats: int, guest: str, tables: list[Table]
) -> OfSeats:
    results = [table.result for table in tables if table.result]
    wins = [0.0] * seats
    for result in results:
        for winner in result["winners"]:
            wins[winner] += 1 / len(result["winners"])
    scores = [score for result in results for score in result["scores"]]
    best = [result["scores"][winner] for result in results for winner in result["winners"]]
    ladder = await services.store.ratings.ladder(game.id, seats, MOST_PLAYERS)
    return OfSeats(
        seats=seats,
        games=len(tables),
        wins=wins,
        mean=_mean_parts(scores),
        winning=_mean_parts(best),
        best=max(score["total"] for score in scores),
        ladder=[
            Rung(
                name=name or "",
                level=rating.player.removeprefix("bot:") if name is None else None,
                you=rating.player == guest,
                strength=Strength.of(rating),
                games=games,
                wins=won,
            )
            for rating, name, games, won in ladder
        ],
    )


def _mean_parts(scores: list[dict[str, Any]]) -> dict[str, float]:
    sums: Counter[str] = Counter()
    for score in scores:
        sums.update(score["parts"])
    return {part: round(total / len(scores), 2) for part, total in sums.items()}


router = Router("/api/statistics", route_handlers=[my_statistics, game_statistics])
