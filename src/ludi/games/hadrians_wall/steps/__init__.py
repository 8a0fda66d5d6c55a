"""Who decides what, when: a Year begins, all act, the Picts attack.

year         the Fate card, a Path and a Prospect, income of the sheet (4)
actions      the question of the Year's actions, and which function checks and plays each (5)
choices      choices inside an action (5.15)
left_sheet   actions of the left sheet: tracks, buildings, Training Grounds, Forum (6.3 to 6.9)
right_sheet  actions of the right sheet: citizens, Market, Theatre, Ludus, temples, Baths,
             Courthouse, diplomats (6.11 to 6.18)
scouts       Scouts and the map (6.19)
cards        cards of others: whose they are, and who is paid for their use (6.12.4, 6.19.2)
needs        what an action needs and may lack: items, flags, open columns, buildings
offers       every action a seat may take now, by a faster road than asking one by one
attack       what gets through, favours, the end of the Year and of the game (7)
common       who may act where all act side by side (5.13)
"""

from ludi.games.hadrians_wall.steps.actions import Actions
from ludi.games.hadrians_wall.steps.attack import Attack, attacks, through
from ludi.games.hadrians_wall.steps.year import BeginYear, paths

__all__ = ["Actions", "Attack", "BeginYear", "attacks", "paths", "through"]
