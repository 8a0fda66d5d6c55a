"""What the table says when something cannot be done, in the reader's language."""

from __future__ import annotations

import re
from pathlib import Path

from ludi.core.errors import InvalidInput, LudiError
from ludi.core.text import LANGUAGES, Language, Texts

TEXTS = Texts(Path(__file__).parent / "text")
LONGEST_WISH = 1000  # letters of an `Accept-Language` header that are looked at
QUALITY = re.compile(r"(?:q=([01](?:\.\d{0,3})?))?")


class TableError(LudiError):
    """A Fluent message with the HTTP status that fits it."""

    def __init__(self, status: int, key: str, **args: str | int | InvalidInput) -> None:
        self.status = status
        self.key = key
        self.args_of_text = args
        super().__init__(self.sentence("en"))

    def sentence(self, language: Language) -> str:
        args = {
            name: value.reason(language) if isinstance(value, InvalidInput) else value
            for name, value in self.args_of_text.items()
        }
        return TEXTS.format(language, self.key, **args)


class CannotGoOn(TableError):
    """A game that the rules or components installed here cannot play back. It is kept."""


def language_of(accepted: str | None) -> Language:
    """The first of our languages that an `Accept-Language` header names."""
    weighed: list[tuple[float, int, Language]] = []
    for order, part in enumerate((accepted or "")[:LONGEST_WISH].lower().split(",")):
        tag, _, quality = part.partition(";")
        wished = QUALITY.fullmatch(quality.strip())
        for language in LANGUAGES:
            if wished and tag.strip().partition("-")[0] == language:
                weighed.append((-float(wished[1] or 1), order, language))
    return min(weighed)[2] if weighed else "en"
