"""Whatever comes over the wire: a clear answer, at a cost in proportion to its length."""

import json
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from ludi.core import record
from ludi.core.match import Match
from ludi.core.testing import random_match
from ludi.games import game
from ludi.table.api import accounts, lessons, notes, records, tables
from ludi.table.api import websocket as live
from ludi.table.api.host_names import HostNames, name_in
from ludi.table.api.messages import NewSeat, NewTable
from ludi.table.app import create_app
from ludi.table.errors import TableError, language_of
from ludi.table.notify.webhooks import check_address
from ludi.table.people import identity as people
from ludi.table.people import names
from ludi.table.settings import MAX_BODY, Settings
from tests.costs import SHAPES, Shape, assert_linear
from tests.serving import Person, Server, get, serving
from tests.visitor import Answer, Visitor, visiting
from tests.waiting import PATIENCE

LUTETIA = game("lutetia")
RECORD = record.write(random_match(LUTETIA, 3, None, "hostile"))
UNFINISHED = record.write(LUTETIA.match(3, "hostile"))
OURS = people.People("secret")
SEATS = [NewSeat("me"), NewSeat("open")]


def table_with(**wanted: Any) -> object:
    return tables.table_from(NewTable(**{"game": "lutetia", "seats": SEATS} | wanted), "host")


# What is read by functions of ours

READERS: dict[str, Callable[[str], object]] = {
    "a language": language_of,
    "a language and blanks": lambda text: language_of(f"en{text}"),
    "languages": lambda text: language_of(f"en,{text}"),
    "a language's weight": lambda text: language_of(f"en;q={text}"),
    "a cookie": lambda text: OURS.guest(people._cookie(text)),
    "our cookie": lambda text: OURS.guest(people._cookie(f"ludi={text}")),
    "a token": lambda text: OURS.bearer(f"Bearer {text}"),
    "a host": HostNames().include,
    "a host's port": lambda text: name_in(f"localhost:{text}"),
    "a host in brackets": lambda text: name_in(f"[{text}]"),
    "a host that is listed": lambda text: HostNames([text]),
    "a name": names.checked_name,
    "a name to sign in with": accounts.account_key,
    "a note": notes._checked,
    "a seed": tables.checked_seed,
    "a webhook": lambda text: check_address(text, private=False),
    "a webhook's host": lambda text: check_address(f"http://{text}/", private=False),
    "a webhook's path": lambda text: check_address(f"https://chat.example/{text}", private=False),
    "a command": live._command,
    "a command's id": lambda text: live._id_of_invalid(f'{{"id": {text}}}'),
    "a move of a command": lambda text: live._command(
        json.dumps({"type": "why", "id": 1, "move": {"type": text}})
    ),
    "a record": lambda text: records._read(text, None),
    "a record's seed": lambda text: records._read(RECORD.replace("hostile", text), None),
    "a table's game": lambda text: table_with(game=text),
    "a table's options": lambda text: table_with(options={text: text}),
    "a table's bot": lambda text: table_with(seats=[*SEATS, NewSeat("bot", text)]),
    "a lesson": lambda text: lessons.known_lesson("lutetia", text),
    "an error": lambda text: TableError(400, "error-bad-request", detail=text),
}


@pytest.mark.parametrize("reader", READERS)
def test_reading_takes_time_in_proportion_to_length(reader: str) -> None:
    assert_linear(READERS[reader])


# The whole way of a request, without a network


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    with visiting(Settings(store=tmp_path_factory.mktemp("store"), limited=False)) as visitor:
        yield visitor


def assert_clear(answer: Answer) -> None:
    """Accepted, or refused with a sentence that one can read."""
    assert answer.status < 500, answer
    if answer.status >= 400:
        assert 0 < len(answer.body) < 4 * MAX_BODY / 64


HEADERS = (
    "accept", "accept-encoding", "accept-language", "authorization", "content-length",
    "content-type", "cookie", "host", "if-none-match", "origin", "x-forwarded-host",
)  # fmt: skip
OF_BYTES: dict[str, Shape] = {
    name: shape
    for name, shape in SHAPES.items()
    if shape(100).isprintable() and ord(max(shape(100))) < 256
}


