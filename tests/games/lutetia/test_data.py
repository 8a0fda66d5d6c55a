"""The component tables, and what happens when an owner's own are wrong."""

from pathlib import Path

import pytest

from ludi.core.errors import InvalidInput
from ludi.games.lutetia import GAME

TEXT = (GAME.folder / "data.toml").read_text("utf-8")


def write(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "my-lutetia.toml"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize(
    ("seats", "characters", "places"), [(2, 20, 15), (3, 26, 21), (4, 33, 28), (5, 40, 34)]
)
def test_deck_sizes(seats, characters, places):
    s = GAME.new(seats, "sizes")
    dealt = 2 * s.columns
    assert len(s.characters) + len(s.places) + dealt == characters + places
    units = [0, 0, 0, 0]
    for card in (*GAME.data.deck(False, seats), *GAME.data.deck(True, seats)):
        if GAME.data.resource[card] >= 0:
            units[GAME.data.resource[card]] += GAME.data.units[card]
    assert units == [{2: 7, 3: 9, 4: 11, 5: 14}[seats]] * 4


def test_an_owner_can_correct_a_card(tmp_path):
    text = TEXT.replace('id = "reconstructed-1"', 'id = "printed"')
    first = 'kind = "brewer", mark = 2, cost = 1, color = "brown", resource = "beer", units = 2'
    assert text.count(first) == 1
    text = text.replace(
        first, first.replace("cost = 1", "cost = 2").replace("units = 2", "units = 3")
    )
    mine = GAME.with_data(write(tmp_path, text))
    assert mine.data.id == "printed"
    assert mine.data.cost[0] == 2
    assert mine.data.units[0] == 3
    assert GAME.data.cost[0] == 1
    assert mine.new(3, "mine").data is mine.data


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('kind = "brewer"', 'kind = "brewster"', r"character card 1 \(brewster\): unknown kind"),
        ("mark = 2", "mark = 9", r"character card 1 \(brewer\): mark must be 2 to 5"),
        ("cost = 1", "cost = -1", r"cost must not be negative"),
        (", talent = 1", "", r"a producer has a talent"),
        ('resource = "beer", units = 2', 'resource = "beer"', r"resource without units"),
        ("bazaars_removed = 3", "bazaars_removed = 7", r"7 Bazaars cannot be removed from 6"),
        ("cost = 1", 'cost = "one"', r"Expected `int`, got `str`"),
        ("cost = 1", "prize = 1", r"unknown field `prize`"),
        ("characters = [", "characters = ", r"Invalid"),
        ('  { kind = "brewer"', '  # { kind = "brewer"', r"40 character cards \(2.1\), not 39"),
    ],
)
def test_a_wrong_file_is_refused_with_its_place(tmp_path, old, new, problem):
    assert old in TEXT
    path = write(tmp_path, TEXT.replace(old, new, 1))
    with pytest.raises(InvalidInput, match=problem) as caught:
        GAME.with_data(path)
    assert "my-lutetia.toml" in str(caught.value)


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(InvalidInput, match=r"nowhere\.toml: No such file"):
        GAME.with_data(tmp_path / "nowhere.toml")
