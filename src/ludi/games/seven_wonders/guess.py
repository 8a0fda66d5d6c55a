"""What a seat knows of hidden cards, and a guess at what it does not (16.2).

A hand that I passed on is known to me but for what was taken from it unseen. So from my place all
hidden cards fall into groups: cards I last saw together in one hand and have not seen since, cards
of an Age I never saw. Within a group every arrangement is equally possible; a guess shuffles each
group. Who held which hand when follows from the passing, so that a card laid face down need only
remember the Age, the turn and the seat that laid it.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from ludi.core.chance import reordered
from ludi.core.moves import Move
from ludi.games.seven_wonders.building import (
    free_city_plays,
    leader_cost,
    likely_build,
    stage_plans,
)
from ludi.games.seven_wonders.data import NOBODY
from ludi.games.seven_wonders.moves import DISCARDS, KEEPS, RECRUITS, STAGES
from ludi.games.seven_wonders.state import CARD, CARD_BITS, SEEN_SHIFT, City, State, place
from ludi.games.seven_wonders.steps import LAST, Draft, Recruitment, Seventh, SideChoice, without

Cut = tuple[int, int, int]  # a city, and its part of a row of cards
KNOWN = 0  # otherwise 1 to 3: never seen, of that Age; above: last seen together in one hand
PLACES = 1 << 9
PLACE = PLACES - 1
DRAWN = 1 << CARD_BITS  # beside a card: it was drawn for the Free City, see `place`


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
    unknown.deal(g, rng)
    _choose(g, seat, rng)
    return g


def _deal_boards(g: State, rng: Random) -> None:
    boards = sorted(g.boards)
    rng.shuffle(boards)  # the first that fits is the Free City's (15.12)
    if g.options.wonder_side in ("random", "choice"):
        boards = [board // 2 * 2 + rng.randrange(2) for board in boards]
    g.boards = tuple(boards)
    for step in g.agenda:
        if isinstance(step, SideChoice) and g.cities[step.seat].board != NOBODY:
            g.cities[step.seat].board = g.cities[step.seat].board // 2 * 2 + rng.randrange(2)


# Age cards


class Unknown:
    """The hidden cards of a position in one row, and the groups that a seat cannot tell apart.

    What lies far from the decision, that is hidden cards of past Ages and the guilds and leaders
    that others have, is dealt anew with every eighth guess only: a search asks for thousands.
    """

    __slots__ = (
        "base",
        "boxed_guilds",
        "cards",
        "deck",
        "decks",
        "drawn",
        "far",
        "far_drawn",
        "far_then",
        "first",
        "guesses",
        "guilds",
        "hands",
        "laid",
        "leaders",
        "moving",
        "pile",
        "places",
        "seat",
        "then",
        "tucked",
    )

    def __init__(self, s: State, seat: int) -> None:
        self.seat = seat
        self.guesses = 0
        look, seen = groups(s.seats, seat), SEEN_SHIFT + seat
        self.laid = [*s.pile, *(lying for city in s.cities for lying in city.tucked)]
        self.pile = len(s.pile)
        self.tucked: list[Cut] = []
        at = self.pile
        for c, city in enumerate(s.cities):
            if city.tucked:
                self.tucked.append((c, at, at + len(city.tucked)))
                at += len(city.tucked)
        self.base = [lying & CARD for lying in self.laid]
        keys = [
            KNOWN
            if lying >> seen & 1 or lying & CARD >= s.data.first_leader
            else look[lying >> CARD_BITS & PLACE]
            for lying in self.laid
        ]
        self.hands: list[Cut] = []
        for other in range(s.seats if s.age else 0):
            hand = s.cities[other].hand
            if hand and other != seat:
                self.hands.append((other, at, at + len(hand)))
                self.base += hand
                keys += [look[place(s.age, s.round, other)]] * len(hand)
                at += len(hand)
        self.base += s.free_pile
        keys += [KNOWN if _sees_free_pile(s, seat) else s.age] * len(s.free_pile)
        self.places = [  # in a group the mark goes with the card, not with the place
            lying & ~CARD if key == KNOWN else lying & ~(CARD | DRAWN)
            for lying, key in zip(self.laid, keys, strict=False)
        ]
        self._group(s, keys)
        self.leaders = UnknownLeaders(s, seat) if s.options.leaders else None

    def _group(self, s: State, keys: list[int]) -> None:
        by_group: dict[int, list[int]] = {}
        for n, key in enumerate(keys):
            by_group.setdefault(key, []).append(n)
        unseen = [by_group.get(age, []) for age in (1, 2, 3)]
        seen = [(_age_of(key), slots) for key, slots in by_group.items() if key > 3]
        self._place_drawn(s, keys, by_group, unseen)
        for slots in unseen:
            self._put_in_order(slots)
        drawn = {*self.drawn, *self.far_drawn}
        for _, slots in seen:
            self._put_in_order([n for n in slots if n not in drawn])
        now = s.age - 1
        self.far = [slots for age, slots in enumerate(unseen) if age != now]
        self.far.insert(0, self._guilds(s, unseen[2]))
        self.far_then = [slots for age, slots in seen if age != s.age]
        self.first = [unseen[now]] if s.age else []
        self.then = [slots for age, slots in seen if age == s.age]
        for slots_of in (self.far, self.far_then, self.first, self.then):
            slots_of[:] = [slots for slots in slots_of if len(slots) > 1]
        moving = [n for slots in (self.drawn, *self.first, *self.then) for n in slots]
        self.moving = [n for n in moving if n < len(self.laid)]  # face down, not in a hand

    def _put_in_order(self, slots: list[int]) -> None:
        """So that a guess owes nothing to where the cards truly lie."""
        for n, card in zip(slots, sorted([self.base[n] for n in slots]), strict=True):
            self.base[n] = card

    def _place_drawn(
        self, s: State, keys: list[int], by_group: dict[int, list[int]], unseen: list[list[int]]
    ) -> None:
        """Two players: cards that the other drew for the Free City and I have not seen since.

        I do not know which of its group such a card is, nor which of the unseen cards. So it waits
        in the first slot of its group, is dealt among the unseen cards, and then its group is
        shuffled.
        """
        self.drawn: list[int] = []
        self.far_drawn: list[int] = []
        base = self.base
        for n in sorted(self._drawn_unseen(s, keys), key=lambda n: keys[n]):
            first, age = n, _age_of(keys[n])
            if keys[n] > 3:
                first = by_group[keys[n]][0]
                base[first], base[n] = base[n], base[first]
                unseen[age - 1].append(first)
            (self.drawn if age == s.age else self.far_drawn).append(first)

    def _drawn_unseen(self, s: State, keys: list[int]) -> list[int]:
        """Where they lie; in a hand that I never saw any card may be the one."""
        found = [n for n, lying in enumerate(self.laid) if lying & DRAWN and keys[n] > 3]
        hand = () if s.holder in (NOBODY, self.seat) else s.cities[s.holder].hand
        start = len(self.laid)
        if hand and keys[start] <= 3:
            found.append(start)
        elif s.drawn in hand:
            found.append(start + hand.index(s.drawn))
        return found

    def _guilds(self, s: State, unseen: list[int]) -> list[int]:
        """3.2: which guilds stayed in the box is hidden, as long as some card of Age III is."""
        first = s.data.first_guild
        self.deck = tuple(sorted(s.decks[-1])) if s.decks else ()  # in no order, see State.fate
        used = [card for card in self.deck if card >= first]
        self.deck = self.deck[: len(self.deck) - len(used)]
        self.guilds = len(self.base)
        self.base += [*s.guilds, *used]
        hidden = [
            *range(self.guilds, len(self.base)),
            *(n for n in unseen if self.base[n] >= first),
        ]
        self._put_in_order(hidden)
        return hidden

    def deal(self, g: State, rng: Random) -> None:
        if self.guesses % 8 == 0:
            self._deal_far(g, rng)
        self.guesses += 1
        cards = self.cards[:]
        _deal_row(cards, self.first, self.drawn, self.then, rng)
        self._lay(g, cards)
        if self.leaders is not None:
            self.leaders.deal(g, rng)

    def _deal_far(self, g: State, rng: Random) -> None:
        cards = self.cards = self.base[:]
        _deal_row(cards, self.far, self.far_drawn, self.far_then, rng)
        self.laid = [where | card for where, card in zip(self.places, cards, strict=False)]
        at = self.guilds + len(g.guilds)
        self.boxed_guilds = tuple(cards[self.guilds : at])
        self.decks = (*g.decks[:-1], self.deck + tuple(cards[at:])) if g.decks else ()

    def _lay(self, g: State, cards: list[int]) -> None:
        g.guilds, g.decks = self.boxed_guilds, self.decks
        cities, laid = g.cities, self.laid
        if self.moving:
            laid = laid[:]
            for n in self.moving:
                laid[n] = laid[n] & ~CARD | cards[n]
        g.pile = tuple(laid[: self.pile])
        for c, start, end in self.tucked:
            cities[c].tucked = tuple(laid[start:end])
        for c, start, end in self.hands:
            if self.drawn and c == g.holder:
                _take_mark(g, cards, range(start, end))
            cities[c].hand = tuple(sorted(cards[start:end]))
        if g.free_pile:
            start = self.guilds - len(g.free_pile)
            g.free_pile = tuple(cards[start : self.guilds])


def _age_of(key: int) -> int:
    return key if key <= 3 else key - 4 >> 6


def _sees_free_pile(s: State, seat: int) -> bool:
    """15.9: the holder plays the last card of the pile for a Free City with a seventh card."""
    question = s.question
    return isinstance(question, Seventh) and question.seat == seat and question.city >= s.seats


def _deal_row(
    cards: list[int],
    unseen: list[list[int]],
    drawn: list[int],
    seen: list[list[int]],
    rng: Random,
) -> None:
    """Shuffle unseen cards, those drawn for the Free City among them, then every group seen."""
    for slots in unseen:
        _shuffle(cards, slots, rng)
    for n in drawn:
        cards[n] |= DRAWN
    for slots in seen:
        _shuffle(cards, slots, rng)


def _take_mark(g: State, cards: list[int], hand: range) -> None:
    """Which card of the holder's hand is the one drawn this turn; none if it was laid."""
    g.drawn = NOBODY
    for n in hand:
        if cards[n] & DRAWN:
            cards[n] &= CARD
            g.drawn = cards[n]


