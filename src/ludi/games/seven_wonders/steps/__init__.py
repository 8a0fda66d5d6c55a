"""Who decides what, when: boards, the leader draft, three Ages.

setup      boards and sides, the leader draft (3.3, 4)
ages       recruitment, the turns of an Age, what is left over, the next Age (6, 7, 9.8, 13)
actions    all actions of a turn in their order, and what must be chosen at once (9)
conflicts  at the end of an Age (13)
"""

from ludi.games.seven_wonders.steps.actions import (
    LAST,
    Courtesan,
    ExtraLeader,
    FromPile,
    PileBuilds,
    without,
)
from ludi.games.seven_wonders.steps.ages import (
    EndOfTurn,
    Recruitment,
    Seventh,
    Turn,
    TurnOfTwo,
    direction_of,
)
from ludi.games.seven_wonders.steps.setup import BoardChoice, Draft, SideChoice, seat_boards

__all__ = [
    "LAST",
    "BoardChoice",
    "Courtesan",
    "Draft",
    "EndOfTurn",
    "ExtraLeader",
    "FromPile",
    "PileBuilds",
    "Recruitment",
    "Seventh",
    "SideChoice",
    "Turn",
    "TurnOfTwo",
    "direction_of",
    "seat_boards",
    "without",
]
