"""A real server and a real Chromium. Without a Chromium these tests are skipped, and the summary says so loudly."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.web.browser.visitor import FLAGS, Visitor
from tests.web.conftest import RealServer

NO_BROWSER = "no Chromium can be had here"
_NAMES = ("chromium", "chromium-browser", "google-chrome")


def find_chromium() -> str | None:
    """The browser of this machine; a root user of Debian gets one installed."""
    if (path := _installed()) or os.geteuid() != 0 or not shutil.which("apt-get"):
        return path
    # The suite runs in several processes, and apt-get refuses whoever is second: they wait, and then find it there.
    with (Path(tempfile.gettempdir()) / "arsenale-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return _installed() or _install()


def _installed() -> str | None:
    return next((path for name in _NAMES if (path := shutil.which(name))), None)


def _install() -> str | None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]):
        subprocess.run(command, env=environment, capture_output=True, timeout=400, check=False)
    return _installed()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    sync_api = pytest.importorskip("playwright.sync_api", reason=NO_BROWSER)
    path = find_chromium()
    if path is None:
        pytest.skip(NO_BROWSER)
    with sync_api.sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, browser: Any) -> Iterator[RealServer]:
    running = RealServer(tmp_path_factory.mktemp("browser") / "arsenale.db")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def visit(browser: Any, server: RealServer) -> Iterator[Callable[..., Visitor]]:
    """Opens browsers of different people; at the end none of them may have complained."""
    people: list[Visitor] = []

    def open_browser(**options: Any) -> Visitor:
        people.append(Visitor(browser, server.address, **options))
        return people[-1]

    yield open_browser
    complaints = [complaint for person in people for complaint in person.complaints]
    for person in people:
        person.close()
    assert complaints == []


def pytest_terminal_summary(terminalreporter: Any) -> None:
    skipped = [report for report in terminalreporter.stats.get("skipped", ()) if NO_BROWSER in str(report.longrepr)]
    if skipped:
        terminalreporter.write_sep("*", f"NOT TESTED: the pages in a browser ({len(skipped)} tests)", yellow=True)
