"""The description of the interface: every answer has a shape, and the shapes are those of the code."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import TypeAdapter
from starlette.testclient import TestClient
from tests.web.conftest import GOLDEN, Person

import arsenale
from arsenale.engine import Game, Record
from arsenale.web.api.record_files import RecordFile
from arsenale.web.api.schema import view_name


def described(client: TestClient) -> Any:
    return client.get("/api/openapi.json").json()


def test_every_answer_in_json_has_a_shape(client: TestClient) -> None:
    shapeless = []
    for path, operations in described(client)["paths"].items():
        for method, operation in operations.items():
            done = next(answer for status, answer in operation["responses"].items() if status.startswith("2"))
            schema = done.get("content", {}).get("application/json", {}).get("schema")
            items = (schema or {}).get("items", schema)
            if schema is not None and "$ref" not in items:
                shapeless.append(f"{method} {path}")
    assert shapeless == []


def test_the_view_of_a_table_is_described_field_by_field(client: TestClient, anna: Person) -> None:
    schemas = described(client)["components"]["schemas"]
    table = anna.open("me", "screen")["table"]
    assert anna.sight(table, 0).keys() == schemas["LiveView"]["properties"].keys()
    assert anna.sight(table, 0)["players"][0].keys() == schemas["PlayerView"]["properties"].keys()
    replay = anna.get(f"/api/tables/{table}/replay").json()
    assert replay.keys() == schemas["ReplayAnswer"]["properties"].keys()


@pytest.mark.parametrize("name", arsenale.games())
def test_the_view_of_every_game_is_described_field_by_field(client: TestClient, name: str) -> None:
    schemas = described(client)["components"]["schemas"]
    game: Game[Any] = arsenale.load(name)
    shape = schemas[view_name(game)]
    view = game.view(game.start(players=2, seed=1), 0)
    assert view.keys() == shape["properties"].keys()
    offered = [one["$ref"].rpartition("/")[2] for one in schemas["LiveView"]["properties"]["view"]["anyOf"]]
    assert view_name(game) in offered
    named = {reference.rpartition("/")[2] for reference in references(shape)}
    assert named <= schemas.keys()


def references(schema: Any) -> list[str]:
    """All that a schema refers to."""
    if isinstance(schema, dict):
        own = [schema["$ref"]] if "$ref" in schema else []
        return own + [found for part in schema.values() for found in references(part)]
    return [found for part in schema for found in references(part)] if isinstance(schema, list) else []


def test_refusals_are_described(client: TestClient) -> None:
    description = described(client)
    responses = description["paths"]["/api/tables/{table_id}/actions"]["post"]["responses"]
    shape = responses["409"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
    assert description["components"]["schemas"][shape]["properties"].keys() == {"error"}


def test_a_record_has_the_shape_that_is_described() -> None:
    shape = TypeAdapter(RecordFile)
    for path in sorted(GOLDEN.glob("*.json"))[:3]:
        written = json.loads(Record.from_json(path.read_text(encoding="utf-8")).to_json())
        read = shape.validate_python(written)
        assert json.loads(shape.dump_json(read)) == written
