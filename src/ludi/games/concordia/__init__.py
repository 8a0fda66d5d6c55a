"""Concordia: colonists, houses, and cards that are worth what the gods say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar, NamedTuple, get_args

from ludi.core import game as core
from ludi.core.chance import shuffled, stream
from ludi.games.concordia import data, guess, scoring, view, warnings
from ludi.games.concordia.data import GAP, GOODS, SLOTS, MapId, Tables
from ludi.games.concordia.heuristics import ConcordiaHeuristics
from ludi.games.concordia.map import KINDS, LAND, SEA
from ludi.games.concordia.moves import ConcordiaMove
from ludi.games.concordia.state import Options, Player, State
from ludi.games.concordia.steps import Opening
from ludi.games.concordia.view import View

MAPS: tuple[MapId, ...] = get_args(MapId)
USUAL_MAP: dict[int, MapId] = {2: "italia", 3: "italia", 4: "imperium", 5: "imperium"}  # 2.1


class Concordia(core.Game[State, ConcordiaMove, View, Options, Tables]):
    id = "concordia"
    seats = range(2, 6)
    rules = 1
    Heuristics: ClassVar[type[core.AnyHeuristics]] = ConcordiaHeuristics
    folder = Path(__file__).parent
    acquisitions: ClassVar[Mapping[str, str]] = {"buy-card": "card", "build": "city"}

    load_data = staticmethod(data.load)
    view = staticmethod(view.view)
    guess = staticmethod(guess.guess)
    result = staticmethod(scoring.result)
    standing = staticmethod(scoring.scores)
    warnings = staticmethod(warnings.warnings)

    def check_options(self, seats: int, options: Options) -> None:
        if options.map == "auto":
            return
        allowed = self.data.maps[options.map].seats
        if seats not in allowed:
            first, last = allowed[0], allowed[-1]
            raise self.texts.invalid(
                "invalid-map", map=options.map, first=first, last=last, found=seats
            )

    def set_up(self, seats: int, seed: str, options: Options) -> State:
        tables = self.data
        board = tables.maps[USUAL_MAP[seats] if options.map == "auto" else options.map]
        laid = layout(tables, board.id, self._tokens(board.id, seed))
        decks = [shuffled(seed, f"deck-{n}", tables.market_deck(n)) for n in range(seats)]  # 2.4
        stack = [card for deck in reversed(decks) for card in deck]
        market = [stack.pop() for _ in range(SLOTS)]
        start = stream(seed, "start").randrange(seats)  # 2.6
        return State(
            agenda=[Opening()],
            choices=[None] * seats,
            data=tables,
            options=options,
            map=board.id,
            players=[self._player(board.id, (seat - start) % seats) for seat in range(seats)],
            active_provinces=(1 << len(board.provinces)) - 1,
            occupied=0,
            market=market,
            stack=stack,
            start=start,
            turns=0,
            praefectus=(start - 1) % seats,  # 2.7
            concordia=GAP,
            interim=[GAP] * seats,
            ended="",
            tokens=laid.tokens,
            by_good=laid.by_good,
            markers=laid.markers,
        )

    def _tokens(self, map: str, seed: str) -> list[int]:
        """The good of each city: the tokens of each letter, shuffled (2.2)."""
        file: data.File = self.data.file
        piles = {
            letter: shuffled(
                seed, f"tokens-{letter}", [n for n, g in enumerate(GOODS) for _ in range(goods[g])]
            )
            for letter, goods in file.tokens.items()
        }
        return [
            piles[province.letter].pop()
            for province in file.maps[map].provinces.values()  # type: ignore[index]
            for _ in province.cities
        ]

    def _player(self, map: str, place: int) -> Player:
        """What a player receives, by place in turn order (2.8)."""
        tables = self.data
        setup = tables.file.setup
        board = tables.maps[map]
        return Player(
            coins=setup.coins[place],
            goods=[setup.goods.get(good, 0) for good in GOODS],
            stored=[setup.stored.get(kind, 0) for kind in KINDS],
            places=[
                board.in_city(board.roma, kind)
                for kind in (LAND, SEA)
                for _ in range(setup.in_roma.get(KINDS[kind], 0))
            ],
            houses=0,
            hand=tables.starting_hand,
            discard=0,
            top=GAP,
        )

    def census(self, state: State) -> object:
        """Cards, colonists of each kind and houses of each player (14.1, 14.2)."""
        board = self.data.maps[state.map]
        owned = [player.hand | player.discard for player in state.players]
        starting = [cards & self.data.starting_hand for cards in owned]
        bought = [n for n in range(len(self.data.cards)) for own in owned if own >> n & 1]
        market = [n for n in bought if n >= data.STARTING_CARDS]
        market += [card for card in (*state.market, *state.stack) if card != GAP]
        colonists = [
            [
                player.stored[kind] + sum(board.place_kind[p] == kind for p in player.places)
                for kind in (LAND, SEA)
            ]
            for player in state.players
        ]
        return starting, sorted(market), colonists


class Layout(NamedTuple):
    tokens: tuple[int, ...]
    by_good: tuple[int, ...]
    markers: tuple[int, ...]


def layout(tables: Tables, map: str, tokens: Sequence[int]) -> Layout:
    """City tokens, and the dearest good of each province on its bonus marker (2.3)."""
    board = tables.maps[map]
    by_good = [sum(1 << city for city, g in enumerate(tokens) if g == n) for n in range(len(GOODS))]
    markers = [
        max(good for good, cities in enumerate(by_good) if cities & province)
        for province in board.in_province
    ]
    return Layout(tuple(tokens), tuple(by_good), tuple(markers))


GAME = Concordia()
