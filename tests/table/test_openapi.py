"""Whatever is sent to the table, it answers as its OpenAPI schema says, and never fails."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
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

from ludi.core.game import Game
from ludi.core.lessons import lessons
from ludi.games import all_games
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


# What the schema says of moves and of what is asked for


def promised(path: str, method: str) -> Any:
    return schema[path][method]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_lessons_are_as_promised(game: Game, unbounded: Server) -> None:
    """Every lesson of the game, with the move that is looked for."""
    operation = promised("/api/games/{game_id}/lessons/{lesson_id}", "POST")
    hints = 0
    for lesson in lessons(game):
        case = operation.Case(
            path_parameters={"game_id": game.id, "lesson_id": lesson.id}, body={"hint": True}
        )
        answer = case.call_and_validate(
            base_url=unbounded.address, checks=[not_a_server_error, response_schema_conformance]
        )
        assert answer.status_code == 200
        hints += answer.json()["hint"] is not None
    assert hints


def test_a_move_is_any_game_s() -> None:
    moves = PROMISED["components"]["schemas"]["Move"]
    assert moves["properties"]["type"]["type"] == "string"
    assert "const" not in moves["properties"]["type"]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/games/lutetia/lessons/LUT-EX-05a", {"hint": 0}),
        ("/api/games/lutetia/lessons/LUT-EX-05a", {"hint": "true"}),
        ("/api/tables", {"game": "lutetia", "seats": [{"kind": "me"}], "pace": "60"}),
        ("/api/tables/x/end", {"agree": 1}),
        ("/api/tables/x/notes", {"moves": "0", "text": "x"}),
    ],
)
def test_what_looks_like_a_value_is_not_one(path: str, body: Any, unbounded: Server) -> None:
    answer = httpx.post(unbounded.address + path, json=body)
    assert answer.status_code == 400
    assert "Expected `" in answer.json()["error"]


def test_the_protocol_names_every_field_of_a_body() -> None:
    protocol = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
    for path, operations in PROMISED["paths"].items():
        for method in ("post", "put"):
            body = operations.get(method, {}).get("requestBody")
            if body is None:
                continue
            kind = body["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
            place = re.sub(r"\{\w+\}", r"{\\w+}", path.replace("game_id", "game"))
            line = re.search(rf"`{method.upper()} {place}.*", protocol)
            assert line, f"{method} {path}"
            for field in PROMISED["components"]["schemas"][kind]["properties"]:
                assert f'"{field}"' in line[0], f"{method} {path}: {field}"
