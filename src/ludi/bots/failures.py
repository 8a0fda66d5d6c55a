"""Errors of bots. Where a game goes on in spite of one, it is noted here, so that none is lost."""

from __future__ import annotations

import os
from traceback import format_exception

FILE = "LUDI_BOT_ERRORS"  # names a file; the tests look into it, and fail on anything in it


def note(what: str, error: BaseException) -> None:
    """Add the error with its traceback to the file, where one is named."""
    if path := os.environ.get(FILE):
        with open(path, "a", encoding="utf-8") as file:
            file.write(f"{what}\n{''.join(format_exception(error))}\n")
