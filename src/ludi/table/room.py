"""One table in memory: the match, those who look at it, and its bots. Rebuilt from the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import msgspec

from ludi.core.errors import IllegalMove, Refusal
from ludi.core.events import Event
from ludi.core.match import Match
from ludi.core.moves import Move
from ludi.core.result import Result
from ludi.core.state import State
from ludi.core.steps import Together
from ludi.games import game
from ludi.table.endings import Ending, broken_off, settled
from ludi.table.errors import TableError
from ludi.table.history import MOVED_ON, History, Row, RowKind
from ludi.table.messages import FromServer, Parent, Refused, SeatInfo, TableInfo, TableNow
from ludi.table.models import Table
from ludi.table.names import guest_name
from ludi.table.positions import position_now
from ludi.table.settings import MAX_QUEUE, MAX_WATCHERS
from ludi.table.store import Finished, NumberTaken, Store, Summed
from ludi.table.thinking import Thinkers

log = logging.getLogger("ludi.table")

STAND_IN = "greedy"  # the bot that plays in a person's stead


@dataclass(eq=False, slots=True)
class Watcher:
    """One connection: a seated person or a spectator."""

    guest: str | None
    outbox: asyncio.Queue[bytes | None] = field(default_factory=asyncio.Queue)  # None: the end
    seat: int | None = None
    known: list[Event] = field(default_factory=list)  # the log it has been told

    def tell(self, message: FromServer) -> None:
        if self.outbox.qsize() < MAX_QUEUE:
            self.outbox.put_nowait(msgspec.json.encode(message))
        elif self.outbox.qsize() == MAX_QUEUE:  # it does not keep up and must come again
            self.outbox.put_nowait(None)


class Room:
    """Everything that reads or changes the game does so under the lock."""

    def __init__(self, table: Table, store: Store, thinkers: Thinkers, bot_pause: float) -> None:
        self.id = table.id
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self._history: History | None = None
        self._store = store
        self._thinkers = thinkers
        self._bot_pause = bot_pause
        self._bots: asyncio.Task[None] | None = None
        self._changed_at = 0.0  # on the loop's clock

    @property
    def busy(self) -> bool:
        return bool(self.watchers) or (self._bots is not None and not self._bots.done())

    async def close(self) -> None:
        if self._bots is not None:
            await end(self._bots)

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
        own = self.seat_of(guest)
        if wanted is None or wanted == own:
            return own
        if self.table.status != "over":
            raise TableError(403, "error-running")
        if wanted >= len(self.table.seats):
            raise TableError(404, "error-no-seat", number=wanted)
        return wanted if wanted >= 0 else None

    def info(self, guest: str | None) -> TableInfo:
        return table_info(self.table, guest, self.online)

    def online(self, seat: int) -> bool:
        return any(watcher.seat == seat for watcher in self.watchers)

    async def refresh(self) -> None:
        """Something about the table or its seats has changed in the store: tell everybody."""
        async with self.lock:
            await self._reread()
            self._tell_table()
            if self.table.status != "open":
                await self._tell_position()

    async def _reread(self) -> None:
        table = await self._store.table(self.id)
        assert table is not None
        self.table = table
        if self._history is not None:
            self._history.match.players = self._names()
        for watcher in self.watchers:
            seat = self.seat_of(watcher.guest)
            if seat != watcher.seat:
                watcher.seat, watcher.known = seat, []

    async def start(self) -> None:
        """The game begins, if it has not begun already."""
        async with self.lock:
            history = History(self._new_match())
            await self._store.start(self.id, _summed(history))
            self._history = None
            await self._reread()
            self._tell_table()
            await self._tell_position()
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
        history = History(self._new_match())
        for row in await self._store.log(self.id):
            kind: RowKind = row.kind  # type: ignore[assignment]
            move = None if row.move is None else history.match.game.move_from(row.move)
            history.add(Row(kind, row.seat, move))
        return history

    def _new_match(self) -> Match:
        table, played = self.table, game(self.table.game)
        if table.rules != played.rules:
            raise TableError(
                409, "error-other-rules", game=table.game, wanted=table.rules, here=played.rules
            )
        if table.data != played.data.id:
            raise TableError(409, "error-other-data", wanted=table.data, here=played.data.id)
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
    ) -> None:
        """Accept a move, undo or redo decided at that version; when this returns, it is stored.

        What the rules forbid, or what comes too late, raises IllegalMove.
        """
        async with self.lock:
            while True:
                history = await self.history()
                if self.table.status == "over":
                    raise IllegalMove(Refusal("no-game-over", history.match.state.END_CLAUSE))
                history.check_fresh(row, number)
                try:
                    history.add(row)
                    summed = _summed(history, self._resigned())
                    await self._store.append(self.id, history.number, row, summed)
                    break
                except IllegalMove:
                    raise
                except NumberTaken:
                    self._history = None  # another server was faster: look again
                except Finished:
                    self._history = None
                    await self._reread()
                except BaseException:
                    self._history = None  # memory may be ahead of the store: the store counts
                    raise
            self._changed_at = asyncio.get_running_loop().time()
            if summed.status == "over":
                await self._reread()
            await self._tell_position(by, id)
            if summed.status == "over":
                self._tell_table()
        self.wake_bots()

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

    def _resigned(self) -> list[int]:
        return [seat.seat for seat in self.table.seats if seat.resigned]

    # Those who look

    @asynccontextmanager
    async def watch(self, guest: str | None) -> AsyncIterator[Watcher]:
        """Somebody looks at the table: told everything at once, and then what is new."""
        if len(self.watchers) >= MAX_WATCHERS:
            raise TableError(503, "error-too-many-watchers")
        watcher = Watcher(guest, seat=self.seat_of(guest))
        async with self.lock:
            self.watchers.add(watcher)
            self._tell_table(None if watcher.seat is not None else watcher)
            if self.table.status != "open":
                try:
                    await self._tell_position(only=watcher)
                except BaseException:
                    self.watchers.discard(watcher)
                    raise
        self.wake_bots()
        try:
            yield watcher
        finally:
            self.watchers.discard(watcher)
            if watcher.seat is not None and not self.online(watcher.seat):
                self._tell_table()

    async def refuse(self, watcher: Watcher, id: int | None, refusal: Refusal) -> None:
        """Say no, and where the game is now."""
        async with self.lock:
            watcher.tell(Refused(id, refusal))
            await self._tell_position(only=watcher)

    def _tell_table(self, only: Watcher | None = None) -> None:
        for watcher in self.watchers if only is None else [only]:
            watcher.tell(TableNow(self.info(watcher.guest)))

    async def _tell_position(
        self, by: Watcher | None = None, id: int | None = None, only: Watcher | None = None
    ) -> None:
        history = await self.history()
        for watcher in self.watchers if only is None else [only]:
            asked = id if watcher is by else None
            told = position_now(history, watcher.seat, watcher.known, asked, _stored(self.table))
            watcher.known = history.match.log(watcher.seat)
            watcher.tell(told)

    # Bots

    def wake_bots(self) -> None:
        if self.table.status != "playing" or (self._bots and not self._bots.done()):
            return
        if any(seat.bot for seat in self.table.seats):
            self._bots = asyncio.create_task(self._let_bots_play(), name=f"bots of {self.id}")

    async def _let_bots_play(self) -> None:
        try:
            while await self._one_round_of_bots():
                pass
        except Exception:
            # Nothing is lost: the next visitor or the next start wakes them again
            log.exception("The bots of table %s cannot go on", self.id)

    async def _one_round_of_bots(self) -> bool:
        async with self.lock:
            history = await self.history()
            state, number = history.match.state.copy(), history.number
        bots = [seat for seat in state.actors() if self.table.seats[seat].bot]
        if not bots or self.table.status != "playing":
            return False
        if isinstance(state.question, Together):
            await asyncio.gather(*[self._bot_plays(state, seat, number, 0) for seat in bots])
        else:
            await self._bot_plays(state, bots[0], number, self._bot_pause)
        return True

    async def _bot_plays(self, state: State, seat: int, number: int, pause: float) -> None:
        level = self.table.seats[seat].bot or STAND_IN
        move = await self._thinkers.choose(game(self.table.game), state, seat, level)
        until = self._changed_at + pause - asyncio.get_running_loop().time()
        if until > 0:
            await asyncio.sleep(until)
        try:
            await self.play(Row("move", seat, move), number)
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

    def of(self, guest: str) -> list[str]:
        return [id for id, room in self._rooms.items() if room.of(guest)]

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


def table_info(table: Table, guest: str | None, online: Callable[[int], bool]) -> TableInfo:
    """The table as one person may see it."""
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
            )
            for seat in table.seats
        ],
        you=seat_of(table, guest),
        host=host,
        seed=table.seed if status == "over" else None,
        created=table.created.isoformat(),
        origin=table.origin,
        parent=_parent(table),
        ending=table.ending,
        hints=table.hints,
    )


def _parent(table: Table) -> Parent | None:
    if table.parent is None:
        return None
    return Parent(table.parent, table.parent_moves or 0)


def seat_of(table: Table, guest: str | None) -> int | None:
    """Where a guest sits. Who has resigned only watches, until the game is over."""
    for seat in table.seats:
        if guest is not None and seat.guest_id == guest and (seat.person or table.status == "over"):
            return seat.seat
    return None


def seat_name(table: Table, number: int) -> str:
    seat = table.seats[number]
    match seat.kind:
        case "person":
            if seat.guest:
                return seat.guest.name
            return seat.name or guest_name(seat.guest_id or "")
        case "bot":
            return seat.name or ""
    return ""


def _summed(history: History, resigned: Collection[int] = ()) -> Summed:
    state, moves = history.match.state, history.match.number
    if actors := state.actors():
        return Summed(moves, actors, "playing")
    result = state.result()
    assert result is not None
    return Summed(moves, actors, "over", settled(result, resigned))


def _stored(table: Table) -> Result | None:
    """How the game ended, as it was stored then."""
    return None if table.result is None else msgspec.convert(table.result, Result)
