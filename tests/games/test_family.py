"""What every game must do, whatever it is about: run for each game, seat count and option."""

import os
import subprocess
import sys
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import ludi
from ludi.core import record, testing

HERE = Path(__file__).parent.parent
CHECKS = [
    testing.check_play,
    testing.check_refusals,
    testing.check_copies,
    testing.check_record,
    testing.check_undo,
    testing.check_knowledge,
    testing.check_words,
]
SETTINGS = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}-{n}")
    for game in ludi.games()
    for seats in game.seats
    for n, options in enumerate(game.every_options(seats))
]
TABLES = [
    pytest.param(game, seats, id=f"{game.id}-{seats}")
    for game in ludi.games()
    for seats in game.seats
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS)
def test_every_game(check, game, seats, options):
    check(game, seats, options, seed=f"{check.__name__}-{seats}")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_many_random_games_end_with_everything_conserved(game, seats):
    for n in range(20):
        fresh = game.new(seats, f"many-{n}")
        over = testing.random_game(game, seats, None, f"many-{n}")
        assert over.result() is not None
        assert game.census(over) == game.census(fresh)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_same_seed_same_game_in_every_process(game, seats):
    script = (
        "import sys, ludi; from ludi.core.testing import playthrough; "
        "game = ludi.game(sys.argv[1]); "
        "sys.stdout.write(playthrough(game, int(sys.argv[2]), None, 'ides'))"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", script, game.id, str(seats)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": "utf-8"},
            capture_output=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    }
    assert told == {testing.playthrough(game, seats, None, "ides").encode()}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_playthrough_is_as_stored(game, seats):
    """A change of behaviour shows as a diff: run with LUDI_UPDATE=1 and read the diff."""
    path = HERE / "playthroughs" / f"{game.id}-{seats}.txt"
    told = testing.playthrough(game, seats, None, f"playthrough-{seats}")
    if os.environ.get("LUDI_UPDATE"):
        path.write_text(told, "utf-8")
    assert path.read_text("utf-8") == told


RECORDS = sorted((HERE / "records").glob("*/*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_stored_record_replays(path):
    text = path.read_text("utf-8")
    match = record.read(text, ludi.game)
    assert record.write(match) == text


def test_every_game_has_stored_records():
    stored = {path.parent.name for path in RECORDS}
    assert stored == {game.id for game in ludi.games()}


@pytest.mark.parametrize("game", ludi.games(), ids=lambda game: game.id)
def test_options_and_schema_can_be_shown(game):
    schema = game.schema()["$defs"]
    assert {"Move", "View", "Options", "Result"} <= set(schema)
    for field in game.Options.__struct_fields__:
        for language in ("en", "pl"):
            assert game.texts.has(f"option-{field.replace('_', '-')}", language), field


@pytest.mark.parametrize("game", ludi.games(), ids=lambda game: game.id)
def test_options_are_listed_in_the_order_of_the_game(game):
    properties = game.options_schema()["$defs"][game.Options.__name__]["properties"]
    hints = get_type_hints(game.Options)
    for name, field in properties.items():
        if "enum" in field:
            assert tuple(field["enum"]) == get_args(hints[name])
