"""Glory to Rome: rebuild the city after the fire, with cards that are everything at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from ludi.core import game as core
from ludi.core.chance import shuffled
from ludi.core.moves import Move
from ludi.core.state import State as AnyState
from ludi.games.glory_to_rome import bot, data, state
from ludi.games.glory_to_rome.data import MATERIALS, NONE
from ludi.games.glory_to_rome.moves import GloryToRomeMove
from ludi.games.glory_to_rome.state import Player
from ludi.games.glory_to_rome.steps.rounds import NewRound
from ludi.games.glory_to_rome.steps.setup import TurnUp
from ludi.games.glory_to_rome.view import View


class GloryToRome(core.Game):
    id = "glory-to-rome"
    seats = range(2, 6)
    rules = 1
    spread = 5.0
    keen = 6
    horizon = 3  # a role that was led shows what it brings when its actions are done
    terms = bot.TERMS
    Options: ClassVar[type[core.Options]] = state.Options
    Move: ClassVar[Any] = GloryToRomeMove
    State: ClassVar[type[AnyState]] = state.State
    View: ClassVar[type[msgspec.Struct]] = View
    folder = Path(__file__).parent
    takes: ClassVar[Mapping[str, str]] = {"complete": "structure"}

    @classmethod
    def load_data(cls, path: Path) -> data.Tables:
        return data.load(path)

    def deal(self, seats: int, seed: str, options: state.Options) -> state.State:
        tables: data.Tables = self.data
        simplified = options.variant == "simplified"
        setup = (tables.file.setup_simplified if simplified else tables.file.setup)[seats]
        deck = shuffled(seed, "orders", tables.deck())
        players = [
            Player([deck.pop() for _ in range(setup.orders)], setup.senators, tables.influence)
            for _ in range(seats)
        ]
        return state.State(
            agenda=[NewRound(), TurnUp(tuple(range(seats)))],
            choices=[None] * seats,
            data=tables,
            options=options,
            players=players,
            deck=deck,
            removed=[],
            pool=[0] * len(MATERIALS),
            in_town=[setup.in_town] * len(MATERIALS),
            out_of_town=[setup.out_of_town] * len(MATERIALS),
            senators=tables.senators - setup.senators * seats,
            leader=0,
            role=NONE,
            round=0,
            drawn=NONE,
            opened=0,
            forum=False,
            idle=0,
            conceded=[NONE] * seats,
            ended="",
            champions=[],
        )

    def evaluate(self, state: state.State, seat: int) -> float:
        return bot.evaluate(state, seat, self.weights[len(state.players)])

    def evaluate_all(self, state: state.State) -> list[float]:
        return bot.evaluate_all(state, self.weights[len(state.players)])

    def appraise(self, state: state.State, seat: int) -> Sequence[float]:
        return bot.terms(state, seat)

    def priors(self, state: state.State, seat: int, choices: Sequence[Move]) -> list[float]:
        return bot.priors(state, seat, choices)

    def every_options(self, seats: int) -> Iterator[core.Options]:
        """The alphabet of the first leader changes nothing else: it is tried with one variant."""
        for options in super().every_options(seats):
            assert isinstance(options, state.Options)
            plain = options.variant == "standard" and not options.open_hands
            if options.first_leader_names == "pl" or plain:
                yield options

    def census(self, state: state.State) -> object:
        """Orders by material, senators, sites by material."""
        return census(state)


def census(s: state.State) -> object:
    named = [*s.deck, *s.removed] + [s.drawn] * (s.drawn != NONE)
    orders: Counter[int] = Counter()
    sites = [a + b for a, b in zip(s.in_town, s.out_of_town, strict=True)]
    influence = 0
    for player in s.players:
        named += [*player.hand, *player.camp, *player.vault_own, *player.vault_unseen]
        for pile in (player.clients, player.stockpile, player.vault):
            orders.update(dict(enumerate(pile)))
        for structure in player.structures:
            named.append(structure.kind)
            orders.update(structure.materials)
            if structure.opened != NONE:
                orders[structure.opened] += 1
            sites[structure.site] += 1
        influence += player.influence - s.data.influence
        influence -= sum(s.data.value[x.site] for x in player.structures if x.completed)
    orders.update(dict(enumerate(s.pool)))
    orders.update(s.data.material[kind] for kind in named)
    senators = s.senators + sum(p.senators + p.camp_senators for p in s.players)
    return sorted(orders.items()), senators, sites, influence


GAME = GloryToRome()
