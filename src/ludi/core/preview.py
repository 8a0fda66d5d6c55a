"""What a seat's own moves would bring, tried out before the click.

They are played in a world that the seat guesses, with a fixed generator: so a preview owes nothing
to what the seat cannot know. It is exact up to the first thing that is hidden from the seat, and
ends there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import msgspec

from ludi.core.checks import check_move_of, check_text
from ludi.core.errors import Refusal
from ludi.core.events import Event, Prompt, Trace, Warning
from ludi.core.game import Game
from ludi.core.knowledge import Knowledge
from ludi.core.match import Match
from ludi.core.moves import Move
from ludi.core.result import Score
from ludi.core.state import State


class MovePreview(msgspec.Struct, frozen=True):
    """One move of the sequence and what the trial saw of it."""

    move: Move
    events: list[Event]  # that the seat would read, up to what is hidden
    hidden: bool  # something hidden comes to light: nothing after it is foreseen
    final: bool  # it cannot be taken back
    passes: bool | None  # others are asked next and not this seat; None: something hidden decides
    ends: str | None  # the game is surely over, for this reason (a Fluent key)
    warnings: list[Warning]


class AfterMoves(msgspec.Struct, frozen=True):
    """Where the seat would stand after the last move."""

    view: msgspec.Struct
    actors: tuple[int, ...]
    prompt: Prompt | None
    moves: list[Move]
    standing: list[Score] | None


class Preview(msgspec.Struct, frozen=True):
    moves: list[MovePreview]  # those that could be tried, in order
    refusal: Refusal | None  # of the first move that is not legal, or of the place asked about
    brings: msgspec.Struct | None  # all of them together, in a form of the game's own
    after: AfterMoves | None  # None: something hidden has come to light


@dataclass(frozen=True, slots=True)
class Trial:
    """One move, made in a world that may be the true one."""

    before: State
    move: Move
    trace: Trace
    after: State

    @property
    def hidden(self) -> bool:
        return self.trace.foreseen is not None

    @property
    def events(self) -> list[Event]:
        """All that could be foreseen, whoever may read it."""
        return self.trace.events[: self.trace.foreseen]


def preview(match: Match, seat: int, moves: Sequence[Move], at: str | None = None) -> Preview:
    """Try moves of this seat one after another, as far as they are legal and can be foreseen.

    With `at`, also say why nothing can be done at that place of the board after them.
    """
    game, state = match.game, match.state
    state.check_seat(seat)
    for move in moves:
        check_move_of(game.Move, game.id, move)
    trials, now, refusal = _try(game, state, seat, moves)
    hidden = bool(trials) and trials[-1].hidden
    if at is not None and refusal is None and not hidden:
        check_text(at, "A place of the board")
        refusal = game.why_not_at(now, seat, at)
    return Preview(
        moves=[_foreseen(game, seat, trial) for trial in trials],
        refusal=refusal,
        brings=game.brings(seat, trials) if trials else None,
        after=None if hidden else _after(now, seat),
    )


def _try(
    game: Game, state: State, seat: int, moves: Sequence[Move]
) -> tuple[list[Trial], State, Refusal | None]:
    now = Knowledge(game, state, seat).guess(Random("preview"))
    trials: list[Trial] = []
    for move in moves:
        refusal = now.why_not(seat, move)
        if refusal is not None:
            return trials, now, refusal
        before, now, trace = now, *_play(now, seat, move)
        trials.append(Trial(before, move, trace, now))
        if trace.foreseen is not None:
            break
    return trials, now, None


def _play(state: State, seat: int, move: Move) -> tuple[State, Trace]:
    after, trace = state.copy(), Trace()
    after.trace = trace
    after.apply(seat, move)
    after.trace = None
    return after, trace


def _foreseen(game: Game, seat: int, trial: Trial) -> MovePreview:
    trace, actors, result = trial.trace, trial.after.actors(), trial.after.result()
    ends = result.ended if result else None
    return MovePreview(
        move=trial.move,
        events=[event for event in trial.events if event.seen_by(seat)],
        hidden=trial.hidden,
        final=trace.revealed or not actors,
        passes=None if trial.hidden else bool(actors) and seat not in actors,
        ends=ends if not trial.hidden or game.sure_end(trial) else None,
        warnings=game.warnings(trial.before, seat, trial.move),
    )


def _after(state: State, seat: int) -> AfterMoves:
    return AfterMoves(
        view=state.view(seat),
        actors=state.actors(),
        prompt=state.prompt(seat),
        moves=state.moves(seat),
        standing=state.standing(),
    )
