"""Where the command line speaks: standard output for what was asked, standard error for everything beside it."""

from __future__ import annotations

import json
from typing import Any

import typer
from rich.console import Console


def screen() -> Console:
    # Rich's own highlighting would colour numbers at random.
    return Console(highlight=False)


def aside() -> Console:
    return Console(stderr=True, highlight=False)


def print_json(content: Any) -> None:
    typer.echo(json.dumps(content, ensure_ascii=False, indent=2))
