"""What of the components a match uses, read off its events: for docs/balance.md."""

from __future__ import annotations

from typing import ClassVar, Final

from ...engine.event import Event
from ...engine.usage import Usage
from .edition import Edition
from .terms import BARRIER, GALLEY, PANELS, tile_name

CELLS: Final = "Cells"
PARTS_BUILT: Final = "Galley parts built"
BARRIERS_BUILT: Final = "Barriers built"
ENDS: Final = "Ends"


class GameUsage(Usage):
    """A turn is one marker, on a cell or given away."""

    turns: ClassVar[tuple[str, ...]] = ("placed", "discarded")

    def __init__(self, edition: Edition, players: int) -> None:
        told = {f"{one.kind} {one.id}": one.values for one in edition.components}
        cells = [f"{panel} {value}" for panel in PANELS[: players + 1] for value in range(1, 7)]
        parts = [tile_name(tile) for tile in edition.tiles if edition.tile_kind[tile] == GALLEY]
        barriers = [tile_name(tile) for tile in edition.tiles if edition.tile_kind[tile] == BARRIER]
        self.tables = {
            CELLS: {cell: str(told[f"cell {cell}"]["action"]) for cell in cells},
            PARTS_BUILT: {part: "{zone}, cost {cost}, {vp} VP".format(**told[part]) for part in parts},
            BARRIERS_BUILT: {barrier: "cost {cost}; {action}: {bonus}".format(**told[barrier]) for barrier in barriers},
            ENDS: {"ship-complete": "", "stalled": ""},
        }

    def uses(self, event: Event) -> list[tuple[str, str]]:
        if event.key == "placed":
            return [(CELLS, f"{event.args['panel']} {event.args['value']}")]
        if event.key == "built-part":
            return [(PARTS_BUILT, str(event.args["tile"]))]
        if event.key == "built-barrier":
            return [(BARRIERS_BUILT, str(event.args["tile"]))]
        if event.key in ("ship-complete", "stalled"):
            return [(ENDS, event.key)]
        return []
