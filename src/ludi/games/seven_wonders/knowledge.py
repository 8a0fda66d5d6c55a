"""What a seat knows of hidden cards, and a guess at what it does not (16.2).

A hand that I passed on is known to me but for what was taken from it unseen. So from my place all
hidden cards fall into groups: cards I last saw together in one hand and have not seen since, cards
of an Age I never saw. Within a group every arrangement is equally possible; a guess shuffles each
group. Who held which hand when follows from the passing, so that a card laid face down need only
remember the Age, the turn and the seat that laid it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from ludi.core.moves import Move
from ludi.games.seven_wonders.building import free_city_plays, plays
from ludi.games.seven_wonders.data import NOBODY
from ludi.games.seven_wonders.moves import KEEPS
from ludi.games.seven_wonders.state import (
    CARD,
    CARD_BITS,
    FREE_CITY,
    SEEN_SHIFT,
    City,
    State,
    place,
)
from ludi.games.seven_wonders.steps import LAST, Draft, SideChoice, Turn, without

KNOWN = 0  # otherwise 1 to 3: never seen, of that Age; above: last seen together in one hand
PLACES = 1 << 9
PLACE = PLACES - 1


@cache
def groups(seats: int, seat: int) -> list[int]:
    """For each place where a card may lie, the group it belongs to as this seat knows it."""
    return [_group(seats, seat, where) for where in range(PLACES)]


def _group(seats: int, seat: int, where: int) -> int:
    by, round, age = where >> 1 & 7, where >> 4 & 7, where >> 7
    if by == seat or round == 0 or age == 0:
        return KNOWN
    if by >= seats:
        return age
    round = min(round, LAST)
    step = -1 if age == 2 else 1
    hand = (by - step * (round - 1)) % seats
    saw = [turn for turn in range(1, round + 1) if (hand + step * (turn - 1)) % seats == seat]
    return (age << 6 | hand << 3 | saw[-1]) + 4 if saw else age


def guess(s: State, seat: int, rng: Random) -> State:
    """A full state that looks the same to this seat, everything hidden dealt anew."""
    g = s.copy()
    if not g.agenda:
        return g
    if s.memo is None:
        s.memo = {}
    unknown: Unknown | None = s.memo.get(seat)
    if unknown is None:
        unknown = s.memo[seat] = Unknown(s, seat)
    g.fate = 1 + int(rng.random() * (1 << 40))
    if g.boards:
        _deal_boards(g, rng)
    unknown.deal(g, rng.random)
    if g.options.leaders:
        unknown.leaders.deal(g, rng.random)
    _choose(g, seat, rng)
    return g


def _mix(cards: list[int], random: Callable[[], float]) -> None:
    if len(cards) == 2:
        if random() < 0.5:
            cards.reverse()
    else:
        cards.sort(key=lambda _: random())


def _deal_boards(g: State, rng: Random) -> None:
    boards = list(g.boards)
    rng.shuffle(boards)  # the first that fits is the Free City's (15.12)
    if g.options.wonder_side in ("random", "choice"):
        boards = [board // 2 * 2 + rng.randrange(2) for board in boards]
    g.boards = tuple(boards)
    for step in g.agenda:
        if isinstance(step, SideChoice) and g.cities[step.seat].board != NOBODY:
            g.cities[step.seat].board = g.cities[step.seat].board // 2 * 2 + rng.randrange(2)


# Age cards


class Unknown:
    """The hidden cards of a position in one row, and the groups that a seat cannot tell apart."""

    __slots__ = (
        "cards",
        "decks",
        "drawn",
        "first",
        "hands",
        "laid",
        "leaders",
        "pile",
        "seat",
        "then",
        "tucked",
    )

    def __init__(self, s: State, seat: int) -> None:
        self.seat = seat
        self.leaders = UnknownLeaders(s, seat)
        look, seen = groups(s.seats, seat), SEEN_SHIFT + seat
        self.laid = [*s.pile, *(lying for city in s.cities for lying in city.tucked)]
        self.pile = len(s.pile)
        self.tucked = [len(city.tucked) for city in s.cities]
        self.cards = [lying & CARD for lying in self.laid]
        keys = [
            KNOWN
            if lying >> seen & 1 or lying & CARD >= s.data.first_leader
            else look[lying >> CARD_BITS & PLACE]
            for lying in self.laid
        ]
        self.hands = [len(city.hand) for city in s.cities[: s.seats]] if s.age else []
        for other, size in enumerate(self.hands):
            self.cards += s.cities[other].hand
            keys += [look[place(s.age, s.round, other)]] * size
        self.cards += s.free_pile
        keys += [s.age] * len(s.free_pile)
        by_group: dict[int, list[int]] = {}
        for n, key in enumerate(keys):
            by_group.setdefault(key, []).append(n)
        self.drawn = self._drawn_in_hand(s)
        self.first = [[*by_group.get(age, []), *self._drawn_unseen(keys, age)] for age in (1, 2, 3)]
        self.then = [slots for key, slots in by_group.items() if key > 3 and len(slots) > 1]
        self._add_guilds(s)
        self.first = [slots for slots in self.first if len(slots) > 1]

    def _drawn_in_hand(self, s: State) -> int:
        """Two players: where the card lies that the other has just drawn for the Free City."""
        if s.drawn == NOBODY or s.holder == self.seat:
            return NOBODY
        first = len(self.laid) + (self.hands[0] if s.holder else 0)
        return first + s.cities[s.holder].hand.index(s.drawn)

    def _drawn_unseen(self, keys: list[int], age: int) -> list[int]:
        """Cards drawn for the Free City that I have not seen since.

        I do not know which of its group such a card is, nor which of the unseen cards: first it is
        dealt among those, then its group is shuffled.
        """
        found = [
            n
            for n, lying in enumerate(self.laid)
            if keys[n] > 3 and lying >> CARD_BITS & 1 and lying >> CARD_BITS + 7 & 3 == age
        ]
        if self.drawn != NOBODY and keys[self.drawn] > 3 and keys[self.drawn] - 4 >> 6 == age:
            found.append(self.drawn)
        return found

    def _add_guilds(self, s: State) -> None:
        """3.2: which guilds stayed in the box is hidden, as long as some card of Age III is."""
        first = s.data.first_guild
        self.decks = []
        for deck in s.decks:  # in no order; see State.fate
            self.decks.append(tuple(sorted(deck)))
        box = list(range(len(self.cards), len(self.cards) + len(s.guilds)))
        self.cards += s.guilds
        if s.decks:
            used = [card for card in self.decks[-1] if card >= first]
            box += range(len(self.cards), len(self.cards) + len(used))
            self.cards += used
            self.decks[-1] = self.decks[-1][: -len(used)]
        else:
            box += [n for n in self.first[2] if self.cards[n] >= first]
        self.first.insert(0, box)

    def deal(self, g: State, random: Callable[[], float]) -> None:
        cards = self.cards[:]
        _shuffle_groups(cards, self.first, random)
        if self.drawn != NOBODY:
            g.drawn = cards[self.drawn]
        _shuffle_groups(cards, self.then, random)
        self._lay_back(g, cards)

    def _lay_back(self, g: State, cards: list[int]) -> None:
        done = len(self.laid)
        if done:
            laid = [lying & ~CARD | card for lying, card in zip(self.laid, cards, strict=False)]
            at = self.pile
            g.pile = tuple(laid[:at])
            for city, n in zip(g.cities, self.tucked, strict=True):
                if n:
                    city.tucked = tuple(laid[at : at + n])
                    at += n
        for city, n in zip(g.cities, self.hands, strict=False):
            city.hand = tuple(sorted(cards[done : done + n]))
            done += n
        n = len(g.free_pile)
        g.free_pile = tuple(cards[done : done + n])
        done += n
        n = len(g.guilds)
        g.guilds = tuple(cards[done : done + n])
        if g.decks:
            g.decks = (*self.decks[:-1], self.decks[-1] + tuple(cards[done + n :]))


def _shuffle_groups(
    cards: list[int], slots_of: list[list[int]], random: Callable[[], float]
) -> None:
    for slots in slots_of:
        mixed = [cards[n] for n in slots]
        _mix(mixed, random)
        for n, card in zip(slots, mixed, strict=True):
            cards[n] = card


# Leaders


@cache
def draft_groups(
    seats: int, seat: int, steps: int, going_on: bool
) -> tuple[tuple[tuple[int, int], ...], tuple[tuple[tuple[int, int], ...], ...]]:
    """Where drafted leaders went that a seat never saw, and where those it saw together.

    A slot is a seat and a step of the draft; step -1 is all that seat still has to choose from.
    """
    unseen: list[tuple[int, int]] = []
    together: list[tuple[tuple[int, int], ...]] = []
    for pack in range(seats):
        saw = False
        group: list[tuple[int, int]] = []
        for step in range(steps + going_on):
            holder = (pack - step) % seats
            if holder == seat:
                together.append(tuple(group))
                saw, group = True, []
            elif saw:
                group.append((holder, step if step < steps else -1))
            else:
                unseen.append((holder, step if step < steps else -1))
        together.append(tuple(group))
    return tuple(unseen), tuple(group for group in together if group)


class UnknownLeaders:
    """Who may have which leader, from the packs that passed through a seat's hands."""

    __slots__ = ("box", "drafted", "hidden", "packs", "seat", "secrets", "together")

    def __init__(self, s: State, seat: int) -> None:
        self.seat = seat
        going_on = s.age == 0 and s.round > 0
        open_to_all = {leader for city in s.cities for leader in city.leaders}
        unseen, together = draft_groups(s.seats, seat, len(s.drafted[0]), going_on)

        def at(slots: tuple[tuple[int, int], ...]) -> list[int]:
            found: list[int] = []
            for holder, step in slots:
                found += s.cities[holder].hand if step < 0 else (s.drafted[holder][step],)
            return [leader for leader in found if leader not in open_to_all]

        others = [other for other in range(s.seats) if other != seat]
        self.together = [group for group in map(at, together) if len(group) > 1]
        self.secrets = [Secret(s, other) for other in others]
        self.hidden = at(unseen) + [leader for secret in self.secrets for leader in secret.late]
        self.box = sorted(s.box)
        self.drafted = s.drafted
        self.packs = [(other, s.cities[other].hand) for other in others] if going_on else []

    def deal(self, g: State, random: Callable[[], float]) -> None:
        becomes: dict[int, int] = {}
        for group in self.together:
            mixed = group[:]
            _mix(mixed, random)
            becomes.update(zip(group, mixed, strict=True))
        hidden = self.hidden
        pool = hidden + self.box  # the box lies in no order, see State.fate
        for n in range(len(hidden)):
            swap = n + int(random() * (len(pool) - n))
            pool[n], pool[swap] = pool[swap], pool[n]
        becomes.update(zip(hidden, pool, strict=False))
        g.box = tuple(pool[len(hidden) :])
        get = becomes.get
        g.drafted = tuple(
            [
                row if other == self.seat else tuple([get(leader, leader) for leader in row])
                for other, row in enumerate(self.drafted)
            ]
        )
        for other, pack in self.packs:
            g.cities[other].hand = tuple(sorted([get(leader, leader) for leader in pack]))
        for secret in self.secrets:
            secret.deal(g.cities[secret.other], becomes, random)


