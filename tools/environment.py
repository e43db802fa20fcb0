"""Make a Python environment and install into it: by uv where it is at hand, else by venv and pip.

    python3 tools/environment.py .venv --editable '.[dev]'

Runs with any Python from 3.7 on, if only to say that it is too old. Versions come from constraints.txt.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
CONSTRAINTS = ROOT / "constraints.txt"
OLDEST = (3, 11)


class CannotInstall(Exception):
    """Why there is no environment, in one line."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Make a Python environment and install into it.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("wanted", nargs="*", help="packages from the registry")
    parser.add_argument("--editable", action="append", default=[], help="the project itself, with extras")
    options = parser.parse_args()
    editable = [part for project in options.editable for part in ("--editable", project)]
    print(f"installing into {options.folder} ...", flush=True)
    try:
        make(options.folder)
        install(options.folder, *editable, *options.wanted)
    except CannotInstall as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def python_of(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def make(folder: Path, log: IO[str] | None = None) -> None:
    """An environment with this Python, unless a usable one is there. What is said goes to the log or the terminal."""
    if is_usable(python_of(folder)):
        return
    uv = shutil.which("uv")
    if uv and runs([uv, "venv", "--quiet", "--clear", "--python", uv_python(), str(folder)], log):
        return
    check_this_python()
    # Without a pip of its own: to put one in takes several seconds.
    if not runs([sys.executable, "-m", "venv", "--clear", "--without-pip", str(folder)], log):
        raise CannotInstall(f"no environment: '{sys.executable} -m venv {folder}' failed")


def install(folder: Path, *wanted: str, log: IO[str] | None = None) -> None:
    """Packages, wheels or `--editable` projects, in the versions of constraints.txt."""
    python, rest = str(python_of(folder)), ["-c", str(CONSTRAINTS), *wanted]
    uv = shutil.which("uv")
    if uv and runs([uv, "pip", "install", "--quiet", "--python", python, *rest], log):
        return
    # Bytecode is written when a module is first imported; writing all of it now would take several seconds too.
    quiet = ["-qq", "--disable-pip-version-check", "--no-compile"]
    if not runs([*pip_for(python, log), "install", *quiet, *rest], log):
        raise CannotInstall(f"not installed: pip could not install {' '.join(wanted)} into {folder}")


def pip_for(python: str, log: IO[str] | None) -> list[str]:
    """The pip of the environment; else that of this Python, if it can install elsewhere; else a new one."""
    if runs([python, "-c", "import pip"], subprocess.DEVNULL):
        return [python, "-m", "pip"]
    can_install_elsewhere = "import pip, sys; sys.exit([*map(int, pip.__version__.split('.')[:2])] < [22, 3])"
    if runs([sys.executable, "-c", can_install_elsewhere], subprocess.DEVNULL):
        return [sys.executable, "-m", "pip", "--python", python]
    if importlib.util.find_spec("ensurepip") is None or not runs([python, "-m", "ensurepip"], log):
        raise CannotInstall(
            f"expected a Python with pip or ensurepip, found neither in {sys.executable}; on Debian and Ubuntu: "
            "sudo apt install python3-venv. Or install uv, which needs neither"
        )
    return [python, "-m", "pip"]


def is_usable(python: Path) -> bool:
    """Does it run, and is it recent enough?"""
    code = f"import sys; sys.exit(sys.version_info < {OLDEST})"
    return python.exists() and runs([str(python), "-c", code], subprocess.DEVNULL)


def uv_python() -> str:
    """uv can bring a Python of its own if this one is too old."""
    return sys.executable if sys.version_info >= OLDEST else ">=" + ".".join(map(str, OLDEST))


def check_this_python() -> None:
    if sys.version_info < OLDEST:
        raise CannotInstall(
            f"expected Python {'.'.join(map(str, OLDEST))} or later, found {sys.version.split()[0]} at "
            f"{sys.executable}; name another one: make play PYTHON=python3.12"
        )
    if importlib.util.find_spec("venv") is None:
        raise CannotInstall(
            f"expected a Python with the module venv, found none in {sys.executable}; on Debian and Ubuntu: "
            "sudo apt install python3-venv. Or install uv, which does not need it"
        )


def runs(command: list[str], log: IO[str] | int | None) -> bool:
    """Run a command to its end; True if it went well."""
    return subprocess.run(command, stdout=log, stderr=log, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
