"""A host plays with component files of their own: every board shows them, and nothing breaks."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

import ludi
from tests.e2e import test_hadrians_wall as wall
from tests.e2e.conftest import NewVisitor
from tests.e2e.people import at_home, call, table_for
from tests.games.own_files import CIDERY, CIDERY_TEXTS, Edit, own_file
from tests.serving import Server, serving
from tests.table.test_own_components import ENV, seed_with


def renamed(*keys: str) -> str:
    """Texts that call each of these mine."""
    tables = [
        f'[texts.{key}]\nen = {{ name = "Mine {key}" }}\npl = {{ name = "Moje {key}" }}'
        for key in keys
    ]
    return "\n" + "\n".join(tables) + "\n"


WONDERS = dict.fromkeys(card.id for card in ludi.game("seven-wonders").data.file.cards.structures)
# Of each game: what is changed, and what is called otherwise
OWN: dict[str, tuple[tuple[Edit, ...], str]] = {
    "lutetia": (CIDERY, CIDERY_TEXTS),
    "concordia": ((("base-1", "mine"),), renamed("card-architect", "card-start-architect")),
    "glory-to-rome": (
        (
            ("polish-2011", "mine"),
            ('role = "laborer", value = 1', 'role = "laborer", value = 2'),
        ),
        renamed("material-rubble"),
    ),
    "hadrians-wall": (
        (
            ("printed-1", "mine"),
            *((f'id = "F{n:02}"', f'id = "mine-{n}"') for n in range(1, 49)),
            ("cost = { resource = 3 }, icons", "cost = { resource = 5 }, icons"),
        ),
        renamed("building-small-workshop"),
    ),
    "seven-wonders": (
        (("first-edition", "mine"),),
        renamed(*(f"structure-{id}" for id in WONDERS)),
    ),
}


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("own")
    return {
        id: own_file(folder, ludi.game(id), *edits, more=texts)
        for id, (edits, texts) in OWN.items()
    }


@pytest.fixture(scope="module")
def host(
    tmp_path_factory: pytest.TempPathFactory, files: dict[str, Path], built_page: Path
) -> Iterator[Server]:
    env = {ENV: os.pathsep.join(map(str, files.values()))}
    with serving(tmp_path_factory.mktemp("store"), env=env) as server:
        yield server


@pytest.mark.parametrize(("locale", "name"), [("en-GB", "Cidery"), ("pl-PL", "Cydrownia")])
def test_a_card_that_lutetia_did_not_have(
    visitor: NewVisitor, host: Server, files: dict[str, Path], locale: str, name: str
) -> None:
    ala = at_home(visitor(at=host, locale=locale), "Ala")
    ala.go(f"/table/{table_for(ala, bots=1, seed=seed_with(files['lutetia'], 'cidery'))}")
    card = ala.page.locator(".market .slot", has_text=name).first
    expect(card).to_be_visible()
    card.get_by_role("button").hover()
    text = {"en-GB": "Take 1 sestertius per beer.", "pl-PL": "Po 1 za każde piwo."}[locale]
    expect(ala.page.get_by_role("tooltip")).to_contain_text(text)


@pytest.mark.parametrize(
    ("game", "options", "shown"),
    [
        ("concordia", {}, "Mine card-architect"),
        ("glory-to-rome", {}, "Mine material-rubble"),
        ("seven-wonders", {"leaders": False}, "Mine structure-"),
    ],
)
def test_things_have_the_owner_s_names(
    visitor: NewVisitor, host: Server, game: str, options: dict[str, bool], shown: str
) -> None:
    ala = at_home(visitor(at=host), "Ala")
    table = table_for(ala, bots=2, game=game, options=options, seed="own names")
    ala.go(f"/table/{table}")
    expect(ala.page.get_by_text(shown).first).to_be_attached()


def test_the_sheets_of_hadrian_s_wall_are_the_owner_s(visitor: NewVisitor, host: Server) -> None:
    ala = wall.Player(visitor(at=host))
    ala.sit("me", seed="own sheet")
    ala.until("action")
    workshop = ala.page.locator('[data-spot="build:small-workshop"]').first
    expect(workshop).to_have_accessible_name(re.compile("Mine building-small-workshop.*5 res"))
    ala.until("telling", "cards", actions=1)  # through an attack, with Fate cards of other names
    assert ala.position["view"]["year"] >= 1


def test_lessons_keep_to_the_shipped_components(visitor: NewVisitor, host: Server) -> None:
    ala = at_home(visitor(at=host), "Ala")
    lessons = call(ala.page, "GET", "/api/games/hadrians-wall/lessons")
    ala.go(f"/learn/hadrians-wall/{lessons[0]['id']}")
    workshop = ala.page.locator('[data-spot="build:small-workshop"]').first
    expect(workshop).to_have_accessible_name(re.compile("3 resources"))
