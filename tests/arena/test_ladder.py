"""The ladder: from the bottom up, over days if need be."""

from pathlib import Path

import pytest

import ludi
from ludi.arena import ladder
from ludi.arena.ladder import Rung
from ludi.bots import levels
from ludi.cli import main


def test_every_level_meets_the_next_lower_one() -> None:
    way = [(r.above, r.below) for r in ladder.rungs(["lutetia"], [4])]
    ranks = levels()
    assert way[0] == ("greedy", "random")
    assert (ranks[0], "random") in way
    assert set(zip(ranks[1:], ranks[:-1], strict=True)) <= set(way)
    low = [(r.above, r.below) for r in ladder.rungs(["lutetia"], [4], ranks[1])]
    assert low == [("greedy", "random"), (ranks[0], "random"), (ranks[1], ranks[0])]
    assert Rung("lutetia", 4, "a", "b").contest().bots == ("a", "b", "b", "b")


def test_what_we_promise_of_the_strongest_is_measured_in_every_game() -> None:
    best = levels()[-1]
    for game in ludi.all_games():
        promised = [(r.seats, r.above, r.below) for r in ladder.timed_rungs([game.id])]
        assert (4, f"{best}@1s", "greedy") in promised
        assert (4, f"{best}@100ms", "greedy") in promised
    seven = [(r.above, r.below) for r in ladder.timed_rungs(["seven-wonders"], [4])]
    assert (f"{best}@40ms", "random") in seven
    assert not list(ladder.timed_rungs(["lutetia"], [2]))


def test_the_usual_seats_of_every_game_can_be_played() -> None:
    for game in ludi.all_games():
        assert set(ladder.usual_seats(game)) <= set(game.seats)
    alone = list(ladder.rungs(["hadrians-wall"], [1]))
    assert all(rung.contest().bots == (rung.above,) for rung in alone)
    assert all(rung.contest().options == {"difficulty": "normal"} for rung in alone)


def test_what_has_been_played_is_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    way = [Rung("lutetia", 3, "tiro@2", "random"), Rung("hadrians-wall", 1, "random", "random")]
    monkeypatch.setattr(
        ladder,
        "rungs",
        lambda ids, seats=(), top=None: [
            r for r in way if r.game in ids and r.seats in (seats or (1, 3))
        ],
    )
    monkeypatch.setattr(ladder, "timed_rungs", lambda ids, seats=(): [])
    out = tmp_path / "docs" / "strength.md"

    def command(*args: str) -> str:
        with pytest.raises(SystemExit) as exit:
            main(["ladder", *args, "--store", str(tmp_path), "--out", str(out)])
        assert exit.value.code == 0, capsys.readouterr().err
        return out.read_text()

    assert "Nothing has been measured" in command("--games", "0")
    first = command("lutetia", "--games", "3")
    assert "| tiro@2 | 2 random | 3 |" in first
    assert "\n## Lutetia\n" in first
    assert "### 3 seats (par 33 %)" in first
    both = command("--games", "3")
    assert first.partition("## Lutetia")[2] == both.partition("## Lutetia")[2]  # not played again
    assert "### Alone" in both
    assert "| random | 3 |" in both
    notes = f"{ladder.BY_HAND}\n\n## What was tried\n\nMuch.\n"
    out.write_text(both + "\n" + notes)
    again = command("--games", "0")
    assert again == command("--games", "0")
    assert again.startswith(both)
    assert again.endswith(notes)
