"""What a city does: all actions of a turn in their order (9), and what must be chosen at once."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from ludi.core.errors import Refusal
from ludi.core.events import Prompt
from ludi.core.moves import Move
from ludi.core.steps import Ask, Step
from ludi.games.seven_wonders import log_lines
from ludi.games.seven_wonders.building import (
    active,
    leader_cost,
    refuse_cost,
)
from ludi.games.seven_wonders.data import NOBODY
from ludi.games.seven_wonders.effects import (
    CHAIN_COINS,
    COLOR_COINS,
    REBATE,
    Does,
)
from ludi.games.seven_wonders.moves import (
    COPIES,
    DECLINE,
    FROM_PILE,
    HIDDEN_DISCARD,
    HIDDEN_STAGE,
    RECRUITS,
    BuildFromPile,
    CopyLeader,
    Decline,
    Discard,
    Recruit,
    Stage,
)
from ludi.games.seven_wonders.payment import plan
from ludi.games.seven_wonders.scoring import count
from ludi.games.seven_wonders.state import (
    CARD,
    NO_SEAT,
    SEEN_SHIFT,
    City,
    State,
    entry,
    place,
)

DISCARD_PAYS = 3  # 6.5, 7.3.3
LAST = 6  # turn of an Age
HALIKARNASSOS, SOLOMON, COPIED_SOLOMON = range(3)  # 9.9

Play = tuple[int, int, Move]  # the city, the seat that chose, the move
Came = tuple[int, Does, str]  # what came into play and may pay or ask at once: city, effects, name


# The order of a turn (9)


def carry_out(s: State, acts: list[Play]) -> list[Step[State]]:
    """Pay, place, gain (9.2 to 9.4): returns the immediate choices that follow, the first first.

    Each move carries what it pays and to whom, worked out before the turn, so that paying one
    after another is the same as paying together.
    """
    if s.trace is not None:
        log_lines.plays(s, acts)
    escrow = [0] * len(s.cities)
    came: list[Came] = []
    shown: list[Any] = [None] * len(s.cities)
    for c, by, move in acts:
        shown[c] = _act(s, c, by, move, escrow, came)
    s.last = shown
    asks: list[Step[State]] = []
    for c, does, source in came:
        asks += gain(s, c, does, source)
    if asks:
        asks.sort(key=lambda ask: isinstance(ask, CourtesanToken))  # 9.6
        s.escrow = tuple(escrow)
        asks.append(Release())
    else:
        release(s, escrow)
    return asks


def _act(s: State, c: int, by: int, move: Any, escrow: list[int], came: list[Came]) -> Move:
    """One city's action up to 9.3; what everybody sees of it."""
    data = s.data
    city = s.cities[c]
    kind = type(move)
    if kind is Recruit:
        leader = data.number[move.leader]
        city.coins -= leader_cost(s, c, leader, recruitment=True)
        city.unplayed = without(city.unplayed, leader)
        came.append((c, enter(s, city, leader), move.leader))
        return RECRUITS[move.leader]
    card = data.number[move.card]
    laid = take_from_hand(s, c, by, card)
    if kind is Discard:
        city.coins += DISCARD_PAYS
        if card >= data.first_leader:  # 6.5
            city.boxed += (entry(card, s.age),)
        else:
            s.pile += (laid,)
        return HIDDEN_DISCARD
    left, right = move.left, move.right
    if left or right or move.bank:
        city.coins -= left + right + move.bank
        escrow[c + 1 - len(escrow)] += left
        escrow[c - 1] += right
        if city.powers & REBATE:  # 12.12
            pay_out(s, c, (left > 0) + (right > 0), "hatshepsut")
    if kind is Stage:
        does = data.stage_does[city.board][city.stages]
        city.stages += 1
        city.tucked += (laid,)
        add(city, does)
        came.append((c, does, "stage"))
        return HIDDEN_STAGE[plan(left, right, move.bank)]
    if move.way == "pay":
        city.coins -= data.coins[card]
    elif move.way == "olympia":
        city.may_build_free = False
    does = erect(s, c, card, chain=move.way == "chain")
    if does.immediate or does.copies_leader:
        came.append((c, does, move.card))
    return move  # type: ignore[no-any-return]


