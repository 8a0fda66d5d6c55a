"""Prefects, Praefectus Magnus (6.3, 5.6), and Specialists (6.9)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from ludi.core.errors import Refusal
from ludi.core.events import Prompt
from ludi.core.moves import Move
from ludi.core.steps import Decision, Step
from ludi.games.concordia.data import ACTIONS, GOODS, MASON
from ludi.games.concordia.map import Map
from ludi.games.concordia.moves import Produce, TakeCoins
from ludi.games.concordia.state import State
from ludi.games.concordia.steps.common import in_words
from ludi.games.concordia.steps.storing import store

TAKE_COINS = TakeCoins()


@cache
def productions(board: Map) -> list[tuple[int, Produce]]:
    return [(1 << n, Produce(province)) for n, province in enumerate(board.provinces)]


def marker_coins(s: State) -> int:
    """The coins on all inactive markers (6.3.b)."""
    active, marker = s.active_provinces, s.data.marker
    return sum([marker[good] for n, good in enumerate(s.markers) if not active >> n & 1])


def prefect(s: State, seat: int) -> None:
    if s.active_provinces:
        s.agenda.append(Prefecture(seat))
    else:  # 6.3.b.1: nothing to choose
        take_coins(s, seat)


@dataclass(slots=True)
class Prefecture(Decision[State]):
    clause: ClassVar[str] = "6.3"
    key: ClassVar[str] = "prefect-mode"
    accepts: ClassVar[tuple[type[Move], ...]] = (Produce, TakeCoins)

    def moves(self, s: State, seat: int) -> list[Move]:
        active = s.active_provinces
        everywhere = productions(s.data.maps[s.map])
        found: list[Move] = [move for province, move in everywhere if active & province]
        if len(found) < len(everywhere):
            found.append(TAKE_COINS)
        return found

    def check(self, s: State, seat: int, move: Produce | TakeCoins) -> Refusal | None:
        board = s.data.maps[s.map]
        if isinstance(move, TakeCoins):
            if s.active_provinces.bit_count() == len(board.provinces):
                return Refusal("no-prefect-coins", "6.3.b.1")
            return None
        province = board.province_number.get(move.province)
        if province is None:
            return Refusal("no-not-on-map", "2.1", {"map": s.map})
        if not s.active_provinces >> province & 1:
            return Refusal("no-produce-inactive", "6.3.a")
        return None

    def play(self, s: State, seat: int, move: Produce | TakeCoins) -> None:
        s.agenda.pop()
        if isinstance(move, TakeCoins):
            take_coins(s, seat)
        else:
            produce(s, seat, s.data.maps[s.map].province_number[move.province])

    def asked(self, s: State) -> Prompt:
        coins = marker_coins(s)
        if coins:
            return Prompt("ask-prefect-mode", {"n": coins})
        return Prompt("ask-prefect-province")


def take_coins(s: State, seat: int) -> None:
    """6.3.b"""
    coins = marker_coins(s)
    s.players[seat].coins += coins
    s.active_provinces = (1 << len(s.markers)) - 1
    s.say("prefect-coins", seat=seat, n=coins)
    s.say("provinces-active")


def produce(s: State, seat: int, province: int) -> None:
    """6.3.a: the bonus for the player, then a good from every house of the province."""
    good = s.markers[province]
    doubled = s.praefectus == seat
    bonus = bonus_of(s, seat)
    s.active_provinces ^= 1 << province
    if s.trace is not None:
        name = s.data.maps[s.map].provinces[province]
        s.say("produce", seat=seat, province=name)
        s.say("bonus-double" if doubled else "bonus", seat=seat, good=GOODS[good], n=bonus)
        s.say("marker-inactive", province=name, n=s.data.marker[good])
    if doubled:
        s.agenda.append(PassPraefectus(seat))
    seats = len(s.players)
    choosing = []
    for n in range(seats):  # 5.2.4: in turn order from the active player
        other = (seat + n) % seats
        say_harvest(s, other, province)
        batch = batch_of(s, other, province, prefect=n == 0)
        if any(batch):
            overflow = store(s, other, batch)
            if overflow is not None:
                choosing.append(overflow)
    s.agenda.extend(reversed(choosing))


def bonus_of(s: State, seat: int) -> int:
    """Units of the marker's good for the Prefect's player (6.3.a, 5.6.2)."""
    return 2 if s.praefectus == seat else 1


def harvest(s: State, seat: int, cities: int) -> list[int]:
    """What a player's houses in these cities yield (5.5.2)."""
    batch = [0, 0, 0, 0, 0]
    own = s.players[seat].houses & cities
    while own:
        lowest = own & -own
        own ^= lowest
        batch[s.tokens[lowest.bit_length() - 1]] += 1
    return batch


def batch_of(s: State, seat: int, province: int, prefect: bool) -> list[int]:
    """All that a production brings a player, the bonus of the Prefect's player in it (5.2.5)."""
    batch = harvest(s, seat, s.data.maps[s.map].in_province[province])
    if prefect:
        batch[s.markers[province]] += bonus_of(s, seat)
    return batch


def say_harvest(s: State, seat: int, province: int) -> None:
    if s.trace is not None:
        batch = batch_of(s, seat, province, prefect=False)
        gain = [(good, n) for good, n in enumerate(batch) if n]
        if gain:
            s.say("house-goods", seat=seat, gain=in_words(gain))


def houses_of(s: State, seat: int, good: int) -> int:
    """Houses in cities of a good: what its Specialist yields (6.9.1)."""
    return (s.players[seat].houses & s.by_good[good]).bit_count()


@dataclass(slots=True)
class PassPraefectus(Step[State]):
    """6.3.a.4: once everybody has stored, the card goes to the right neighbour (5.6.2)."""

    seat: int

    def run(self, s: State) -> None:
        s.praefectus = (self.seat - 1) % len(s.players)
        s.say("praefectus-pass", target=s.praefectus)


def specialist(s: State, seat: int, action: int) -> None:
    """6.9.1: one kind of good, so there is never anything to choose."""
    good = action - MASON
    n = houses_of(s, seat, good)
    if n == 0:
        s.say("no-effect", card=ACTIONS[action])
        return
    s.say("specialist", seat=seat, good=GOODS[good], n=n)
    batch = [0, 0, 0, 0, 0]
    batch[good] = n
    store(s, seat, batch)
