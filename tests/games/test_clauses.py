"""Every clause of the rules is named by a test, or is listed as one that only describes.

A test names clauses with `@clauses("8.5.3", "15.3")`; an Example names them itself. The list of
clauses that describe components or words is `tests/games/<game>/descriptive.txt`.
"""

import re
from importlib import import_module
from pathlib import Path

import pytest

import ludi

HERE = Path(__file__).parent


def named(game) -> set[str]:
    folder = HERE / game.id.replace("-", "_")
    found: set[str] = set()
    for path in folder.glob("test_*.py"):
        for group in re.findall(r"@clauses\(([^)]*)\)", path.read_text("utf-8")):
            found.update(re.findall(r'"([\d.a-z]+)"', group))
    package = f"ludi.games.{game.id.replace('-', '_')}.examples"
    for example in import_module(package).EXAMPLES:
        found.update(example.clauses)
    return found


def descriptive(game) -> set[str]:
    text = (HERE / game.id.replace("-", "_") / "descriptive.txt").read_text("utf-8")
    return {line.split()[0] for line in text.splitlines() if line and not line.startswith("#")}


@pytest.mark.parametrize("game", ludi.games(), ids=lambda game: game.id)
def test_every_clause_is_named_by_a_test(game):
    rules = set(game.texts.rules("en").clauses)
    tested, described = named(game), descriptive(game)
    assert tested <= rules, f"tests name clauses that do not exist: {sorted(tested - rules)}"
    assert described <= rules, f"no such clauses: {sorted(described - rules)}"
    assert not tested & described, f"tested and called descriptive: {sorted(tested & described)}"
    missing = rules - tested - described
    assert not missing, f"no test names {sorted(missing)}"
