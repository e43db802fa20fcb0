"""Actions: of people and bots, several in one go, and those that have no alternative."""

from __future__ import annotations

from typing import Final

from ...engine import UnknownAction, is_forced
from ..journal import ActionPayload, Entry
from ..refused import Refused
from ..table import Table
from .checks import check_holds, check_running, holder_of, next_entry
from .undo import is_free

SEPARATOR: Final = ";"
_LONGEST: Final = 24  # actions in one go


def propose_action(table: Table, guest: str, *, seat: int, seq: int, action: int | str, at: float) -> Entry:
    """The guest plays an action (by id or text form) for a seat of theirs; `seq` is what they had seen."""
    check_holds(table, guest, seat)
    return _propose_play(table, seat, seq, action, at)


def propose_bot_action(table: Table, *, seat: int, seq: int, action: int | str, at: float) -> Entry:
    """A bot plays; `seq` is that of its task."""
    if holder_of(table, seat).kind != "bot":
        raise Refused("seat", "table-no-bot-there")
    return _propose_play(table, seat, seq, action, at)


def _propose_play(table: Table, seat: int, seq: int, action: int | str, at: float) -> Entry:
    number = action_id(table, action)
    check_running(table)
    if seq > table.seq:
        raise Refused("stale", "table-stale", {"seq": table.seq})
    refusal = table.game.why_not(table.state, seat, number)
    # Whether the decision is gone comes first: a new one may offer the same action.
    if seq < table.asked_since[seat]:
        raise Refused("stale", "table-stale", {"seq": table.seq})
    if refusal is not None:
        raise Refused.by_rule(refusal)
    return next_entry(table, "action", seat, ActionPayload(text=table.game.format(number)), at)


# What follows a choice


def propose_follow_up(table: Table, guest: str, *, seat: int, action: int, at: float) -> Entry | None:
    """The next of several actions that were chosen in one go. None where they end early: someone else decides,
    something was revealed, or it is not legal."""
    check_holds(table, guest, seat)
    if table.state.actors() != (seat,) or not is_free(table, table.position - 1):
        return None
    if table.game.why_not(table.state, seat, action) is not None:
        return None
    return _following(table, seat, action, at)


def propose_forced(table: Table, at: float) -> Entry | None:
    """The action of a person who has no other, if everybody may know that and nothing is revealed by it."""
    actors = () if table.is_cancelled else table.state.actors()
    if len(actors) != 1 or table.holders[actors[0]].actor is None or not is_forced(table.state, actors[0]):
        return None
    return _following(table, actors[0], table.state.legal(actors[0])[0], at)


def _following(table: Table, seat: int, action: int, at: float) -> Entry:
    return next_entry(table, "action", seat, ActionPayload(text=table.game.format(action), follows=True), at)


# Text forms


def action_id(table: Table, action: int | str) -> int:
    """The id of an action given by id or text form."""
    if isinstance(action, int):
        if not 0 <= action < len(table.game.space):
            raise Refused("unknown", "why-no-such-action", {"action": action})
        return action
    try:
        return table.game.parse(action)
    except UnknownAction:
        raise Refused("unknown", "why-no-such-action", {"action": -1}) from None


def action_ids(table: Table, action: int | str) -> list[int]:
    """The ids of one action, or of several with semicolons between their text forms."""
    texts = [action] if isinstance(action, int) else action.split(SEPARATOR)[: _LONGEST + 1]
    if len(texts) > _LONGEST:
        raise Refused("bad", "table-too-many-actions", {"most": _LONGEST})
    return [action_id(table, text) for text in texts]


def joined_text(table: Table, actions: tuple[int, ...]) -> str:
    """The text form of several actions, which `action_ids` reads."""
    return f"{SEPARATOR} ".join(table.game.format(action) for action in actions)
