"""Is what a program gives to the library what it should be? If not, it is told so at once.

These errors are for programmers, so they are in English only; see InvalidInput.
"""

from __future__ import annotations

from numbers import Integral
from pathlib import Path
from typing import Any

from ludi.core.errors import InvalidInput
from ludi.core.moves import Move, kinds_of, tag

LONGEST = 60  # letters of a value that are quoted


def quoted(value: object) -> str:
    """A value as Python writes it, with its type where that is not plain to see."""
    try:
        written = repr(value)
    except Exception:  # whatever it is, it must not hide the error that is being told
        written = "something"
    if len(written) > LONGEST:
        written = f"{written[:LONGEST]}…"
    plain = value is None or isinstance(value, str | bool | int | float)
    return written if plain else f"{written} ({type(value).__name__})"


def is_whole(value: object) -> bool:
    """An int or what stands for one, such as NumPy's; True and False are none."""
    return isinstance(value, Integral) and not isinstance(value, bool)


def check_seat(seat: object, seats: int) -> None:
    if not is_whole(seat) or not 0 <= seat < seats:  # type: ignore[operator]
        known = f"0 to {seats - 1}" if seats > 1 else "0"
        raise InvalidInput(f"A seat is a number, here {known}, not {quoted(seat)}")


def check_move(move: object) -> None:
    if isinstance(move, Move):
        return
    hint = "take one of state.moves(seat)"
    if isinstance(move, str):
        hint += ", or read text with ludi.core.notation.read(game.Move, text)"
    elif isinstance(move, dict):
        hint += ", or read JSON with game.move_from(raw)"
    raise InvalidInput(f"This is not a move: {quoted(move)}; {hint}")


def check_move_of(union: Any, game: str, move: object) -> None:
    """A move, and one of this game."""
    check_move(move)
    kinds = kinds_of(union)
    if type(move) not in kinds:
        known = ", ".join(tag(kind) for kind in kinds)
        name = f"{type(move).__module__}.{type(move).__name__}"
        raise InvalidInput(f"{name} is not a move of {game}, which has {known}")


def check_number(number: object, what: str) -> None:
    if not is_whole(number) or number < 0:  # type: ignore[operator]
        raise InvalidInput(f"{what} is a number from 0 on, not {quoted(number)}")


def check_text(text: object, what: str) -> None:
    if not isinstance(text, str):
        raise InvalidInput(f"{what} is text (str), not {quoted(text)}")


def check_seed(seed: object) -> None:
    """It must come back from a record as it was: one line, and not what stands for a hidden one."""
    check_text(seed, "A seed")
    assert isinstance(seed, str)
    if seed != seed.strip() or len(seed.splitlines()) > 1 or seed == "?":
        raise InvalidInput(
            f"A seed is one line without blanks around it, and not '?'; this is {quoted(seed)}"
        )


def check_names(names: object, seats: int) -> None:
    """Of players; a record has them in one line, with | between them."""
    if not isinstance(names, list | tuple):
        raise InvalidInput(f"The players are a list of {seats} names, not {quoted(names)}")
    for name in names:
        check_text(name, "The name of a player")
        if "|" in name or len(name.splitlines()) > 1:
            raise InvalidInput(f"A name is one line without '|'; this is {quoted(name)}")


def checked_path(path: object) -> Path:
    if not isinstance(path, str | Path):
        raise InvalidInput(f"A file is named by its path, not {quoted(path)}")
    return Path(path)
