"""What each choice would bring, in words, and a warning where something is lost by it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NotRequired

from typing_extensions import TypedDict

from ...engine import Effect, State
from ..propose.checks import check_holds
from ..table import Table
from .speech import TableSpeech, table_speech


class EffectView(TypedDict):
    """Something that a choice would bring."""

    key: str  # what it is, in the game's own words for programs; `idle`: the choice is of no use now
    text: str
    icon: str | None  # the name of a small picture
    sure: bool  # it always comes so; else it is an estimate, or chance decides
    loss: bool  # a piece, cards or a port are lost by it, or the match ends


class PreviewView(TypedDict):
    """What a choice would bring, the most important first."""

    preview: list[EffectView]
    warning: str | None  # what would be lost; None where nothing is, or where every choice loses the same


class PartialPreview(TypedDict):
    """The same of a choice in a view; updates leave it out, and send it later."""

    preview: NotRequired[list[EffectView]]
    warning: NotRequired[str | None]


def preview_views(
    table: Table, state: State, seat: int, rows: Iterable[Sequence[int]], speech: TableSpeech
) -> list[PreviewView]:
    """For each of all choices, single actions and several in a row, what it would bring the seat."""
    wanted = [tuple(actions) for actions in rows]
    worked_out = table.game.previews(state, seat, wanted)
    # Where every choice loses the same, there is nothing to warn of.
    shared = _shared_losses([effects for actions, effects in zip(wanted, worked_out, strict=True) if len(actions) == 1])
    return [_preview_view(effects, shared, speech) for effects in worked_out]


def _shared_losses(previews: Sequence[Sequence[Effect]]) -> frozenset[str]:
    losses = [frozenset(effect.key for effect in effects if effect.loss) for effects in previews]
    return frozenset.intersection(*losses) if losses else frozenset()


def _preview_view(effects: Sequence[Effect], shared: frozenset[str], speech: TableSpeech) -> PreviewView:
    told: list[EffectView] = [
        {
            "key": effect.key,
            "text": speech.effect(effect),
            "icon": effect.icon or None,
            "sure": effect.sure,
            "loss": effect.loss,
        }
        for effect in effects
    ]
    lost = [_sentence(effect["text"]) for effect in told if effect["loss"] and effect["key"] not in shared]
    return {"preview": told, "warning": " ".join(lost) or None}


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!")) else ".")


def choice_previews(
    table: Table, guest: str, seat: int, language: str, rows: Mapping[str, Sequence[int]]
) -> dict[str, PreviewView]:
    """By the text forms of all choices and shortcuts of a seat: what the view of the table left out."""
    check_holds(table, guest, seat)
    previews = preview_views(table, table.state, seat, rows.values(), table_speech(table, language))
    return dict(zip(rows, previews, strict=True))
