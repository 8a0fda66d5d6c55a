"""The arena plays, remembers, goes on, and gives the same results everywhere."""

import os
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import polars
import pytest

import ludi
from ludi.arena import parquet, report, run, schedule
from ludi.arena.engines import Engine, games_of
from ludi.arena.ledger import GAMES, Ledger
from ludi.arena.play import Played, standing
from ludi.arena.schedule import Contest, contest, fixtures
from ludi.core.errors import InvalidInput
from ludi.core.result import Result, Score
from ludi.games import use
from tests.games.own_files import CHANGED, own_file
from tests.waiting import PATIENCE, wait_for


def lutetia(*bots: str, seats: int = 3, seed: str = "ides") -> Contest:
    return contest(ludi.game("lutetia"), bots, seats, seed)


def timeless(games: list[Played]) -> list[Played]:
    """Without what the clock says: all else must be the same."""
    return [
        msgspec.structs.replace(
            game, seats=[msgspec.structs.replace(seat, seconds=0.0) for seat in game.seats]
        )
        for game in games
    ]


@pytest.mark.parametrize(("engine", "jobs"), [("local", 2), ("ray", 2)])
def test_results_are_the_same_whoever_plays_the_games(
    tmp_path: Path, engine: Engine, jobs: int
) -> None:
    wanted = lutetia("tiro@2", "random", "random")
    alone = run.run(wanted, 6, tmp_path / "alone")
    others = run.run(wanted, 6, tmp_path / "others", jobs, engine)
    assert len(alone.games) == 6
    assert timeless(alone.games) == timeless(others.games)


def test_a_contest_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    wanted = lutetia("random", "tiro@2")
    whole = run.run(wanted, 12, tmp_path / "whole")
    run.run(wanted, 5, tmp_path / "parts")
    ledger = tmp_path / "parts" / GAMES
    with ledger.open("ab") as torn:
        torn.write(b'{"deal": 99, "rot')  # killed in the middle of a line
    before = ledger.read_bytes().rpartition(b"\n")[0]
    again = run.run(wanted, 12, tmp_path / "parts")
    assert again.before == 6
    assert ledger.read_bytes().startswith(before)
    assert timeless(again.games) == timeless(whole.games)


def test_a_killed_run_goes_on_without_playing_a_game_twice(tmp_path: Path) -> None:
    call = [sys.executable, "-m", "ludi.cli", "arena", "lutetia", "--bots", "random"]
    call += ["--seats", "3", "--games", "100", "--out", str(tmp_path / "out")]
    games = tmp_path / "out" / GAMES
    first = subprocess.Popen(call, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    wait_for(lambda: games.exists() and games.read_bytes().count(b"\n") >= 3)
    os.kill(first.pid, signal.SIGKILL)
    first.wait(PATIENCE)
    done = games.read_bytes().count(b"\n")
    second = subprocess.run(call, capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert f"({done} of them played before)" in second.stdout
    lines = games.read_bytes().splitlines()
    keys = [msgspec.json.decode(line, type=Played).key for line in lines]
    assert len(keys) == len(set(keys)) == 100


def test_another_contest_does_not_spoil_the_results(tmp_path: Path) -> None:
    Ledger(tmp_path, lutetia("random")).close()
    with pytest.raises(InvalidInput, match=r"another contest.*seed: ides, not nones"):
        Ledger(tmp_path, lutetia("random", seed="nones"))
    (tmp_path / GAMES).write_text("nonsense\n")
    with pytest.raises(InvalidInput, match="line 1"):
        Ledger(tmp_path, lutetia("random"))


def test_a_contest_is_played_with_the_same_components(tmp_path: Path) -> None:
    game = ludi.game("lutetia")
    file = own_file(tmp_path, game, CHANGED["lutetia"])
    mine = contest(game.with_data(file), ("random",), 2, "own", data=file)
    try:
        assert schedule.load(mine).data.fingerprint == mine.fingerprint
        own_file(tmp_path, game)  # now it is the shipped one again, under the same id
        with pytest.raises(InvalidInput, match="have changed since the contest began"):
            schedule.load(mine)
    finally:
        use(game)
    Ledger(tmp_path / "out", mine).close()
    with pytest.raises(InvalidInput, match=f"fingerprint: {mine.fingerprint}, not"):
        Ledger(tmp_path / "out", contest(game, ("random",), 2, "own", data=file))


def test_a_contest_of_an_older_version_goes_on(tmp_path: Path) -> None:
    wanted = lutetia("random")
    older = msgspec.structs.replace(wanted, fingerprint=None)
    Ledger(tmp_path, older).close()
    assert run.run(wanted, 2, tmp_path).games


def test_what_is_missing_is_said_before_any_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "find_spec", lambda name: None if name == "polars" else name)
    with pytest.raises(InvalidInput, match=r"need polars: pip install 'ludi-romani\[arena\]'"):
        run.check_extra()
    monkeypatch.setitem(sys.modules, "ray", None)
    wanted = lutetia("random")
    with pytest.raises(InvalidInput, match="needs Ray"):
        list(games_of("ray", wanted, fixtures(wanted, 1), 1))


def test_who_fails_is_last_and_wins_nothing() -> None:
    scores = [Score.of(x=points) for points in (9, 7, 7, 1)]
    result = Result(scores, [1, 2, 2, 4], [0], "end")
    assert standing(result, ["crashed", None, None, None]) == ([4, 1, 1, 3], [0, 0.5, 0.5, 0])
    assert standing(result, ["a", "b", "c", "d"]) == ([4, 4, 4, 4], [0, 0, 0, 0])
    assert standing(result, [None] * 4) == ([1, 2, 2, 4], [1, 0, 0, 0])


def test_a_kept_tree_offers_no_move_of_another_question(tmp_path: Path) -> None:
    wanted = contest(ludi.game("lutetia"), ("tiro", "random"), 2, "ladder")
    assert run.run(wanted, 20, tmp_path).broken == []


class Seen(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [v or "" for k, v in attrs if k in ("src", "href", "xlink:href")]


@pytest.mark.parametrize("id", [game.id for game in ludi.all_games()])
def test_tables_and_report_of_every_game(tmp_path: Path, id: str) -> None:
    game = ludi.game(id)
    seats = max(3, game.seats[0])
    wanted = contest(game, ("random",) * seats, seats, "ides")
    outcome = run.run(wanted, 3, tmp_path)
    assert not outcome.broken
    parquet.write(outcome.games, tmp_path)
    rows = polars.read_parquet(tmp_path / "seats.parquet")
    assert rows.height == seats * len(outcome.games)
    parts = [name for name in rows.columns if name.startswith("part_")]
    assert (rows.select(polars.sum_horizontal(parts)).to_series() == rows["score"]).all()
    taken = polars.read_parquet(tmp_path / "taken.parquet")
    assert taken.height > 0
    told = report.html(wanted, outcome.games)
    seen = Seen()
    seen.feed(told)
    assert f"<h1>{game.texts.title('en')}</h1>" in told
    assert seen.tags.count("svg") >= 4
    assert all(link.startswith("#") for link in seen.links)  # nothing to fetch
    assert "#00000" not in told  # every stand-in colour has become the page's
    for kind, thing in set(zip(taken["kind"], taken["id"], strict=True)):
        assert report._thing(game, f"{kind} {thing}") in told or taken.height > report.MOST_THINGS
