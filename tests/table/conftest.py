"""A real server for the tests of its interface, shared by those that do not stop it."""

from collections.abc import Callable, Iterator

import pytest

from tests.serving import Person, Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
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
