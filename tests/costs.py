"""How the cost of reading something grows with its length."""

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from itertools import pairwise

from ludi.core.errors import LudiError

Shape = Callable[[int], str]

LENGTHS = (4_000, 64_000, 1_024_000)  # each is 16 times the one before
TOO_MUCH = 64  # for 16 times the length: linear work costs 16 times as much, quadratic work 256
NEGLIGIBLE = 0.002  # CPU seconds: whatever costs less holds nobody up
MEASURABLE = 0.0005  # CPU seconds: below, caches and the scheduler count for more than the work
TRIES = 3
ENOUGH = 0.1  # CPU seconds after which there are no more tries

SHAPES: Mapping[str, Shape] = {
    "blanks": lambda n: "x" + " " * n + "x",
    "tabs": lambda n: "\t" * n + "x",
    "lines": lambda n: "\n" * n + "x",
    "lines with carriage returns": lambda n: "\r\n" * (n // 2),
    "wide blanks": lambda n: "\u3000" * n + "x",
    "letters": lambda n: "a" * n,
    "digits": lambda n: "9" * n,
    "commas": lambda n: "," * n,
    "semicolons": lambda n: ";" * n,
    "colons": lambda n: "a:" * (n // 2),
    "dots": lambda n: "a." * (n // 2),
    "dashes": lambda n: "-" * n,
    "pipes": lambda n: "a|" * (n // 2),
    "slashes": lambda n: "/" * n,
    "at signs": lambda n: "@" * n,
    "equals signs": lambda n: "a=" * (n // 2),
    "percent signs": lambda n: "%" * n,
    "pairs": lambda n: "a=b; " * (n // 5),
    "an unclosed quote": lambda n: '"' + "a" * n,
    "quotes": lambda n: '"' * n,
    "backslashes": lambda n: 'ludi="' + "\\" * n + '"',
    "escaped digits": lambda n: 'ludi="' + "\\1" * (n // 2) + '"',
    "brackets": lambda n: "[" * n,
    "nested arrays": lambda n: "[" * (n // 2) + "]" * (n // 2),
    "nested objects": lambda n: '{"a":' * (n // 6) + "1" + "}" * (n // 6),
    "comments": lambda n: "#" * n,
    "combining marks": lambda n: "http://" + "a" + "\u0301\u0323" * (n // 2),
    "long forms": lambda n: "\ufdfa" * n,  # one letter that is 18 after normalization
    "no letters at all": lambda n: "\0" * n,
    "places in an error": lambda n: "at `$" * (n // 5),
}


def assert_linear(
    read: Callable[[str], object],
    shapes: Mapping[str, Shape] = SHAPES,
    longest: int = LENGTHS[-1],
) -> None:
    """Whatever is read is accepted or refused with a reason, at a cost in proportion to its length.

    It is a ratio of CPU times and the best of several tries, so other work on the machine does not
    count; the shorter lengths come first, so that not even quadratic work takes long to be found.
    """
    for name, shape in shapes.items():
        for shorter, length in pairwise(length for length in LENGTHS if length <= longest):
            growth = min(_growths(read, shape, shorter, length))
            assert growth < TOO_MUCH, f"{name}: {length} letters cost {growth:.0f} times more"


def _growths(
    read: Callable[[str], object], shape: Shape, shorter: int, length: int
) -> Iterator[float]:
    """How much more the longer text costs; measured again as long as that looks like too much.

    Even CPU time varies where other work empties the caches. Quadratic work is slow every time.
    """
    for _ in range(TRIES):
        before, now = _cost(read, shape, shorter), _cost(read, shape, length)
        growth = 0.0 if now <= NEGLIGIBLE else now / max(before, MEASURABLE)
        yield growth
        if growth < TOO_MUCH:
            return


def _cost(read: Callable[[str], object], shape: Shape, length: int) -> float:
    """CPU seconds. No text is read twice, because results may be remembered."""
    tries: list[float] = []
    while len(tries) < TRIES and sum(tries) < ENOUGH:
        text = shape(length + 16 * len(tries))
        began = time.process_time()
        with suppress(LudiError):  # anything else is a fault
            read(text)
        tries.append(time.process_time() - began)
    return min(tries)
