"""What each seat may see (2.3 to 2.9), and a guess at what it may not."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Literal

import msgspec

from ludi.core.chance import reordered
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
from ludi.games.glory_to_rome.steps.base import Decision
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
from ludi.games.glory_to_rome.steps.thinking import MayThink, Thinks
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
    concedes_to: int | None


class NowView(msgspec.Struct, frozen=True):
    """The set of actions or thinks on the table."""

    seat: int
    role: Role | None  # None: thinking
    left: int  # with what is on the table
    source: StructureId | None  # the structure that gives them; None: the role led


class DemandView(msgspec.Struct, frozen=True):
    """A demand being made or answered."""

    seat: int  # who demands
    number: int  # cards that may be revealed
    chosen: list[StructureId] | None  # so far; None: not yet revealed to you
    wanted: dict[Material, int]  # what you, or whoever is asked, may still be asked to give


class View(msgspec.Struct, frozen=True):
    seat: int | None
    variant: Literal["standard", "classic", "simplified"]
    open_hands: bool
    round: int
    phase: Phase
    leader: int
    role: Role | None
    order: list[int]  # everybody in the order of the actions
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
        now=_now(s),
        drawn=_drawn(s, seat),
        demand=_demand(s, seat),
        ended=s.ended or None,
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


def _now(s: State) -> NowView | None:
    for step in reversed(s.agenda):
        if isinstance(step, Thinks):
            return NowView(step.seat, None, step.left + 1, step.source)
        if isinstance(step, ExtraActions):
            source = STRUCTURES[step.source]
            return NowView(step.seat, ROLES[step.role], step.number + 1, source)
        if isinstance(step, ActionPhase):
            if not step.used:
                return None  # still to come
            left = max(step.left(s), 0) + _on_the_table(s, step)
            return NowView(step.seat, ROLES[s.role], left, None)
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


# A guess


def guess(s: State, seat: int, rng: Random) -> State:
    """Deck, removed cards, other hands and unseen vault cards dealt anew (22.41).

    What a seat has seen stays: cards revealed for demands are kept in the hands they are in, and
    nobody is dealt a material that he or she has just declared not to have.
    """
    g = s.copy()
    if not g.agenda:
        return g
    question = g.agenda[-1]
    assert isinstance(question, Decision)
    others = [] if g.options.open_hands else [p for n, p in enumerate(g.players) if n != seat]
    hidden = g.deck + g.removed
    for player in others:
        hidden += player.hand
        hidden += player.vault_own
    for player in g.players:
        hidden += player.vault_unseen
    unknown_draw = g.drawn != NONE and bool(others) and seat != question.seat
    if unknown_draw:
        hidden.append(g.drawn)
    hidden.sort()  # so that a guess owes nothing to the true order
    hidden = reordered(hidden, rng)
    known = _known_to_hold(g, seat, others, hidden)
    for player, cards in known:
        _deal_known(g, player, cards, hidden, rng)
    for player in others:
        if not player.shown and not player.denied and not (known and player is known[-1][0]):
            player.hand = _dealt(hidden, len(player.hand))
            if player.vault_own:
                player.vault_own = tuple(_dealt(hidden, len(player.vault_own)))
    for player in g.players:
        if player.vault_unseen:
            player.vault_unseen = tuple(_dealt(hidden, len(player.vault_unseen)))
    if unknown_draw:
        g.drawn = hidden.pop()
    if g.removed:
        g.removed = _dealt(hidden, len(g.removed))
    g.deck = hidden
    if isinstance(question, ChooseDemand) and question.seat != seat and others:
        g.agenda[-1] = ChooseDemand(question.seat, question.number)  # the choice is secret so far
    return g


def _dealt(hidden: list[int], number: int) -> list[int]:
    """So many cards from the end."""
    place = len(hidden) - number
    cards = hidden[place:]
    del hidden[place:]
    return cards


def _known_to_hold(
    g: State, seat: int, others: list[Player], hidden: list[int]
) -> list[tuple[Player, list[int]]]:
    """Players of whose hand something is known, with the cards known, which leave `hidden`.

    Who is being asked which cards to give comes last: more of them than were demanded.
    """
    found = []
    for player in others:
        if player.shown or player.denied:
            for kind in player.shown:
                hidden.remove(kind)
            found.append((player, list(player.shown)))
    question = g.agenda[-1]
    if isinstance(question, GiveCards) and question.seat != seat and others:
        asked = g.players[question.seat]
        cards = next((cards for player, cards in found if player is asked), [])
        found = [pair for pair in found if pair[0] is not asked]
        _add_choice(g, question, cards, hidden)
        found.append((asked, cards))
    return found


def _add_choice(g: State, question: GiveCards, known: list[int], hidden: list[int]) -> None:
    for material, number in enumerate(question.wanted):
        if number:
            missing = number + 1 - sum(g.data.material[kind] == material for kind in known)
            matching = [kind for kind in hidden if g.data.material[kind] == material]
            for kind in matching[: max(missing, 0)]:
                hidden.remove(kind)
                known.append(kind)


def _deal_known(g: State, player: Player, known: list[int], hidden: list[int], rng: Random) -> None:
    number = len(player.hand)
    sold = _sold_since(player, known, rng) if player.vault_own else []
    hand = known
    if player.denied:
        bans = list(player.denied)
        for kind in hand:
            _one_place_less(bans, 1 << g.data.material[kind])
        for absent, places in bans:
            _deal_allowed(g, hidden, absent, min(places, number - len(hand)), hand)
    player.hand = hand + _dealt(hidden, number - len(hand))
    if player.vault_own:
        player.vault_own = (*sold, *_dealt(hidden, len(player.vault_own) - len(sold)))


def _sold_since(player: Player, known: list[int], rng: Random) -> list[int]:
    """Cards once shown that may have been sold unseen since, and all that the hand cannot hold."""
    places = len(player.vault_own)
    share = places / (places + len(player.hand))
    sold = [kind for kind in known if rng.random() < share][:places]
    for kind in sold:
        known.remove(kind)
    while len(known) > len(player.hand):
        sold.append(known.pop())
    return sold


def _one_place_less(bans: list[tuple[int, int]], material: int) -> None:
    for index, (absent, number) in enumerate(bans):
        if not absent & material and number:
            bans[index] = (absent, number - 1)
            return


def _deal_allowed(g: State, hidden: list[int], absent: int, number: int, hand: list[int]) -> None:
    """Up to so many cards from the end of `hidden` that are none of these materials."""
    material_of = g.data.material
    index = len(hidden)
    while number and index:
        index -= 1
        if not absent >> material_of[hidden[index]] & 1:
            hand.append(hidden.pop(index))
            number -= 1
