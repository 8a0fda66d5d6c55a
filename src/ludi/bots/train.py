"""Fitting an evaluation: what its features were worth in games that were played to the end.

Quick players play many games. At some positions the features of every seat are sampled, and in
the end how many points it got. The weights are those of a linear regression of the final points on
the features, both as differences from the other seats at the same moment, drawn towards 1: what the
games do not tell stays as it was. The fitted evaluation then plays a match against the old one, and
is kept only if it wins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from ludi.bots.base import Bot
from ludi.bots.greedy import GreedyBot
from ludi.bots.search import SearchBot
from ludi.core.errors import InvalidInput
from ludi.core.game import Game
from ludi.core.knowledge import Knowledge
from ludi.core.weights import Fitted

if TYPE_CHECKING:
    from numpy.typing import NDArray

PLAYER = GreedyBot(guesses=1, candidates=24)
RANDOM_SHARE = 0.15  # of the moves are drawn from the priors, to see more than one way to play
SAMPLED_SHARE = 0.3  # of the positions
SOLO_MOMENTS = 12  # into which a game of one seat is cut: its positions are compared with like ones
RIDGE = 0.4  # how hard the weights are drawn towards 1
MIN_WEIGHT, MAX_WEIGHT = 0.1, 4.0

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Sample:
    """What one seat had at a moment, and what it got in the end."""

    moment: int  # samples of one moment are compared with each other
    features: tuple[float, ...]
    points: float


@dataclass(frozen=True, slots=True)
class TrialMatch:
    """The fitted evaluation against the one before, over the same deals."""

    games: int
    share: float  # of the wins, or of the solo deals in which it got more
    error: float

    @property
    def won(self) -> bool:
        return self.share - self.error > 0.5

    def __str__(self) -> str:
        return f"{100 * self.share:.0f} % ± {196 * self.error:.0f} of {self.games} games"


def collect(game: Game, seats: int, games: int, seed: str, progress: Progress) -> list[Sample]:
    samples: list[Sample] = []
    for number in range(games):
        samples += _samples(game, seats, f"{seed}-{number}", number)
        progress(1)
    return samples


def _samples(game: Game, seats: int, seed: str, number: int) -> Iterator[Sample]:
    state, rng = game.new(seats, seed), Random(f"{seed}/train")
    heuristics = game.heuristics
    sampled: list[list[tuple[float, ...]]] = []
    while actors := state.actors():
        seat = actors[0]
        moves = state.moves(seat)
        if rng.random() < SAMPLED_SHARE:
            sampled.append([tuple(heuristics.features(state, other)) for other in range(seats)])
        if rng.random() < RANDOM_SHARE:
            move = rng.choices(moves, heuristics.priors(state, seat, moves))[0]
        else:
            move = PLAYER.choose(Knowledge(game, state, seat), rng)
        state.apply(seat, move)
    result = state.result()
    assert result is not None
    for n, rows in enumerate(sampled):
        moment = n * SOLO_MOMENTS // len(sampled) if seats == 1 else (number << 16) + n
        for score, row in zip(result.scores, rows, strict=True):
            yield Sample(moment, row, float(score.total))


def fit(samples: list[Sample]) -> list[float]:
    """Weights of the features; one that never varied keeps 1."""
    np = _numpy()
    moments: dict[int, list[Sample]] = {}
    for sample in samples:
        moments.setdefault(sample.moment, []).append(sample)
    features: NDArray[Any] = np.concatenate(
        [_centred(np, [sample.features for sample in group]) for group in moments.values()]
    )
    points: NDArray[Any] = np.concatenate(
        [_centred(np, [sample.points for sample in group]) for group in moments.values()]
    )
    drawn = RIDGE * np.diag((features**2).sum(axis=0) + 1e-9)
    ones = np.ones(features.shape[1])
    found = np.linalg.solve(features.T @ features + drawn, features.T @ points + drawn @ ones)
    return [float(weight) for weight in np.clip(found, MIN_WEIGHT, MAX_WEIGHT)]


def _centred(np: Any, rows: list[Any]) -> NDArray[Any]:
    values: NDArray[Any] = np.array(rows, dtype=float)
    centred: NDArray[Any] = values - values.mean(axis=0)
    return centred


def _numpy() -> Any:
    try:
        import numpy
    except ImportError:
        raise InvalidInput('Training needs NumPy: pip install "ludi-romani[arena]"') from None
    return numpy


def train(
    game: Game,
    seats: int,
    games: int,
    matches: int,
    seed: str,
    progress: Progress,
    iterations: int = 0,
) -> tuple[Fitted, TrialMatch]:
    """Weights for so many seats, and how they fared against those the game has now.

    The match is played at a glance, or by searches of so many iterations: an evaluation may be
    better where a search leads to, and no better at a glance.
    """
    if not game.heuristics.feature_names:
        raise InvalidInput(f"The evaluation of {game.id} has no features to fit")
    game.checked_seats(seats)
    samples = collect(game, seats, games, seed, progress)
    command = f"ludi train {game.id} --seats {seats} --games {games} --matches {matches}"
    if iterations:
        command += f" --search {iterations}"
    fitted = Fitted(
        f"{command} --seed {seed}",
        games,
        len(samples),
        "",
        dict(zip(game.heuristics.feature_names, fit(samples), strict=True)),
    )
    new = with_weights(game, seats, fitted)
    match = play_match(game, new, seats, matches, seed, progress, iterations)
    return Fitted(fitted.command, games, len(samples), str(match), fitted.weights), match


def with_weights(game: Game, seats: int, fitted: Fitted) -> Game:
    other = copy(game)
    weights = game.heuristics.weights.plus(seats, fitted)
    other.heuristics = game.heuristics.with_weights(weights)
    return other


def play_match(
    old: Game,
    new: Game,
    seats: int,
    games: int,
    seed: str,
    progress: Progress,
    iterations: int = 0,
) -> TrialMatch:
    """Every deal twice, the sides changed; alone, one deal each."""
    player: Bot = SearchBot(iterations=iterations) if iterations else PLAYER
    shares: list[float] = []
    for number in range(games):
        deal = f"{seed}/match-{number if seats == 1 else number // 2}"
        if seats == 1:
            mine, theirs = (_points(player, judged, deal) for judged in (new, old))
            shares.append(0.5 + 0.5 * ((mine > theirs) - (mine < theirs)))
        else:
            sides = [new if (seat + number) % 2 else old for seat in range(seats)]
            shares.append(_share(player, sides, new, deal, number))
        progress(1)
    mean = sum(shares) / len(shares)
    variance = sum((share - mean) ** 2 for share in shares) / len(shares)
    return TrialMatch(games, mean, (variance / len(shares)) ** 0.5)


def _share(player: Bot, sides: list[Game], new: Game, deal: str, number: int) -> float:
    state, rng = new.new(len(sides), deal), Random(f"{deal}/{number}")
    while actors := state.actors():
        seat = actors[0]
        state.apply(seat, player.choose(Knowledge(sides[seat], state, seat), rng))
    result = state.result()
    assert result is not None
    # With an odd number of seats one side has more of them, in turn
    wins = [0.0, 0.0]
    for seat in result.winners:
        wins[sides[seat] is new] += 1 / len(result.winners)
    return wins[1]


def _points(player: Bot, game: Game, deal: str) -> int:
    state, rng = game.new(1, deal), Random(deal)
    while state.actors():
        state.apply(0, player.choose(Knowledge(game, state, 0), rng))
    result = state.result()
    assert result is not None
    return result.scores[0].total
