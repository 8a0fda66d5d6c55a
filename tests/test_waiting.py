"""What never comes ends a test, with the reason."""

import asyncio
from pathlib import Path
from queue import Queue

import pytest

from tests import serving, waiting
from tests.serving import Person
from tests.waiting import Patience, Stuck, take, until, wait_for


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "PATIENCE", 0.05)


@pytest.mark.usefixtures("impatient")
def test_what_never_comes_is_named() -> None:
    the_consul = None
    with pytest.raises(Stuck, match="the_consul is not None"):
        wait_for(lambda: the_consul is not None)
    with pytest.raises(Stuck, match="the_consul"):
        asyncio.run(until(lambda: the_consul))
    with pytest.raises(Stuck, match="a letter"):
        take(Queue(), "a letter")


def test_progress_gives_new_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "PATIENCE", 10.0)
    patience = Patience(lambda: "the end")
    for step in range(9):
        patience.spend(9.0, sign=step)
    with pytest.raises(Stuck, match="the end"):
        patience.spend(9.0, sign=step)


def test_who_hears_nothing_says_what_is_known_and_where_the_server_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving.serving(tmp_path) as server, Person(server, "Ala") as ala:
        with ala.live(ala.table("me", "open")["id"]) as live:
            live.until_table(lambda t: t["status"] == "open")
            monkeypatch.setattr(serving, "PATIENCE", 0.05)
            with pytest.raises(Stuck) as stuck:
                live.until_table(lambda t: t["status"] == "playing")
        monkeypatch.undo()
    said = str(stuck.value)
    assert 't["status"] == "playing"' in said
    assert "'status': 'open'" in said
    assert server.address in said
    assert "ludi/table/serve.py" in said  # where its thread stands
    assert "ludi/table/api/websocket.py" in said  # and what its tasks wait for