def seen(move: Any) -> Move:
    """What the others see of a choice once it is revealed (6.4, 6.5, 16.3)."""
    kind = type(move)
    if kind is Stage:
        return HIDDEN_STAGE[plan(move.left, move.right, move.bank)]
    return HIDDEN_DISCARD if kind is Discard else move


def add(city: City, does: Does) -> None:
    city.own += does.own
    city.sale += does.sale
    city.symbols += does.symbols
    city.shields += does.shields
    city.discounts |= does.discounts
    city.powers |= does.powers
    if does.free_build:
        city.may_build_free = True  # from the next turn on, as this turn's choices are made


def pay_out(s: State, c: int, coins: int, source: str) -> None:
    """Coins from the bank."""
    if coins:
        s.cities[c].coins += coins
        s.say("gain", seat=c, coins=coins, source=source)


def erect(s: State, c: int, card: int, chain: bool) -> Does:
    """A structure comes into play; leaders that pay for building do so."""
    data = s.data
    city = s.cities[c]
    city.built += (card,)
    city.has |= 1 << card
    city.colors += 1 << 4 * data.color[card]
    does = data.does[card]
    if city.powers & (CHAIN_COINS | COLOR_COINS):
        for leader in active(city):
            like = data.does[leader]
            if chain:
                pay_out(s, c, like.chain_coins, data.ids[leader])  # 12.34
            for color, coins in like.color_coins:
                if color == data.color[card]:
                    pay_out(s, c, coins, data.ids[leader])  # 12.35
    add(city, does)
    return does


def enter(s: State, city: City, leader: int) -> Does:
    city.leaders += (leader,)
    does = s.data.does[leader]
    add(city, does)
    return does


def gain(s: State, c: int, does: Does, source: str, by_copy: bool = False) -> list[Step[State]]:
    """Immediate gains (9.4), and what must be chosen at once (9.6)."""
    city = s.cities[c]
    if does.immediate:
        counted = sum([effect.coins_now * count(s, c, effect) for effect in does.counted])
        pay_out(s, c, does.coins + counted, source)
    if does.build_from_pile:
        order = COPIED_SOLOMON if by_copy else HALIKARNASSOS if source == "stage" else SOLOMON
        s.rights = tuple(sorted((*s.rights, order * 8 + c)))
    if does.draws and c < s.seats:
        draw_leaders(s, c, does.draws)
    asks: list[Step[State]] = []
    if does.extra_leader and c < s.seats:
        if city.unplayed:
            asks.append(ExtraLeader(c))
        else:
            s.say("extra-none", seat=c)  # 18.30
    if does.copies_leader:
        asks.append(CourtesanToken(c))
    return asks


def chooser(s: State, c: int) -> int:
    """15.9: the holder makes every choice for the Free City."""
    return c if c < s.seats else s.holder


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def take_from_hand(s: State, c: int, by: int, card: int) -> int:
    """Take a card for a city from the hand of the seat that chose it; the card as it is laid."""
    city = s.cities[by]
    if card >= s.data.first_leader:
        city.unplayed = without(city.unplayed, card)
        return entry(card, place(s.age, s.round, by))
    if s.round > LAST and c >= s.seats:  # 15.9: from the Free City's own pile
        s.free_pile = ()
        return entry(card, place(s.age, s.round, NO_SEAT)) | 1 << SEEN_SHIFT + by
    city.hand = without(city.hand, card)
    return entry(card, place(s.age, s.round, by, lays_drawn(s, by, card)))


def lays_drawn(s: State, by: int, card: int) -> bool:
    """Is this the card that the holder drew for the Free City (15.7)? It is no longer in hand."""
    drawn = card == s.drawn and by == s.holder
    if drawn:
        s.drawn = NOBODY
    return drawn


