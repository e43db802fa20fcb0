"""`make play`: the server at once, and beside it, where nothing is compiled yet, the build for the next start.

python -m tools.play [options of `arsenale serve`]
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class BuildBeside:
    """A build in a process group of its own. It ends when the server does, and if the server is killed as well: then
    its standard input, which we hold, is at its end."""

    def __init__(self, command: list[str]) -> None:
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, cwd=ROOT, stdin=subprocess.PIPE, start_new_session=True)

    def stop(self) -> None:
        if self._process is None:
            return
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
        # Leaving the block closes the pipe and takes note of the end.
        with self._process:
            pass


def main() -> None:
    # Here, not above: the processes in which bots think load this module too, and need none of it.
    from arsenale.cli import app
    from arsenale.cli.bench import is_compiled

    beside = BuildBeside([sys.executable, "-m", "tools.compile", "--beside"])
    try:
        app(["serve", *sys.argv[1:]], obj=None if is_compiled() else beside.start)
    finally:
        beside.stop()


if __name__ == "__main__":
    main()
