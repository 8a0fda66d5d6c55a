"""The component tables, and what an owner can change in them."""

from pathlib import Path
from random import Random

import pytest

from ludi.core.testing import random_moves
from ludi.games.seven_wonders import GAME
from ludi.games.seven_wonders.moves import CopyLeader, Discard, Recruit
from ludi.games.seven_wonders.position import city, position
from ludi.games.seven_wonders.scoring import copied_guild, score
from ludi.games.seven_wonders.state import Options
from ludi.games.seven_wonders.steps.actions import enter, erect, gain
from ludi.games.seven_wonders.steps.conflicts import win
from tests.games.clauses import clauses
from tests.games.own_files import own_file

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


SEVERAL = """effects = [
    { effect = "science", symbol = "gear" }, { effect = "science-wild" },
    { effect = "vp", amount = 1 }, { effect = "vp", amount = 2 },
    { effect = "shields", amount = 1 }, { effect = "shields", amount = 2 },
    { effect = "coins", amount = 3 }, { effect = "coins", amount = 4 },
    { effect = "per-count", count = "blue-cards", scope = ["self"], vp_end = 1 },
    { effect = "per-count", count = "red-cards", scope = ["self"], vp_end = 2 },
    { effect = "vp-per-coins", vp = 1, per = 3 }, { effect = "vp-per-coins", vp = 1, per = 5 },
    { effect = "vp-per-victory-token", vp = 1 }, { effect = "vp-per-victory-token", vp = 2 },
    { effect = "vp-per-color-set", colors = ["blue", "red"], vp = 10 },
    { effect = "coins-on-color-build", color = "green", coins = 2 },
    { effect = "coins-on-color-build", color = "red", coins = 1 },
    { effect = "coins-on-chain-build", coins = 1 }, { effect = "coins-on-chain-build", coins = 3 },
    { effect = "coins-on-victory-token", coins = 1 },
    { effect = "coins-on-victory-token", coins = 2 },
    { effect = "draw-leaders", amount = 1 }, { effect = "draw-leaders", amount = 2 },
]"""


@clauses("17.1", "12.38")
def test_the_effects_of_semiramis_add_up(tmp_path):
    text = TEXT.replace(DESIGN, SEVERAL).replace('id = "first-edition"', 'id = "ours"')
    mine = GAME.with_data(write(tmp_path, text))
    s = mine.deal(3, "queen", Options(custom_leader=True, wonder_side="all-a"))
    city = s.cities[0]
    s.age, city.coins, city.victories = 1, 0, 0x111
    does = enter(s, city, mine.data.semiramis)
    held = len(city.unplayed)
    gain(s, 0, does, "semiramis")
    assert city.coins == 3 + 4
    assert city.shields == 1 + 2
    assert city.symbols == 1 << 4 | 1 << 12
    assert len(city.unplayed) - held == 1 + 2
    for card, chain, coins in (("altar", False, 0), ("stockade", False, 1), ("library", True, 6)):
        before = city.coins
        erect(s, 0, mine.data.number[card], chain)
        assert city.coins - before == coins
    city.coins = 15
    fixed, cards, purse, tokens, pair = 1 + 2, 1 + 2, 5 + 3, 3 * (1 + 2), 10
    assert score(s, 0).parts["leaders"] == fixed + cards + purse + tokens + pair
    before = city.coins
    win(s, 0, 1)
    assert city.coins - before == 1 + 2


# A design that copies: who copies it copies on, each leader once


COPY = '{ effect = "copy-neighbor-leader" }'


def copying(tmp_path: Path, *leaders: str):
    """The shipped set, but these leaders copy a neighbour's leader."""
    edits = [("first-edition", "copying")]
    for line in TEXT.splitlines():
        name = next((name for name in leaders if f'id = "{name}"' in line), None)
        if name or (line == DESIGN and "semiramis" in leaders):
            head, found, _ = line.partition("effects = [")
            assert found
            edits.append((line, f"{head}{found}{COPY}]" + (" }," if name else "")))
    assert len(edits) == len(leaders) + 1
    return GAME.with_data(own_file(tmp_path, GAME, *edits))


def guild_from_the_pile(mine, **cities):
    """A builds the Courtesans Guild from the pile."""
    s = position("pile", age=3, pile=["courtesans-guild"], rights=[(0, 0)], **cities)
    s.data = mine.data
    s.advance()
    s.play(0, s.moves(0)[0])
    return s


