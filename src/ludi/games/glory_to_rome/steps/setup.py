"""Setup (3.4, 3.5, 20.3.2): the cards that are turned up before the first round."""

from __future__ import annotations

from dataclasses import dataclass

from ludi.core.steps import Step
from ludi.games.glory_to_rome.data import STRUCTURES
from ludi.games.glory_to_rome.state import State


@dataclass(slots=True)
class TurnUp(Step[State]):
    """One card for each of these seats; the first name in the alphabet leads (3.4)."""

    seats: tuple[int, ...]

    def run(self, s: State) -> None:
        language = s.options.first_leader_names
        ranks = {}
        s.reveal()
        for seat in self.seats:
            kind = s.deck.pop()
            s.pool[s.data.material[kind]] += 1
            ranks[seat] = s.data.rank(kind, language)
            s.say("turn-up", seat=seat, structure=STRUCTURES[kind])
        first = min(ranks.values())
        tied = tuple([seat for seat in self.seats if ranks[seat] == first])
        if len(tied) > 1:  # 3.4.1
            s.say("turn-up-tie", seats=list(tied))
            s.agenda.append(TurnUp(tied))
            return
        (s.leader,) = tied
        s.say("first-leader", seat=s.leader)
        if s.options.variant == "simplified":
            self.remove_half(s)

    def remove_half(self, s: State) -> None:
        """Unseen, once hands and pool have been dealt (20.3.2)."""
        half = len(s.deck) // 2
        s.removed = s.deck[:half]
        del s.deck[:half]
        s.say("half-removed", n=half)
