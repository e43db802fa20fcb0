"""The example package as if it were installed: its modules on the path, and its entry points as its pyproject.toml has
them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from arsenale.bots.registry import installed
from arsenale.games import registry

from .installed import EXAMPLE, EntryPoints, example_entry_points, write_metadata

Install = Callable[[str, EntryPoints], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a package by name with its entry points, by group; forgotten after the test."""

    def made(name: str, groups: EntryPoints) -> None:
        write_metadata(tmp_path, name, groups)
        monkeypatch.syspath_prepend(tmp_path)
        forget()

    yield made
    monkeypatch.undo()
    forget()


@pytest.fixture
def nim(install: Install, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nim and its bot are installed."""
    monkeypatch.syspath_prepend(EXAMPLE / "src")
    install("arsenale-nim", example_entry_points())


def forget() -> None:
    """What is installed is found out once a process."""
    registry._from_packages.cache_clear()
    installed.cache_clear()
