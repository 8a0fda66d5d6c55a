"""Whatever the rules can say, ask or refuse has its words, also where random games never come."""

import re

import pytest

from ludi.core.steps import Decision
from ludi.core.text import LANGUAGES
from ludi.games.glory_to_rome import GAME
from ludi.games.glory_to_rome.data import STRUCTURES

SOURCE = "\n".join(path.read_text("utf-8") for path in GAME.folder.rglob("*.py"))


def decisions(kind: type[Decision]) -> list[type[Decision]]:
    found = [*kind.__subclasses__()]
    return found + [deeper for each in found for deeper in decisions(each)]


def keys() -> set[str]:
    said = {f"log-{key}" for key in re.findall(r'say\(\s*"([a-z-]+)"', SOURCE)}
    said |= {f"log-{key}" for key in re.findall(r'"(win-[a-z]+)"', SOURCE)}
    for verb in ("lead", "follow", "more"):
        said |= {f"log-{verb}-{how}" for how in ("order", "senator", "petition", "circus")}
    said |= set(re.findall(r'"(no-[a-z-]+)"', SOURCE)) - {"no-actions"}  # told, not refused
    for decision in {
        d
        for d in decisions(Decision)
        if hasattr(d, "key") and d.__module__.startswith("ludi.games.glory_to_rome")
    }:
        said |= {f"ask-{decision.key}", f"wait-{decision.key}"}
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_source_has_words(language):
    found = keys()
    assert len(found) > 150
    missing = sorted(key for key in found if not GAME.texts.has(key, language))
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_have_a_plate_and_the_clause_they_are_refused_with(language):
    for key, clause in re.findall(r'Refusal\(\s*"(no-[a-z-]+)", "([\d.]+)"', SOURCE):
        short = GAME.texts.format(language, f"{key}.short", n=2)
        assert 0 < len(short) <= 26, key
        assert GAME.texts.rules(language).under(clause), f"{key} cites {clause}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_structure_has_a_face(language):
    for name in (*STRUCTURES, "forum-classic"):
        assert GAME.texts.format(language, f"structure-{name}")
        assert len(GAME.texts.format(language, f"structure-{name}.text")) <= 90
        assert GAME.texts.format(language, f"structure-{name}.help")
