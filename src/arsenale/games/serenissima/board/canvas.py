"""What every part of the drawing needs: the view, the words, where things lie, and which galley is active."""

from __future__ import annotations

from .... import render
from ....words import Speech
from ..edition import Edition
from ..view_types import GalleyView, SerenissimaView
from .frame import frame_of
from .places import places_of


class Canvas(render.Canvas):
    """One position being drawn."""

    view: SerenissimaView

    def __init__(self, edition: Edition, view: SerenissimaView, speech: Speech, layout: str = "wide") -> None:
        # What is kept is kept for one layout, and for the length of the wheel.
        super().__init__(f"{edition.digest} {layout} {view['numbers']}", view, speech)
        self.edition = edition
        self.layout = layout
        self.is_phone = layout == "phone"
        self.frame = frame_of(edition, layout)
        self.places = places_of(edition, layout)
        turn = view["turn"]
        active = view["galleys"].get(str(turn["galley"])) if turn else None
        self.active: GalleyView | None = active  # the galley under the black pawn, while it floats
        self.number: int = turn["galley"] if turn else 0
        self.here: str = active["zone"] if active else ""

    def zone_name(self, zone: str) -> str:
        """In the reader's language; zones of other editions as their file calls them."""
        name = self.named(zone)
        return name if name != zone else self.view["zones"][zone]["name"]
