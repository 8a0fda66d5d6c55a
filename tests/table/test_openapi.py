"""Whatever is sent to the table, it answers as its OpenAPI schema says, and never fails."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    ensure_resource_availability,
    ignored_auth,
    missing_required_header,
    negative_data_rejection,
    object_level_authorization,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
    use_after_free,
)

from ludi.table.app import create_app
from ludi.table.settings import Settings
from tests.serving import Server, serving


@schemathesis.check
def nothing_is_wrong_with_its_shape(
    ctx: schemathesis.CheckContext, response: schemathesis.Response, case: schemathesis.Case
) -> None:
    """What fits the schema may be refused, but for what it says: a name of blanks, a seat too many.

    This stands in the place of `positive_data_acceptance`, for which any such refusal is a fault.
    """
    fits = case.meta is not None and case.meta.generation.mode.is_positive
    if fits and response.status_code == 400:
        assert not SHAPE.search(response.json()["error"]), response.json()["error"]


SHAPE = re.compile(r"Expected `|Object (contains|missing)|malformed|Missing required")

# Not among them: `allow_header_conformance`, as the framework answers OPTIONS by itself, for one of
# the handlers at an address (browsers never ask: pages of other origins are refused anyway); and
# `positive_data_acceptance`, see above.
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
    negative_data_rejection,
    nothing_is_wrong_with_its_shape,
    unsupported_method,
    missing_required_header,
    ignored_auth,
    use_after_free,
    ensure_resource_availability,
    object_level_authorization,
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
