"""Hints for people, told in words."""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import TypedDict

from ...bots.hint_finder import RIVALS, Hint
from ...words import Phrase
from ..table import Table
from .speech import table_speech


class HintView(TypedDict):
    """An action that is worth a thought."""

    id: int
    text: str
    label: str
    chance: float  # to win, from 0 to 1
    why: str


def hint_views(table: Table, seat: int, hints: Sequence[Hint], language: str) -> list[HintView]:
    """Each action with its words, the chance to win, and one sentence why."""
    game, speech = table.game, table_speech(table, language)
    view = game.view(table.state, seat)
    return [
        {
            "id": hint.action,
            "text": game.format(hint.action),
            "label": speech.label(game, view, hint.action),
            "chance": round(hint.chance, 3),
            "why": speech.say(*why(hint)),
        }
        for hint in hints
    ]


def why(hint: Hint) -> Phrase:
    """The sentence that says how the action differs from the others."""
    if hint.better and hint.worse:
        return "table-hint-both", {"better": _listed(hint.better), "worse": _listed(hint.worse)}
    if hint.better:
        return "table-hint-better", {"better": _listed(hint.better)}
    if hint.worse:
        return "table-hint-later", {"worse": _listed(hint.worse)}
    return "table-hint-alike", {}


def _listed(reasons: Sequence[str]) -> Phrase:
    phrases: list[Phrase] = [("table-hint-rivals" if key == RIVALS else f"reason-{key}", {}) for key in reasons]
    listed = phrases[0]
    for number, phrase in enumerate(phrases[1:], start=2):
        joint = "table-hint-and" if number == len(phrases) else "table-hint-comma"
        listed = (joint, {"first": listed, "then": phrase})
    return listed
