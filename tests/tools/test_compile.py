"""Which modules are compiled, when a tree counts as up to date, and that a build never outlives its server."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tools import compile as compiling

PATIENCE = 60.0  # seconds: on a busy machine a process takes a while to come and go


def test_rules_and_search_are_compiled_and_drawings_are_not() -> None:
    modules = {path.as_posix() for path in compiling.compiled_modules(compiling.SOURCE)}
    assert "engine/state.py" in modules
    assert {f"games/{game}/state.py" for game in ("doge_ship", "serenissima", "venedig")} <= modules
    assert any(module.startswith("bots/search") for module in modules)
    drawn = [module for module in modules if "/board" in module or module.endswith(("/__init__.py", "/game.py"))]
    assert drawn == []


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Two compiled modules, one of which imports a plain one; and a page."""
    texts = {
        "engine/state.py": "class State: ...\n",
        "games/nim/state.py": "from ...render.shapes import Shape\nfrom ...engine.state import State\n",
        "games/nim/board.py": "WIDTH = 1\n",
        "render/shapes.py": "class Shape: ...\n",
        "web/start.html": "<h1>Nim</h1>\n",
    }
    for name, text in texts.items():
        path = tmp_path / "arsenale" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "arsenale"


@pytest.mark.parametrize(
    ("changed", "is_up_to_date"),
    [
        ("engine/state.py", False),
        ("render/shapes.py", False),
        ("games/nim/rounds.py", False),
        ("games/nim/board.py", True),
        ("web/start.html", True),
    ],
)
def test_a_tree_is_built_again_when_its_modules_or_what_they_import_change(
    package: Path, changed: str, *, is_up_to_date: bool
) -> None:
    stamp = package.parent / "stamp"
    assert not compiling.is_made_from(stamp, package)
    stamp.write_text(compiling.stamp_of(package))
    assert compiling.is_made_from(stamp, package)
    (package / changed).write_text("CHANGED = True\n")
    assert compiling.is_made_from(stamp, package) is is_up_to_date


def test_a_copy_follows_its_source_and_keeps_what_was_compiled(package: Path) -> None:
    copy = package.parent / "fast" / "arsenale"
    compiling.copy_tree(package, copy)
    (copy / "engine" / "state.so").write_text("compiled")
    (package / "web" / "start.html").write_text("<h1>Nim!</h1>\n")
    (package / "games" / "nim" / "board.py").unlink()
    compiling.copy_tree(package, copy)
    assert compiling.files_of(copy) == compiling.files_of(package)
    assert (copy / "web" / "start.html").read_text() == "<h1>Nim!</h1>\n"
    assert (copy / "engine" / "state.so").exists()


# Stands for a build: watches over its server, and has a process of its own at work, as a build has a compiler.
BUILD = """
import subprocess, sys, threading
from tools.compile import leave_with_server
threading.Thread(target=leave_with_server, daemon=True).start()
subprocess.run([sys.executable, "-c", "import signal; print('compiling', flush=True); signal.pause()"])
"""
# Stands for the server: starts the build, and stops it when somebody types a line.
SERVER = """
import sys
from tools.play import BuildBeside
beside = BuildBeside([sys.executable, "-c", sys.argv[1]])
beside.start()
sys.stdin.readline()
beside.stop()
"""


@pytest.mark.parametrize("is_killed", [False, True])
def test_a_build_goes_with_its_server(*, is_killed: bool) -> None:
    command = [sys.executable, "-c", SERVER, BUILD]
    with subprocess.Popen(
        command, cwd=compiling.ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as server:
        too_late = threading.Timer(PATIENCE, server.kill)
        too_late.start()
        assert server.stdout is not None
        assert server.stdout.readline() == "compiling\n"
        if is_killed:
            server.kill()
        # The output ends when the last process that could write to it is gone.
        rest, _ = server.communicate("stop\n", timeout=PATIENCE)
        too_late.cancel()
    assert rest == ""
    assert server.returncode == (-signal.SIGKILL if is_killed else 0)
