"""What an evaluation makes of its features, fitted from played games and kept in a game's folder.

An evaluation is a sum of named features in points. A weight says how much of a feature really
arrives in the final score: 1 where nothing was measured.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from operator import mul
from pathlib import Path

import msgspec

from ludi.core.errors import InvalidInput

FILE = "weights.toml"


def weighted_sum(features: Sequence[float], weights: Sequence[float]) -> float:
    total: float = sum(map(mul, features, weights))
    return total


def lead(totals: Sequence[float], seat: int) -> float:
    """A seat's points less what its rivals have, the best of them above all; 0 among equals."""
    rivals = [*totals[:seat], *totals[seat + 1 :]]
    return totals[seat] - 0.5 * max(rivals) - 0.5 * sum(rivals) / len(rivals)


class Fitted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weights for one number of seats, and where they come from."""

    command: str
    games: int
    positions: int
    match: str  # how the fitted evaluation fared against the one without
    weights: dict[str, float]


class Weights:
    """By number of seats, in the order of the features."""

    def __init__(self, features: Sequence[str], fitted: dict[int, Fitted]) -> None:
        self.features = tuple(features)
        self.fitted = fitted
        self._rows: dict[int, tuple[float, ...]] = {
            seats: tuple([found.weights[feature] for feature in self.features])
            for seats, found in fitted.items()
        }

    def __getitem__(self, seats: int) -> tuple[float, ...]:
        row = self._rows.get(seats)
        if row is None:
            row = self._rows[seats] = self._nearest(seats)
        return row

    def _nearest(self, seats: int) -> tuple[float, ...]:
        """Those of the most similar table; to play alone is like no other."""
        similar = [n for n in self.fitted if n > 1 and seats > 1]
        if not similar:
            return (1.0,) * len(self.features)
        return self._rows[min(similar, key=lambda n: (abs(n - seats), -n))]

    def plus(self, seats: int, found: Fitted) -> Weights:
        return Weights(self.features, {**self.fitted, seats: found})

    def without(self, seats: int) -> Weights:
        return Weights(self.features, {n: row for n, row in self.fitted.items() if n != seats})


def load(path: Path, features: Sequence[str]) -> Weights:
    """Read a file of weights; without one every feature counts as it stands."""
    if not path.exists():
        return Weights(features, {})
    try:
        raw = tomllib.loads(path.read_text())
        fitted = msgspec.convert(raw.get("seats", {}), dict[int, Fitted], strict=False)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise InvalidInput(f"{path.name}: {error}") from None
    for seats, found in fitted.items():
        if set(found.weights) != set(features):
            raise InvalidInput(f"{path.name}: {seats} seats need weights for {', '.join(features)}")
    return Weights(features, fitted)


def save(path: Path, weights: Weights) -> None:
    lines = [
        "# How much of each feature arrives in the final score, by number of seats.",
        "# Fitted from played games; kept only where it won the match that is told beside it.",
    ]
    for seats, found in sorted(weights.fitted.items()):
        lines += ["", f"[seats.{seats}]"]
        lines += [f"command = {_quoted(found.command)}"]
        lines += [f"games = {found.games}", f"positions = {found.positions}"]
        lines += [f"match = {_quoted(found.match)}", "", f"[seats.{seats}.weights]"]
        lines += [f"{feature} = {found.weights[feature]:.3f}" for feature in weights.features]
    path.write_text("\n".join(lines) + "\n")


def _quoted(text: str) -> str:
    return msgspec.json.encode(text).decode()
