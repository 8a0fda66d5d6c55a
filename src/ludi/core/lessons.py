"""Lessons: worked examples as small tasks, answered and explained by the engine.

An example whose text exists (`lesson-lut-ex-05a`: value = title, .task, .why) is a lesson. If the
learner has moves in it, the task is to find them; otherwise it is to foretell an outcome.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Any, Literal

from ludi.core.errors import InvalidInput, Refusal
from ludi.core.examples import Example, facts, look
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.moves import Move
from ludi.core.state import State

Verdict = Literal["right", "other", "refused", "wrong"]


@dataclass(frozen=True)
class Attempt:
    """Where a learner stands: the match so far, and what the last try was worth."""

    match: Match
    done: bool = False
    verdict: Verdict | None = None
    refusal: Refusal | None = None


@dataclass(frozen=True)
class Lesson:
    game: Game
    example: Example

    @property
    def id(self) -> str:
        return self.example.id

    @property
    def kind(self) -> Literal["play", "foretell"]:
        learner = self.example.seat
        return "play" if any(seat == learner for seat, _ in self.example.when) else "foretell"

    def begin(self) -> Match:
        """The position of the task, others' moves before it made."""
        match = self._match()
        self._others(match)
        return match

    def before(self) -> State:
        """The position whose outcome is to be foretold: nothing has happened yet."""
        return self.example.given()

    def attempt(self, tries: Sequence[Move]) -> Attempt:
        """Play the learner's moves one after another; the last one may be wrong."""
        match = self.begin()
        for n, move in enumerate(tries):
            refusal = match.state.why_not(self.example.seat, move)
            if refusal is not None:
                return Attempt(match, False, "refused", refusal)
            if move != self.expected(match):
                return Attempt(match, False, "other")
            match.play(self.example.seat, move)
            self._others(match)
            if match.number == len(self.example.when) and n < len(tries) - 1:
                raise InvalidInput(f"The lesson {self.id} is over after {n + 1} moves")
        done = match.number == len(self.example.when)
        return Attempt(match, done, "right" if tries else None)

    def foretell(self, answer: Any) -> Attempt:
        """What the learner thinks will come out; the outcome is shown either way."""
        match = self._match()
        for seat, move in self.example.when:
            match.play(seat, move)
        return Attempt(match, True, "right" if answer == self.answer else "wrong")

    @cached_property
    def answer(self) -> Any:
        assert self.example.asks is not None
        return look(facts(self.example.play(), self.example.seat), self.example.asks)

    @property
    def choices(self) -> list[Any]:
        """Answers to choose from, the right one among them, always in the same order."""
        if not isinstance(self.answer, int) or isinstance(self.answer, bool):
            return [True, False] if isinstance(self.answer, bool) else [self.answer]
        spread = {self.answer + step for step in (-2, -1, 0, 1, 2, 3)}
        return sorted(value for value in spread if value >= 0 or self.answer < 0)[:5]

    def _match(self) -> Match:
        given = self.example.given()
        return Match(self.game, len(given.choices), "lesson", position=given)

    def expected(self, match: Match) -> Move:
        """The move looked for next."""
        return self.example.when[match.number][1]

    def _others(self, match: Match) -> None:
        """Make the moves of the other seats up to the learner's next one."""
        script = self.example.when
        while match.number < len(script) and script[match.number][0] != self.example.seat:
            match.play(*script[match.number])


def lessons(game: Game) -> list[Lesson]:
    examples = import_module(f"{type(game).__module__}.examples").EXAMPLES
    taught = [Lesson(game, e) for e in examples if game.texts.has(e.key)]
    return [lesson for lesson in taught if lesson.kind == "play" or lesson.example.asks]


def lesson(game: Game, id: str) -> Lesson:
    found = {lesson.id: lesson for lesson in lessons(game)}
    if id not in found:
        raise InvalidInput(f"{game.id} has no lesson {id!r}")
    return found[id]
