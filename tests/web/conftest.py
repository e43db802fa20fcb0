"""A server in this process for most tests, and one in a process of its own where it must be real."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from jinja2 import FileSystemLoader, FunctionLoader
from pydantic import TypeAdapter
from starlette.testclient import TestClient

from arsenale.web import Settings, create_app
from arsenale.web import settings as settings_module
from arsenale.web.access import rates
from arsenale.web.context import Context
from arsenale.web.live.server_messages import ServerMessage
from arsenale.web.site.rendering import TEMPLATES

# Whoever writes the real templates tests them in a browser; here only what they are given is looked at.
STUB = (
    '<meta name="csrf-token" content="{{ csrf }}"><h1>{{ title | default("") }}{{ message | default("") }}</h1>'
    "{{ guest.name if guest }}"
)

GOLDEN = Path(__file__).parents[1] / "golden"
HTML = {"Accept": "text/html"}
SHAPES: TypeAdapter[Any] = TypeAdapter(ServerMessage)
MOST_MESSAGES = 60  # that may come before the one a test waits for
PATIENCE = 120.0  # seconds: on a busy machine worker processes and servers take a while to come and go


@pytest.fixture(autouse=True, scope="session")
def name_of_the_test_server() -> Iterator[None]:
    """The server in this process is called so by its client."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(settings_module, "LOCAL_HOSTS", settings_module.LOCAL_HOSTS | {"testserver"})
        yield


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    database = tmp_path_factory.mktemp("web") / "arsenale.db"
    settings = Settings(
        database=str(database), rate=0, bot_pace=0, bot_workers=1, bot_seconds=PATIENCE, hint_seconds=0.2
    )
    with TestClient(create_app(settings)) as opened:
        context(opened).templates.env.loader = FunctionLoader(lambda _: STUB)
        yield opened


@pytest.fixture
def still_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time goes by for rate limits, however slow the machine is: what is spent does not come back."""
    monkeypatch.setattr(rates, "time", SimpleNamespace(monotonic=lambda: 0.0))


def wait_until(is_so: Callable[[], bool]) -> None:
    """For what the server does after it has answered."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def context(client: TestClient) -> Context:
    shared: Context = client.app.state.context  # type: ignore[attr-defined]
    return shared


def another(client: TestClient) -> TestClient:
    """Another browser with a jar of its own, served by the same event loop."""
    fresh = TestClient(client.app, follow_redirects=False)
    fresh.portal = client.portal
    return fresh


@pytest.fixture
def browser(client: TestClient) -> TestClient:
    """Someone who has opened the start page, with a jar of their own."""
    fresh = another(client)
    fresh.get("/", headers=HTML)
    return fresh


@pytest.fixture
def pages(browser: TestClient) -> Iterator[TestClient]:
    """The same, shown the real pages."""
    environment = context(browser).templates.env
    before, environment.loader = environment.loader, FileSystemLoader(TEMPLATES)
    environment.cache.clear()  # type: ignore[union-attr]
    yield browser
    environment.loader = before
    environment.cache.clear()  # type: ignore[union-attr]


class Person:
    """Someone with a bearer token."""

    def __init__(self, client: TestClient, name: str) -> None:
        self.client = client
        made = client.post("/api/guests", json={"name": name}).json()
        self.id, self.headers = made["guest"], {"Authorization": f"Bearer {made['token']}"}

    def get(self, path: str, **query: Any) -> Any:
        return self.client.get(path, params=query, headers=self.headers)

    def post(self, path: str, body: Any = None) -> Any:
        return self.client.post(path, json=body, headers=self.headers)

    def open(self, *kinds: str, game: str = "doge_ship", **more: Any) -> Any:
        seats = [{"kind": kind} for kind in kinds]
        answer = self.post("/api/tables", {"game": game, "seats": seats, "bot_speed": "instant", **more})
        assert answer.status_code == 201, answer.text
        return answer.json()

    def sight(self, table: str, seat: int | None = None) -> Any:
        query = {} if seat is None else {"seat": seat}
        return self.get(f"/api/tables/{table}", **query).json()

    def act(self, table: str, seat: int, choice: int = 0) -> Any:
        seen = self.sight(table, seat)
        body = {"seat": seat, "seq": seen["seq"], "action": seen["choices"][choice]["text"]}
        return self.post(f"/api/tables/{table}/actions", body)


@pytest.fixture
def anna(client: TestClient) -> Person:
    return Person(client, "Anna")


@pytest.fixture
def ben(client: TestClient) -> Person:
    return Person(client, "Ben")


def csrf_of(page: str) -> str:
    found = re.search(r'name="csrf-token" content="([^"]+)"', page)
    assert found is not None
    return found.group(1)


def until(socket: Any, kind: str, **fields: Any) -> Any:
    """The next message of a kind, with these values in it."""
    for _ in range(MOST_MESSAGES):
        message = json.loads(socket.receive_text())
        assert SHAPES.dump_python(SHAPES.validate_python(message)) == message, "it has the shape that its type says"
        if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
            return message
    raise AssertionError(f"no message {kind} with {fields}")


def sight_of(update: Any) -> Any:
    """The table as the viewer of an update sees it: what everybody sees, and what is their own."""
    return {**update["table"], **update["mine"]}


class RealServer:
    """`arsenale serve` as a host runs it. As a context it is started, and is gone at the end, whatever happens."""

    def __init__(self, database: Path, **environment: str) -> None:
        self.database = database
        self._environment = {"ARSENALE_RATE": "0", "ARSENALE_BOT_PACE": "0", "ARSENALE_BOT_WORKERS": "1"}
        self._environment |= {"ARSENALE_HINT_SECONDS": "0.4", "ARSENALE_BOT_SECONDS": str(PATIENCE), **environment}
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> RealServer:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop(signal.SIGKILL)

    def start(self, port: int = 0) -> None:
        command = [sys.executable, "-c", "from arsenale.cli import main; main()", "serve", "--port", str(port)]
        environment = {**os.environ, "PYTHONPATH": "src", "PYTHONWARNINGS": "default", **self._environment}
        self.process = subprocess.Popen(
            [*command, "--database", str(self.database), "--log-format", "json"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment,
            text=True,
        )
        assert self.process.stdout is not None
        assert select.select([self.process.stdout], [], [], PATIENCE)[0], "the server does not say where it is"
        found = re.search(r"http://\S+:\d+", self.process.stdout.readline())
        assert found is not None
        self.address = found.group(0).replace("localhost", "127.0.0.1")
        self._wait()

    def _wait(self) -> None:
        import urllib.error
        import urllib.request

        for _ in range(1200):
            try:
                urllib.request.urlopen(f"{self.address}/healthz", timeout=5).close()
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
            else:
                return
        raise AssertionError("the server did not come up")

    def stop(self, number: int = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(number)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code
