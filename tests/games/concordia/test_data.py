"""The component tables, and what an owner can change in them."""

from pathlib import Path

import pytest

from ludi.games.concordia import GAME
from ludi.games.concordia.data import DECKS, GODS, GOODS
from ludi.games.concordia.map import LAND, SEA
from ludi.games.concordia.position import LAYOUTS
from tests.games.clauses import clauses
from tests.games.own_files import own_file

TEXT = (GAME.folder / "data.toml").read_text("utf-8")
MAPS = ["imperium", "italia"]


def write(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "my-concordia.toml"
    path.write_text(text, "utf-8")
    return path


@clauses("1.1", "1.8", "1.10", "15.4", "15.5")
@pytest.mark.parametrize(
    ("map", "cities", "provinces", "land", "sea", "seats"),
    [
        ("imperium", 30, 12, 44, 35, range(3, 6)),
        ("italia", 25, 11, 40, 23, range(2, 5)),
    ],
)
def test_maps(map, cities, provinces, land, sea, seats):
    board = GAME.data.maps[map]
    assert len(board.cities) == cities + 1
    assert board.cities[board.roma] == "roma"
    assert len(board.provinces) == provinces
    assert board.kind.count(LAND) == land
    assert board.kind.count(SEA) == sea
    assert board.seats == seats
    assert len(set(board.lines)) == len(board.lines)
    assert all(2 <= cities.bit_count() <= 3 for cities in board.in_province)
    assert sum(board.in_province) == (1 << cities) - 1  # every city in one province


@clauses("15.4", "15.5")
@pytest.mark.parametrize("map", MAPS)
def test_cities_are_those_the_rules_list(map):
    number = {"imperium": "15.4", "italia": "15.5"}[map]
    text = GAME.texts.rules("en").clauses[number].text
    for name, province in GAME.data.file.maps[map].provinces.items():
        cities = [GAME.texts.format("en", f"city-{c.replace('_', '-')}") for c in province.cities]
        listed = f"{GAME.texts.format('en', f'province-{name}')} ({', '.join(cities)})"
        assert listed in text
        group = text[text.index(f"{province.letter}: ") :].partition(". ")[0]
        assert listed in group


@pytest.mark.parametrize("map", MAPS)
def test_both_networks_are_connected_and_leave_roma(map):
    board = GAME.data.maps[map]
    for kind in (LAND, SEA):
        reached = board.distance[board.in_city(board.roma, kind)]
        assert set(reached) == {n for n, own in enumerate(board.kind) if own == kind}


@clauses("12.16")
def test_dead_ends():
    def blind(map, kind):
        board = GAME.data.maps[map]
        return {c for n, c in enumerate(board.cities) if len(board.leaving[kind][n]) == 1}

    assert blind("imperium", LAND) == {"isca_d", "athenae", "syracusae"}
    assert blind("imperium", SEA) == {"aquileia", "colonia_a"}
    assert blind("italia", LAND) == blind("italia", SEA) == set()


@clauses("12.38")
def test_islands_without_a_land_line():
    board = GAME.data.maps["italia"]
    without = {c for n, c in enumerate(board.cities) if not board.has_line[LAND] >> n & 1}
    assert without == {"aleria", "olbia"}


@clauses("1.5", "1.9")
def test_city_tokens():
    tokens = GAME.data.file.tokens
    assert {letter: sum(goods.values()) for letter, goods in tokens.items()} == {
        "A": 7,
        "B": 8,
        "C": 10,
        "D": 5,
    }
    total = {good: sum(goods[good] for goods in tokens.values()) for good in GOODS}
    assert list(total.values()) == [8, 7, 6, 5, 4]
    letters = {map: {p.letter for p in GAME.data.file.maps[map].provinces.values()} for map in MAPS}
    assert letters == {"imperium": {"A", "B", "C", "D"}, "italia": {"A", "B", "C"}}


@pytest.mark.parametrize("id", list(LAYOUTS))
def test_layouts_use_exactly_the_tokens(id):
    laid = LAYOUTS[id]["goods"]
    provinces = GAME.data.file.maps[LAYOUTS[id]["map"]].provinces.values()
    for letter, tokens in GAME.data.file.tokens.items():
        found = [laid[city] for p in provinces if p.letter == letter for city in p.cities]
        if found:
            assert {good: found.count(good) for good in GOODS} == tokens


@clauses("1.2", "1.4", "1.7")
def test_cards_and_pieces():
    file = GAME.data.file
    assert len(file.cards.starting) == 7
    assert len(file.cards.market) == 30
    assert 5 * 7 + 30 == 65
    assert [sum(c.deck == deck for c in file.cards.market) for deck in DECKS] == [8, 7, 6, 5, 4]
    limits = file.limits
    assert (limits.land_colonists, limits.sea_colonists, limits.houses) == (3, 3, 15)
    assert limits.spaces == 12
    assert [file.goods[good].price for good in GOODS] == [3, 4, 5, 6, 7]
    starting = {god: sum(c.god == god for c in file.cards.starting) for god in GODS}
    assert list(starting.values()) == [1, 2, 2, 1, 1, 0]


@clauses("7.2")
def test_costs_of_market_cards():
    costs = {
        "architect": {"tools": 1},
        "prefect": {"wine": 1},
        "mercator": {"wine": 1},
        "colonist": {"food": 1},
        "consul": {"cloth": 1},
        "mason": {"food": 1},
        "farmer": {"brick": 1, "food": 1},
        "smith": {"brick": 1, "tools": 1},
        "vintner": {"brick": 1, "wine": 1},
        "weaver": {"brick": 1, "cloth": 1},
    }
    for card in GAME.data.file.cards.market:
        if card.kind == "diplomat":
            assert card.cost == ({"tools": 1} if card.deck in ("I", "IV") else {"food": 1})
        else:
            assert card.cost == costs[card.kind], card.id


def test_an_owner_can_correct_a_card(tmp_path):
    text = TEXT.replace('id = "base-1"', 'id = "mine"').replace(
        'kind = "weaver", god = "minerva", cost = { brick = 1, cloth = 1 }',
        'kind = "weaver", god = "minerva", cost = { cloth = 2 }',
    )
    mine = GAME.with_data(write(tmp_path, text))
    assert mine.data.id == "mine"
    assert mine.data.cost[mine.data.number["mii_weaver"]] == ((4, 2),)
    assert mine.new(4, "own").result() is None


@clauses("2.8.2")
def test_an_owner_may_leave_out_of_the_setup_what_nobody_gets(tmp_path):
    path = own_file(
        tmp_path,
        GAME,
        ("goods = { brick = 1, food = 2, tools = 1, wine = 1, cloth = 1 }", "goods = { wine = 3 }"),
        ("stored = { land = 2, sea = 2 }", "stored = { land = 2 }"),
        ("in_roma = { land = 1, sea = 1 }", "in_roma = { land = 1, sea = 3 }"),
    )
    (first, *_) = GAME.with_data(path).new(3, "own").players
    assert (first.goods, first.stored, len(first.places)) == ([0, 0, 0, 3, 0], [2, 0], 4)
