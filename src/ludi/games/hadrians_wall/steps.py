"""Who decides what, when: Year setup (4), the Year's actions (5), the attack (7)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from ludi.core.errors import Refusal
from ludi.core.events import Prompt
from ludi.core.moves import Move
from ludi.core.steps import Question, Step, Together
from ludi.games.hadrians_wall.actions import CHECK, PLAY
from ludi.games.hadrians_wall.actions.cards import card_of
from ludi.games.hadrians_wall.actions.choices import check_choice, choices
from ludi.games.hadrians_wall.actions.offers import STOP, offered
from ludi.games.hadrians_wall.data import CARD_IDS, YEARS
from ludi.games.hadrians_wall.layout import (
    ANY_ATTRIBUTE,
    ATTRIBUTES,
    BUILDER,
    BUILT,
    CIVILIAN,
    COHORT,
    COHORTS,
    DISDAIN,
    EXTRA,
    FAVOUR,
    FAVOUR_ANY,
    IGNORED,
    PLACE,
    PRODUCTION,
    RENOWN,
    RESOURCE,
    SLASH,
    SOLDIER,
    VALOUR,
)
from ludi.games.hadrians_wall.moves import Accept, Choose, Favour
from ludi.games.hadrians_wall.sheet import (
    bundle,
    counted,
    draw,
    gain,
    kind_of_choice,
    law,
    receive,
    settle,
)
from ludi.games.hadrians_wall.state import State


@cache
def in_turn(seats: int, acting: int, lead: int) -> tuple[int, ...]:
    """The seats that may act, beginning with whose turn it is (5.13)."""
    order = [(lead + n) % seats for n in range(seats)]
    return tuple(seat for seat in order if acting >> seat & 1)


# Year setup


@dataclass(slots=True)
class BeginYear(Step[State]):
    def run(self, s: State) -> None:
        if s.year == 0 and s.options.fort is not None:
            say_fort(s, s.options.fort)
        s.year += 1
        s.phase = "cards"
        s.say("year", year=s.year)
        s.reveal()
        s.supply = fate_supply(s)  # 4.1
        items = s.data.fate_bundle[s.supply]
        for player in s.players:
            receive(player, items)
            player.hand = player.deck[-2:]  # 4.2.1
            player.deck = player.deck[:-2]
        s.say("fate-supply", items=counted(bundle(items), "nom"))
        s.agenda.append(ChooseCards(tuple(range(len(s.players)))))


def say_fort(s: State, fort: int) -> None:
    s.say("campaign-start", n=fort, fort=s.data.file.forts[fort - 1].id)
    items = s.players[0].sheet[:5]
    if any(items):
        s.say("setup-reward", seat=0, items=counted(bundle(tuple(items))))


def fate_supply(s: State) -> int:
    """The Fate card of the Year; at one fort only a card with 2 soldiers will do (11.2.3)."""
    wanted = law(s).fort.supply_soldiers if s.year == 1 else 0
    while True:
        card = draw(s)
        s.discard.append(card)
        if s.data.fate_bundle[card][SOLDIER] >= wanted:
            return card
        s.say("fate-skipped")


@cache
def paths(hand: tuple[int, ...]) -> list[Move]:
    return [Choose(CARD_IDS[card]) for card in hand]


@dataclass(slots=True)
class ChooseCards(Together[State]):
    clause: ClassVar[str] = "4.2.1"
    key: ClassVar[str] = "cards"
    accepts: ClassVar[tuple[type[Move], ...]] = (Choose,)

    def moves(self, s: State, seat: int) -> list[Move]:
        return [*paths(s.players[seat].hand)]

    def check(self, s: State, seat: int, move: Choose) -> Refusal | None:
        hand = [CARD_IDS[card] for card in s.players[seat].hand]
        return None if move.path in hand else Refusal("no-redraw", "4.2.1")

    def chosen(self, s: State, seat: int, move: Choose) -> None:
        s.say("ready", seat=seat)

    def resolve(self, s: State, choices: list[Choose]) -> None:
        s.say("cards-revealed")  # 4.2.2
        for seat, choice in enumerate(choices):
            player = s.players[seat]
            path = CARD_IDS.index(choice.path)
            (prospect,) = (card for card in player.hand if card != path)
            player.paths = (*player.paths, path)
            player.prospects = (*player.prospects, prospect)
            player.hand = ()
            receive(player, s.data.card_bundle[prospect])  # 4.2.4
            if s.trace is not None:
                s.say("path", seat=seat, card=choice.path)
                items = counted(bundle(s.data.card_bundle[prospect]))
                s.say("prospect", seat=seat, card=CARD_IDS[prospect], items=items)
        reveal_neutral(s)
        for seat in range(len(s.players)):
            sheet_income(s, seat)
        s.phase = "actions"
        s.acting = (1 << len(s.players)) - 1
        s.lead = 0
        s.agenda.append(Actions())

    def prompt(self, s: State, seat: int | None) -> Prompt:
        if seat in self.actors(s):
            return Prompt("ask-cards", {"year": s.year})
        return Prompt("wait-cards", {"seats": list(self.actors(s))})


def reveal_neutral(s: State) -> None:
    """4.2.3, 9.2"""
    fort = law(s).fort
    n = s.data.neutral[len(s.players)] if fort.neutral is None else fort.neutral
    if n:
        s.neutral = s.neutral_deck[-n:][::-1]
        s.neutral_deck = s.neutral_deck[:-n]
        s.laid = (0,) * (2 * n)
        for card in s.neutral:
            s.say("neutral-card", card=CARD_IDS[card])


def sheet_income(s: State, seat: int) -> None:
    """4.3"""
    player = s.players[seat]
    sheet = player.sheet
    built = sheet[BUILT]
    hotels = (built & s.data.hotels).bit_count()
    workshops = (built & s.data.workshops).bit_count()
    sheet[RESOURCE] += sheet[PRODUCTION]  # 4.3.1
    sheet[CIVILIAN] += hotels  # 4.3.2
    sheet[BUILDER] += workshops  # 4.3.3
    player.pending = (ANY_ATTRIBUTE,) * (built & s.data.roads).bit_count()  # 4.3.4
    if s.trace is not None:
        items = {"resource": sheet[PRODUCTION], "civilian": hotels, "builder": workshops}
        s.say("income", seat=seat, items=counted(items))


# Actions


@dataclass(slots=True)
class Actions(Question[State]):
    """All act side by side until each has stopped; a chain's choices come first (5.1, 5.6.1)."""

    clause: ClassVar[str] = "5.1"
    key: ClassVar[str] = "action"
    accepts: ClassVar[tuple[type[Move], ...]] = tuple(CHECK)

    def actors(self, s: State) -> tuple[int, ...]:
        return in_turn(len(s.players), s.acting, s.lead)

    def abreast(self, s: State) -> tuple[int, ...]:
        return tuple(range(len(s.players)))

    def moves(self, s: State, seat: int) -> list[Move]:
        return choices(s, seat) if s.players[seat].pending else offered(s, seat)

    def check(self, s: State, seat: int, move: Move) -> Refusal | None:
        if s.players[seat].pending:
            return check_choice(s, seat, move)
        return CHECK[type(move)](s, seat, move)

    def play(self, s: State, seat: int, move: Move) -> None:
        PLAY[type(move)](s, seat, move)
        player = s.players[seat]
        if player.pending:
            settle(s, seat)
        s.lead = seat if player.pending else (seat + 1) % len(s.players)
        if not s.acting:
            s.agenda.pop()
            s.agenda.append(Attack())

    def idle(self, s: State, seat: int) -> Move:
        return self.moves(s, seat)[0] if s.players[seat].pending else STOP

    def prompt(self, s: State, seat: int | None) -> Prompt:
        acting = self.actors(s)
        if seat is None or seat not in acting:
            stopped = seat is not None and len(acting) > 0
            return Prompt("wait-stopped" if stopped else "wait-actions", {"seats": list(acting)})
        player = s.players[seat]
        if not player.pending:
            nothing = len(offered(s, seat)) == 1
            return Prompt("ask-action-nothing" if nothing else "ask-action", {"year": s.year})
        pending = player.pending[0]
        match kind_of_choice(pending):
            case "cohort":
                return Prompt("ask-cohort")
            case "road":
                roads = (player.sheet[BUILT] & s.data.roads).bit_count()
                left = player.pending.count(ANY_ATTRIBUTE)
                return Prompt("ask-road-attribute", {"k": roads - left + 1, "total": roads})
            case "slash":
                a, b = (ATTRIBUTES[n - RENOWN] for n in s.data.slashes[pending - SLASH])
                return Prompt("ask-slash", {"a": a, "b": b})
        return Prompt("ask-place", {"pattern": _pattern(s, seat, pending - PLACE)})


def _pattern(s: State, seat: int, source: int) -> str:
    return s.data.pattern_ids[s.data.card_pattern[card_of(s, seat, source)]].lower()


# The attack


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

    def abreast(self, s: State) -> tuple[int, ...]:
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

    def prompt(self, s: State, seat: int | None) -> Prompt:
        waiting = self.actors(s)
        if seat is None or seat not in waiting:
            return Prompt("wait-favours", {"seats": list(waiting)})
        n, potential = sum(through(s, seat)), s.data.potential[s.year - 1]
        return Prompt("ask-favours", {"through": n, "potential": potential, "year": s.year})


@dataclass(slots=True)
class EndYear(Step[State]):
    def run(self, s: State) -> None:
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
    from ludi.games.hadrians_wall.scoring import met, rank, scores

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
