"""A guess at what a seat may not see (3): the stack, and the others' hands."""

from __future__ import annotations

from random import Random

from ludi.games.concordia.data import TRIBUNE, Tables, members
from ludi.games.concordia.state import Player, State


def guess(s: State, seat: int, rng: Random) -> State:
    """The stack dealt anew inside its decks (3.1), and the others' cards between hand and pile."""
    g = s.copy()
    random = rng.random
    deck = g.data.deck
    g.stack.sort()  # so that a guess owes nothing to the true order
    # Deck I lies on top, at the end of the list
    g.stack.sort(key=lambda card: random() - deck[card])
    if not g.options.open_hands:
        for other, player in enumerate(g.players):
            if other != seat and player.discard & (player.discard - 1):
                _deal_hand(g.data, player, rng)
    return g


def _deal_hand(data: Tables, player: Player, rng: Random) -> None:
    """Known are the top card of the pile, the two numbers, and that the Tribune is never there."""
    top = 1 << player.top
    owned = player.hand | player.discard
    unknown = members(owned & ~top & ~data.of_action[TRIBUNE])
    random = rng.random
    unknown.sort(key=lambda _: random())
    discard = top
    for card in unknown[: player.discard.bit_count() - 1]:
        discard |= 1 << card
    player.discard = discard
    player.hand = owned & ~discard
