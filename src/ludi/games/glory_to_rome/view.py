"""What each seat may see (2.3 to 2.9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from ludi.core.seats import Seat
from ludi.games.glory_to_rome.data import (
    MATERIALS,
    NONE,
    ROLES,
    STRUCTURES,
    Material,
    Role,
    StructureId,
)
from ludi.games.glory_to_rome.state import NOT_YET, Player, State, Structure
from ludi.games.glory_to_rome.steps.demand import ChooseDemand, GiveCards, GiveFreely, TakeClients
from ludi.games.glory_to_rome.steps.rounds import (
    AnotherPlay,
    FollowOrThink,
    KeepOrders,
    LeadOrThink,
    TakeSenators,
)
from ludi.games.glory_to_rome.steps.sets import (
    ActionPhase,
    ExtraActions,
    eligible,
    entitled,
)
from ludi.games.glory_to_rome.steps.thinking import MayThink, Thinks, orders_drawn
from ludi.games.glory_to_rome.structures import (
    CIRCUS_MAXIMUS,
    clientele_limit,
    hand_limit,
    vault_limit,
    vault_size,
)

Phase = Literal["lead", "follow", "actions", "end-of-round", "game-over"]


class CardView(msgspec.Struct, frozen=True):
    """An order card: its copies are alike."""

    id: StructureId
    material: Material
    role: Role
    value: int


class StructureView(msgspec.Struct, frozen=True):
    id: StructureId
    material: Material
    site: Material
    value: int  # of the site: materials needed, influence given
    materials: list[Material]
    completed: bool
    active: bool  # its owner uses its function: completed, or a Gate's marble
    opened: Material | None  # with this material a Stairway opened it to all


class VaultView(msgspec.Struct, frozen=True):
    size: int
    limit: int
    cards: dict[Material, int] | None  # opened when the game is over


class CampView(msgspec.Struct, frozen=True):
    """What a seat did in the first part of the round."""

    choice: Literal["lead", "follow", "think"] | None  # None: not yet
    plays: int
    cards: list[CardView]
    senators: int


class ActionsView(msgspec.Struct, frozen=True):
    """Actions of the role led: how many, and what gives them."""

    total: int
    used: int
    left: int
    cards: int  # one for each play
    clients: int  # entitled clients
    doubled: bool  # each of them twice (Circus Maximus)
    over: bool  # this seat has finished acting


class PlayerView(msgspec.Struct, frozen=True):
    hand_size: int  # orders and senators
    senators: int
    hand_limit: int
    draws: int  # orders that it would draw by thinking
    hand: list[CardView] | None  # orders; None: hidden from you
    influence: int
    clientele: dict[Role, int]
    clientele_limit: int
    hired: dict[Role, int]  # of the clientele, this round: they do not act yet
    stockpile: dict[Material, int]
    vault: VaultView
    structures: list[StructureView]
    functions: list[StructureId]  # active for this player, whoever owns the structure
    camp: CampView
    actions: ActionsView | None  # while a role is led
    craftsman: bool  # performed a craftsman action: the Academy will count
    revealed: list[StructureId]  # shown for a demand and known to be in hand still
    concedes_to: Seat | None


class NowView(msgspec.Struct, frozen=True):
    """The set of actions or thinks on the table."""

    seat: Seat
    role: Role | None  # None: thinking
    left: int  # with what is on the table
    source: StructureId | None  # the structure that gives them; None: the role led
    begun: bool  # a part of the action on the table is done: `Done` ends only this action


class DemandView(msgspec.Struct, frozen=True):
    """A demand being made or answered."""

    seat: Seat  # who demands
    number: int  # cards that may be revealed
    chosen: list[StructureId] | None  # so far; None: not yet revealed to you
    wanted: dict[Material, int]  # what you, or whoever is asked, may still be asked to give


class MaterialView(msgspec.Struct, frozen=True):
    """What always goes together (1.2)."""

    role: Role
    value: int


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    variant: Literal["standard", "classic", "simplified"]
    open_hands: bool
    round: int
    phase: Phase
    leader: Seat
    role: Role | None
    order: list[Seat]  # everybody in the order of the actions
    deck: int
    removed: int  # unseen cards left out (simplified game)
    pool: dict[Material, int]
    in_town: dict[Material, int]
    out_of_town: dict[Material, int]
    senators: int
    players: list[PlayerView]
    now: NowView | None
    drawn: CardView | None  # with the Fountain, if it is yours
    demand: DemandView | None
    ended: str | None
    materials: dict[Material, MaterialView]


def view(s: State, seat: int | None) -> View:
    return View(
        seat=seat,
        variant=s.options.variant,
        open_hands=s.options.open_hands,
        round=s.round,
        phase=phase(s),
        leader=s.leader,
        role=None if s.role == NONE else ROLES[s.role],
        order=[(s.leader + n) % len(s.players) for n in range(len(s.players))],
        deck=len(s.deck),
        removed=len(s.removed),
        pool=_by_material(s.pool),
        in_town=_by_material(s.in_town),
        out_of_town=_by_material(s.out_of_town),
        senators=s.senators,
        players=[_player(s, other, seat) for other in range(len(s.players))],
        now=now(s),
        drawn=_drawn(s, seat),
        demand=_demand(s, seat),
        ended=s.ended or None,
        materials={
            material: MaterialView(ROLES[n], s.data.value[n])
            for n, material in enumerate(MATERIALS)
        },
    )


def phase(s: State) -> Phase:
    question = s.question
    if question is None:
        return "game-over"
    if s.role == NONE or isinstance(question, LeadOrThink):
        return "lead"
    if any(player.plays == NOT_YET for player in s.players):
        return "follow"
    if isinstance(question, AnotherPlay) or _still_choosing(s):
        return "follow"
    if isinstance(question, KeepOrders | TakeSenators):
        return "end-of-round"
    if isinstance(question, MayThink) and question.source == "academy":
        return "end-of-round"
    return "actions" if any(isinstance(x, ActionPhase) for x in s.agenda) else "end-of-round"


def _still_choosing(s: State) -> bool:
    """The last follower thinks or plays on while all the action phases are still to come."""
    waiting = sum(isinstance(step, ActionPhase) and not step.used for step in s.agenda)
    return waiting == len(s.players) or any(isinstance(x, FollowOrThink) for x in s.agenda)


def _by_material(numbers: list[int]) -> dict[Material, int]:
    return dict(zip(MATERIALS, numbers, strict=True))


def _by_role(numbers: Sequence[int]) -> dict[Role, int]:
    return dict(zip(ROLES, numbers, strict=True))


def card_view(s: State, kind: int) -> CardView:
    material = s.data.material[kind]
    return CardView(STRUCTURES[kind], MATERIALS[material], ROLES[material], s.data.value[material])


def _cards(s: State, kinds: Sequence[int]) -> list[CardView]:
    return [card_view(s, kind) for kind in kinds]


def _player(s: State, other: int, seat: int | None) -> PlayerView:
    player = s.players[other]
    visible = other == seat or s.options.open_hands or not s.agenda
    return PlayerView(
        hand_size=len(player.hand) + player.senators,
        senators=player.senators,
        hand_limit=hand_limit(s, player),
        draws=orders_drawn(s, player),
        hand=_cards(s, player.hand) if visible else None,
        influence=player.influence,
        clientele=_by_role(player.clients),
        clientele_limit=clientele_limit(player),
        hired=_by_role(player.hired),
        stockpile=_by_material(player.stockpile),
        vault=_vault(s, player),
        structures=[_structure(s, player, structure) for structure in player.structures],
        functions=[name for kind, name in enumerate(STRUCTURES) if player.functions >> kind & 1],
        camp=_camp(s, other),
        actions=_actions(s, other),
        craftsman=player.craftsman,
        revealed=[STRUCTURES[kind] for kind in player.shown],
        concedes_to=None if s.conceded[other] == NONE else s.conceded[other],
    )


def _vault(s: State, player: Player) -> VaultView:
    from ludi.games.glory_to_rome.scoring import vault

    cards = None if s.agenda else _by_material(vault(s, player))  # 2.3.4
    return VaultView(vault_size(player), vault_limit(player), cards)


def _structure(s: State, player: Player, structure: Structure) -> StructureView:
    return StructureView(
        id=STRUCTURES[structure.kind],
        material=MATERIALS[s.data.material[structure.kind]],
        site=MATERIALS[structure.site],
        value=s.data.value[structure.site],
        materials=[MATERIALS[material] for material in structure.materials],
        completed=structure.completed,
        active=bool(player.functions >> structure.kind & 1),
        opened=None if structure.opened == NONE else MATERIALS[structure.opened],
    )


def _camp(s: State, other: int) -> CampView:
    player = s.players[other]
    choice: Literal["lead", "follow", "think"] | None = None
    if player.plays == 0:
        choice = "think"
    elif player.plays > 0:
        choice = "lead" if other == s.leader else "follow"
    return CampView(choice, max(player.plays, 0), _cards(s, player.camp), player.camp_senators)


def _actions(s: State, other: int) -> ActionsView | None:
    if s.role == NONE:
        return None
    player = s.players[other]
    total = entitled(s, player, s.role)
    phase = next((x for x in s.agenda if isinstance(x, ActionPhase) and x.seat == other), None)
    used = total if phase is None else phase.used - _on_the_table(s, phase)
    return ActionsView(
        total=total,
        used=used,
        left=max(total - used, 0),
        cards=max(player.plays, 0),
        clients=eligible(player, s.role),
        doubled=bool(player.functions & CIRCUS_MAXIMUS) and player.plays > 0,
        over=phase is None,
    )


def _on_the_table(s: State, phase: ActionPhase) -> int:
    """How many actions of a phase are counted as used but are only just being asked about."""
    if phase.used and len(s.agenda) > 1 and s.agenda[-2] is phase:
        return phase.used if isinstance(s.agenda[-1], ChooseDemand) else 1
    return 0


def now(s: State) -> NowView | None:
    begun = bool(getattr(s.question, "used", 0))
    for step in reversed(s.agenda):
        if isinstance(step, Thinks):
            return NowView(step.seat, None, step.left + 1, step.source, begun)
        if isinstance(step, ExtraActions):
            source = STRUCTURES[step.source]
            return NowView(step.seat, ROLES[step.role], step.number + 1, source, begun)
        if isinstance(step, ActionPhase):
            if not step.used:
                return None  # still to come
            left = max(step.left(s), 0) + _on_the_table(s, step)
            return NowView(step.seat, ROLES[s.role], left, None, begun)
    return None


def _drawn(s: State, seat: int | None) -> CardView | None:
    question = s.question
    if s.drawn == NONE or question is None:
        return None
    visible = s.options.open_hands or seat in question.actors(s)
    return card_view(s, s.drawn) if visible else None


def _demand(s: State, seat: int | None) -> DemandView | None:
    question = s.question
    if isinstance(question, ChooseDemand):
        chosen = [STRUCTURES[kind] for kind in question.chosen] if seat == question.seat else None
        return DemandView(question.seat, question.number, chosen, {})
    if isinstance(question, GiveCards | GiveFreely):
        shown = [STRUCTURES[kind] for kind in s.players[question.taker].revealed]
        wanted = {MATERIALS[m]: n for m, n in enumerate(question.wanted) if n}
        return DemandView(question.taker, len(shown), shown, wanted)
    if isinstance(question, TakeClients):
        shown = [STRUCTURES[kind] for kind in s.players[question.seat].revealed]
        return DemandView(question.seat, len(shown), shown, {})
    return None
