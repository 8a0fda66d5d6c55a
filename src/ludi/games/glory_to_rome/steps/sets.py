"""Sets of actions of one role: a player's action phase (7), and extra actions inside it (7.7).

A set lies on the agenda directly under the question that puts its current action. Every role enters
`OFFERS` with a function that puts that question, if it is known to all that something can be done.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludi.core.steps import Step
from ludi.games.glory_to_rome.data import (
    LABORER,
    LEGIONARY,
    MERCHANT,
    ROLES,
    STRUCTURES,
)
from ludi.games.glory_to_rome.state import Player, State
from ludi.games.glory_to_rome.structures import CIRCUS_MAXIMUS, LUDUS_MAGNA, STOREROOM

OFFERS: dict[int, Callable[[State, int, int], bool]] = {}

BY_BATH = STRUCTURES.index("bath")


@dataclass(slots=True)
class ActionRest(Step[State]):
    """The parts of an action that are still open after one of them (8.2, 9.1, 14.2, 17.27.2)."""

    seat: int
    role: int
    used: int

    def run(self, s: State) -> None:
        OFFERS[self.role](s, self.seat, self.used)


@dataclass(slots=True)
class ActionPhase(Step[State]):
    """One player's actions of the role led, counted anew after each (7.4)."""

    seat: int
    used: int = 0

    def left(self, s: State) -> int:
        return entitled(s, s.players[self.seat], s.role) - self.used

    def run(self, s: State) -> None:
        left = self.left(s)
        if self.used == 0 and s.trace is not None:
            if left:
                s.say("actions", seat=self.seat, n=left, role=ROLES[s.role])
            else:
                s.say("no-actions", seat=self.seat)
        if left <= 0:
            return
        spent = left if s.role == LEGIONARY else 1  # 13.1: all together
        s.agenda.append(ActionPhase(self.seat, self.used + spent))
        if not OFFERS[s.role](s, self.seat, 0):
            s.agenda.pop()
            s.say("forgo", seat=self.seat, n=left)


def entitled(s: State, player: Player, role: int) -> int:
    """How many actions of the role led a player has in all (7.1)."""
    plays = player.plays
    clients = eligible(player, role)
    if plays <= 0:
        return clients
    return plays + (2 * clients if player.functions & CIRCUS_MAXIMUS else clients)  # 7.3


def eligible(player: Player, role: int) -> int:
    """Clients that may act in this role (7.2)."""
    clients, hired = player.clients, player.hired
    if role == LABORER and player.functions & STOREROOM:
        return sum(clients) - sum(hired)
    number = clients[role] - hired[role]
    if player.functions & LUDUS_MAGNA and role != MERCHANT:
        number += clients[MERCHANT] - hired[MERCHANT]
    return number


@dataclass(slots=True)
class ExtraActions(Step[State]):
    """Actions that a structure grants, a fixed number (16.4); one, for a client of the Bath."""

    seat: int
    role: int
    number: int
    source: int  # the structure

    def left(self, s: State) -> int:
        return self.number

    def run(self, s: State) -> None:
        if not self.number:
            return
        rest = ExtraActions(self.seat, self.role, self.number - 1, self.source)
        s.agenda.append(rest)
        if not OFFERS[self.role](s, self.seat, 0):
            s.agenda.pop()


Actions = ActionPhase | ExtraActions


def role_of(s: State, actions: Actions) -> int:
    return s.role if isinstance(actions, ActionPhase) else actions.role


def second_action(s: State, role: int) -> int | None:
    """Where on the agenda the set lies that can pay a second action of this role (10.3.3).

    The question of the current action is on top of the agenda.
    """
    own = s.agenda[-2]
    assert isinstance(own, ActionPhase | ExtraActions)
    if by_bath(own):  # 10.3.1
        return None
    if own.left(s) > 0:
        return -2
    if isinstance(own, ActionPhase):
        return None
    around = s.agenda[-3]
    if not isinstance(around, ActionPhase | ExtraActions) or by_bath(around):
        return None
    if role_of(s, around) == role and around.left(s) > 0:
        return -3
    return None


def by_bath(actions: Actions) -> bool:
    return isinstance(actions, ExtraActions) and actions.source == BY_BATH


def spend(actions: Actions) -> Actions:
    """The set with one action less."""
    if isinstance(actions, ActionPhase):
        return ActionPhase(actions.seat, actions.used + 1)
    return ExtraActions(actions.seat, actions.role, actions.number - 1, actions.source)


def current_set(s: State) -> Actions | None:
    """The set whose action is on the table."""
    for step in reversed(s.agenda):
        if isinstance(step, ActionPhase | ExtraActions):
            return step
    return None
