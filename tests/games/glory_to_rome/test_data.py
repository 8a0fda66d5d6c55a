"""The component tables, and what an owner can change in them."""

from pathlib import Path

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
