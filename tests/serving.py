"""A real server in a process of its own, and people who talk to it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import ClientConnection, connect


def wait_for(condition: Callable[[], Any]) -> Any:
    """For what another process does; no test depends on how long that takes."""
    while not (found := condition()):
        time.sleep(0.01)
    return found


class Server:
    """`ludi serve` on a free port."""

    def __init__(self, store: Path, *options: str, env: dict[str, str] | None = None) -> None:
        self.store = store
        self._options = options
        self._env = os.environ | {"LUDI_BOT_PAUSE": "0", "LUDI_LIMITS": "0"} | (env or {})
        self.port = 0
        self.start()

    def start(self) -> None:
        """Also after a stop: at the same address, as a server that comes back."""
        command = [sys.executable, "-m", "ludi.cli", "serve", "--store", str(self.store)]
        command += ["--port", str(self.port), *self._options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=self._env)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, f"The server did not start: {line!r}"
        self.address = found[0].rstrip("/")
        self.port = urlsplit(self.address).port or 0

    def stop(self) -> None:
        self.process.terminate()
        self.process.communicate()

    def kill(self) -> None:
        """As if the plug were pulled: kill -9."""
        self.process.kill()
        self.process.communicate()

    def restart(self) -> None:
        self.stop()
        self.start()


@contextmanager
def serving(store: Path, *options: str, env: dict[str, str] | None = None) -> Iterator[Server]:
    server = Server(store, *options, env=env)
    try:
        yield server
    finally:
        server.stop()


class Person:
    """Somebody with a browser: a cookie, HTTP, and live connections."""

    def __init__(self, server: Server, name: str | None = None) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=None)
        self.me = self.get("/api/me")
        if name is not None:
            self.put("/api/me", {"name": name})

    def go_to(self, server: Server) -> None:
        """The same person at another server: the cookie is good at all that share a database."""
        self.server = server
        self.http.base_url = httpx.URL(server.address)

    def get(self, path: str, **query: Any) -> Any:
        return self._answer(self.http.get(path, params=query))

    def put(self, path: str, body: Any) -> Any:
        return self._answer(self.http.put(path, json=body))

    def post(self, path: str, body: Any = None) -> Any:
        return self._answer(self.http.post(path, json={} if body is None else body))

    @staticmethod
    def _answer(response: httpx.Response) -> Any:
        assert response.is_success, f"{response.status_code}: {response.text}"
        return response.json()

    def table(self, *seats: str, **more: Any) -> Any:
        """`table("me", "open", "greedy")`: any other word is the level of a bot."""
        wanted = [
            {"kind": s} if s in ("me", "open") else {"kind": "bot", "level": s} for s in seats
        ]
        return self.post("/api/tables", {"game": "lutetia", "seats": wanted, **more})

    def live(self, table: str, query: str = "") -> Live:
        cookie = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        address = self.server.address.replace("http", "ws", 1)
        return Live(
            connect(
                f"{address}/api/tables/{table}/live{query}",
                additional_headers={"Cookie": cookie},
                open_timeout=None,
                close_timeout=None,
                ping_interval=None,
            )
        )

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Live:
    """A live connection that remembers all it was sent."""

    def __init__(self, line: AbstractContextManager[ClientConnection]) -> None:
        self._stack = ExitStack()
        self.connection = self._stack.enter_context(line)
        self.heard: list[dict[str, Any]] = []
        self.position: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self._id = 0

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.connection.recv())
        self.heard.append(message)
        if message["type"] == "position":
            self.position = message
            self.log = self.log[: message["from"]] + message["events"]
        if message["type"] == "table":
            self.table = message["table"]
        return message

    def until(self, condition: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The first message from now on that fits."""
        while not condition(message := self.hear()):
            pass
        return message

    def until_asked(self) -> dict[str, Any]:
        """The position, maybe the last one heard, in which this seat may move or all is over."""
        while not (self.position and (self.position["offers"] or self.position["result"])):
            self.hear()
        return self.position

    def catch_up(self, number: int) -> None:
        while self.position.get("number", -1) < number:
            self.hear()

    def say(self, type: str, **fields: Any) -> int:
        self._id += 1
        self.send({"type": type, "id": self._id, **fields})
        return self._id

    def send(self, message: Any) -> None:
        self.connection.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def answer(self, id: int) -> dict[str, Any]:
        return self.until(lambda m: m.get("id") == id)

    def play(self, move: Any = None, number: int | None = None) -> dict[str, Any]:
        """Play (the first offer, if none is given) and hear what comes of it."""
        move = self.position["offers"][0]["move"] if move is None else move
        number = self.position["number"] if number is None else number
        return self.answer(self.say("play", number=number, move=move))

    def undo(self) -> dict[str, Any]:
        return self.answer(self.say("undo", number=self.position["number"]))

    def redo(self) -> dict[str, Any]:
        return self.answer(self.say("redo", number=self.position["number"]))

    def why(self, move: Any) -> dict[str, Any]:
        return self.answer(self.say("why", move=move))

    def close(self) -> None:
        self._stack.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def in_step(*players: Live) -> None:
    """Let all hear what the one who knows most has heard."""
    newest = max(player.position.get("number", 0) for player in players)
    for player in players:
        player.catch_up(newest)
