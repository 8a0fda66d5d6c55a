"""What a player would want to know before a move."""

from __future__ import annotations

from ludi.core.events import Warning
from ludi.core.moves import Move
from ludi.games.glory_to_rome.moves import Done
from ludi.games.glory_to_rome.state import State
from ludi.games.glory_to_rome.view import now


def warnings(s: State, seat: int, move: Move) -> list[Warning]:
    return _given_up(s, seat) if isinstance(move, Done) else []


def _given_up(s: State, seat: int) -> list[Warning]:
    """`Done` gives up every action or think that is left (7.4, 5.6), unless one was begun."""
    actions = now(s)
    if actions is None or actions.begun or len(s.moves(seat)) == 1:
        return []
    key = "warn-thinks-given-up" if actions.role is None else "warn-actions-given-up"
    return [Warning(key, {"n": actions.left})]
