"""Who decides what, when: rounds, thinking, sets of actions, and the actions of each role."""

from ludi.games.glory_to_rome.steps import building, demand, rounds, sets, thinking, trade

__all__ = ["building", "demand", "rounds", "sets", "thinking", "trade"]
