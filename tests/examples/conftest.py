"""The example package as if it were installed: its modules on the path, and its entry points as its pyproject.toml has
them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from arsenale.bots.registry import installed
from arsenale.games import registry

EXAMPLE = Path(__file__).parents[2] / "examples" / "arsenale_nim"

Install = Callable[[str, dict[str, dict[str, str]]], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a package by name with its entry points, by group; forgotten after the test."""

    def made(name: str, groups: dict[str, dict[str, str]]) -> None:
        info = tmp_path / f"{name.replace('-', '_')}-0.1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n")
        lines = [
            f"[{group}]\n" + "".join(f"{key} = {value}\n" for key, value in entries.items())
            for group, entries in groups.items()
        ]
        (info / "entry_points.txt").write_text("\n".join(lines))
        monkeypatch.syspath_prepend(tmp_path)
        forget()

    yield made
    monkeypatch.undo()
    forget()


@pytest.fixture
def nim(install: Install, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nim and its bot are installed."""
    monkeypatch.syspath_prepend(EXAMPLE / "src")
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    install(project["name"], project["entry-points"])


def forget() -> None:
    """What is installed is found out once a process."""
    registry._from_packages.cache_clear()
    installed.cache_clear()
