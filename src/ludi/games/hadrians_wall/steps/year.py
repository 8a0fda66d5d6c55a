"""The beginning of a Year (4): the Fate card, a Path and a Prospect, income of the sheet."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from ludi.core.errors import Refusal
from ludi.core.events import Prompt
from ludi.core.moves import Move
from ludi.core.steps import Step, Together
from ludi.games.hadrians_wall.data import CARD_IDS
from ludi.games.hadrians_wall.layout import (
    ANY_ATTRIBUTE,
    BUILDER,
    BUILT,
    CIVILIAN,
    PRODUCTION,
    RESOURCE,
    SOLDIER,
)
from ludi.games.hadrians_wall.moves import Choose
from ludi.games.hadrians_wall.sheet import (
    bundle,
    counted,
    draw,
    law,
    receive,
)
from ludi.games.hadrians_wall.state import State
from ludi.games.hadrians_wall.steps.actions import Actions


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

    def prompt(self, s: State, seat: int) -> Prompt:
        if seat in self.actors(s):
            return Prompt("ask-cards", {"year": s.year})
        return Prompt("wait-cards", {"seats": list(self.actors(s))})


def reveal_neutral(s: State) -> None:
    """4.2.3, 9.2"""
    fort = law(s).fort
    n = s.data.neutral[len(s.players)] if fort.neutral is None else fort.neutral
    if n:
        s.reveal()
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
