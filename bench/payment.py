"""How fast 7 Wonders finds every way to pay, on the questions that random games ask.

    python bench/payment.py [--games N] [--seats N]

Once as in a search, where the same small questions come again and again and their answers are
remembered; once with nothing remembered.
"""

import argparse
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

import ludi
from ludi.games.seven_wonders import payment
from ludi.games.seven_wonders.building import terms, waived
from ludi.games.seven_wonders.effects import STAGE_LESS

REMEMBERED = (
    payment.choices,
    payment._after_choices,
    payment.remembered_plans,
    payment._shares_with_choices,
    payment._priced,
    payment._priced_with_bank,
)


class Question(NamedTuple):
    cost: int
    production: int
    waived: int
    left: int
    right: int
    terms: int


def questions(games: int, seats: int) -> Iterator[Question]:
    """What every hand of every turn would cost, in random games."""
    game, rng = ludi.game("seven-wonders"), Random("payment")
    for _ in range(games):
        s = game.new(seats, str(rng.random()))
        while actors := s.actors():
            for seat in actors[:1]:
                yield from asked(s, seat)
                moves = s.moves(seat)
                s.apply(seat, moves[int(rng.random() * len(moves))])


def asked(s, c: int) -> Iterator[Question]:
    city = s.cities[c]
    shops = (s.cities[s.left(c)].sale, s.cities[s.right(c)].sale, terms(city))
    if s.age:
        for card in city.hand:
            if s.data.cost[card]:
                yield Question(s.data.cost[card], city.own, waived(s, city, card), *shops)
    for cost in s.data.stage_cost[city.board][city.stages : city.stages + 1]:
        yield Question(cost, city.own, int(city.powers & STAGE_LESS != 0), *shops)


def time_all(asked: list[Question], forget: bool) -> float:
    """Microseconds a question."""
    taken = 0.0
    for question in asked:
        if forget:
            for function in REMEMBERED:
                function.cache_clear()
        start = process_time()
        payment.plans(*question)
        taken += process_time() - start
    return taken / len(asked) * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, default=4, choices=range(2, 8), metavar="2-7")
    args = parser.parse_args()
    if args.games < 1:
        parser.error("--games must be at least 1")
    asked = list(questions(args.games, args.seats))
    answers = [payment.plans(*question) for question in asked]
    time_all(asked, forget=False)
    table = Table(title=f"{len(asked):,} costs from {args.games} random games")
    for heading in ("", "µs a cost", "costs/s"):
        table.add_column(heading, justify="right" if heading else "left")
    start = process_time()
    for question in asked:
        payment.plans(*question)
    warm = (process_time() - start) / len(asked) * 1e6
    cold = time_all(asked[: max(1, len(asked) // 10)], forget=True)
    table.add_row("remembered", f"{warm:.2f}", f"{1e6 / warm:,.0f}")
    table.add_row("nothing remembered", f"{cold:.2f}", f"{1e6 / cold:,.0f}")
    console = Console()
    console.print(table)
    free = sum(plans == payment.NOTHING for plans in answers)
    none = sum(not plans for plans in answers)
    bought = [len(plans) for plans in answers if plans and plans != payment.NOTHING]
    console.print(
        f"{free:,} covered by own resources, {none:,} out of reach; the other {len(bought):,} have"
        f" {sum(bought) / max(1, len(bought)):.1f} payments on average, {max(bought, default=0)} at"
        " most."
    )


if __name__ == "__main__":
    main()
