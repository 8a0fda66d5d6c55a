"""The Architect: first movement, then building (6.2)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from ludi.core.errors import Refusal
from ludi.core.events import Prompt
from ludi.core.moves import Move
from ludi.core.steps import Decision
from ludi.games.concordia.map import KINDS, Map
from ludi.games.concordia.moves import Build, EndBuilding, EndMoving, Travel
from ludi.games.concordia.state import Player, State
from ludi.games.concordia.steps.common import can_pay, in_words, lacking, pay, trigger_end

END_MOVING = EndMoving()
END_BUILDING = EndBuilding()


def architect(s: State, seat: int) -> None:
    move_on(s, seat, points=len(s.players[seat].places), moved=False)  # 6.2.1


# Movement


@cache
def travels(board: Map, place: int, points: int) -> list[tuple[int, Travel]]:
    """Every line within reach, as a bit, with the move that leads there."""
    origin = board.place_id(place)
    return [
        (1 << line, Travel(origin, board.lines[line], distance))
        for line, distance in board.reach[place]
        if distance <= points
    ]


def can_move(s: State, player: Player, points: int) -> bool:
    board = s.data.maps[s.map]
    occupied = s.occupied
    for place in player.places:
        for line, _ in travels(board, place, points):
            if not occupied & line:
                return True
    return False


def move_on(s: State, seat: int, points: int, moved: bool) -> None:
    if points and can_move(s, s.players[seat], points):
        s.agenda.append(Moving(seat, points, moved))
    else:
        build_on(s, seat, built=False)


@dataclass(slots=True)
class Moving(Decision[State]):
    clause: ClassVar[str] = "6.2.1"
    key: ClassVar[str] = "architect-move"
    accepts: ClassVar[tuple[type[Move], ...]] = (Travel, EndMoving)

    points: int  # left
    moved: bool

    def moves(self, s: State, seat: int) -> list[Move]:
        board = s.data.maps[s.map]
        occupied = s.occupied
        points = self.points
        found: list[Move] = [END_MOVING]
        for place in dict.fromkeys(s.players[seat].places):
            found += [move for line, move in travels(board, place, points) if not occupied & line]
        return found

    def check(self, s: State, seat: int, move: Travel | EndMoving) -> Refusal | None:
        if isinstance(move, EndMoving):
            return None
        board = s.data.maps[s.map]
        line = board.line_number.get(move.line)
        if line is None:
            return Refusal("no-not-on-map", "2.1", {"map": s.map})
        place = self.place(board, move.origin, line)
        if place is None:
            return Refusal("no-not-on-map", "2.1", {"map": s.map})
        if place not in s.players[seat].places:
            return self.nobody_there(s, board, seat, place)
        if place == line:
            return Refusal("no-move-same-line", "6.2.6")
        if board.place_kind[place] != board.kind[line]:
            kind = KINDS[board.place_kind[place]]
            return Refusal(f"no-move-{kind}-only", "5.4.1")
        if s.occupied >> line & 1:
            return Refusal("no-move-occupied", "6.2.3")
        distance = board.distance[place][line]
        if distance > self.points:
            return Refusal("no-move-too-far", "6.2.6", {"n": distance})
        if distance != move.points:
            return Refusal("no-move-cost", "6.2.6", {"n": distance})
        return None

    def place(self, board: Map, origin: str, line: int) -> int | None:
        """Where a colonist bound for that line stands, if its origin is on this map."""
        if origin in board.city_number:
            return board.in_city(board.city_number[origin], board.kind[line])
        return board.line_number.get(origin)

    def nobody_there(self, s: State, board: Map, seat: int, place: int) -> Refusal:
        if place >= len(board.lines):
            other = 1 - board.place_kind[place]
            if board.in_city(board.city_of(place), other) in s.players[seat].places:
                return Refusal(f"no-move-{KINDS[other]}-only", "5.4.1")
        elif s.occupied >> place & 1:
            return Refusal("no-move-foreign", "6.2.1")
        return Refusal("no-move-nobody", "6.2.1")

    def play(self, s: State, seat: int, move: Travel | EndMoving) -> None:
        s.agenda.pop()
        if isinstance(move, EndMoving):
            if not self.moved:
                s.say("no-move", seat=seat)
            build_on(s, seat, built=False)
            return
        board = s.data.maps[s.map]
        line = board.line_number[move.line]
        place = self.place(board, move.origin, line)
        assert place is not None
        places = s.players[seat].places
        places[places.index(place)] = line
        s.occupied |= 1 << line
        if place < len(board.lines):
            s.occupied ^= 1 << place
        if s.trace is not None:
            s.say(
                "move",
                seat=seat,
                colonist=KINDS[board.kind[line]],
                origin=move.origin,
                line=move.line,
                n=move.points,
            )
        move_on(s, seat, self.points - move.points, moved=True)

    def asked(self, s: State) -> Prompt:
        return Prompt("ask-architect-move", {"n": self.points})


# Building


@cache
def builds(board: Map) -> list[Build]:
    return [Build(city) for city in board.cities]


def house_coins(s: State, city: int) -> int:
    """The base price times the number of houses there, the new one included (6.2.9)."""
    bit = 1 << city
    number = 1
    for player in s.players:
        if player.houses & bit:
            number += 1
    return s.data.house_coins[s.tokens[city]] * number


def beside(s: State, player: Player) -> int:
    """The cities adjacent to a player's colonists (5.4.3)."""
    near = s.data.maps[s.map].beside
    cities = 0
    for place in player.places:
        cities |= near[place]
    return cities


