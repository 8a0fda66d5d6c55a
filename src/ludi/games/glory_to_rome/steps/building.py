"""Craftsman (11) and architect (12): foundations, materials, completion, and opening structures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from ludi.core.errors import Refusal
from ludi.core.moves import Move
from ludi.games.glory_to_rome.data import (
    ARCHITECT,
    CRAFTSMAN,
    KIND,
    LABORER,
    MATERIAL,
    MATERIALS,
    NONE,
    PATRON,
    ROLES,
    STRUCTURES,
)
from ludi.games.glory_to_rome.ending import over
from ludi.games.glory_to_rome.hands import play_openly
from ludi.games.glory_to_rome.moves import (
    Add,
    AddDrawn,
    AddFromHand,
    AddFromPool,
    Done,
    DrawCard,
    Found,
    Keep,
    Open,
    OpenFromPool,
    TakeStructure,
)
from ludi.games.glory_to_rome.state import Player, State, Structure
from ludi.games.glory_to_rome.steps.common import DONE, MayDecline, shared
from ludi.games.glory_to_rome.steps.sets import (
    OFFERS,
    ActionRest,
    ExtraActions,
    by_bath,
    current_set,
    second_action,
    spend,
)
from ludi.games.glory_to_rome.steps.thinking import Thinks
from ludi.games.glory_to_rome.steps.trade import not_in_hand
from ludi.games.glory_to_rome.structures import (
    ARCHWAY,
    FOUNTAIN,
    STAIRWAY,
    STATUE_KIND,
    TOWER,
    VILLA_KIND,
    fits,
    own,
    refresh,
    ways,
)

MAIN, STAIRS = 1, 2  # the parts of an architect action

DRAW, KEEP = DrawCard(), Keep()
NOTHING = (0,) * len(MATERIALS)
IN_TOWN, OUT_OF_TOWN = "in-town", "out-of-town"
CATACOMB, PRISON, SCHOOL = KIND["catacomb"], KIND["prison"], KIND["school"]
EXTRA = {KIND["amphitheatre"]: CRAFTSMAN, KIND["foundry"]: LABORER, KIND["garden"]: PATRON}
PRISON_PAYS = 3  # 17.40.1: the site gained for it


# What can be done


def foundations(s: State, player: Player, kinds: Sequence[int], role: int) -> list[Move]:
    """Every way to lay one of these cards as a foundation (10.1, 10.3)."""
    found: list[Move] = []
    outside: bool | None = None  # looked up only when it matters
    names, material_of = player.names, s.data.material
    in_town, out_of_town = s.in_town, s.out_of_town
    for kind in kinds:
        if names >> kind & 1:
            continue
        sites = sites_for(s, kind) if kind == STATUE_KIND else (material_of[kind],)
        for site in sites:
            if in_town[site]:
                found.append(shared(Found, STRUCTURES[kind], IN_TOWN, MATERIALS[site]))
            if out_of_town[site]:
                if outside is None:
                    outside = bool(player.functions & TOWER) or second_action(s, role) is not None
                if outside:
                    found.append(shared(Found, STRUCTURES[kind], OUT_OF_TOWN, MATERIALS[site]))
    return found


def sites_for(s: State, kind: int) -> Sequence[int]:
    """The materials of the sites on which a foundation may be laid."""
    if kind == STATUE_KIND and s.options.variant != "simplified":  # 10.1.2, 20.3.3
        return range(len(MATERIALS))
    return (s.data.material[kind],)


def additions(
    s: State, player: Player, role: int, materials: Sequence[int]
) -> list[tuple[int, str, bool]]:
    """(material, structure, finish) for every way to add one of these materials."""
    functions = player.functions
    villa = by_architect(s, role)
    found: list[tuple[int, str, bool]] = []
    for structure in player.structures:
        if structure.completed:
            continue
        for material in materials:
            for finish in ways(s, functions, structure, material, villa):
                found.append((material, STRUCTURES[structure.kind], finish))
    return found


def by_architect(s: State, role: int) -> bool:
    """Does a single material complete the Villa in an action of this role (17.25, 20.3.3)?"""
    return role == ARCHITECT and s.options.variant != "simplified"


def openings(s: State, seat: int) -> list[Move]:
    """Every structure that the Stairway can open, with every material for it (17.27)."""
    player = s.players[seat]
    functions = player.functions
    pool = s.pool if functions & ARCHWAY else NOTHING
    found: list[Move] = []
    for target, other in enumerate(s.players):
        if target == seat or not other.completed:
            continue
        for structure in other.structures:
            if not structure.completed or structure.opened != NONE:
                continue
            name = STRUCTURES[structure.kind]
            for material, held in enumerate(player.stockpile):
                if not held and not pool[material]:
                    continue
                if not fits(s, functions, structure, material):
                    continue
                if held:
                    found.append(shared(Open, target, name, MATERIALS[material]))
                if pool[material]:
                    found.append(shared(OpenFromPool, target, name, MATERIALS[material]))
    return found


# One building action


def offer_craft(s: State, seat: int, used: int) -> bool:
    player = s.players[seat]
    if player.hand or player.functions & FOUNTAIN:
        s.agenda.append(Build(seat, CRAFTSMAN, used))
        return True
    return False


def offer_construction(s: State, seat: int, used: int) -> bool:
    """What the hand allows is not known to the others; all the rest is."""
    if used & MAIN:
        if used & STAIRS:  # 17.27.2: once
            return False
        if s.players[seat].functions & STAIRWAY and openings(s, seat):
            s.agenda.append(OpenStructure(seat))
            return True
        return False
    question = Build(seat, ARCHITECT, used)
    s.agenda.append(question)
    if s.players[seat].hand or len(question.moves(s, seat)) > 1:
        return True
    s.agenda.pop()
    return False


OFFERS[CRAFTSMAN] = offer_craft
OFFERS[ARCHITECT] = offer_construction


@dataclass(slots=True)
class Building(MayDecline):
    """What laying, adding and opening have in common, wherever the card comes from."""

    role: int

    def args(self, s: State) -> dict[str, Any]:
        actions = current_set(s)
        left = actions.left(s) if actions else 0
        return {"role": ROLES[self.role], "n": left + 1}

    def check_found(self, s: State, seat: int, move: Found) -> Refusal | None:
        player = s.players[seat]
        kind, site = KIND[move.card], MATERIAL[move.site]
        if player.names >> kind & 1:
            return Refusal("no-same-name", "10.1.1", {"structure": move.card})
        if site not in sites_for(s, kind):
            if kind == STATUE_KIND:
                return Refusal("no-statue-simplified", "20.3.3")
            return Refusal("no-site-material", "10.1")
        outside = move.side == OUT_OF_TOWN
        if not (s.out_of_town if outside else s.in_town)[site]:
            return Refusal("no-site-left", "10.1.1", {"side": move.side, "material": move.site})
        if outside and not player.functions & TOWER and second_action(s, self.role) is None:
            actions = s.agenda[-2]
            if isinstance(actions, ExtraActions) and by_bath(actions):
                return Refusal("no-second-action-bath", "10.3.1")
            return Refusal("no-second-action", "10.3")
        return None

    def check_add(
        self, s: State, seat: int, structure: str, material: int, finish: bool
    ) -> Refusal | None:
        player = s.players[seat]
        kind = KIND[structure]
        name = {"structure": structure}
        index = own(player, kind)
        if index == NONE:
            return Refusal("no-structure-of-others", "10.4")
        if player.completed >> kind & 1:
            return Refusal("no-structure-completed", "10.4", name)
        under = player.structures[index]
        allowed = ways(s, player.functions, under, material, by_architect(s, self.role))
        if finish in allowed:
            return None
        if not allowed:
            what = {"material": MATERIALS[material], **name}
            return Refusal("no-material-mismatch", "10.5", what)
        if not finish:
            full = fits(s, player.functions, under, material)
            return Refusal("no-finish-full" if full else "no-finish-declined", "21.1")
        if kind == VILLA_KIND and self.role == CRAFTSMAN:
            return Refusal("no-villa-craftsman", "17.25")
        return Refusal("no-finish-early", "10.6", name)

    def found(self, s: State, seat: int, move: Found, payer: int | None) -> None:
        """Lay a foundation; `payer`: the set that pays a second action, if one is due."""
        player = s.players[seat]
        kind, site = KIND[move.card], MATERIAL[move.site]
        outside = move.side == OUT_OF_TOWN
        two = payer is not None
        if payer is not None:
            actions = s.agenda[payer]
            s.agenda[payer] = spend(actions)  # type: ignore[arg-type]
        if self.role == CRAFTSMAN:
            player.craftsman = True
        (s.out_of_town if outside else s.in_town)[site] -= 1
        player.structures.append(Structure(kind, site))
        player.names |= 1 << kind
        refresh(s)  # a Gate gives the function of a marble structure from now on
        if s.trace is not None:
            place = {"side": move.side, "material": move.site}
            s.say("found-two" if two else "found", seat=seat, structure=move.card, **place)
        last = not outside and not any(s.in_town)
        over(s, "last-in-town-site-taken" if last else "")  # 10.9

    def payer(self, s: State, seat: int, move: Found) -> int | None:
        """Where the set lies that pays a second action, once this question has left the agenda."""
        if move.side != OUT_OF_TOWN or s.players[seat].functions & TOWER:
            return None
        place = second_action(s, self.role)
        assert place is not None
        return place + 1

    def add(self, s: State, seat: int, structure: str, material: int, finish: bool) -> None:
        player = s.players[seat]
        if self.role == CRAFTSMAN:
            player.craftsman = True
        index = own(player, KIND[structure])
        old = player.structures[index]
        under = (*old.materials, material)
        player.structures[index] = Structure(old.kind, old.site, under, finish)
        if finish:
            complete(s, seat, old.kind, old.site)
        else:
            over(s)


@dataclass(slots=True)
class Build(Building):
    clause: ClassVar[str] = "10.1"
    key: ClassVar[str] = "build-step"
    accepts: ClassVar[tuple[type[Move], ...]] = (
        Found,
        Add,
        AddFromHand,
        AddFromPool,
        DrawCard,
        Open,
        OpenFromPool,
        Done,
    )

    used: int

    def moves(self, s: State, seat: int) -> list[Move]:
        player = s.players[seat]
        kinds = list(dict.fromkeys(player.hand))
        found = foundations(s, player, kinds, self.role)
        if player.names != player.completed:
            found += self.additions(s, player, kinds)
        if self.role == CRAFTSMAN:
            if player.functions & FOUNTAIN:
                found.append(DRAW)
        elif player.functions & STAIRWAY and not self.used & STAIRS:
            found += openings(s, seat)
        found.append(DONE)
        return found

    def additions(self, s: State, player: Player, kinds: list[int]) -> list[Move]:
        found: list[Move] = []
        if self.role == CRAFTSMAN:
            material_of = s.data.material
            held = sorted({material_of[kind] for kind in kinds})
            for material, structure, finish in additions(s, player, CRAFTSMAN, held):
                for kind in kinds:
                    if material_of[kind] == material:
                        found.append(shared(AddFromHand, STRUCTURES[kind], structure, finish))
            return found
        stockpile = player.stockpile
        pool = s.pool if player.functions & ARCHWAY else NOTHING
        held = [m for m in range(len(MATERIALS)) if stockpile[m] or pool[m]]
        for material, structure, finish in additions(s, player, ARCHITECT, held):
            if stockpile[material]:
                found.append(shared(Add, MATERIALS[material], structure, finish))
            if pool[material]:
                found.append(shared(AddFromPool, MATERIALS[material], structure, finish))
        return found

    def check(self, s: State, seat: int, move: Any) -> Refusal | None:
        player = s.players[seat]
        match move:
            case Found():
                return not_in_hand(s, seat, move.card) or self.check_found(s, seat, move)
            case AddFromHand():
                if self.role == ARCHITECT:
                    return Refusal("no-architect-hand", "10.4")
                material = s.data.material[KIND[move.card]]
                return not_in_hand(s, seat, move.card) or self.check_add(
                    s, seat, move.structure, material, move.finish
                )
            case Add() | AddFromPool():
                return self.check_source(s, player, move) or self.check_add(
                    s, seat, move.structure, MATERIAL[move.material], move.finish
                )
            case DrawCard():
                if self.role == ARCHITECT or not player.functions & FOUNTAIN:
                    return Refusal("no-fountain", "11.2")
            case Open() | OpenFromPool():
                if self.role == CRAFTSMAN or not player.functions & STAIRWAY:
                    return Refusal("no-stairway", "12.3")
                if self.used & STAIRS:
                    return Refusal("no-stairway-again", "17.27.2")
                return check_open(s, seat, move)
        return None

    def check_source(self, s: State, player: Player, move: Add | AddFromPool) -> Refusal | None:
        if self.role == CRAFTSMAN:
            return Refusal("no-craftsman-stockpile", "10.4")
        return check_material(s, player, move)

    def play(self, s: State, seat: int, move: Any) -> None:
        player = s.players[seat]
        match move:
            case Found():
                payer = self.payer(s, seat, move)
                s.agenda.pop()
                self.rest(s)
                play_openly(s, player, KIND[move.card])
                if payer is not None and self.role == ARCHITECT:
                    payer -= 1  # the rest of this action lies on top now
                self.found(s, seat, move, payer)
                return
            case Done():
                s.agenda.pop()
                if not self.used:
                    s.agenda.pop()  # and all the actions that are left
                    s.say("end-actions", seat=seat)
                return
            case DrawCard():
                s.agenda[-1] = UseDrawn(seat, CRAFTSMAN)
                player.craftsman = True
                s.drawn = s.deck.pop()
                s.say("fountain-draw", seat=seat)
                s.reveal()
                return
            case Open() | OpenFromPool():
                s.agenda[-1] = ActionRest(seat, ARCHITECT, STAIRS)
                open_structure(s, seat, move)
                return
        s.agenda.pop()
        self.rest(s)
        match move:
            case AddFromHand():
                kind = KIND[move.card]
                material = s.data.material[kind]
                play_openly(s, player, kind)
                name = {"material": MATERIALS[material], "structure": move.structure}
                s.say("add-hand", seat=seat, **name)
            case Add():
                material = MATERIAL[move.material]
                player.stockpile[material] -= 1
                s.say("add-stockpile", seat=seat, material=move.material, structure=move.structure)
            case _:
                material = MATERIAL[move.material]
                s.pool[material] -= 1
                s.say("add-pool", seat=seat, material=move.material, structure=move.structure)
        self.add(s, seat, move.structure, material, move.finish)

    def rest(self, s: State) -> None:
        """The Stairway may still be used; whether it can is seen when it comes to that."""
        if self.role == ARCHITECT:
            s.agenda.append(ActionRest(self.seat, ARCHITECT, self.used | MAIN))


def check_material(
    s: State, player: Player, move: Add | AddFromPool | Open | OpenFromPool
) -> Refusal | None:
    """Is there such a material where the move takes it from?"""
    material = MATERIAL[move.material]
    if isinstance(move, AddFromPool | OpenFromPool):
        if not player.functions & ARCHWAY:
            return Refusal("no-architect-pool", "12.2")
        if not s.pool[material]:
            return Refusal("no-pool-material", "12.2", {"material": move.material})
    elif not player.stockpile[material]:
        return Refusal("no-material-absent", "10.4", {"material": move.material})
    return None


# Fountain


@dataclass(slots=True)
class UseDrawn(Building):
    """The card drawn with the Fountain: foundation, material, or into the hand (17.9)."""

    clause: ClassVar[str] = "17.9"
    key: ClassVar[str] = "fountain-use"
    accepts: ClassVar[tuple[type[Move], ...]] = (Found, AddDrawn, Keep)

    def moves(self, s: State, seat: int) -> list[Move]:
        player = s.players[seat]
        found = foundations(s, player, (s.drawn,), CRAFTSMAN)
        material = s.data.material[s.drawn]
        for structure in player.structures:
            if not structure.completed:
                for finish in ways(s, player.functions, structure, material, villa=False):
                    found.append(shared(AddDrawn, STRUCTURES[structure.kind], finish))
        found.append(KEEP)
        return found

    def check(self, s: State, seat: int, move: Any) -> Refusal | None:
        match move:
            case Found():
                if KIND[move.card] != s.drawn:
                    return Refusal("no-fountain-hand", "17.9")
                return self.check_found(s, seat, move)
            case AddDrawn():
                material = s.data.material[s.drawn]
                return self.check_add(s, seat, move.structure, material, move.finish)
        return None

    def play(self, s: State, seat: int, move: Any) -> None:
        player = s.players[seat]
        kind, s.drawn = s.drawn, NONE
        match move:
            case Found():
                payer = self.payer(s, seat, move)
                s.agenda.pop()
                self.found(s, seat, move, payer)
            case AddDrawn():
                s.agenda.pop()
                material = s.data.material[kind]
                name = {"material": MATERIALS[material], "structure": move.structure}
                s.say("add-deck", seat=seat, **name)
                self.add(s, seat, move.structure, material, move.finish)
            case _:
                s.agenda.pop()
                player.hand.append(kind)
                if player.denied:
                    player.denied += ((0, 1),)
                s.say("fountain-keep", seat=seat)
                s.say("fountain-keep-own", only=(seat,), structure=STRUCTURES[kind])
                over(s)

    def args(self, s: State) -> dict[str, Any]:
        material = MATERIALS[s.data.material[s.drawn]]
        return {"structure": STRUCTURES[s.drawn], "material": material}

    def idle(self, s: State, seat: int) -> Move:
        return KEEP


# Completion


def complete(s: State, seat: int, kind: int, site: int) -> None:
    """10.7: the site counts, the function is active, the game may be over, then the rest."""
    player = s.players[seat]
    value = s.data.value[site]
    player.influence += value
    player.completed |= 1 << kind
    refresh(s)
    s.say("complete", seat=seat, structure=STRUCTURES[kind], n=value)
    simplified = s.options.variant == "simplified"
    ends = kind == CATACOMB and not simplified  # 18.4
    if not over(s, "catacomb-completed" if ends else "") and not simplified:
        upon_completion(s, seat, kind)


def upon_completion(s: State, seat: int, kind: int) -> None:
    """What a structure does when its owner completes it, or takes it with a Prison (16.3)."""
    influence = s.players[seat].influence  # 16.4
    role = EXTRA.get(kind)
    if role is not None:
        s.agenda.append(ExtraActions(seat, role, influence, kind))
        s.say("extra-actions", structure=STRUCTURES[kind], n=influence, role=ROLES[role])
    elif kind == SCHOOL:
        s.agenda.append(Thinks(seat, influence, "school"))
        s.say("extra-thinks", structure="school", n=influence)
    elif kind == PRISON and prisoners(s, seat):
        s.agenda.append(TakeWithPrison(seat))


def prisoners(s: State, seat: int) -> list[Move]:
    names = s.players[seat].names
    return [
        shared(TakeStructure, target, STRUCTURES[structure.kind])
        for target, other in enumerate(s.players)
        if target != seat
        for structure in other.structures
        if structure.completed and not names >> structure.kind & 1  # 17.40.3
    ]


@dataclass(slots=True)
class TakeWithPrison(MayDecline):
    clause: ClassVar[str] = "17.40"
    key: ClassVar[str] = "prison-take"
    accepts: ClassVar[tuple[type[Move], ...]] = (TakeStructure, Done)

    def moves(self, s: State, seat: int) -> list[Move]:
        return [*prisoners(s, seat), DONE]

    def check(self, s: State, seat: int, move: Any) -> Refusal | None:
        if isinstance(move, Done):
            return None
        if move.target == seat:
            return Refusal("no-prison-own", "17.40")
        refusal = check_theirs(s, move, "no-prison-started", "17.40")
        if refusal is None and s.players[seat].names >> KIND[move.structure] & 1:
            return Refusal("no-prison-name", "17.40.3")
        return refusal

    def play(self, s: State, seat: int, move: Any) -> None:
        s.agenda.pop()
        if isinstance(move, Done):
            s.say("prison-none", seat=seat)
            return
        player, former = s.players[seat], s.players[move.target]
        kind = KIND[move.structure]
        player.influence -= PRISON_PAYS
        former.influence += PRISON_PAYS
        structure = former.structures.pop(own(former, kind))
        player.structures.append(structure)  # 17.40.2: with its materials, and open if it was
        bit = 1 << kind
        former.names ^= bit
        former.completed ^= bit
        player.names |= bit
        player.completed |= bit
        refresh(s)
        s.say("prison-take", seat=seat, structure=move.structure, target=move.target)
        if not over(s):  # 22.23
            upon_completion(s, seat, kind)  # 17.40.4


def check_theirs(
    s: State, move: TakeStructure | Open | OpenFromPool, started: str, clause: str
) -> Refusal | None:
    """Has that player such a structure, and completed?"""
    if move.target >= len(s.players):
        return Refusal("no-such-seat", clause)
    other = s.players[move.target]
    kind = KIND[move.structure]
    if not other.names >> kind & 1:
        name = {"target": move.target, "structure": move.structure}
        return Refusal("no-structure-there", clause, name)
    if not other.completed >> kind & 1:
        return Refusal(started, clause)
    return None


# Stairway


@dataclass(slots=True)
class OpenStructure(MayDecline):
    """The Stairway after the main part of an architect action (17.27.2)."""

    clause: ClassVar[str] = "17.27"
    key: ClassVar[str] = "stairway-step"
    accepts: ClassVar[tuple[type[Move], ...]] = (Open, OpenFromPool, Done)

    def moves(self, s: State, seat: int) -> list[Move]:
        return [*openings(s, seat), DONE]

    def check(self, s: State, seat: int, move: Any) -> Refusal | None:
        return None if isinstance(move, Done) else check_open(s, seat, move)

    def play(self, s: State, seat: int, move: Any) -> None:
        s.agenda.pop()
        if not isinstance(move, Done):
            open_structure(s, seat, move)


def check_open(s: State, seat: int, move: Open | OpenFromPool) -> Refusal | None:
    player = s.players[seat]
    if move.target == seat:
        return Refusal("no-stairway-own", "17.27")
    refusal = check_theirs(s, move, "no-stairway-started", "17.27")
    if refusal is not None:
        return refusal
    other = s.players[move.target]
    structure = other.structures[own(other, KIND[move.structure])]
    if structure.opened != NONE:
        return Refusal("no-stairway-open", "17.27.3")
    refusal = check_material(s, player, move)
    if refusal is not None:
        return refusal
    if not fits(s, player.functions, structure, MATERIAL[move.material]):
        return Refusal("no-stairway-material", "17.27.1")
    return None


def open_structure(s: State, seat: int, move: Open | OpenFromPool) -> None:
    material = MATERIAL[move.material]
    source = s.pool if isinstance(move, OpenFromPool) else s.players[seat].stockpile
    source[material] -= 1
    other = s.players[move.target]
    kind = KIND[move.structure]
    index = own(other, kind)
    old = other.structures[index]
    other.structures[index] = Structure(kind, old.site, old.materials, True, material)
    s.opened |= 1 << kind
    refresh(s)
    s.say(
        "open",
        seat=seat,
        structure=move.structure,
        material=move.material,
        target=move.target,
    )
    over(s)
