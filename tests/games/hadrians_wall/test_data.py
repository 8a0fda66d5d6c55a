"""The component tables, and what an owner can change in them."""

import os
from pathlib import Path

import msgspec

from ludi.games.hadrians_wall import GAME
from ludi.games.hadrians_wall.layout import ITEMS
from tests.games.clauses import clauses

TEXT = (GAME.folder / "data.toml").read_text("utf-8")
CARDS = {
    "architect": ("landmarks-built", (1, 2, 3), "I", 2, "resource resource"),
    "aristocrat": ("final-disdain-at-most", (4, 2, 0), "T", 1, "builder civilian"),
    "defender": ("wall-sections-complete", (1, 2, 3), "L", 1, "builder resource"),
    "engineer": ("large-buildings-built", (2, 4, 6), "L", 2, "builder resource"),
    "fighter": ("cohorts-complete", (1, 2, 3), "O", 5, "soldier"),
    "forager": ("resource-production-circles-filled", (3, 6, 9), "T", 3, "servant resource"),
    "merchant": ("market-goods-recorded", (4, 6, 8), "O", 4, "civilian resource"),
    "planner": ("citizen-tracks-complete", (2, 4, 5), "S", 1, "servant civilian"),
    "pontiff": ("temples-filled", (1, 2, 3), "T", 2, "servant servant"),
    "ranger": ("map-columns-complete", (1, 3, 5), "I", 6, "soldier"),
    "trainer": ("gladiator-strength-total", (4, 8, 12), "S", 4, "servant resource"),
    "vanguard": ("wall-guard-sections-complete", (1, 2, 3), "S", 2, "builder civilian"),
}


def write(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "my-wall.toml"
    path.write_text(text, "utf-8")
    return path


@clauses("1.8.2")
def test_player_cards_are_those_of_the_rules():
    found = {
        card.id: (
            card.measure,
            card.at,
            card.pattern,
            card.goods,
            " ".join(item for item in ITEMS for _ in range(card.bundle.get(item, 0))),
        )
        for card in GAME.data.file.cards.player
    }
    assert found == CARDS


@clauses("1.7.2")
def test_fate_cards_are_twelve_bundles_with_four_goods_each():
    cards = GAME.data.file.cards.fate
    faces = {(c.attack, c.damage, c.goods, tuple(c.bundle.items())) for c in cards}
    assert len(faces) == 48
    bundles: dict[object, set[int]] = {}
    for c in cards:
        bundles.setdefault((c.attack, c.damage, tuple(c.bundle.items())), set()).add(c.goods)
    assert [len(goods) for goods in bundles.values()] == [4] * 12


def test_the_board_draws_the_sheet_that_the_rules_use():
    """`sheet.json` is made from data.toml: run with LUDI_UPDATE=1 after a change."""
    path = GAME.folder / "sheet.json"
    told = msgspec.json.format(msgspec.json.encode(GAME.data.tables()), indent=1).decode() + "\n"
    if os.environ.get("LUDI_UPDATE"):
        path.write_text(told, "utf-8")
    assert path.read_text("utf-8") == told


def test_an_owner_can_correct_a_card(tmp_path):
    text = TEXT.replace('id = "printed-1"', 'id = "mine"')
    card = 'id = "F01", attack = "centre", damage = '
    mine = GAME.with_data(write(tmp_path, text.replace(f"{card}2", f"{card}3")))
    assert mine.data.id == "mine"
    assert mine.data.fate_damage[0] == 3
    assert GAME.data.fate_damage[0] == 2
    assert mine.new(1, "mine").data is mine.data
