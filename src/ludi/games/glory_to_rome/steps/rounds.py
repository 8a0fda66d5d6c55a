"""A round (4): lead or think, follow or think, actions, end of the round (15)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any, ClassVar

from ludi.core.errors import Refusal
from ludi.core.moves import Move
from ludi.core.steps import Decision, Step
from ludi.games.glory_to_rome.data import (
    ARCHITECT,
    KIND,
    NONE,
    ROLE,
    ROLES,
    SENATOR,
    STRUCTURES,
)
from ludi.games.glory_to_rome.ending import end, over
from ludi.games.glory_to_rome.hands import names, play_openly, without
from ludi.games.glory_to_rome.moves import (
    Discard,
    DiscardAll,
    Done,
    Follow,
    Lead,
    PlayMore,
    TakeSenator,
    Think,
    ToStockpile,
)
from ludi.games.glory_to_rome.state import NOBODY, NOT_YET, Player, State
from ludi.games.glory_to_rome.steps.common import DONE, MayDecline, shared
from ludi.games.glory_to_rome.steps.sets import ActionPhase
from ludi.games.glory_to_rome.steps.thinking import (
    NOTHING,
    THINKING,
    Thinks,
    check_thinking,
    think,
    ways_to_think,
)
from ludi.games.glory_to_rome.structures import ACADEMY, CIRCUS, PALACE, SENATE, SEWER

BY_SENATOR = (SENATOR,)
IDLE_CIRCLES = 3  # of the leader card


def from_leader(s: State) -> list[int]:
    """Everybody in the order of the actions (4.4)."""
    seats = len(s.players)
    return [(s.leader + n) % seats for n in range(seats)]


def petition_size(s: State) -> int:
    return 3 if s.options.variant == "classic" else 2  # 6.1.3, 20.2


# Plays (6)


def petitions(s: State, player: Player) -> list[tuple[str, ...]]:
    """Every petition that can be handed in: orders of one role, used like a senator (6.1.3)."""
    size = petition_size(s)
    hand = player.hand
    if len(hand) < size:
        return []
    by_role: list[list[int]] = [[], [], [], [], [], []]
    material_of = s.data.material
    for kind in hand:
        by_role[material_of[kind]].append(kind)
    found: dict[tuple[str, ...], None] = {}
    for kinds in by_role:
        if len(kinds) >= size:
            for cards in combinations(sorted(kinds), size):
                found[tuple([STRUCTURES[kind] for kind in cards])] = None
    return list(found)


def plays(s: State, player: Player, role: int) -> list[tuple[str, ...]]:
    """Every single play for a role (6.1)."""
    any_card = role == ARCHITECT and player.functions & CIRCUS  # 6.1.4
    material_of = s.data.material
    found: list[tuple[str, ...]] = [
        (STRUCTURES[kind],)
        for kind in dict.fromkeys(player.hand)
        if any_card or material_of[kind] == role
    ]
    if player.senators:
        found.append(BY_SENATOR)
    return found + petitions(s, player)


def check_play(
    s: State, player: Player, role: int, cards: tuple[str, ...], leading: bool
) -> Refusal | None:
    """Are these cards one play for this role?"""
    if not cards:
        return Refusal("no-play-empty", "4.7")
    for card in set(cards):
        held = player.senators if card == SENATOR else player.hand.count(KIND[card])
        if cards.count(card) > held:
            return Refusal("no-card-not-in-hand", "4.7")
    if cards == BY_SENATOR:
        return None
    if SENATOR in cards:
        return Refusal("no-petition-senator", "6.1.3")
    kinds = [KIND[card] for card in cards]
    roles = {s.data.material[kind] for kind in kinds}
    if len(cards) == 1:
        if role in roles or (role == ARCHITECT and player.functions & CIRCUS):
            return None
        if leading:
            return Refusal("no-role-forced", "6.2")
        return Refusal("no-role-mismatch", "6.1.1", {"role": ROLES[role]})
    size = petition_size(s)
    if len(roles) > 1:
        return Refusal("no-petition-mixed", "6.1.3")
    if len(cards) != size:
        if roles == {role} and len(cards) > size:
            return Refusal("no-several-plays", "6.3")
        return Refusal("no-petition-size", "6.1.3", {"n": size})
    if kinds != sorted(kinds):
        return Refusal("no-petition-order", "6.1.3", {"cards": names(sorted(kinds))})
    return None


def lay_out(s: State, seat: int, cards: tuple[str, ...], verb: str) -> None:
    """One play goes to the camp (6.2)."""
    player = s.players[seat]
    player.plays = 1 if player.plays == NOT_YET else player.plays + 1
    for card in cards:
        if card == SENATOR:
            player.senators -= 1
            player.camp_senators += 1
        else:
            kind = KIND[card]
            play_openly(s, player, kind)
            player.camp += (kind,)
    if s.trace is not None:
        say_play(s, seat, cards, verb)


def say_play(s: State, seat: int, cards: tuple[str, ...], verb: str) -> None:
    role = ROLES[s.role]
    if cards == BY_SENATOR:
        s.say(f"{verb}-senator", seat=seat, role=role)
    elif len(cards) > 1:
        s.say(f"{verb}-petition", seat=seat, role=role, list=names([KIND[c] for c in cards]))
    else:
        (card,) = cards
        circus = s.data.material[KIND[card]] != s.role
        s.say(f"{verb}-circus" if circus else f"{verb}-order", seat=seat, role=role, structure=card)


# Leading and following


@dataclass(slots=True)
class NewRound(Step[State]):
    def run(self, s: State) -> None:
        s.round += 1
        s.say("round", n=s.round, seat=s.leader)
        s.agenda.append(LeadOrThink(s.leader))


@dataclass(slots=True)
class LeadOrThink(Decision[State]):
    clause: ClassVar[str] = "4.1"
    key: ClassVar[str] = "lead-or-think"
    accepts: ClassVar[tuple[type[Move], ...]] = (Lead, *THINKING)

    def moves(self, s: State, seat: int) -> list[Move]:
        player = s.players[seat]
        found = ways_to_think(s, player)
        material_of = s.data.material
        circus = player.functions & CIRCUS
        for kind in dict.fromkeys(player.hand):
            card = (STRUCTURES[kind],)
            role = material_of[kind]
            found.append(shared(Lead, ROLES[role], card))
            if circus and role != ARCHITECT:
                found.append(shared(Lead, "architect", card))
        any_role = petitions(s, player)
        if player.senators:
            any_role.append(BY_SENATOR)
        for cards in any_role:
            for role_name in ROLES:
                found.append(shared(Lead, role_name, cards))
        return found

    def check(self, s: State, seat: int, move: Any) -> Refusal | None:
        player = s.players[seat]
        if isinstance(move, Lead):
            return check_play(s, player, ROLE[move.role], move.cards, leading=True)
        return check_thinking(s, player, move)

    def play(self, s: State, seat: int, move: Any) -> None:
        agenda = s.agenda
        agenda.pop()
        if not isinstance(move, Lead):
            self.think(s, seat, move)
            return
        s.idle = 0
        s.role = ROLE[move.role]
        agenda += what_follows(len(s.players), seat)
        lay_out(s, seat, move.cards, "lead")
        ask_for_more(s, seat)

    def think(self, s: State, seat: int, move: Think | Discard | DiscardAll) -> None:
        """The leader thinks, and the round is over (4.2)."""
        if move == NOTHING:
            s.idle += 1
            if s.idle == IDLE_CIRCLES * len(s.players):  # 5.5.1
                s.say("take-nothing", seat=seat)
                end(s, "stalemate")
                return
        else:
            s.idle = 0
        s.players[seat].plays = 0
        s.agenda.append(NEXT_LEADER)
        s.say("think", seat=seat)
        think(s, seat, move)


@dataclass(slots=True)
class FollowOrThink(Decision[State]):
    clause: ClassVar[str] = "4.3"
    key: ClassVar[str] = "follow-or-think"
    accepts: ClassVar[tuple[type[Move], ...]] = (Follow, *THINKING)

    def moves(self, s: State, seat: int) -> list[Move]:
        player = s.players[seat]
        found = ways_to_think(s, player)
        found += [shared(Follow, cards) for cards in plays(s, player, s.role)]
        return found

    def check(self, s: State, seat: int, move: Any) -> Refusal | None:
        player = s.players[seat]
        if isinstance(move, Follow):
            return check_play(s, player, s.role, move.cards, leading=False)
        return check_thinking(s, player, move)

    def play(self, s: State, seat: int, move: Any) -> None:
        s.agenda.pop()
        if isinstance(move, Follow):
            lay_out(s, seat, move.cards, "follow")
            ask_for_more(s, seat)
        else:
            s.players[seat].plays = 0
            s.say("think", seat=seat)
            think(s, seat, move)

    def args(self, s: State) -> dict[str, Any]:
        return {"seat": s.leader, "role": ROLES[s.role]}


@cache
def what_follows(seats: int, leader: int) -> tuple[Step[State], ...]:
    """The rest of a round in which a role is led, the last first (4.3 to 4.5)."""
    order = [(leader + n) % seats for n in range(seats)]
    order.reverse()
    acting = [ActionPhase(seat) for seat in order]
    choosing = [FollowOrThink(seat) for seat in order[:-1]]
    return (EndOfRound(), *acting, *choosing)


def ask_for_more(s: State, seat: int) -> None:
    player = s.players[seat]
    if player.functions & PALACE and (player.hand or player.senators):
        s.agenda.append(AnotherPlay(seat))


@dataclass(slots=True)
class AnotherPlay(MayDecline):
    """The Palace: any number of plays for the same role (6.3)."""

    clause: ClassVar[str] = "6.3"
    key: ClassVar[str] = "play-more"
    accepts: ClassVar[tuple[type[Move], ...]] = (PlayMore, Done)

    def moves(self, s: State, seat: int) -> list[Move]:
        found = plays(s, s.players[seat], s.role)
        return [*(shared(PlayMore, cards) for cards in found), DONE]

    def check(self, s: State, seat: int, move: Any) -> Refusal | None:
        if isinstance(move, Done):
            return None
        return check_play(s, s.players[seat], s.role, move.cards, leading=False)

    def play(self, s: State, seat: int, move: Any) -> None:
        s.agenda.pop()
        if isinstance(move, PlayMore):
            lay_out(s, seat, move.cards, "more")
            ask_for_more(s, seat)

    def args(self, s: State) -> dict[str, Any]:
        return {"role": ROLES[s.role], "n": s.players[self.seat].plays}


# End of the round


@dataclass(slots=True)
class EndOfRound(Step[State]):
    """15; nothing done here can give anybody one of the three functions."""

    def run(self, s: State) -> None:
        players, agenda = s.players, s.agenda
        agenda.append(NEXT_LEADER)
        agenda.append(CLEAN_UP)
        everybody = 0
        for player in players:
            everybody |= player.functions
        if everybody & (ACADEMY | SEWER | SENATE):
            del agenda[-1]
            self.with_functions(s)

    def with_functions(self, s: State) -> None:
        players, agenda = s.players, s.agenda
        order = from_leader(s)
        order.reverse()
        for seat in order:
            player = players[seat]
            if player.functions & ACADEMY and player.craftsman:
                agenda.append(Thinks(seat, 1, "academy"))
        agenda.append(CLEAN_UP)
        for seat in order:
            player = players[seat]
            if player.functions & SEWER and player.camp:
                agenda.append(KeepOrders(seat))
        for seat in order:
            if players[seat].functions & SENATE:
                agenda.append(SenateStep(seat))


@dataclass(slots=True)
class SenateStep(Step[State]):
    seat: int

    def run(self, s: State) -> None:
        if len(senators_played(s, self.seat)):
            s.agenda.append(TakeSenators(self.seat))


def senators_played(s: State, seat: int) -> list[int]:
    """Whose senators lie in camps, apart from one's own (22.30)."""
    return [
        other for other, player in enumerate(s.players) if player.camp_senators and other != seat
    ]


