"""Positions written by hand, so that a test reads like an example of the rules.

    position(
        inactive=["syria"],
        R=player(coins=3, food=2, tools=1, discard=["start_architect"], land=["roma"]),
        B=player(houses=["massilia"], sea=["massilia--roma"]),
    )

A player who is not described further has what everybody starts with. Lines are named by their two
cities. Cards that nobody owns lie in the market and the stack in the order of the card list.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from ludi.core.steps import Step
from ludi.games.concordia import GAME, layout
from ludi.games.concordia.data import GAP, GOODS, SLOTS, MapId, Tables
from ludi.games.concordia.map import KINDS, LAND, SEA, Kind, Map
from ludi.games.concordia.state import Options, Player, State
from ludi.games.concordia.steps import PlayCard

LAYOUTS = tomllib.loads((Path(__file__).parent / "layouts.toml").read_text("utf-8"))


@dataclass(frozen=True, slots=True)
class PlayerSpec:
    coins: int
    goods: tuple[int, ...]
    land: Sequence[str]  # colonists on the board: cities and lines
    sea: Sequence[str]
    houses: Sequence[str]
    bought: Sequence[str]  # market cards owned
    discard: Sequence[str]  # the top card last


def player(
    coins: int = 5,
    *,
    brick: int = 1,
    food: int = 2,
    tools: int = 1,
    wine: int = 1,
    cloth: int = 1,
    land: Sequence[str] = ("roma",),
    sea: Sequence[str] = ("roma",),
    houses: Sequence[str] = (),
    bought: Sequence[str] = (),
    discard: Sequence[str] = (),
) -> PlayerSpec:
    goods = (brick, food, tools, wine, cloth)
    return PlayerSpec(coins, goods, land, sea, houses, bought, discard)


def player_with(goods: str = "", **rest: object) -> PlayerSpec:
    """A player with exactly these goods: `player_with("wine wine brick", coins=2)`."""
    units = goods.split()
    numbers = {good: units.count(good) for good in GOODS}
    assert sum(numbers.values()) == len(units), f"not all of these are goods: {goods}"
    return player(**numbers, **rest)  # type: ignore[arg-type]


def position(
    layout_id: str = "imperium_rulebook_examples",
    *,
    market: Sequence[str] | None = None,
    stack: Sequence[str] | None = None,
    inactive: Sequence[str] = (),
    praefectus: int | None = None,
    concordia: int = GAP,
    to_play: int = 0,
    over: bool = False,
    options: Options | None = None,
    **players: PlayerSpec,
) -> State:
    """A turn about to begin, or with `over` a game to be counted; players in turn order."""
    specs = list(players.values())
    tables: Tables = GAME.data
    map = cast(MapId, LAYOUTS[layout_id]["map"])
    board = tables.maps[map]
    s = GAME.set_up(len(specs), "position", Options(map=map) if options is None else options)
    assert isinstance(s, State)
    goods = LAYOUTS[layout_id]["goods"]
    laid = layout(tables, map, [GOODS.index(goods[city]) for city in board.cities[: board.roma]])
    s.tokens, s.by_good, s.markers = laid
    s.start = 0
    s.turns = 1
    s.players = [_player(tables, board, spec) for spec in specs]
    s.occupied = sum(
        1 << place for p in s.players for place in p.places if place < len(board.lines)
    )
    for province in inactive:
        s.active_provinces ^= 1 << board.province_number[province]
    s.market, s.stack = _market(s, tables, market, stack)
    s.praefectus = len(specs) - 1 if praefectus is None else praefectus
    s.concordia = concordia
    s.ended = "houses" if over or concordia != GAP else ""
    agenda: list[Step[State]] = [] if over else [PlayCard(to_play)]
    s.agenda = list(agenda)
    return s


def _player(tables: Tables, board: Map, spec: PlayerSpec) -> Player:
    discard = [tables.number[card] for card in spec.discard]
    owned = tables.starting_hand | sum(1 << tables.number[card] for card in spec.bought)
    pile = sum(1 << card for card in discard)
    assert owned & pile == pile, "a discarded card must be owned"
    found = Player(
        coins=spec.coins,
        goods=list(spec.goods),
        stored=[tables.colonists[LAND] - len(spec.land), tables.colonists[SEA] - len(spec.sea)],
        places=[
            _place(board, name, kind)
            for kind, names in zip(KINDS, (spec.land, spec.sea), strict=True)
            for name in names
        ],
        houses=sum(1 << board.city_number[city] for city in spec.houses),
        hand=owned & ~pile,
        discard=pile,
        top=discard[-1] if discard else GAP,
    )
    assert sum(found.goods) + sum(found.stored) <= tables.spaces, "the storehouse is too small"
    return found


def _place(board: Map, name: str, kind: Kind) -> int:
    if name in board.city_number:
        return board.in_city(board.city_number[name], KINDS.index(kind))
    return board.line_number[f"{name}--{kind}"]


def _market(
    s: State, tables: Tables, market: Sequence[str] | None, stack: Sequence[str] | None
) -> tuple[list[int], list[int]]:
    taken = 0
    for p in s.players:
        taken |= p.hand | p.discard
    row = [tables.number[card] for card in market or ()]
    rest = [
        card
        for deck in range(len(s.players))
        for card in tables.market_deck(deck)
        if not taken >> card & 1 and card not in row
    ]
    if stack is not None:
        rest = [tables.number[card] for card in stack]
    if market is None:
        row, rest = rest[:SLOTS], rest[SLOTS:]
    return row + [GAP] * (SLOTS - len(row)), rest[::-1]
