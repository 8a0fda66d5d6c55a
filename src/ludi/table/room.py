"""One table in memory: the match, those who look at it, and its bots. Rebuilt from the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Literal, Protocol

import msgspec

from ludi.core.errors import IllegalMove, InvalidInput, Refusal
from ludi.core.events import Event
from ludi.core.match import Match
from ludi.core.moves import Move
from ludi.core.result import Result
from ludi.core.state import State
from ludi.core.steps import Together
from ludi.games import game
from ludi.table.clocks import deadlines, is_late
from ludi.table.endings import Ending, broken_off, settled
from ludi.table.errors import CannotGoOn, TableError
from ludi.table.fellows import News, Renewed
from ludi.table.history import MOVED_ON, History, Row, RowKind
from ludi.table.messages import FromServer, Parent, Refused, SeatInfo, TableInfo, TableNow
from ludi.table.metrics import ROWS
from ludi.table.models import Seat, Table, now
from ludi.table.names import guest_name
from ludi.table.positions import position_now
from ludi.table.settings import MAX_QUEUE, MAX_WATCHERS
from ludi.table.store import Deadlines, Finished, NumberTaken, Store, Summed
from ludi.table.thinking import PATIENCE, Thinkers

log = logging.getLogger("ludi.table")

Mover = Literal["person", "bot", "clock"]  # whose decision a row is
STAND_IN = "greedy"  # the bot that plays in a person's stead


@dataclass(eq=False, slots=True)
class Watcher:
    """One connection: a seated person or a spectator."""

    guest: str | None
    outbox: asyncio.Queue[bytes | None] = field(default_factory=asyncio.Queue)  # None: the end
    seat: int | None = None  # whose eyes it sees with; None: a spectator, or behind the curtain
    seats: tuple[int, ...] = ()  # all that are this guest's: several at one screen
    known: list[Event] = field(default_factory=list)  # the log it has been told
    epoch: int = 0  # of the guest, when the line was opened
    ended: TableError | None = None  # why nothing more is told

    def tell(self, message: FromServer) -> None:
        if self.ended:
            return
        if self.outbox.qsize() < MAX_QUEUE:
            self.outbox.put_nowait(msgspec.json.encode(message))
        else:  # it does not keep up and must come again
            self.end(TableError(503, "error-not-kept-up"))

    def end(self, why: TableError) -> None:
        if self.ended is None:
            self.ended = why
            self.outbox.put_nowait(None)


class Caller(Protocol):
    """Tells people elsewhere about their tables."""

    def turn(self, room: Room, asked: Iterable[int]) -> None:
        """These seats have just been asked, or the game is over."""


class Room:
    """Everything that reads or changes the game does so under the lock."""

    def __init__(
        self,
        table: Table,
        store: Store,
        thinkers: Thinkers,
        bot_pause: float,
        caller: Caller | None = None,
    ) -> None:
        self.id = table.id
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self._history: History | None = None
        self._store = store
        self._thinkers = thinkers
        self._bot_pause = bot_pause
        self._bots: asyncio.Task[None] | None = None
        self._woken = False  # the bots have reason to look
        self._changed_at = 0.0  # on the loop's clock
        self._pondered: dict[int, float] = {}  # seconds each bot took for its last choice
        self._missed: dict[int, float] = {}  # since when, on the loop's clock
        self._minding: asyncio.Task[None] | None = None
        self._caller = caller
        self._elsewhere: frozenset[int] = frozenset()  # seats whose people are at other servers
        self._told = -1  # the version that those who look were last told
        self._news: set[int | None] = set()  # what other servers say they have changed
        self._hearing: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return bool(self.watchers) or self._bots_play or self._hears

    @property
    def _bots_play(self) -> bool:
        return self._bots is not None and not self._bots.done()

    @property
    def _hears(self) -> bool:
        return self._hearing is not None and not self._hearing.done()

    async def close(self) -> None:
        playing = self._bots_play
        for task in (self._hearing, self._bots, self._minding):
            if task is not None:
                await end(task)
        if playing:
            await self._store.fellows.tell(self.id)  # another server takes over at once

    def _call(self, asked: Iterable[int]) -> None:
        if self._caller is not None:
            self._caller.turn(self, asked)

    # The table

    def seat_of(self, guest: str | None) -> int | None:
        return seat_of(self.table, guest)

    def of(self, guest: str) -> bool:
        """Does this guest hold a seat here, or has one done so?"""
        return any(seat.guest_id == guest for seat in self.table.seats)

    def eyes(self, guest: str | None, wanted: int | None) -> int | None:
        """Whose knowledge this guest may look with: one's own, or any when the game is over.

        -1 wants what somebody sees who has no seat.
        """
        if wanted is None or wanted in seats_of(self.table, guest):
            return self.seat_of(guest) if wanted is None else wanted
        if self.table.status != "over":
            raise TableError(403, "error-running")
        if wanted >= len(self.table.seats):
            raise TableError(404, "error-no-seat", number=wanted)
        return wanted if wanted >= 0 else None

    def info(self, guest: str | None, eyes: int | None = None) -> TableInfo:
        return table_info(self.table, guest, self.online, eyes)

    def online(self, seat: int) -> bool:
        return seat in self._elsewhere or seat in self._here()

    def _here(self) -> set[int]:
        return {seat for watcher in self.watchers for seat in watcher.seats}

    async def refresh(self) -> None:
        """Something about the table or its seats has changed in the store: tell everybody."""
        async with self.lock:
            await self._reread()
            self._tell_table()
            if self.table.status != "open":
                await self._tell_position()
        self.mind_absent()
        await self._store.fellows.tell(self.id)

    async def _reread(self) -> None:
        table = await self._store.table(self.id)
        assert table is not None
        self.table = table
        present = await self._store.fellows.present([self.id])
        self._elsewhere = present.get(self.id, frozenset())
        if self._history is not None:
            self._history.match.players = self._names()
        for watcher in self.watchers:
            watcher.seats = seats_of(self.table, watcher.guest)
            if watcher.seat not in watcher.seats or len(watcher.seats) == 1:
                self._turn_eyes(watcher, self.seat_of(watcher.guest))
        self._attend()

    def _turn_eyes(self, watcher: Watcher, seat: int | None) -> None:
        if seat != watcher.seat:
            watcher.seat, watcher.known = seat, []

    async def sit(self, watcher: Watcher, seat: int | None, id: int) -> None:
        """Of several people at one screen another looks now; None: the curtain is closed."""
        async with self.lock:
            if seat is not None and seat not in watcher.seats:
                raise TableError(403, "error-not-playing")
            self._turn_eyes(watcher, seat)
            self._tell_table(watcher)
            if self.table.status != "open":
                await self._tell_position(watcher, id, only=watcher)

    async def start(self) -> None:
        """The game begins, if it has not begun already."""
        async with self.lock:
            history = History(self._new_match())
            summed = _summed(history)
            await self._store.start(self.id, summed, deadlines(self.table, summed.actors))
            self._history = None
            await self._reread()
            self._tell_table()
            await self._tell_position()
        self._call(range(len(self.table.seats)))
        self.wake_bots()

    # The game

    async def history(self) -> History:
        """To be called with the lock held."""
        if self.table.status == "open":
            raise TableError(409, "error-not-started")
        if self._history is None:
            self._history = await self._replay()
        return self._history

    async def _replay(self) -> History:
        """A game begun under other rules goes on if under these all would have been the same."""
        history = History(self._new_match())
        stored = await self._store.table(self.id)
        assert stored is not None
        same_rules = history.match.game.rules == stored.rules
        try:
            await self._read_on(history)
            if same_rules or history.agrees(stored):
                return history
        except (IllegalMove, InvalidInput):
            if same_rules:
                raise
        here, wanted = history.match.game.rules, stored.rules
        raise CannotGoOn(409, "error-other-rules", game=self.table.game, wanted=wanted, here=here)

    async def _read_on(self, history: History) -> bool:
        """Let the rows of the log happen that the history lacks; False if it lacked none."""
        rows = await self._store.log(self.id, after=history.number)
        for row in rows:
            kind: RowKind = row.kind  # type: ignore[assignment]
            move = None if row.move is None else history.match.game.move_from(row.move)
            history.add(Row(kind, row.seat, move))
        return bool(rows)

    # Other servers

    def hear(self, number: int | None) -> None:
        """Another server has added a row, or changed something else about the table."""
        if number is not None and number <= self._told:
            return
        self._news.add(number)
        if not self._hears:
            self._hearing = asyncio.create_task(self._look(), name=f"news of {self.id}")

    async def _look(self) -> None:
        try:
            while self._news:
                news, self._news = self._news, set()
                await self.catch_up(table=None in news)
        except Exception:
            # Nothing is lost: the store knows, and the next news or visitor makes us look again
            log.exception("What other servers did at table %s cannot be shown", self.id)

    async def catch_up(self, table: bool = True) -> None:
        """Read what other servers have stored, and tell it to those who look."""
        if not self._store.fellows.shared:
            return
        async with self.lock:
            was, seen = self.table.status, self._seen()
            if table:
                await self._reread()
            await self._grow()
            if self._history and self.table.status == "playing" and _over(self._history):
                await self._reread()
            begun = was == "open" and self.table.status != "open"
            if begun:
                self._tell_table()
            if self.table.status != was:
                self._told = -1
            await self._tell_what_is_new()
            if self._seen() != seen and not begun:
                self._tell_table()
        self.mind_absent()
        self.wake_bots()

    def _seen(self) -> object:
        """All that anybody may see of the table itself."""
        return self.info(self.table.host), [seat.guest_id for seat in self.table.seats]

    async def _has_grown(self) -> bool:
        async with self.lock:
            grown = await self._grow()
            await self._tell_what_is_new()
            return grown

    async def _tell_what_is_new(self) -> None:
        if self.table.status != "open" and self.watchers:
            history = await self.history()
            if history.number != self._told:
                await self._tell_position()

    async def _grow(self) -> bool:
        """The history, if there is one, learns what other servers have added to the log."""
        if self._history is None or not self._store.fellows.shared:
            return False
        try:
            grown = await self._read_on(self._history)
        except BaseException:
            self._history = None  # half read: the store counts
            raise
        if grown:
            self._changed_at = asyncio.get_running_loop().time()
            if self.table.pace is not None:
                await self._reread()  # the clocks have been set anew
        return grown

    def _new_match(self) -> Match:
        table, played = self.table, game(self.table.game)
        if table.data != played.data.id:
            raise CannotGoOn(409, "error-other-data", wanted=table.data, here=played.data.id)
        options = played.options_from(table.options)
        return Match(played, len(table.seats), table.seed, options, self._names())

    def _names(self) -> list[str]:
        return [seat_name(self.table, seat) for seat in range(len(self.table.seats))]

    async def play(
        self,
        row: Row,
        number: int,
        by: Watcher | None = None,
        id: int | None = None,
        mover: Mover = "person",
    ) -> None:
        """Accept a move, undo or redo decided at that version; when this returns, it is stored.

        What the rules forbid, or what comes too late, raises IllegalMove.
        """
        async with self.lock:
            while True:
                history = await self.history()
                before = history.match.state.actors()
                if not self._may_move(row.seat, mover):
                    raise IllegalMove(Refusal(MOVED_ON, history.match.state.START_CLAUSE))
                if self.table.status == "over":
                    raise IllegalMove(Refusal("no-game-over", history.match.state.END_CLAUSE))
                try:
                    history.check_fresh(row, number)
                    history.add(row)
                    summed = _summed(history, self._resigned())
                    clocks = deadlines(self.table, summed.actors, row.seat, mover == "clock")
                    await self._store.append(self.id, history.number, row, summed, clocks)
                    break
                except IllegalMove:
                    if not await self._grow():  # another server may know better
                        await self._tell_what_is_new()
                        raise
                except NumberTaken:
                    self._history = None  # another server was faster: look again
                except Finished:
                    self._history = None
                    await self._reread()
                except BaseException:
                    self._history = None  # memory may be ahead of the store: the store counts
                    raise
            ROWS.labels(self.table.game, row.kind, self.table.seats[row.seat].kind).inc()
            self._changed_at = asyncio.get_running_loop().time()
            self._set_clocks(clocks)
            if summed.status == "over":
                await self._reread()
            await self._tell_position(by, id)
            if summed.status == "over" or clocks:
                self._tell_table()
            self._call(set(summed.actors) - set(before))
        self.wake_bots()

    def _may_move(self, seat: int, mover: Mover) -> bool:
        """Whoever decided, is it still theirs to do so? A person who comes back takes over."""
        match mover:
            case "person":
                return True
            case "bot":
                return self._bot_plays_now(self.table.seats[seat])
            case "clock":
                return is_late(self.table.seats[seat])

    def _set_clocks(self, clocks: Deadlines) -> None:
        for seat, deadline in clocks.items():
            self.table.seats[seat].deadline = deadline

    async def time_out(self) -> None:
        """A bot moves for those who should have moved by now."""
        async with self.lock:
            await self._reread()
            history = await self.history()
            state, number = history.match.state.copy(), history.number
        late = [seat.seat for seat in self.table.seats if is_late(seat)]
        for seat in set(late) & set(state.actors()):
            thought = await self._thinkers.choose(game(self.table.game), state, seat, STAND_IN)
            try:
                await self.play(Row("move", seat, thought.move), number, mover="clock")
            except IllegalMove as error:
                if error.refusal.key != MOVED_ON and self.table.status == "playing":
                    raise

    def asked_since(self, seat: int) -> int:
        """The version of the game at which this seat was asked what it is asked now; 0: it is not.

        Counted from 1, so that the first question is one, too.
        """
        if self._history is None or self.table.status != "playing":
            return 0
        return self._history.asked_since(seat) + 1 if self._asks(seat) else 0

    def _asks(self, seat: int) -> bool:
        return self._history is not None and seat in self._history.match.state.actors()

    async def why(self, seat: int, move: Move) -> Refusal | None:
        async with self.lock:
            return (await self.history()).match.state.why_not(seat, move)

    # Ends that are not in the rules

    async def resign(self, seat: int) -> None:
        """A bot takes the seat for good; when nobody is left but bots, the game is over."""
        async with self.lock:
            await self._store.resign(self.id, seat, STAND_IN)
            await self._reread()
            if not any(other.person for other in self.table.seats):
                await self._break_off("resigned")
            self._tell_table()
            await self._tell_position()
        self.wake_bots()

    async def agree(self, guest: str, yes: bool) -> None:
        """Propose the end or agree to it; one no withdraws it. When all agree, the game is over."""
        mine = [seat.seat for seat in self.table.seats if seat.person and seat.guest_id == guest]
        async with self.lock:
            await (self._store.agree(self.id, mine) if yes else self._store.disagree(self.id))
            await self._reread()
            if all(seat.agrees for seat in self.table.seats if seat.person):
                await self._break_off("agreed")
                await self._tell_position()
            self._tell_table()

    async def _break_off(self, ending: Ending) -> None:
        while self.table.status == "playing":
            history = await self.history()
            result = broken_off(history.match.state, ending, self._resigned())
            if not await self._store.finish(self.id, history.number, ending, result):
                self._history = None  # another server has gone on: count again
            await self._reread()
        self._call(())

    def _resigned(self) -> list[int]:
        return [seat.seat for seat in self.table.seats if seat.resigned]

    # Those who have left

    def _people_here(self) -> bool:
        return any(seat.person and self.online(seat.seat) for seat in self.table.seats)

    def mind_absent(self) -> None:
        """Somebody came or went: who is missed while others are here has a while to return."""
        if self.table.status != "playing" or self.table.grace is None or not self._people_here():
            self._missed.clear()
            return
        at = asyncio.get_running_loop().time()
        away = {s.seat for s in self.table.seats if s.person and not self.online(s.seat)}
        self._missed = {seat: self._missed.get(seat, at) for seat in away}
        waiting = any(not self.table.seats[seat].stand_in for seat in away)
        if waiting and (self._minding is None or self._minding.done()):
            self._minding = asyncio.create_task(self._mind(), name=f"absent at {self.id}")

    async def _mind(self) -> None:
        """Until nobody is missed: let bots stand in for those whose grace is over."""
        loop = asyncio.get_running_loop()
        while missed := self._waited_for():
            grace = self.table.grace or 0
            await asyncio.sleep(max(min(missed.values()) + grace - loop.time(), 0))
            due = loop.time() - grace
            for seat, since in self._waited_for().items():
                if since <= due:
                    await self._stand_in(seat, STAND_IN)

    def _waited_for(self) -> dict[int, float]:
        seats = self.table.seats
        return {seat: at for seat, at in self._missed.items() if not seats[seat].stand_in}

    async def _stand_in(self, seat: int, level: str | None) -> None:
        async with self.lock:
            if self.table.status != "playing" or not self.table.seats[seat].person:
                return
            await self._store.stand_in(self.id, seat, level)
            await self._reread()
            actors = (await self.history()).match.state.actors()
            clocks = deadlines(self.table, actors)
            await self._store.set_clocks(self.id, clocks)
            self._set_clocks(clocks)
            self._tell_table()
        self.wake_bots()

    async def _welcome(self, seat: int) -> None:
        """Who comes back has the seat again, and time to look around."""
        if self.table.seats[seat].stand_in and self.table.seats[seat].person:
            await self._stand_in(seat, None)
        elif is_late(self.table.seats[seat]) and self.table.status == "playing":
            async with self.lock:
                self.table.seats[seat].deadline = None
                actors = (await self.history()).match.state.actors()
                clocks = deadlines(self.table, actors)
                await self._store.set_clocks(self.id, clocks)
                self._set_clocks(clocks)
                self._tell_table()

    # Those who look

    @asynccontextmanager
    async def watch(self, guest: str | None, epoch: int = 0) -> AsyncIterator[Watcher]:
        """Somebody looks at the table: told everything at once, and then what is new."""
        if len(self.watchers) >= MAX_WATCHERS:
            raise TableError(503, "error-too-many-watchers")
        seats = seats_of(self.table, guest)
        watcher = Watcher(guest, seat=self.seat_of(guest), seats=seats, epoch=epoch)
        async with self.lock:
            self.watchers.add(watcher)
            self._attend()
            self._tell_table(None if watcher.seats else watcher)
            if self.table.status != "open":
                try:
                    await self._tell_position(only=watcher)
                except BaseException:
                    self.watchers.discard(watcher)
                    self._attend()
                    raise
        for seat in watcher.seats:
            await self._welcome(seat)
        self.mind_absent()
        self.wake_bots()
        try:
            yield watcher
        finally:
            self.watchers.discard(watcher)
            self._attend()
            if any(not self.online(seat) for seat in watcher.seats):
                self._tell_table()
            self.mind_absent()

    def _attend(self) -> None:
        self._store.fellows.attend(self.id, self._here())

    async def refuse(self, watcher: Watcher, id: int | None, refusal: Refusal) -> None:
        """Say no, and where the game is now."""
        async with self.lock:
            watcher.tell(Refused(id, refusal))
            await self._tell_position(only=watcher)

    def _tell_table(self, only: Watcher | None = None) -> None:
        for watcher in self.watchers if only is None else [only]:
            watcher.tell(TableNow(self.info(watcher.guest, watcher.seat)))

    async def _tell_position(
        self, by: Watcher | None = None, id: int | None = None, only: Watcher | None = None
    ) -> None:
        history = await self.history()
        result = stored_result(self.table)
        if only is None or self.watchers == {only}:
            self._told = history.number
        for watcher in self.watchers if only is None else [only]:
            asked = id if watcher is by else None
            told = position_now(history, watcher.seat, watcher.known, asked, result)
            watcher.known = history.match.log(watcher.seat)
            watcher.tell(told)

    # Bots

    def wake_bots(self) -> None:
        if self.table.status != "playing" or not any(seat.bot for seat in self.table.seats):
            return
        self._woken = True
        if not self._bots_play:
            self._bots = asyncio.create_task(self._let_bots_play(), name=f"bots of {self.id}")

    def _bot_plays_now(self, seat: Seat) -> bool:
        """Bots leave when all people have left: no game is played for nobody.

        Where people play, a bot answers at once, so that whoever comes next finds a question. A
        bot that only stands in waits for company, and bots among themselves need somebody to look.
        """
        if seat.bot is None:
            return False
        if seat.person:
            return self._people_here()
        return bool(self.watchers) or any(other.person for other in self.table.seats)

    async def _let_bots_play(self) -> None:
        try:
            while self._woken:
                self._woken = False
                async with self._store.fellows.claim(self.id) as ours:
                    while ours and await self._one_round_of_bots():
                        pass
                if ours and await self._has_grown():
                    self._woken = True  # a server that moved meanwhile has left the bots to us
        except Exception:
            # Nothing is lost: the next visitor or the next start wakes them again
            log.exception("The bots of table %s cannot go on", self.id)

    async def _one_round_of_bots(self) -> bool:
        await self._has_grown()
        async with self.lock:
            history = await self.history()
            state, number = history.match.state.copy(), history.number
        bots = [seat for seat in state.actors() if self._bot_plays_now(self.table.seats[seat])]
        if not bots or self.table.status != "playing":
            return False
        if not isinstance(state.question, Together):
            bots = bots[:1]
        chosen = await asyncio.gather(*[self._think(state, seat) for seat in bots])
        await self._wait_for_the_beat()
        for seat, move in zip(bots, chosen, strict=True):
            await self._bot_plays(seat, move, number)
        return True

    async def _think(self, state: State, seat: int) -> Move:
        """A bot without a choice takes as long as for its last one, unless all see it has none."""
        loop = asyncio.get_running_loop()
        level, began = self.table.seats[seat].bot or STAND_IN, loop.time()
        thought = await self._thinkers.choose(game(self.table.game), state, seat, level)
        took = loop.time() - began
        if not thought.hasty:
            self._pondered[seat] = took
        elif self._bot_pause:
            await asyncio.sleep(max(0.0, self._pondered.get(seat, PATIENCE) - took))
        return thought.move

    async def _wait_for_the_beat(self) -> None:
        """How long a bot thought would tell how much it had to choose from.

        So those asked together answer together, and all that shows of the time is whole pauses.
        """
        if self._bot_pause:
            gone = asyncio.get_running_loop().time() - self._changed_at
            await asyncio.sleep(self._bot_pause - gone % self._bot_pause)

    async def _bot_plays(self, seat: int, move: Move, number: int) -> None:
        try:
            await self.play(Row("move", seat, move), number, mover="bot")
        except IllegalMove as error:
            # Somebody has taken a move back meanwhile, or ended the game: look again
            if error.refusal.key != MOVED_ON and self.table.status == "playing":
                raise


class Rooms:
    """The tables in memory. Those nobody uses are forgotten: the store knows them."""

    def __init__(self, make: Callable[[Table], Room], store: Store, most: int = 256) -> None:
        self._make = make
        self._store = store
        self._most = most
        self._rooms: dict[str, Room] = {}
        self._users: dict[str, int] = {}
        self._opening = asyncio.Lock()

    @asynccontextmanager
    async def open(self, id: str) -> AsyncIterator[Room]:
        room = await self._room(id)
        self._users[id] = self._users.get(id, 0) + 1
        try:
            await room.catch_up()
            yield room
        finally:
            self._users[id] -= 1
            self._forget()

    async def _room(self, id: str) -> Room:
        async with self._opening:
            room = self._rooms.pop(id, None)
            if room is None:
                table = await self._store.table(id)
                if table is None:
                    raise TableError(404, "error-no-table")
                room = self._make(table)
            self._rooms[id] = room  # the most recently used last
            return room

    def _forget(self) -> None:
        spare = len(self._rooms) - self._most
        idle = [id for id, room in self._rooms.items() if not room.busy and not self._users.get(id)]
        for id in idle[: max(spare, 0)]:
            del self._rooms[id]
            self._users.pop(id, None)

    def hear(self, news: News | Renewed | None) -> None:
        """Rooms that nobody uses need no news: whoever opens one looks into the store."""
        if isinstance(news, Renewed):
            self.end_lines(news.guest, news.epoch)
            return
        for id, room in self._rooms.items():
            if (news is None or news.table == id) and (room.busy or self._users.get(id)):
                room.hear(None if news is None else news.number)

    def count(self) -> int:
        return len(self._rooms)

    def watchers(self) -> int:
        return len(self._watchers())

    def end_lines(self, guest: str, epoch: int) -> None:
        """A guest has begun this epoch: whoever looks by an older cookie or token has to go."""
        for watcher in self._watchers():
            if watcher.guest == guest and watcher.epoch < epoch:
                watcher.end(TableError(401, "error-signed-out"))

    def guests(self) -> set[str]:
        return {watcher.guest for watcher in self._watchers() if watcher.guest is not None}

    def _watchers(self) -> list[Watcher]:
        return [watcher for room in self._rooms.values() for watcher in room.watchers]

    def watched(self) -> list[str]:
        return [id for id, room in self._rooms.items() if room.watchers]

    def of(self, guest: str) -> list[str]:
        return [id for id, room in self._rooms.items() if room.of(guest)]

    async def refresh(self, id: str) -> None:
        """A table has changed in the store, or is gone from it."""
        if id not in self._rooms:
            return
        if await self._store.table(id) is None:
            await self._rooms.pop(id).close()
            return
        async with self.open(id) as room:
            await room.refresh()

    def online(self, id: str) -> Callable[[int], bool]:
        room = self._rooms.get(id)
        return room.online if room else lambda _: False

    async def close(self) -> None:
        for room in self._rooms.values():
            await room.close()


async def end(task: asyncio.Task[None]) -> None:
    """Cancel a task and wait until it has let go of everything, the database above all."""
    task.cancel()
    await asyncio.wait([task])


def table_info(
    table: Table, guest: str | None, online: Callable[[int], bool], eyes: int | None = None
) -> TableInfo:
    """The table as one person may see it; `eyes`: which of their seats looks, if several."""
    host = guest is not None and table.host == guest
    status = table.status
    return TableInfo(
        id=table.id,
        game=table.game,
        status=status,  # type: ignore[arg-type]
        rules=table.rules,
        options=table.options,
        seats=[
            SeatInfo(
                kind=seat.kind,  # type: ignore[arg-type]
                name=seat_name(table, seat.seat),
                level=seat.level if seat.kind == "bot" else None,
                online=seat.kind == "bot" or online(seat.seat),
                invite=seat.token if host and seat.kind == "open" else None,
                resigned=seat.resigned,
                agrees=seat.agrees,
                stand_in=seat.stand_in,
                hints=seat.hints,
                deadline=seat.deadline.isoformat() if seat.deadline else None,
            )
            for seat in table.seats
        ],
        you=seat_of(table, guest) if eyes is None else eyes,
        yours=list(seats_of(table, guest)),
        host=host,
        seed=table.seed if status == "over" else None,
        created=table.created.isoformat(),
        origin=table.origin,
        parent=_parent(table),
        ending=table.ending,
        hints=table.hints,
        pace=table.pace,
        grace=table.grace,
        now=now().isoformat() if table.pace else None,
    )


def _parent(table: Table) -> Parent | None:
    if table.parent is None:
        return None
    return Parent(table.parent, table.parent_moves or 0)


def seats_of(table: Table, guest: str | None) -> tuple[int, ...]:
    """What a guest plays. Who has resigned only watches, until the game is over."""
    over = table.status == "over"
    return tuple(
        seat.seat
        for seat in table.seats
        if guest is not None and seat.guest_id == guest and (seat.person or over)
    )


def seat_of(table: Table, guest: str | None) -> int | None:
    """Where a guest sits. Who shares a screen must say who looks."""
    mine = seats_of(table, guest)
    return mine[0] if len(mine) == 1 else None


def seat_name(table: Table, number: int) -> str:
    seat = table.seats[number]
    match seat.kind:
        case "person":  # somebody at another's screen has a name of their own
            known = seat.guest.name if seat.guest else guest_name(seat.guest_id or "")
            return seat.name or known
        case "bot":
            return seat.name or ""
    return ""


def _over(history: History) -> bool:
    return not history.match.state.actors()


def _summed(history: History, resigned: Collection[int] = ()) -> Summed:
    state, moves = history.match.state, history.match.number
    rules, digest = history.match.game.rules, history.digest()
    if actors := state.actors():
        return Summed(moves, actors, "playing", None, rules, digest)
    result = state.result()
    assert result is not None
    return Summed(moves, actors, "over", settled(result, resigned), rules, digest)


def stored_result(table: Table) -> Result | None:
    """How the game ended, as it was stored then."""
    return None if table.result is None else msgspec.convert(table.result, Result)
