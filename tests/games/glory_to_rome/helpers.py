"""What the tests of Glory to Rome share."""

from ludi.core.events import Trace
from ludi.core.moves import Move
from ludi.games.glory_to_rome import GAME
from ludi.games.glory_to_rome.state import State
from tests.games import careful


def run(s: State, *moves: tuple[int, Move]) -> State:
    """Let a position go on, with these moves."""
    s.advance()
    for seat, move in moves:
        careful.make(GAME, s, seat, move)
    return s


def refusal(s: State, seat: int, move: Move) -> tuple[str, str]:
    """Why this move is refused; it must be."""
    found = careful.refused(GAME, s, seat, move)
    assert found is not None, f"{move} is allowed"
    return found.key, found.clause


def offered(s: State, seat: int, *kinds: type[Move]) -> list[Move]:
    """The legal moves of these kinds."""
    return [move for move in s.moves(seat) if isinstance(move, kinds)]


def key(s: State) -> str:
    """What is asked."""
    assert s.question is not None
    return s.question.key


def told(s: State, *moves: tuple[int, Move]) -> list[str]:
    """What the log says of these moves."""
    s.trace = Trace()
    run(s, *moves)
    events = [event.key for event in s.trace.events]
    s.trace = None
    return events


def total(s: State, seat: int) -> int:
    """The points of a seat if the game ended now."""
    from ludi.games.glory_to_rome.scoring import scores

    return scores(s)[seat].total
