"""A guess at what a seat may not see (4.5): decks, hands and choices."""

from __future__ import annotations

from array import array
from random import Random

from ludi.games.hadrians_wall.state import Player, State
from ludi.games.hadrians_wall.steps import paths


def guess(s: State, seat: int, rng: Random) -> State:
    """Decks, others' hands and choices dealt anew; so is what a reshuffle will bring."""
    g = s.copy()
    if not g.agenda:
        return g
    seats = len(g.players)
    keys = array("I", rng.randbytes(4 * (48 + 12 * (seats + 1)))).tolist()
    g.fate.sort(key=keys.__getitem__)
    g.seed = f"{keys[0]:x}{keys[1]:x}"
    if g.neutral_deck:
        g.neutral_deck = _shuffled(g.neutral_deck, keys, 48)
    for other, player in enumerate(g.players):
        _deal_anew(player, keys, 60 + 12 * other, known=other == seat)
    for other, choice in enumerate(g.choices):
        if choice is not None and other != seat:
            options = paths(g.players[other].hand)
            g.choices[other] = options[keys[2 + other] % len(options)]
    return g


def _deal_anew(player: Player, keys: list[int], first: int, known: bool) -> None:
    if known or not player.hand:
        player.deck = _shuffled(player.deck, keys, first)
    else:
        cards = _shuffled(player.deck + player.hand, keys, first)
        n = len(player.hand)
        player.hand, player.deck = cards[-n:], cards[:-n]


def _shuffled(cards: tuple[int, ...], keys: list[int], first: int) -> tuple[int, ...]:
    return tuple(sorted(cards, key=keys[first : first + 12].__getitem__))
