"""What stands on the islands: each building as one drawing over all its hexes."""

from __future__ import annotations

from math import atan2, degrees, hypot

from ....engine import Fragment
from ....render import Svg, at, circle, group, text, use
from ..geography import DIRECTIONS, Hex
from ..terms import BASILICA, BUILDINGS, FIRST_PASS, PALAZZO, PONTE
from .buildings import SIDE, TILTS, ponte
from .canvas import Canvas
from .grid import MapPlan, hex_at, unit_centre


def buildings(canvas: Canvas, plan: MapPlan) -> list[Fragment]:
    """Those further north first, so that none hides behind the one before."""
    standing = [(built["building"], *built["hexes"]) for built in canvas.view["buildings"]]
    found = [_placed(canvas, plan, *facts) for facts in standing]
    found.sort(key=_top)
    return [fragment for _, fragment in found]


def _top(placed: tuple[float, Fragment]) -> float:
    return placed[0]


def _placed(canvas: Canvas, plan: MapPlan, building: str, *names: str) -> tuple[float, Fragment]:
    """A building, and how far down its middle is."""
    placed: tuple[float, Fragment] = canvas.kept(
        ("built", building, names, plan.key), lambda: _building(canvas, plan, BUILDINGS.index(building), names)
    )
    return placed


def _building(canvas: Canvas, plan: MapPlan, building: int, names: tuple[str, ...]) -> tuple[float, Fragment]:
    geography = canvas.edition.geography
    axial = [geography.axial[geography.names.index(name)] for name in names]
    x, y = plan.middle(axial)
    if building == PONTE and not is_usual_span(*axial):
        drawn = [long_bridge(plan, *axial)]
    else:
        half = round(plan.side * (1 if len(names) == 1 else 2), 1)
        drawn = [use(f"on-{symbol_of(building, axial)}", -half, -half, 2 * half)]
    if building == PONTE:
        drawn += _keystone(canvas, plan, axial)
    key = f"built-{'-'.join(names)}"
    origin = f"project-{BUILDINGS[building]}"
    return y, Fragment(key, at(round(x, 1), round(y, 1), *drawn, id=key, class_="built", data_from=origin))


def symbol_of(building: int, axial: list[Hex]) -> str:
    """The drawing for these hexes: it lies as they do."""
    name = BUILDINGS[building]
    if building in (PALAZZO, PONTE) and len(axial) == 2:
        return f"{name}-{TILTS.index(tilt_of(axial[0], axial[1]))}"
    if building == BASILICA and len(axial) == 3:
        rows = sorted(place[1] for place in axial)
        return f"{name}-{0 if rows[0] < rows[1] else 1}"
    return f"{name}-0" if building in (PALAZZO, PONTE, BASILICA) else name


def is_usual_span(one: Hex, other: Hex) -> bool:
    """Whether a bridge goes straight over one hex, as those of our board do; an edition may have others."""
    return (other[0] - one[0], other[1] - one[1]) in [(2 * q, 2 * r) for q, r in DIRECTIONS]


def long_bridge(plan: MapPlan, one: Hex, other: Hex, **attributes: str) -> Svg:
    """A bridge drawn as far and as steep as it must be, its middle at the origin."""
    (x1, y1), (x2, y2) = sorted([unit_centre(one), unit_centre(other)])
    span = SIDE * hypot(x2 - x1, y2 - y1)
    drawn = ponte(degrees(atan2(y2 - y1, x2 - x1)), span=span)
    return group(drawn, transform=f"scale({plan.side / SIDE:.3f})", **attributes)


def tilt_of(one: Hex, other: Hex) -> int:
    (x1, y1), (x2, y2) = unit_centre(one), unit_centre(other)
    if abs(y1 - y2) < 0.1:
        return 0
    return 60 if (x2 - x1) * (y2 - y1) > 0 else -60


def _keystone(canvas: Canvas, plan: MapPlan, axial: list[Hex]) -> list[Svg]:
    """The number of the space under a bridge, on a plate where the bridge would hide it."""
    (x1, y1), (x2, y2) = (unit_centre(place) for place in axial)
    water = hex_at((x1 + x2) / 2, (y1 + y2) / 2)
    spaces = [space for space, hexes in enumerate(canvas.edition.geography.space_hexes) if water in hexes]
    if not spaces or FIRST_PASS in spaces:
        return []
    side = plan.side
    label = text(
        str(spaces[0]), 0, side * 0.17, round(side * 0.5, 1), anchor="middle", bold=True, class_="t n on-light"
    )
    return [at(0, round(-side * 0.36, 1), circle(0, 0, round(side * 0.42, 1), class_="wall-white drawn"), label)]
