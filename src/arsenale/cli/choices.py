"""Numbered choices in words: one a line if they are few, else side by side in groups of a kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from rich.markup import escape

from ..engine import Action

FEW: Final = 8
GAP: Final = 3
MOST_COLUMNS: Final = 4


def choice_lines(actions: Sequence[Action], labels: Sequence[str], width: int) -> Iterator[str]:
    """Lines in Rich's markup; the choices are numbered from 1 in the order given."""
    entries = [f"{number:>2}  {label}" for number, label in enumerate(labels, start=1)]
    if len(entries) <= FEW:
        yield from map(_marked, entries)
        return
    groups = [
        [entry for _, entry in group]
        for _, group in groupby(zip(actions, entries, strict=True), key=lambda pair: _group(pair[0]))
    ]
    widths = _column_widths(groups, width)
    for group in groups:
        for row in batched(group, len(widths)):
            yield "".join(_marked(entry.ljust(size)) for entry, size in zip(row, widths, strict=False)).rstrip()


def _column_widths(groups: Sequence[Sequence[str]], width: int) -> list[int]:
    """As many columns as fit, each as wide as it must be."""
    for across in range(MOST_COLUMNS, 1, -1):
        columns = [[entry for group in groups for entry in group[place::across]] for place in range(across)]
        widths = [max((len(entry) for entry in column), default=0) + GAP for column in columns]
        if sum(widths) - GAP <= width:
            return widths
    return [0]


def batched(entries: Sequence[str], size: int) -> Iterator[Sequence[str]]:
    for first in range(0, len(entries), size):
        yield entries[first : first + size]


def _group(action: Action) -> tuple[str, str]:
    """Actions of a kind belong together; where they have several arguments, those that share the first one."""
    return action.kind, str(action.args[0]) if len(action.args) > 1 else ""


def _marked(entry: str) -> str:
    number = len(entry) - len(entry.lstrip(" 0123456789"))
    return f"[bold cyan]{entry[:number]}[/]{escape(entry[number:])}"