def _shuffle(cards: list[int], slots: list[int], rng: Random) -> None:
    """Shuffle the cards that lie in these slots."""
    if len(slots) > 7:
        for n, card in zip(slots, reordered([cards[n] for n in slots], rng), strict=True):
            cards[n] = card
        return
    random = rng.random
    for last in range(len(slots) - 1, 0, -1):
        one, other = slots[last], slots[int(random() * (last + 1))]
        cards[one], cards[other] = cards[other], cards[one]


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

    __slots__ = (
        "box",
        "dealt",
        "drafted",
        "guesses",
        "hidden",
        "often",
        "packs",
        "seat",
        "secrets",
        "together",
    )

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
        self.often = s.round == 0 or s.age == 0  # leaders are being chosen
        self.guesses = 0
        self.dealt: LeaderDeal | None = None

    def deal(self, g: State, rng: Random) -> None:
        if self.guesses % (3 if self.often else 8) == 0:
            self.dealt = LeaderDeal(self, g, rng)
        self.guesses += 1
        assert self.dealt is not None
        self.dealt.lay(g)


class LeaderDeal:
    """One way in which the hidden leaders may lie."""

    __slots__ = ("box", "cities", "drafted")

    def __init__(self, unknown: UnknownLeaders, g: State, rng: Random) -> None:
        becomes: dict[int, int] = {}
        for group in unknown.together:
            becomes.update(zip(group, reordered(sorted(group), rng), strict=True))
        hidden = unknown.hidden
        pool = sorted(hidden + unknown.box)  # the box lies in no order, see State.fate
        for n in range(len(hidden)):
            swap = n + int(rng.random() * (len(pool) - n))
            pool[n], pool[swap] = pool[swap], pool[n]
        becomes.update(zip(hidden, pool, strict=False))
        get = becomes.get
        self.box = tuple(pool[len(hidden) :])
        self.drafted = tuple(
            [
                row if other == unknown.seat else tuple([get(leader, leader) for leader in row])
                for other, row in enumerate(unknown.drafted)
            ]
        )
        packs = dict(unknown.packs)
        self.cities = [
            (
                secret.other,
                *secret.deal(g.cities[secret.other], becomes, rng),
                tuple(sorted([get(leader, leader) for leader in packs.get(secret.other, ())])),
            )
            for secret in unknown.secrets
        ]

    def lay(self, g: State) -> None:
        g.box, g.drafted = self.box, self.drafted
        cities = g.cities
        for other, unplayed, boxed, markers, pack in self.cities:
            city = cities[other]
            city.unplayed, city.boxed = unplayed, boxed
            if pack:
                city.hand = pack
            if markers:
                tucked = list(city.tucked)
                for n, lying in markers:
                    tucked[n] = lying
                city.tucked = tuple(tucked)


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
        # A marker of the Recruitment in which leaders were drawn was chosen before; what went back
        # to the box at the end of that Age may be one of those drawn
        used.sort(key=lambda one: (one[0], not one[1], one[2]))
        self.used = [(age > since, under_board, n) for age, under_board, n in used]

    def deal(
        self, city: City, becomes: dict[int, int], rng: Random
    ) -> tuple[tuple[int, ...], tuple[int, ...], list[tuple[int, int]]]:
        """What the seat holds, what it returned to the box, and its markers as (stage, card)."""
        get = becomes.get
        held = sorted([get(leader, leader) for leader in self.early])
        late = sorted([get(leader, leader) for leader in self.late])
        boxed, markers = list(city.boxed), []
        if self.used:
            held = reordered(held, rng)
            for after_draw, under_board, n in self.used:
                if late and (after_draw or not held):
                    held, late = reordered(held + late, rng), []
                if under_board:
                    markers.append((n, city.tucked[n] & ~CARD | held.pop()))
                else:
                    boxed[n] = boxed[n] & ~CARD | held.pop()
        return tuple(sorted(held + late)), tuple(boxed), markers


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
    if g.free_choice is not None and seat != g.holder:
        own: Any = g.choices[g.holder]
        rest = without(g.cities[g.holder].hand, g.data.number[own.card])
        g.free_choice = _one_of(free_city_plays(g, rest), rng)  # type: ignore[assignment]


def _any_choice(g: State, question: Any, other: int, rng: Random) -> Move:
    """Any card, and what one would likely do with it: build, now and then a stage, or coins."""
    city = g.cities[other]
    ids = g.data.ids
    hand = city.unplayed if isinstance(question, Recruitment) else city.hand
    card = hand[int(rng.random() * len(hand))]
    if isinstance(question, Draft):
        return KEEPS[ids[card]]
    chance = rng.random()
    if chance < 0.2 and (for_stage := stage_plans(g, other)):
        return STAGES[card][for_stage[0]]
    if isinstance(question, Recruitment):
        able = leader_cost(g, other, card, recruitment=True) <= city.coins
        return RECRUITS[ids[card]] if able and chance < 0.9 else DISCARDS[card]
    return (chance < 0.9 and likely_build(g, other, card)) or DISCARDS[card]


def _one_of(moves: list[Move], rng: Random) -> Move:
    return moves[int(rng.random() * len(moves))]
