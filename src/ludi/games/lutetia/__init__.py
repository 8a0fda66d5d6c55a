"""Lutetia: blind bids, open bribes, and a seat in the senate."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec

from ludi.core import game as core
from ludi.core.chance import shuffled
from ludi.core.moves import Move
from ludi.core.state import State as AnyState
from ludi.games.lutetia import bot, data, foresight, state
from ludi.games.lutetia.data import GAP, SLOTS
from ludi.games.lutetia.moves import LutetiaMove
from ludi.games.lutetia.state import Player
from ludi.games.lutetia.steps import CardsForSale
from ludi.games.lutetia.view import View

STARTING_SESTERTII = 5  # 3.2


class Lutetia(core.Game):
    id = "lutetia"
    seats = range(2, 6)
    rules = 1
    terms = bot.TERMS
    Options: ClassVar[type[core.Options]] = state.Options
    Move: ClassVar[Any] = LutetiaMove
    State: ClassVar[type[AnyState]] = state.State
    View: ClassVar[type[msgspec.Struct]] = View
    folder = Path(__file__).parent
    takes: ClassVar[Mapping[str, str]] = {"buy": "card"}

    @classmethod
    def load_data(cls, path: Path) -> data.Tables:
        return data.load(path)

    def deal(self, seats: int, seed: str, options: state.Options) -> state.State:
        tables: data.Tables = self.data
        setup = tables.file.setup[seats]
        places = tables.deck(place=True, seats=seats)
        bazaars = [card for card in places if tables.is_bazaar[card]]
        removed = sorted(shuffled(seed, "bazaars", bazaars)[: setup.bazaars_removed])  # 3.5
        return state.State(
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

    def census(self, state: state.State) -> object:
        cards = [*state.characters, *state.places, *state.bazaars, *state.removed]
        cards += [card for card in state.market if card != GAP]
        for player in state.players:
            cards += player.cards
        coins = sum(player.supply for player in state.players) + sum(state.coins)
        coins += sum(sum(pair) for pair in state.bribes)
        return sorted(cards), coins - state.bank  # 16.3

    def evaluate(self, state: state.State, seat: int) -> float:
        return bot.evaluate(state, seat, self.weights[len(state.players)])

    def evaluate_all(self, state: state.State) -> list[float]:
        return bot.evaluate_all(state, self.weights[len(state.players)])

    def appraise(self, state: state.State, seat: int) -> Sequence[float]:
        return bot.terms(bot.settled(state), seat)

    def priors(self, state: state.State, seat: int, choices: Sequence[Move]) -> list[float]:
        return bot.priors(state, seat, choices)

    def foresee(self, state: state.State, seat: int, choices: Sequence[Move]) -> list[float]:
        return foresight.foreseen(state, seat, choices)

    def ponder(self, state: state.State, seat: int, rng: Random) -> None:
        foresight.ponder(state, seat, self.weights[len(state.players)], rng)

    def reopen(self, state: state.State, seat: int) -> None:
        state.choices = [choice if n == seat else None for n, choice in enumerate(state.choices)]

    def distinct(self, choices: list[Move]) -> list[Move]:
        return bot.distinct(choices)

    def alike(self, move: Move) -> Sequence[Move]:
        return bot.alike(move)


GAME = Lutetia()
