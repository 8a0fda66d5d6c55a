"""Moves with the sheets before and after them, from real games of the engine.

    python web/scripts/hadrians-wall-samples.py > web/src/games/hadrians_wall/samples.json

The browser follows the chain of rewards before the click; its tests compare that with what the
engine does.
"""

from __future__ import annotations

import json
import random
from collections import Counter

import msgspec

import ludi
from ludi.core.match import Match
from ludi.core.moves import to_json
from ludi.games.hadrians_wall.moves import (
    Battle,
    Build,
    Buy,
    Choose,
    Citizen,
    Favour,
    Fill,
    Fort,
    Move,
    Place,
    Scout,
    Stop,
)

WANTED = 2  # samples of every kind of move
UNFORESEEN = (Choose, Stop, Scout, Battle, Favour)  # no chain, or one that a Fate card decides


def kind(move: Move) -> str:
    name = type(move).__name__
    match move:
        case Build(building=which) | Fill(track=which) | Citizen(track=which) | Buy(source=which):
            return f"{name} {which}"
        case Fort(worker=which):
            return f"{name} {which}"
        case Place(squares=squares):
            return f"{name} {len(squares)}"
    return name


def mine(match: Match) -> dict:
    view = msgspec.to_builtins(match.state.view(0))
    player = view["players"][0]
    sheet = {name: player["sheet"][name] for name in ("tracks", "map", "market", "disdain")}
    cards = {source["id"]: source["card"] for source in view["sources"]}
    return {"sheet": sheet, "items": player["items"], "cards": cards, "pending": player["pending"]}


def samples(seats: int, seed: str):
    game = ludi.game("hadrians-wall")
    match = Match(game, seats, seed, game.Options())
    rng = random.Random(seed)
    while match.state.actors():
        seat = rng.choice(match.state.actors())
        moves = match.state.moves(seat)
        move = rng.choice([each for each in moves if not isinstance(each, Stop)] or moves)
        foreseen = seat == 0 and match.state.phase == "actions"
        foreseen = foreseen and not isinstance(move, UNFORESEEN)
        if isinstance(move, Buy) and move.source == "fate-deck":
            foreseen = False
        before = mine(match) if foreseen else None
        match.play(seat, move)
        if before is not None:
            after = mine(match)
            waiting = len(after.pop("pending")) - max(0, len(before.pop("pending")) - 1)
            del after["cards"]
            after["sheet"] = {"tracks": after["sheet"]["tracks"]}
            yield (
                kind(move),
                {
                    "move": to_json(move),
                    "before": before,
                    "after": after,
                    "open": waiting,
                },
            )


def main() -> None:
    found: Counter[str] = Counter()
    kept = []
    for number in range(240):
        for name, sample in samples(1 + number % 4, f"sample {number}"):
            name = f"{name} {sample['open'] > 0}"
            if found[name] < WANTED:
                found[name] += 1
                kept.append(sample)
    print(json.dumps(kept, separators=(",", ":"), sort_keys=True))


if __name__ == "__main__":
    main()
