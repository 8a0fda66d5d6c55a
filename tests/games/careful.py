"""Moves made with care, whatever the game: what must hold for every move of every test.

The move is offered. It does the same whether or not anybody listens. No component comes or goes.
All that is said of it, and all that is asked afterwards, has its words in both languages.
"""

from ludi.core.errors import Refusal
from ludi.core.events import Trace
from ludi.core.examples import Example
from ludi.core.game import Game
from ludi.core.moves import Move
from ludi.core.state import State
from ludi.core.testing import speaker_of


def make(game: Game, s: State, seat: int, move: Move) -> None:
    assert move in (*s.moves(seat), *s.asides(seat)), f"{move} is not offered"
    components = game.census(s)
    told = s.copy()
    told.trace = Trace()
    told.play(seat, move)
    s.play(seat, move)
    assert s == told, f"{move} does something else when it is told"
    assert game.census(s) == components, f"{move} adds or loses something"
    say(game, told)


def say(game: Game, s: State) -> None:
    """Say what is in the log of a position and what it asks, to a spectator and to every seat."""
    speaker = speaker_of(game, len(s.choices))
    for reader in (None, *range(len(s.choices))):
        for event in s.trace.events if s.trace else ():
            if event.seen_by(reader):
                speaker.say(event.key, event.args, reader)
        prompt = s.prompt(reader)
        if prompt is not None:
            for key in (prompt.key, f"{prompt.key}.help"):
                if key == prompt.key or game.texts.has(key):
                    speaker.say(key, prompt.args, reader)


def refused(game: Game, s: State, seat: int, move: Move) -> Refusal | None:
    """Why a move may not be made; None if it may, and then it is offered as well."""
    found = s.why_not(seat, move)
    offered = move in (*s.moves(seat), *s.asides(seat))
    assert offered == (found is None), f"{move}: {found}"
    if found is not None:
        speaker_of(game, len(s.choices)).say(found.key, found.args, seat, found.clause)
    return found


def play(game: Game, example: Example) -> State:
    s = example.given()
    s.advance()
    for seat, move in example.when:
        make(game, s, seat, move)
    return s
