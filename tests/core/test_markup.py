"""Texts are shown as they stand: no markup that a reader would see raw."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("src/ludi/**/*.ftl"), *ROOT.glob("web/src/text/*.ftl")])
# Bold, italics, code, headings, links and tags, as Markdown or HTML would write them
MARKUP = re.compile(r"\*|`|__|\b_\w|\]\(|</?[a-z]+\b[^>]*>|^\s*(#+|[-*>]) ", re.MULTILINE)


class Words(Visitor):
    """Collects what a reader may see of a file: the text of messages, attributes and terms."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.found.append(node.value)


def words(text: str) -> list[str]:
    visitor = Words()
    visitor.visit(FluentParser().parse(text))
    return visitor.found


def raw(text: str) -> Iterator[str]:
    return (word for word in words(text) if MARKUP.search(word))


def test_both_languages_of_every_part_are_looked_at():
    assert len(FILES) % 2 == 0
    assert {path.parent.name for path in FILES} == {"text"}
    assert len({path.parents[1].name for path in FILES}) == 8  # five games, core, table, page


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[1].name}-{path.name}")
def test_no_text_shows_raw_markup(path: Path):
    assert list(raw(path.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    "text",
    ["you **may** pay", "a *single* star", "see `code`", "[link](x)", "<b>bold</b>", "__strong__"],
)
def test_markup_would_be_found(text: str):
    assert list(raw(f"message = {text}\n")) == [text]
    assert list(raw(f"message = fine\n    .help = {text}\n")) == [text]
