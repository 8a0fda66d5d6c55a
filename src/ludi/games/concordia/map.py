"""The board laid out for the rules: cities, provinces, lines, and how far apart they are.

A colonist stands in a *place*: on a line (the number of the line) or in a city (a number after all
lines, one range for land and one for sea colonists, because each kind leaves on its own lines).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, get_args

Kind = Literal["land", "sea"]
KINDS: tuple[Kind, ...] = get_args(Kind)
LAND, SEA = 0, 1
NO_PROVINCE = -1


def line_id(a: str, b: str, kind: Kind) -> str:
    return f"{a}--{b}--{kind}"


class Map:
    """One side of the board. Sets of cities, provinces and lines are bit masks."""

    def __init__(
        self,
        id: str,
        seats: range,
        start: str,
        provinces: Mapping[str, Sequence[str]],
        land: Sequence[tuple[str, str]],
        sea: Sequence[tuple[str, str]],
    ) -> None:
        self.id = id
        self.seats = seats
        self.provinces = list(provinces)
        self.cities = [city for group in provinces.values() for city in group]
        self.province_of = [
            number for number, group in enumerate(provinces.values()) for _ in group
        ]
        self.province_of.append(NO_PROVINCE)
        self.roma = len(self.cities)  # 1.8: a city without province, token or houses
        self.cities.append(start)
        self.city_number = {city: number for number, city in enumerate(self.cities)}
        self.province_number = {name: number for number, name in enumerate(self.provinces)}
        self.in_province = [
            sum(1 << city for city, own in enumerate(self.province_of) if own == number)
            for number in range(len(self.provinces))
        ]
        pairs = [*((LAND, *pair) for pair in land), *((SEA, *pair) for pair in sea)]
        self.lines = [line_id(a, b, KINDS[kind]) for kind, a, b in pairs]
        self.line_number = {line: number for number, line in enumerate(self.lines)}
        self.kind = [kind for kind, _, _ in pairs]
        self.ends = [(self.city_number[a], self.city_number[b]) for _, a, b in pairs]
        # 5.4.3, 5.5.1: where a colonist on the line lets its owner build; never in Roma
        buildable = (1 << self.roma) - 1
        self.beside = [((1 << a) | (1 << b)) & buildable for a, b in self.ends]
        size = len(self.cities)
        self.leaving = [  # the lines of a kind that end in a city
            [
                [n for n, ends in enumerate(self.ends) if city in ends and self.kind[n] == kind]
                for city in range(size)
            ]
            for kind in (LAND, SEA)
        ]
        self.has_line = [
            sum(1 << city for city in range(size) if self.leaving[kind][city])
            for kind in (LAND, SEA)
        ]
        self.place_kind = [*self.kind, *[LAND] * size, *[SEA] * size]
        self.beside += [0] * (2 * size)  # a colonist in a city is adjacent to none
        self.reach = [self._reach(place) for place in range(len(self.place_kind))]
        self.distance = [dict(found) for found in self.reach]

    def in_city(self, city: int, kind: int) -> int:
        """The place of a colonist of that kind in a city."""
        return len(self.lines) + kind * len(self.cities) + city

    def city_of(self, place: int) -> int:
        """The city of a place that is not a line."""
        return (place - len(self.lines)) % len(self.cities)

    def place_id(self, place: int) -> str:
        if place < len(self.lines):
            return self.lines[place]
        return self.cities[self.city_of(place)]

    def _neighbours(self, place: int) -> list[int]:
        kind = self.place_kind[place]
        if place >= len(self.lines):
            return self.leaving[kind][self.city_of(place)]
        through = [line for end in self.ends[place] for line in self.leaving[kind][end]]
        return [line for line in dict.fromkeys(through) if line != place]

    def _reach(self, place: int) -> list[tuple[int, int]]:
        """Every other line and its distance, the nearest first (6.2.6)."""
        distance = {place: 0}
        front = [place]
        while front:
            found: list[int] = []
            for here in front:
                for line in self._neighbours(here):
                    if line not in distance:
                        distance[line] = distance[here] + 1
                        found.append(line)
            front = found
        del distance[place]
        return sorted(distance.items(), key=lambda item: (item[1], item[0]))
