"""The component tables, and what happens when an owner's own are wrong."""

from pathlib import Path

import pytest

from ludi.core.errors import InvalidInput
from ludi.games.glory_to_rome import GAME, census
from ludi.games.glory_to_rome.data import MATERIALS, ROLES, STRUCTURES
from tests.games.clauses import clauses

TEXT = (GAME.folder / "data.toml").read_text("utf-8")


def write(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "my-rome.toml"
    path.write_text(text, "utf-8")
    return path


@clauses("1.1", "1.2", "1.4")
def test_totals():
    data = GAME.data
    deck = data.deck()
    assert len(deck) == 144
    assert len(STRUCTURES) == 40
    for material in range(6):
        assert sum(data.material[kind] == material for kind in deck) == 24
    assert data.value == [1, 1, 2, 2, 3, 3]
    assert dict(zip(MATERIALS, ROLES, strict=True)) == {
        "rubble": "laborer",
        "wood": "craftsman",
        "concrete": "architect",
        "brick": "legionary",
        "stone": "merchant",
        "marble": "patron",
    }
    for kind in range(40):
        assert data.copies[kind] == (6 if data.value[data.material[kind]] == 1 else 3)


@clauses("3.4.2")
def test_the_alphabets():
    by_polish = sorted(range(40), key=lambda kind: GAME.data.rank(kind, "pl"))
    assert [STRUCTURES[kind] for kind in by_polish] == list(STRUCTURES), "the appendix's order"
    by_english = sorted(range(40), key=lambda kind: GAME.data.rank(kind, "en"))
    names = [GAME.texts.format("en", f"structure-{STRUCTURES[kind]}") for kind in by_english]
    assert names == sorted(names)


def test_every_card_is_somewhere():
    orders, senators, sites, influence = census(GAME.new(3, "census"))
    assert orders == [(material, 24) for material in range(6)]
    assert senators == 6
    assert sites == [6] * 6
    assert influence == 0


def test_an_owner_can_correct_a_setup(tmp_path):
    text = TEXT.replace('id = "polish-2011"', 'id = "mine"')
    text = text.replace(
        "3 = { orders = 4, senators = 1, in_town = 3, out_of_town = 3 }",
        "3 = { orders = 5, senators = 1, in_town = 4, out_of_town = 2 }",
    )
    mine = GAME.with_data(write(tmp_path, text))
    assert mine.data.id == "mine"
    s = mine.new(3, "mine")
    assert len(s.players[0].hand) == 5
    assert s.in_town == [4] * 6


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('material = "brick", copies = 3', 'material = "brick", copies = 4', r"brick: 24 orders"),
        ('material = "brick"', 'material = "clay"', r"Invalid enum value 'clay'"),
        ("academy =", "akademia =", r"akademia"),
        ('role = "laborer", value = 1', 'role = "laborer", value = 7', r"rubble: value must be 1"),
        ('role = "laborer"', 'role = "patron"', r"rubble: its role is laborer \(1.2\)"),
        ("pl = 1, en = 1 ", "pl = 2, en = 1 ", r"alphabet.pl: every rank"),
        ("in_town = 2, out_of_town = 4", "in_town = 2, out_of_town = 5", r"7 rubble sites laid"),
        ("in_town = 2, out_of_town = 4", "in_town = 2, out_of_town = 3", r"all sites of each"),
        ("in_town = 2, out_of_town = 4", "in_town = 0, out_of_town = 6", r"at least 1 site"),
        ("senators = 6", "senators = 4", r"setup 5: 5 senators dealt out of 4"),
        ("orders = 144", "orders = 145", r"145 orders, not 144"),
        ("sites = 36", "sites = 30", r"30 sites, not 36"),
        ("hand = 5", 'hand = "five"', r"Expected `int`, got `str`"),
        ("[limits]", "[limit]", r"unknown field `limit`|missing required field"),
        ("5 = { orders = 4", "6 = { orders = 4", r"setup needs a line for 2, 3, 4 and 5"),
        ("[setup]", "[setup", r"(?i)expected"),
    ],
)
def test_a_wrong_file_is_refused_with_its_place(tmp_path, old, new, problem):
    assert old in TEXT
    path = write(tmp_path, TEXT.replace(old, new, 1))
    with pytest.raises(InvalidInput, match=problem) as caught:
        GAME.with_data(path)
    assert "my-rome.toml" in str(caught.value)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(InvalidInput, match=r"nowhere\.toml"):
        GAME.with_data(tmp_path / "nowhere.toml")
