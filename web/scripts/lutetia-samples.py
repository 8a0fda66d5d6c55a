"""Positions before and after, with the log between them, from real games of the engine.

    python web/scripts/lutetia-samples.py > web/src/games/lutetia/samples.json

The browser tells a buying phase card by card; its tests compare that telling with what the engine
says in the end.
"""

from __future__ import annotations

import json
import random
from collections import Counter

import msgspec

import ludi
from ludi.core.match import Match
from ludi.games.lutetia.moves import Add, Bribe, Ready

WANTED = 1  # samples of every kind of line


def view(match: Match) -> dict:
    return msgspec.to_builtins(match.state.view(0)) | {"removed": []}


def samples(seats: int, seed: str, mode: str):
    game = ludi.game("lutetia")
    match = Match(game, seats, seed, game.Options(bribe_mode=mode))
    rng = random.Random(seed)
    before = view(match)
    known = len(match.log(0))
    while match.state.actors():
        seat = rng.choice(match.state.actors())
        choices = match.state.moves(seat)
        frugal = [
            move for move in choices if move in (Bribe(0, 0), Ready()) or isinstance(move, Add)
        ]
        match.play(seat, rng.choice(frugal[:3] if frugal and rng.random() < 0.6 else choices))
        log = match.log(0)
        after = view(match)
        events = [
            {"key": event.key, "args": msgspec.to_builtins(event.args)} for event in log[known:]
        ]
        yield {"before": before, "events": events, "after": after}
        before, known = after, len(log)


def main() -> None:
    told: Counter[str] = Counter()
    kept = []
    for number in range(300):
        seats = 2 + number % 4
        for sample in samples(seats, f"sample {number}", "live" if number % 3 == 0 else "waves"):
            kinds = {event["key"] for event in sample["events"]}
            if any(told[kind] < WANTED for kind in kinds):
                told.update(kinds)
                kept.append(sample)
    print(json.dumps(kept, separators=(",", ":"), sort_keys=True))


if __name__ == "__main__":
    main()
