"""The record of a game as it is stored, for one that the rules installed here cannot play back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from ludi.core import notation, record
from ludi.core.record import HIDDEN
from ludi.table.store.models import LogRow, Table


def raw_record(table: Table, names: Sequence[str], log: Iterable[LogRow], seat: int | None) -> str:
    """All of a game that is over. Of one that is not, a seat has its own moves.

    Without its rules nobody can tell what else was open, and with the older version it may go on.
    """
    over = table.status == "over"
    headers = {
        "game": table.game,
        "rules": str(table.rules),
        "data": table.data,
        **({"fingerprint": table.fingerprint} if table.fingerprint else {}),
        "seats": str(len(names)),
        "players": " | ".join(names),
        "options": msgspec.json.encode(table.options).decode(),
        "seed": table.seed if over else HIDDEN,
    }
    if table.result is not None and table.ending is None:
        headers["result"] = " ".join(str(score["total"]) for score in table.result["scores"])
    moves = [
        (who, notation.write_json(move) if over or who == seat else HIDDEN)
        for who, move in _standing(log)
    ]
    return record.compose(headers, moves)


def _standing(log: Iterable[LogRow]) -> list[tuple[int, dict[str, Any]]]:
    """The moves that have not been taken back, as `Match` would have them."""
    moves: list[tuple[int, dict[str, Any]]] = []
    undone: dict[int, list[dict[str, Any]]] = {}
    for row in log:
        mine = undone.setdefault(row.seat, [])
        match row.kind:
            case "move":
                assert row.move is not None
                mine.clear()
                moves.append((row.seat, row.move))
            case "redo":
                moves.append((row.seat, mine.pop()))
            case "undo":
                last = max(n for n, (seat, _) in enumerate(moves) if seat == row.seat)
                mine.append(moves.pop(last)[1])
    return moves
