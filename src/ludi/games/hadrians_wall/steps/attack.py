"""The attack (7): what gets through, favours against it, the end of the Year or of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ludi.core.errors import Refusal
from ludi.core.events import Prompt
from ludi.core.moves import Move
from ludi.core.steps import Question, Step
from ludi.games.hadrians_wall.data import YEARS
from ludi.games.hadrians_wall.layout import (
    COHORT,
    COHORTS,
    DISDAIN,
    EXTRA,
    FAVOUR,
    FAVOUR_ANY,
    IGNORED,
    VALOUR,
)
from ludi.games.hadrians_wall.moves import Accept, Favour
from ludi.games.hadrians_wall.scoring import met, rank, scores
from ludi.games.hadrians_wall.sheet import (
    bundle,
    counted,
    draw,
    gain,
    law,
)
from ludi.games.hadrians_wall.state import State
from ludi.games.hadrians_wall.steps.common import in_turn


@dataclass(slots=True)
class Attack(Step[State]):
    def run(self, s: State) -> None:
        s.phase = "attack"
        s.reveal()
        s.say("actions-end")
        for seat, player in enumerate(s.players):
            return_items(s, seat)
            player.sheet[IGNORED : IGNORED + 3] = (0, 0, 0)
        n = s.data.attack_cards[s.options.difficulty][s.year - 1]
        extra = sum(s.laid) + law(s).fort.attack  # 9.4, 11.2.4
        if extra:
            s.say("attack-extra", n=extra)
        s.attack = tuple([draw(s) for _ in range(n + extra)])  # 7.2
        s.personal = personal_cards(s)
        say_attack(s)
        s.acting = 0
        for seat in range(len(s.players)):
            if favours(s, seat):
                s.acting |= 1 << seat
        s.lead = 0
        s.agenda += [EndYear(), Defence()] if s.acting else [EndYear()]


def return_items(s: State, seat: int) -> None:
    """7.1"""
    sheet = s.players[seat].sheet
    if any(sheet[:5]):
        if s.trace is not None:
            s.say("items-lost", seat=seat, items=counted(bundle(tuple(sheet[:5]))))
        sheet[:5] = (0, 0, 0, 0, 0)


def personal_cards(s: State) -> tuple[tuple[int, ...], ...]:
    """11.3.1: those of one player are discarded before the next one's are drawn."""
    drawn = []
    for seat, player in enumerate(s.players):
        n = player.sheet[EXTRA]
        cards = tuple([draw(s) for _ in range(n)])
        s.discard += cards
        if n:
            player.sheet[EXTRA] = 0
            s.say("personal-cards", seat=seat, n=n)
        drawn.append(cards)
    return tuple(drawn)


def say_attack(s: State) -> None:
    if s.trace is None:
        return
    s.say("attack-cards", n=len(s.attack))
    for card in s.attack:
        s.say("attack-card", cohort=COHORTS[s.data.fate_attack[card]], card=s.data.fate_ids[card])
    left, centre, right = attacks(s, -1)
    potential = s.data.potential[s.year - 1]
    s.say("attack-sum", left=left, centre=centre, right=right, potential=potential)


def attacks(s: State, seat: int) -> list[int]:
    """Cards attacking each cohort: those for all, and those for this seat alone."""
    found = [0, 0, 0]
    direction = s.data.fate_attack
    for card in s.attack:
        found[direction[card]] += 1
    if seat >= 0:
        for card in s.personal[seat]:
            found[direction[card]] += 1
    return found


def through(s: State, seat: int) -> list[int]:
    """Attacks that get through on each cohort (7.6)."""
    sheet = s.players[seat].sheet
    return [
        max(0, n - sheet[IGNORED + cohort] - sheet[COHORT + cohort])
        for cohort, n in enumerate(attacks(s, seat))
    ]


FAVOUR_MOVES = [(Favour(cohort, "temple"), Favour(cohort, "diplomat")) for cohort in COHORTS]
ACCEPT = Accept()


def favours(s: State, seat: int) -> list[Move]:
    """Favours that stop an attack which would get through (7.5.1)."""
    sheet = s.players[seat].sheet
    found: list[Move] = []
    if not any(sheet[FAVOUR_ANY : FAVOUR + 3]):
        return found
    for cohort, n in enumerate(through(s, seat)):
        if n:
            temple, diplomat = FAVOUR_MOVES[cohort]
            if sheet[FAVOUR_ANY]:
                found.append(temple)
            if sheet[FAVOUR + cohort]:
                found.append(diplomat)
    return found