class Secret:
    """The leaders of another seat that nobody else has seen: in hand, tucked, back in the box.

    Which of them it used when is hidden: any that it had at the time.
    """

    __slots__ = ("early", "late", "other", "used")

    def __init__(self, s: State, other: int) -> None:
        city = s.cities[other]
        first = s.data.first_leader
        self.other = other
        tucked = [(n, lying) for n, lying in enumerate(city.tucked) if lying & CARD >= first]
        leaders = [*city.unplayed, *(lying & CARD for _, lying in tucked)]
        leaders += [lying & CARD for lying in city.boxed]
        drafted = s.drafted[other]
        self.early = [leader for leader in leaders if leader in drafted]
        self.late = [leader for leader in leaders if leader not in drafted]  # drawn by Roma B
        since = _age_of_draw(s, other) if self.late else 3
        used = [(lying >> CARD_BITS + 7 & 3, True, n) for n, lying in tucked]
        used += [(lying >> CARD_BITS, False, n) for n, lying in enumerate(city.boxed)]
        # A marker of the Recruitment in which leaders were drawn was chosen before
        self.used = [(age > since, under_board, n) for age, under_board, n in sorted(used)]

    def deal(self, city: City, becomes: dict[int, int], random: Callable[[], float]) -> None:
        get = becomes.get
        held = [get(leader, leader) for leader in self.early]
        late = [get(leader, leader) for leader in self.late]
        if self.used:
            _mix(held, random)
            tucked, boxed = list(city.tucked), list(city.boxed)
            for after_draw, under_board, n in self.used:
                if after_draw and late:
                    held, late = held + late, []
                    _mix(held, random)
                lying = tucked if under_board else boxed
                lying[n] = lying[n] & ~CARD | held.pop()
            city.tucked, city.boxed = tuple(tucked), tuple(boxed)
        city.unplayed = tuple(sorted(held + late))


