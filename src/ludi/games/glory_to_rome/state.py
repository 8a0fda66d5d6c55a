"""The position: plain data. The masks are kept beside it because every move asks for them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from ludi.core import state as core
from ludi.core.game import Options as CoreOptions
from ludi.core.moves import Move
from ludi.games.glory_to_rome.data import NONE, Tables
from ludi.games.glory_to_rome.moves import Concede, GloryToRomeMove, Withdraw

if TYPE_CHECKING:
    from ludi.games.glory_to_rome.view import View


class Options(CoreOptions, frozen=True):
    variant: Literal["standard", "classic", "simplified"] = "standard"  # 20
    first_leader_names: Literal["pl", "en"] = "pl"  # 3.4.2
    open_hands: bool = False  # 20.4


@dataclass(slots=True)
class Structure:
    """Never changed once made: a structure that grows is replaced, so that copies can share it."""

    kind: int
    site: int  # the material of its site
    materials: tuple[int, ...] = ()
    completed: bool = False
    opened: int = NONE  # the material with which a Stairway opened it to all


def counts() -> list[int]:
    """One count for each material, or for each role: they go together (1.2)."""
    return [0, 0, 0, 0, 0, 0]


NOBODY = (0, 0, 0, 0, 0, 0)
NOT_YET = -1  # `plays` of a seat that has not chosen in this round


@dataclass(slots=True)
class Player:
    """Lists are what changes often; what changes rarely is a tuple, which copies can share."""

    hand: list[int]  # orders
    senators: int
    influence: int
    clients: list[int] = field(default_factory=counts)
    hired: tuple[int, ...] = NOBODY  # of these, in this round (7.8)
    stockpile: list[int] = field(default_factory=counts)
    vault: list[int] = field(default_factory=counts)  # what everybody saw going in
    vault_own: tuple[int, ...] = ()  # orders only the owner saw (Basilica)
    vault_unseen: tuple[int, ...] = ()  # orders nobody saw (Atrium)
    structures: list[Structure] = field(default_factory=list)
    names: int = 0  # mask of the structures owned, started or completed
    completed: int = 0  # mask of those completed
    functions: int = 0  # mask of the functions active for this player (16.1)
    camp: tuple[int, ...] = ()  # orders played this round
    camp_senators: int = 0
    plays: int = NOT_YET  # made this round; 0 after thinking
    craftsman: bool = False  # performed a craftsman action this round (15.3)
    revealed: tuple[int, ...] = ()  # for a demand in this round (13.8)
    # What the others know of the hand
    shown: tuple[int, ...] = ()  # orders revealed that are still there
    denied: tuple[tuple[int, int], ...] = ()  # (mask of materials absent, in how many cards)

    def copy(self) -> Player:
        twin = Player.__new__(Player)
        twin.hand = self.hand[:]
        twin.senators = self.senators
        twin.influence = self.influence
        twin.clients = self.clients[:]
        twin.hired = self.hired
        twin.stockpile = self.stockpile[:]
        twin.vault = self.vault[:]
        twin.vault_own = self.vault_own
        twin.vault_unseen = self.vault_unseen
        twin.structures = self.structures[:]
        twin.names = self.names
        twin.completed = self.completed
        twin.functions = self.functions
        twin.camp = self.camp
        twin.camp_senators = self.camp_senators
        twin.plays = self.plays
        twin.craftsman = self.craftsman
        twin.revealed = self.revealed
        twin.shown = self.shown
        twin.denied = self.denied
        return twin


@dataclass(slots=True, kw_only=True)
class State(core.State[GloryToRomeMove, "View"]):
    START_CLAUSE: ClassVar[str] = "0.7"
    END_CLAUSE: ClassVar[str] = "18.1"
    ASIDES: ClassVar[tuple[type[Move], ...]] = (Concede, Withdraw)

    data: Tables = field(compare=False, repr=False)
    options: Options
    players: list[Player]
    deck: list[int]  # top card last
    removed: list[int]  # unseen, in the simplified game (20.3.2)
    pool: list[int]  # cards of each material
    in_town: list[int]  # sites of each material
    out_of_town: list[int]
    senators: int  # in the supply
    leader: int
    role: int  # led in this round, or NONE
    round: int
    drawn: int  # the card drawn with a Fountain and not yet used, or NONE
    opened: int  # mask of the functions opened to all
    forum: bool  # is a Forum's function active for anybody?
    idle: int  # rounds in a row in which the leader thought and took nothing (5.5.1)
    conceded: list[int]  # whom each seat names as winner, or NONE (18.9)
    ended: str  # what ended the game; "" while it goes on
    champions: list[int]  # who won without counting points (19.1)

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.agenda = self.agenda[:]
        twin.choices = self.choices
        twin.trace = None
        twin.data = self.data
        twin.options = self.options
        twin.players = [player.copy() for player in self.players]
        twin.deck = self.deck[:]
        twin.removed = self.removed
        twin.pool = self.pool[:]
        twin.in_town = self.in_town[:]
        twin.out_of_town = self.out_of_town[:]
        twin.senators = self.senators
        twin.leader = self.leader
        twin.role = self.role
        twin.round = self.round
        twin.drawn = self.drawn
        twin.opened = self.opened
        twin.forum = self.forum
        twin.idle = self.idle
        twin.conceded = self.conceded[:]
        twin.ended = self.ended
        twin.champions = self.champions[:]
        return twin

    def turn(self) -> str:
        return str(self.round)