def sites(s: State, seat: int) -> list[int]:
    """Where a player can build and pay (6.2.7)."""
    player = s.players[seat]
    found: list[int] = []
    cities = beside(s, player) & ~player.houses
    if not cities or player.houses.bit_count() >= s.data.houses:
        return found
    goods, tokens, cost = player.goods, s.tokens, s.data.house_goods
    while cities:
        lowest = cities & -cities
        cities ^= lowest
        city = lowest.bit_length() - 1
        if can_pay(goods, cost[tokens[city]]) and house_coins(s, city) <= player.coins:
            found.append(city)
    return found


def build_on(s: State, seat: int, built: bool) -> None:
    found = sites(s, seat)
    if found:
        s.agenda.append(Building(seat, tuple(found), built))
    elif not built:
        s.say("no-build", seat=seat)


@dataclass(slots=True)
class Building(Decision[State]):
    clause: ClassVar[str] = "6.2.7"
    key: ClassVar[str] = "architect-build"
    accepts: ClassVar[tuple[type[Move], ...]] = (Build, EndBuilding)

    sites: tuple[int, ...]  # cities where the player can build and pay
    built: bool

    def moves(self, s: State, seat: int) -> list[Move]:
        houses = builds(s.data.maps[s.map])
        return [END_BUILDING, *[houses[city] for city in self.sites]]

    def check(self, s: State, seat: int, move: Build | EndBuilding) -> Refusal | None:
        if isinstance(move, EndBuilding):
            return None
        board = s.data.maps[s.map]
        city = board.city_number.get(move.city)
        if city is None:
            return Refusal("no-not-on-map", "2.1", {"map": s.map})
        if city in self.sites:
            return None
        return self.why_not_there(s, board, s.players[seat], city)

    def why_not_there(self, s: State, board: Map, player: Player, city: int) -> Refusal:
        if city == board.roma:
            return Refusal("no-build-roma", "5.5.1")
        if player.houses >> city & 1:
            return Refusal("no-build-own-house", "5.5.1")
        if not beside(s, player) >> city & 1:
            return Refusal("no-build-not-adjacent", "6.2.7")
        cost = s.data.house_goods[s.tokens[city]]
        name = {"city": board.cities[city]}
        if not can_pay(player.goods, cost):
            missing = lacking(player.goods, cost)
            return Refusal("no-build-goods", "6.2.8", {**name, "missing": missing})
        short = house_coins(s, city) - player.coins
        return Refusal("no-build-coins", "6.2.9", {**name, "n": short})

    def play(self, s: State, seat: int, move: Build | EndBuilding) -> None:
        s.agenda.pop()
        if isinstance(move, EndBuilding):
            if not self.built:
                s.say("no-build", seat=seat)
            return
        city = s.data.maps[s.map].city_number[move.city]
        player = s.players[seat]
        coins = house_coins(s, city)
        cost = s.data.house_goods[s.tokens[city]]
        player.coins -= coins
        pay(player.goods, cost)
        player.houses |= 1 << city
        if s.trace is not None:
            s.say("build", seat=seat, city=move.city, cost=in_words(cost, coins))
        if player.houses.bit_count() == s.data.houses:  # 6.2.10
            trigger_end(s, seat, "houses")
        build_on(s, seat, built=True)
