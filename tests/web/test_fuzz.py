"""Whatever comes in, the answer is a clear refusal: never a 500, never a broken connection."""

from __future__ import annotations

import json
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient
from tests.web.conftest import Person, until

TYPES = (
    "watch",
    "act",
    "undo",
    "ask-undo",
    "answer-undo",
    "chat",
    "why",
    "hint",
    "settings",
    "rename",
    "stand-in",
    "open",
    "resign",
    "cancel",
)
FIELDS = (
    "id",
    "seat",
    "seq",
    "action",
    "to",
    "agree",
    "text",
    "settings",
    "name",
    "bot",
    "language",
    "layout",
    "since",
)
QUICK = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    phases=[Phase.generate],
)

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
messages = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from(TYPES) | st.text(max_size=8),
    st.dictionaries(st.sampled_from(FIELDS), values | st.integers(-2, 5), max_size=6),
)


@QUICK
@given(batch=st.lists(messages | values, min_size=1, max_size=6), raw=st.text(max_size=30))
def test_websocket_messages_of_any_shape(client: TestClient, anna: Person, batch: list[Any], raw: str) -> None:
    table = anna.open("me", "screen")["table"]
    with client.websocket_connect(f"/ws/{table}", headers=anna.headers) as socket:
        for message in batch:
            socket.send_text(json.dumps(message))
        socket.send_text(raw)
        socket.send_bytes(b"\x00\xff")
        socket.send_json({"type": "ping"})
        assert until(socket, "pong")["type"] == "pong"


def test_the_interface_never_fails_on_any_request(client: TestClient, anna: Person) -> None:
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", client.app)
    table = anna.open("me", "screen")["table"]
    count = 0
    for result in schema.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]

        @settings(max_examples=8, deadline=None, derandomize=True, phases=[Phase.generate], database=None)
        @given(case=operation.as_strategy())
        def attempt(case: Any) -> None:
            path = case.formatted_path.replace("\x00", "%00")
            if "{table_id}" in case.path and len(path) % 2:
                path = case.path.replace("{table_id}", table)
            body = case.body if isinstance(case.body, dict | list | str | int | float | bool | None) else None
            query = {name: str(value) for name, value in (case.query or {}).items()}
            answer = client.request(case.method, path, params=query, json=body, headers=anna.headers)
            assert answer.status_code < 500, (case.method, path, query, body, answer.text)
            if answer.status_code >= 400:
                assert answer.json()["error"]["code"], answer.text

        attempt()
        count += 1
    assert count > 20
