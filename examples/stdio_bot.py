#!/usr/bin/env python3
"""A bot that speaks lines of JSON: nothing of Ludi is imported. It plays every game, not well.

ludi arena lutetia --bots "cmd:python examples/stdio_bot.py,random" --seats 3 --games 30
"""

import json
import random
import sys

LIKED = ("build", "found", "add", "recruit", "buy", "bid", "fill")  # rather than waiting


def liking(move: dict) -> tuple:
    """Doing something beats doing nothing; among equals, chance decides."""
    does = any(move["type"].startswith(word) for word in LIKED)
    return does, random.random()


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        random.seed(message["seed"])  # the same game again plays the same
        moves = message["moves"]
        best = max(range(len(moves)), key=lambda n: liking(moves[n]))
        print(json.dumps({"move": best}), flush=True)
    elif message["type"] == "over":
        print("my rank:", message["result"]["ranks"][message["seat"]], file=sys.stderr)
