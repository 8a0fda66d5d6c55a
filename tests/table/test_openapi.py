"""Whatever is sent to the table, it answers as its OpenAPI schema says, and never fails."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ludi.table.app import create_app
from ludi.table.settings import Settings
from tests.serving import Server, serving

# Not among them: that whatever fits the schema is accepted. Only the rules can say that.
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
    negative_data_rejection,
]

PROMISED = create_app(Settings(store=Path("nowhere"))).openapi_schema.to_schema()
schema = schemathesis.openapi.from_dict(PROMISED)


@pytest.fixture(scope="module")
def unbounded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("store")) as server:
        yield server


@schema.parametrize()
@settings(
    max_examples=8,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_whatever_comes_is_answered_as_promised(case: schemathesis.Case, unbounded: Server) -> None:
    case.call_and_validate(base_url=unbounded.address, checks=CHECKS)
