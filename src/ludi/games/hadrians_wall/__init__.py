"""Hadrian's Wall: six Years on a stretch of the Wall, a sheet on either side."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

import msgspec

from ludi.core import game as core
from ludi.core.chance import shuffled
from ludi.games.hadrians_wall import boxes, chain, data, guess, scoring, view, warnings
from ludi.games.hadrians_wall.data import CARD_IDS, Tables
from ludi.games.hadrians_wall.heuristics import HadriansWallHeuristics
from ludi.games.hadrians_wall.layout import BUILT, PRODUCTION, SIZE
from ludi.games.hadrians_wall.moves import HadriansWallMove
from ludi.games.hadrians_wall.sheet import receive
from ludi.games.hadrians_wall.state import Options, Player, State
from ludi.games.hadrians_wall.steps import BeginYear
from ludi.games.hadrians_wall.view import View


class HadriansWall(core.Game[State, HadriansWallMove, View, Options, Tables]):
    id = "hadrians-wall"
    seats = range(1, 7)
    rules = 1
    Heuristics: ClassVar[type[core.AnyHeuristics]] = HadriansWallHeuristics
    folder = Path(__file__).parent
    Brings: ClassVar[type[msgspec.Struct] | None] = chain.Brings
    acquisitions: ClassVar[Mapping[str, str]] = {"path": "card", "build": "building"}

    load_data = staticmethod(data.load)
    view = staticmethod(view.view)
    guess = staticmethod(guess.guess)
    result = staticmethod(scoring.result)
    standing = staticmethod(scoring.scores)
    warnings = staticmethod(warnings.warnings)
    brings = staticmethod(chain.brings)
    why_not_at = staticmethod(boxes.why_not_at)

    def check_options(self, seats: int, options: Options) -> None:
        if options.fort is not None and seats != 1:
            raise self.texts.invalid("invalid-campaign-alone")
        if options.reward and (options.fort or 1) == 1:
            raise self.texts.invalid("invalid-campaign-reward")

    def set_up(self, seats: int, seed: str, options: Options) -> State:
        tables = self.data
        cards = range(len(CARD_IDS))
        dealt = State(
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

    def census(self, state: State) -> object:
        fate = sorted([*state.fate, *state.discard, *state.attack])
        sets = [sorted([*p.deck, *p.hand, *p.paths, *p.prospects]) for p in state.players]
        neutral = sorted([*state.neutral_deck, *state.neutral, *state.neutral_discard])
        return fate, sets, neutral


GAME = HadriansWall()
