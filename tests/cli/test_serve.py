"""How `arsenale serve` greets, when it opens a browser, and that it is quiet otherwise."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import urllib.request
from pathlib import Path

import pytest

from arsenale.cli.serve import greeting, has_desktop

PATIENCE = 120.0  # seconds: on a busy machine a server takes a while to come and go


@pytest.mark.parametrize(
    ("platform", "environment", "is_opened"),
    [
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {}, False),
        ("linux", {"DISPLAY": "localhost:10.0", "SSH_CONNECTION": "10.0.0.2 50000 10.0.0.1 22"}, False),
        ("darwin", {}, True),
        ("darwin", {"SSH_TTY": "/dev/ttys001"}, False),
        ("win32", {}, True),
    ],
)
def test_a_browser_opens_where_somebody_sees_it(platform: str, environment: dict[str, str], *, is_opened: bool) -> None:
    assert has_desktop(platform, environment, is_terminal=True) is is_opened
    assert not has_desktop(platform, environment, is_terminal=False)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_three_lines_say_where_to_play_where_tables_are_and_how_to_stop(language: str) -> None:
    where, tables, stop = greeting(language, "http://localhost:8000/", "/home/anna/my tables 2/arsenale.db")
    assert "http://localhost:8000/" in where
    assert "/home/anna/my tables 2/arsenale.db" in tables
    assert re.search("(Ctrl|Strg)-C", stop)


def test_a_server_says_three_lines_and_nothing_else(tmp_path: Path) -> None:
    database = tmp_path / "new.db"
    command = [sys.executable, "-m", "arsenale", "serve", "--port", "0", "--database", str(database)]
    environment = {**os.environ, "PYTHONPATH": "src", "LANG": "en_GB.UTF-8", "LC_ALL": "", "ARSENALE_BOT_WORKERS": "1"}
    server = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    )
    too_late = threading.Timer(PATIENCE, server.kill)
    too_late.start()
    assert server.stdout is not None
    lines = [server.stdout.readline().strip() for _ in range(3)]
    found = re.fullmatch(r"Arsenale is ready at (http://localhost:\d+/)", lines[0])
    assert found is not None, lines
    assert lines[1:] == [f"Tables are kept in {database}", "Ctrl-C stops the server"]
    # Whoever reads the address may go there at once.
    with urllib.request.urlopen(found.group(1).replace("localhost", "127.0.0.1"), timeout=PATIENCE) as page:
        assert page.status == 200
    server.send_signal(signal.SIGINT)
    rest, faults = server.communicate(timeout=PATIENCE)
    too_late.cancel()
    assert (rest, faults, server.returncode) == ("", "", 0)


def test_what_is_wrong_is_still_said(tmp_path: Path) -> None:
    (tmp_path / "other.db").write_text("this is no database, and long enough to be seen as such" * 10)
    command = [sys.executable, "-m", "arsenale", "serve", "--port", "0", "--database", str(tmp_path / "other.db")]
    ran = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": "src"}, capture_output=True, encoding="utf-8", timeout=PATIENCE
    )
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.startswith("arsenale: ")
    assert ran.stderr.count("\n") == 1
