"""The position: plain data, nothing computed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from ludi.core import state as core
from ludi.core.game import Options as CoreOptions
from ludi.games.concordia.data import Tables
from ludi.games.concordia.moves import ConcordiaMove

if TYPE_CHECKING:
    from ludi.games.concordia.view import View


class Options(CoreOptions, frozen=True):
    map: Literal["auto", "imperium", "italia"] = "auto"  # 2.1; auto: by the number of players
    intermediate_scoring: bool = False  # 11
    open_hands: bool = False  # 3.2


@dataclass(slots=True)
class Player:
    coins: int
    goods: list[int]  # in the storehouse, from brick to cloth
    stored: list[int]  # colonists in the storehouse, land and sea
    places: list[int]  # of the colonists on the board (see map.py)
    houses: int  # bit mask of cities
    hand: int  # bit mask of cards
    discard: int  # bit mask of cards, the top one included
    top: int  # card on top of the discard pile, or GAP

    def copy(self) -> Player:
        return Player(
            self.coins,
            self.goods[:],
            self.stored[:],
            self.places[:],
            self.houses,
            self.hand,
            self.discard,
            self.top,
        )


@dataclass(slots=True, kw_only=True)
class State(core.State[ConcordiaMove, "View"]):
    START_CLAUSE: ClassVar[str] = "13.1"
    END_CLAUSE: ClassVar[str] = "8.5"

    data: Tables = field(compare=False, repr=False)
    options: Options
    map: str
    tokens: tuple[int, ...]  # good of each city (2.2)
    by_good: tuple[int, ...]  # bit mask of cities for each good
    markers: tuple[int, ...]  # bonus good of each province (2.3)
    players: list[Player]
    active_provinces: int  # bit mask: those whose marker shows the good (2.3)
    occupied: int  # bit mask of lines with a colonist
    market: list[int]  # card in each slot, or GAP
    stack: list[int]  # top card last
    start: int  # seat that began (2.6)
    turns: int  # turns begun
    praefectus: int  # seat that holds Praefectus Magnus
    concordia: int  # seat that holds Concordia, or GAP
    interim: list[int]  # intermediate score of each seat, or GAP (11.2)
    ended: str  # what triggered the end: "houses" or "cards"; "" before

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.agenda = self.agenda[:]
        twin.choices = self.choices[:]
        twin.trace = None
        twin.data = self.data
        twin.options = self.options
        twin.map = self.map
        twin.tokens = self.tokens
        twin.by_good = self.by_good
        twin.markers = self.markers
        twin.players = [player.copy() for player in self.players]
        twin.active_provinces = self.active_provinces
        twin.occupied = self.occupied
        twin.market = self.market[:]
        twin.stack = self.stack[:]
        twin.start = self.start
        twin.turns = self.turns
        twin.praefectus = self.praefectus
        twin.concordia = self.concordia
        twin.interim = self.interim[:]
        twin.ended = self.ended
        return twin

    def turn(self) -> str:
        return str(self.turns)
