"""Names and texts in an owner's component file, as Fluent on top of the game's own messages.

    [texts.card-brewer]
    en = { name = "Cider maker", text = "Gives the cider shown." }
    pl = { name = "Cydrownik", acc = "Cydrownika", text = "Daje pokazany cydr." }

The values are plain text. What is not given stays as it was; but forms of a new name (the Polish
cases) are the name itself.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from ludi.core.text import LANGUAGES, Language

OwnTexts = dict[str, dict[Language, dict[str, str]]]

NAME = "name"  # in the file; in Fluent the value of the message
FORMS = (
    *("nom", "gen", "dat", "acc", "ins", "loc", "in", "much"),
    *("plural", "plural-gen", "many", "many-gen", "many-acc"),
)
LONGEST = 600  # characters of one text

Messages = dict[str, ast.Message]


def problems(own: OwnTexts, folder: Path, new: Collection[str] = ()) -> Iterator[str]:
    """What is wrong with an owner's texts, each with its place."""
    known = {key for language in LANGUAGES for key in _messages(folder, language)}
    for key in new:
        if key in known:
            yield f"the id {key.partition('-')[2]!r} is taken: {key} is a text of the game"
    for key, texts in own.items():
        if key not in known and key not in new:
            yield f"texts.{key}: this game has no text of that name"
        for language in LANGUAGES:
            if language not in texts:
                yield f"texts.{key}: {language} is missing; texts are given in both languages"
        for language, parts in texts.items():
            where = f"texts.{key}.{language}"
            if key not in known and NAME not in parts:
                yield f"{where}: name is missing"
            for part, text in parts.items():
                if part != NAME and part not in _parts(folder, key):
                    yield f"{where}.{part}: there are name, {', '.join(_parts(folder, key))}"
                if not text.strip() or not text.isprintable() or len(text) > LONGEST:
                    yield f"{where}.{part}: one line of at most {LONGEST} characters"


def fluent(own: OwnTexts, folder: Path, language: Language) -> str:
    """The messages that an owner's texts change or add, to be read after the game's own."""
    if not own:
        return ""
    shipped = _messages(folder, language)
    messages = {key: _message(key, texts[language], folder, language) for key, texts in own.items()}
    new = {key: message for key, message in messages.items() if key not in shipped}
    for key, message in shipped.items() if new else ():
        wider = _Wider(new)
        changed = wider.visit((messages.get(key) or message).clone())
        if wider.found:
            messages[key] = changed
    return FluentSerializer().serialize(ast.Resource(list(messages.values())))


def _message(key: str, parts: Mapping[str, str], folder: Path, language: Language) -> ast.Message:
    shipped = _messages(folder, language).get(key)
    attributes = {a.id.name: a.value for a in shipped.attributes} if shipped else {}
    value = shipped.value if shipped else None
    if NAME in parts:
        value = _pattern(parts[NAME])
        forms = [part for part in _parts(folder, key, language) if part in FORMS]
        attributes |= dict.fromkeys(forms, value)
    attributes |= {part: _pattern(text) for part, text in parts.items() if part != NAME}
    listed = [ast.Attribute(ast.Identifier(part), text) for part, text in attributes.items()]
    return ast.Message(ast.Identifier(key), value, listed)


def _pattern(text: str) -> ast.Pattern:
    """Plain text, whatever is in it: Fluent sees a quoted string."""
    quoted = text.replace("\\", "\\\\").replace('"', '\\"')
    return ast.Pattern([ast.Placeable(ast.StringLiteral(quoted))])


class _Wider(Transformer):
    """Where a sentence chooses among things by id (`[brewer] { card-brewer.acc }`), the new ones
    get a line of their own."""

    def __init__(self, new: Messages) -> None:
        self.new = new
        self.found = False

    def visit_SelectExpression(self, node: ast.SelectExpression) -> ast.SelectExpression:
        self.generic_visit(node)
        more: dict[str, ast.Variant] = {}
        for variant in node.variants:
            for twin in self._twins(variant):
                more.setdefault(twin.key.name, twin)
        node.variants[:0] = more.values()
        self.found = self.found or bool(more)
        return node

    def _twins(self, variant: ast.Variant) -> Iterator[Any]:
        match variant.value.elements:
            case [ast.Placeable(expression=ast.MessageReference() as reference)]:
                prefix, _, id = reference.id.name.partition("-")
                if not isinstance(variant.key, ast.Identifier) or variant.key.name != id:
                    return
                for key, message in self.new.items():
                    kind, _, own = key.partition("-")
                    if kind == prefix and _has(message, reference.attribute):
                        twin = ast.MessageReference(ast.Identifier(key), reference.attribute)
                        yield ast.Variant(ast.Identifier(own), ast.Pattern([ast.Placeable(twin)]))


def _has(message: ast.Message, attribute: ast.Identifier | None) -> bool:
    return attribute is None or attribute.name in [a.id.name for a in message.attributes]


@cache
def _messages(folder: Path, language: Language) -> Messages:
    parser = FluentParser(with_spans=False)
    found = [
        entry
        for path in sorted(folder.glob(f"*.{language}.ftl"))
        for entry in parser.parse(path.read_text("utf-8")).body
    ]
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def _parts(folder: Path, key: str, language: Language | None = None) -> list[str]:
    """The attributes that messages about the same kind of thing have."""
    kind = key.partition("-")[0]
    return sorted(
        {
            attribute.id.name
            for each in LANGUAGES
            if language in (None, each)
            for name, message in _messages(folder, each).items()
            if name.partition("-")[0] == kind
            for attribute in message.attributes
        }
    )
