"""The results of a contest as tables for further study: games, seats, and what was taken."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludi.arena.play import Played


def write(games: Sequence[Played], folder: Path) -> None:
    """Whole files in place of the old ones: a reader never sees half a table."""
    import polars

    for name, rows in {
        "games": _games(games),
        "seats": _seats(games),
        "taken": _taken(games),
    }.items():
        partly = folder / f"{name}.parquet.part"
        polars.DataFrame(rows, infer_schema_length=None).write_parquet(partly)
        partly.replace(folder / f"{name}.parquet")


def _games(games: Sequence[Played]) -> list[dict[str, Any]]:
    return [
        {
            "deal": game.deal,
            "rotation": game.rotation,
            "seed": game.seed,
            "moves": game.moves,
            "ended": game.ended,
        }
        for game in games
    ]


def _seats(games: Sequence[Played]) -> list[dict[str, Any]]:
    parts = dict.fromkeys(part for game in games for seat in game.seats for part in seat.parts)
    return [
        {
            "deal": game.deal,
            "rotation": game.rotation,
            "seat": number,
            "bot": seat.bot,
            "score": seat.score,
            "rank": seat.rank,
            "share": seat.share,
            "decisions": seat.decisions,
            "seconds": seat.seconds,
            "fault": seat.fault or "",
            **{f"part_{part}": seat.parts.get(part, 0) for part in parts},
        }
        for game in games
        for number, seat in enumerate(game.seats)
    ]


def _taken(games: Sequence[Played]) -> list[dict[str, Any]]:
    return [
        {
            "deal": game.deal,
            "rotation": game.rotation,
            "seat": number,
            "order": order,
            "kind": thing.partition(" ")[0],
            "id": thing.partition(" ")[2],
        }
        for game in games
        for number, seat in enumerate(game.seats)
        for order, thing in enumerate(seat.taken, 1)
    ]
