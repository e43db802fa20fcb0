"""The Doge Ship as a drawing: only from a view and the edition, for a wide screen or a phone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....engine import Figure, Fragment, Sheet
from ....render import Painter, Svg, group
from ....words import Speech
from ..actions import SPACE
from ..edition import Edition
from ..text import text as terminal_text
from ..view_types import as_view
from .canvas import Canvas
from .doge import doge_in_force, doge_stack, painting_symbols
from .hull import backdrop, ship_symbols, water_front
from .icons import icon_symbols
from .market import drawn, own_drawn, own_stacks, stacks
from .mats import mats, own_mat
from .order import order, own_place, prizes, quiet, round_number
from .panels import own_cells, panels
from .parts import part_symbols
from .plan import Plan, plan_for
from .ship import own_places, ship
from .tiles import zone_symbols

# Where pieces are explained, by how their ids begin.
RULES = {
    "cell": "DS-2.1",
    "die": "DS-1.1",
    "doge": "DS-1.2",
    "stack": "DS-2.2.1",
    "stack-doge": "DS-1.3",
    "dock": "DS-0",
    "tile-galley": "DS-2.3.2",
    "tile-gondola": "DS-2.3.1",
    "tile-barrier": "DS-2.3.3",
    "next": "DS-2.3.2",
    "yard": "DS-2.2.2",
    "order": "DS-3.1",
    "prizes": "DS-3.3",
    "quiet": "DS-4.3",
}


class DogePainter(Painter):
    """The board in SVG, and as text for a terminal."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(SPACE.actions)
        self.edition = edition

    def text(self, view: Mapping[str, Any], speech: Speech) -> str:
        return terminal_text(self.edition, as_view(view), speech)

    rules = RULES

    def public(self, view: Mapping[str, Any], speech: Speech, layout: str = "wide") -> list[Sheet]:
        plan = plan_for(view["players"], layout)
        canvas = Canvas(self.edition, as_view(view), speech, plan)
        fragments = [
            *ship(canvas),
            round_number(canvas),
            quiet(canvas),
            *order(canvas),
            doge_in_force(canvas),
            doge_stack(canvas),
            prizes(canvas),
            *panels(canvas),
            *stacks(canvas),
            drawn(canvas),
        ]
        return [Sheet("board", plan.width, plan.height, canvas.fixed("board-label"), fragments), *mats(canvas)]

    def own(
        self, view: Mapping[str, Any], speech: Speech, layout: str = "wide", legal: Sequence[int] = ()
    ) -> list[Fragment]:
        """Tiles that only their owner sees, the parts that could be built, cells that are of no use, the bid."""
        seat = view["seat"]
        if seat is None:
            return []
        canvas = Canvas(self.edition, as_view(view), speech, plan_for(view["players"], layout))
        fragments = [
            *own_mat(canvas, seat),
            *own_places(canvas, seat),
            *own_place(canvas, seat),
            *own_stacks(canvas, seat),
        ]
        looking = canvas.view["drawn"]
        if looking is not None and looking["tiles"] is not None:
            fragments.append(own_drawn(canvas, looking))
        if canvas.question == "turn":
            fragments += own_cells(canvas, seat, legal)
        return fragments

    def figures(self, view: Mapping[str, Any], seat: int) -> list[Figure]:
        """Ducats, approvals as far as the reader may know them, markers left, finished barriers."""
        seen = as_view(view)
        held = seen["approvals"][seat]
        # DS-3.4 They are secret, but what all have seen can be counted.
        is_known = seen["finished"] or seen["seat"] == seat
        how = "approvals" if is_known else "approvals-hidden" if held is None else "approvals-counted"
        return [
            Figure("coin", str(seen["ducats"][seat]), "ducats"),
            Figure("seal", "?" if held is None else str(held), how),
            Figure(f"mark-{seat}", str(seen["markers"][seat]), "markers"),
            Figure("i-barrier", str(len(seen["barriers"][seat])), "barriers"),
        ]

    def symbols(self, players: int, layout: str) -> list[Svg]:
        """Symbols, backdrop, water."""
        return scenery_parts(self.edition, plan_for(players, layout))


_DRAWN: dict[tuple[str, int, str], list[Svg]] = {}


def scenery_parts(edition: Edition, plan: Plan) -> list[Svg]:
    key = (edition.digest, plan.players, plan.layout)
    if key not in _DRAWN:
        _DRAWN[key] = [
            icon_symbols(),
            zone_symbols(),
            part_symbols(edition),
            painting_symbols(),
            ship_symbols(),
            group(backdrop(plan.ship), id=f"back-{plan.layout}-{plan.players}"),
            group(water_front(plan.ship), id=f"front-{plan.layout}-{plan.players}"),
        ]
    return _DRAWN[key]
