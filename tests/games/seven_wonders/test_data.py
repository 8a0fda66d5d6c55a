"""The component tables, and what happens when an owner's own are wrong."""

from pathlib import Path

import pytest

from ludi.core.errors import InvalidInput
from ludi.games.seven_wonders import GAME
from ludi.games.seven_wonders.state import Options
from tests.games.clauses import clauses

TEXT = (GAME.folder / "data.toml").read_text("utf-8")


def write(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "my-wonders.toml"
    path.write_text(text, "utf-8")
    return path


@clauses("3.1", "3.2")
@pytest.mark.parametrize("seats", GAME.seats)
def test_seven_cards_a_player_in_every_age(seats):
    s = GAME.deal(seats, "sizes", Options())
    cities = max(3, seats)
    assert [len(deck) for deck in s.decks] == [7 * cities] * 3
    guilds = [card for card in s.decks[2] if card >= s.data.first_guild]
    assert len(guilds) == cities + 2
    assert len(s.box) == 36


DESIGN = next(line for line in TEXT.splitlines() if line.startswith("effects = "))


@clauses("17.1")
@pytest.mark.parametrize(
    ("effects", "check"),
    [
        ('{ effect = "shields", amount = 3 }', lambda city, s: city.shields == 3),
        ('{ effect = "coins", amount = 7 }', lambda city, s: city.coins == 7),
        (
            '{ effect = "produce", options = ["glass", "loom"] }',
            lambda city, s: city.own - city.sale >= 1 << 28,
        ),
        ('{ effect = "play-last-card" }', lambda city, s: city.powers),
        ('{ effect = "draw-leaders", amount = 2 }', lambda city, s: len(city.unplayed) == 5),
        ('{ effect = "play-extra-leader" }', lambda city, s: s.prompt(0).key == "ask-extra-leader"),
        ('{ effect = "free-build-once-per-age" }', lambda city, s: city.may_build_free),
        ('{ effect = "leaders-free" }, { effect = "vp", amount = 9 }', lambda city, s: city.powers),
    ],
)
def test_the_players_design_semiramis(tmp_path, effects, check):
    assert TEXT.count(DESIGN) == 1
    text = TEXT.replace(DESIGN, f"effects = [{effects}]").replace(
        "cost = 4\ntiming", "cost = 0\ntiming"
    )
    text = text.replace('id = "first-edition"', 'id = "ours"')
    mine = GAME.with_data(write(tmp_path, text))
    options = Options(custom_leader=True, wonder_side="all-a")
    s = mine.new(3, "queen", options)
    for _ in range(3):
        for seat in s.actors():
            s.play(seat, s.moves(seat)[0])
    city = s.cities[0]
    city.unplayed = (*city.unplayed[:3], mine.data.semiramis)
    city.coins = 0
    for move in s.moves(0):
        if getattr(move, "leader", None) == "semiramis":
            s.play(0, move)
            break
    for seat in (1, 2):
        s.play(seat, s.question.idle(s, seat))
    assert check(city, s)
    mine.census(s)
    while s.actors():
        seat = s.actors()[0]
        s.play(seat, s.moves(seat)[0])
    assert s.result() is not None


def test_an_owner_can_correct_a_card_and_reorder_the_file(tmp_path):
    line = next(line for line in TEXT.splitlines() if 'id = "baths"' in line)
    text = TEXT.replace(line + "\n", "")
    text = text.replace(
        "structures = [\n", f"structures = [\n{line.replace('amount = 3', 'amount = 4')}\n"
    )
    mine = GAME.with_data(write(tmp_path, text))
    assert mine.data.ids == GAME.data.ids
    assert mine.data.does[mine.data.number["baths"]].vp == 4
    assert GAME.data.does[GAME.data.number["baths"]].vp == 3
    assert mine.new(4, "mine").data is mine.data


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "baths"', 'id = "spa"', r"structures must be those of the game; look at baths, spa"),
        ('id = "caesar"', 'id = "brutus"', r"leaders must be those of the game"),
        ("[wonders.giza.A]", "[wonders.gizeh.A]", r"wonders must be those of the game"),
        ("[wonders.giza.A]", "[wonders.giza.C]", r"Invalid enum value 'C'"),
        ("players = [3, 4]", "players = [3, 8]", r"players must be 3 to 7"),
        ("players = [3, 4]", "players = [3, 5]", r"with 4 players Age 1 has 28 structures"),
        ("players = [3, 4]", "players = [3]", r"49, 49 and 40 structures"),
        ("cost = { stone = 1 }", "cost = { marble = 1 }", r"unknown field `marble`"),
        ('chain = ["baths"]', 'chain = ["sauna"]', r"there is no structure 'sauna' to chain from"),
        ('color = "blue"', 'color = "purple"', r"purple cards are guilds"),
        ("cost = 4\ntiming", "cost = 11\ntiming", r"Semiramis costs 0 to 10 coins"),
        (DESIGN, "effects = []", r"Semiramis needs an effect"),
        ('effect = "science-wild"', 'effect = "magic"', r"Invalid value 'magic'"),
        ('options = ["wood"] }', "options = [] }", r"a producer needs a resource"),
        ('options = ["wood"] }', 'options = ["wood", "glass"] }', r"a source offers raw"),
        (
            'options = ["wood"] }',
            'options = ["wood"], amount = 4 }',
            r"a source gives 1 to 3 units",
        ),
        ("structures = [", "structures = ", r"Invalid"),
    ],
)
def test_wrong_data_is_refused_with_a_reason(tmp_path, old, new, problem):
    text = TEXT.replace(old, new, 1)
    assert text != TEXT
    with pytest.raises(InvalidInput, match=problem) as refused:
        GAME.with_data(write(tmp_path, text))
    assert "my-wonders.toml" in str(refused.value)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(InvalidInput, match=r"nowhere.toml: No such file"):
        GAME.with_data(tmp_path / "nowhere.toml")


def test_discounts_for_half_a_kind_are_refused(tmp_path):
    old = 'resources = ["wood", "stone", "ore", "clay"], sellers = ["right"]'
    text = TEXT.replace(old, 'resources = ["wood", "stone"], sellers = ["right"]', 1)
    with pytest.raises(InvalidInput, match=r"a discount is for"):
        GAME.with_data(write(tmp_path, text))
