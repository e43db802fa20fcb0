"""About an action before it is played: why it may not be, and whether it is final."""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import TypedDict

from ...engine import can_undo
from ..propose.checks import check_holds
from ..propose.play import action_ids
from ..refused import Refused
from ..table import Table
from .speech import table_speech


class Explanation(TypedDict):
    """What one is told of an action, or of several in one go."""

    text: str | None  # why the first may not be played, with the rule; None if it may
    final: bool  # whether all of it could not be taken back


def explain(table: Table, guest: str, *, seat: int, action: int | str, language: str) -> Explanation:
    """Why the seat may not play an action now, or the first of several in one go; and whether all of it is final."""
    actions = action_ids(table, action)
    check_holds(table, guest, seat)
    refusal = table.game.why_not(table.state, seat, actions[0])
    if refusal is None:
        return {"text": None, "final": _is_final(table, seat, actions)}
    return {"text": Refused.by_rule(refusal).sentence(table_speech(table, language)), "final": False}


def _is_final(table: Table, seat: int, actions: Sequence[int]) -> bool:
    """Whether the seat could not take the actions back without asking: something is revealed by them, or someone else
    decides next, who is perhaps faster."""
    state = table.state.copy()
    played = []
    for action in actions:
        if seat not in state.actors() or table.game.why_not(state, seat, action) is not None:
            break
        state.apply(seat, action)
        played.append((seat, action))
    return state.actors() != (seat,) or not can_undo(table.state, played)
