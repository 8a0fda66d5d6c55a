"""Real servers for the tests of their interface."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludi.table.settings import Settings
from tests.serving import Person, Server, serving


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


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """An empty store, on either database."""
    if request.param == "sqlite":
        return Settings(store=tmp_path / "store", bot_pause=0)
    address = request.getfixturevalue("database")
    return Settings(store=tmp_path / "store", database=address, bot_pause=0)
