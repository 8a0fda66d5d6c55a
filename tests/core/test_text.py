"""Sentences are put together in two places, here and in the page: both are held to one list.

web/src/lib/text.test.ts reads the same file.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludi.core.text import COMMON, Language, Texts
from ludi.games import game


class Case(msgspec.Struct, forbid_unknown_fields=True):
    language: Language
    key: str
    args: dict[str, Any]
    text: str
    game: str | None = None
    names: list[str] | None = None
    reader: int | None = None


class Corpus(msgspec.Struct, forbid_unknown_fields=True):
    names: list[str]
    messages: dict[Language, list[str]]  # beside those of the game
    cases: list[Case]


CORPUS = msgspec.json.decode(Path(__file__).with_name("sentences.json").read_bytes(), type=Corpus)


def own_messages(language: Language) -> str:
    return "\n".join(CORPUS.messages[language])


def texts_of(case: Case) -> Texts:
    if case.game is None:
        return Texts(COMMON, own_messages)
    played = game(case.game).texts
    return Texts(played.folder, own_messages, played.by_seat)


@pytest.mark.parametrize("case", CORPUS.cases, ids=lambda case: f"{case.language} {case.key}")
def test_a_sentence_is_what_the_page_says_too(case: Case) -> None:
    names = CORPUS.names if case.names is None else case.names
    said = texts_of(case).sentence(case.language, case.key, case.args, names, case.reader)
    assert said == case.text