@pytest.mark.parametrize("header", HEADERS)
def test_headers(visitor: Visitor, header: str) -> None:
    for start in {"cookie": ("", "ludi="), "authorization": ("", "Bearer ")}.get(header, ("",)):

        def send(text: str, start: str = start) -> None:
            sent = {header: start + text}
            assert_clear(visitor.ask("GET", "/api/nothing", headers=sent))
            assert_clear(visitor.ask("PUT", "/api/me", '{"name": "Ala"}', headers=sent))

        assert_linear(send, OF_BYTES, longest=64_000)


PATHS = ("/", "/api/", "/api/tables/", "/api/games/", "/api/games/lutetia/rules/")


@pytest.mark.parametrize("start", PATHS)
def test_paths(visitor: Visitor, start: str) -> None:
    shapes = SHAPES | {"controls": lambda n: "\x1b" * n, "no letter": lambda n: "\ufffd" * n}
    for end in ("", "/at/0"):
        assert_linear(
            lambda text, end=end: assert_clear(visitor.ask("GET", start + text + end)),
            shapes,
            longest=64_000,
        )


@pytest.mark.parametrize("start", ["", "seat=", "after=", "lang="])
def test_queries(visitor: Visitor, start: str) -> None:
    for path in ("/api/games", "/api/tables/x/at/0", "/api/tables/x/position"):
        assert_linear(
            lambda text, path=path: assert_clear(visitor.ask("GET", path, query=start + text)),
            OF_BYTES,
            longest=64_000,
        )


# Bodies: every field of every one, with what nobody expects

VALUES = (
    "9" * 19, "9" * 30, "-" + "9" * 300, "9" * 5000, "1e400", "1.5", "null", "true", "0", "NaN",
    '""', '"\\u0000x"', '"\\ud800"', '"' + "a" * 60_000 + '"', '"' + "e\u0301\u0323" * 9_000 + '"',
    "[" * 20_000 + "]" * 20_000, '{"a":' * 8_000 + "1" + "}" * 8_000, "[" + "0," * 20_000 + "0]",
    '"legatus@' + "9" * 400 + '"', '"legatus@0.1' + "0" * 30 + 's"', '"http://["', "{}",
)  # fmt: skip


def bodies(opened: str, running: str, over: str) -> list[tuple[str, str, str, Any]]:
    """Every operation that takes a body: method, its path in the schema, its path, a good body."""
    game, table = "/api/games/{game_id}/lessons/{lesson_id}", "/api/tables/{id}"
    move = {"type": "legions", "by_seat": [2, 0]}
    bot = {"kind": "bot", "level": "random", "name": "x"}
    new = {
        "game": "lutetia",
        "seats": [{"kind": "me", "name": "x"}, bot],
        "options": {"bribe_mode": "waves"},
        "seed": "x",
        "pace": 60,
        "grace": 60,
    }
    words = {"name": "Ala", "passphrase": "veni vidi vici"}
    return [
        ("PUT", "/api/me", "/api/me", {"name": "Ala"}),
        ("PUT", "/api/me/webhook", "/api/me/webhook", {"url": None, "language": "en"}),
        ("POST", "/api/account", "/api/account", words),
        ("POST", "/api/session", "/api/session", words),
        (
            "PUT",
            "/api/account/passphrase",
            "/api/account/passphrase",
            {"passphrase": "", "new": ""},
        ),
        ("POST", "/api/guests", "/api/guests", {"name": "Ala"}),
        (
            "POST",
            game,
            "/api/games/lutetia/lessons/LUT-EX-05a",
            {"moves": [move], "answer": 1, "hint": True},
        ),
        (
            "POST",
            f"{game}/preview",
            "/api/games/lutetia/lessons/LUT-EX-05a/preview",
            {"moves": [move], "tries": [move], "at": "less:legions"},
        ),
        ("POST", "/api/tables", "/api/tables", new),
        ("POST", f"{table}/join", f"/api/tables/{opened}/join", {"token": "x", "name": "x"}),
        ("POST", f"{table}/seats/{{number}}", f"/api/tables/{opened}/seats/1", {"kind": "open"}),
        ("POST", f"{table}/resign", f"/api/tables/{running}/resign", {"seat": 5}),
        ("POST", f"{table}/end", f"/api/tables/{running}/end", {"agree": True}),
        ("POST", f"{table}/moves", f"/api/tables/{running}/moves", {"number": 0, "move": move}),
        (
            "POST",
            f"{table}/preview",
            f"/api/tables/{running}/preview",
            {"moves": [move], "at": "less:legions"},
        ),
        ("POST", f"{table}/notes", f"/api/tables/{running}/notes", {"moves": 0, "text": "x"}),
        ("POST", f"{table}/hints", f"/api/tables/{running}/hints", {"agree": True}),
        (
            "POST",
            f"{table}/branches",
            f"/api/tables/{over}/branches",
            {"moves": 1, "seat": 0, "level": "random"},
        ),
        ("POST", "/api/records", "/api/records", {"record": RECORD, "seat": 0, "level": "random"}),
        ("POST", "/api/account/delete", "/api/account/delete", {"passphrase": "x"}),
    ]


