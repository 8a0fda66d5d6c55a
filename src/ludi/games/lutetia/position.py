"""Positions written by hand, so that a test reads like an example of the rules.

    position(
        market={"A": card("brewer", units=2, cost=3, coins=1)},
        R=player(supply=4, bids=[("A", 2), ("income", 0)]),
        B=player(supply=2),
    )

Cards are given with what matters about them; the printed deck is not looked at. Action cards that
are not mentioned are Income cards without a bribe. The decks are empty unless given, so the game
ends in the next phase 1 and the outcome stays on the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from ludi.core.steps import Step
from ludi.games.lutetia import GAME
from ludi.games.lutetia.data import GAP, SLOTS, Card, Resource
from ludi.games.lutetia.state import Options, Player, State
from ludi.games.lutetia.steps import (
    NUMBER,
    Bidding,
    CardsForSale,
    Reveal,
    acquire,
    attach,
    begin_live,
    next_wave,
)

INCOMES = (("income", 0), ("income", 0))


@dataclass(frozen=True, slots=True)
class Spec:
    """A card as an example names it."""

    face: Card
    coins: int
    apprentices: int


@dataclass(frozen=True, slots=True)
class PlayerSpec:
    supply: int
    bids: Sequence[tuple[str, int]]
    cards: Sequence[Spec] = field(default_factory=tuple)


def card(
    kind: str,
    *,
    units: int | None = None,
    cost: int = 0,
    talent: int = 1,
    coins: int = 0,
    apprentices: int = 0,
    recipe: Mapping[Resource, int] | None = None,
) -> Spec:
    """A card of a kind; colour, resource and Roman influence are those of the printed ones."""
    printed = next(c for c in GAME.data.cards if c.kind == kind)
    own = printed.units if units is None else units
    face = Card(
        kind=kind,
        mark=2,
        cost=cost,
        color=printed.color,
        resource=printed.resource,
        units=own,
        talent=None if printed.talent is None else talent,
        roman=printed.roman,
        recipe=dict(recipe or printed.recipe),
    )
    return Spec(face, coins, apprentices)


def player(
    supply: int = 5,
    bids: Sequence[tuple[str, int]] = INCOMES,
    cards: Sequence[Spec] = (),
) -> PlayerSpec:
    """A player: supply, cards owned, and the two action cards with the bribes on them."""
    padded = [*bids, *INCOMES][: max(2, len(bids))]
    return PlayerSpec(supply, padded, cards)


def position(
    market: Mapping[str, Spec] | None = None,
    *,
    at: Literal["sale", "bidding", "bribes", "buying"] = "buying",
    characters: Sequence[Spec] = (),
    places: Sequence[Spec] = (),
    options: Options | None = None,
    **players: PlayerSpec,
) -> State:
    """A position before the phase `at`; players in the order they are written."""
    seats = list(players.values())
    options = options or Options()
    pile = _Pile()
    s = GAME.set_up(len(seats), "position", options)
    s.players = []
    laid = {slot: pile.add(spec) for slot, spec in (market or {}).items()}
    s.market = [laid.get(slot, GAP) for slot in SLOTS]
    s.coins = [market[slot].coins if market and slot in market else 0 for slot in SLOTS]
    s.characters = [pile.add(spec) for spec in reversed(characters)]
    s.places = [pile.add(spec) for spec in reversed(places)]
    owned = [[pile.add(spec) for spec in seat.cards] for seat in seats]
    hired = [[pile.apprentices(spec) for spec in seat.cards] for seat in seats]
    s.data = GAME.data.with_cards(pile.faces)
    s.bazaars = []
    for seat, spec in enumerate(seats):
        _seat_player(s, seat, spec.supply, owned[seat], hired[seat])
    s.bids = [tuple(NUMBER[action] for action, _ in seat.bids) for seat in seats]
    s.bribes = [[bribe for _, bribe in seat.bids] for seat in seats]
    s.round = 1
    s.bank = sum(p.supply for p in s.players) + sum(sum(pair) for pair in s.bribes) + sum(s.coins)
    _begin(s, at, len(seats))
    return s


def _seat_player(
    s: State, seat: int, supply: int, cards: list[int], hired: list[list[int]]
) -> None:
    s.players.append(Player(0))
    for owned, apprentices in zip(cards, hired, strict=True):
        acquire(s, seat, owned)
        for apprentice in apprentices:
            s.players[seat].cards.append(apprentice)
            attach(s, seat, apprentice, owned)
    s.players[seat].supply = supply


def _begin(s: State, at: str, seats: int) -> None:
    everybody = tuple(range(seats))
    first: dict[str, Step[State]] = {
        "sale": CardsForSale(),
        "bidding": Bidding(everybody),
        "bribes": Reveal(),
        "buying": Reveal(),
    }
    s.agenda = [first[at]]
    s.phase = {"sale": 1, "bidding": 2, "bribes": 3, "buying": 3}[at]
    if at in ("sale", "bidding"):
        s.bids = [() for _ in everybody]
    if at == "bribes" and s.options.bribe_mode == "live":
        begin_live(s)
    elif at == "bribes":
        next_wave(s, 1, raised=())


class _Pile:
    """Numbers the cards of a position, after those of the deck."""

    def __init__(self) -> None:
        self.first = len(GAME.data.cards)
        self.faces: list[Card] = []

    def add(self, spec: Spec) -> int:
        self.faces.append(spec.face)
        return self.first + len(self.faces) - 1

    def apprentices(self, spec: Spec) -> list[int]:
        return [self.add(card("apprentice")) for _ in range(spec.apprentices)]
