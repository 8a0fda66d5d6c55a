"""A guess at what a seat may not see (2.3 to 2.9): deck, hands and unseen vault cards."""

from __future__ import annotations

from random import Random

from ludi.core.chance import reordered
from ludi.core.steps import Decision
from ludi.games.glory_to_rome.data import NONE
from ludi.games.glory_to_rome.state import Player, State
from ludi.games.glory_to_rome.steps.demand import ChooseDemand, GiveCards


def guess(s: State, seat: int, rng: Random) -> State:
    """Deck, removed cards, other hands and unseen vault cards dealt anew (22.41).

    What a seat has seen stays: cards revealed for demands are kept in the hands they are in, and
    nobody is dealt a material that he or she has just declared not to have.
    """
    g = s.copy()
    if not g.agenda:
        return g
    question = g.agenda[-1]
    assert isinstance(question, Decision)
    others = [] if g.options.open_hands else [p for n, p in enumerate(g.players) if n != seat]
    hidden = g.deck + g.removed
    for player in others:
        hidden += player.hand
        hidden += player.vault_own
    for player in g.players:
        hidden += player.vault_unseen
    unknown_draw = g.drawn != NONE and bool(others) and seat != question.seat
    if unknown_draw:
        hidden.append(g.drawn)
    hidden.sort()  # so that a guess owes nothing to the true order
    hidden = reordered(hidden, rng)
    known = _known_to_hold(g, seat, others, hidden)
    for player, cards in known:
        _deal_known(g, player, cards, hidden, rng)
    for player in others:
        if not player.shown and not player.denied and not (known and player is known[-1][0]):
            player.hand = _dealt(hidden, len(player.hand))
            if player.vault_own:
                player.vault_own = tuple(_dealt(hidden, len(player.vault_own)))
    for player in g.players:
        if player.vault_unseen:
            player.vault_unseen = tuple(_dealt(hidden, len(player.vault_unseen)))
    if unknown_draw:
        g.drawn = hidden.pop()
    if g.removed:
        g.removed = _dealt(hidden, len(g.removed))
    g.deck = hidden
    if isinstance(question, ChooseDemand) and question.seat != seat and others:
        g.agenda[-1] = ChooseDemand(question.seat, question.number)  # the choice is secret so far
    return g


def _dealt(hidden: list[int], number: int) -> list[int]:
    """So many cards from the end."""
    place = len(hidden) - number
    cards = hidden[place:]
    del hidden[place:]
    return cards


def _known_to_hold(
    g: State, seat: int, others: list[Player], hidden: list[int]
) -> list[tuple[Player, list[int]]]:
    """Players of whose hand something is known, with the cards known, which leave `hidden`.

    Who is being asked which cards to give comes last: more of them than were demanded.
    """
    found = []
    for player in others:
        if player.shown or player.denied:
            for kind in player.shown:
                hidden.remove(kind)
            found.append((player, list(player.shown)))
    question = g.agenda[-1]
    if isinstance(question, GiveCards) and question.seat != seat and others:
        asked = g.players[question.seat]
        cards = next((cards for player, cards in found if player is asked), [])
        found = [pair for pair in found if pair[0] is not asked]
        _add_choice(g, question, cards, hidden)
        found.append((asked, cards))
    return found


def _add_choice(g: State, question: GiveCards, known: list[int], hidden: list[int]) -> None:
    for material, number in enumerate(question.wanted):
        if number:
            missing = number + 1 - sum(g.data.material[kind] == material for kind in known)
            matching = [kind for kind in hidden if g.data.material[kind] == material]
            for kind in matching[: max(missing, 0)]:
                hidden.remove(kind)
                known.append(kind)


def _deal_known(g: State, player: Player, known: list[int], hidden: list[int], rng: Random) -> None:
    number = len(player.hand)
    sold = _sold_since(player, known, rng) if player.vault_own else []
    hand = known
    if player.denied:
        bans = list(player.denied)
        for kind in hand:
            _one_place_less(bans, 1 << g.data.material[kind])
        for absent, places in bans:
            _deal_allowed(g, hidden, absent, min(places, number - len(hand)), hand)
    player.hand = hand + _dealt(hidden, number - len(hand))
    if player.vault_own:
        player.vault_own = (*sold, *_dealt(hidden, len(player.vault_own) - len(sold)))


def _sold_since(player: Player, known: list[int], rng: Random) -> list[int]:
    """Cards once shown that may have been sold unseen since, and all that the hand cannot hold."""
    places = len(player.vault_own)
    share = places / (places + len(player.hand))
    sold = [kind for kind in known if rng.random() < share][:places]
    for kind in sold:
        known.remove(kind)
    while len(known) > len(player.hand):
        sold.append(known.pop())
    return sold


def _one_place_less(bans: list[tuple[int, int]], material: int) -> None:
    for index, (absent, number) in enumerate(bans):
        if not absent & material and number:
            bans[index] = (absent, number - 1)
            return


def _deal_allowed(g: State, hidden: list[int], absent: int, number: int, hand: list[int]) -> None:
    """Up to so many cards from the end of `hidden` that are none of these materials."""
    material_of = g.data.material
    index = len(hidden)
    while number and index:
        index -= 1
        if not absent >> material_of[hidden[index]] & 1:
            hand.append(hidden.pop(index))
            number -= 1
