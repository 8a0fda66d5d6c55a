"""The worked examples of the rules, as positions, moves and outcomes."""

from __future__ import annotations

from ludi.core.examples import Example

EXAMPLES: list[Example] = []
