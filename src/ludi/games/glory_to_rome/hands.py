"""Cards coming to hands and leaving them, and what the others know of it."""

from __future__ import annotations

from ludi.games.glory_to_rome.data import STRUCTURES
from ludi.games.glory_to_rome.state import Player, State


def draw(s: State, seat: int, number: int) -> None:
    """Orders from the deck to a hand, as far as there are any (5.2)."""
    player = s.players[seat]
    deck = s.deck
    number = min(number, len(deck))
    cards = deck[-number:]
    cards.reverse()
    del deck[-number:]
    player.hand += cards
    if player.denied:
        player.denied += ((0, number),)
    if s.trace is not None:
        s.say("draw", seat=seat, n=number)
        s.reveal()
        s.say("draw-own", only=(seat,), list=names(cards))


def play_openly(s: State, player: Player, kind: int) -> None:
    """A card leaves a hand and everybody sees which."""
    player.hand.remove(kind)
    if player.shown and kind in player.shown:
        player.shown = without(player.shown, kind)
    if player.revealed and kind in player.revealed:
        player.revealed = without(player.revealed, kind)
    if player.denied:
        _one_less(player, 1 << s.data.material[kind])


def play_unseen(player: Player, kind: int) -> None:
    """A card leaves a hand and only its owner sees which: it may be one that was shown before."""
    player.hand.remove(kind)
    if player.revealed and kind in player.revealed:
        player.revealed = without(player.revealed, kind)
    if player.denied:
        _one_less(player, 0)


def deny(player: Player, materials: int) -> None:
    """Everybody learns that none of the cards in this hand is of these materials (13.5)."""
    if player.hand:
        known = player.denied or ((0, len(player.hand)),)
        player.denied = tuple([(absent | materials, number) for absent, number in known])


def _one_less(player: Player, material: int) -> None:
    """Of which cards it was one is not known: assume those about which most was known."""
    denied = list(player.denied)
    for index, (absent, number) in enumerate(denied):
        if not absent & material:
            denied[index : index + 1] = [(absent, number - 1)] if number > 1 else []
            player.denied = tuple(denied)
            return


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one of these."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def changed(numbers: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """The numbers with one of them changed."""
    return (*numbers[:place], numbers[place] + by, *numbers[place + 1 :])


def names(kinds: list[int] | tuple[int, ...]) -> list[dict[str, str]]:
    """Cards for a sentence."""
    return [{"key": f"structure-{STRUCTURES[kind]}"} for kind in kinds]
