"""Lutetia: blind bids, open bribes, and a seat in the senate."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

import msgspec

from ludi.core import game as core
from ludi.core.chance import shuffled
from ludi.games.lutetia import data, guess, money, places, scoring, view, warnings
from ludi.games.lutetia.data import GAP, SLOTS, Tables
from ludi.games.lutetia.heuristics import LutetiaHeuristics
from ludi.games.lutetia.moves import LutetiaMove
from ludi.games.lutetia.state import Options, Player, State
from ludi.games.lutetia.steps import CardsForSale
from ludi.games.lutetia.view import View

STARTING_SESTERTII = 5  # 3.2


class Lutetia(core.Game[State, LutetiaMove, View, Options, Tables]):
    id = "lutetia"
    seats = range(2, 6)
    rules = 1
    Heuristics: ClassVar[type[core.AnyHeuristics]] = LutetiaHeuristics
    folder = Path(__file__).parent
    Brings: ClassVar[type[msgspec.Struct] | None] = money.Money
    acquisitions: ClassVar[Mapping[str, str]] = {"buy": "card"}

    load_data = staticmethod(data.load)
    view = staticmethod(view.view)
    guess = staticmethod(guess.guess)
    result = staticmethod(scoring.result)
    standing = staticmethod(scoring.scores)
    warnings = staticmethod(warnings.warnings)
    brings = staticmethod(money.brings)
    why_not_at = staticmethod(places.why_not_at)

    def set_up(self, seats: int, seed: str, options: Options) -> State:
        tables = self.data
        setup = tables.file.setup[seats]
        places = tables.deck(place=True, seats=seats)
        bazaars = [card for card in places if tables.is_bazaar[card]]
        removed = sorted(shuffled(seed, "bazaars", bazaars)[: setup.bazaars_removed])  # 3.5
        return State(
            agenda=[CardsForSale()],
            choices=[None] * seats,
            data=tables,
            options=options,
            columns=setup.columns,
            players=[Player(STARTING_SESTERTII) for _ in range(seats)],
            characters=shuffled(seed, "characters", tables.deck(place=False, seats=seats)),
            places=shuffled(seed, "places", [card for card in places if card not in removed]),
            bazaars=removed,
            removed=[],
            market=[GAP] * len(SLOTS),
            coins=[0] * len(SLOTS),
            bids=[() for _ in range(seats)],
            bribes=[[0, 0] for _ in range(seats)],
            face_up=False,
            support=[0] * seats,
            ready=[False] * seats,
            round=0,
            phase=1,
            bank=STARTING_SESTERTII * seats,
            settled=False,
            quiet=0,
            ended="",
        )

    def census(self, state: State) -> object:
        cards = [*state.characters, *state.places, *state.bazaars, *state.removed]
        cards += [card for card in state.market if card != GAP]
        for player in state.players:
            cards += player.cards
        coins = sum(player.supply for player in state.players) + sum(state.coins)
        coins += sum(sum(pair) for pair in state.bribes)
        return sorted(cards), coins - state.bank  # 16.3


GAME = Lutetia()
