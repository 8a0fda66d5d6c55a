"""7 Wonders with Leaders: secret choices, passed hands, and a city in three Ages."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from ludi.core import game as core
from ludi.core.chance import shuffled, stream
from ludi.games.seven_wonders import data, guess, scoring, view, warnings
from ludi.games.seven_wonders.data import AGES, NOBODY, Tables
from ludi.games.seven_wonders.heuristics import SevenWondersHeuristics
from ludi.games.seven_wonders.moves import SevenWondersMove
from ludi.games.seven_wonders.state import CARD, City, Options, State
from ludi.games.seven_wonders.steps import seat_boards
from ludi.games.seven_wonders.view import View


class SevenWonders(core.Game[State, SevenWondersMove, View, Options, Tables]):
    id = "seven-wonders"
    seats = range(2, 8)
    rules = 1
    Heuristics: ClassVar[type[core.AnyHeuristics]] = SevenWondersHeuristics
    folder = Path(__file__).parent
    acquisitions: ClassVar[Mapping[str, str]] = dict.fromkeys(
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

    load_data = staticmethod(data.load)
    view = staticmethod(view.view)
    guess = staticmethod(guess.guess)
    result = staticmethod(scoring.result)
    standing = staticmethod(scoring.scores)
    warnings = staticmethod(warnings.warnings)

    def set_up(self, seats: int, seed: str, options: Options) -> State:
        tables = self.data
        cities = max(3, seats)  # 15.1
        setup = tables.file.setup
        coins = setup.coins_with_leaders if options.leaders else setup.coins_without_leaders  # 3.4
        decks, guilds = self._decks(cities, seed, options)
        boards = self._boards(seed, options)
        s = State(
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
        self, cities: int, seed: str, options: Options
    ) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
        tables = self.data
        pool = tables.guild_pool(options.leaders, options.new_guilds_without_leaders)
        guilds = shuffled(seed, "guilds", pool)
        used, left = guilds[: cities + 2], guilds[cities + 2 :]  # 3.2
        decks = [
            shuffled(seed, f"age-{age}", (*tables.deck(age, cities), *(used if age == 3 else ())))
            for age in AGES
        ]
        return tuple(map(tuple, decks)), tuple(sorted(left))

    def _leaders(self, seed: str, options: Options) -> tuple[int, ...]:
        tables = self.data
        if not options.leaders:
            return ()
        deck = [n for n in tables.leaders if options.custom_leader or n != tables.semiramis]
        return tuple(shuffled(seed, "leaders", deck))

    def _boards(self, seed: str, options: Options) -> tuple[int, ...]:
        """The Wonder cards in random order, each with its side (3.3)."""
        tables = self.data
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

    def _deal_boards(self, s: State) -> None:
        left = list(s.boards)
        for n, city in enumerate(s.cities):
            free_city = n >= s.seats
            fits = (b for b in left if not (free_city and s.data.boards[b].leaders_only))  # 15.3
            city.board = next(fits)
            left.remove(city.board)
        s.boards = ()

    def census(self, state: State) -> object:
        s = state
        cards = [*s.guilds, *s.box, *s.free_pile, *(card & CARD for card in s.pile)]
        for deck in s.decks:
            cards += deck
        for city in s.cities:
            cards += [*city.hand, *city.unplayed, *city.built, *city.leaders]
            cards += [card & CARD for card in (*city.tucked, *city.boxed)]
        return sorted(cards)


GAME = SevenWonders()