@dataclass(slots=True)
class Defence(Question[State]):
    """Favours, each player for itself (7.5.2)."""

    clause: ClassVar[str] = "7.5"
    key: ClassVar[str] = "favours"
    accepts: ClassVar[tuple[type[Move], ...]] = (Favour, Accept)

    def actors(self, s: State) -> tuple[int, ...]:
        return in_turn(len(s.players), s.acting, s.lead)

    def side_by_side(self, s: State) -> tuple[int, ...]:
        return tuple(range(len(s.players)))

    def moves(self, s: State, seat: int) -> list[Move]:
        return [ACCEPT, *favours(s, seat)]

    def check(self, s: State, seat: int, move: Favour | Accept) -> Refusal | None:
        if isinstance(move, Accept):
            return None
        sheet = s.players[seat].sheet
        cohort = COHORTS.index(move.cohort)
        if move.kind == "temple" and not sheet[FAVOUR_ANY]:
            return Refusal("no-favour-left", "7.5")
        if move.kind == "diplomat" and not sheet[FAVOUR + cohort]:
            elsewhere = any(sheet[FAVOUR : FAVOUR + 3])
            return Refusal("no-favour-cohort" if elsewhere else "no-favour-left", "7.5")
        if not through(s, seat)[cohort]:
            return Refusal("no-favour-useless", "7.5.1")
        return None

    def play(self, s: State, seat: int, move: Favour | Accept) -> None:
        if isinstance(move, Favour):
            sheet = s.players[seat].sheet
            cohort = COHORTS.index(move.cohort)
            sheet[FAVOUR_ANY if move.kind == "temple" else FAVOUR + cohort] -= 1
            sheet[IGNORED + cohort] += 1
            s.say("spend-favour", seat=seat, kind=move.kind, cohort=move.cohort)
        else:
            s.say("accept", seat=seat)
        if isinstance(move, Accept) or not favours(s, seat):
            s.acting &= ~(1 << seat)
        s.lead = seat
        if not s.acting:
            s.agenda.pop()

    def idle(self, s: State, seat: int) -> Move:
        return ACCEPT

    def prompt(self, s: State, seat: int) -> Prompt:
        waiting = self.actors(s)
        if seat not in waiting:
            return Prompt("wait-favours", {"seats": list(waiting)})
        n, potential = sum(through(s, seat)), s.data.potential[s.year - 1]
        return Prompt("ask-favours", {"through": n, "potential": potential, "year": s.year})


@dataclass(slots=True)
class EndYear(Step[State]):
    def run(self, s: State) -> None:
        from ludi.games.hadrians_wall.steps.year import BeginYear  # here: a Year leads to the next

        s.reveal()
        for seat in range(len(s.players)):
            resolve(s, seat)
        s.discard += s.attack  # 7.9
        s.attack = ()
        s.personal = ((),) * len(s.players)
        if s.neutral:  # 9.5
            if any(s.laid):
                s.say("neutral-cleared")
            s.neutral_discard = (*s.neutral_discard, *s.neutral)
            s.neutral = s.laid = ()
        if s.year < YEARS:
            s.agenda.append(BeginYear())
        else:
            end(s)


def resolve(s: State, seat: int) -> None:
    """What the attack brings one player: disdain, then valour (7.6)."""
    sheet = s.players[seat].sheet
    potential = s.data.potential[s.year - 1]
    passed = sum(through(s, seat))
    shame, valour = min(passed, potential), max(0, potential - passed)
    sheet[DISDAIN] += shame
    sheet[IGNORED : IGNORED + 3] = (0, 0, 0)
    if s.trace is not None:
        result = "full" if not shame else "partial" if valour else "failed"
        items = counted({"valour": valour, "disdain": shame}, "nom")
        s.say(f"defence-{result}", seat=seat, items=items)
    gain(s, seat, (VALOUR,) * valour)  # 7.7


def end(s: State) -> None:
    s.phase = "over"
    s.acting = 0
    s.say("game-over")
    if s.trace is None or len(s.players) > 1:
        return
    total = scores(s)[0].total
    s.say("rank", seat=0, rank=rank(s, total), total=total)
    if s.options.fort is not None:
        fort = s.data.file.forts[s.options.fort - 1]
        won = all(met(s, goal) for goal in fort.goals)
        s.say("campaign-won" if won else "campaign-lost", fort=fort.id)
        if won and all(met(s, task) for task in fort.challenge):
            reward = {str(item): n for item, n in fort.reward.items()}
            s.say("campaign-challenge", items=counted(reward))
