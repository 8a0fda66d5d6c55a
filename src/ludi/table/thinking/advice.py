"""What a strong bot makes of a decision: done in the processes of the workers."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import msgspec

from ludi.bots import bot
from ludi.bots.greedy import others_choose
from ludi.bots.search import Node, SearchBot, win_chance
from ludi.core import moves, record
from ludi.core.errors import InvalidInput
from ludi.core.game import Game
from ludi.core.knowledge import Knowledge
from ludi.core.match import Match
from ludi.core.moves import Move, RawMove
from ludi.core.state import State
from ludi.games import game

ADVISER = "legatus"
WORLDS = 12  # in which a move is looked at that the search left alone
TRIED = 10  # walks at least tell how good a move is; fewer only how lucky


class Weighed(msgspec.Struct, frozen=True):
    """The best move found, and the chance to win it gives the seat."""

    best: RawMove
    chance: float


class Decision(msgspec.Struct, frozen=True):
    """One move of a finished game beside what the adviser would have played."""

    moves: int  # made before it
    seat: int
    played: RawMove
    best: RawMove
    chance: float  # to win, with the best move
    loss: float  # of that chance by the move that was played; 0 if it is as good


def hint(id: str, saved: bytes, seat: int, seconds: float, seed: str) -> bytes:
    """For a running game: from the seat's knowledge and nothing else."""
    played = game(id)
    state = played.load_position(msgspec.json.decode(saved))
    root = _search(ADVISER, Knowledge(played, state, seat), seconds, Random(seed))
    best = _best(root)
    chance = _chance_to_win(played, state, seat, root, best)
    return msgspec.json.encode(Weighed(moves.to_json(best), chance))


def review(text: str, numbers: list[int], iterations: int, seconds: float) -> bytes:
    """Some decisions of a finished game, each from what its seat knew then."""
    match = _match(text)
    found = []
    for number in numbers:
        entry, state = match.entries[number], match.at(number)
        rng = Random(f"{match.seed}/{number}")
        knowledge = Knowledge(match.game, state, entry.seat)
        root = _search(f"{ADVISER}@{iterations}", knowledge, seconds, rng)
        best = _best(root)
        found.append(
            Decision(
                moves=number,
                seat=entry.seat,
                played=moves.to_json(entry.move),
                best=moves.to_json(best),
                chance=round(_chance_to_win(match.game, state, entry.seat, root, best), 3),
                loss=round(_loss(match.game, state, entry.seat, root, best, entry.move), 3),
            )
        )
    return msgspec.json.encode(found)


@lru_cache(maxsize=1)
def _match(text: str) -> Match:
    """An analysis asks for the same game again and again, a few decisions at a time."""
    return record.read(text, game)


def _search(name: str, knowledge: Knowledge, seconds: float, rng: Random) -> Node:
    adviser = bot(name, seconds=seconds)
    if not isinstance(adviser, SearchBot):
        raise InvalidInput(f"{name} does not search, so it cannot explain itself")
    return adviser.search(knowledge, rng)


def _best(root: Node) -> Move:
    return max(root.edges, key=lambda move: root.edges[move].visits)


def _chance(root: Node, move: Move) -> float:
    edge = root.edges[move]
    return edge.total_value / max(edge.visits, 1)


def _chance_to_win(game: Game, state: State, seat: int, root: Node, best: Move) -> float:
    """Among independent players the search is for points: there the first impression counts."""
    if game.heuristics.independent_players:
        return _first_impression(game, state, seat, best)
    return _chance(root, best)


def _loss(game: Game, state: State, seat: int, root: Node, best: Move, played: Move) -> float:
    played = game.heuristics.equivalent_moves(played)[0]
    if played == best:
        return 0.0
    edge = root.edges.get(played)
    if edge is not None and edge.visits >= TRIED:
        return max(0.0, _chance(root, best) - _chance(root, played))
    return max(
        0.0,
        _first_impression(game, state, seat, best) - _first_impression(game, state, seat, played),
    )


def _first_impression(game: Game, state: State, seat: int, move: Move) -> float:
    """The chance right after a move, in the same few worlds for every move."""
    rng, total = Random("look"), 0.0
    for _ in range(WORLDS):
        world = state.guess(seat, rng)
        others_choose(game.heuristics, world, seat, rng)
        world.apply(seat, move)
        total += win_chance(game.heuristics, world, seat)
    return total / WORLDS
