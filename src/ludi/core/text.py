"""Texts in Project Fluent, English and Polish, and the rules as numbered clauses."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from difflib import get_close_matches
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Literal

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from ludi.core.errors import InvalidInput

Language = Literal["en", "pl"]
LANGUAGES: tuple[Language, ...] = ("en", "pl")
COMMON = Path(__file__).parent / "text"
AND = {"en": "and", "pl": "i"}
LONGEST_ARGUMENT = 1000  # letters: what somebody sent is quoted, not repeated
LONGEST_NAME = 40  # letters of a name that nothing has
LARGEST_NUMBER = 10**15  # Fluent cannot write numbers of any size


class Texts:
    """The messages of one game in both languages, on top of those all games share.

    `own` are messages of an owner's component file, on top of these. `by_seat` are arguments that
    hold a number for each seat.
    """

    def __init__(
        self,
        folder: Path,
        own: Callable[[Language], str] = lambda _: "",
        by_seat: Collection[str] = (),
    ) -> None:
        self.folder = folder
        self.own = cache(own)
        self.by_seat = by_seat
        self._bundles: dict[Language, FluentBundle] = {}

    def bundle(self, language: Language) -> FluentBundle:
        if language not in self._bundles:
            bundle = self._bundles[language] = _bundle(self.folder, language)
            bundle.add_resource(FluentResource(self.own(language)), allow_overrides=True)
        return self._bundles[language]

    def has(self, key: str, language: Language = "en") -> bool:
        name, _, attribute = key.partition(".")
        bundle = self.bundle(language)
        if not bundle.has_message(name):
            return False
        message = bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def title(self, language: Language) -> str:
        """The game's name, as the head of its rules gives it before the colon."""
        return self.rules(language).title.partition(":")[0]

    def format(self, language: Language, key: str, /, **args: Any) -> str:
        """The text of a message, or of an attribute as `message.attribute`."""
        name, _, attribute = key.partition(".")
        bundle = self.bundle(language)
        if not self.has(key, language):
            raise InvalidInput(f"There is no {language} text {key!r}")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        sayable = {name: _sayable(value, language) for name, value in args.items()}
        text, errors = bundle.format_pattern(pattern, sayable)
        if errors:
            raise InvalidInput(f"The {language} text {key!r} needs other arguments: {errors[0]}")
        return str(text)

    def sentence(
        self,
        language: Language,
        key: str,
        args: Mapping[str, Any],
        names: Sequence[str],
        reader: int | None = None,
    ) -> str:
        """A message about seats, told to one of them (or to nobody in particular)."""
        return self.format(language, key, **self._named(language, args, names, reader))

    def _named(
        self, language: Language, args: Mapping[str, Any], names: Sequence[str], reader: int | None
    ) -> dict[str, Any]:
        named: dict[str, Any] = {}
        for name, value in args.items():
            if name == "seat":
                you = value == reader
                name_of = self._name(language, value, names)
                named["who"] = "you" if you else "other"
                named["seat"] = self.format(language, "seat-you") if you else name_of
            elif name == "target":
                named["target"] = self._name(language, value, names)
                named["whom"] = _whom(value, args.get("seat"), reader)
            elif name == "seats":
                you = self.format(language, "list-you")
                named["seats"] = join(
                    language,
                    [you if s == reader else self._name(language, s, names) for s in value],
                )
            elif name in self.by_seat:
                shares = [f"{names[s]} × {n}" for s, n in enumerate(value) if n]
                named |= {"list": join(language, shares), "n": sum(value)}
            elif isinstance(value, list | tuple):
                named[name] = join(language, [self._item(language, name, item) for item in value])
            elif name == "asked":  # the last argument, after those of the prompt it quotes
                known = self.has(value, language)
                named[name] = self.format(language, value, **named) if known else value
            elif value is None or isinstance(value, bool):  # Fluent knows words and numbers only
                named[name] = "none" if value is None else "yes" if value else "no"
            else:
                named[name] = value
        return named

    def _name(self, language: Language, seat: int, names: Sequence[str]) -> str:
        """Who sits there; a seat that nobody takes has a name in the game's words (`seat-2`)."""
        return names[seat] if seat < len(names) else self.format(language, f"seat-{seat}")

    def _item(self, language: Language, field: str, item: Any) -> str:
        """One thing of a list: `{"key": …, args}` is a message, an id of `cards` is `card-<id>`."""
        if isinstance(item, Mapping):
            rest = {name: value for name, value in item.items() if name != "key"}
            return self.sentence(language, item["key"], rest, ())
        key = _message(field, item)
        return self.format(language, key) if self.has(key, language) else str(item)

    def invalid(self, key: str, /, **args: object) -> InvalidInput:
        """What is wrong with some input, said in every language.

        Numbers that are only named (a version, a move) are words: no thousands are grouped.
        """
        words = {name: str(value) for name, value in args.items()}
        said: dict[str, str] = {each: self.format(each, key, **words) for each in LANGUAGES}
        return InvalidInput(said["en"], said)

    @cached_property
    def clauses(self) -> dict[str, str]:
        """The clause that a line of the log or a card rests on, by the key of its message."""
        path = self.folder / "clauses.json"
        return msgspec.json.decode(path.read_bytes(), type=dict[str, str])

    @cache  # noqa: B019 - one instance a game, for the life of the process
    def rules(self, language: Language) -> Rules:
        return Rules.read(self.folder / f"rules.{language}.md")


