"""The actions of a Year (6): what each needs, what it costs, what it brings.

`check_…` names every condition with its clause; `offers` lists the same moves by a faster road.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludi.core.errors import Refusal
from ludi.core.moves import Move
from ludi.games.hadrians_wall.actions.choices import play_choice
from ludi.games.hadrians_wall.actions.left import (
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
from ludi.games.hadrians_wall.actions.needs import No
from ludi.games.hadrians_wall.actions.right import (
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
from ludi.games.hadrians_wall.actions.scouts import check_scout, play_scout
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
from ludi.games.hadrians_wall.state import State


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
