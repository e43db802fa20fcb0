"""What every request passes: security headers, size and rate limits, the names of the server."""

from __future__ import annotations

from pathlib import Path

import pytest
from jinja2 import FunctionLoader
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.web.conftest import HTML, STUB, Person, another, context

from arsenale.web import Settings, create_app


@pytest.mark.parametrize("path", ["/", "/api/games", "/nowhere", "/theme.css"])
def test_every_answer_carries_the_security_headers(client: TestClient, path: str) -> None:
    headers = another(client).get(path, headers=HTML).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe-inline" not in policy
    assert headers["x-content-type-options"] == "nosniff"


def test_long_bodies_names_and_remarks_are_refused(client: TestClient, anna: Person) -> None:
    assert client.post("/api/records", content=b"x" * 2_100_000).status_code == 413
    assert anna.post("/api/guests", {"name": "x" * 31}).status_code == 422
    table = anna.open("me", "screen")["table"]
    assert anna.post(f"/api/tables/{table}/chat", {"text": "x" * 501}).status_code == 422


@pytest.mark.usefixtures("still_clock")
def test_too_much_at_once_is_told_to_wait(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "rate.db"), rate=0.02, bot_workers=1)
    with TestClient(create_app(settings)) as slow:
        context(slow).templates.env.loader = FunctionLoader(lambda _: STUB)
        answers = [slow.get("/api/games") for _ in range(12)]
    assert {answer.status_code for answer in answers} == {200, 429}
    assert int(answers[-1].headers["retry-after"]) >= 1


@pytest.mark.parametrize("length", ["²", "-1", "ten", "9" * 30])
def test_a_length_must_be_a_plain_number(client: TestClient, length: str) -> None:
    answer = client.post("/api/records", content=b"", headers={b"Content-Length": length.encode("latin-1")})
    assert answer.status_code == 413


def test_a_server_answers_to_its_own_names_only(client: TestClient) -> None:
    for host, status in (("localhost:8000", 200), ("127.0.0.1", 200), ("[::1]:80", 200), ("evil.example:8000", 422)):
        assert client.get("/api/games", headers={"Host": host}).status_code == status
    for host in ("", "[", "localhost.evil.example"):
        assert client.get("/api/games", headers={"Host": host}).status_code == 422
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws/any", headers={"Host": "evil.example"}):
        pass
