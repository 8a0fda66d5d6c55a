"""A guess honours what a seat has seen: hands it passed on, leaders it passed on, the pile."""

from collections import Counter
from random import Random

import pytest

from ludi.core import testing
from ludi.games.seven_wonders import GAME
from ludi.games.seven_wonders.data import NOBODY
from ludi.games.seven_wonders.moves import Build, Discard, Stage
from ludi.games.seven_wonders.position import DISCARD, all_choose, city, position
from ludi.games.seven_wonders.state import CARD, CARD_BITS, Options
from ludi.games.seven_wonders.steps import FromPile, Seventh, Turn, direction_of
from tests.games.clauses import clauses

PAIRWISE = [
    options for _, options in testing.pairwise_settings((2, each) for each in GAME.every_options(2))
]


def guesses(s, seat, n=40):
    rng = Random(7)
    return [s.guess(seat, rng) for _ in range(n)]


class Memory:
    """What a seat could write down during an Age: every hand it held, and what was done openly."""

    def __init__(self, seats):
        self.seats = seats
        self.seen = {}  # (seat, hand) -> (turn, cards)
        self.open = {}  # (hand, turn) -> cards built from it

    def note(self, s, choices):
        step = direction_of(s)
        for seat in range(self.seats):
            hand = (seat - step * (s.round - 1)) % self.seats
            self.seen[seat, hand] = (s.round, Counter(s.cities[seat].hand))
            move = choices[seat]
            built = [s.data.number[move.card]] if isinstance(move, Build) else []
            self.open[hand, s.round] = built

    def laid(self, g, hand):
        """Cards of this hand that lie face down, with the turn they were laid."""
        step = direction_of(g)
        rows = [*g.pile, *(lying for city in g.cities for lying in city.tucked)]
        found = []
        for lying in rows:
            where = lying >> CARD_BITS & 511
            by, round, age = where >> 1 & 7, where >> 4 & 7, where >> 7
            from_hand = age == g.age and by < self.seats and 0 < round < 7
            if from_hand and (by - step * (round - 1)) % self.seats == hand:
                found.append((round, lying & CARD))
        return found


@clauses("16.2", "16.4")
@pytest.mark.parametrize("seats", [3, 4, 5, 7])
def test_hands_passed_on_are_known_but_for_what_was_taken_unseen(seats):
    rng = Random(seats)
    s = GAME.new(seats, "memory", Options(leaders=False))
    memory, checked = Memory(seats), 0
    while s.age == 1:
        if not isinstance(s.question, Turn):
            seat = s.actors()[0]
            s.apply(seat, s.question.idle(s, seat))
            continue
        step = direction_of(s)
        for seat in range(seats):
            g = s.guess(seat, rng)
            for other in range(seats):
                hand = (other - step * (s.round - 1)) % seats
                if other == seat or (seat, hand) not in memory.seen:
                    continue
                turn, cards = memory.seen[seat, hand]
                now = Counter(g.cities[other].hand)
                for later in range(turn, s.round):
                    now.update(memory.open.get((hand, later), []))
                now.update(card for round, card in memory.laid(g, hand) if round >= turn)
                assert now == cards, "the guess forgets a hand that was seen"
                checked += 1
        choices = {}
        for seat in range(seats):
            moves = s.moves(seat)
            choices[seat] = moves[int(rng.random() * len(moves))]
        memory.note(s, choices)
        round = s.round
        for seat in range(seats):
            if s.round == round and s.age == 1:
                s.apply(seat, choices[seat])
    assert checked > 10


@clauses("16.2")
def test_what_i_passed_on_is_known_exactly_until_it_is_played_unseen():
    s = GAME.new(3, "pass", Options(leaders=False))
    kept = s.cities[0].hand[1:]
    for seat in range(3):
        s.play(seat, s.question.idle(s, seat))
    assert all(g.cities[1].hand == kept for g in guesses(s, 0))
    assert len({g.cities[2].hand for g in guesses(s, 0)}) > 10
    for seat in range(3):
        s.play(seat, s.question.idle(s, seat))  # the left neighbour discards one of them
    hidden = Counter()
    for g in guesses(s, 0, 300):
        discarded = g.pile[4] & CARD
        assert Counter([*g.cities[2].hand, discarded]) == Counter(kept)
        hidden[discarded] += 1
    assert len(hidden) == len(set(kept))
    assert min(hidden.values()) > 20  # every one of them may be it