def invalid(key: str, **args: object) -> InvalidInput:
    """What is wrong with some input, by a message that all games share."""
    return SHARED.invalid(key, **args)


def unknown(key: str, name: str, known: Sequence[str], **args: object) -> InvalidInput:
    """A name that there is not, what there is, and which of them may be meant (`.near`)."""
    name = name[:LONGEST_NAME]
    near = get_close_matches(_folded(name), [_folded(each) for each in known], 1)
    if near:
        meant = next(each for each in known if _folded(each) == near[0])
        key, args = f"{key}.near", {**args, "near": meant}
    return invalid(key, name=name, known=", ".join(known), **args)


def _folded(name: str) -> str:
    return name.lower().replace("_", "-").replace(" ", "-")


def misfit(key: str, error: msgspec.ValidationError, **args: object) -> InvalidInput:
    """The same for data of a wrong shape; where, and for those who read English also how."""
    found = re.search(r"at `\$\.?(.*?)`", str(error))
    return invalid(key, where=(found[1] if found else "") or "$", detail=error, **args)


def _sayable(value: Any, language: Language) -> Any:
    """An argument that came from outside may be of any size; a sentence has to stay readable."""
    if language == "pl" and isinstance(value, int) and 1000 <= abs(value) < 10_000:
        return fluent_number(value, useGrouping=False)  # Babel would write "1 234"
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        value = str(value)
    if isinstance(value, str) and len(value) > LONGEST_ARGUMENT:
        return f"{value[:LONGEST_ARGUMENT]}…"
    return value


def _message(field: str, item: Any) -> str:
    """`cities` and `isca_d` are the message `city-isca-d`."""
    kind = re.sub(r"s$", "", re.sub(r"ies$", "y", field))
    return f"{kind}-{item}".replace("_", "-").lower()


def _whom(target: int, seat: int | None, reader: int | None) -> str:
    if target == seat:
        return "self"
    return "you" if target == reader else "other"


def join(language: Language, items: Sequence[str]) -> str:
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {AND[language]} {items[-1]}"


def _bundle(folder: Path, language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in [COMMON / f"common.{language}.ftl", *sorted(folder.glob(f"*.{language}.ftl"))]:
        bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return bundle


class Clause(msgspec.Struct, frozen=True):
    number: str
    text: str


class Section(msgspec.Struct, frozen=True):
    number: str
    title: str
    clauses: list[Clause]
    text: list[str]  # paragraphs before the first clause


class Rules(msgspec.Struct, frozen=True, dict=True):
    """The rules of one game in one language, as numbered clauses."""

    title: str
    sections: list[Section]
    intro: list[str] = []  # paragraphs before the first section

    @classmethod
    def read(cls, path: Path) -> Rules:
        title, sections = "", []
        intro: list[str] = []
        for block in re.split(r"\n\s*\n", path.read_text("utf-8").strip()):
            if match := re.match(r"# (.+)", block):
                title = match[1]
            elif match := re.match(r"##+ (\d+(?:\.\d+)*)\.? (.+)", block):
                sections.append(Section(match[1], match[2], [], []))
            elif match := re.match(r"(\d+(?:\.(?:\d+\w?|[a-z]))+)\s+(.+)", block, re.DOTALL):
                sections[-1].clauses.append(Clause(match[1], match[2]))
            elif sections and sections[-1].clauses:  # a table or list that belongs to its clause
                last = sections[-1].clauses[-1]
                sections[-1].clauses[-1] = Clause(last.number, f"{last.text}\n\n{block}")
            else:
                (sections[-1].text if sections else intro).append(block)
        return cls(title, sections, intro)

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        return {clause.number: clause for section in self.sections for clause in section.clauses}

    def under(self, number: str) -> list[Clause]:
        """The clause of that number and those below it (`8` gives the whole section)."""
        return [c for n, c in self.clauses.items() if n == number or n.startswith(f"{number}.")]


SHARED = Texts(COMMON)