def spoilt(body: Any) -> Iterator[str]:
    """The body, with each value in it replaced by each of the unexpected ones."""
    for place in places(body):
        text = json.dumps(with_mark(body, place))
        yield from (text.replace('"@"', value) for value in VALUES)


def places(body: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    yield path
    if isinstance(body, dict | list):
        for key, value in body.items() if isinstance(body, dict) else enumerate(body):
            yield from places(value, (*path, key))


def with_mark(body: Any, path: tuple[str | int, ...]) -> Any:
    if not path:
        return "@"
    changed = dict(body) if isinstance(body, dict) else list(body)
    changed[path[0]] = with_mark(changed[path[0]], path[1:])  # type: ignore[index, call-overload]
    return changed


def made(answer: Answer) -> str:
    assert answer.status == 201, answer
    return str(json.loads(answer.body)["id"])


def test_bodies_are_accepted_or_refused_with_a_reason(settings: Settings) -> None:
    """On either database: they differ in what they can keep."""
    quiet = Settings(settings.store, settings.database, bot_pause=0, limited=False)
    with visiting(quiet) as visitor:

        def table(kind: str) -> str:
            seats = [{"kind": "me"}, {"kind": kind}]
            wanted = json.dumps({"game": "lutetia", "seats": seats})
            return made(visitor.ask("POST", "/api/tables", wanted))

        over = made(visitor.ask("POST", "/api/records", json.dumps({"record": RECORD})))
        takers = bodies(table("open"), table("bot"), over)
        for method, _, path, good in takers:
            for body in spoilt(good):
                assert_clear(visitor.ask(method, path, body))
        for number in ("9" * 19, "9" * 30, "-" + "9" * 30, "9" * 5000, "1_0", "x"):
            for path in (f"/api/tables/{over}/at/{number}", f"/api/tables/{over}/story/{number}"):
                assert_clear(visitor.ask("GET", path))
            for path in (f"/api/tables/{over}/at/0", f"/api/tables/{over}/story"):
                assert_clear(visitor.ask("GET", path, query=f"seat={number}"))


def test_every_body_is_among_them() -> None:
    promised = create_app(Settings(store=Path("nowhere"))).openapi_schema.paths or {}
    asked = {
        (method.upper(), path)
        for path, item in promised.items()
        for method in ("put", "post")
        if (operation := getattr(item, method)) is not None and operation.request_body is not None
    }
    assert {(method, path) for method, path, _, _ in bodies("", "", "")} == asked


# Ids and what else a database may not be able to keep

NO_IDS = ("%00", "x%00y", "%01", "%7F", "%C2%85", "%ED%A0%80", "x" * 5000, "9" * 400)
BY_ID = (
    ("GET", "/api/tables/{}"), ("GET", "/api/tables/{}/record"), ("GET", "/api/tables/{}/at/0"),
    ("GET", "/api/tables/{}/story"), ("GET", "/api/tables/{}/position"),
    ("GET", "/api/tables/{}/notes"), ("GET", "/api/tables/{}/analysis"),
    ("POST", "/api/tables/{}/analysis"), ("POST", "/api/tables/{}/hint"),
    ("POST", "/api/tables/{}/start"), ("POST", "/api/tables/{}/join"),
    ("POST", "/api/tables/{}/moves"), ("POST", "/api/tables/{}/preview"),
    ("DELETE", "/api/tables/{}/notes/x"),
    ("DELETE", "/api/tables/x/notes/{}"), ("DELETE", "/api/guests/{}"),
    ("GET", "/api/games/{}/schema"), ("GET", "/api/games/{}/lessons"),
    ("POST", "/api/games/lutetia/lessons/{}"), ("POST", "/api/games/lutetia/lessons/{}/preview"),
    ("GET", "/api/games/lutetia/rules/{}"),
    ("GET", "/api/statistics/games/{}"),
)  # fmt: skip
GOOD = {"join": {"token": "x"}, "moves": {"number": 0, "move": {}}, "preview": {"moves": []}}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def either_server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A real server, on either database."""
    options: tuple[str, ...] = ()
    if request.param == "postgresql":
        postgres = request.getfixturevalue("postgres")
        postgres.psql("CREATE DATABASE hostile;")
        options = ("--database", postgres.get_uri("hostile"))
    with serving(tmp_path_factory.mktemp("store"), *options) as server:
        yield server


def test_there_is_nothing_by_an_id_that_cannot_be(either_server: Server) -> None:
    with httpx.Client(base_url=either_server.address, timeout=PATIENCE) as client:
        for id in NO_IDS:
            for method, path in BY_ID:
                body = GOOD.get(path.rpartition("/")[2], {}) if method == "POST" else None
                answer = client.request(method, path.format(id), json=body)
                assert answer.status_code == 404, (method, path, id, answer.text)
                assert answer.json()["error"]
        refused = client.get("/api/tables/%00", headers={"accept-language": "pl"})
        assert refused.json() == {"error": "Pod tym adresem nic nie ma."}


def test_a_line_to_a_table_that_cannot_be_is_told_so(either_server: Server) -> None:
    with Person(either_server) as ala:
        for id in ("x" * 1000, "9" * 400):
            with ala.live(id) as line:
                assert "no such table" in line.hear()["error"]
        with pytest.raises(InvalidStatus):
            ala.live("%00")


@pytest.mark.parametrize(
    "level", ["legatus@0.1" + "0" * 40 + "s", "legatus@" + "9" * 400, "x" * 99]
)
def test_levels_that_cannot_be_kept_are_refused(either_server: Server, level: str) -> None:
    with Person(either_server) as ala:
        opened, bot = ala.table("me", "open"), {"kind": "bot", "level": level}
        wanted = {"game": "lutetia", "seats": [{"kind": "me"}, bot]}
        for path, body in (
            ("/api/tables", wanted),
            (f"/api/tables/{opened['id']}/seats/1", bot),
            ("/api/records", {"record": UNFINISHED, "seat": 0, "level": level}),
        ):
            answer = ala.http.post(path, json=body, headers={"accept-language": "pl"})
            assert answer.status_code == 400, answer.text
            assert any(word in answer.json()["error"] for word in ("budżetu", "Nie ma bota"))
        assert ala.table("me", "open", f"legatus@{'9' * 9}.{'9' * 9}ms")["status"] == "open"


@pytest.mark.parametrize("seed", ["x" * 65, "a\0b", "a\u202eb"])
def test_seeds_that_cannot_be_kept_are_refused(either_server: Server, seed: str) -> None:
    with Person(either_server) as ala:
        table = {"game": "lutetia", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": seed}
        uploaded = {"record": UNFINISHED.replace("seed: hostile", f"seed: {seed}"), "seat": 0}
        for path, body in (("/api/tables", table), ("/api/records", uploaded)):
            answer = ala.http.post(path, json=body)
            assert answer.status_code == 400, answer.text
            assert answer.json()["error"] == "A seed is one line of at most 64 signs."


def test_a_game_is_never_uploaded_from_the_middle(person: Callable[[], Person]) -> None:
    """Such a position is checked for its shape only, and the rules might go on from it forever."""
    late = Match(LUTETIA, 3, "x", position=random_match(LUTETIA, 3, None, "x").at(9))
    answer = person().http.post("/api/records", json={"record": record.write(late), "seat": 0})
    assert answer.status_code == 400
    assert "middle of a game" in answer.json()["error"]


# Heads of any size


def test_a_request_whose_head_does_not_end_is_cut_off(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Endless: ")
        with suppress(ConnectionError):  # it has hung up
            for _ in range(1000):
                line.sendall(b"x" * 10_000)
            raise AssertionError("The server reads on and on")
    assert get(server, "/api/health").status_code == 200
