"""A guess at what a seat may not see (2.3, 2.4, 16.2): decks, bids and choices."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from random import Random

from ludi.core.chance import drawn, reordered
from ludi.core.moves import Move
from ludi.games.lutetia.evaluation import priors, wishes
from ludi.games.lutetia.moves import Bid
from ludi.games.lutetia.opponent_model import bids_behind
from ludi.games.lutetia.state import State
from ludi.games.lutetia.steps import NUMBER, bids


def guess(s: State, seat: int, rng: Random) -> State:
    """Decks, removed Bazaars, face-down cards and choices dealt anew."""
    if s.phase in (2, 3):
        wishes(s)  # here, so that every guess has them already
    g = s.copy()
    if g.agenda:
        _shuffle_decks(g, rng)
    if g.bids and g.bids[0] and not g.face_up:
        hand = bids(g.columns)
        for other in range(len(g.players)):
            if other != seat:
                bid = drawn(hand, _likely_bids(s, other, hand), rng)
                g.bids[other] = (NUMBER[bid.first], NUMBER[bid.second])
    question = g.question
    if question is not None:
        for other, choice in enumerate(g.choices):
            if choice is not None and other != seat:
                moves = question.moves(g, other)
                if isinstance(moves[0], Bid):
                    likely = _likely_bids(s, other, moves)
                else:
                    likely = list(accumulate(priors(g, other, moves)))
                g.choices[other] = drawn(moves, likely, rng)
    return g


def _likely_bids(s: State, seat: int, bids: Sequence[Move]) -> list[float]:
    """How likely each bid of a seat is, worked out once for all guesses at a position."""
    if s.memo is None:
        s.memo = {}
    if seat not in s.memo:
        s.memo[seat] = list(accumulate(bids_behind(s, seat, bids)))
    found: list[float] = s.memo[seat]
    return found


def _shuffle_decks(g: State, rng: Random) -> None:
    # Sorted, so that a guess owes nothing to the true order
    g.characters = reordered(sorted(g.characters), rng)
    unseen = reordered(sorted(g.places + g.bazaars), rng)
    g.bazaars = [card for card in unseen if g.data.is_bazaar[card]][: len(g.bazaars)]
    g.places = [card for card in unseen if card not in g.bazaars]
