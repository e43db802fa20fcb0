"""Where a proposed entry leads: what a store notes beside it."""

from __future__ import annotations

from typing import Any, cast

from ..journal import ActionPayload, Entry
from ..table import Table
from .undo import undo_target


def waiting_after(table: Table, entry: Entry) -> list[int]:
    """The seats that must act once the entry is applied."""
    if entry.kind == "cancel":
        return []
    if entry.kind == "action" and entry.seat is not None:
        state = table.state.copy()
        state.apply(entry.seat, table.game.parse(cast("ActionPayload", entry.payload)["text"]))
        return list(state.actors())
    taken_back_to = undo_target(table, entry)
    if taken_back_to is None:
        return list(table.state.actors())
    return list(table.history.state_at(taken_back_to).actors())


def outcome_after(table: Table, entry: Entry) -> dict[str, Any] | None:
    """The outcome, if the entry is the action that ends the match."""
    if entry.kind != "action" or waiting_after(table, entry):
        return None
    ending = Table(table.meta, table.game)
    ending.history = table.history.twin()
    ending.seq = table.seq
    ending.commit(entry)
    return ending.outcome()
