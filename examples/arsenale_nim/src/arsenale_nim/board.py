"""How Nim looks: rows of stones. A click on a stone takes it and all to its right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from arsenale.engine import Painter
from arsenale.render import Canvas, Svg, board_drawing, check_layout, circle, definitions, scenery_drawing, text
from arsenale.words import Speech

from .rules import HEAPS, SPACE

_STEP = 56  # between two stones, and between two rows


class NimPainter(Painter):
    def text(self, view: Mapping[str, Any], speech: Speech) -> str:
        return "\n".join(f"{heap}: {'o ' * stones}" for heap, stones in enumerate(view["heaps"], start=1))

    def svg(
        self,
        view: Mapping[str, Any],
        speech: Speech,
        *,
        legal: Iterable[int] = (),
        layout: str = "wide",
        standalone: bool = False,
        theme: str | None = None,
    ) -> str:
        canvas = Canvas("nim", view, speech, [SPACE.actions[action].text for action in legal])
        rows = [row for heap in range(len(HEAPS)) for row in _row(canvas, heap)]
        return board_drawing(
            _STEP * (max(HEAPS) + 2),
            _STEP * (len(HEAPS) + 1),
            canvas.fixed("board-label"),
            rows,
            layout=check_layout(layout),
            is_asked=bool(canvas.question),
            scenery=definitions() if standalone else None,
            theme=theme,
        )

    def scenery(self, players: int, layout: str = "wide") -> str:
        return scenery_drawing()


def _row(canvas: Canvas, heap: int) -> list[Svg]:
    left = canvas.view["heaps"][heap]
    y = _STEP * (heap + 1)
    label = text(str(heap + 1), _STEP * 0.5, y + 8, 20, class_="t s")
    return [label, *[_stone(canvas, heap, place, left, y) for place in range(left)]]


def _stone(canvas: Canvas, heap: int, place: int, left: int, y: float) -> Svg:
    stones = left - place
    words = canvas.fixed("do-take", stones=stones, heap=heap + 1)
    return canvas.choices.piece(
        f"stone-{heap + 1}-{place + 1}",
        words,
        _STEP * (place + 1.5),
        y,
        circle(0, 0, 22, class_="cell"),
        action=f"take {stones} from {heap + 1}",
    )
