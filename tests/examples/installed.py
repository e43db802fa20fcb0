"""Packages as if they were installed: what `importlib.metadata` finds of them on the path."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

EXAMPLE: Final = Path(__file__).parents[2] / "examples" / "arsenale_nim"

EntryPoints = Mapping[str, Mapping[str, str]]  # by group, then by name


def write_metadata(folder: Path, name: str, groups: EntryPoints) -> None:
    """Put a package with these entry points into a folder of the path."""
    info = folder / f"{name.replace('-', '_')}-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n")
    lines = [line for group, entries in groups.items() for line in (f"[{group}]", *_lines(entries))]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")


def _lines(entries: Mapping[str, str]) -> list[str]:
    return [f"{name} = {value}" for name, value in entries.items()]


def example_entry_points() -> EntryPoints:
    """Those of the example package, as its own pyproject.toml has them."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found: EntryPoints = project["entry-points"]
    return found