def _age_of_draw(s: State, other: int) -> int:
    city = s.cities[other]
    does = s.data.stage_does[city.board]
    ages = [lying >> CARD_BITS + 7 & 3 for n, lying in enumerate(city.tucked) if does[n].draws]
    return ages[0] if ages else 3


def passed_leaders(s: State, seat: int) -> list[list[str]]:
    """What a seat handed on in each step of the draft: its own memory (4.6)."""
    if not s.drafted[0]:
        return []
    steps = len(s.drafted[0])
    found = []
    for step in range(min(steps, 3)):
        pack = (seat + step) % s.seats
        cards = [s.drafted[(pack - k) % s.seats][k] for k in range(step + 1, steps)]
        if s.age == 0:
            cards += s.cities[(pack - steps) % s.seats].hand
        found.append([s.data.ids[card] for card in sorted(cards)])
    return found


# Choices of others that are in but not shown


def _choose(g: State, seat: int, rng: Random) -> None:
    question = g.question
    if question is None:
        return
    for other in range(g.seats):
        if other != seat and g.choices[other] is not None:
            g.choices[other] = _any_choice(g, question, other, rng)
    if g.seats == 2 and seat != g.holder and g.choices[FREE_CITY] is not None:
        own: Any = g.choices[g.holder]
        rest = without(g.cities[g.holder].hand, g.data.number[own.card])
        g.choices[FREE_CITY] = _one_of(free_city_plays(g, rest), rng)


def _any_choice(g: State, question: Any, other: int, rng: Random) -> Move:
    """Any action with any card; for speed the card first."""
    hand = g.cities[other].hand
    if isinstance(question, Turn):
        return _one_of(plays(g, other, (hand[int(rng.random() * len(hand))],)), rng)
    if isinstance(question, Draft):
        return KEEPS[g.data.ids[hand[int(rng.random() * len(hand))]]]
    return _one_of(question.moves(g, other), rng)


def _one_of(moves: list[Move], rng: Random) -> Move:
    return moves[int(rng.random() * len(moves))]
