"""An environment is made by uv or by venv and pip, and what is missing is said in one line."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import environment

Fails = Callable[[str], bool]


def nothing(_: str) -> bool:
    return False


class Machine:
    """Takes note of what would be run; some of it fails."""

    def __init__(self, patch: pytest.MonkeyPatch, folder: Path) -> None:
        self._patch = patch
        self.folder = folder
        self.python = environment.python_of(folder)
        self.run: list[str] = []

    def prepare(self, *, uv: bool, fails: Fails = nothing) -> None:
        def runs(command: list[str], log: object) -> bool:
            self.run.append(" ".join(command))
            return not fails(self.run[-1])

        self.run.clear()
        self._patch.setattr(environment, "runs", runs)
        self._patch.setattr(shutil, "which", lambda name: f"/bin/{name}" if uv else None)

    def lacks(self, module: str) -> None:
        self._patch.setattr(importlib.util, "find_spec", lambda name: None if name == module else object())

    def install(self) -> str:
        """The command that installs."""
        environment.make(self.folder)
        environment.install(self.folder, "--editable", ".")
        return self.run[-1]


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Machine:
    return Machine(monkeypatch, tmp_path / "env")


def is_pip_of(python: object) -> Fails:
    """Fails where somebody asks whether there is a pip."""
    return lambda line: line.startswith(f"{python} -c import pip")


def test_with_uv_nothing_else_is_needed(machine: Machine) -> None:
    machine.prepare(uv=True)
    machine.lacks("venv")
    machine.install()
    assert machine.run == [
        f"/bin/uv venv --quiet --clear --python {sys.executable} {machine.folder}",
        f"/bin/uv pip install --quiet --python {machine.python} -c {environment.CONSTRAINTS} --editable .",
    ]


def test_without_uv_the_pip_of_this_python_installs(machine: Machine) -> None:
    machine.prepare(uv=False, fails=is_pip_of(machine.python))
    installing = machine.install()
    assert machine.run[0] == f"{sys.executable} -m venv --clear --without-pip {machine.folder}"
    assert installing.startswith(f"{sys.executable} -m pip --python {machine.python} install ")
    assert installing.endswith(f" --no-compile -c {environment.CONSTRAINTS} --editable .")


def test_where_this_python_has_no_pip_the_environment_gets_one(machine: Machine) -> None:
    machine.prepare(uv=False, fails=lambda line: "import pip" in line)
    installing = machine.install()
    assert f"{machine.python} -m ensurepip" in machine.run
    assert installing.startswith(f"{machine.python} -m pip install ")


def test_where_uv_fails_pip_installs(machine: Machine) -> None:
    machine.prepare(uv=True, fails=lambda line: line.startswith("/bin/uv pip"))
    assert machine.install().startswith(f"{machine.python} -m pip install ")
    assert machine.run[0].startswith("/bin/uv venv ")


def test_an_environment_that_works_is_kept_and_a_broken_one_is_made_anew(machine: Machine) -> None:
    machine.python.parent.mkdir(parents=True)
    machine.python.write_text("")
    machine.prepare(uv=False)
    machine.install()
    assert not any("-m venv" in line for line in machine.run)
    machine.prepare(uv=False, fails=lambda line: line.startswith(f"{machine.python} -c import sys"))
    machine.install()
    assert f"{sys.executable} -m venv --clear --without-pip {machine.folder}" in machine.run


def test_a_python_without_venv_is_told_of(machine: Machine) -> None:
    machine.prepare(uv=False)
    machine.lacks("venv")
    with pytest.raises(
        environment.CannotInstall, match=r"expected a Python with the module venv.* install python3-venv"
    ):
        machine.install()
    assert machine.run == []


def test_a_python_without_any_pip_is_told_of(machine: Machine) -> None:
    machine.prepare(uv=False, fails=lambda line: "import pip" in line)
    machine.lacks("ensurepip")
    with pytest.raises(
        environment.CannotInstall, match=r"expected a Python with pip or ensurepip.* install python3-venv"
    ):
        machine.install()


def test_a_python_too_old_is_told_of_but_uv_brings_another(monkeypatch: pytest.MonkeyPatch, machine: Machine) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 6))
    machine.prepare(uv=False)
    with pytest.raises(environment.CannotInstall, match=r"expected Python 3\.11 or later"):
        machine.install()
    machine.prepare(uv=True)
    machine.install()
    assert "--python >=3.11" in machine.run[0]
