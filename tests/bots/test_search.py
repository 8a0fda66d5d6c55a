"""The search: fair, the same under the same seed, within its budget, and with a dial."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, pairwise
from random import Random

import pytest

import ludi
from ludi import bots
from ludi.bots.parallel import stop_workers
from ludi.bots.search import SOLITAIRE_COST, SearchBot, win_chance, win_chances
from ludi.core.game import Game
from ludi.core.knowledge import Knowledge
from ludi.core.moves import Move
from ludi.core.state import State
from ludi.core.testing import pairwise_settings
from ludi.games import all_games

IDS = [game.id for game in all_games()]


def positions(game: Game, seats: int, seed: str, share: float) -> Iterator[tuple[State, int]]:
    """Some decisions with a choice, from a game of sensible moves."""
    state, rng = game.new(seats, seed), Random(seed)
    while actors := state.actors():
        seat = actors[int(rng.random() * len(actors))]
        moves = state.moves(seat)
        if len(moves) > 1 and rng.random() < share:
            yield state, seat
        state.apply(seat, rng.choices(moves, game.heuristics.priors(state, seat, moves))[0])


@pytest.fixture
def short_rollouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Walks that are cut off early: where they lead to the end of a game they take long."""
    monkeypatch.setattr("ludi.bots.search.MAX_DECISIONS", 20)


def search(iterations: int, **more: float) -> SearchBot:
    return SearchBot(iterations=iterations, first_looks=1, **more)  # type: ignore[arg-type]


@pytest.mark.usefixtures("short_rollouts")
@pytest.mark.parametrize("id", IDS)
def test_what_is_hidden_makes_no_difference(id: str) -> None:
    """The true state is swapped for another that looks the same: the very same choice."""
    game = ludi.game(id)
    for number, (state, seat) in enumerate(positions(game, 3, "swapped", 0.06)):
        before = state.copy()
        other = state.guess(seat, Random("another world"))
        chosen = [
            search(12).search(Knowledge(game, world, seat), Random(number))
            for world in (state, other)
        ]
        assert chosen[0] == chosen[1]
        assert state == before


