"""A painter by this toolkit: it gives sheets of fragments, and puts them together where a whole drawing is wanted."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from .. import engine
from ..engine import Action, Sheet
from .drawing import board_drawing, check_layout, definitions, scenery_drawing
from .svg import Svg, at

_DO = re.compile(r' data-do="([^"]*)"')
_GAP = 8.0  # between two sheets in one drawing


class Painter(engine.Painter):
    """A game's own painter says what everybody sees (`public`), what one seat sees (`own`), and which symbols both
    refer to (`symbols`)."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self.actions = actions

    def symbols(self, players: int, layout: str) -> list[Svg]:
        """What the fragments refer to by id: it never moves."""
        return []

    def scenery(self, players: int, layout: str = "wide") -> str:
        return scenery_drawing(*self.symbols(players, check_layout(layout)))

    def svg(
        self,
        view: Mapping[str, Any],
        speech: Any,
        *,
        legal: Iterable[int] = (),
        layout: str = "wide",
        standalone: bool = False,
        theme: str | None = None,
        mats: bool = True,
    ) -> str:
        """All sheets below each other: the board, the reader's own mat, the others'."""
        chosen = list(legal)
        sheets = seen_by(self, view, speech, check_layout(layout), chosen)
        seat = view["seat"]
        if not mats:
            sheets = [sheet for sheet in sheets if sheet.name == "board"]
        sheets.sort(key=lambda sheet: (sheet.name != "board", sheet.name != f"mat-{seat}"))
        parts, top = [], 0.0
        for sheet in sheets:
            parts.append(at(0, top, Svg("".join([fragment.svg for fragment in sheet.fragments]))))
            top += sheet.height + _GAP
        is_asked = any(question["seat"] == seat for question in view["questions"])
        drawn = board_drawing(
            max(sheet.width for sheet in sheets),
            top - _GAP,
            sheets[0].label,
            parts,
            layout=layout,
            rules=self.rules,
            is_asked=is_asked,
            scenery=definitions(*self.symbols(view["players"], layout)) if standalone else None,
            theme=theme,
        )
        return offer(drawn, {self.actions[action].text for action in chosen}, is_asked=is_asked)


def seen_by(
    painter: engine.Painter, view: Mapping[str, Any], speech: Any, layout: str, legal: Sequence[int] = ()
) -> list[Sheet]:
    """The sheets as the reader of the view sees them."""
    sheets = painter.public(view, speech, layout)
    own = {fragment.key: fragment for fragment in painter.own(view, speech, layout, legal)}
    return [
        sheet._replace(fragments=[own.get(fragment.key, fragment) for fragment in sheet.fragments]) for sheet in sheets
    ]


def sheet_drawing(sheet: Sheet, layout: str, rules: Mapping[str, str]) -> Svg:
    """One sheet for the page, which has style and scenery, and lights up itself what may be chosen."""
    parts = [Svg("".join([fragment.svg for fragment in sheet.fragments]))]
    return board_drawing(
        sheet.width, sheet.height, sheet.label, parts, layout=layout, rules=rules, data_sheet=sheet.name
    )


def offer(drawn: str, legal: Collection[str], *, is_asked: bool) -> str:
    """Lay over a drawing what may be chosen on it (`data-action`), and where one can ask why not (`data-why`)."""

    def over(found: re.Match[str]) -> str:
        action = next((one for one in found[1].split("|") if one in legal), None)
        if action is not None:
            return f'{found[0]} data-action="{action}" tabindex="0" role="button"'
        if is_asked:
            return f'{found[0]} data-why="{found[1]}" tabindex="0" role="button" aria-disabled="true"'
        return found[0]

    return _DO.sub(over, drawn)
