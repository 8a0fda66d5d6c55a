"""Ratings: one for each person and bot level, by game and number of seats (Plackett and Luce).

Rated is what was played here to the end of its rules by players who can be told apart. Who resigned
meanwhile comes last, as the stored result says; a person whose seat a bot still holds at the end
did not play that game, nor did several people who shared a screen: such games are not rated.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, Select, and_, case, func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from ludi.table.models import Rating, Seat, Setting, Table, now

MODEL = PlackettLuce()
MARK = "ratings"  # the setting that is held while ratings change
AT_ONCE = 100

Strength = tuple[float, float]  # mu, sigma


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


async def catch_up(sessions: async_sessionmaker[AsyncSession]) -> None:
    """Rate every finished game that is not yet rated, in the order in which they ended."""
    while True:
        async with sessions() as session:
            waiting = (await session.scalars(_unrated())).all()
        for id in waiting:
            await _rate(sessions, id)
        if len(waiting) < AT_ONCE:
            return


def _unrated() -> Select[str]:
    seated = (
        select(Seat.table_id)
        .group_by(Seat.table_id)
        .having(_told_apart(), func.sum(case((_only_kept_warm(), 1), else_=0)) == 0)
    )
    done = select(Rating.table_id)
    ended = and_(Table.status == "over", Table.origin == "played", Table.ending.is_(None))
    return (
        select(Table.id)
        .where(ended, Table.finished.is_not(None), Table.id.in_(seated), Table.id.not_in(done))
        .order_by(Table.finished, Table.id)
        .limit(AT_ONCE)
    )


def _told_apart() -> ColumnElement[bool]:
    """Every seat has a player, there are at least two, and no person has two seats."""
    player = func.coalesce(Seat.guest_id, Seat.level)
    return and_(
        func.count(player) == func.count(Seat.seat),
        func.count(player.distinct()) >= 2,
        func.count(Seat.guest_id) == func.count(Seat.guest_id.distinct()),
    )


def _only_kept_warm() -> ColumnElement[bool]:
    """A bot still plays for somebody who has not resigned; nobody can be blamed for its play."""
    return or_(
        and_(Seat.stand_in.is_not(None), Seat.resigned.is_(False)),
        and_(Seat.kind == "person", Seat.guest_id.is_(None)),
    )


async def _rate(sessions: async_sessionmaker[AsyncSession], id: str) -> None:
    """Exactly once, whichever server comes first, and one game after the other."""
    try:
        async with sessions.begin() as session:
            await _hold(session)
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


async def _hold(session: AsyncSession) -> None:
    """Wait for whoever else is rating: the row is locked until our transaction ends."""
    held = await session.execute(
        update(Setting).where(Setting.name == MARK).values(value=now().isoformat())
    )
    if not held.rowcount:  # type: ignore[attr-defined]
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
