"""The actions of a Year (5): all act side by side until each has stopped.

`CHECK` names every condition of an action with its clause, `PLAY` carries it out; `offers` lists
the same moves by a faster road.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from ludi.core.errors import Refusal
from ludi.core.events import Prompt
from ludi.core.moves import Move
from ludi.core.steps import Question
from ludi.games.hadrians_wall.layout import (
    ANY_ATTRIBUTE,
    ATTRIBUTES,
    BUILT,
    PLACE,
    RENOWN,
    SLASH,
)
from ludi.games.hadrians_wall.moves import (
    Attribute,
    Battle,
    Bribe,
    Build,
    Buy,
    Citizen,
    Cohort,
    Diplomat,
    Fill,
    Fort,
    Forum,
    Perform,
    Place,
    Ruling,
    Scout,
    Stop,
    Temple,
    TrainGladiator,
    TrainSoldier,
)
from ludi.games.hadrians_wall.sheet import (
    kind_of_choice,
    settle,
)
from ludi.games.hadrians_wall.state import State
from ludi.games.hadrians_wall.steps.attack import Attack
from ludi.games.hadrians_wall.steps.cards import card_of
from ludi.games.hadrians_wall.steps.choices import check_choice, choices, play_choice
from ludi.games.hadrians_wall.steps.common import in_turn
from ludi.games.hadrians_wall.steps.left_sheet import (
    check_build,
    check_fill,
    check_fort,
    check_forum,
    check_train_soldier,
    play_build,
    play_fill,
    play_fort,
    play_forum,
    play_train_soldier,
)
from ludi.games.hadrians_wall.steps.needs import No
from ludi.games.hadrians_wall.steps.offers import STOP, offered
from ludi.games.hadrians_wall.steps.right_sheet import (
    check_battle,
    check_bribe,
    check_buy,
    check_citizen,
    check_diplomat,
    check_perform,
    check_ruling,
    check_temple,
    check_train_gladiator,
    play_battle,
    play_bribe,
    play_buy,
    play_citizen,
    play_diplomat,
    play_perform,
    play_ruling,
    play_temple,
    play_train_gladiator,
)
from ludi.games.hadrians_wall.steps.scouts import check_scout, play_scout


def play_stop(s: State, seat: int, move: Stop) -> None:
    s.acting &= ~(1 << seat)
    s.say("stop", seat=seat)


def check_stop(s: State, seat: int, move: Stop) -> No:
    return None


def check_nothing_to_choose(s: State, seat: int, move: Move) -> No:
    return Refusal("no-nothing-to-choose", "5.15")


CHECK: dict[type[Move], Callable[[State, int, Any], No]] = {
    Fill: check_fill,
    Fort: check_fort,
    Citizen: check_citizen,
    Build: check_build,
    TrainSoldier: check_train_soldier,
    Forum: check_forum,
    Buy: check_buy,
    Perform: check_perform,
    TrainGladiator: check_train_gladiator,
    Battle: check_battle,
    Temple: check_temple,
    Bribe: check_bribe,
    Ruling: check_ruling,
    Diplomat: check_diplomat,
    Scout: check_scout,
    Stop: check_stop,
    Place: check_nothing_to_choose,
    Cohort: check_nothing_to_choose,
    Attribute: check_nothing_to_choose,
}
PLAY: dict[type[Move], Callable[[State, int, Any], None]] = {
    Fill: play_fill,
    Fort: play_fort,
    Citizen: play_citizen,
    Build: play_build,
    TrainSoldier: play_train_soldier,
    Forum: play_forum,
    Buy: play_buy,
    Perform: play_perform,
    TrainGladiator: play_train_gladiator,
    Battle: play_battle,
    Temple: play_temple,
    Bribe: play_bribe,
    Ruling: play_ruling,
    Diplomat: play_diplomat,
    Scout: play_scout,
    Stop: play_stop,
    Place: play_choice,
    Cohort: play_choice,
    Attribute: play_choice,
}


@dataclass(slots=True)
class Actions(Question[State]):
    """All act side by side until each has stopped; a chain's choices come first (5.1, 5.6.1)."""

    clause: ClassVar[str] = "5.1"
    key: ClassVar[str] = "action"
    accepts: ClassVar[tuple[type[Move], ...]] = tuple(CHECK)

    def actors(self, s: State) -> tuple[int, ...]:
        return in_turn(len(s.players), s.acting, s.lead)

    def side_by_side(self, s: State) -> tuple[int, ...]:
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

    def prompt(self, s: State, seat: int) -> Prompt:
        acting = self.actors(s)
        if seat not in acting:
            return Prompt("wait-stopped", {"seats": list(acting)})
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
