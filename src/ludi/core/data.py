"""A game's component tables: a TOML file with its provenance, read, checked and known by content.

An owner of a game may put a file of their own in place of the shipped one: docs/own-components.md.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, Generic, TypeVar, get_args

import msgspec

from ludi.core import own_texts
from ludi.core.errors import InvalidInput

SHOWN = msgspec.Meta(extra={"play": False})  # only shown or noted: no part of the fingerprint
FINGERPRINT_BYTES = 6
OF_EVERY_FILE = ("id", "note", "texts")
LONGEST_LINE = 4000  # letters; tomllib takes the square of their number for `a.a.a.a = 1`

Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Id = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]
SetId = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^\S+( \S+)*$"), SHOWN]


class Data(msgspec.Struct, frozen=True, kw_only=True):
    """What every such file says: `id` names the set, `note` says where it comes from."""

    id: SetId
    note: Annotated[str, msgspec.Meta(min_length=1), SHOWN]
    texts: Annotated[own_texts.OwnTexts, SHOWN] = {}

    def new_names(self) -> Collection[str]:
        """The messages that name things which the shipped set does not have."""
        return ()


D = TypeVar("D", bound=Data)


class Components(Generic[D]):
    """A component set: a file, which each game lays out for its rules."""

    def __init__(self, file: D) -> None:
        self.file = file
        self.id = file.id
        self.note = file.note

    def __reduce__(self) -> tuple[Any, ...]:
        """For another process: the file, to be laid out there."""
        return type(self), (self.file,)

    @cached_property
    def fingerprint(self) -> str:
        """Of all in the file that changes play, however it is written."""
        content = msgspec.json.encode(plain(self.file, shown=False), order="sorted")
        return blake2b(content, digest_size=FINGERPRINT_BYTES).hexdigest()

    def tables(self) -> dict[str, Any]:
        """The whole file but for its texts, for those who draw it."""
        found: dict[str, Any] = msgspec.to_builtins(self.file)
        return {name: own for name, own in found.items() if name != "texts"}


def plain(value: Any, shown: bool = True) -> Any:
    """A file as plain data, with or without what is only shown.

    Fields that have their default are left out, so that a field added in a later version changes
    no fingerprint.
    """
    if isinstance(value, msgspec.Struct):
        fields = {
            field.encode_name: plain(own, shown)
            for field in msgspec.structs.fields(value)
            if (own := getattr(value, field.name)) != _default(field)
            and (shown or not _is_shown(field.type))
        }
        config = value.__struct_config__
        return fields if config.tag is None else {str(config.tag_field): config.tag, **fields}
    if isinstance(value, Mapping):
        return {str(key): plain(own, shown) for key, own in value.items()}
    if isinstance(value, list | tuple):
        return [plain(own, shown) for own in value]
    return value


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default


def _is_shown(kind: Any) -> bool:
    return any(meta is SHOWN for meta in get_args(kind)[1:])


def differences(old: Data, new: Data) -> list[str]:
    """What a file changes in another one, a line a value: `cards.market.mi_smith.cost.brick: …`."""
    none: dict[str, Any] = {"texts": {}}
    return list(_differ("", none | plain(old), none | plain(new)))


def _differ(place: str, old: Any, new: Any) -> Iterator[str]:
    if old == new:
        return
    old, new = _by_name(old), _by_name(new)
    if isinstance(old, dict) and isinstance(new, dict):
        for key in dict.fromkeys((*old, *new)):
            yield from _differ(f"{place}.{key}" if place else key, old.get(key), new.get(key))
        if list(old) != list(new) and set(old) == set(new) and place:
            yield f"{place}: in another order"
    else:
        yield f"{place}: {_as_json(old)} -> {_as_json(new)}"


def _by_name(rows: Any) -> Any:
    """Rows of a list under their names, numbered where several have the same one."""
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        return rows
    named: dict[str, Any] = {}
    for n, row in enumerate(rows, 1):
        name = str(row.get("id", f"{n} ({row['kind']})" if "kind" in row else n))
        named[name if name not in named else f"{name} ({n})"] = row
    return named


def _as_json(value: Any) -> str:
    return "nothing" if value is None else msgspec.json.encode(value).decode()


# Reading


class _Problem(Exception):
    pass


def insist(right: bool, problem: str) -> None:
    """For checks: what is not right becomes the sentence that `read` reports."""
    if not right:
        raise _Problem(problem)


def read(path: Path, kind: type[D], check: Callable[[D], None] | None = None) -> D:
    """The tables in a file; what is wrong in it raises InvalidInput that says so."""
    with _naming(path):
        tables = _convert(_raw(path), kind)
        if check is not None:
            check(tables)
        return tables


def table_names(path: Path) -> set[str]:
    """What a file has at its top, right or wrong."""
    with _naming(path):
        return set(_raw(path))


def _raw(path: Path) -> dict[str, Any]:
    text = path.read_text("utf-8")
    insist(max(map(len, text.split("\n"))) <= LONGEST_LINE, "a line is too long")
    return tomllib.loads(text)


@contextmanager
def _naming(path: Path) -> Iterator[None]:
    """What is wrong with a file becomes InvalidInput that names it."""
    try:
        yield
    except OSError as error:
        raise InvalidInput(f"{path}: {error.strerror}") from None
    except RecursionError:
        raise InvalidInput(f"{path}: nested too deeply") from None
    except (ValueError, _Problem) as error:  # TOML's error is a ValueError
        raise InvalidInput(f"{path}: {error}") from None


def check_texts(tables: Data, folder: Path) -> None:
    """For checks: are the texts of the file messages of the game, or names of its own things?"""
    new = tables.new_names()
    if tables.texts or new:  # else the game's messages need not be read
        for problem in own_texts.problems(tables.texts, folder, new):
            insist(False, problem)


def _convert(raw: Any, kind: type[D]) -> D:
    try:
        return msgspec.convert(raw, kind, str_keys=True)  # TOML writes numbers as keys in quotes
    except msgspec.ValidationError as error:
        raise _Problem(_with_place(str(error), raw, kind)) from None


def _with_place(error: str, raw: Any, kind: type[Any]) -> str:
    """msgspec says `cost: $.cards.market[3]` and hides the keys of tables; people want names."""
    found = re.fullmatch(r"(.*?)(?: - at (`key` in )?`\$(.*)`)?", error, re.DOTALL)
    assert found is not None
    problem, of_key, path = found.groups()
    if not path:
        return problem
    place, here = "", raw
    steps: list[Any] = []
    for step in re.findall(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]", path):
        key: Any = step[0] or step[1]
        if key == "...":
            key = _wrong_key(raw, steps, here, error, kind)
        elif step[1]:
            key = int(key)
        steps.append(key)
        here = here[key]
        place += _step(key, here)
    place = place.removeprefix(".")
    return f"{place}: {'a key is wrong: ' if of_key else ''}{problem}"


def _step(key: Any, here: Any) -> str:
    if not isinstance(key, int):
        return f".{key}"
    row = here if isinstance(here, dict) else {}
    name = row.get("id", row.get("kind"))
    return f" row {key + 1}" + (f" ({name})" if name else "")


def _wrong_key(
    raw: Any, steps: list[Any], table: dict[str, Any], error: str, kind: type[Any]
) -> str:
    """The key of a table under which something is wrong: alone it makes the same error."""
    for key, own in table.items():
        try:
            msgspec.convert(_replaced(raw, steps, {key: own}), kind, str_keys=True)
        except msgspec.ValidationError as again:
            if str(again) == error:
                return key
    raise AssertionError(error)


def _replaced(raw: Any, steps: list[Any], part: Any) -> Any:
    if not steps:
        return part
    copy = raw.copy()
    copy[steps[0]] = _replaced(raw[steps[0]], steps[1:], part)
    return copy
