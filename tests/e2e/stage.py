"""Tables set at a moment of a game: played ahead by bots in no time, then put into the store.

The server replays them like any game after a restart, so what a browser is shown is a real one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
from sqlalchemy import create_engine
from sqlalchemy.orm import Session

import ludi
from ludi.bots import GreedyBot
from ludi.core import moves
from ludi.core.knowledge import Knowledge
from ludi.core.match import Match
from ludi.table.api.messages import NewSeat, NewTable
from ludi.table.api.tables import table_from
from ludi.table.store.models import LogRow
from tests.serving import Person

ME = 0
HASTY = GreedyBot(guesses=1, candidates=12)  # sensible positions are enough


@dataclass(frozen=True, slots=True)
class Moment:
    """What seat 0 faces after some moves: the view as the browser gets it, and the question."""

    match: Match

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = msgspec.to_builtins(self.match.state.view(ME))
        return view

    @property
    def asked(self) -> str:
        """The key of the question; "" while others decide, "over" at the end."""
        if self.match.state.result() is not None:
            return "over"
        if ME not in self.match.state.actors():
            return ""
        prompt = self.match.state.prompt(ME)
        return prompt.key if prompt else ""


When = Callable[[Moment], bool]


def moments(game: str, seats: int, seed: str, options: dict[str, Any]) -> Iterator[Moment]:
    """A whole game between bots, move by move."""
    played = ludi.game(game)
    match = Match(played, seats, seed, played.options_from(options))
    chance = Random(seed)
    moment = Moment(match)
    yield moment
    while actors := match.state.actors():
        # The others first, so that in a simultaneous phase everybody waits for seat 0
        seat = max(actors)
        match.play(seat, HASTY.choose(Knowledge(played, match.state, seat), chance))
        yield moment


def scenes(
    game: str, seats: int, seed: str, options: dict[str, Any], when: Iterable[When]
) -> Iterator[Moment]:
    """The moments asked for, each as soon as it comes after the one before; fewer if not all do."""
    waiting = list(when)
    for moment in moments(game, seats, seed, options):
        while waiting and waiting[0](moment):
            waiting.pop(0)
            yield moment
        if not waiting:
            return


class Stage:
    """Sets tables for one person at a running server."""

    def __init__(self, person: Person) -> None:
        self.person = person
        person.put("/api/me", {"name": "Ala"})  # kept from now on
        self._engine = create_engine(f"sqlite:///{person.server.store / 'ludi.db'}")

    def set(
        self,
        game: str,
        seats: int,
        *when: When,
        seed: str = "stage",
        options: dict[str, Any] | None = None,
        level: str = "greedy",
    ) -> list[str]:
        """One table for each moment, as soon as it comes after the one before; their ids."""
        options = options or {}
        wanted = [NewSeat("me")] + [NewSeat("bot", level)] * (seats - 1)
        found = [
            self._keep(NewTable(game, wanted, options, seed), moment.match)
            for moment in scenes(game, seats, seed, options, when)
        ]
        assert len(found) == len(when), (
            f"{game} for {seats}, seed {seed!r}: moment {len(found)} never came"
        )
        return found

    def _keep(self, wanted: NewTable, match: Match) -> str:
        table = table_from(wanted, self.person.me["id"])
        actors = match.state.actors()
        table.status = "playing" if actors else "over"
        table.number = table.moves = match.number
        table.actors = list(actors)
        rows = [
            LogRow(
                table_id=table.id,
                number=number,
                kind="move",
                seat=entry.seat,
                move=moves.to_json(entry.move),
            )
            for number, entry in enumerate(match.entries, 1)
        ]
        with Session(self._engine, expire_on_commit=False) as session:
            session.add(table)
            session.flush()
            session.add_all(rows)
            session.commit()
        return table.id
