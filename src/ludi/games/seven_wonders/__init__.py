"""7 Wonders with Leaders: secret choices, passed hands, and a city in three Ages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from ludi.core import game as core
from ludi.core.chance import shuffled, stream
from ludi.core.moves import Move
from ludi.core.state import State as AnyState
from ludi.games.seven_wonders import bot, data, state
from ludi.games.seven_wonders.data import AGES, NOBODY
from ludi.games.seven_wonders.moves import SevenWondersMove
from ludi.games.seven_wonders.state import CARD, City
from ludi.games.seven_wonders.steps import seat_boards
from ludi.games.seven_wonders.view import View


class SevenWonders(core.Game):
    id = "seven-wonders"
    seats = range(2, 8)
    rules = 1
    horizon = 3  # what is worth nothing now may be the ground for what follows
    firmness = 2.5
    terms = bot.TERMS
    Options: ClassVar[type[core.Options]] = state.Options
    Move: ClassVar[Any] = SevenWondersMove
    State: ClassVar[type[AnyState]] = state.State
    View: ClassVar[type[msgspec.Struct]] = View
    folder = Path(__file__).parent
    takes: ClassVar[Mapping[str, str]] = dict.fromkeys(
        [
            "build",
            "build-coins",
            "build-chain",
            "build-olympia",
            "build-ramses",
            "build-pile",
            "build-pile-last",
        ],
        "card",
    ) | dict.fromkeys(["recruit", "recruit-free", "extra-recruit", "extra-recruit-free"], "leader")

    @classmethod
    def load_data(cls, path: Path) -> data.Tables:
        return data.load(path)

    def deal(self, seats: int, seed: str, options: state.Options) -> state.State:
        tables: data.Tables = self.data
        cities = max(3, seats)  # 15.1
        setup = tables.file.setup
        coins = setup.coins_with_leaders if options.leaders else setup.coins_without_leaders  # 3.4
        decks, guilds = self._decks(cities, seed, options)
        boards = self._boards(seed, options)
        s = state.State(
            agenda=[],
            choices=[None] * seats,
            data=tables,
            options=options,
            seats=seats,
            cities=[City(NOBODY, coins) for _ in range(seats)],
            decks=decks,
            guilds=guilds,
            box=self._leaders(seed, options),
            boards=boards,
            drafted=((),) * seats,
            last=[None] * cities,
        )
        if seats == 2:
            s.cities.append(City(NOBODY, options.free_city_start_coins))  # 15.2
        if options.wonder_assignment == "random":
            self._deal_boards(s)
        seat_boards(s)
        return s

    def _decks(
        self, cities: int, seed: str, options: state.Options
    ) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
        tables: data.Tables = self.data
        pool = tables.guild_pool(options.leaders, options.new_guilds_without_leaders)
        guilds = shuffled(seed, "guilds", pool)
        used, left = guilds[: cities + 2], guilds[cities + 2 :]  # 3.2
        decks = [
            shuffled(seed, f"age-{age}", (*tables.deck(age, cities), *(used if age == 3 else ())))
            for age in AGES
        ]
        return tuple(map(tuple, decks)), tuple(sorted(left))

    def _leaders(self, seed: str, options: state.Options) -> tuple[int, ...]:
        tables: data.Tables = self.data
        if not options.leaders:
            return ()
        deck = [n for n in tables.leaders if options.custom_leader or n != tables.semiramis]
        return tuple(shuffled(seed, "leaders", deck))

    def _boards(self, seed: str, options: state.Options) -> tuple[int, ...]:
        """The Wonder cards in random order, each with its side (3.3)."""
        tables: data.Tables = self.data
        wonders = [
            n
            for n, board in enumerate(tables.boards)
            if n % 2 == 0 and (options.leaders or not board.leaders_only)
        ]
        sides = stream(seed, "sides")
        fixed = {"all-a": 0, "all-b": 1}.get(options.wonder_side)
        return tuple(
            [
                board + (sides.randrange(2) if fixed is None else fixed)
                for board in shuffled(seed, "wonders", wonders)
            ]
        )

    def _deal_boards(self, s: state.State) -> None:
        left = list(s.boards)
        for n, city in enumerate(s.cities):
            free_city = n >= s.seats
            fits = (b for b in left if not (free_city and s.data.boards[b].leaders_only))  # 15.3
            city.board = next(fits)
            left.remove(city.board)
        s.boards = ()

    def census(self, state: state.State) -> object:
        s = state
        cards = [*s.guilds, *s.box, *s.free_pile, *(card & CARD for card in s.pile)]
        for deck in s.decks:
            cards += deck
        for city in s.cities:
            cards += [*city.hand, *city.unplayed, *city.built, *city.leaders]
            cards += [card & CARD for card in (*city.tucked, *city.boxed)]
        return sorted(cards)

    def every_options(self, seats: int) -> Iterator[core.Options]:
        """Each option at each of its values; all combinations would be hundreds."""
        kind = state.Options
        yield kind()
        yield kind(leaders=False)
        yield kind(wonder_assignment="choice", wonder_side="choice", custom_leader=True)
        yield kind(leaders=False, wonder_assignment="choice", new_guilds_without_leaders=True)
        yield kind(
            wonder_side="all-b",
            maecenas_scope="always",
            roma_b_keeps_leaders=False,
            free_city_start_coins=6,
        )
        yield kind(wonder_assignment="choice", wonder_side="all-a")

    def evaluate(self, state: state.State, seat: int) -> float:
        return bot.evaluate(state, seat, self.weights[state.seats])

    def evaluate_all(self, state: state.State) -> list[float]:
        return bot.evaluate_all(state, self.weights[state.seats])

    def appraise(self, state: state.State, seat: int) -> Sequence[float]:
        return bot.terms(bot.settled(state), seat)

    def priors(self, state: state.State, seat: int, choices: Sequence[Move]) -> list[float]:
        return bot.priors(state, seat, choices)


GAME = SevenWonders()
