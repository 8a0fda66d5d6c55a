"""What every game must do, whatever it is about: run for each game, seat count and option."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import ludi
from ludi.core import record, testing
from tests.waiting import PATIENCE

HERE = Path(__file__).parent.parent
CHECKS = [
    testing.check_play,
    testing.check_refusals,
    testing.check_copies,
    testing.check_record,
    testing.check_undo,
    testing.check_knowledge,
    testing.check_guesses,
    testing.check_preview,
    testing.check_words,
    testing.check_spectators,
    testing.check_waiting,
]
TABLES = [
    pytest.param(game, seats, id=f"{game.id}-{seats}")
    for game in ludi.all_games()
    for seats in game.seats
]


def pytest_generate_tests(metafunc):
    """Settings that show every pair of options; with --deep, all that there are."""
    if "setting" not in metafunc.fixturenames:
        return
    chosen = list if metafunc.config.getoption("deep") else testing.pairwise_settings
    settings = [
        pytest.param(game, setting, id=f"{game.id}-{setting_name(game, *setting)}")
        for game in ludi.all_games()
        for setting in chosen(testing.every_setting(game))
    ]
    metafunc.parametrize(("game", "setting"), settings)


def setting_name(game, seats, options):
    """The seats and whatever is not as usual: `4-no_passing=True`."""
    usual = game.Options()
    fields = [(name, getattr(options, name)) for name in options.__struct_fields__]
    unusual = [f"{name}={value}" for name, value in fields if value != getattr(usual, name)]
    return "-".join([str(seats), *unusual])


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_every_game(game, setting, check):
    seats, options = setting
    check(game, seats, options, seed=f"{check.__name__}-{seats}")


@pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)
def test_the_settings_tried_show_every_pair_of_options(game):
    def pairs(settings):
        return {pair for setting in settings for pair in testing.pairs_of(setting)}

    every = list(testing.every_setting(game))
    chosen = testing.pairwise_settings(every)
    assert pairs(chosen) == pairs(every)
    assert set(chosen) <= set(every)
    assert len(chosen) < len(every) or len(every) < 10


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_many_random_games_end_with_everything_conserved(game, seats):
    for n in range(20):
        fresh = game.new(seats, f"many-{n}")
        over = testing.random_game(game, seats, None, f"many-{n}")
        assert over.result() is not None
        assert game.census(over) == game.census(fresh)


@pytest.mark.parametrize("hash_seed", ["1", "2"])
@pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)
def test_same_seed_same_game_in_every_process(game, hash_seed):
    script = (
        "import sys, ludi; from ludi.core.testing import playthrough; "
        "game = ludi.game(sys.argv[1]); "
        "[sys.stdout.write(playthrough(game, seats, None, 'ides')) for seats in game.seats]"
    )
    told = subprocess.run(
        [sys.executable, "-c", script, game.id],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        check=True,
        timeout=PATIENCE,
    ).stdout.decode()
    here = [testing.playthrough(game, seats, None, "ides") for seats in game.seats]
    assert told == "".join(here)


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
    """Those of older rules as well: they keep the version they were played with."""
    text = path.read_text("utf-8")
    match = record.read(text, ludi.game)
    assert record.write(match) == re.sub(
        r"^rules: \d+$", f"rules: {match.game.rules}", text, count=1, flags=re.MULTILINE
    )


def test_every_game_has_stored_records():
    stored = {path.parent.name for path in RECORDS}
    assert stored == {game.id for game in ludi.all_games()}


@pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)
def test_options_and_schema_can_be_shown(game):
    schema = game.schema()["$defs"]
    assert {"Move", "View", "Options", "Result"} <= set(schema)
    for field in game.Options.__struct_fields__:
        for language in ("en", "pl"):
            assert game.texts.has(f"option-{field.replace('_', '-')}", language), field


@pytest.mark.parametrize("game", ludi.all_games(), ids=lambda game: game.id)
def test_options_are_listed_in_the_order_of_the_game(game):
    properties = game.options_schema()["$defs"][game.Options.__name__]["properties"]
    hints = get_type_hints(game.Options)
    for name, field in properties.items():
        if "enum" in field:
            assert tuple(field["enum"]) == get_args(hints[name])
