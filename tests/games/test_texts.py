"""Both languages say the same things, and every sentence can be said."""

import re
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ludi
from ludi.core import moves
from ludi.core.text import COMMON, LANGUAGES

FILES = [COMMON, *(game.folder / "text" for game in ludi.all_games())]


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in sorted(folder.glob(f"*.{language}.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content[:80]}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


class Variables(Visitor):
    """The variables a message uses, and the selector keys they are compared with."""

    def __init__(self, all_messages: dict[str, ast.Message]) -> None:
        self.all = all_messages
        self.found: set[str] = set()
        self.seen: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        if node.id.name in self.all and node.id.name not in self.seen:
            self.seen.add(node.id.name)
            self.visit(self.all[node.id.name])


@pytest.mark.parametrize("folder", FILES, ids=lambda path: path.parent.name)
def test_both_languages_have_the_same_messages(folder):
    english, polish = (messages(folder, language) for language in LANGUAGES)
    assert set(english) == set(polish)
    for name, message in english.items():
        own = {a.id.name for a in message.attributes}
        other = {a.id.name for a in polish[name].attributes}
        assert own <= other, f"{name}: Polish lacks {own - other}"
        assert (message.value is None) == (polish[name].value is None), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)
def test_every_message_can_be_formatted(game, language):
    everything = messages(COMMON, language) | messages(game.folder / "text", language)
    for name, message in everything.items():
        parts = [name] if message.value else []
        parts += [f"{name}.{a.id.name}" for a in message.attributes]
        visitor = Variables(everything)
        visitor.visit(message)
        for args in (dict.fromkeys(visitor.found, 1), dict.fromkeys(visitor.found, 5)):
            for part in parts:
                assert game.texts.format(language, part, **args).strip(), part


@pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)
def test_refusals_cite_clauses_that_exist(game):
    rules = game.texts.rules("en")
    for name, message in messages(game.folder / "text", "en").items():
        for attribute in message.attributes:
            if attribute.id.name == "clause":
                number = game.texts.format("en", f"{name}.clause")
                assert rules.under(number), f"{name} cites § {number}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)
def test_every_move_has_words(game, language):
    for kind in moves.kinds_of(game.Move):
        assert game.texts.has(f"move-{moves.tag(kind)}", language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)
def test_the_text_view_has_a_heading_for_every_kind_of_move(game, language):
    everything = messages(COMMON, language) | messages(game.folder / "text", language)
    for kind in moves.kinds_of(game.Move):
        tag = moves.tag(kind)
        heading = everything.get(f"moves-{tag}") or everything.get(f"do-{tag}")
        assert heading, tag
        visitor = Variables(everything)
        visitor.visit(heading)
        assert not visitor.found, f"a heading speaks of no single move: {heading.id.name}"


def fields_of(kind: Any, found: dict[type, set[str]]) -> dict[type, set[str]]:
    """The fields of everything that a view is made of."""
    for part in get_args(kind):
        fields_of(part, found)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in found:
        hints = get_type_hints(kind)
        found[kind] = set(hints)
        for hint in hints.values():
            fields_of(hint, found)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)
def test_the_text_view_has_a_word_for_every_field(game, language):
    view = import_module(f"ludi.games.{game.folder.name}.view").View
    fields = set[str]().union(*fields_of(view, {}).values()) - {"id", "kind", "seat"}  # names
    unnamed = {f for f in fields if not game.texts.has(f"view-{f.replace('_', '-')}", language)}
    assert not unnamed


@pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)
def test_rules_have_the_same_clauses_in_both_languages(game):
    english, polish = (game.texts.rules(language) for language in LANGUAGES)
    assert list(english.clauses) == list(polish.clauses)
    assert len(english.clauses) > 100


@pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)
def test_rules_only_refer_to_clauses_that_exist(game):
    for language in LANGUAGES:
        rules = game.texts.rules(language)
        for clause in rules.clauses.values():
            for number in re.findall(r"§ ?(\d+(?:\.\d+)*)", clause.text):
                assert rules.under(number), f"{language} {clause.number} refers to § {number}"
