"""Hadrian's Wall: six Years on a stretch of the Wall, a sheet on either side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from ludi.core import game as core
from ludi.core.chance import shuffled
from ludi.core.moves import Move
from ludi.core.state import State as AnyState
from ludi.games.hadrians_wall import bot, data, state
from ludi.games.hadrians_wall.data import CARD_IDS
from ludi.games.hadrians_wall.layout import BUILT, PRODUCTION, SIZE
from ludi.games.hadrians_wall.moves import HadriansWallMove
from ludi.games.hadrians_wall.sheet import receive
from ludi.games.hadrians_wall.state import Player
from ludi.games.hadrians_wall.steps import BeginYear
from ludi.games.hadrians_wall.view import View


class HadriansWall(core.Game):
    id = "hadrians-wall"
    seats = range(1, 7)
    rules = 1
    terms = bot.TERMS
    race = True  # what a sheet is worth shows late; the neighbours change little
    keen = 8
    par = 60.0
    Options: ClassVar[type[core.Options]] = state.Options
    Move: ClassVar[Any] = HadriansWallMove
    State: ClassVar[type[AnyState]] = state.State
    View: ClassVar[type[msgspec.Struct]] = View
    folder = Path(__file__).parent
    takes: ClassVar[Mapping[str, str]] = {"path": "card", "build": "building"}

    @classmethod
    def load_data(cls, path: Path) -> data.Tables:
        return data.load(path)

    def check_options(self, seats: int, options: state.Options) -> None:
        if options.fort is not None and seats != 1:
            raise self.texts.invalid("invalid-campaign-alone")
        if options.reward and (options.fort or 1) == 1:
            raise self.texts.invalid("invalid-campaign-reward")

    def deal(self, seats: int, seed: str, options: state.Options) -> state.State:
        tables: data.Tables = self.data
        cards = range(len(CARD_IDS))
        dealt = state.State(
            agenda=[BeginYear()],
            choices=[None] * seats,
            data=tables,
            options=options,
            players=[
                Player(self.fresh_sheet(), tuple(shuffled(seed, f"player-{seat}", cards)))
                for seat in range(seats)
            ],
            fate=shuffled(seed, "fate", range(len(tables.fate_ids))),  # 2.1
            discard=[],
            supply=-1,
            attack=(),
            personal=((),) * seats,
            neutral_deck=tuple(shuffled(seed, "neutral", cards)) if seats < 3 else (),  # 2.6
            neutral=(),
            laid=(),
            neutral_discard=(),
            year=0,
            phase="cards",
            acting=0,
            lead=0,
            seed=seed,
            shuffles=0,
        )
        if options.fort is not None and options.reward:  # 11.2.1
            receive(dealt.players[0], data.cost(tables.file.forts[options.fort - 2].reward))
        return dealt

    def fresh_sheet(self) -> list[int]:
        sheet = [0] * SIZE
        sheet[BUILT] = self.data.start  # 2.4
        sheet[PRODUCTION] = self.data.prefilled
        return sheet

    def census(self, state: state.State) -> object:
        fate = sorted([*state.fate, *state.discard, *state.attack])
        sets = [sorted([*p.deck, *p.hand, *p.paths, *p.prospects]) for p in state.players]
        neutral = sorted([*state.neutral_deck, *state.neutral, *state.neutral_discard])
        return fate, sets, neutral

    def lap(self, state: state.State) -> int:
        return state.year

    def evaluate(self, state: state.State, seat: int) -> float:
        return bot.evaluate(state, seat, self.weights[len(state.players)])

    def evaluate_all(self, state: state.State) -> list[float]:
        return bot.evaluate_all(state, self.weights[len(state.players)])

    def appraise(self, state: state.State, seat: int) -> Sequence[float]:
        return bot.terms(state, seat, bot.appraisal(state.data))

    def priors(self, state: state.State, seat: int, choices: Sequence[Move]) -> list[float]:
        return bot.priors(state, seat, choices)


GAME = HadriansWall()
