"""How fast the games are, beside catanatron and python-chess.

    python bench/run.py [GAME ...] [--rounds N] [--seconds S]

Machines are noisy, so everybody is measured in turn, round after round, in processor time. A ratio
is taken within each round; the median of the rounds counts.
"""

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from statistics import median
from time import process_time
from typing import Any

import catanatron
import chess
from catanatron.game import TURNS_LIMIT
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import ludi

# What we ask of every game, in units of catanatron
FASTER, COPY_SHARE, GUESS_SHARE = 4, 0.2, 0.5

HEADINGS = (
    "decisions\n/s",
    "x\ncatanatron",
    "games\n/s",
    "copy\nµs",
    "/ catan-\natron copy",
    "guess\nµs",
    "/ catan-\natron copy",
    "view\nµs",
)


@dataclass
class Contestant:
    name: str
    seats: int
    play: Callable[
        [Random], Iterator[Any]
    ]  # one random game, yielding the position at each decision
    costs: dict[str, Callable[[Any, Random], object]]  # what is timed on positions from such games


def contestant(game: ludi.Game) -> Contestant:
    seats = min(game.seats, key=lambda n: abs(n - 4))

    def play(rng: Random) -> Iterator[Any]:
        state = game.new(seats, seed=str(rng.random()))
        while actors := state.actors():
            yield state
            moves = state.moves(actors[0])
            state.apply(actors[0], moves[int(rng.random() * len(moves))])
        assert state.result() is not None

    return Contestant(
        game.id,
        seats,
        play,
        {
            "copy": lambda state, rng: state.copy(),
            "guess": lambda state, rng: state.guess(state.actors()[0], rng),
            "view": lambda state, rng: state.view(state.actors()[0]),
        },
    )


def play_catan(rng: Random) -> Iterator[Any]:
    players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
    game = catanatron.Game(players, seed=rng.randrange(1, 2**32))
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        yield game
        actions = game.state.playable_actions
        # Its fast road too: our games do not check trusted moves either
        game.execute(actions[int(rng.random() * len(actions))], validate_action=False)


def play_chess(rng: Random) -> Iterator[Any]:
    board = chess.Board()
    while moves := list(board.legal_moves):
        if board.is_seventyfive_moves() or board.is_insufficient_material():
            break
        yield board
        board.push(moves[int(rng.random() * len(moves))])


CATAN = Contestant("catanatron", 4, play_catan, {"copy": lambda game, rng: game.copy()})
CHESS = Contestant(
    "python-chess", 2, play_chess, {"copy": lambda board, rng: board.copy(stack=False)}
)


def measure(who: Contestant, rng: Random, seconds: float) -> dict[str, float]:
    """One round: random games for a while, then each cost on positions of fresh games."""
    games = decisions = 0
    start = process_time()
    while (taken := process_time() - start) < seconds or not games:
        decisions += sum(1 for _ in who.play(rng))
        games += 1
    found = {"decisions": decisions / taken, "games": games / taken}
    positions = sample(who, rng)
    for name, function in who.costs.items():
        found[name] = microseconds(function, positions, rng, seconds / 4)
    return found


def sample(who: Contestant, rng: Random, number: int = 60) -> list[Any]:
    """Positions from every stage of three random games."""
    copy = who.costs["copy"]
    positions = [copy(position, rng) for _ in range(3) for position in who.play(rng)]
    return rng.sample(positions, min(number, len(positions)))


def microseconds(
    function: Callable[[Any, Random], object], positions: list[Any], rng: Random, seconds: float
) -> float:
    calls = 0
    start = process_time()
    while (taken := process_time() - start) < seconds or not calls:
        for position in positions:
            function(position, rng)
        calls += len(positions)
    return taken / calls * 1e6


def compete(contestants: list[Contestant], rounds: int, seconds: float) -> list[dict[str, Any]]:
    """Everybody's figures, one mapping from name to figures a round."""
    results = []
    with Progress(transient=True) as progress:
        task = progress.add_task("", total=rounds * len(contestants))
        for number in range(rounds):
            figures = {}
            for who in contestants:
                progress.update(task, description=f"round {number + 1}: {who.name}")
                figures[who.name] = measure(who, Random(f"{who.name} {number}"), seconds)
                progress.advance(task)
            results.append(figures)
    return results


def report(contestants: list[Contestant], results: list[dict[str, Any]]) -> Table:
    title = f"Random play, median of {len(results)} rounds"
    table = Table(title=title, box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("", no_wrap=True)
    for heading in HEADINGS:
        table.add_column(heading, justify="right", no_wrap=True)
    for who in contestants:
        table.add_row(f"{who.name}, {who.seats} seats", *cells(who, results))
    return table


def cells(who: Contestant, results: list[dict[str, Any]]) -> Iterator[str]:
    ours = who not in (CATAN, CHESS)

    def value(name: str, digits: int = 1) -> str:
        found = [figures[who.name].get(name) for figures in results]
        return "" if None in found else f"{median(found):,.{digits}f}"

    def ratio(name: str, to: str, met: Callable[[float], bool]) -> str:
        if name not in who.costs and name != "decisions":
            return ""
        found = median(figures[who.name][name] / figures[CATAN.name][to] for figures in results)
        if not ours:
            return f"{found:.2f}"
        return f"[green]{found:.2f} ✓[/]" if met(found) else f"[red]{found:.2f} ✗[/]"

    yield value("decisions", 0)
    yield ratio("decisions", "decisions", lambda found: found >= FASTER)
    yield value("games")
    yield value("copy")
    yield ratio("copy", "copy", lambda found: found <= COPY_SHARE)
    yield value("guess")
    yield ratio("guess", "copy", lambda found: found <= GUESS_SHARE)
    yield value("view")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of random play, a round")
    args = parser.parse_args()
    if args.rounds < 1:
        parser.error("--rounds must be at least 1")
    try:
        games = [ludi.game(name) for name in args.games] or ludi.all_games()
    except ludi.InvalidInput as error:
        parser.error(str(error))
    contestants = [CATAN, CHESS, *map(contestant, games)]
    console = Console()
    console.width = max(console.width, 110)  # also where the output goes to a file
    console.print(report(contestants, compete(contestants, args.rounds, args.seconds)))
    console.print(
        f"Asked of every game: at least {FASTER} times catanatron's decisions/s; copy at most"
        f" {COPY_SHARE} and guess at most {GUESS_SHARE} of its game.copy(). ✓ met, ✗ not met."
    )


if __name__ == "__main__":
    main()
