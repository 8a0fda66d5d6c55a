"""Positions written by hand, so that a test reads like an example of the rules.

    position(
        pool=["merchant"],
        Y=player(hand=["patron", "legionary"], clients=["patron"], structures=[built("aqueduct")]),
        L=player(hand=["senator"]),
    )

Players sit in the order they are written; the first one leads unless `leader` says otherwise. A
card whose name does not matter is called by its material or its role. The deck's top comes first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ludi.core.chance import shuffled
from ludi.games.glory_to_rome import GAME
from ludi.games.glory_to_rome.data import (
    KIND,
    MATERIAL,
    NONE,
    ROLE,
    SENATOR,
    STRUCTURES,
    Material,
    StructureId,
)
from ludi.games.glory_to_rome.state import Options, Player, State, Structure, counts
from ludi.games.glory_to_rome.steps.rounds import NewRound
from ludi.games.glory_to_rome.structures import refresh

# The card that is meant where only its material or role is named, in the order of the materials
PLAIN: tuple[StructureId, ...] = ("latrine", "circus", "senate", "shrine", "sewer", "temple")


@dataclass(frozen=True, slots=True)
class StructureSpec:
    name: str
    site: Material | None
    materials: tuple[str, ...]
    completed: bool
    opened: bool


@dataclass(frozen=True, slots=True)
class PlayerSpec:
    hand: Sequence[str]
    clients: Sequence[str]
    stockpile: Sequence[str]
    vault: Sequence[str]
    structures: Sequence[StructureSpec]
    influence: int | None


def built(name: str, site: Material | None = None, opened: bool = False) -> StructureSpec:
    """A completed structure; `opened`: by a Stairway."""
    return StructureSpec(name, site, (), True, opened)


def started(name: str, *materials: str, site: Material | None = None) -> StructureSpec:
    """A structure under construction, with these materials."""
    return StructureSpec(name, site, materials, False, False)


def player(
    hand: Sequence[str] = (),
    clients: Sequence[str] = (),
    stockpile: Sequence[str] = (),
    vault: Sequence[str] = (),
    structures: Sequence[StructureSpec] = (),
    influence: int | None = None,
) -> PlayerSpec:
    """Influence not given is 2 and the sites of the completed structures."""
    return PlayerSpec(hand, clients, stockpile, vault, structures, influence)


def position(
    *,
    leader: str = "",
    pool: Sequence[str] = (),
    deck: Sequence[str] = (),
    under: int = 40,
    senators: int | None = None,
    in_town: Mapping[Material, int] | None = None,
    out_of_town: Mapping[Material, int] | None = None,
    options: Options | None = None,
    **players: PlayerSpec,
) -> State:
    """The beginning of a round. `under`: how many cards lie under those named of the deck."""
    s = GAME.set_up(len(players), "position", options or Options())
    s.players = [_player(s, spec) for spec in players.values()]
    s.agenda = [NewRound()]
    s.leader = list(players).index(leader) if leader else 0
    rest = shuffled("position", "under", GAME.data.deck())[:under]
    s.deck = [*rest, *(kind_of(card) for card in reversed(deck))]
    s.pool = _counted(pool)
    held = sum(seat.senators for seat in s.players)
    s.senators = max(s.data.senators - held, 0) if senators is None else senators
    for piles, given in ((s.in_town, in_town), (s.out_of_town, out_of_town)):
        for material, number in (given or {}).items():
            piles[MATERIAL[material]] = number
    s.removed = []
    for seat, spec in zip(s.players, players.values(), strict=True):
        for structure in spec.structures:
            if structure.opened:
                s.opened |= 1 << KIND[structure.name]
        assert seat.names.bit_count() == len(spec.structures), "two structures of one name"
    refresh(s)
    return s


def kind_of(card: str) -> int:
    """The card of that name, or any card of that material or role."""
    return KIND[card] if card in KIND else KIND[PLAIN[material_of(card)]]


def material_of(card: str) -> int:
    if card in MATERIAL:
        return MATERIAL[card]
    if card in ROLE:
        return ROLE[card]
    return GAME.data.material[KIND[card]]


def plain(card: str) -> StructureId:
    """The name of the card that is meant by a material or a role."""
    return STRUCTURES[kind_of(card)]


def _counted(cards: Sequence[str]) -> list[int]:
    found = counts()
    for card in cards:
        found[material_of(card)] += 1
    return found


def _player(s: State, spec: PlayerSpec) -> Player:
    hand = [kind_of(card) for card in spec.hand if card != SENATOR]
    seat = Player(hand, len(spec.hand) - len(hand), s.data.influence)
    seat.clients = _counted(spec.clients)
    seat.stockpile = _counted(spec.stockpile)
    seat.vault = _counted(spec.vault)
    for each in spec.structures:
        kind = KIND[each.name]
        site = s.data.material[kind] if each.site is None else MATERIAL[each.site]
        value = s.data.value[site]
        under = tuple(material_of(card) for card in each.materials)
        if each.completed:
            under = (site,) * value
            seat.completed |= 1 << kind
            seat.influence += value
        opened = s.data.material[kind] if each.opened else NONE
        seat.structures.append(Structure(kind, site, under, each.completed, opened))
        seat.names |= 1 << kind
    if spec.influence is not None:
        seat.influence = spec.influence
    return seat
