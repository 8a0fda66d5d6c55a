"""New colonists: the Tribune (6.1) and the Colonist card (6.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ludi.core.errors import Refusal
from ludi.core.events import Prompt
from ludi.core.moves import Move
from ludi.core.steps import Decision
from ludi.games.concordia.data import CITIES, FOOD, GAP, TOOLS
from ludi.games.concordia.map import KINDS, Map
from ludi.games.concordia.moves import EndSettling, Settle, TakeCoins
from ludi.games.concordia.state import Player, State
from ludi.games.concordia.steps.common import in_words, lacking, pay

FREE_CARDS = 3  # 6.1.2
COLONIST_COINS = 5  # 6.5.b
COST = ((FOOD, 1), (TOOLS, 1))  # 6.1.3, 6.5.a

END_SETTLING = EndSettling()
TAKE_COINS = TakeCoins()
SETTLES = {(kind, city): Settle(kind, city) for kind in KINDS for city in CITIES}


def can_settle(player: Player) -> bool:
    """6.5.a.2: Roma always takes both kinds."""
    goods, stored = player.goods, player.stored
    return bool(goods[FOOD] and goods[TOOLS] and (stored[0] or stored[1]))


def settle(s: State, seat: int, move: Settle) -> None:
    board = s.data.maps[s.map]
    player = s.players[seat]
    kind = KINDS.index(move.colonist)
    pay(player.goods, COST)
    player.stored[kind] -= 1
    player.places.append(board.in_city(board.city_number[move.city], kind))
    if s.trace is not None:
        s.say("place", seat=seat, colonist=move.colonist, city=move.city, cost=in_words(COST))


# The Tribune


def tribune_coins(taken: int) -> int:
    """For the cards taken back, the Tribune among them (6.1.2)."""
    return max(0, taken - FREE_CARDS)


def tribune(s: State, seat: int) -> None:
    player = s.players[seat]
    taken = player.discard.bit_count()
    player.hand |= player.discard  # 6.1.1
    player.discard = 0
    player.top = GAP
    coins = tribune_coins(taken)
    player.coins += coins
    s.say("tribune-return", seat=seat, n=taken)
    if coins:
        s.say("gain-coins", seat=seat, n=coins)
    if can_settle(player):  # 6.1.3
        s.agenda.append(TribuneColonist(seat))


@dataclass(slots=True)
class TribuneColonist(Decision[State]):
    clause: ClassVar[str] = "6.1.3"
    key: ClassVar[str] = "tribune-colonist"
    accepts: ClassVar[tuple[type[Move], ...]] = (Settle, EndSettling)

    def moves(self, s: State, seat: int) -> list[Move]:
        roma = s.data.maps[s.map].cities[-1]
        stored = s.players[seat].stored
        kinds = [kind for kind, n in zip(KINDS, stored, strict=True) if n]
        return [END_SETTLING, *[SETTLES[kind, roma] for kind in kinds]]

    def check(self, s: State, seat: int, move: Settle | EndSettling) -> Refusal | None:
        if isinstance(move, Settle):
            if move.city != s.data.maps[s.map].cities[-1]:
                return Refusal("no-tribune-city", "6.1.3")
            if not s.players[seat].stored[KINDS.index(move.colonist)]:
                return Refusal("no-tribune-none", "6.1.3", {"colonist": move.colonist})
        return None

    def play(self, s: State, seat: int, move: Settle | EndSettling) -> None:
        s.agenda.pop()
        if isinstance(move, Settle):
            settle(s, seat, move)
        else:
            s.say("no-colonist", seat=seat)


# The Colonist card


def colonist(s: State, seat: int) -> None:
    if can_settle(s.players[seat]):
        s.agenda.append(ColonistMode(seat))
    else:  # 12.37
        take_coins(s, seat)


def coins_for(player: Player) -> int:
    return COLONIST_COINS + len(player.places)


def take_coins(s: State, seat: int) -> None:
    """6.5.b"""
    player = s.players[seat]
    coins = coins_for(player)
    player.coins += coins
    s.say("colonist-coins", seat=seat, n=coins)


def settlements(s: State, seat: int) -> list[Move]:
    """Every colonist in every city that takes it (6.5.a)."""
    board = s.data.maps[s.map]
    player = s.players[seat]
    found: list[Move] = []
    for kind, name in enumerate(KINDS):
        if player.stored[kind]:
            cities = player.houses & board.has_line[kind]
            found.append(SETTLES[name, board.cities[-1]])
            while cities:
                lowest = cities & -cities
                cities ^= lowest
                found.append(SETTLES[name, board.cities[lowest.bit_length() - 1]])
    return found


def refuse_settlement(s: State, seat: int, move: Settle) -> Refusal | None:
    board: Map = s.data.maps[s.map]
    player = s.players[seat]
    kind = KINDS.index(move.colonist)
    city = board.city_number.get(move.city)
    if city is None:
        return Refusal("no-not-on-map", "2.1", {"map": s.map})
    if not player.stored[kind]:
        return Refusal("no-place-none", "6.5.a.2", {"colonist": move.colonist})
    if missing := lacking(player.goods, COST):
        return Refusal("no-place-cost", "6.5.a", {"missing": missing})
    if city == board.roma:
        return None
    if not player.houses >> city & 1:
        return Refusal("no-place-no-house", "6.5.a")
    if not board.has_line[kind] >> city & 1:
        return Refusal(f"no-place-no-{move.colonist}-line", "6.5.a.1")
    return None


@dataclass(slots=True)
class ColonistMode(Decision[State]):
    """Coins, or the first colonist: with it placing is chosen (6.5)."""

    clause: ClassVar[str] = "6.5"
    key: ClassVar[str] = "colonist-mode"
    accepts: ClassVar[tuple[type[Move], ...]] = (Settle, TakeCoins)

    def moves(self, s: State, seat: int) -> list[Move]:
        return [TAKE_COINS, *settlements(s, seat)]

    def check(self, s: State, seat: int, move: Settle | TakeCoins) -> Refusal | None:
        return refuse_settlement(s, seat, move) if isinstance(move, Settle) else None

    def play(self, s: State, seat: int, move: Settle | TakeCoins) -> None:
        s.agenda.pop()
        if isinstance(move, TakeCoins):
            take_coins(s, seat)
        else:
            place_and_go_on(s, seat, move)

    def asked(self, s: State) -> Prompt:
        return Prompt("ask-colonist-mode", {"n": coins_for(s.players[self.seat])})


def place_and_go_on(s: State, seat: int, move: Settle) -> None:
    settle(s, seat, move)
    if can_settle(s.players[seat]):
        s.agenda.append(MoreColonists(seat))


@dataclass(slots=True)
class MoreColonists(Decision[State]):
    clause: ClassVar[str] = "6.5.a.2"
    key: ClassVar[str] = "colonist-place"
    accepts: ClassVar[tuple[type[Move], ...]] = (Settle, EndSettling)

    def moves(self, s: State, seat: int) -> list[Move]:
        return [END_SETTLING, *settlements(s, seat)]

    def check(self, s: State, seat: int, move: Settle | EndSettling) -> Refusal | None:
        return refuse_settlement(s, seat, move) if isinstance(move, Settle) else None

    def play(self, s: State, seat: int, move: Settle | EndSettling) -> None:
        s.agenda.pop()
        if isinstance(move, Settle):
            place_and_go_on(s, seat, move)

    def asked(self, s: State) -> Prompt:
        return Prompt("ask-colonist-place-more")
