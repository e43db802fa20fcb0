"""Galleys on the phone's chart: small boats, where there are many only flags with their numbers."""

from __future__ import annotations

from ....render import Svg, join, mark, path, rect, text
from .anchoring import BOAT, NUMBER, PENNANT, Shape
from .chart import Box

LETTERS = 10.5  # of a number; two digits fill a flag
SAIL = "M4 1.4 Q12.5 -1 21.4 1.4 Q24 8 20.6 13.6 Q12.5 11.6 4.6 13.6 Q7 8 4 1.4Z"
HULL = "M0.5 14 L24.5 14 Q23 21.4 18 21.4 L6.5 21.4 Q2 21 0.5 14Z"


def boat(galley: int, owner: int, shape: Shape) -> Svg:
    """A galley with its number and its owner's mark, as far as there is room."""
    if shape == BOAT:
        return join(
            [
                path(HULL, class_="f-wood timber"),
                path(SAIL, class_=f"seat-{owner} sail"),
                mark(owner, -5, 11.5, 12),
                _number(galley, owner, 13.2, 11.3),
            ]
        )
    if shape == NUMBER:
        return _flag(galley, owner, 0)
    if shape == PENNANT:
        return join([_flag(galley, owner, 12), mark(owner, 0, 0.2, 11.6)])
    return join([_flag(galley, owner, 0), mark(owner, 1.5, 11.6, 12)])


def _flag(galley: int, owner: int, x: float) -> Svg:
    return join([rect(x, 0, 15, 12, r=2, class_=f"seat-{owner} sail"), _number(galley, owner, x + 7.5, 9.8)])


def _number(galley: int, owner: int, x: float, y: float) -> Svg:
    return text(str(galley), x, y, LETTERS, anchor="middle", bold=True, class_=f"t n on-seat-{owner}")


def target(shape: Shape) -> Box:
    """Where a finger finds it, around its corner: a lone boat has more room."""
    if shape == BOAT:
        return -5, -2, 31, 25
    return -0.6, -0.6, shape.width + 1.2, shape.height + 1.2