@clauses("16.2", "4.6")
def test_leaders_passed_on_went_to_somebody():
    s = GAME.new(4, "leaders")
    mine = s.cities[0].hand
    for _ in range(3):
        for seat in range(4):
            s.play(seat, s.moves(seat)[0])
    passed = set(mine) - {s.drafted[0][0]}
    seen = set()
    for g in guesses(s, 0):
        assert g.cities[0].unplayed == s.cities[0].unplayed
        # my right neighbour chose from what I passed on, then the next, then the last
        got = [next(iter(passed & set(g.drafted[other]))) for other in (3, 2, 1)]
        assert set(got) == passed
        seen.add(tuple(got))
        assert all(set(g.drafted[n]) == set(g.cities[n].unplayed) for n in range(4))
    assert len(seen) == 6


@clauses("16.2")
def test_which_leader_was_tucked_or_discarded_is_hidden():
    s = GAME.new(4, "tuck")
    for _ in range(3):
        for seat in range(4):
            s.play(seat, s.moves(seat)[0])
    for seat in range(4):
        s.play(seat, s.question.idle(s, seat))
    boxed = {g.cities[2].boxed[0] & CARD for g in guesses(s, 0, 240)}
    assert len(boxed) > 6
    assert {g.cities[0].boxed for g in guesses(s, 0)} == {s.cities[0].boxed}
    for g in guesses(s, 0):
        assert {*g.cities[2].unplayed, g.cities[2].boxed[0] & CARD} == set(g.drafted[2])


@clauses("16.2", "9.9.1")
def test_a_pile_once_seen_is_remembered_in_every_guess():
    s = position(
        "pile",
        age=2,
        pile=["mine", "baths", "tavern"],
        rights=[(1, 0)],
        A=city(),
        B=city(),
        C=city(),
    )
    s.advance()
    assert {g.pile for g in guesses(s, 0)} == {s.pile}
    assert len({tuple(c & CARD for c in g.pile) for g in guesses(s, 1)}) > 1


@clauses("3.2", "16.2")
def test_which_guilds_are_in_the_deck_is_hidden_until_they_are_seen():
    s = GAME.new(3, "guilds", Options(leaders=False))
    boxes = {tuple(sorted(g.guilds)) for g in guesses(s, 0)}
    assert len(boxes) > 3
    first = s.data.first_guild
    for g in guesses(s, 0):
        assert all(card >= first for card in g.guilds)
        assert sum(card >= first for card in g.decks[-1]) == 5


@clauses("16.2", "15.7")
def test_the_card_drawn_for_the_free_city_is_hidden_from_the_other():
    s = GAME.new(2, "drawn", Options(leaders=False))
    other = 1 - s.holder
    for _ in range(3):
        s.play(other, s.question.idle(s, other))
        holder = s.holder
        s.play(holder, s.question.idle(s, holder))
        s.play(holder, s.question.idle(s, holder))
        other = 1 - s.holder
        drawn = set()
        for g in guesses(s, other):
            assert GAME.census(g) == GAME.census(s)
            assert g.drawn in g.cities[g.holder].hand
            drawn.add(g.drawn)
        assert len(drawn) > 1
        assert {g.drawn for g in guesses(s, s.holder)} == {s.drawn}


@clauses("16.2", "15.7", "15.8")
@pytest.mark.parametrize("options", PAIRWISE, ids=range(len(PAIRWISE)))
def test_two_players_remember_the_hands_they_swapped(options):
    """What I saw in a hand cannot lie in the pile of the Free City, whatever else was drawn."""
    rng = Random(2)
    checked = 0
    for n in range(3):
        s = GAME.new(2, f"swapped-{n}", options)
        seen = {}  # (age, turn, seat) -> the hand it held
        for _ in testing.random_moves(s, rng):
            if not s.age or not s.round:
                continue
            if isinstance(s.question, Turn) and s.choices == [None, None]:
                seen |= {(s.age, s.round, seat): set(s.cities[seat].hand) for seat in (0, 1)}
            for seat in (0, 1):
                passed = seen.get((s.age, s.round - 1, seat), set())
                for g in guesses(s, seat, 3):
                    assert not passed & set(g.free_pile), "the guess forgets a hand that was seen"
                    checked += bool(passed and g.free_pile)
    assert checked > 500


def last_turn_of_two(**cities):
    """Turn 6: seat 0 holds the Free City card and has drawn the Aqueduct for it."""
    return position(
        age=2,
        round=6,
        holder=0,
        free_pile=["aqueduct", "walls"],
        options=Options(leaders=False),
        **cities,
    )


