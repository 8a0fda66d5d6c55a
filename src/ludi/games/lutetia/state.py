"""The position: plain data, nothing computed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

import msgspec

from ludi.core import state as core
from ludi.core.game import Options as CoreOptions
from ludi.games.lutetia.data import Tables
from ludi.games.lutetia.moves import LutetiaMove

if TYPE_CHECKING:
    from ludi.games.lutetia.view import View


class Options(CoreOptions, frozen=True):
    bribe_mode: Literal["waves", "live"] = "waves"  # 7.5, 7.6
    bribe_wave_limit: Annotated[int, msgspec.Meta(ge=2)] | None = 12  # 7.5.6
    stall_limit_rounds: Annotated[int, msgspec.Meta(ge=1)] | None = 10  # 9.4


@dataclass(slots=True)
class Player:
    supply: int
    cards: list[int] = field(default_factory=list)
    units: list[int] = field(default_factory=lambda: [0, 0, 0, 0])  # symbols and Apprentices
    legions: list[int] = field(default_factory=list)  # those of `cards`, in ascending order
    attached: dict[int, int] = field(default_factory=dict)  # Apprentice -> its producer
    waiting: list[int] = field(default_factory=list)  # Apprentices without a producer (8.9.5)

    def copy(self) -> Player:
        return Player(
            self.supply,
            self.cards[:],
            self.units[:],
            self.legions[:],
            self.attached.copy() if self.attached else {},
            self.waiting[:],
        )


@dataclass(frozen=True, slots=True)
class Wishes:
    """What sensible players want of the cards for sale, each list by seat."""

    gains: list[list[float]]  # points that each card would bring
    likely: list[list[float]]  # each bid, at first sight
    wanted: list[list[float]]  # how likely each action card is among them
    looks: list[Looks | None]  # for who has looked more closely


class Looks:
    """What each bid would bring to a seat, in worlds where the others bid at first sight."""

    __slots__ = ("likely", "worlds")

    def __init__(self, worlds: list[list[float]]) -> None:
        self.worlds = worlds
        self.likely: list[float] | None = None  # each bid, once worked out


@dataclass(slots=True, kw_only=True)
class State(core.State[LutetiaMove, "View"]):
    START_CLAUSE: ClassVar[str] = "16.2"
    END_CLAUSE: ClassVar[str] = "10.1"

    data: Tables = field(compare=False, repr=False)
    options: Options
    columns: int  # tokens in each row (3.1)
    players: list[Player]
    characters: list[int]  # the decks, top card last
    places: list[int]
    bazaars: list[int]  # removed unseen (3.5)
    removed: list[int]
    market: list[int]  # card under each token, or GAP
    coins: list[int]  # lying on it
    bids: list[tuple[int, ...]]  # action cards of each seat, first and second; () before bidding
    bribes: list[list[int]]  # lying on them
    face_up: bool
    support: list[int]  # Legions spent for each seat on the contested card
    ready: list[bool]  # live bribes
    round: int
    phase: int
    bank: int  # coins paid out less coins taken in (16.3)
    settled: bool  # a card was bought or removed in this round
    quiet: int  # rounds in a row without one (9.4)
    ended: str  # what ended the game; "" while it goes on
    wishes: Wishes | None = field(default=None, compare=False, repr=False)  # once worked out

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.agenda = self.agenda[:]
        twin.choices = self.choices[:]
        twin.trace = None
        twin.memo = None
        twin.data = self.data
        twin.options = self.options
        twin.columns = self.columns
        twin.players = [player.copy() for player in self.players]
        twin.characters = self.characters[:]
        twin.places = self.places[:]
        twin.bazaars = self.bazaars
        twin.removed = self.removed[:]
        twin.market = self.market[:]
        twin.coins = self.coins[:]
        twin.bids = self.bids[:]
        twin.bribes = [pair[:] for pair in self.bribes]
        twin.face_up = self.face_up
        twin.support = self.support[:]
        twin.ready = self.ready[:]
        twin.round = self.round
        twin.phase = self.phase
        twin.bank = self.bank
        twin.settled = self.settled
        twin.quiet = self.quiet
        twin.ended = self.ended
        twin.wishes = self.wishes
        return twin

    def turn(self) -> str:
        return str(self.round)
