"""A stored record for each way the game can end, and one for each variant."""

from pathlib import Path

import pytest

import ludi
from ludi.core import record
from tests.games.clauses import clauses

RECORDS = Path(__file__).parents[2] / "records" / "glory-to-rome"
ENDINGS = {
    "deck": "deck-empty",
    "sites": "last-in-town-site-taken",
    "catacomb": "catacomb-completed",
    "forum": "forum-condition",
    "concession": "concession-by-all",
    "stalemate": "stalemate",
}


def replayed(name: str):
    return record.read((RECORDS / f"{name}.txt").read_text("utf-8"), ludi.game).state


@clauses("18.1", "18.2", "18.3", "18.4", "18.5", "18.9", "5.5.1")
@pytest.mark.parametrize("name", ENDINGS)
def test_a_record_ends_in_this_way(name):
    s = replayed(name)
    assert s.ended == ENDINGS[name]
    assert s.actors() == ()
    assert s.result().ended == f"end-{ENDINGS[name]}"


@clauses("20.2", "20.3")
@pytest.mark.parametrize("name", ["classic", "simplified"])
def test_a_record_of_this_variant(name):
    s = replayed(name)
    assert s.options.variant == name
    assert s.result() is not None


def test_every_ending_that_can_be_told_has_its_record():
    from fluent.syntax import FluentParser, ast

    folder = ludi.game("glory-to-rome").folder / "text"
    entries = FluentParser().parse((folder / "terms.en.ftl").read_text("utf-8")).body
    told = {e.id.name for e in entries if isinstance(e, ast.Message)}
    endings = {name.removeprefix("end-") for name in told if name.startswith("end-")}
    assert endings == set(ENDINGS.values())
