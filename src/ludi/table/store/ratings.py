"""Finished games and what they say about their players: ratings, ladders, statistics.

There is one rating for each person and bot level, by game and number of seats (Plackett and Luce).

Rated is what was played here to the end of its rules by players who can be told apart. Who resigned
meanwhile comes last, as the stored result says; a person whose seat a bot still holds at the end
did not play that game, nor did several people who shared a screen: such games are not rated. Nor
is a game whose host chose the seed: who knows it knows every hidden card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, Select, and_, case, func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from ludi.table.store.database import Sessions, affected_rows
from ludi.table.store.models import Guest, Rating, Seat, Setting, Table, now

MODEL = PlackettLuce()
MARK = "ratings"  # the setting that is held while ratings change
AT_ONCE = 100

Strength = tuple[float, float]  # mu, sigma


class Ratings:
    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    # Finished games

    async def finished_of_guest(self, guest: str, most: int) -> Sequence[Table]:
        """The games this guest has played here to some end, the latest first."""
        seated = select(Seat.table_id).where(Seat.guest_id == guest)
        return await self._finished(most, Table.id.in_(seated))

    async def finished_games(self, game: str, most: int) -> Sequence[Table]:
        """The games played here to the end of their rules, dealt by chance, the latest first."""
        fair = and_(Table.ending.is_(None), ~Table.seed_chosen)
        return await self._finished(most, Table.game == game, fair)

    async def _finished(self, most: int, *which: Any) -> Sequence[Table]:
        wanted = (
            select(Table)
            .where(Table.finished.is_not(None), Table.origin == "played", *which)
            .order_by(Table.finished.desc(), Table.id)
            .limit(most)
        )
        async with self._sessions() as session:
            return (await session.scalars(wanted)).all()

    # Ratings

    async def of_player(self, player: str) -> dict[tuple[str, int], Rating]:
        """All ratings of a player, by table and seat."""
        async with self._sessions() as session:
            found = await session.scalars(select(Rating).where(Rating.player == player))
            return {(rating.table_id, rating.seat): rating for rating in found}

    async def ladder(
        self, game: str, seats: int, most: int
    ) -> list[tuple[Rating, str | None, int, int]]:
        """Everybody's newest rating with name (None: a bot), games and wins, the safest first.

        Whoever is no guest any more has left the ladder.
        """
        here = and_(Rating.game == game, Rating.seats == seats)
        newest = func.row_number().over(
            partition_by=Rating.player, order_by=(Rating.at.desc(), Rating.seat)
        )
        ranked = select(Rating.table_id, Rating.seat, newest.label("age")).where(here).subquery()
        latest = (
            select(Rating, Guest.name)
            .join(ranked, and_(ranked.c.table_id == Rating.table_id, ranked.c.seat == Rating.seat))
            .join(Guest, Guest.id == Rating.player, isouter=True)
            .where(ranked.c.age == 1, or_(Guest.id.is_not(None), Rating.player.startswith("bot:")))
            .order_by((Rating.mu - 2 * Rating.sigma).desc(), Rating.player)
            .limit(most)
        )
        played = select(Rating.player, Rating.seat, Table.result).join(
            Table, Table.id == Rating.table_id
        )
        games, wins = Counter[str](), Counter[str]()
        async with self._sessions() as session:
            for player, seat, result in await session.execute(played.where(here)):
                games[player] += 1
                wins[player] += seat in (result or {}).get("winners", ())
            rows = await session.execute(latest)
            return [(r, name, games[r.player], wins[r.player]) for r, name in rows]

    async def rate_finished_games(self) -> None:
        """Rate every finished game that is not yet rated, in the order in which they ended."""
        while True:
            async with self._sessions() as session:
                waiting = (await session.scalars(_unrated())).all()
            for table in waiting:
                await self._rate(table)
            if len(waiting) < AT_ONCE:
                return

    async def _rate(self, id: str) -> None:
        """Exactly once, whichever server comes first, and one game after the other."""
        try:
            async with self._sessions.begin() as session:
                await _lock_ratings(session)
                if await session.scalar(select(func.count()).where(Rating.table_id == id)):
                    return
                table = await session.get_one(Table, id)
                players = [player_of(seat) for seat in table.seats]
                before = await _strengths(session, table, set(players))
                assert table.result is not None
                after = after_game(players, table.result["ranks"], before)
                at = now()
                session.add_all(
                    Rating(
                        table_id=id,
                        seat=number,
                        player=player,
                        game=table.game,
                        seats=len(players),
                        mu=after[player][0],
                        sigma=after[player][1],
                        at=at,
                    )
                    for number, player in enumerate(players)
                )
        except IntegrityError:
            return  # another server has rated it


def player_of(seat: Seat) -> str:
    return seat.guest_id or f"bot:{seat.level}"


def after_game(
    players: Sequence[str], ranks: Sequence[int], before: dict[str, Strength]
) -> dict[str, Strength]:
    """The strength of each player after a game; a bot level in several seats moves by the mean."""
    start: Strength = (MODEL.mu, MODEL.sigma)
    known = [MODEL.rating(*before.get(player, start)) for player in players]
    rated = [team[0] for team in MODEL.rate([[each] for each in known], ranks=list(ranks))]
    after: dict[str, Strength] = {}
    for player in set(players):
        seats = [each for each, who in zip(rated, players, strict=True) if who == player]
        after[player] = (_mean(each.mu for each in seats), _mean(each.sigma for each in seats))
    return after


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


def _unrated() -> Select[str]:
    seated = (
        select(Seat.table_id)
        .group_by(Seat.table_id)
        .having(_has_distinct_players(), func.sum(case((_played_by_a_stand_in(), 1), else_=0)) == 0)
    )
    done = select(Rating.table_id)
    ended = and_(Table.status == "over", Table.origin == "played", Table.ending.is_(None))
    return (
        select(Table.id)
        .where(
            ended,
            ~Table.seed_chosen,
            Table.finished.is_not(None),
            Table.id.in_(seated),
            Table.id.not_in(done),
        )
        .order_by(Table.finished, Table.id)
        .limit(AT_ONCE)
    )


def _has_distinct_players() -> ColumnElement[bool]:
    """Every seat has a player, there are at least two, and no person has two seats."""
    player = func.coalesce(Seat.guest_id, Seat.level)
    return and_(
        func.count(player) == func.count(Seat.seat),
        func.count(player.distinct()) >= 2,
        func.count(Seat.guest_id) == func.count(Seat.guest_id.distinct()),
    )


def _played_by_a_stand_in() -> ColumnElement[bool]:
    """A bot still plays for somebody who has not resigned; nobody can be blamed for its play."""
    return or_(
        and_(Seat.stand_in.is_not(None), Seat.resigned.is_(False)),
        and_(Seat.kind == "person", Seat.guest_id.is_(None)),
    )


async def _lock_ratings(session: AsyncSession) -> None:
    """Wait for whoever else is rating: the row is locked until our transaction ends."""
    held = await session.execute(
        update(Setting).where(Setting.name == MARK).values(value=now().isoformat())
    )
    if not affected_rows(held):
        session.add(Setting(name=MARK, value=now().isoformat()))
        await session.flush()


async def _strengths(session: AsyncSession, table: Table, players: set[str]) -> dict[str, Strength]:
    found: dict[str, Strength] = {}
    for player in players:
        newest = (
            select(Rating.mu, Rating.sigma)
            .where(
                Rating.player == player,
                Rating.game == table.game,
                Rating.seats == len(table.seats),
            )
            .order_by(Rating.at.desc())
            .limit(1)
        )
        for mu, sigma in await session.execute(newest):
            found[player] = (mu, sigma)
    return found
