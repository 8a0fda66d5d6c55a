"""The position: plain data, nothing computed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, ClassVar

import msgspec

from ludi.core import state as core
from ludi.core.game import Options as CoreOptions
from ludi.games.hadrians_wall.data import Difficulty, Tables
from ludi.games.hadrians_wall.moves import HadriansWallMove

if TYPE_CHECKING:
    from ludi.games.hadrians_wall.view import View


class Options(CoreOptions, frozen=True):
    difficulty: Difficulty = "easy"  # 7.3
    no_passing: bool = False  # 11.3
    fort: Annotated[int, msgspec.Meta(ge=1, le=16)] | None = None  # 11.2: of the solo campaign
    reward: bool = False  # 11.2: the challenge of the fort before was met


@dataclass(slots=True)
class Player:
    sheet: list[int]  # both sheets and the items on the board; see layout
    deck: tuple[int, ...]  # top card last
    hand: tuple[int, ...] = ()  # the two cards drawn, before the choice
    paths: tuple[int, ...] = ()  # by Year
    prospects: tuple[int, ...] = ()  # by Year; the last is the current one
    pending: tuple[int, ...] = ()  # choices that icons still ask for, the first one now

    def copy(self) -> Player:
        return Player(self.sheet[:], self.deck, self.hand, self.paths, self.prospects, self.pending)


@dataclass(slots=True, kw_only=True)
class State(core.State[HadriansWallMove, "View"]):
    START_CLAUSE: ClassVar[str] = "5.14"
    END_CLAUSE: ClassVar[str] = "10.1"

    data: Tables = field(compare=False, repr=False)
    options: Options
    players: list[Player]
    fate: list[int]  # the draw pile, top card last
    discard: list[int]
    supply: int  # the Fate card of the Year; -1 before the first
    attack: tuple[int, ...]  # Fate cards lying open for the attack
    personal: tuple[tuple[int, ...], ...]  # those that only one player faces (11.3.1), by seat
    neutral_deck: tuple[int, ...]  # top card last
    neutral: tuple[int, ...]  # this Year's neutral Prospect cards
    laid: tuple[int, ...]  # on them: resources and soldiers of the first, then of the second
    neutral_discard: tuple[int, ...]
    year: int
    phase: str
    acting: int  # seats that have not stopped, as bits
    lead: int  # whose turn it is, where seats take turns (5.13)
    seed: str  # of reshuffles
    shuffles: int

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.agenda = self.agenda[:]
        twin.choices = self.choices[:]
        twin.trace = None
        twin.data = self.data
        twin.options = self.options
        twin.players = [player.copy() for player in self.players]
        twin.fate = self.fate[:]
        twin.discard = self.discard[:]
        twin.supply = self.supply
        twin.attack = self.attack
        twin.personal = self.personal
        twin.neutral_deck = self.neutral_deck
        twin.neutral = self.neutral
        twin.laid = self.laid
        twin.neutral_discard = self.neutral_discard
        twin.year = self.year
        twin.phase = self.phase
        twin.acting = self.acting
        twin.lead = self.lead
        twin.seed = self.seed
        twin.shuffles = self.shuffles
        return twin

    def turn(self) -> str:
        return str(self.year)