@pytest.mark.usefixtures("short_rollouts")
@pytest.mark.parametrize("id", IDS)
def test_the_same_seed_gives_the_same_tree(id: str) -> None:
    game = ludi.game(id)
    for number, (state, seat) in enumerate(positions(game, 4, "same", 0.04)):
        grown = [search(12).search(Knowledge(game, state, seat), Random(number)) for _ in "ab"]
        assert grown[0] == grown[1]
        iterations = -(-12 // SOLITAIRE_COST) if game.heuristics.independent_players else 12
        assert sum(edge.visits for edge in grown[0].edges.values()) == grown[0].visits == iterations
        assert set(grown[0].edges) == set(game.heuristics.canonical_moves(state.moves(seat)))


@pytest.mark.usefixtures("short_rollouts")
@pytest.mark.parametrize("id", IDS)
def test_every_rank_plays_every_option(id: str, pytestconfig: pytest.Config) -> None:
    """Whole games, the ranks side by side at small budgets; `play` refuses what is illegal.

    With --deep they make every move, else about every third, and chance the others.
    """
    often = 1.0 if pytestconfig.getoption("deep") else 0.35
    game = ludi.game(id)
    fewest = game.seats[0]
    ranks = [bots.bot(f"{level}@2") for level in bots.levels()]
    for bot in ranks:
        assert isinstance(bot, SearchBot)
        bot.first_looks = min(bot.first_looks, 1)
    tables = pairwise_settings((fewest, options) for options in game.every_options(fewest))
    tables += [(game.seats[-1], game.Options())]
    for n, (seats, options) in enumerate(tables):
        state, rng = game.new(seats, f"ranks {n}", options), Random(n)
        while actors := state.actors():
            seat = actors[0]
            if rng.random() < often:
                bot = ranks[(seat + n) % len(ranks)]
                state.play(seat, bot.choose(Knowledge(game, state, seat), rng))
            else:
                state.apply(seat, rng.choice(state.moves(seat)))
        assert state.result() is not None


def ticking(step: float) -> Iterator[float]:
    return (step * tick for tick in count())


def test_time_is_kept_by_the_clock() -> None:
    """A clock that goes on a tenth of a second at each look ends a search of a second."""
    game = ludi.game("lutetia")
    state, seat = next(positions(game, 3, "clock", 1.0))
    clock = ticking(0.1)
    bot = SearchBot(seconds=1.0, first_looks=50, clock=lambda: next(clock))
    root = bot.search(Knowledge(game, state, seat), Random(1))
    assert next(clock) <= 1.2  # first looks and iterations together
    assert 5 <= root.visits <= 10


def test_iterations_and_time_whichever_is_spent_first() -> None:
    game = ludi.game("lutetia")
    state, seat = next(positions(game, 3, "clock", 1.0))
    clock = ticking(0.1)
    bot = SearchBot(iterations=3, seconds=1.0, first_looks=0, clock=lambda: next(clock))
    assert bot.search(Knowledge(game, state, seat), Random(1)).visits == 3
    with pytest.raises(ValueError, match="budget"):
        SearchBot().search(Knowledge(game, state, seat), Random(1))


def test_the_tree_is_kept_for_the_next_decision() -> None:
    """In a turn of several decisions the second one starts from what the first one thought."""
    game = ludi.game("concordia")
    again = 0
    for number, (state, seat) in enumerate(positions(game, 2, "kept", 0.3)):
        bot = search(40)
        move = bot.choose(Knowledge(game, state, seat), Random(number))
        after = state.copy()
        after.play(seat, move)
        if bot.kept is None or seat not in after.actors() or len(after.moves(seat)) == 1:
            continue
        before = bot.kept.node.visits
        assert before
        root = bot.search(Knowledge(game, after, seat), Random(number))
        assert root is bot.kept.node
        assert root.visits == 40 + before - min(before, 20)
        elsewhere = bot.search(Knowledge(game, state, seat), Random(number))
        assert elsewhere.visits == 40  # not the position it was kept for
        again += 1
        if again == 3:
            return
    raise AssertionError("no turn of several decisions")


def test_two_workers_think_together() -> None:
    game = ludi.game("lutetia")
    state, seat = next(positions(game, 3, "both cores", 1.0))
    bot = SearchBot(iterations=10, first_looks=0, workers=2)
    try:
        roots = [bot.search(Knowledge(game, state, seat), Random(1)) for _ in "ab"]
    finally:
        stop_workers()
    assert roots[0] == roots[1]
    assert roots[0].visits == sum(edge.visits for edge in roots[0].edges.values()) == 10
    assert list(roots[0].edges) == state.moves(seat)


# The dial


def test_a_higher_rank_has_a_larger_budget_and_a_steadier_hand() -> None:
    levels = list(bots.LEVELS.values())
    for lower, higher in pairwise(levels):
        assert lower.iterations < higher.iterations
        assert lower.first_looks <= higher.first_looks
        assert lower.temperature > higher.temperature
        assert (
            lower.skip_search_rate > higher.skip_search_rate
            or lower.skip_search_rate == higher.skip_search_rate == 0.0
        )


def test_in_haste_a_bot_moves_at_first_sight() -> None:
    game = ludi.game("lutetia")
    knowledge = Knowledge(game, game.new(3, "haste"), 0)
    moves, rng = knowledge.moves(), Random(1)
    likely = game.heuristics.priors(knowledge.guess(rng), 0, moves)
    hasty = SearchBot(iterations=1, skip_search_rate=1.0)
    picked = [hasty.choose(knowledge, rng) for _ in range(3000)]
    best = max(moves, key=lambda move: likely[moves.index(move)])
    assert picked.count(best) / 3000 == pytest.approx(max(likely) / sum(likely), abs=0.02)


def test_temperature_samples_from_the_visits() -> None:
    moves = ludi.game("lutetia").new(3, "dial").moves(0)[:3]

    def best_share(temperature: float) -> float:
        bot, rng = SearchBot(iterations=1, temperature=temperature), Random(1)
        picked: list[Move] = [bot._pick(moves, [6, 3, 1], rng) for _ in range(2000)]
        return picked.count(moves[0]) / 2000

    assert best_share(0.0) == 1.0
    assert best_share(1.0) == pytest.approx(0.6, abs=0.03)  # as the visits say
    shares = [best_share(level.temperature) for level in bots.LEVELS.values()]
    assert shares == sorted(shares)


def test_only_moves_that_were_looked_at_are_played() -> None:
    """Even a recruit who takes his time plays what the search has found worth a visit."""
    game = ludi.game("lutetia")
    for number, (state, seat) in enumerate(positions(game, 4, "recruit", 0.1)):
        bot = bots.bot("tiro")
        assert isinstance(bot, SearchBot)
        bot.skip_search_rate = 0.0
        move = bot.choose(Knowledge(game, state, seat), Random(number))
        root = bot.search(Knowledge(game, state, seat), Random(number))
        assert root.edges[game.heuristics.equivalent_moves(move)[0]].visits


@pytest.mark.parametrize("id", IDS)
def test_a_finished_game_is_judged_by_who_won(id: str) -> None:
    game = ludi.game(id)
    state = game.new(3, "judged")
    rng = Random(1)
    while actors := state.actors():
        state.apply(actors[0], rng.choice(state.moves(actors[0])))
    result = state.result()
    assert result is not None
    assert sum(win_chances(game.heuristics, state)) == pytest.approx(1.0)
    chances = [win_chance(game.heuristics, state, seat) for seat in range(3)]
    losers = [seat for seat in range(3) if seat not in result.winners]
    assert all(chances[a] > chances[b] for a in result.winners for b in losers)
    assert all(0.0 <= chance <= 1.0 for chance in chances)


@pytest.mark.parametrize("id", IDS)
def test_equals_have_equal_chances(id: str) -> None:
    """So that a position in the tree can be compared with an end of the game."""
    game = ludi.game(id)
    state = game.new(4, "equals")
    chances = [win_chance(game.heuristics, state, seat) for seat in range(4)]
    leads = game.heuristics.evaluate_all(state)
    best, last = chances[leads.index(max(leads))], chances[leads.index(min(leads))]
    assert best >= last
    assert win_chances(game.heuristics, state) == pytest.approx([0.25] * 4, abs=0.1)


def test_a_search_to_move_ends_when_all_is_clear() -> None:
    game = ludi.game("lutetia")
    fewer = 0
    for state, seat in positions(game, 3, "clear", 0.2):
        knowledge = Knowledge(game, state, seat)
        bot = search(60)
        patient, brisk = (bot.search(knowledge, Random(1), to_move) for to_move in (False, True))
        fewer += brisk.visits < patient.visits
        most = {
            max(root.edges, key=lambda move, root=root: root.edges[move].visits)
            for root in (patient, brisk)
        }
        assert len(most) == 1
    assert fewer
