"""What a game is, apart from any position of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Literal, get_args, get_origin, get_type_hints

import msgspec

from ludi.core import moves, position, weights
from ludi.core.chance import fresh_seed
from ludi.core.errors import InvalidInput
from ludi.core.moves import Move
from ludi.core.state import State as AnyState
from ludi.core.text import Texts, invalid, misfit

if TYPE_CHECKING:
    from ludi.core.match import Match


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules a table can choose from; every field has a default."""


AnyOptions = Options  # inside Game the name means the game's own


class Game(ABC):
    """One instance a game; `ludi.game("lutetia")`."""

    id: ClassVar[str]
    seats: ClassVar[range]
    rules: ClassVar[int]  # version of the rules; goes up when an old game would play differently
    Options: ClassVar[type[AnyOptions]]
    Move: ClassVar[Any]  # the union of the game's moves
    State: ClassVar[type[AnyState]]
    View: ClassVar[type[msgspec.Struct]]
    folder: ClassVar[Path]  # where its texts and data live
    spread: ClassVar[float] = 8.0  # lead in points at which a win looks e times as likely
    terms: ClassVar[tuple[str, ...]] = ()  # what the evaluation of a seat adds up
    par: ClassVar[float] = 50.0  # a fair score in solo play
    # What a seat makes its own, for statistics: the event that tells it and the argument naming it
    takes: ClassVar[Mapping[str, str]] = {}
    # How a search walks on beyond its tree before it judges
    horizon: ClassVar[int] = 0  # over so many decisions of the seat, up to its next one
    alone: ClassVar[bool] = False  # only as long as the others need not move
    keen: ClassVar[int] = 0  # of its likeliest moves are looked at there; 0: it plays one at once
    firmness: ClassVar[float] = 1.0  # how surely everybody takes the likelier of two moves
    # Or everybody runs a race of his own: to the end of the next lap, the others idle, for points
    race: ClassVar[bool] = False

    def __init__(self, data: Any = None) -> None:
        self.data = data if data is not None else self.load_data(self.folder / "data.toml")
        self.texts = Texts(self.folder / "text")
        self.weights = weights.load(self.folder / weights.FILE, self.terms)

    def __reduce__(self) -> tuple[Any, ...]:
        """For another process: all but the texts, which cannot be pickled once they were used."""
        return type(self), (self.data,), {"weights": self.weights}

    @classmethod
    @abstractmethod
    def load_data(cls, path: Path) -> Any:
        """Read the component tables from a file; what is wrong in it raises InvalidInput."""

    @abstractmethod
    def deal(self, seats: int, seed: str, options: Any) -> AnyState:
        """The position before anything has happened, all chance dealt from the seed."""

    def check_options(self, seats: int, options: Any) -> None:  # noqa: B027 - most games allow all
        """Options that do not go with so many seats raise InvalidInput."""

    @abstractmethod
    def evaluate(self, state: Any, seat: int) -> float:
        """How good a position is for a seat, in points: what the game knows about good play."""

    def lap(self, state: Any) -> int:
        """Which lap of a race is being run, such as the year or the age."""
        return 0

    def evaluate_all(self, state: Any) -> list[float]:
        """The same for every seat; a game that works it out for all at once may say so here."""
        return [self.evaluate(state, seat) for seat in range(len(state.choices))]

    @abstractmethod
    def appraise(self, state: Any, seat: int) -> Sequence[float]:
        """The terms of a seat's own part of the evaluation, unweighted: what training fits."""

    def priors(self, state: Any, seat: int, choices: Sequence[moves.Move]) -> list[float]:
        """How likely a sensible player is to choose each move; any positive scale."""
        return [1.0] * len(choices)

    def foresee(self, state: Any, seat: int, choices: Sequence[moves.Move]) -> list[float]:
        """The same of players who think about the others first, where that makes a difference."""
        return self.priors(state, seat, choices)

    def ponder(self, state: Any, seat: int, rng: Random) -> None:  # noqa: B027 - most need none
        """Look closer at what the others may choose, from what this seat knows, and note it in the
        position for guesses and foresight. A search does so each time it looks at its own moves."""

    def reopen(self, state: Any, seat: int) -> None:  # noqa: B027 - most need none
        """In a guess take the others' secret choices back, where a bot should let them choose."""

    def distinct(self, choices: list[moves.Move]) -> list[moves.Move]:
        """Without those that come to the same as another: bots weigh one for all of them."""
        return choices

    def alike(self, move: moves.Move) -> Sequence[moves.Move]:
        """All that come to the same as this one, first of them the one among the distinct."""
        return (move,)

    @abstractmethod
    def census(self, state: Any) -> object:
        """All that a game conserves (cards, coins, pieces), in a form that can be compared."""

    # Common to all games

    def new(self, seats: int, seed: str = "", options: AnyOptions | None = None) -> AnyState:
        """A fresh game, up to its first question."""
        options = options or self.Options()
        self.check_options(self.checked_seats(seats), options)
        state = self.deal(seats, seed or fresh_seed(), options)
        state.advance()
        return state

    def match(self, seats: int, seed: str = "", options: AnyOptions | None = None) -> Match:
        """A fresh game with its history: undo, log, record."""
        from ludi.core.match import Match

        return Match(self, seats, seed or fresh_seed(), options)

    def with_data(self, path: Path) -> Game:
        """The same game with the component tables of another file."""
        return type(self)(self.load_data(path))

    def checked_seats(self, seats: int) -> int:
        if seats not in self.seats:
            first, last = self.seats[0], self.seats[-1]
            raise invalid("seats-wrong", game=self.id, first=first, last=last, found=seats)
        return seats

    def options_from(self, raw: object) -> AnyOptions:
        try:
            return msgspec.convert(raw, self.Options)
        except msgspec.ValidationError as error:
            raise misfit("options-misfit", error, game=self.id) from None

    def move_from(self, raw: object) -> Move:
        return moves.from_json(self.Move, raw)

    def load_position(self, raw: dict[str, Any]) -> AnyState:
        return position.load(self, raw)

    def every_options(self, seats: int) -> Iterator[AnyOptions]:
        """Every combination of the options with a few fixed values that so many seats can play."""
        hints = get_type_hints(self.Options)
        fixed = {name: values for name, hint in hints.items() if (values := _values(hint))}
        for chosen in product(*fixed.values()):
            options = self.Options(**dict(zip(fixed, chosen, strict=True)))
            try:
                self.check_options(seats, options)
            except InvalidInput:
                continue
            yield options

    def options_schema(self) -> dict[str, Any]:
        """JSON schema of the options, their values in the order the game names them."""
        schema = msgspec.json.schema(self.Options)
        for name, hint in get_type_hints(self.Options).items():
            if get_origin(hint) is Literal:
                schema["$defs"][self.Options.__name__]["properties"][name]["enum"] = get_args(hint)
        return schema

    def schema(self) -> dict[str, Any]:
        """JSON schema of all that goes over the wire."""
        from ludi.core.result import Result

        kinds = {"Move": self.Move, "View": self.View, "Options": self.Options, "Result": Result}
        refs, components = msgspec.json.schema_components(list(kinds.values()))
        named = dict(zip(kinds, refs, strict=True))
        return {"$defs": {**components, **{k: v for k, v in named.items() if k not in components}}}


def _values(hint: Any) -> tuple[Any, ...]:
    if hint is bool:
        return (False, True)
    if get_origin(hint) is Literal:
        return get_args(hint)
    return ()
