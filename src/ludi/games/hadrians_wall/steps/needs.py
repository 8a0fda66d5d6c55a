"""What an action needs and may lack: items, flags, open columns, buildings."""

from __future__ import annotations

from ludi.core.errors import Refusal
from ludi.games.hadrians_wall.data import Cost
from ludi.games.hadrians_wall.layout import BUILT, ITEMS
from ludi.games.hadrians_wall.sheet import counted, granary
from ludi.games.hadrians_wall.state import State

No = Refusal | None


def lacking(sheet: list[int], cost: Cost) -> No:
    missing: dict[str, int] = {
        ITEMS[item]: n - sheet[item] for item, n in enumerate(cost) if n > sheet[item]
    }
    return no_funds(missing) if missing else None


def no_funds(missing: dict[str, int]) -> Refusal:
    return Refusal("no-funds", "5.3", {"items": counted(missing, "gen")})


def one(sheet: list[int], item: int, n: int = 1) -> No:
    return None if sheet[item] >= n else no_funds({ITEMS[item]: n - sheet[item]})


def closed(s: State, sheet: list[int], track: int) -> No:
    """Full, or in a column that no granary opens (6.1.1)."""
    if sheet[track] == s.data.full[track]:
        return Refusal("no-area-full", "5.8")
    column = granary(s, sheet)
    if sheet[track] >= s.data.opened[track][column]:
        return Refusal("no-granary-large" if column else "no-granary-medium", "6.1.1")
    return None


def flag(key: str, clause: str, needs: int, have: int) -> No:
    return None if have >= needs else Refusal(key, clause, {"n": needs, "have": have})


def missing_building(s: State, sheet: list[int], bit: int, key: str, clause: str) -> No:
    return None if sheet[BUILT] & bit else Refusal(key, clause)
