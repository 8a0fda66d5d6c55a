"""What a game is, apart from any position of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    Literal,
    Self,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from typing_extensions import TypeVar, get_original_bases

from ludi.core import moves, options, own_texts, position, weights
from ludi.core.chance import fresh_seed
from ludi.core.checks import check_seed, checked_path, is_whole, quoted
from ludi.core.data import Components
from ludi.core.errors import InvalidInput, Refusal
from ludi.core.events import Warning
from ludi.core.heuristics import Heuristics
from ludi.core.moves import Move
from ludi.core.result import Result, Score
from ludi.core.seats import by_seat_fields
from ludi.core.state import State as AnyState
from ludi.core.text import Texts, invalid

if TYPE_CHECKING:
    from ludi.core.match import Match
    from ludi.core.preview import Trial


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules a table can choose from; every field has a default."""


DATA = "data.toml"  # the shipped component tables, in the game's folder
AnyHeuristics = Heuristics[Any]

# Covariant, so that each game is a `Game`: methods give the game's own types and take any
StateT = TypeVar("StateT", bound=AnyState, default=AnyState, covariant=True)
MoveT = TypeVar("MoveT", bound=Move, default=Move, covariant=True)
ViewT = TypeVar("ViewT", bound=msgspec.Struct, default=msgspec.Struct, covariant=True)
OptionsT = TypeVar("OptionsT", bound=Options, default=Options, covariant=True)
TablesT = TypeVar("TablesT", bound=Components[Any], default=Components[Any], covariant=True)
OptionsOrDict = Options | Mapping[str, Any]


