"""Who decides what, when: the five phases of a round (4.1) and what happens inside them.

sale       phase 1: the market is filled, or the game ends (5)
bidding    phase 2: two action cards, face down (6), until the reveal (8.1, 8.2)
bribes     phase 3: coins on them, in waves or live (7)
buying     phase 4: who buys which card (8.3 to 8.8)
legions    phase 4: support in a contest (8.6)
cards      phase 4: what a card does when it is bought; Apprentices (8.9, 11)
value      phase 5: coins on what is left, and the next round (9)
common     what the phases share
"""

from ludi.games.lutetia.steps.bidding import INCOME_PAYS, Bidding, Reveal, bids
from ludi.games.lutetia.steps.bribes import POSITIONS, BribeWave, begin_live, next_wave
from ludi.games.lutetia.steps.buying import LEGION_ADDS, strength_of
from ludi.games.lutetia.steps.cards import acquire, attach, paid_at_once
from ludi.games.lutetia.steps.common import NUMBER, slots
from ludi.games.lutetia.steps.legions import LegionWave
from ludi.games.lutetia.steps.sale import CardsForSale

__all__ = [
    "INCOME_PAYS",
    "LEGION_ADDS",
    "NUMBER",
    "POSITIONS",
    "Bidding",
    "BribeWave",
    "CardsForSale",
    "LegionWave",
    "Reveal",
    "acquire",
    "attach",
    "begin_live",
    "bids",
    "next_wave",
    "paid_at_once",
    "slots",
    "strength_of",
]