@clauses("11.5.1", "11.5.7")
def test_a_copied_semiramis_copies_once(tmp_path):
    mine = copying(tmp_path, "semiramis")
    s = guild_from_the_pile(
        mine, A=city(), B=city(leaders=["semiramis", "croesus", "caesar"]), C=city()
    )
    s.play(0, CopyLeader("semiramis"))
    assert s.prompt(0).key == "ask-courtesan"  # she came into play in A's city
    assert s.moves(0) == [CopyLeader("caesar"), CopyLeader("croesus")]
    assert s.why_not(0, CopyLeader("semiramis")).key == "no-courtesan-copied"
    s.play(0, CopyLeader("croesus"))
    assert s.view(0).cities[0].copied == ["semiramis", "croesus"]
    assert s.cities[0].coins == 6
    assert s.question is None or s.question.key != "courtesan"


@clauses("11.5.7")
def test_semiramis_alone_ends_the_chain(tmp_path):
    mine = copying(tmp_path, "semiramis")
    s = guild_from_the_pile(mine, A=city(), B=city(leaders=["semiramis"]), C=city())
    s.play(0, CopyLeader("semiramis"))
    assert s.view(0).cities[0].copied == ["semiramis"]
    assert s.question is None or s.question.key != "courtesan"


@clauses("11.5.7")
def test_leaders_that_copy_each_other_end_too(tmp_path):
    mine = copying(tmp_path, "semiramis", "midas", "plato")
    s = guild_from_the_pile(
        mine, A=city(), B=city(leaders=["semiramis", "midas"]), C=city(leaders=["plato"])
    )
    for left in (3, 2, 1):
        assert len(s.moves(0)) == left
        s.play(0, s.moves(0)[0])
    assert len(s.cities[0].copied) == 3
    assert s.question is None or s.question.key != "courtesan"


@clauses("11.5.6", "11.5.7")
def test_olympia_does_not_count_a_leader_twice(tmp_path):
    """Semiramis has copied Cleopatra for Olympia; the copied guild brings another leader."""
    mine = copying(tmp_path, "semiramis")
    s = position(
        "over",
        A=city("olympia", "B", stages=3, leaders=["semiramis"], copied=["cleopatra"]),
        B=city(built=["courtesans-guild"], leaders=["cleopatra"]),
        C=city(),
    )
    s.data = mine.data
    assert copied_guild(s, 0).leaders == 0
    s.cities[2].leaders = (mine.data.number["sappho"],)
    assert copied_guild(s, 0).leaders == 2


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_with_leaders_that_copy_come_to_an_end(tmp_path, seats):
    mine = copying(tmp_path, "semiramis", "midas", "plato", "caesar", "croesus")
    s = mine.new(seats, "copies", Options(custom_leader=True))
    for n, (seat, _) in enumerate(random_moves(s, Random(seats))):
        if n % 5 == 0:
            assert mine.census(s.guess(seat, Random(n))) == mine.census(s)
    assert s.result() is not None


# A design that draws leaders


@clauses("10.9.2", "18.29")
@pytest.mark.parametrize(("in_box", "drawn"), [(0, 0), (3, 3), (4, 4), (5, 4)])
def test_a_small_box_gives_what_it_has(tmp_path, in_box, drawn):
    edits = (
        ("first-edition", "drawing"),
        (DESIGN, 'effects = [{ effect = "draw-leaders", amount = 4 }]'),
    )
    mine = GAME.with_data(own_file(tmp_path, GAME, *edits))
    s = position(
        "recruitment", A=city(coins=9, unplayed=["semiramis", "plato"]), B=city(), C=city()
    )
    s.data = mine.data
    s.box = box = s.box[:in_box]
    s.play(0, Recruit("semiramis"))
    for seat in (1, 2):
        s.play(seat, Discard("sappho"))
    plato = mine.data.number["plato"]
    assert sorted(s.cities[0].unplayed) == sorted([plato, *box[in_box - drawn :]])
    assert s.box == box[: in_box - drawn]


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_that_empty_the_box_come_to_an_end(tmp_path, seats):
    edits = (
        ("first-edition", "drawing"),
        ('effect = "draw-leaders", amount = 4', 'effect = "draw-leaders", amount = 30'),
    )
    mine = GAME.with_data(own_file(tmp_path, GAME, *edits))
    s = mine.new(seats, "draws", Options(wonder_side="all-b"))
    held = mine.census(s)
    for n, (seat, _) in enumerate(random_moves(s, Random(seats))):
        assert mine.census(s) == held
        if n % 5 == 0:
            assert mine.census(s.guess(seat, Random(n))) == held
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