class Game(ABC, Generic[StateT, MoveT, ViewT, OptionsT, TablesT]):
    """One instance a game; `ludi.game("lutetia")`."""

    id: ClassVar[str]
    seats: ClassVar[range]
    rules: ClassVar[int]  # version of the rules; goes up when an old game would play differently
    Heuristics: ClassVar[type[AnyHeuristics]]
    Brings: ClassVar[type[msgspec.Struct] | None] = None  # what a preview brings, see `brings`
    folder: ClassVar[Path]  # where its texts and data live
    # Fingerprints of the shipped component set before it was corrected; docs/architecture.md
    earlier_data: ClassVar[tuple[str, ...]] = ()
    # For statistics: events that tell what a seat acquired, and the argument that names it
    acquisitions: ClassVar[Mapping[str, str]] = {}

    # What the game's header names: `class Lutetia(Game[State, LutetiaMove, View, Options, Tables])`
    State: type[StateT]
    Move: Any  # the union of the game's moves
    View: type[ViewT]
    Options: type[OptionsT]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for base in get_original_bases(cls):
            if get_origin(base) is Game:
                cls.State, cls.Move, cls.View, cls.Options, _ = get_args(base)
                cls.State.game = cls

    def __init__(self, data: TablesT | None = None) -> None:
        self.own_data = data is not None  # instead of the shipped component tables
        self.data: TablesT = data if data is not None else self.load_data(self.folder / DATA)
        text = self.folder / "text"
        own = partial(own_texts.fluent, self.data.file.texts, text)
        self.texts = Texts(text, own, by_seat_fields(self.Move))
        fitted = weights.load(self.folder / weights.FILE, self.Heuristics.feature_names)
        self.heuristics = self.Heuristics(fitted)

    def __reduce__(self) -> tuple[Any, ...]:
        """For another process: all but the texts, which cannot be pickled once they were used."""
        return type(self), (self.data,), {"heuristics": self.heuristics, "own_data": self.own_data}

    @staticmethod
    @abstractmethod
    def load_data(path: Path) -> TablesT:
        """Read the component tables from a file; what is wrong in it raises InvalidInput."""

    @abstractmethod
    def set_up(self, seats: int, seed: str, options: Any) -> StateT:
        """The position before anything has happened, all chance dealt from the seed.

        Seats and options are known to be right; `deal` checks them.
        """

    def check_options(self, seats: int, options: Any) -> None:
        """Options that do not go with so many seats raise InvalidInput."""

    @abstractmethod
    def census(self, state: Any) -> object:
        """All that a game conserves (cards, coins, pieces), in a form that can be compared."""

    # What follows from a position. A state calls these: `state.view(seat)` is the way in.

    @staticmethod
    @abstractmethod
    def view(state: Any, seat: int | None, /) -> ViewT:
        """What a seat sees; None for a spectator."""

    @staticmethod
    @abstractmethod
    def guess(state: Any, seat: int, rng: Random, /) -> StateT:
        """A full state consistent with what the seat knows, everything hidden dealt anew."""

    @staticmethod
    @abstractmethod
    def result(state: Any, /) -> Result:
        """The final count of a game that is over."""

    @staticmethod
    def standing(state: Any, /) -> list[Score] | None:
        """The score so far from what everybody can see, where that makes sense."""
        return None

    @classmethod
    def score_if_ended_now(cls, state: Any, /) -> list[Score] | None:
        """The score if all were laid open and counted now, for a game that is broken off."""
        return cls.standing(state)

    @staticmethod
    def asides(state: Any, seat: int, /) -> list[MoveT]:
        """Every legal aside of a seat: what it may do at any time; see `State.ASIDES`."""
        return []

    @staticmethod
    def check_aside(state: Any, seat: int, move: Any, /) -> Refusal | None:
        raise NotImplementedError

    @staticmethod
    def play_aside(state: Any, seat: int, move: Any, /) -> None:
        raise NotImplementedError

    # What a preview tells beside the log (core/preview.py)

    @staticmethod
    def warnings(state: Any, seat: int, move: Any, /) -> list[Warning]:
        """What the seat would want to know before it makes this legal move."""
        return []

    @staticmethod
    def brings(seat: int, trials: Sequence[Trial], /) -> msgspec.Struct | None:
        """What these moves bring, in a form of the game's own that can be drawn."""
        return None

    @staticmethod
    def sure_end(trial: Trial, /) -> bool:
        """The game is over after this, whatever the hidden thing is that it brings to light:
        the log told of the end before it."""
        result = trial.after.result()
        return result is not None and any(e.key == f"log-{result.ended}" for e in trial.events)

    @staticmethod
    def why_not_at(state: Any, seat: int, place: str, /) -> Refusal | None:
        """Why nothing can be done at a place of the board, where a game has names for them."""
        raise InvalidInput("This game has no places to ask about")

    # Common to all games

    def deal(self, seats: int, seed: str, options: OptionsOrDict | None = None) -> StateT:
        """The position before anything has happened; seats, seed and options are checked."""
        check_seed(seed)
        seats = self.checked_seats(seats)
        return self.set_up(seats, seed, self.checked_options(seats, options))

    def new(self, seats: int, seed: str = "", options: OptionsOrDict | None = None) -> StateT:
        """A fresh game, up to its first question."""
        state = self.deal(seats, fresh_seed() if seed == "" else seed, options)
        state.advance()
        return state

    def match(
        self, seats: int, seed: str = "", options: OptionsOrDict | None = None
    ) -> Match[StateT]:
        """A fresh game with its history: undo, log, record."""
        from ludi.core.match import Match

        return Match(self, seats, fresh_seed() if seed == "" else seed, options)

    def with_data(self, path: Path | str) -> Self:
        """The same game with the component tables of another file."""
        return type(self)(self.load_data(checked_path(path)))

    def has_data(self, id: str, fingerprint: str | None) -> bool:
        """Is this the component set that something was played with, or an earlier shipped one?

        What older versions wrote has no fingerprint: then the id must do, and the replay tells.
        """
        if id != self.data.id:
            return False
        earlier = () if self.own_data else self.earlier_data
        return fingerprint in (None, self.data.fingerprint, *earlier)

    def checked_seats(self, seats: int) -> int:
        if not is_whole(seats) or seats not in self.seats:
            first, last = self.seats[0], self.seats[-1]
            found = quoted(seats)
            raise invalid("seats-wrong", game=self.id, first=first, last=last, found=found)
        return int(seats)

    def options_from(self, raw: object) -> OptionsT:
        """From a dict, JSON's or a program's, or the game's own Options; None: all as usual."""
        return options.read(self.Options, self.id, raw)

    def checked_options(self, seats: int, raw: object) -> OptionsT:
        """The same, and they go with so many seats."""
        found = self.options_from(raw)
        self.check_options(seats, found)
        return found

    def move_from(self, raw: object) -> MoveT:
        return moves.from_json(self.Move, raw)  # type: ignore[return-value]

    def load_position(self, raw: dict[str, Any]) -> StateT:
        return position.load(self, raw)

    def every_options(self, seats: int) -> Iterator[OptionsT]:
        """Every combination of the options with a few fixed values that so many seats can play."""
        hints = get_type_hints(self.Options)
        fixed = {name: values for name, hint in hints.items() if (values := _values(hint))}
        for chosen in product(*fixed.values()):
            found = self.Options(**dict(zip(fixed, chosen, strict=True)))
            try:
                self.check_options(seats, found)
            except InvalidInput:
                continue
            yield found

    def options_schema(self) -> dict[str, Any]:
        """JSON schema of the options, their values in the order the game names them."""
        schema = msgspec.json.schema(self.Options)
        for name, hint in get_type_hints(self.Options).items():
            if get_origin(hint) is Literal:
                schema["$defs"][self.Options.__name__]["properties"][name]["enum"] = get_args(hint)
        return schema

    def schema(self) -> dict[str, Any]:
        """JSON schema of all that goes over the wire."""
        kinds = {"Move": self.Move, "View": self.View, "Options": self.Options, "Result": Result}
        if self.Brings is not None:
            kinds["Brings"] = self.Brings
        refs, components = msgspec.json.schema_components(list(kinds.values()))
        named = dict(zip(kinds, refs, strict=True))
        return {"$defs": {**components, **{k: v for k, v in named.items() if k not in components}}}


def _values(hint: Any) -> tuple[Any, ...]:
    if hint is bool:
        return (False, True)
    if get_origin(hint) is Literal:
        return get_args(hint)
    return ()
