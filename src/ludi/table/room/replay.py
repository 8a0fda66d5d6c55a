"""Building a game from its stored log."""

from __future__ import annotations

from ludi.core.errors import IllegalMove, InvalidInput
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.games import game
from ludi.table.errors import CannotGoOn
from ludi.table.room.game_log import GameLog, LogEntry
from ludi.table.room.info import seat_names
from ludi.table.store.game_log import StoredLog
from ludi.table.store.models import Table


def new_game_log(table: Table) -> GameLog:
    """The game at its beginning."""
    played = game(table.game)
    if table.data != played.data.id:
        raise CannotGoOn(409, "error-other-data", wanted=table.data, here=played.data.id)
    if not played.has_data(table.data, table.fingerprint):
        raise _other_contents(table, played)
    options = played.options_from(table.options)
    return GameLog(Match(played, len(table.seats), table.seed, options, seat_names(table)))


async def replay(stored: Table, log: StoredLog) -> GameLog:
    """The game as it stands in the store.

    One begun under other rules, or before the shipped components were corrected, goes on if under
    these everything would have been the same.
    """
    game_log = new_game_log(stored)
    unchanged = _is_unchanged(stored, game_log.match.game)
    try:
        await add_new_rows(game_log, stored.id, log)
        if unchanged or game_log.matches(stored):
            return game_log
    except (IllegalMove, InvalidInput):
        if unchanged:
            raise
    raise _why_not(stored, game_log.match.game)


async def add_new_rows(game_log: GameLog, table: str, log: StoredLog) -> bool:
    """Apply the stored rows that the log in memory lacks; False if it lacked none."""
    rows = await log.read(table, after=game_log.number)
    for row in rows:
        game_log.add(LogEntry.from_row(row, game_log.match.game))
    return bool(rows)


def _is_unchanged(stored: Table, played: Game) -> bool:
    """Does it have the very rules and components it was stored with?

    An older version did not store the contents: then they are taken to be the shipped ones.
    """
    same = stored.fingerprint == played.data.fingerprint
    older = stored.fingerprint is None and not played.own_data
    return stored.rules == played.rules and (same or older)


def _why_not(stored: Table, played: Game) -> CannotGoOn:
    if stored.rules == played.rules:
        return _other_contents(stored, played)
    versions = {"wanted": stored.rules, "here": played.rules}
    return CannotGoOn(409, "error-other-rules", game=stored.game, **versions)


def _other_contents(stored: Table, played: Game) -> CannotGoOn:
    prints = {"wanted": stored.fingerprint or "?", "here": played.data.fingerprint}
    return CannotGoOn(409, "error-other-contents", data=stored.data, **prints)
