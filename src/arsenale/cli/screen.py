"""Where the command line speaks: standard output for what was asked, standard error for everything beside it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Item = TypeVar("Item")


def screen() -> Console:
    # Rich's own highlighting would colour numbers at random.
    return Console(highlight=False)


def aside() -> Console:
    return Console(stderr=True, highlight=False)


def print_json(content: Any) -> None:
    typer.echo(json.dumps(content, ensure_ascii=False, indent=2))


def counted(items: Iterable[Item], name: str, total: int, *, done: int = 0) -> Iterator[Item]:
    """The items as they come, with a bar beside them that says how many of them have; none where nobody looks on."""
    console = aside()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(name, total=total, completed=done)
        for item in items:
            progress.advance(task)
            yield item
