"""`arsenale verify`: whether a record holds."""

from __future__ import annotations

from typing import Any

import typer

from ..engine import BadRecord, Record, State
from .arguments import AsJson, RecordEdition, RecordFile, load_record
from .screen import aside, print_json, screen


def verify(record: RecordFile, edition: RecordEdition = None, json: AsJson = False) -> None:
    """Replay a record and check the commitment to its seed, every action and the outcome."""
    read, game = load_record(record, edition)
    state, reason = None, None
    try:
        state = read.verify(game)
    except BadRecord as error:
        reason = str(error)
    if json:
        print_json(_content(read, state, reason))
    elif reason is not None:
        aside().print(f"[bold red]{record} does not hold[/]: {reason}", soft_wrap=True)
    else:
        end = "the outcome is as recorded" if read.outcome is not None else "the match was not finished"
        screen().print(
            f"[bold green]{record} holds[/]: the seed fits commitment {read.commitment[:12]}..., "
            f"all {len(read.actions)} actions are legal, {end}.",
            soft_wrap=True,
        )
    if reason is not None:
        raise typer.Exit(1)


def _content(record: Record, state: State | None, reason: str | None) -> dict[str, Any]:
    return {
        "holds": reason is None,
        "reason": reason,
        "game": record.game,
        "players": record.players,
        "actions": len(record.actions),
        "finished": state is not None and state.finished,
        "commitment": record.commitment,
        "outcome": record.outcome,
    }
