"""What the tests of Concordia share."""

from ludi.core.moves import Move
from ludi.games.concordia import GAME
from ludi.games.concordia.state import State
from tests.games import careful

R, B, G, Y, K = range(5)
ARCHITECT, PREFECT, SENATOR = ["start_architect"], ["start_prefect_1"], ["start_senator"]


def go(s: State, seat: int, *moves: Move) -> State:
    """Let a seat make these moves."""
    for move in moves:
        careful.make(GAME, s, seat, move)
    return s


def offers(s: State, kind: type[Move]) -> list[Move]:
    """The legal moves of a kind of the seat that is asked."""
    (seat,) = s.actors()
    return [move for move in s.moves(seat) if isinstance(move, kind)]


def refusal(s: State, move: Move) -> str | None:
    """Why the seat that is asked may not make a move."""
    (seat,) = s.actors()
    found = careful.refused(GAME, s, seat, move)
    return None if found is None else found.key


def asked(s: State) -> str | None:
    return None if s.question is None else s.question.key
