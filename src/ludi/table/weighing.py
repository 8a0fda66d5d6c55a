"""What a strong bot makes of a decision: done in the processes of the thinkers."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from ludi.bots import bot
from ludi.bots.greedy import others_choose
from ludi.bots.search import Node, SearchBot, chance
from ludi.core import moves, record
from ludi.core.errors import InvalidInput
from ludi.core.game import Game
from ludi.core.knowledge import Knowledge
from ludi.core.moves import Move
from ludi.core.state import State
from ludi.games import game

ADVISER = "legatus"
WORLDS = 12  # in which a move is looked at that the search left alone
TRIED = 10  # walks at least tell how good a move is; fewer only how lucky


class Weighed(msgspec.Struct, frozen=True):
    """The best move found, and the chance to win it gives the seat."""

    best: dict[str, Any]
    chance: float


class Decision(msgspec.Struct, frozen=True):
    """One move of a finished game beside what the adviser would have played."""

    moves: int  # made before it
    seat: int
    played: dict[str, Any]
    best: dict[str, Any]
    chance: float  # to win, with the best move
    loss: float  # of that chance by the move that was played; 0 if it is as good


def hint(id: str, told: bytes, seat: int, seconds: float, seed: str) -> bytes:
    """For a running game: from the seat's knowledge and nothing else."""
    played = game(id)
    state = played.load_position(msgspec.json.decode(told))
    root = _search(ADVISER, Knowledge(played, state, seat), seconds, Random(seed))
    best = _best(root)
    return msgspec.json.encode(Weighed(moves.to_json(best), _told(played, state, seat, root, best)))


def review(text: str, numbers: list[int], iterations: int, seconds: float) -> bytes:
    """Some decisions of a finished game, each from what its seat knew then."""
    match = record.read(text, game)
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
                chance=round(_told(match.game, state, entry.seat, root, best), 3),
                loss=round(_loss(match.game, state, entry.seat, root, best, entry.move), 3),
            )
        )
    return msgspec.json.encode(found)


def _search(name: str, knowledge: Knowledge, seconds: float, rng: Random) -> Node:
    adviser = bot(name, seconds=seconds)
    if not isinstance(adviser, SearchBot):
        raise InvalidInput(f"{name} does not search, so it cannot explain itself")
    return adviser.search(knowledge, rng)


def _best(root: Node) -> Move:
    return max(root.edges, key=lambda move: root.edges[move].visits)


def _chance(root: Node, move: Move) -> float:
    edge = root.edges[move]
    return edge.worth / max(edge.visits, 1)


def _told(game: Game, state: State, seat: int, root: Node, best: Move) -> float:
    """A race is searched for points, not for the win: there the chance is a look at once."""
    return _looked(game, state, seat, best) if game.race else _chance(root, best)


def _loss(game: Game, state: State, seat: int, root: Node, best: Move, played: Move) -> float:
    played = game.alike(played)[0]
    if played == best:
        return 0.0
    edge = root.edges.get(played)
    if edge is not None and edge.visits >= TRIED:
        return max(0.0, _chance(root, best) - _chance(root, played))
    return max(0.0, _looked(game, state, seat, best) - _looked(game, state, seat, played))


def _looked(game: Game, state: State, seat: int, move: Move) -> float:
    """How a move looks at once, in the same few worlds for every move."""
    rng, total = Random("look"), 0.0
    for _ in range(WORLDS):
        world = state.guess(seat, rng)
        others_choose(game, world, seat, rng)
        world.apply(seat, move)
        total += chance(game, world, seat)
    return total / WORLDS
