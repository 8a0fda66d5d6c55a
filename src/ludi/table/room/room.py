"""One table in memory, rebuilt from the store when it is opened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Literal, Protocol

from ludi.core.errors import IllegalMove, Refusal
from ludi.core.moves import Move, RawMove
from ludi.core.state import State
from ludi.table.api.messages import BotsNow, PreviewAnswer, Refused, TableInfo
from ludi.table.errors import TableError
from ludi.table.metrics import ROWS
from ludi.table.room.absence import STAND_IN, Absence
from ludi.table.room.bots import BotPace, TableBots
from ludi.table.room.clocks import is_late, new_deadlines
from ludi.table.room.endings import Ending, result_when_broken_off
from ludi.table.room.game_log import STALE, GameLog, LogEntry
from ludi.table.room.info import resigned_seats, seat_names, stored_result, table_info
from ludi.table.room.previews import previewed
from ludi.table.room.replay import new_game_log, replay
from ludi.table.room.sync import Sync
from ludi.table.room.watchers import Watcher, Watchers
from ludi.table.store.game_log import Deadlines, GameFinished, NumberTaken
from ludi.table.store.models import Table
from ludi.table.store.store import Store
from ludi.table.thinking.workers import WorkerPool

Mover = Literal["person", "bot", "clock"]  # who decided: clock is a bot for who is late


class TurnListener(Protocol):
    """Tells people outside the page about their tables."""

    def on_turn(self, room: Room, asked: Iterable[int]) -> None:
        """These seats have just been asked, or the game is over."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """What a stored entry of the log has changed."""

    over: bool
    deadlines: Deadlines
    asked: set[int]  # seats that were not asked before


class Room:
    """A table's row, its game and its lock. Who reads or changes the game holds the lock.

    Other parts do the rest: `watchers` are shown what happens, `bots` move, `absence` replaces who
    has left, `sync` reads what other servers have stored.
    """

    def __init__(
        self,
        table: Table,
        store: Store,
        workers: WorkerPool,
        bot_pause: float,
        listener: TurnListener | None = None,
    ) -> None:
        self.id = table.id
        self.table = table
        self.lock = asyncio.Lock()
        self.cached_log: GameLog | None = None
        self.changed_at = 0.0  # when the game last changed, on the loop's clock
        self.watchers = Watchers(partial(store.cluster.set_present, table.id))
        self.bots = TableBots(self, workers, store.cluster, BotPace(bot_pause))
        self.absence = Absence(self, store.seats)
        self.sync = Sync(self, store.log, store.cluster.shared)
        self._store = store
        self._listener = listener

    @property
    def busy(self) -> bool:
        return bool(self.watchers) or self.bots.busy or self.sync.busy

    async def close(self) -> None:
        bots_were_busy = self.bots.busy
        for part in (self.sync, self.bots, self.absence):
            await part.close()
        if bots_were_busy:
            await self._store.cluster.notify(self.id)  # another server takes over at once

    def wake(self) -> None:
        """Somebody came or went, or the game has changed elsewhere."""
        self.absence.replace_absent_players()
        self.bots.wake()

    # A move

    async def play(
        self,
        entry: LogEntry,
        number: int,
        sender: Watcher | None = None,
        id: int | None = None,
        mover: Mover = "person",
    ) -> None:
        """Accept a move, undo or redo that was decided at version `number` of the game.

        It is judged and applied to the match in memory, then appended to the database, then shown.
        When this returns, it is stored. What the rules forbid, or what comes too late, raises
        IllegalMove.
        """
        async with self.lock:
            accepted = await self._accept(entry, number, mover)
            self.mark_changed()
            ROWS.labels(self.table.game, entry.kind, self.table.seats[entry.seat].kind).inc()
            self._set_deadlines(accepted.deadlines)
            if accepted.over:
                await self.reread()
            await self.send_position(sender, id)
            if accepted.over or accepted.deadlines:
                self.send_table()
            self._notify(accepted.asked)
        self.bots.wake()

    async def _accept(self, entry: LogEntry, number: int, mover: Mover) -> Accepted:
        """Judge, apply and store it; again after another server was faster.

        Whenever it is not stored, memory may be ahead of the store: the log is read again.
        """
        while True:
            game_log = await self.game_log()
            if not self._may_move(entry.seat, mover):
                raise IllegalMove(Refusal(STALE, game_log.match.state.START_CLAUSE))
            try:
                return await self._apply_and_store(game_log, entry, number, mover)
            except IllegalMove:
                if not await self.sync.read_new_rows():
                    await self.sync.send_new_position()
                    raise
            except NumberTaken:
                self.forget_log()
            except GameFinished:
                self.forget_log()
                await self.reread()
            except BaseException:
                self.forget_log()
                raise

    async def _apply_and_store(
        self, game_log: GameLog, entry: LogEntry, number: int, mover: Mover
    ) -> Accepted:
        asked_before = game_log.match.state.actors()
        game_log.check_fresh(entry, number)  # first: it may be what ended the game
        if self.table.status == "over":
            raise IllegalMove(Refusal("no-game-over", game_log.match.state.END_CLAUSE))
        game_log.add(entry)
        summary = game_log.summary(resigned_seats(self.table))
        deadlines = new_deadlines(self.table, summary.actors, entry.seat, mover == "clock")
        await self._store.log.append(self.id, game_log.number, entry, summary, deadlines)
        asked = set(summary.actors) - set(asked_before)
        return Accepted(summary.status == "over", deadlines, asked)

    def _may_move(self, seat: int, mover: Mover) -> bool:
        """Whoever decided, is it still theirs to do so? A person who comes back takes over."""
        match mover:
            case "person":
                return True
            case "bot":
                return self.bots.plays_now(self.table.seats[seat])
            case "clock":
                return is_late(self.table.seats[seat])

    # The game

    async def game_log(self) -> GameLog:
        """The game and its log, read from the store if need be. Call it with the lock held."""
        if self.table.status == "open":
            raise TableError(409, "error-not-started")
        if self.cached_log is None:
            stored = await self._store.tables.get(self.id)
            assert stored is not None
            self.cached_log = await replay(stored, self._store.log)
        return self.cached_log

    def forget_log(self) -> None:
        """The store counts: the log is read again when it is needed."""
        self.cached_log = None

    async def snapshot(self) -> tuple[State, int]:
        """A copy of the position, and its version."""
        async with self.lock:
            game_log = await self.game_log()
            return game_log.match.state.copy(), game_log.number

    def mark_changed(self) -> None:
        self.changed_at = asyncio.get_running_loop().time()

    async def why_not(self, seat: int, move: Move) -> Refusal | None:
        async with self.lock:
            return (await self.game_log()).match.state.why_not(seat, move)

    async def preview(self, seat: int, moves: list[RawMove], at: str | None) -> PreviewAnswer:
        async with self.lock:
            log, result = await self.game_log(), stored_result(self.table)
            return previewed(log.match, seat, moves, at, log.number, result)

    def asked_since(self, seat: int) -> int:
        """The version of the game at which this seat was asked what it is asked now; 0: it is not.

        Counted from 1, so that the first question is one, too.
        """
        if self.cached_log is None or self.table.status != "playing":
            return 0
        asked = seat in self.cached_log.match.state.actors()
        return self.cached_log.asked_since(seat) + 1 if asked else 0

    def _notify(self, asked: Iterable[int]) -> None:
        if self._listener is not None:
            self._listener.on_turn(self, asked)

    # Start and ends that are not in the rules

    async def start(self) -> None:
        """The game begins, if it has not begun already."""
        async with self.lock:
            summary = new_game_log(self.table).summary()
            deadlines = new_deadlines(self.table, summary.actors)
            await self._store.log.start(self.id, summary, deadlines)
            self.forget_log()
            await self.reread()
            self.send_table()
            await self.send_position()
        self._notify(range(len(self.table.seats)))
        self.bots.wake()

    async def resign(self, seat: int) -> None:
        """A bot takes the seat for good; when nobody is left but bots, the game is over."""
        async with self.lock:
            await self._store.seats.resign(self.id, seat, STAND_IN)
            await self.reread()
            if not any(other.person for other in self.table.seats):
                await self._break_off("resigned")
            self.send_table()
            await self.send_position()
        self.bots.wake()

    async def agree_to_end(self, guest: str, yes: bool) -> None:
        """Propose the end or agree to it; one no withdraws it. When all agree, the game is over."""
        mine = [seat.seat for seat in self.table.seats if seat.person and seat.guest_id == guest]
        async with self.lock:
            if yes:
                await self._store.seats.agree_to_end(self.id, mine)
            else:
                await self._store.seats.refuse_to_end(self.id)
            await self.reread()
            if all(seat.agrees for seat in self.table.seats if seat.person):
                await self._break_off("agreed")
                await self.send_position()
            self.send_table()
        self.bots.cancel_outdated_thoughts()

    async def _break_off(self, ending: Ending) -> None:
        while self.table.status == "playing":
            game_log = await self.game_log()
            state, resigned = game_log.match.state, resigned_seats(self.table)
            result = result_when_broken_off(state, ending, resigned)
            if not await self._store.tables.finish(self.id, game_log.number, ending, result):
                self.forget_log()  # another server has gone on: count again
            await self.reread()
        self._notify(())

    # The table

    def info(self, guest: str | None) -> TableInfo:
        return table_info(self.table, guest, self.online)

    def online(self, seat: int) -> bool:
        return self.watchers.online(seat)

    def has_company(self) -> bool:
        """Is anybody connected who plays?"""
        return any(seat.person and self.online(seat.seat) for seat in self.table.seats)

    async def refresh(self) -> None:
        """Something about the table or its seats has changed in the store: show it everywhere."""
        async with self.lock:
            await self.reread()
            self.send_table()
            if self.table.status != "open":
                await self.send_position()
        self.absence.replace_absent_players()
        await self._store.cluster.notify(self.id)

    async def reread(self) -> None:
        """Read the table's row and who is connected elsewhere. Call it with the lock held."""
        table = await self._store.tables.get(self.id)
        assert table is not None
        self.table = table
        elsewhere = await self._store.cluster.present_elsewhere([self.id])
        self.watchers.elsewhere = elsewhere.get(self.id, frozenset())
        if self.cached_log is not None:
            self.cached_log.match.players = seat_names(table)
        self.watchers.update_seats(table)

    async def reset_deadlines(self) -> None:
        """Who plays has changed: store from when on each seat is late."""
        actors = (await self.game_log()).match.state.actors()
        deadlines = new_deadlines(self.table, actors)
        await self._store.clocks.set(self.id, deadlines)
        self._set_deadlines(deadlines)

    def _set_deadlines(self, deadlines: Deadlines) -> None:
        for seat, deadline in deadlines.items():
            self.table.seats[seat].deadline = deadline

    # Connections

    @asynccontextmanager
    async def watch(self, guest: str | None, epoch: int = 0) -> AsyncIterator[Watcher]:
        """A connection: it is sent the table and the position at once, and then what is new."""
        self.watchers.check_limit(self.table, guest)
        watcher = Watcher.at(self.table, guest, epoch)
        try:
            await self._connect(watcher)
            yield watcher
        finally:
            self.watchers.remove(watcher)
            if any(not self.online(seat) for seat in watcher.seats):
                self.send_table()
            self.absence.replace_absent_players()
            self.bots.cancel_outdated_thoughts()

    async def _connect(self, watcher: Watcher) -> None:
        async with self.lock:
            self.watchers.add(watcher)
            self.send_table(only=None if watcher.seats else watcher)
            if self.table.status != "open":
                await self.send_position(only=watcher)
            if self.watchers.bots_waiting:
                watcher.send(BotsNow(True))
        for seat in watcher.seats:
            await self.absence.welcome_back(seat)
        self.wake()

    async def change_perspective(self, watcher: Watcher, seat: int | None, id: int) -> None:
        """Of several people at one screen another looks now; None: nobody does."""
        async with self.lock:
            if seat is not None and seat not in watcher.seats:
                raise TableError(403, "error-not-playing")
            watcher.look_from(seat)
            self.send_table(only=watcher)
            if self.table.status != "open":
                await self.send_position(watcher, id, only=watcher)

    async def refuse(self, watcher: Watcher, id: int | None, refusal: Refusal) -> None:
        """Refuse a command, and send where the game is now."""
        async with self.lock:
            watcher.send(Refused(id, refusal))
            await self.send_position(only=watcher)

    def send_table(self, only: Watcher | None = None) -> None:
        self.watchers.send_table(self.table, only)

    async def send_position(
        self, sender: Watcher | None = None, id: int | None = None, only: Watcher | None = None
    ) -> None:
        """To all or to one; the sender of a command gets its id with it."""
        game_log, result = await self.game_log(), stored_result(self.table)
        self.watchers.send_position(game_log, result, sender, id, only)
