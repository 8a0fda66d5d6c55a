"""Many play through two servers on one PostgreSQL; one is killed again and again.

Every move that was acknowledged is in the record exactly once, where it was acknowledged.
"""

from collections import Counter
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Event, Lock
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

import ludi
from ludi.core import record
from tests.serving import Live, Person, Server, serving
from tests.waiting import wait_for

TABLES = 4
KILLED_AFTER = (40, 90, 140)  # acknowledged moves


class Chronicle:
    """What the server promised to keep: by table and number of the row."""

    def __init__(self) -> None:
        self.promised: dict[tuple[str, int], tuple[int, Any]] = {}
        self.count = 0
        self._lock = Lock()
        self.milestones = {n: Event() for n in KILLED_AFTER}

    def add(self, table: str, seat: int, move: Any, answer: dict[str, Any]) -> None:
        with self._lock:
            assert (table, answer["number"]) not in self.promised
            self.promised[table, answer["number"]] = (seat, move)
            self.count += 1
        for n, reached in self.milestones.items():
            if self.count >= n:
                reached.set()


class Player:
    """Plays a game to its end; whenever the line breaks, tries the next server."""

    def __init__(self, person: Person, table: str, seat: int, servers: list[Server]) -> None:
        self.person, self.table, self.seat = person, table, seat
        self.servers = servers
        self.rng = Random(f"{table} {seat}")
        self.unheard: tuple[int, Any] | None = None  # sent, but no answer came
        self.echoes = 0  # sent again, and found to have been accepted the first time

    def play(self, chronicle: Chronicle) -> None:
        while True:
            try:
                with self.person.live(self.table) as live:
                    live.until(lambda m: m["type"] == "position")
                    self._play_on(live, chronicle)
                    return
            except (ConnectionClosed, InvalidHandshake, OSError):
                here = self.servers.index(self.person.server)
                self.person.go_to(self.servers[1 - here])

    def _play_on(self, live: Live, chronicle: Chronicle) -> None:
        while self.unheard or not live.until_asked()["result"]:
            if self.unheard is None:
                move = self.rng.choice(live.position["offers"])["move"]
                self.unheard = (live.position["number"], move)
            number, move = self.unheard
            answer = live.play(move, number)
            if answer["type"] == "position":
                chronicle.add(self.table, self.seat, move, answer)
            else:
                assert answer["refusal"]["key"] == "no-moved-on"
                live.until(lambda m: m["type"] == "position")
                self.echoes += 1
            self.unheard = None


def test_no_acknowledged_move_is_lost_or_doubled(database: str, tmp_path: Path) -> None:
    options = (tmp_path, "--database", database)
    chronicle = Chronicle()
    with serving(*options) as one, serving(*options) as two:
        servers = [one, two]
        players = [player for n in range(TABLES) for player in seated(servers, n)]
        with ThreadPoolExecutor(len(players)) as threads:
            games = [threads.submit(player.play, chronicle) for player in players]
            for life, milestone in enumerate(chronicle.milestones.values()):
                wait_for(lambda reached=milestone: reached.is_set() or any_failed(games))
                victim = servers[life % 2]
                victim.kill()
                victim.start()
            for game in games:
                game.result()
        assert chronicle.count > max(KILLED_AFTER)
        for player in players:
            player.person.go_to(one)
            check(player, chronicle)
            player.person.close()


def any_failed(games: list[Future[None]]) -> bool:
    return any(game.done() and game.exception() for game in games)


def seated(servers: list[Server], number: int) -> list[Player]:
    """Two people at one table, each at a server of their own, and a bot."""
    ala, bruno = Person(servers[0], "Ala"), Person(servers[1], "Bruno")
    table = ala.table("me", "open", "random", seed=f"chaos {number}")
    bruno.post(f"/api/tables/{table['id']}/join", {"token": table["seats"][1]["invite"]})
    return [Player(p, table["id"], seat, servers) for seat, p in enumerate((ala, bruno))]


def check(player: Player, chronicle: Chronicle) -> None:
    text = player.person.http.get(f"/api/tables/{player.table}/record").text
    match = record.read(text, ludi.game)
    assert match.state.result() is not None
    made = {n: (entry.seat, entry.move) for n, entry in enumerate(match.entries, 1)}
    promised = {
        number: (seat, match.game.move_from(move))
        for (table, number), (seat, move) in chronicle.promised.items()
        if table == player.table
    }
    assert promised.items() <= made.items()
    # Exactly once: what was sent twice was made once
    of_mine = [number for number, (seat, _) in promised.items() if seat == player.seat]
    seats = Counter(seat for seat, _ in made.values())
    assert seats[player.seat] == len(of_mine) + player.echoes
