"""Phase 1, cards for sale (5): the gaps of the market are filled, or the game ends."""

from __future__ import annotations

from dataclasses import dataclass

from ludi.core.steps import Step
from ludi.games.lutetia.data import FIRST_PLACE, GAP, SLOTS
from ludi.games.lutetia.state import State
from ludi.games.lutetia.steps.bidding import Bidding
from ludi.games.lutetia.steps.common import end, recipe_text, slots


@dataclass(slots=True)
class CardsForSale(Step[State]):
    def run(self, s: State) -> None:
        gaps = [slot for slot in slots(s) if s.market[slot] == GAP]
        wanted = sum(slot < FIRST_PLACE for slot in gaps)
        no_characters = len(s.characters) < wanted
        no_places = len(s.places) < len(gaps) - wanted
        if no_characters or no_places:  # 5.1, 5.2: both rows before any card is dealt
            short = "both" if no_characters and no_places else "place" if no_places else "character"
            end(s, short)
            return
        s.round += 1
        s.phase = 1
        s.settled = False
        s.say("round", n=s.round)
        for slot in gaps:  # 5.3
            deck = s.characters if slot < FIRST_PLACE else s.places
            s.market[slot] = deck.pop()
            s.reveal()
            say_deal(s, slot)
        s.phase = 2
        s.wishes = None  # these cards will wake others
        s.agenda.append(Bidding(tuple(range(len(s.players)))))


def say_deal(s: State, slot: int) -> None:
    if s.trace is None:
        return
    card = s.market[slot]
    if s.data.is_bazaar[card]:
        s.say("deal-bazaar", slot=SLOTS[slot], recipe=recipe_text(s, card))
    else:
        s.say("deal", slot=SLOTS[slot], card=s.data.kind[card])
