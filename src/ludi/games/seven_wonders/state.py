"""The position: plain data. What a city has added up so far is kept beside the cards themselves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from ludi.core import state as core
from ludi.core.game import Options as CoreOptions
from ludi.games.seven_wonders.data import NOBODY, Tables
from ludi.games.seven_wonders.moves import SevenWondersMove

if TYPE_CHECKING:
    from ludi.games.seven_wonders.view import View

FREE_CITY = 2  # its number in a two-player game (15.12)


class Options(CoreOptions, frozen=True):
    leaders: bool = True  # 17.2
    wonder_assignment: Literal["random", "choice"] = "random"  # 3.3.1
    wonder_side: Literal["random", "all-a", "all-b", "choice"] = "random"  # 3.3.1
    new_guilds_without_leaders: bool = False  # 3.2.1
    custom_leader: bool = False  # 17.1
    maecenas_scope: Literal["recruitment", "always"] = "recruitment"  # 17.3
    roma_b_keeps_leaders: bool = True  # 17.4
    free_city_start_coins: Literal[3, 6] = 3  # 15.2


@dataclass(slots=True)
class City:
    """A city, a player's or the Free City. Hidden cards carry when and by whom they were laid."""

    board: int  # NOBODY until it is chosen
    coins: int
    hand: tuple[int, ...] = ()  # Age cards; in the draft the leaders to choose from
    unplayed: tuple[int, ...] = ()  # leaders in hand
    built: tuple[int, ...] = ()
    leaders: tuple[int, ...] = ()  # in play
    copied: tuple[int, ...] = ()  # under the Courtesan token
    tucked: tuple[int, ...] = ()  # one entry a stage: card and place, see `entry`
    boxed: tuple[int, ...] = ()  # leaders returned to the box: card and Age
    stages: int = 0
    victories: int = 0  # tokens, four bits an Age
    defeats: int = 0
    may_build_free: bool = False  # the right of Olympia A in this Age
    # Added up
    has: int = 0  # built, one bit a card
    colors: int = 0  # cards built, four bits a colour
    symbols: int = 0  # four bits each, wild ones last
    shields: int = 0
    own: int = 0  # production, see payment.py
    sale: int = 0  # what of it neighbours may buy
    discounts: int = 0
    powers: int = 0

    def copy(self) -> City:
        twin = City.__new__(City)
        twin.board = self.board
        twin.coins = self.coins
        twin.hand = self.hand
        twin.unplayed = self.unplayed
        twin.built = self.built
        twin.leaders = self.leaders
        twin.copied = self.copied
        twin.tucked = self.tucked
        twin.boxed = self.boxed
        twin.stages = self.stages
        twin.victories = self.victories
        twin.defeats = self.defeats
        twin.may_build_free = self.may_build_free
        twin.has = self.has
        twin.colors = self.colors
        twin.symbols = self.symbols
        twin.shields = self.shields
        twin.own = self.own
        twin.sale = self.sale
        twin.discounts = self.discounts
        twin.powers = self.powers
        return twin

    def count(self, color: int) -> int:
        return self.colors >> 4 * color & 15


# A hidden card lies where somebody put it at some time: what others can know of it follows.

CARD_BITS, SEEN_SHIFT = 7, 17
CARD = (1 << CARD_BITS) - 1
NO_SEAT = 7


def place(age: int, round: int, by: int, drawn: bool = False) -> int:
    """Round 0 is the Recruitment, 7 Babylon's seventh card. `drawn`: from the Free City's pile."""
    return ((age * 8 + round) * 8 + by) * 2 + drawn


def entry(card: int, place: int) -> int:
    return card | place << CARD_BITS


@dataclass(slots=True, kw_only=True)
class State(core.State[SevenWondersMove, "View"]):
    START_CLAUSE: ClassVar[str] = "7.2"
    END_CLAUSE: ClassVar[str] = "14.1"

    data: Tables = field(compare=False, repr=False)
    options: Options
    seats: int  # players
    cities: list[City]  # by seat; in a two-player game the Free City is the third
    age: int = 0  # 0: boards and draft
    round: int = 0  # turn of the draft 1 to 3, of an Age 1 to 6; 0: Recruitment
    decks: tuple[tuple[int, ...], ...]  # of the Ages not yet dealt, each in the order it is dealt
    guilds: tuple[int, ...]  # left in the box unseen (3.2)
    box: tuple[int, ...]  # leaders never dealt, the next one to draw last
    boards: tuple[int, ...]  # not yet taken, where boards are chosen
    drafted: tuple[tuple[int, ...], ...]  # leaders kept by each seat, in the order they were kept
    pile: tuple[int, ...] = ()  # discards: card, place, and one bit for each seat that saw it
    rights: tuple[int, ...] = ()  # to build from the pile: order * 8 + city (9.9)
    escrow: tuple[int, ...] = ()  # trade income not yet released (9.7)
    last: list[SevenWondersMove | None] = field(default_factory=list)  # as everybody saw them
    # Two players
    free_pile: tuple[int, ...] = ()  # the next card last
    holder: int = NOBODY
    drawn: int = NOBODY  # the card the holder drew this turn
    free_choice: SevenWondersMove | None = None  # what the holder chose for the Free City
    # In a guess: decks and box lie in no order and are shuffled from this when they are used
    fate: int = 0

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.agenda = self.agenda[:]
        twin.choices = self.choices[:]
        twin.trace = None
        twin.memo = None
        twin.data = self.data
        twin.options = self.options
        twin.seats = self.seats
        twin.cities = [city.copy() for city in self.cities]
        twin.age = self.age
        twin.round = self.round
        twin.decks = self.decks
        twin.guilds = self.guilds
        twin.box = self.box
        twin.boards = self.boards
        twin.drafted = self.drafted
        twin.pile = self.pile
        twin.rights = self.rights
        twin.escrow = self.escrow
        twin.last = self.last
        twin.free_pile = self.free_pile
        twin.holder = self.holder
        twin.drawn = self.drawn
        twin.free_choice = self.free_choice
        twin.fate = self.fate
        return twin

    def left(self, city: int) -> int:
        """The next city clockwise (1.1)."""
        return (city + 1) % len(self.cities)

    def right(self, city: int) -> int:
        return (city - 1) % len(self.cities)

    def turn(self) -> str:
        return f"{self.age}.{self.round}"
