"""How Nim looks: rows of stones. A click on a stone takes it and all to its right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arsenale.engine import Fragment, Sheet
from arsenale.render import Canvas, Painter, Svg, circle, group, piece, text
from arsenale.words import Speech

from .rules import HEAPS, SPACE

_STEP = 56  # between two stones, and between two rows


class NimPainter(Painter):
    def __init__(self) -> None:
        super().__init__(SPACE.actions)

    def text(self, view: Mapping[str, Any], speech: Speech) -> str:
        return "\n".join(f"{heap}: {'o ' * stones}" for heap, stones in enumerate(view["heaps"], start=1))

    def public(self, view: Mapping[str, Any], speech: Speech, layout: str = "wide") -> list[Sheet]:
        canvas = Canvas("nim", view, speech)
        heaps = [_heap(canvas, heap, left) for heap, left in enumerate(view["heaps"])]
        return [Sheet("board", _STEP * (max(HEAPS) + 2), _STEP * (len(HEAPS) + 1), canvas.fixed("board-label"), heaps)]


def _heap(canvas: Canvas, heap: int, left: int) -> Fragment:
    """One row. It is drawn anew only when stones were taken from it."""
    return canvas.fragment(f"heap-{heap + 1}", (left,), lambda: _row(canvas, heap, left))


def _row(canvas: Canvas, heap: int, left: int) -> Svg:
    y = _STEP * (heap + 1)
    label = text(str(heap + 1), _STEP * 0.5, y + 8, 20, class_="t s")
    return group(label, *[_stone(canvas, heap, place, left, y) for place in range(left)], id=f"heap-{heap + 1}")


def _stone(canvas: Canvas, heap: int, place: int, left: int, y: float) -> Svg:
    stones = left - place
    return piece(
        f"stone-{heap + 1}-{place + 1}",
        canvas.fixed("do-take", stones=stones, heap=heap + 1),
        _STEP * (place + 1.5),
        y,
        circle(0, 0, 22, class_="cell"),
        do=f"take {stones} from {heap + 1}",
    )
