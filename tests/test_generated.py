"""Files of the page that are made from the Python code are what the code makes today."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[1]
TYPES = ROOT / "web/src/generated"
SAMPLES = {
    "lutetia": "web/scripts/lutetia-samples.py",
}


def test_the_types_of_the_page_are_those_of_the_games_and_the_protocol(tmp_path: Path) -> None:
    """After a change of moves, views, options or messages: python hatch_build.py npm run types"""
    npm = [sys.executable, "hatch_build.py", "npm", "run", "types", "--", str(tmp_path)]
    subprocess.run(npm, cwd=ROOT, check=True, timeout=PATIENCE)
    made = {path.name: path.read_text("utf-8") for path in tmp_path.iterdir()}
    stored = {path.name: path.read_text("utf-8") for path in TYPES.iterdir()}
    assert made == stored


@pytest.mark.parametrize("game", SAMPLES)
def test_the_samples_of_the_page_are_what_the_engine_plays(game: str) -> None:
    """After a change: python web/scripts/<game>-samples.py > web/src/games/<game>/samples.json"""
    script = [sys.executable, SAMPLES[game]]
    made = subprocess.run(script, cwd=ROOT, check=True, capture_output=True, timeout=PATIENCE)
    assert made.stdout == (ROOT / f"web/src/games/{game}/samples.json").read_bytes()


def test_every_sample_file_has_a_script() -> None:
    found = {path.parent.name for path in ROOT.glob("web/src/games/*/samples.json")}
    assert found == set(SAMPLES)
