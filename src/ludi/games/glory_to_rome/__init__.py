"""Glory to Rome: rebuild the city after the fire, with cards that are everything at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from ludi.core import game as core
from ludi.core.chance import shuffled
from ludi.games.glory_to_rome import data, ending, guess, scoring, view, warnings
from ludi.games.glory_to_rome.data import MATERIALS, NONE, Tables
from ludi.games.glory_to_rome.heuristics import GloryToRomeHeuristics
from ludi.games.glory_to_rome.moves import GloryToRomeMove
from ludi.games.glory_to_rome.state import Options, Player, State
from ludi.games.glory_to_rome.steps.rounds import NewRound
from ludi.games.glory_to_rome.steps.setup import TurnUp
from ludi.games.glory_to_rome.view import View


class GloryToRome(core.Game[State, GloryToRomeMove, View, Options, Tables]):
    id = "glory-to-rome"
    seats = range(2, 6)
    rules = 2
    Heuristics: ClassVar[type[core.AnyHeuristics]] = GloryToRomeHeuristics
    folder = Path(__file__).parent
    acquisitions: ClassVar[Mapping[str, str]] = {"complete": "structure"}

    load_data = staticmethod(data.load)
    view = staticmethod(view.view)
    guess = staticmethod(guess.guess)
    result = staticmethod(scoring.result)
    standing = staticmethod(scoring.standing)
    score_if_ended_now = staticmethod(scoring.scores)
    asides = staticmethod(ending.concessions)  # 18.9
    check_aside = staticmethod(ending.check_concession)
    play_aside = staticmethod(ending.concede)
    warnings = staticmethod(warnings.warnings)
    sure_end = staticmethod(ending.sure_end)

    def set_up(self, seats: int, seed: str, options: Options) -> State:
        tables = self.data
        simplified = options.variant == "simplified"
        setup = (tables.file.setup_simplified if simplified else tables.file.setup)[seats]
        deck = shuffled(seed, "orders", tables.deck())
        players = [
            Player([deck.pop() for _ in range(setup.orders)], setup.senators, tables.influence)
            for _ in range(seats)
        ]
        return State(
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

    def census(self, state: State) -> object:
        """Orders by material, senators, sites by material."""
        return census(state)


def census(s: State) -> object:
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
