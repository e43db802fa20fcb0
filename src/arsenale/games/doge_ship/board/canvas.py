"""What every part of the drawing needs: the view, the edition, the words and the choices."""

from __future__ import annotations

from collections.abc import Iterable

from .... import render
from ....words import Speech
from ..actions import SPACE
from ..edition import Edition
from ..view import DogeShipView


class Canvas(render.Canvas):
    """One board being drawn for one reader."""

    view: DogeShipView

    def __init__(self, edition: Edition, view: DogeShipView, speech: Speech, legal: Iterable[int]) -> None:
        super().__init__(edition.digest, view, speech, [SPACE.actions[action].text for action in legal])
        self.edition = edition
