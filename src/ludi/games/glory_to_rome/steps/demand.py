"""Legionary (13): a demand, answers, and the Coliseum."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ludi.core.errors import Refusal
from ludi.core.moves import Move
from ludi.core.steps import Decision, Step
from ludi.games.glory_to_rome.data import (
    KIND,
    LEGIONARY,
    MATERIALS,
    ROLE,
    ROLES,
    STRUCTURES,
)
from ludi.games.glory_to_rome.ending import over
from ludi.games.glory_to_rome.hands import changed, deny, names, play_openly
from ludi.games.glory_to_rome.moves import Demand, Done, Give, Reveal, TakeClient
from ludi.games.glory_to_rome.state import Player, State
from ludi.games.glory_to_rome.steps.common import DONE, MayDecline, shared
from ludi.games.glory_to_rome.steps.sets import OFFERS, ActionPhase, current_set, entitled
from ludi.games.glory_to_rome.steps.trade import not_in_hand
from ludi.games.glory_to_rome.structures import (
    BRIDGE,
    COLISEUM,
    PALISADE,
    WALL,
    vault_limit,
    vault_size,
)

Wanted = tuple[int, ...]  # how many cards of each material


def offer_demand(s: State, seat: int, used: int) -> bool:
    if not s.players[seat].hand:
        return False
    actions = current_set(s)
    number = 1
    if isinstance(actions, ActionPhase):
        number = entitled(s, s.players[seat], LEGIONARY)
    s.agenda.append(ChooseDemand(seat, number))
    return True


OFFERS[LEGIONARY] = offer_demand


@dataclass(slots=True)
class ChooseDemand(MayDecline):
    """Cards are chosen one by one and revealed together (13.1)."""

    clause: ClassVar[str] = "13.1"
    key: ClassVar[str] = "demand"
    accepts: ClassVar[tuple[type[Move], ...]] = (Reveal, Demand, Done)

    number: int  # of cards that may be revealed
    chosen: tuple[int, ...] = ()  # known only to their owner so far

    def moves(self, s: State, seat: int) -> list[Move]:
        found: list[Move] = []
        if len(self.chosen) < self.number:
            player = s.players[seat]
            found += [
                shared(Reveal, STRUCTURES[kind])
                for kind in dict.fromkeys(player.hand)
                if self.left(player, kind) > 0
            ]
        found.append(self.finish())
        return found

    def left(self, player: Player, kind: int) -> int:
        """Cards of this kind in hand that have not been revealed this round (13.8)."""
        return player.hand.count(kind) - player.revealed.count(kind) - self.chosen.count(kind)

    def finish(self) -> Move:
        if not self.chosen:
            return DONE
        return shared(Demand, tuple([STRUCTURES[kind] for kind in self.chosen]))

    def check(self, s: State, seat: int, move: Any) -> Refusal | None:
        if not isinstance(move, Reveal):
            return None if move == self.finish() else Refusal("no-demand-chosen", "13.1")
        if len(self.chosen) >= self.number:
            return Refusal("no-demand-too-many", "13.1", {"n": self.number})
        refusal = not_in_hand(s, seat, move.card)
        if refusal is None and self.left(s.players[seat], KIND[move.card]) <= 0:
            return Refusal("no-demand-again", "13.8")
        return refusal

    def play(self, s: State, seat: int, move: Any) -> None:
        if isinstance(move, Reveal):
            chosen = (*self.chosen, KIND[move.card])
            s.agenda[-1] = ChooseDemand(seat, self.number, chosen)
            return
        s.agenda.pop()
        if isinstance(move, Done):
            s.say("demand-none", seat=seat)
            return
        self.show(s, seat)
        s.reveal()  # what the others hold
        wanted = [0] * len(MATERIALS)
        for kind in self.chosen:
            wanted[s.data.material[kind]] += 1
        demand(s, seat, tuple(wanted))

    def show(self, s: State, seat: int) -> None:
        player = s.players[seat]
        player.revealed += self.chosen
        for kind in self.chosen:
            if player.shown.count(kind) < player.revealed.count(kind):
                player.shown += (kind,)
        if s.trace is None:
            return
        if len(self.chosen) == 1:
            (kind,) = self.chosen
            material = MATERIALS[s.data.material[kind]]
            s.say("demand", seat=seat, material=material, structure=STRUCTURES[kind])
        else:
            s.say("demand-list", seat=seat, cards=names(self.chosen))

    def args(self, s: State) -> dict[str, Any]:
        return {"n": self.number, "chosen": len(self.chosen)}

    def idle(self, s: State, seat: int) -> Move:
        return self.finish()

    def public(self, s: State, seat: int, move: Any) -> Move | None:
        if isinstance(move, Reveal):
            return None
        assert isinstance(move, Move)
        return move


def demand(s: State, seat: int, wanted: Wanted) -> None:
    """Pool, then opponents clockwise, then the Coliseum; one event in all (13.7)."""
    player = s.players[seat]
    for material, number in enumerate(wanted):
        taken = min(number, s.pool[material])  # 13.3
        if taken:
            s.pool[material] -= taken
            player.stockpile[material] += taken
            s.say("demand-pool", seat=seat, n=taken, material=MATERIALS[material])
    s.agenda.append(DemandOver())
    reached = affected(s, seat)
    if player.functions & COLISEUM:
        s.agenda.append(Coliseum(seat, wanted, tuple(reached)))
    for opponent in reversed(reached):
        s.agenda.append(Answer(opponent, seat, wanted))


def affected(s: State, seat: int) -> list[int]:
    """The opponents a demand reaches, clockwise from the left (13.4)."""
    seats = len(s.players)
    clockwise = [(seat + n) % seats for n in range(1, seats)]
    if s.players[seat].functions & BRIDGE or seats <= 3:
        return clockwise
    return [clockwise[0], clockwise[-1]]


def shield(s: State, seat: int, taker: int) -> str:
    """The structure that makes a seat immune to this taker (13.6); "" if none does."""
    functions = s.players[seat].functions
    if functions & WALL:
        return "wall"
    if functions & PALISADE and not s.players[taker].functions & BRIDGE:
        return "palisade"
    return ""


@dataclass(slots=True)
class DemandOver(Step[State]):
    def run(self, s: State) -> None:
        over(s)


@dataclass(slots=True)
class Answer(Step[State]):
    """What one opponent gives."""

    seat: int
    taker: int
    wanted: Wanted

    def run(self, s: State) -> None:
        player = s.players[self.seat]
        protection = shield(s, self.seat, self.taker)
        if protection:
            s.say("give-immune", seat=self.seat, structure=protection)
            if player.hand:
                s.agenda.append(GiveFreely(self.seat, self.taker, self.wanted))
            return
        if s.players[self.taker].functions & BRIDGE:  # 13.5.1
            self.empty_stockpile(s)
        give(s, self.seat, self.taker, self.wanted)

    def empty_stockpile(self, s: State) -> None:
        ours, theirs = s.players[self.taker].stockpile, s.players[self.seat].stockpile
        for material, number in enumerate(self.wanted):
            taken = min(number, theirs[material])
            if taken:
                theirs[material] -= taken
                ours[material] += taken
                s.say(
                    "take-stockpile",
                    seat=self.taker,
                    target=self.seat,
                    n=taken,
                    material=MATERIALS[material],
                )


def give(s: State, seat: int, taker: int, wanted: Wanted) -> None:
    """Give what there is no choice about; ask about the rest (13.5)."""
    player = s.players[seat]
    material_of = s.data.material
    s.reveal()  # something of this hand: what there is, what there is not, or that there is more
    open_choice = [0] * len(MATERIALS)
    lacking = 0
    for material, number in enumerate(wanted):
        if not number:
            continue
        matching = [kind for kind in player.hand if material_of[kind] == material]
        if len(matching) > number and len(set(matching)) > 1:
            open_choice[material] = number
            continue
        for kind in matching[:number]:
            hand_over(s, seat, taker, kind)
            s.say("give", seat=seat, structure=STRUCTURES[kind])
        if len(matching) < number:
            lacking |= 1 << material
            if not matching:
                s.say("give-none", seat=seat)
    if lacking:
        deny(player, lacking)
    if any(open_choice):
        s.agenda.append(GiveCards(seat, taker, tuple(open_choice)))


def hand_over(s: State, seat: int, taker: int, kind: int) -> None:
    play_openly(s, s.players[seat], kind)
    s.players[taker].stockpile[s.data.material[kind]] += 1


def matching_cards(s: State, seat: int, wanted: Wanted) -> list[Move]:
    material_of = s.data.material
    return [
        shared(Give, STRUCTURES[kind])
        for kind in dict.fromkeys(s.players[seat].hand)
        if wanted[material_of[kind]]
    ]


def check_give(s: State, seat: int, wanted: Wanted, card: str) -> Refusal | None:
    refusal = not_in_hand(s, seat, card)
    if refusal is None and not wanted[s.data.material[KIND[card]]]:
        return Refusal("no-give-mismatch", "13.5")
    return refusal


@dataclass(slots=True)
class GiveCards(Decision[State]):
    """More matching cards than demanded: which ones? (13.5)"""

    clause: ClassVar[str] = "13.5"
    key: ClassVar[str] = "give-cards"
    accepts: ClassVar[tuple[type[Move], ...]] = (Give,)

    taker: int
    wanted: Wanted

    def moves(self, s: State, seat: int) -> list[Move]:
        return matching_cards(s, seat, self.wanted)

    def check(self, s: State, seat: int, move: Give) -> Refusal | None:
        return check_give(s, seat, self.wanted, move.card)

    def play(self, s: State, seat: int, move: Give) -> None:
        s.agenda.pop()
        kind = KIND[move.card]
        hand_over(s, seat, self.taker, kind)
        s.say("give", seat=seat, structure=move.card)
        left = changed(self.wanted, s.data.material[kind], -1)
        if any(left):
            give(s, seat, self.taker, left)

    def args(self, s: State) -> dict[str, Any]:
        return asked_for(self.taker, self.wanted)


def asked_for(taker: int, wanted: Wanted) -> dict[str, Any]:
    what = [
        {"key": "the-count-material", "material": MATERIALS[m], "n": n}
        for m, n in enumerate(wanted)
        if n
    ]
    return {"seat": taker, "list": what, "n": sum(wanted)}


@dataclass(slots=True)
class GiveFreely(MayDecline):
    """An immune opponent may give what was asked for all the same (13.6)."""

    clause: ClassVar[str] = "13.6"
    key: ClassVar[str] = "give-anyway"
    accepts: ClassVar[tuple[type[Move], ...]] = (Give, Done)

    taker: int
    wanted: Wanted

    def moves(self, s: State, seat: int) -> list[Move]:
        return [*matching_cards(s, seat, self.wanted), DONE]

    def check(self, s: State, seat: int, move: Any) -> Refusal | None:
        return None if isinstance(move, Done) else check_give(s, seat, self.wanted, move.card)

    def play(self, s: State, seat: int, move: Any) -> None:
        s.agenda.pop()
        if isinstance(move, Done):
            return
        kind = KIND[move.card]
        hand_over(s, seat, self.taker, kind)
        s.say("give-anyway", seat=seat, structure=move.card)
        left = changed(self.wanted, s.data.material[kind], -1)
        if any(left) and s.players[seat].hand:
            s.agenda.append(GiveFreely(seat, self.taker, left))

    def args(self, s: State) -> dict[str, Any]:
        return asked_for(self.taker, self.wanted)


# Coliseum


@dataclass(slots=True)
class Coliseum(Step[State]):
    seat: int
    wanted: Wanted
    reached: tuple[int, ...]

    def run(self, s: State) -> None:
        limits = tuple(
            [
                self.wanted
                if other in self.reached and not shield(s, other, self.seat)
                else (0,) * len(MATERIALS)
                for other in range(len(s.players))
            ]
        )
        offer_clients(s, self.seat, limits)


def offer_clients(s: State, seat: int, limits: tuple[Wanted, ...]) -> None:
    question = TakeClients(seat, limits)
    if len(question.moves(s, seat)) > 1:
        s.agenda.append(question)


@dataclass(slots=True)
class TakeClients(MayDecline):
    clause: ClassVar[str] = "17.4"
    key: ClassVar[str] = "coliseum-take"
    accepts: ClassVar[tuple[type[Move], ...]] = (TakeClient, Done)

    limits: tuple[Wanted, ...]  # for each seat, how many clients of each role may still be taken

    def moves(self, s: State, seat: int) -> list[Move]:
        found: list[Move] = []
        if self.room(s) > 0:
            for target, limit in enumerate(self.limits):
                clients = s.players[target].clients
                found += [
                    shared(TakeClient, target, ROLES[role])
                    for role, number in enumerate(limit)
                    if number and clients[role]
                ]
        found.append(DONE)
        return found

    def room(self, s: State) -> int:
        player = s.players[self.seat]
        return vault_limit(player) - vault_size(player)

    def check(self, s: State, seat: int, move: Any) -> Refusal | None:
        if isinstance(move, Done):
            return None
        if move.target >= len(s.players) or move.target == seat:
            return Refusal("no-such-seat", "17.4")
        role = ROLE[move.role]
        if not any(self.limits[move.target]):
            if shield(s, move.target, seat):
                return Refusal("no-coliseum-immune", "17.4")
            return Refusal("no-coliseum-reach", "13.4")
        if not self.limits[move.target][role]:
            return Refusal("no-coliseum-material", "17.4")
        if not s.players[move.target].clients[role]:
            return Refusal("no-coliseum-none", "17.4", {"target": move.target, "role": move.role})
        return None

    def play(self, s: State, seat: int, move: Any) -> None:
        s.agenda.pop()
        if isinstance(move, Done):
            return
        role = ROLE[move.role]
        owner = s.players[move.target]
        owner.clients[role] -= 1
        # The taker chooses which card it is: one that could still act this round
        surplus = max(owner.hired[role] - owner.clients[role], 0)
        owner.hired = changed(owner.hired, role, -surplus)
        s.players[seat].vault[role] += 1
        s.say("take-client", seat=seat, role=move.role, target=move.target)
        limits = list(self.limits)
        limits[move.target] = changed(self.limits[move.target], role, -1)
        offer_clients(s, seat, tuple(limits))

    def args(self, s: State) -> dict[str, Any]:
        return {"n": self.room(s)}
