"""About an action before it is played: why it may not be, and whether it is final."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from typing_extensions import TypedDict

from ...engine import ELSE, can_undo, is_forced, look_later
from ..propose.checks import check_holds
from ..propose.play import action_ids
from ..refused import Refused
from ..table import Table
from .speech import TableSpeech, table_speech

ALTERNATIVE: Final = "|"  # between what a piece stands for: one of them is meant
_MOST: Final = 24  # alternatives


class Explanation(TypedDict):
    """What one is told of an action, or of several in one go."""

    text: str | None  # why the first may not be played, with the rule; None if it may
    final: bool  # whether all of it could not be taken back


class Reason(NamedTuple):
    """A sentence, and how much it tells."""

    text: str
    weight: int


# How much a reason tells: only that something else is asked, that it is too late, or why the action itself cannot be.
VAGUE: Final = 0
PAST: Final = 1
TELLING: Final = 2


def explain(table: Table, guest: str, *, seat: int, action: int | str, language: str) -> Explanation:
    """Why the seat may not play an action now, or the first of several in one go; and whether all of it is final. Of
    several alternatives one that may be played, else the first of those of which there is most to tell."""
    wanted = [action_ids(table, one) for one in _alternatives(action)]
    check_holds(table, guest, seat)
    for actions in wanted:
        if table.game.why_not(table.state, seat, actions[0]) is None:
            return {"text": None, "final": _is_final(table, seat, actions)}
    speech = table_speech(table, language)
    reasons = [_reason(table, seat, actions[0], speech) for actions in wanted]
    return {"text": max(reasons, key=lambda reason: reason.weight).text, "final": False}


def _alternatives(action: int | str) -> list[int | str]:
    alternatives: list[int | str] = [action] if isinstance(action, int) else [*action.split(ALTERNATIVE)]
    if len(alternatives) > _MOST:
        raise Refused("bad", "table-too-many-actions", {"most": _MOST})
    return alternatives


def _reason(table: Table, seat: int, action: int, speech: TableSpeech) -> Reason:
    """Why an action is refused: by the step that is asked, else by a later one of the same turn that knows of it."""
    refusal = table.game.why_not(table.state, seat, action)
    assert refusal is not None, "a legal action needs no reason"
    if refusal.key != ELSE:
        return Reason(Refused.by_rule(refusal).sentence(speech), PAST if refusal.is_past else TELLING)
    # What does nothing more can always be done later, and says nothing of itself.
    closes = table.game.format(action) in table.game.closing
    later = None if closes else look_later(table.state, seat, action)
    if later is None:
        return Reason(Refused.by_rule(refusal).sentence(speech), VAGUE)
    if later.refusal is not None:
        return Reason(Refused.by_rule(later.refusal).sentence(speech), TELLING)
    first = table.game.phrase(table.game.view(table.state, seat), later.first)
    said = Refused("illegal", "table-why-first", {"what": first}, refusal.rule).sentence(speech)
    return Reason(said, TELLING)


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
    while state.actors() == (seat,) and is_forced(state, seat):  # the table plays it at once
        played.append((seat, state.legal(seat)[0]))
        state.apply(*played[-1])
    return state.actors() != (seat,) or not can_undo(table.state, played)