def shuffled_by_fate(s: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Only a guess shuffles late: in a real game all chance is dealt at the start."""
    if not s.fate:
        return cards
    shuffled = list(cards)
    Random(s.fate * 8 + s.age).shuffle(shuffled)
    return tuple(shuffled)


@dataclass(slots=True)
class Release(Step[State]):
    """9.7: trade income arrives after the immediate choices."""

    def run(self, s: State) -> None:
        escrow, s.escrow = s.escrow, ()
        release(s, list(escrow))


def release(s: State, escrow: list[int]) -> None:
    for city, income in zip(s.cities, escrow, strict=True):
        if income:
            city.coins += income
    if s.trace is not None:
        for c, income in enumerate(escrow):
            if income:
                s.say("trade-income", seat=c, coins=income)


# Immediate choices (9.6)


def draw_leaders(s: State, c: int, n: int) -> None:
    """10.9.2: from the box into the hand."""
    box = shuffled_by_fate(s, s.box)
    left = max(0, len(box) - n)  # 18.29
    drawn, s.box = box[left:], box[:left]
    city = s.cities[c]
    city.unplayed = tuple(sorted(city.unplayed + drawn))
    s.reveal()
    log_lines.leaders_drawn(s, c, drawn)


@dataclass(slots=True)
class ExtraLeader(Ask[State]):
    """10.9.2: asked whenever there is a leader in hand, so that nobody learns if it can be paid."""

    clause: ClassVar[str] = "10.9.2"
    key: ClassVar[str] = "extra-leader"
    accepts: ClassVar[tuple[type[Move], ...]] = (Recruit, Decline)

    def moves(self, s: State, seat: int) -> list[Move]:
        city = s.cities[seat]
        able = [n for n in city.unplayed if self.cost(s, n) <= city.coins]
        return [*(RECRUITS[s.data.ids[leader]] for leader in able), DECLINE]

    def cost(self, s: State, leader: int) -> int:
        return leader_cost(s, self.seat, leader, recruitment=s.round == 0)

    def check(self, s: State, seat: int, move: Recruit | Decline) -> Refusal | None:
        if isinstance(move, Decline):
            return None
        if s.data.number[move.leader] not in s.cities[seat].unplayed:
            return Refusal("no-leader-not-in-hand", "6.1")
        return refuse_cost(s, seat, move.leader, s.round == 0, "no-extra-too-dear", "9.6")

    def play(self, s: State, seat: int, move: Recruit | Decline) -> None:
        s.agenda.pop()
        if isinstance(move, Decline):
            s.say("extra-pass", seat=seat)
            return
        leader = s.data.number[move.leader]
        cost = self.cost(s, leader)
        city = s.cities[seat]
        city.coins -= cost
        city.unplayed = without(city.unplayed, leader)
        log_lines.extra_leader(s, seat, leader, cost)
        s.agenda += reversed(gain(s, seat, enter(s, city, leader), move.leader))

    def prompt(self, s: State, seat: int | None) -> Prompt:
        if seat == self.seat:
            return Prompt("ask-extra-leader")
        return Prompt("wait-extra-leader", {"seat": self.seat, "seats": [self.seat]})

    def idle(self, s: State, seat: int) -> Move:
        return DECLINE


def neighbours_leaders(s: State, c: int) -> list[int]:
    """In play next door (11.5.1)."""
    return sorted({*s.cities[s.left(c)].leaders, *s.cities[s.right(c)].leaders})


def leaders_to_copy(s: State, c: int) -> list[int]:
    """What the Courtesan of a city can copy: each leader once (11.5.7)."""
    copied = s.cities[c].copied
    return [leader for leader in neighbours_leaders(s, c) if leader not in copied]


@dataclass(slots=True)
class CourtesanToken(Step[State]):
    """The choice is put after extra leaders have come, which it may take (18.18)."""

    city: int

    def run(self, s: State) -> None:
        if leaders_to_copy(s, self.city):
            s.agenda.append(Courtesan(chooser(s, self.city), self.city))
        elif neighbours_leaders(s, self.city):
            s.say("courtesan-none-left")  # 11.5.7
        else:
            s.say("courtesan-none")  # 11.5.3


@dataclass(slots=True)
class Courtesan(Ask[State]):
    clause: ClassVar[str] = "11.5.1"
    key: ClassVar[str] = "courtesan"
    accepts: ClassVar[tuple[type[Move], ...]] = (CopyLeader,)

    city: int

    def moves(self, s: State, seat: int) -> list[Move]:
        return [COPIES[s.data.ids[leader]] for leader in leaders_to_copy(s, self.city)]

    def check(self, s: State, seat: int, move: CopyLeader) -> Refusal | None:
        leader = s.data.number[move.leader]
        if leader in leaders_to_copy(s, self.city):
            return None
        if leader in s.cities[self.city].copied:
            return Refusal("no-courtesan-copied", "11.5.7")
        if any(leader in city.leaders for city in s.cities):
            return Refusal("no-courtesan-not-neighbour", "11.5.1")
        return Refusal("no-courtesan-not-in-play", "11.5.1")

    def play(self, s: State, seat: int, move: CopyLeader) -> None:
        s.agenda.pop()
        leader = s.data.number[move.leader]
        city = s.cities[self.city]
        city.copied += (leader,)
        log_lines.courtesan(s, self.city, leader)
        does = s.data.does[leader]
        add(city, does)
        s.agenda += reversed(gain(s, self.city, does, move.leader, by_copy=True))

    def prompt(self, s: State, seat: int | None) -> Prompt:
        if seat != self.seat:
            return Prompt("wait-courtesan", {"seat": self.seat, "seats": [self.seat]})
        return Prompt("ask-free-city-courtesan" if self.city >= s.seats else "ask-courtesan")


# Builds from the discard pile (9.9)


@dataclass(slots=True)
class PileBuilds(Step[State]):
    """Every right that arose in the turn, one after another; new ones join the queue (9.9.3)."""

    def run(self, s: State) -> None:
        if not s.rights:
            return
        right, s.rights = s.rights[0], s.rights[1:]
        s.agenda.append(self)
        order, c = divmod(right, 8)
        source = ("halikarnassos", "solomon", "courtesans")[order]
        if not s.pile:
            s.say("pile-empty", source=source)
            return
        seat = chooser(s, c)
        s.pile = tuple([card | 1 << SEEN_SHIFT + seat for card in s.pile])
        s.reveal()
        s.say("pile", seat=seat, source=source)
        s.agenda.append(FromPile(seat, c, order))


@dataclass(slots=True)
class FromPile(Ask[State]):
    """Asked even if nothing fits, so that nobody learns what lies in the pile (9.9.2)."""

    clause: ClassVar[str] = "9.9"
    key: ClassVar[str] = "pile"
    accepts: ClassVar[tuple[type[Move], ...]] = (BuildFromPile, Decline)

    city: int
    order: int

    def moves(self, s: State, seat: int) -> list[Move]:
        has = s.cities[self.city].has
        cards = sorted({card & CARD for card in s.pile})
        return [*(FROM_PILE[card] for card in cards if not has >> card & 1), DECLINE]

    def check(self, s: State, seat: int, move: BuildFromPile | Decline) -> Refusal | None:
        if isinstance(move, Decline):
            return None
        card = s.data.number[move.card]
        if all(lying & CARD != card for lying in s.pile):
            return Refusal("no-pile-not-there", "9.9.1")
        if s.cities[self.city].has >> card & 1:
            key = "no-free-city-same-name" if self.city >= s.seats else "no-pile-same-name"
            return Refusal(key, "9.9.1", {"card": move.card})
        return None

    def play(self, s: State, seat: int, move: BuildFromPile | Decline) -> None:
        s.agenda.pop()
        if isinstance(move, Decline):
            s.say("pile-pass", seat=self.city)
            return
        card = s.data.number[move.card]
        at = next(n for n, lying in enumerate(s.pile) if lying & CARD == card)
        s.commit()  # 16.3: all learn whose discard it was
        log_lines.from_pile(s, self.city, s.pile[at])
        s.pile = s.pile[:at] + s.pile[at + 1 :]
        does = erect(s, self.city, card, chain=False)
        s.agenda += reversed(gain(s, self.city, does, move.card))

    def prompt(self, s: State, seat: int | None) -> Prompt:
        if seat != self.seat:
            return Prompt("wait-pile", {"seat": self.seat, "seats": [self.seat]})
        if self.city >= s.seats:
            return Prompt("ask-free-city-pile")
        return Prompt(
            ("ask-pile-halikarnassos", "ask-pile-solomon", "ask-pile-courtesans")[self.order]
        )

    def idle(self, s: State, seat: int) -> Move:
        return DECLINE
