"""Every error the table can tell is told in both languages."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import ludi.table
from ludi.core.text import LANGUAGES
from ludi.table.errors import TEXTS, language_of

FOLDER = Path(ludi.table.__file__).parent


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language and the arguments each takes."""
    text = (FOLDER / "text" / f"errors.{language}.ftl").read_text()
    entries = [e for e in FluentParser().parse(text).body if isinstance(e, ast.Message)]
    return {e.id.name: set(re.findall(r"\$(\w+)", text_of(text, e))) for e in entries}


def text_of(text: str, entry: ast.Message) -> str:
    assert entry.span is not None
    return text[entry.span.start : entry.span.end]


def test_both_languages_have_the_same_messages() -> None:
    assert messages("en") == messages("pl")


def test_every_message_can_be_said() -> None:
    for language in LANGUAGES:
        for key, args in messages(language).items():
            assert TEXTS.format(language, key, **dict.fromkeys(args, 22))


def test_what_the_code_says_is_what_there_is() -> None:
    code = "".join(path.read_text() for path in FOLDER.rglob("*.py"))
    assert set(re.findall(r'"(error-[a-z-]+)"', code)) == set(messages("en"))


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en-US;q=0.8", "pl"),
        ("de-DE,en;q=0.3,pl;q=0.7", "pl"),
        ("fr", "en"),
        ("pl;q=bad, en", "en"),
        ("*", "en"),
    ],
)
def test_the_first_language_we_speak(header: str | None, language: str) -> None:
    assert language_of(header) == language
