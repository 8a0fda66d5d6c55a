"""One game of the arena, and all that is kept of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from time import perf_counter

import msgspec

from ludi.arena.external import BotFailed, ExternalBot
from ludi.arena.players import player
from ludi.arena.schedule import Contest, Fixture, load
from ludi.arena.simulate import MAX_DECISIONS, EndlessGame
from ludi.bots import Bot, RandomBot, failures
from ludi.core.events import Event, Trace
from ludi.core.game import Game
from ludi.core.knowledge import Knowledge
from ludi.core.moves import Move
from ludi.core.result import Result, ranks


class SeatPlayed(msgspec.Struct, frozen=True, kw_only=True):
    bot: str
    score: int
    parts: dict[str, int]
    rank: int
    share: float  # of the win: a shared win is shared
    decisions: int  # where there was a choice
    seconds: float  # spent on them; all else is the same whenever it is played again
    taken: list[str]  # in order: `card brewer`
    fault: str | None = None  # why an external bot lost this game before its end


class Played(msgspec.Struct, frozen=True, kw_only=True):
    deal: int
    rotation: int
    seed: str
    moves: int
    ended: str
    seats: list[SeatPlayed]

    @property
    def key(self) -> tuple[int, int]:
        return self.deal, self.rotation


class Broken(msgspec.Struct, frozen=True):
    """A game that could not be played to its end: a fault of ours."""

    deal: int
    rotation: int
    seed: str
    error: str


def play(contest: Contest, fixture: Fixture, pool: BotPool) -> Played | Broken:
    seed = f"{contest.seed}-{fixture.deal}"
    try:
        return Table(load(contest), contest, fixture, seed, pool).play()
    except Exception as error:  # whatever it is, the seed makes it happen again
        failures.note(f"{contest.game}, seed {seed}: the game is broken off", error)
        reason = f"{type(error).__name__}: {error}"
        return Broken(fixture.deal, fixture.rotation, seed, reason)


class BotPool:
    """The bots of one worker: kept from game to game, each for one seat at a time."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, int], Bot] = {}

    def seated(self, names: Sequence[str], patience: float) -> list[Bot]:
        count: Counter[str] = Counter()
        seated = []
        for name in names:
            key = name, count[name]
            count[name] += 1
            if key not in self._bots or not isinstance(self._bots[key], ExternalBot):
                self._bots[key] = player(name, patience)  # ours are cheap, and remember nothing
            seated.append(self._bots[key])
        return seated

    def close(self) -> None:
        for bot in self._bots.values():
            if isinstance(bot, ExternalBot):
                bot.close()


class Table:
    """Seats, their bots, and a note of what each seat did."""

    def __init__(
        self, game: Game, contest: Contest, fixture: Fixture, seed: str, pool: BotPool
    ) -> None:
        self.game = game
        self.fixture = fixture
        self.seed = seed
        self.options = game.options_from(contest.options)
        self.state = game.new(contest.seats, seed, self.options)
        self.bots = pool.seated(fixture.bots, contest.patience)
        seats = range(contest.seats)
        # A generator for each seat: what one bot does with it disturbs no other
        self.rngs = [Random(f"{seed}/{fixture.rotation}/{seat}") for seat in seats]
        self.decisions = [0 for _ in seats]
        self.seconds = [0.0 for _ in seats]
        self.taken: list[list[str]] = [[] for _ in seats]
        self.faults: list[str | None] = [None for _ in seats]
        self.moves = 0

    def play(self) -> Played:
        for seat in range(len(self.bots)):
            self._announce(seat)
        state = self.state
        while actors := state.actors():
            seat = actors[0]
            legal = state.moves(seat)
            move = legal[0] if len(legal) == 1 else self._choose(seat)
            trace = state.trace = Trace()
            state.play(seat, move)
            state.trace = None
            self.note(trace.events)
            self.moves += 1
            if self.moves > MAX_DECISIONS:
                raise EndlessGame(f"no end after {MAX_DECISIONS} decisions")
        result = state.result()
        assert result is not None
        self._announce_end(result)
        return self._played(result)

    def _choose(self, seat: int) -> Move:
        knowledge = Knowledge(self.game, self.state, seat)
        began = perf_counter()
        try:
            return self.bots[seat].choose(knowledge, self.rngs[seat])
        except BotFailed as failed:
            self._give_up(seat, failed)
            return self.bots[seat].choose(knowledge, self.rngs[seat])
        finally:
            self.decisions[seat] += 1
            self.seconds[seat] += perf_counter() - began

    def _give_up(self, seat: int, failed: BotFailed) -> None:
        """The game is lost for this bot; chance plays on, so that the others have their game."""
        failures.note(f"{self.fixture.bots[seat]} failed", failed)
        self.faults[seat] = str(failed)
        self.bots[seat] = RandomBot()

    def note(self, events: list[Event]) -> None:
        acquisitions = self.game.acquisitions
        for event in events:
            name = acquisitions.get(event.key.removeprefix("log-"))
            if name is not None and event.args["seat"] < len(self.taken):
                self.taken[event.args["seat"]].append(f"{name} {event.args[name]}")

    def _announce(self, seat: int) -> None:
        bot = self.bots[seat]
        if isinstance(bot, ExternalBot):
            try:
                bot.start(
                    game=self.game.id,
                    rules=self.game.rules,
                    seat=seat,
                    seats=len(self.bots),
                    options=msgspec.to_builtins(self.options),
                )
            except BotFailed as failed:
                self._give_up(seat, failed)

    def _announce_end(self, result: Result) -> None:
        for seat, bot in enumerate(self.bots):
            if isinstance(bot, ExternalBot):
                try:
                    bot.over(seat=seat, result=msgspec.to_builtins(result))
                except BotFailed as failed:  # it has played its game
                    failures.note(
                        f"{self.fixture.bots[seat]} failed when the game was over", failed
                    )

    def _played(self, result: Result) -> Played:
        order, shares = standing(result, self.faults)
        seats = [
            SeatPlayed(
                bot=self.fixture.bots[seat],
                score=score.total,
                parts=score.parts,
                rank=order[seat],
                share=shares[seat],
                decisions=self.decisions[seat],
                seconds=round(self.seconds[seat], 6),
                taken=self.taken[seat],
                fault=self.faults[seat],
            )
            for seat, score in enumerate(result.scores)
        ]
        return Played(
            deal=self.fixture.deal,
            rotation=self.fixture.rotation,
            seed=self.seed,
            moves=self.moves,
            ended=result.ended,
            seats=seats,
        )


def standing(result: Result, faults: Sequence[str | None]) -> tuple[list[int], list[float]]:
    """Ranks and shares of the win; who failed is last and wins nothing."""
    keys = [(fault is None, -rank) for rank, fault in zip(result.ranks, faults, strict=True)]
    order = [
        len(keys) if fault is not None else rank
        for rank, fault in zip(ranks(keys), faults, strict=True)
    ]
    won = [rank == 1 and fault is None for rank, fault in zip(order, faults, strict=True)]
    return order, [1 / sum(won) if one else 0.0 for one in won]
