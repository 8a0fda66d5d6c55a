"""Who decides what, when: rounds, thinking, sets of actions, and the actions of each role.

setup      the cards that are turned up before the first round (3.4, 3.5, 20.3.2)
rounds     a round: lead or follow, or think; the end of the round (4, 15)
thinking   discards first, then one of three things to take (5)
sets       a player's actions of one role, one after another, and extra ones (7)
trade      patron, laborer and merchant (8, 9, 14)
building   craftsman and architect: foundations, materials, completion (11, 12)
demand     legionary: a demand and its answers, the Coliseum (13)
common     what the questions share
"""

from ludi.games.glory_to_rome.steps import building, demand, rounds, sets, thinking, trade

__all__ = ["building", "demand", "rounds", "sets", "thinking", "trade"]
