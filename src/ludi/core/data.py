"""A game's component tables: a TOML file with its provenance, read and checked."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from ludi.core.errors import InvalidInput


class Data(msgspec.Struct, frozen=True):
    """What every such file says: `id` names the set, `note` says where it comes from."""

    id: str
    note: str


D = TypeVar("D", bound=Data)


class _Problem(Exception):
    pass


def insist(right: bool, problem: str) -> None:
    """For checks: what is not right becomes the sentence that `read` reports."""
    if not right:
        raise _Problem(problem)


def read(path: Path, kind: type[D], check: Callable[[D], None] | None = None) -> D:
    """The tables in a file; what is wrong in it raises InvalidInput that says so."""
    try:
        raw = tomllib.loads(path.read_text("utf-8"))
        tables = msgspec.convert(raw, kind, str_keys=True)  # TOML writes numbers as keys in quotes
        if check is not None:
            check(tables)
    except OSError as error:
        raise InvalidInput(f"{path}: {error.strerror}") from None
    except (ValueError, msgspec.ValidationError, _Problem) as error:  # TOML's error is a ValueError
        raise InvalidInput(f"{path}: {error}") from None
    return tables
