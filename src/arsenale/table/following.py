"""What follows a choice: the rest of several actions that were chosen in one go, and what has no alternative."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..engine import can_undo, is_forced
from .journal import Entry
from .refused import Refused
from .table import Table

SEPARATOR: Final = ";"
_LONGEST: Final = 24  # actions in one go


def links(table: Table, action: int | str) -> list[int]:
    """The actions that are meant by one, or by several with semicolons between them."""
    texts = [action] if isinstance(action, int) else action.split(SEPARATOR)[: _LONGEST + 1]
    if len(texts) > _LONGEST:
        raise Refused("bad", "table-too-many-actions", {"most": _LONGEST})
    return [table.action_id(text) for text in texts]


def chain_text(table: Table, actions: tuple[int, ...]) -> str:
    """The text form of several actions."""
    return f"{SEPARATOR} ".join(table.game.format(action) for action in actions)


def propose_link(table: Table, guest: str, *, seat: int, action: int, at: float) -> Entry | None:
    """The next of several actions. None where they end early: someone else decides, something was revealed, or it is
    not legal."""
    table.check_holds(guest, seat)
    if table.state.actors() != (seat,) or not table.is_free(table.position - 1):
        return None
    if table.game.why_not(table.state, seat, action) is not None:
        return None
    return _following(table, seat, action, at)


def propose_forced(table: Table, at: float) -> Entry | None:
    """The action of a person who has no other, if everybody may know that and nothing is revealed by it."""
    actors = table.state.actors()
    if len(actors) != 1 or table.holders[actors[0]].actor is None or not is_forced(table.state, actors[0]):
        return None
    return _following(table, actors[0], table.state.legal(actors[0])[0], at)


def _following(table: Table, seat: int, action: int, at: float) -> Entry:
    return table.entry("action", seat, {"text": table.game.format(action), "follows": True}, at)


def verdict(table: Table, guest: str, *, seat: int, action: int | str, language: str) -> dict[str, str | bool | None]:
    """About an action, or several in one go: why the first may not be played, and whether all of it is final."""
    actions = links(table, action)
    said = table.why_not(guest, seat=seat, action=actions[0], language=language)
    return {"text": said, "final": said is None and is_final(table, seat, actions)}


def is_final(table: Table, seat: int, actions: Sequence[int]) -> bool:
    """Whether the seat could not take the actions back by itself: something is revealed by them, or someone else
    decides next, who is perhaps faster."""
    state = table.state.copy()
    played = []
    for action in actions:
        if seat not in state.actors() or table.game.why_not(state, seat, action) is not None:
            break
        state.apply(seat, action)
        played.append((seat, action))
    return state.actors() != (seat,) or not can_undo(table.state, played)
