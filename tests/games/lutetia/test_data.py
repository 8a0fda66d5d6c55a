"""The component tables, and what an owner can change in them."""

from pathlib import Path

import pytest

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
