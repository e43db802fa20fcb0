"""What `make dist` builds holds all files and works where it is installed.

On the plain source this is the plain wheel; `make test` comes here again for the compiled one, with the tree in
build/fast that it has just built.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import sysconfig
import tarfile
import threading
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tools.compile import PATH_FILE, SOURCE, compiled_modules, files_of
from tools.dist import pack_compiled, pack_plain

import arsenale
from tools import environment

IS_COMPILED = bool(os.environ.get("ARSENALE_COMPILED"))
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
PATIENCE = 300.0  # seconds: the machine may be busy with all the other tests


@pytest.fixture
def packed(tmp_path: Path) -> Path:
    folder = tmp_path / "dist"
    (pack_compiled if IS_COMPILED else pack_plain)(folder, Path(sys.executable))
    return folder


def wheel_in(folder: Path) -> Path:
    (wheel,) = folder.glob("*.whl")
    return wheel


def test_wheel_and_sources_hold_every_file_of_the_package(packed: Path) -> None:
    package = {f"arsenale/{path.as_posix()}" for path in files_of(SOURCE)}
    wheel = wheel_in(packed)
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    inside = {name for name in names if ".dist-info/" not in name}
    compiled = {f"arsenale/{path.with_suffix('').as_posix()}{SUFFIX}" for path in compiled_modules(SOURCE)}
    shared = {f"arsenale__mypyc{SUFFIX}"}
    assert inside - package == (compiled | shared if IS_COMPILED else set())
    assert package - inside == set()
    assert wheel.name.startswith(f"arsenale-{arsenale.__version__}-")
    assert wheel.name.endswith("-py3-none-any.whl") is not IS_COMPILED
    if not IS_COMPILED:
        with tarfile.open(packed / f"arsenale-{arsenale.__version__}.tar.gz") as sources:
            kept = {name.partition("/src/")[2] for name in sources.getnames()}
        assert package - kept == set()


class Installed:
    """An environment with nothing but the wheel in it; what it depends on is borrowed from ours."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        environment.make(folder / "env")
        environment.install(folder / "env", "--no-deps", "--no-index", str(wheel))
        self.python = environment.python_of(folder / "env")
        self.site = Path(
            self.run(self.python, "-c", "import sysconfig; print(sysconfig.get_paths()['purelib'])").strip()
        )
        # Path files there are not read: our own editable install stays out of sight.
        (self.site / "borrowed.pth").write_text(sysconfig.get_paths()["purelib"] + "\n")

    def run(self, *command: str | Path) -> str:
        done = subprocess.run(
            list(map(str, command)),
            cwd=self.folder,
            env=alone(),
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    @contextmanager
    def served(self) -> Iterator[str]:
        """The address of a server."""
        command = [str(self.python), "-m", "arsenale", "serve", "--port", "0", "--database", "played.db"]
        server = subprocess.Popen(command, cwd=self.folder, env=alone(), stdout=subprocess.PIPE, encoding="utf-8")
        too_late = threading.Timer(PATIENCE, server.kill)
        too_late.start()
        with server:
            assert server.stdout is not None
            found = re.search(r"http://\S+:\d+", server.stdout.readline())
            assert found is not None
            try:
                yield found.group(0).replace("localhost", "127.0.0.1")
            finally:
                server.send_signal(signal.SIGTERM)
        too_late.cancel()
        assert server.returncode == 0


def alone() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ARSENALE_"))}
    return {**kept, "LANG": "C.UTF-8", "COLUMNS": "100", "ARSENALE_BOT_WORKERS": "1"}


def test_an_installed_wheel_lists_plays_and_serves_the_games(packed: Path, tmp_path: Path) -> None:
    installed = Installed(tmp_path, wheel_in(packed))
    command = installed.python.with_name("arsenale")
    assert installed.run(command, "--version") == f"arsenale {arsenale.__version__}\n"
    assert installed.run(installed.python, "-m", "arsenale", "--version") == f"arsenale {arsenale.__version__}\n"
    listed = installed.run(command, "games")
    for game in arsenale.games():
        assert game in listed
        installed.run(command, "sim", game, "-p", "2", "-n", "2", "--bots", "greedy,random")
    used = installed.run(installed.python, "-c", "from arsenale.engine import state; print(state.__file__)").strip()
    assert Path(used).is_relative_to(tmp_path / "env")
    assert used.endswith(str(SUFFIX) if IS_COMPILED else "state.py")
    with installed.served() as address:
        start = fetched(address)
        # Pages, rulebooks, lessons, pictures, styles, scripts: all that the start page leads to.
        local = set(re.findall(r'(?:href|src)="(/[^"#]*)"', start)) - {"/"}
        assert len(local) > 10
        for path in sorted(local):
            assert fetched(address + path.replace("&amp;", "&"))
    switches_of_the_tree_wait_for_the_next_start(installed)


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return str(answer.read().decode())


SWITCH = """
import sys, multiprocessing
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import arsenale

def where() -> str:
    return arsenale.__file__

if __name__ == "__main__":
    Path(sys.argv[1]).write_text(sys.argv[2])
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as workers:
        print(workers.submit(where).result())
"""


def switches_of_the_tree_wait_for_the_next_start(installed: Installed) -> None:
    """A build that ends while the server plays switches the path file: its worker processes must not follow."""
    script, other = installed.folder / "switch.py", installed.folder / "other"
    script.write_text(SWITCH)
    (other / "arsenale").mkdir(parents=True)
    (other / "arsenale" / "__init__.py").write_text("")
    switch = f"import sys; sys.path.insert(0, {str(other)!r})\n"
    worker = installed.run(installed.python, script, installed.site / PATH_FILE, switch).strip()
    assert Path(worker).is_relative_to(installed.site)
    after = installed.run(installed.python, "-c", "import arsenale; print(arsenale.__file__)").strip()
    assert Path(after).is_relative_to(other)
