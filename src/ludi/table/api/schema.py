"""The JSON schema of all that goes over the wire, for the TypeScript generator.

`python -m ludi.table.api.schema`; the games' own moves and views are in `ludi.schema`.
"""

from __future__ import annotations

import ast
import inspect
import re
import tokenize
from collections.abc import Iterator
from io import StringIO
from textwrap import dedent
from typing import Any

import msgspec
from msgspec import inspect as mi

from ludi.core.moves import Move
from ludi.core.text import Rules
from ludi.table.api.analysis import Analysis, Hint
from ludi.table.api.lessons import LessonInfo, LessonNow, Try
from ludi.table.api.messages import (
    ChangedSeat,
    FromServer,
    GameInfo,
    LessonPreview,
    Me,
    NewTable,
    Position,
    PreviewAnswer,
    TableInfo,
    TableSummary,
    ToServer,
)
from ludi.table.api.notes import NoteInfo
from ludi.table.api.programs import GuestToken, Program
from ludi.table.api.statistics import GameStatistics, MyStatistics
from ludi.table.thinking.timeline import Story

LIVE = {"FromServer": FromServer, "ToServer": ToServer}
ANSWERS = (
    Analysis,
    GameInfo,
    GameStatistics,
    GuestToken,
    Hint,
    LessonInfo,
    LessonNow,
    Me,
    MyStatistics,
    NoteInfo,
    Position,
    PreviewAnswer,
    Program,
    Rules,
    Story,
    TableInfo,
    TableSummary,
)
REQUESTS = (ChangedSeat, LessonPreview, NewTable, Try)
MOVE = {
    "title": "Move",
    "description": "A move of any game: its name, and fields that only the game's own types know.",
    "type": "object",
    "properties": {"type": {"type": "string"}},
}
VIEW = {
    "title": "View",
    "description": "What a seat sees of any game; only the game's own types know its fields.",
    "type": "object",
}


def schema() -> dict[str, Any]:
    wire = [*LIVE.values(), *ANSWERS, *REQUESTS]
    refs, components = msgspec.json.schema_components(wire)
    for kind in _structs(wire):
        _describe(components[kind.__name__], kind)
    # A move or a view of any game: there the struct only stands for its kinds
    any_game = {Move.__name__: MOVE, msgspec.Struct.__name__: VIEW}
    unions = dict(zip(LIVE, refs, strict=False))
    return {"$defs": {**components, **any_game, **unions}}


def _structs(wire: Any) -> Iterator[type[msgspec.Struct]]:
    """The structs these types are made of, each once."""
    seen = set()
    waiting: list[Any] = list(mi.multi_type_info(wire))
    while waiting:
        info = waiting.pop()
        if isinstance(info, mi.StructType):
            if info.cls in seen:
                continue
            seen.add(info.cls)
            yield info.cls
            waiting += [field.type for field in info.fields]
        elif isinstance(info, mi.UnionType):
            waiting += info.types
        elif isinstance(info, mi.Metadata):
            waiting.append(info.type)
        elif isinstance(info, mi.DictType):
            waiting.append(info.value_type)
        elif isinstance(info, mi.CollectionType):
            waiting.append(info.item_type)


def _describe(component: dict[str, Any], kind: type[msgspec.Struct]) -> None:
    """Give each field the comment it has in the Python source."""
    comments = _comments(kind)
    properties = component["properties"]
    for field in msgspec.structs.fields(kind):
        if field.name in comments:
            found = properties[field.encode_name]
            # Beside a reference nothing else counts
            alone = {"allOf": [found]} if "$ref" in found else found
            properties[field.encode_name] = {**alone, "description": comments[field.name]}


def _comments(kind: type[msgspec.Struct]) -> dict[str, str]:
    found: dict[str, str] = {}
    for cls in reversed(kind.__mro__):
        if cls.__module__.startswith("ludi."):
            found |= _comments_in(dedent(inspect.getsource(cls)))
    return found


def _comments_in(source: str) -> dict[str, str]:
    """By field: the comment at the end of its line, or alone on the line above."""
    tokens = tokenize.generate_tokens(StringIO(source).readline)
    by_line = {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}
    (body,) = ast.parse(source).body
    assert isinstance(body, ast.ClassDef)
    taken = {node.end_lineno for node in body.body}
    found = {}
    for node in body.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            above = node.lineno - 1
            said = by_line.get(node.end_lineno or 0) or (above not in taken and by_line.get(above))
            if said:
                found[node.target.id] = re.sub(r"\bNone\b", "null", said.removeprefix("#").strip())
    return found


if __name__ == "__main__":
    print(msgspec.json.encode(schema()).decode())
