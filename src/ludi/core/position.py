"""Positions written down: any state to and from JSON."""

from __future__ import annotations

import dataclasses
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar, get_type_hints

import msgspec

from ludi.core.data import Components
from ludi.core.errors import InvalidInput
from ludi.core.state import State
from ludi.core.steps import Step
from ludi.core.text import invalid

if TYPE_CHECKING:
    from ludi.core.game import Game

S = TypeVar("S", bound=State)


def save(state: State) -> dict[str, Any]:
    built: dict[str, Any] = {name: _plain(getattr(state, name)) for name in _fields(type(state))}
    built["agenda"] = [{"step": type(s).__name__, **_plain(s)} for s in state.agenda]
    if isinstance(data := getattr(state, "data", None), Components):
        built["data"] = {"id": data.id, "fingerprint": data.fingerprint}
    return built


def _fields(kind: type[State]) -> list[str]:
    """All but the agenda. What is not compared is not part of a position: who listens, what was
    worked out about it, and the game's own tables."""
    return [f.name for f in dataclasses.fields(kind) if f.compare and f.name != "agenda"]


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value, str_keys=True)  # JSON has no other keys


def load(game: Game[S], raw: dict[str, Any]) -> S:
    """Read a position saved before; what does not fit raises InvalidInput and says where."""
    try:
        return _load(game, msgspec.convert(raw, dict[str, Any]))
    except KeyError as error:
        raise InvalidInput(f"This is not a position of {game.id}: no {error}") from None
    except (msgspec.ValidationError, TypeError, RecursionError) as error:
        raise InvalidInput(f"This is not a position of {game.id}: {error}") from None


class PlayedWith(msgspec.Struct, frozen=True):
    """The component set whose cards a position names by number."""

    id: str
    fingerprint: str


def _check_data(game: Game, raw: object) -> None:
    """A position means nothing with other components. Older ones do not say theirs."""
    if raw is None:
        return
    saved, here = msgspec.convert(raw, PlayedWith), game.data
    if (saved.id, saved.fingerprint) != (here.id, here.fingerprint):
        raise invalid(
            "position-data",
            wanted=saved.id[:64],
            print=saved.fingerprint[:40],
            here=here.id,
            own=here.fingerprint,
        )


def _load(game: Game[S], raw: dict[str, Any]) -> S:
    _check_data(game, raw.get("data"))
    kind = game.State
    hints = get_type_hints(kind)
    hints["choices"] = list[game.Move | None]  # type: ignore[name-defined]
    values = {name: _typed(raw[name], hints[name]) for name in _fields(kind)}
    if "data" in hints:
        values["data"] = game.data
    steps = _step_types(kind.__module__.rpartition(".")[0])
    agenda = []
    for entry in msgspec.convert(raw["agenda"], list[dict[str, Any]]):
        name = entry.get("step")
        if name not in steps:
            raise InvalidInput(f"{game.id} has no step {str(name)[:40]!r}")
        agenda.append(_typed({k: v for k, v in entry.items() if k != "step"}, steps[name]))
    return kind(agenda=agenda, **values)


def _typed(plain: Any, kind: Any) -> Any:
    return msgspec.convert(plain, kind, str_keys=True)


@cache
def _step_types(package: str) -> dict[str, type[Any]]:
    return _steps(Step, package)


def _steps(base: type[Any], package: str) -> dict[str, type[Any]]:
    """The step types of a game's package, by name."""
    found = {}
    for kind in base.__subclasses__():
        if kind.__module__.startswith(package):
            found[kind.__name__] = kind
        found.update(_steps(kind, package))
    return found
