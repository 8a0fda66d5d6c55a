"""Thinking (5): discards first, then one of three things to take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from ludi.core.errors import Refusal
from ludi.core.moves import Move
from ludi.core.steps import Decision, Step
from ludi.games.glory_to_rome.data import KIND, SENATOR, STRUCTURES
from ludi.games.glory_to_rome.ending import over
from ludi.games.glory_to_rome.hands import draw, names, play_openly
from ludi.games.glory_to_rome.moves import Discard, DiscardAll, Done, Think
from ludi.games.glory_to_rome.state import Player, State
from ludi.games.glory_to_rome.steps.common import DONE, MayDecline, shared
from ludi.games.glory_to_rome.structures import LATRINE, VOMITORIUM, hand_limit

ORDERS, TAKE_SENATOR, NOTHING = Think("orders"), Think("senator"), Think("nothing")
DISCARD_ALL = DiscardAll()
THINKING = (Think, Discard, DiscardAll)


def ways_to_think(s: State, player: Player, latrine: bool = True) -> list[Move]:
    found: list[Move] = [ORDERS, TAKE_SENATOR, NOTHING] if s.senators else [ORDERS, NOTHING]
    if player.functions & (LATRINE | VOMITORIUM):
        found += discards(player, latrine)
    return found


def discards(player: Player, latrine: bool) -> list[Move]:  # 5.4
    found: list[Move] = []
    if latrine and player.functions & LATRINE:
        found += [shared(Discard, STRUCTURES[kind]) for kind in dict.fromkeys(player.hand)]
        if player.senators:
            found.append(shared(Discard, SENATOR))
    if player.functions & VOMITORIUM and (player.hand or player.senators):
        found.append(DISCARD_ALL)
    return found


def check_thinking(
    s: State, player: Player, move: Think | Discard | DiscardAll, latrine: bool = True
) -> Refusal | None:
    if isinstance(move, Think):
        if move.take == "senator" and not s.senators:
            return Refusal("no-senator-left", "5.1.1")
        return None
    needed = VOMITORIUM if isinstance(move, DiscardAll) else LATRINE
    if not player.functions & needed:
        return Refusal("no-discard-function", "5.4")
    if isinstance(move, Discard):
        if not latrine:
            return Refusal("no-discard-again", "17.12")
        if not holds(player, move.card):
            return Refusal("no-card-not-in-hand", "4.7")
    elif not player.hand and not player.senators:
        return Refusal("no-discard-empty", "17.38")
    return None


def holds(player: Player, card: str) -> bool:
    return player.senators > 0 if card == SENATOR else KIND[card] in player.hand


def think(s: State, seat: int, move: Think | Discard | DiscardAll) -> None:
    """Carry out a think, or its discard and ask on."""
    if isinstance(move, Think):
        take(s, seat, move.take)
        return
    player = s.players[seat]
    s.agenda.append(ThinkOn(seat, latrine=isinstance(move, DiscardAll)))
    if isinstance(move, DiscardAll):
        if s.trace is not None:
            senators = [{"key": "count-senator", "n": player.senators}] if player.senators else []
            s.commit()  # everybody sees the hand
            s.say("discard-all", seat=seat, list=[*names(player.hand), *senators])
        for kind in player.hand:
            s.pool[s.data.material[kind]] += 1
        s.senators += player.senators
        player.senators = 0
        player.hand = []
        player.shown = ()
        player.denied = ()
        player.revealed = ()
    elif move.card == SENATOR:
        player.senators -= 1
        s.senators += 1
        s.say("discard-senator", seat=seat)
    else:
        kind = KIND[move.card]
        play_openly(s, player, kind)
        s.pool[s.data.material[kind]] += 1
        s.say("discard-order", seat=seat, structure=move.card)


def take(s: State, seat: int, what: Literal["orders", "senator", "nothing"]) -> None:
    player = s.players[seat]
    if what == "orders":
        draw(s, seat, orders_drawn(s, player))
        over(s)
    elif what == "senator":
        s.senators -= 1
        player.senators += 1
        s.say("take-senator", seat=seat)
    else:  # 5.5
        s.say("take-nothing", seat=seat)


def orders_drawn(s: State, player: Player) -> int:
    """Up to the hand limit, or one (5.1.2, 5.1.3), as far as there are any (5.2)."""
    missing = hand_limit(s, player) - len(player.hand) - player.senators
    return min(missing if missing > 0 else 1, len(s.deck))


@dataclass(slots=True)
class ThinkOn(Decision[State]):
    """After a discard: the rest of that think."""

    clause: ClassVar[str] = "5.1"
    key: ClassVar[str] = "think-draw"
    accepts: ClassVar[tuple[type[Move], ...]] = THINKING

    latrine: bool  # may it still be used?

    def moves(self, s: State, seat: int) -> list[Move]:
        return ways_to_think(s, s.players[seat], self.latrine)

    def check(self, s: State, seat: int, move: Any) -> Refusal | None:
        return check_thinking(s, s.players[seat], move, self.latrine)

    def play(self, s: State, seat: int, move: Any) -> None:
        s.agenda.pop()
        think(s, seat, move)

    def args(self, s: State) -> dict[str, Any]:
        return {"limit": hand_limit(s, s.players[self.seat])}


@dataclass(slots=True)
class Thinks(Step[State]):
    """Thinks that a structure grants, one after another (17.1, 17.30)."""

    seat: int
    left: int
    source: Literal["academy", "school"]

    def run(self, s: State) -> None:
        if self.left:
            s.agenda.append(Thinks(self.seat, self.left - 1, self.source))
            s.agenda.append(MayThink(self.seat, self.source, self.left))


@dataclass(slots=True)
class MayThink(MayDecline):
    clause: ClassVar[str] = "5.6"
    key: ClassVar[str] = "may-think"
    accepts: ClassVar[tuple[type[Move], ...]] = (*THINKING, Done)

    source: Literal["academy", "school"]
    left: int

    def moves(self, s: State, seat: int) -> list[Move]:
        return [*ways_to_think(s, s.players[seat]), DONE]

    def check(self, s: State, seat: int, move: Any) -> Refusal | None:
        return None if isinstance(move, Done) else check_thinking(s, s.players[seat], move)

    def play(self, s: State, seat: int, move: Any) -> None:
        s.agenda.pop()
        if isinstance(move, Done):
            s.agenda.pop()  # and all the thinks that are left
            return
        s.say("think-by", seat=seat, structure=self.source)
        think(s, seat, move)

    def args(self, s: State) -> dict[str, Any]:
        limit = hand_limit(s, s.players[self.seat])
        return {"structure": self.source, "n": self.left, "limit": limit}