@clauses("15.7", "15.8", "9.9")
def test_the_drawn_card_left_over_is_in_nobodys_hand():
    s = last_turn_of_two(
        A=city(hand=["loom", "press"]),
        B=city("halikarnassos", stages=1, built=["ore-vein", "mine", "foundry"]),
    )
    for seat, move in (
        (0, Discard("loom")),
        (0, Build("press", "pay", 0, 0, 0)),
        (1, Stage("altar", 0, 0, 0)),
    ):
        s.play(seat, move)
    assert isinstance(s.question, FromPile)
    assert s.view(0).drawn is None
    left = {g.cities[0].hand for seat in (0, 1) for g in guesses(s, seat)}
    assert left == {()}
    assert {g.pile for g in guesses(s, 1)} == {s.pile}, "it sees the pile"


@clauses("15.9", "16.2")
def test_the_holder_knows_the_seventh_card_of_the_free_city():
    s = last_turn_of_two(
        A=city(hand=["loom", "press"]), B=city(), free_city=city("babylon", "B", stages=2)
    )
    for seat, move in (
        (0, Discard("loom")),
        (0, Build("press", "pay", 0, 0, 0)),
        (1, DISCARD),
    ):
        s.play(seat, move)
    assert isinstance(s.question, Seventh)
    assert {g.free_pile for g in guesses(s, 0)} == {(s.data.number["walls"],)}
    assert len({g.free_pile for g in guesses(s, 1)}) > 1


@clauses("15.7", "16.2")
@pytest.mark.parametrize("tucked", ["walls", "baths"], ids=["the-drawn-card", "another"])
def test_whether_the_drawn_card_was_tucked_is_hidden(tucked):
    """Seat 1 has seat 0's former hand and draws the Walls; seat 0 guesses while it builds."""
    s = position(
        holder=0,
        free_pile=["press", "walls", "aqueduct"],
        options=Options(leaders=False),
        A=city(
            "halikarnassos",
            stages=1,
            built=["ore-vein", "mine", "foundry"],
            hand=["altar", "theater", "tavern", "baths", "stockade"],
        ),
        B=city("giza", built=["stone-pit"], hand=["loom", "glassworks", "mine", "quarry"]),
    )
    for seat, move in (
        (0, DISCARD),
        (0, Build("press", "pay", 0, 0, 0)),
        (1, Discard("loom")),
        (0, Stage("glassworks", 0, 0, 0)),
        (1, Stage(tucked, 0, 0, 0)),
        (1, Build("theater", "pay", 0, 0, 0)),
    ):
        s.play(seat, move)
    assert isinstance(s.question, FromPile)
    assert s.question.seat == 0
    where = Counter()
    for g in guesses(s, 0, 200):
        marker = g.cities[1].tucked[0]
        laid = marker >> CARD_BITS & 1
        where["tucked" if laid else "in hand"] += 1
        assert laid == (g.drawn == NOBODY)
        drawn = marker & CARD if laid else g.drawn
        rest = Counter([*g.cities[1].hand, marker & CARD]) - Counter([drawn])
        assert rest == Counter(s.data.number[card] for card in ("tavern", "baths", "stockade"))
    assert min(where["tucked"], where["in hand"]) > 20


@clauses("16.3", "6.4")
def test_tucked_cards_are_dealt_anew_for_others():
    s = position(
        A=city("giza", built=["stone-pit"], hand=["loom", "press", "altar", "theater"]),
        B=city(hand=["tavern", "baths", "altar", "theater"]),
        C=city(hand=["mine", "stockade", "altar", "theater"]),
    )
    for seat, move in all_choose(3, Stage("loom", 0, 0, 0), Discard("baths"), DISCARD):
        s.play(seat, move)
    markers = {g.cities[0].tucked[0] & CARD for g in guesses(s, 1)}
    assert len(markers) > 3
    assert {g.cities[0].tucked for g in guesses(s, 0)} == {s.cities[0].tucked}


@pytest.mark.parametrize("seats", [2, 4])
def test_a_guess_can_be_played_to_the_end(seats):
    s = GAME.new(seats, "on")
    rng = Random(3)
    for n, _ in enumerate(testing.random_moves(s, rng)):
        if n % 9 == 0:
            g = s.guess(0, rng)
            for _ in testing.random_moves(g, rng):
                pass
            assert g.result() is not None
            assert GAME.census(g) == GAME.census(s)
