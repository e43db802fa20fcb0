"""Hints for people: found in worker processes as bots' actions are, and told in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..bots.hint import RIVALS, Hint, hints
from ..engine import seeded
from ..words import Phrase
from .bot_task import BotTask, state_of
from .game_of import game_of
from .table import Table


def advise(task: BotTask) -> list[Hint]:
    """The best actions for the task's seat, found on a redealt state. Give it to a ProcessPoolExecutor."""
    game = game_of(task.game, task.edition_text, task.edition_file)
    dealt = state_of(task, game).redealt(task.seat, seeded(f"deals {task.chance}"))
    return hints(game, dealt, task.seat, task.chance, seconds=task.seconds)


def told_hints(table: Table, seat: int, found: Sequence[Hint], language: str) -> list[dict[str, Any]]:
    """Plain JSON values: each action with its words, the chance to win, and one sentence why."""
    game, speech = table.game, table.speech(language)
    view = game.view(table.state, seat)
    return [
        {
            "id": hint.action,
            "text": game.format(hint.action),
            "label": speech.label(game, view, hint.action),
            "chance": round(hint.chance, 3),
            "why": speech.say(*why(hint)),
        }
        for hint in found
    ]


def why(hint: Hint) -> Phrase:
    """The sentence that says in what the action differs from the others."""
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
