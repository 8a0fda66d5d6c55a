"""A real server in a process of its own, and people who talk to it."""

from __future__ import annotations

import atexit
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import ClientConnection, connect

from tests import stacks
from tests.waiting import PATIENCE, WITNESSES, Stuck, source_of, wait_for

STARTED: list[Server] = []


def _folder() -> Path:
    """Where servers write what they have to say, and where they stand when asked."""
    if watched := os.environ.get(stacks.VARIABLE):
        return Path(watched)
    folder = tempfile.mkdtemp(prefix="ludi-servers-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


FOLDER = _folder()


class Server:
    """`ludi serve` on a free port."""

    def __init__(self, store: Path, *options: str, env: dict[str, str] | None = None) -> None:
        self.store = store
        self._options = options
        self._env = os.environ | stacks.environment(FOLDER)
        self._env |= {"LUDI_BOT_PAUSE": "0", "LUDI_LIMITS": "0"} | (env or {})
        self._log = FOLDER / f"server-{os.getpid()}-{len(STARTED)}.log"
        self._ended_at: float | None = None
        STARTED.append(self)
        self.address, self.port = "", 0
        self.start()

    def start(self) -> None:
        """Also after a stop: at the same address, as a server that comes back."""
        command = [sys.executable, "-m", "ludi.cli", "serve", "--store", str(self.store)]
        command += ["--port", str(self.port), *self._options]
        with self._log.open("a") as log:
            said_before = log.tell()
            self.process = subprocess.Popen(
                command, stdout=log, stderr=subprocess.STDOUT, env=self._env
            )
        self._ended_at = None
        self.address = wait_for(lambda: self._address(said_before))
        self.port = urlsplit(self.address).port or 0

    def _address(self, said_before: int) -> str | None:
        """What the server says when it is ready."""
        ended = self.process.poll() is not None
        said = self._log.read_bytes()[said_before:].decode(errors="replace")
        found = re.search(r"(http://[^\s/]+)\S*\s", said)
        assert found or not ended, f"The server did not start: {said}"
        return found[1] if found else None

    def ran_since(self, when: float) -> bool:
        return self._ended_at is None or self._ended_at >= when

    def said(self) -> str:
        """All that it wrote to its output and its log."""
        return self._log.read_text(errors="replace")

    def last_words(self, lines: int = 40) -> str:
        return "\n".join(self.said().splitlines()[-lines:])

    def stands_at(self) -> str:
        """What it said last, and its stacks."""
        here = stacks.stacks_of(FOLDER, self.process.pid)
        return f"--- the server at {self.address}\n{self.last_words()}\n{here}"

    def stop(self) -> None:
        self.process.terminate()
        self._ended()

    def kill(self) -> None:
        """As if the plug were pulled: kill -9."""
        self.process.kill()
        self._ended()

    def _ended(self) -> None:
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise Stuck("the end of the server") from None
        finally:
            self.process.kill()
            self._ended_at = time.time()

    def restart(self) -> None:
        self.stop()
        self.start()


@WITNESSES.append
def _running_servers() -> str:
    return "\n".join(server.stands_at() for server in STARTED if server.ran_since(time.time()))


@contextmanager
def serving(store: Path, *options: str, env: dict[str, str] | None = None) -> Iterator[Server]:
    server = Server(store, *options, env=env)
    try:
        yield server
    finally:
        server.stop()


def client(server: Server, **more: Any) -> httpx.Client:
    return httpx.Client(base_url=server.address, timeout=PATIENCE, **more)


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    """What somebody gets who comes without a cookie."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    with client(server) as nobody:
        return nobody.get(path, headers=named)


class Person:
    """Somebody with a browser: a cookie, HTTP, and live connections."""

    def __init__(self, server: Server, name: str | None = None) -> None:
        self.server = server
        self.http = client(server)
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
        path = f"/api/tables/{table}/live{query}"
        return Live(line(address + path, additional_headers={"Cookie": cookie}))

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def line(address: str, **more: Any) -> ClientConnection:
    """A live connection that nobody gives up because the machine is busy."""
    return connect(
        address, open_timeout=PATIENCE, close_timeout=PATIENCE, ping_interval=None, **more
    )


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

    def hear(self, what: Callable[[], str] = lambda: "a message") -> dict[str, Any]:
        try:
            message: dict[str, Any] = json.loads(self.connection.recv(PATIENCE))
        except TimeoutError:
            raise Stuck(f"{what()}; {self._known()}") from None
        self.heard.append(message)
        if message["type"] == "position":
            self.position = message
            self.log = self.log[: message["from"]] + message["events"]
        if message["type"] == "table":
            self.table = message["table"]
        return message

    def _known(self) -> str:
        said = ("number", "moves", "actors", "prompt")
        position = {name: self.position.get(name) for name in said}
        return f"{len(self.heard)} messages came, position {position}, table {self.table}"

    def until(self, condition: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The first message from now on that fits."""
        while not condition(message := self.hear(lambda: source_of(condition))):
            pass
        return message

    def until_table(self, condition: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The table, maybe as heard last, that fits."""
        while not (self.table and condition(self.table)):
            self.hear(lambda: source_of(condition))
        return self.table

    def until_position(self, condition: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The position, maybe the last one heard, that fits."""
        while not (self.position and condition(self.position)):
            self.hear(lambda: source_of(condition))
        return self.position

    def until_asked(self) -> dict[str, Any]:
        """The position, maybe the last one heard, in which this seat may move or all is over."""
        return self.until_position(lambda p: p["offers"] or p["result"])

    def catch_up(self, number: int) -> dict[str, Any]:
        return self.until_position(lambda p: p["number"] >= number)

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
