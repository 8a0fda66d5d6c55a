"""The chain of rewards that follows a line of moves, for a preview: what is paid and gained, which
boxes are filled in which order, and which choices are open (5.6)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludi.core.preview import Trial
from ludi.games.hadrians_wall.boxes import box_of
from ludi.games.hadrians_wall.layout import ATTRIBUTES, ITEMS, RENOWN, SLASH
from ludi.games.hadrians_wall.moves import Attribute, Buy, Cohort
from ludi.games.hadrians_wall.scoring import score
from ludi.games.hadrians_wall.sheet import Link, Settled, Waits, kind_of_choice
from ludi.games.hadrians_wall.state import State
from ludi.games.hadrians_wall.steps.choices import choices


class Brings(msgspec.Struct, frozen=True):
    """What the moves bring, as far as nothing hidden comes to light."""

    box: str | None  # of the first move
    pays: dict[str, int]  # items
    gains: dict[str, int]  # items, the price not taken off
    points: int  # by which the score as it stands changes
    links: list[Link]  # in the order in which they happen; the box above is none of them
    besides: list[str]  # icons that come as well, whatever card is turned over


def brings(seat: int, trials: Sequence[Trial]) -> Brings:
    chain = Chain(seat)
    for trial in trials:
        chain.follow(trial)
    first, last = trials[0], trials[-1]
    assert isinstance(first.before, State)
    gains = chain.gains()
    return Brings(
        box=box_of(first.before, seat, first.move),
        pays={item: n for item in ITEMS if (n := gains.get(item, 0) - chain.net[item])},
        gains=gains,
        points=chain.points,
        links=chain.links if last.hidden else chain.links + chain.open_choices(last),
        besides=_besides(last),
    )


def _besides(last: Trial) -> list[str]:
    """A good of the Fate deck may bring renown; what its box shows comes anyway (6.12.6)."""
    if not last.hidden or not isinstance(last.move, Buy):
        return []
    assert isinstance(last.before, State)
    return last.before.data.file.right.market.boxes[last.move.box - 1].icons.split()


class Chain:
    """Puts the notes of several moves together."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.links: list[Link] = []
        self.net = dict.fromkeys(ITEMS, 0)
        self.points = 0
        self.waiting: list[int] = []  # depth of each choice that waits, the next one first
        self.begun = False

    def gains(self) -> dict[str, int]:
        icons = [link.icon for link in self.links]
        return {item: n for item in ITEMS if (n := icons.count(item))}

    def follow(self, trial: Trial) -> None:
        before = trial.before
        assert isinstance(before, State)
        waiting = before.players[self.seat].pending
        self.waiting += [0] * (len(waiting) - len(self.waiting))
        depth = self._chosen(before, trial) if waiting else 0
        self._count(trial)
        notes = trial.trace.notes
        if not self.begun and notes and _fills(notes[0], box_of(before, self.seat, trial.move)):
            notes, depth = notes[1:], depth - 1  # the box that is clicked
        self._add(notes, depth)
        self.begun = True

    def _chosen(self, before: State, trial: Trial) -> int:
        """The move answers the first choice that waits; how deep what follows from it is."""
        depth = self.waiting.pop(0)
        if not self.begun or not isinstance(trial.move, Cohort | Attribute):
            return depth  # asked before this line of moves began, or the place of a pattern
        picked = trial.move.cohort if isinstance(trial.move, Cohort) else trial.move.attribute
        choice = _choice(before, self.seat, before.players[self.seat].pending[0], depth)
        self.links.append(msgspec.structs.replace(choice, picked=picked))
        return depth + 1

    def _count(self, trial: Trial) -> None:
        before, after = trial.before, trial.after
        assert isinstance(before, State)
        assert isinstance(after, State)
        if trial.hidden:
            if isinstance(trial.move, Buy):
                self.net["resource"] -= 1  # 6.12.2
            return
        had, has = (s.players[self.seat].sheet for s in (before, after))
        for n, item in enumerate(ITEMS):
            self.net[item] += has[n] - had[n]
        self.points += score(after, self.seat).total - score(before, self.seat).total

    def _add(self, notes: list[Link | Waits | Settled], depth: int) -> None:
        for note in notes:
            if isinstance(note, Link):
                self.links.append(msgspec.structs.replace(note, depth=note.depth + depth))
            elif isinstance(note, Waits):
                self.waiting.append(note.depth + depth)
            else:
                depth = self.waiting.pop(0)

    def open_choices(self, last: Trial) -> list[Link]:
        state = last.after
        assert isinstance(state, State)
        pending = state.players[self.seat].pending
        waiting = [*self.waiting, *[0] * len(pending)]
        return [
            _choice(state, self.seat, each, depth)
            for each, depth in zip(pending, waiting, strict=False)
            if kind_of_choice(each) != "place"
        ]


def _fills(note: Link | Waits | Settled, box: str | None) -> bool:
    return isinstance(note, Link) and note.box is not None and note.box == box


def _choice(s: State, seat: int, pending: int, depth: int) -> Link:
    kind = kind_of_choice(pending)
    if kind == "cohort":
        twin = s.copy()
        twin.players[seat].pending = (pending,)
        options = tuple([move.cohort for move in choices(twin, seat) if isinstance(move, Cohort)])
        return Link("cohort", depth, options=options)
    if kind == "road":
        return Link("/".join(ATTRIBUTES), depth, options=ATTRIBUTES)
    pair = tuple([ATTRIBUTES[n - RENOWN] for n in s.data.slashes[pending - SLASH]])
    return Link("/".join(pair), depth, options=pair)