@dataclass(slots=True)
class TakeSenators(MayDecline):
    clause: ClassVar[str] = "15.1"
    key: ClassVar[str] = "senate-take"
    accepts: ClassVar[tuple[type[Move], ...]] = (TakeSenator, Done)

    def moves(self, s: State, seat: int) -> list[Move]:
        return [*(shared(TakeSenator, other) for other in senators_played(s, seat)), DONE]

    def check(self, s: State, seat: int, move: Any) -> Refusal | None:
        if isinstance(move, Done):
            return None
        if move.target == seat:
            return Refusal("no-senate-own", "22.30")
        if move.target >= len(s.players):
            return Refusal("no-such-seat", "15.1")
        if not s.players[move.target].camp_senators:
            return Refusal("no-senate-gone", "15.1")
        return None

    def play(self, s: State, seat: int, move: Any) -> None:
        s.agenda.pop()
        if isinstance(move, Done):
            return
        s.players[move.target].camp_senators -= 1
        s.players[seat].senators += 1
        s.say("senate-take", seat=seat, target=move.target)
        s.agenda.append(SenateStep(seat))


@dataclass(slots=True)
class KeepOrders(MayDecline):
    clause: ClassVar[str] = "15.2"
    key: ClassVar[str] = "sewer-take"
    accepts: ClassVar[tuple[type[Move], ...]] = (ToStockpile, Done)

    def moves(self, s: State, seat: int) -> list[Move]:
        camp = dict.fromkeys(s.players[seat].camp)
        return [*(shared(ToStockpile, STRUCTURES[kind]) for kind in camp), DONE]

    def check(self, s: State, seat: int, move: Any) -> Refusal | None:
        if isinstance(move, ToStockpile) and KIND[move.card] not in s.players[seat].camp:
            return Refusal("no-sewer-others", "15.2")
        return None

    def play(self, s: State, seat: int, move: Any) -> None:
        player = s.players[seat]
        if isinstance(move, ToStockpile):
            kind = KIND[move.card]
            player.camp = without(player.camp, kind)
            player.stockpile[s.data.material[kind]] += 1
            s.say("sewer-take", seat=seat, structure=move.card)
            if player.camp:
                return
        s.agenda.pop()
        over(s)


@dataclass(slots=True)
class CleanUp(Step[State]):
    def run(self, s: State) -> None:
        if s.trace is not None:
            self.say(s)
        pool, material_of = s.pool, s.data.material
        for player in s.players:
            if player.camp:
                for kind in player.camp:
                    pool[material_of[kind]] += 1
                player.camp = ()
            if player.camp_senators:
                s.senators += player.camp_senators
                player.camp_senators = 0

    def say(self, s: State) -> None:
        orders = [kind for seat in from_leader(s) for kind in s.players[seat].camp]
        senators = sum(player.camp_senators for player in s.players)
        if orders:
            s.say("clean-up", list=names(orders))
        if senators:
            s.say("senators-return", n=senators)


@dataclass(slots=True)
class NextLeader(Step[State]):
    """15.4: marks are cleared and the leader card passes to the left."""

    def run(self, s: State) -> None:
        for player in s.players:
            player.plays = NOT_YET
            player.craftsman = False
            player.revealed = ()
            player.hired = NOBODY
        s.role = NONE
        s.leader = (s.leader + 1) % len(s.players)
        s.agenda.append(NEW_ROUND)


NEW_ROUND, CLEAN_UP, NEXT_LEADER = NewRound(), CleanUp(), NextLeader()
