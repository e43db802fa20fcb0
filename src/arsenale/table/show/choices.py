"""What is asked, of whom, and what one may choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NotRequired

from typing_extensions import TypedDict

from ...engine import Game, Shortcut, State
from ..propose.play import joined_text
from ..table import Table
from .previews import PartialPreview, preview_views
from .speech import TableSpeech

GameView = Mapping[str, Any]
"""All that a seat may know of the match: the game's own shape."""


class PartialSeries(TypedDict):
    """Options that differ in a number alone."""

    series: NotRequired[str]  # what they are called together
    number: NotRequired[int]


class OptionView(PartialPreview, PartialSeries):
    """What one may choose."""

    text: str
    label: str
    closes: bool  # it does nothing more
    rank: int | None  # the place of its control among the others; None: after them, folded


class ChoiceView(OptionView):
    """A legal action."""

    id: int
    kind: str


class ShortcutView(OptionView):
    """Several actions in one go."""

    ids: list[int]
    to: str | None  # the last of them: the board offers them there, unless that may be played by itself; None: nowhere


NO_SERIES: Final[PartialSeries] = {}


class QuestionView(TypedDict):
    """The decision that the match waits for."""

    asked: bool  # the viewer's seat must decide
    question: str | None
    waiting: str | None


class AskedView(QuestionView):
    """The decision with all that the viewer's seat may choose."""

    choices: list[ChoiceView]
    shortcuts: list[ShortcutView]


def asked_view(
    table: Table, state: State, view: GameView, seat: int | None, speech: TableSpeech, *, with_previews: bool = True
) -> AskedView:
    """What is asked in this state, of whom, and what this seat may choose, with or without what that would bring."""
    if table.is_cancelled:
        called_off = speech.say("table-called-off")
        return {"asked": False, "question": called_off, "waiting": None, "choices": [], "shortcuts": []}
    question = question_view(view, seat, speech)
    if seat is None or not question["asked"]:
        return {**question, "choices": [], "shortcuts": []}
    legal, shortcuts = state.legal(seat), table.game.shortcuts(state, seat)
    rows = [*[(action,) for action in legal], *[shortcut.actions for shortcut in shortcuts]]
    previews: list[PartialPreview] = [{} for _ in rows]
    if with_previews:
        previews = [{**preview} for preview in preview_views(table, state, seat, rows, speech)]
    choices = [_choice(table, view, action, speech, preview) for action, preview in zip(legal, previews, strict=False)]
    offers = zip(shortcuts, previews[len(legal) :], strict=True)
    return {
        **question,
        "choices": choices,
        "shortcuts": [_shortcut(table, view, shortcut, speech, preview) for shortcut, preview in offers],
    }


def question_view(view: GameView, seat: int | None, speech: TableSpeech) -> QuestionView:
    """What is asked, and of whom."""
    questions = view["questions"]
    own = next((question for question in questions if question["seat"] == seat), None)
    shown = own or (questions[0] if len(questions) == 1 else None)
    waiting = _waiting(view, speech)
    if own is None and speech.open_seats.intersection(view["actors"]):
        shown = None  # nobody is there who could be asked
    return {
        "asked": own is not None,
        "question": speech.question(shown) if shown else waiting,
        "waiting": waiting,
    }


def _waiting(view: GameView, speech: TableSpeech) -> str | None:
    """For whom the match waits; an open seat waits for somebody to sit down."""
    actors = view["actors"]
    if not actors:
        return None
    seated = [seat for seat in actors if seat not in speech.open_seats]
    return speech.say("table-waiting", {"seats": seated}) if seated else speech.say("table-waiting-open")


def _choice(table: Table, view: GameView, number: int, speech: TableSpeech, preview: PartialPreview) -> ChoiceView:
    """A legal action with its text form and words."""
    game = table.game
    action = game.action(number)
    return {
        "id": number,
        "text": action.text,
        "kind": action.kind,
        "label": speech.label(game, view, number),
        "closes": action.text in game.closing,
        "rank": _rank(game, number),
        **preview,
        **_series(game, view, number, speech),
    }


def _series(game: Game[Any], view: GameView, number: int, speech: TableSpeech) -> PartialSeries:
    """Empty where the action does not belong to a series."""
    action = game.action(number)
    amount = action.args[game.series[action.kind]] if action.kind in game.series else None
    if not isinstance(amount, int):
        return {}
    _, args = game.phrase(view, number)
    return {"series": speech.say(f"series-{action.kind}", args), "number": amount}


def _shortcut(
    table: Table, view: GameView, shortcut: Shortcut, speech: TableSpeech, preview: PartialPreview
) -> ShortcutView:
    """Several actions in one go, with text forms and words."""
    game = table.game
    last = game.format(shortcut.actions[-1])
    return {
        "ids": list(shortcut.actions),
        "text": joined_text(table, shortcut.actions),
        "to": last if shortcut.on_board else None,
        "label": speech.label_of(game, view, shortcut),
        "closes": last in game.closing,
        "rank": _rank(game, shortcut.actions[-1]),
        **preview,
        **NO_SERIES,
    }


def _rank(game: Game[Any], action: int) -> int | None:
    """Where the control of an action stands; where a game gives no order, all stand alike."""
    order = game.control_order
    kind = game.action(action).kind
    if not order:
        return 0
    return order.index(kind) if kind in order else None
