"""The JSON schema of every game, for the TypeScript generator: `python -m ludi.schema`."""

from __future__ import annotations

from typing import Any

import msgspec

from ludi.games import all_games


def schema() -> dict[str, Any]:
    return {game.id: game.schema() for game in all_games()}


def as_json() -> str:
    return msgspec.json.format(msgspec.json.encode(schema())).decode()


if __name__ == "__main__":
    print(as_json())
