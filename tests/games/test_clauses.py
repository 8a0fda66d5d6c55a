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


@pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)
def test_every_clause_is_named_by_a_test(game):
    rules = set(game.texts.rules("en").clauses)
    tested, described = named(game), descriptive(game)
    assert tested <= rules, f"tests name clauses that do not exist: {sorted(tested - rules)}"
    assert described <= rules, f"no such clauses: {sorted(described - rules)}"
    assert not tested & described, f"tested and called descriptive: {sorted(tested & described)}"
    missing = rules - tested - described
    assert not missing, f"no test names {sorted(missing)}"


# What has a name on a card, by the kind of its message
CARDS = {
    "concordia": ("card",),
    "glory-to-rome": ("structure",),
    "hadrians-wall": ("building", "landmark", "card"),
    "lutetia": ("card",),
    "seven-wonders": ("structure", "guild", "leader", "wonder"),
}
NO_CARDS = re.compile(r"card-(label|kind)-")  # words on cards


@pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_line_of_the_log_and_every_card_leads_to_a_clause(game, language):
    texts = game.texts
    messages = {
        key
        for path in texts.folder.glob(f"*.{language}.ftl")
        for key in re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)
    }
    kinds = ("log", *CARDS[game.id])
    wanted = {m for m in messages if m.split("-")[0] in kinds and not NO_CARDS.match(m)}
    missing = wanted - set(texts.clauses)
    assert not missing, f"no clause for {sorted(missing)}"
    unknown = set(texts.clauses) - messages
    assert not unknown, f"no such messages: {sorted(unknown)}"
    rules = texts.rules(language)
    numbers = set(rules.clauses) | {section.number for section in rules.sections}
    nowhere = {key: number for key, number in texts.clauses.items() if number not in numbers}
    assert not nowhere, f"clauses that do not exist: {nowhere}"


@pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_nothing_of_the_rules_is_dropped(game, language):
    rules = game.texts.rules(language)
    kept = " ".join(
        [
            *rules.intro,
            *(text for section in rules.sections for text in section.text),
            *(clause.text for clause in rules.clauses.values()),
        ]
    )
    whole = (game.texts.folder / f"rules.{language}.md").read_text("utf-8")
    for block in re.split(r"\n\s*\n", whole.strip()):
        if not block.startswith("#"):
            assert re.sub(r"^\d[\d.a-z]* +", "", block) in kept
