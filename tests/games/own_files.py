"""Files of an owner's own, made from the shipped one by small edits."""

from __future__ import annotations

from pathlib import Path

from ludi.core.game import DATA, Game

Edit = tuple[str, str]  # what stands in the shipped file, what stands there instead


def own_file(folder: Path, game: Game, *edits: Edit, more: str = "") -> Path:
    """The first place of each edit is changed; `more` is added at the end."""
    text = (game.folder / DATA).read_text("utf-8")
    for old, new in edits:
        assert old in text, old
        text = text.replace(old, new, 1)
    path = folder / f"my-{game.id}.toml"
    path.write_text(text + more, "utf-8")
    return path


# A card or setup of each game with another number: it plays, but not as the shipped set does
CHANGED: dict[str, Edit] = {
    "concordia": (
        'kind = "weaver", god = "minerva", cost = { brick = 1, cloth = 1 }',
        'kind = "weaver", god = "minerva", cost = { cloth = 2 }',
    ),
    "glory-to-rome": (
        "3 = { orders = 4, senators = 1, in_town = 3, out_of_town = 3 }",
        "3 = { orders = 5, senators = 1, in_town = 3, out_of_town = 3 }",
    ),
    "hadrians-wall": (
        'id = "F01", attack = "centre", damage = 2',
        'id = "F01", attack = "centre", damage = 3',
    ),
    "lutetia": (
        'kind = "brewer", mark = 2, cost = 1, color = "brown", resource = "beer", units = 2',
        'kind = "brewer", mark = 2, cost = 2, color = "brown", resource = "beer", units = 3',
    ),
    "seven-wonders": (
        'id = "baths", age = 1, color = "blue", players = [3, 7], cost = { stone = 1 }',
        'id = "baths", age = 1, color = "blue", players = [3, 7], cost = { clay = 2 }',
    ),
}


# A kind of card that Lutetia does not have, with its texts
CIDERY: tuple[Edit, ...] = (
    ("reconstructed-1", "with-cidery"),
    (
        "statue = {",
        'cidery = { deck = "place", effect = "income_per_resource", resource = "beer" }\n'
        "statue = {",
    ),
    (
        '{ kind = "tavern", mark = 2, cost = 1, color = "brown" }',
        '{ kind = "cidery", mark = 2, cost = 0, color = "brown", resource = "beer", units = 1 }',
    ),
)
CIDERY_TEXTS = """
[texts.card-cidery]
en = { name = "Cidery", face = "Take 1 per beer", text = "Take 1 sestertius per beer." }
pl = { name = "Cydrownia", acc = "Cydrownię", face = "1 za piwo", text = "Po 1 za każde piwo." }

[texts.card-brewer]
en = { name = "Cider maker" }
pl = { name = "Cydrownik" }
"""
