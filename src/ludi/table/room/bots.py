"""The bots of a table: when they think, for whom, and when their moves are shown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from ludi.core.errors import IllegalMove
from ludi.core.moves import Move
from ludi.core.state import State
from ludi.core.steps import Together
from ludi.games import game
from ludi.table.errors import TableError
from ludi.table.room.absence import STAND_IN
from ludi.table.room.clocks import is_late
from ludi.table.room.game_log import STALE, LogEntry
from ludi.table.store.cluster import SingleServer
from ludi.table.store.database import DATABASE_ERRORS
from ludi.table.store.models import Seat
from ludi.table.tasks import cancel_and_wait
from ludi.table.thinking.fair_queue import Kind, Person
from ludi.table.thinking.workers import PATIENCE, Thought, WorkerPool, failed

if TYPE_CHECKING:
    from ludi.table.room.room import Room

log = logging.getLogger("ludi.table")

BUSY_AFTER = 1.0  # seconds that bots wait for their turn to think before people are told


@dataclass(eq=False, slots=True)
class Round:
    """Bots that are asked at the same time, and think about it."""

    seats: list[int]
    number: int  # the version of the game
    people: list[Person]  # on whose behalf they think
    started: bool = False  # one of them thinks, or has thought
    thoughts: asyncio.Future[list[Move]] | None = None


class BotPace:
    """Hides how long bots think: that would tell how much they had to choose from."""

    def __init__(self, pause: float) -> None:
        self._pause = pause  # seconds between visible moves; 0: nothing is hidden
        self._last: dict[int, float] = {}  # seconds each seat took for its last choice

    async def after_thought(self, seat: int, thought: Thought) -> None:
        """A bot without a choice takes as long as for its last one, unless all see it has none."""
        if not thought.hasty:
            self._last[seat] = thought.seconds
        elif self._pause:
            longer = self._last.get(seat, PATIENCE) - thought.seconds
            await asyncio.sleep(max(0.0, longer))

    async def next_pause(self, changed_at: float) -> None:
        """Wait until a whole number of pauses has passed since the last change of the game.

        Bots asked together answer together, and all that shows of their time is whole pauses.
        """
        if self._pause:
            gone = asyncio.get_running_loop().time() - changed_at
            await asyncio.sleep(self._pause - gone % self._pause)


class TableBots:
    """Lets the bots of a table move, round by round, while it is their turn."""

    def __init__(
        self, room: Room, workers: WorkerPool, cluster: SingleServer, pace: BotPace
    ) -> None:
        self._room = room
        self._workers = workers
        self._cluster = cluster
        self._pace = pace
        self._task: asyncio.Task[None] | None = None
        self._woken = False  # there may be something to do
        self._round: Round | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    async def close(self) -> None:
        await cancel_and_wait(self._task)

    def wake(self) -> None:
        """Something has changed: let the bots move if they are asked."""
        self.cancel_outdated_thoughts()
        table = self._room.table
        if table.status != "playing" or not any(seat.bot for seat in table.seats):
            return
        self._woken = True
        if not self.busy:
            self._task = asyncio.create_task(self._run(), name=f"bots of {self._room.id}")

    def plays_now(self, seat: Seat) -> bool:
        """Bots leave when all people have left: no game is played for nobody.

        Where people play, a bot answers at once, so that whoever comes next finds a question. A
        bot that only stands in waits for company, and bots among themselves need a watcher.
        """
        if seat.bot is None:
            return False
        if seat.person:
            return self._room.has_company()
        return bool(self._room.watchers) or any(other.person for other in self._room.table.seats)

    async def _run(self) -> None:
        room = self._room
        try:
            while self._woken:
                self._woken = False
                async with self._cluster.bots_lock(room.id) as ours:
                    while ours and await self._play_round():
                        pass
                if ours and await room.sync.read_and_show_new_rows():
                    self._woken = True  # a server that moved meanwhile has left the bots to us
        # Nothing is lost: the next visitor or the next start wakes them again
        except (TableError, *DATABASE_ERRORS):
            log.exception("The bots of table %s cannot go on", room.id)
        except Exception as error:
            failed(Kind.MOVE, f"The bots of table {room.id} cannot go on", error)

    async def _play_round(self) -> bool:
        """Let those bots think and move that are asked; False if there is none."""
        room = self._room
        await room.sync.read_and_show_new_rows()
        state, number = await room.snapshot()
        bots = [seat for seat in state.actors() if self.plays_now(room.table.seats[seat])]
        if not bots or room.table.status != "playing":
            return False
        if not isinstance(state.question, Together):
            bots = bots[:1]
        try:
            chosen = await self._think(Round(bots, number, self.on_behalf_of()), state)
            if chosen is not None:
                await self._pace.next_pause(room.changed_at)
                for seat, move in zip(bots, chosen, strict=True):
                    await self._play(seat, move, number, "bot")
        finally:
            room.watchers.send_bots_waiting(False)
        return True

    async def _think(self, round: Round, state: State) -> list[Move] | None:
        """What the bots choose; None if nobody wants it any more."""
        loop = asyncio.get_running_loop()
        notice = loop.call_later(BUSY_AFTER, self._room.watchers.send_bots_waiting, True)

        def started() -> None:
            round.started = True
            notice.cancel()

        thoughts = [self._choose(state, seat, round.people, started) for seat in round.seats]
        round.thoughts = asyncio.gather(*thoughts)
        self._round = round
        try:
            return await round.thoughts
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            return None  # only the thoughts were cancelled
        finally:
            notice.cancel()
            self._round = None

    async def _choose(
        self, state: State, seat: int, people: list[Person], started: Callable[[], None]
    ) -> Move:
        table = self._room.table
        level, played = table.seats[seat].bot or STAND_IN, game(table.game)
        thought = await self._workers.choose(played, state, seat, level, people, started)
        await self._pace.after_thought(seat, thought)
        return thought.move

    def cancel_outdated_thoughts(self) -> None:
        """Thoughts that nobody wants any more leave the queue, and the bots look again.

        So do those that have not started when the people change on whose behalf they wait.
        """
        round = self._round
        if round is None or round.thoughts is None:
            return
        moved = not round.started and round.people != self.on_behalf_of()
        if moved or not all(self._is_still_asked(seat, round.number) for seat in round.seats):
            round.thoughts.cancel()

    def _is_still_asked(self, seat: int, number: int) -> bool:
        table, game_log = self._room.table, self._room.cached_log
        if table.status != "playing" or not self.plays_now(table.seats[seat]):
            return False
        return game_log is None or game_log.asked_since(seat) <= number

    def on_behalf_of(self) -> list[Person]:
        """The players who are connected, else the spectators, else the host."""
        table, here = self._room.table, self._room.watchers.guests()
        players = here & {seat.guest_id for seat in table.seats if seat.person}
        return self._workers.people(sorted(players or here) or [table.host])

    async def move_for_late_players(self) -> None:
        """A bot moves for those who should have moved by now."""
        room = self._room
        async with room.lock:
            await room.reread()
        state, number = await room.snapshot()
        late = {seat.seat for seat in room.table.seats if is_late(seat)}
        for seat in late & set(state.actors()):
            thought = await self._workers.choose(
                game(room.table.game), state, seat, STAND_IN, self.on_behalf_of()
            )
            await self._play(seat, thought.move, number, "clock")

    async def _play(
        self, seat: int, move: Move, number: int, mover: Literal["bot", "clock"]
    ) -> None:
        try:
            await self._room.play(LogEntry("move", seat, move), number, mover=mover)
        except IllegalMove as error:
            # Somebody has taken a move back meanwhile, or ended the game: look again
            if error.refusal.key != STALE and self._room.table.status == "playing":
                raise
