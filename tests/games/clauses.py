"""Mark a test with the clauses of the rules that it would show broken."""

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., None])


def clauses(*numbers: str) -> Callable[[F], F]:
    def mark(test: F) -> F:
        test.clauses = numbers  # type: ignore[attr-defined]
        return test

    return mark
