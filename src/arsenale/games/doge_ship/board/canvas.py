"""What every part of the drawing needs: the view, the edition, the words and where things lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .... import render
from ....engine import Fragment
from ....render import Svg
from ....words import Speech
from ..edition import Edition
from ..view_types import DogeShipView
from .plan import Plan


class Canvas(render.Canvas):
    """One position being drawn, for everybody or for one reader."""

    view: DogeShipView

    def __init__(self, edition: Edition, view: DogeShipView, speech: Speech, plan: Plan) -> None:
        super().__init__(edition.digest, view, speech)
        self.edition = edition
        self.plan = plan
        self.names = tuple(speech.names)

    def fragment(self, key: str, facts: tuple[Any, ...], make: Callable[[], Svg]) -> Fragment:
        return super().fragment(key, (*self.plan.key, *facts), make)

    def fragments(self, key: str, facts: tuple[Any, ...], make: Callable[[], list[Fragment]]) -> list[Fragment]:
        """Several fragments that are looked up together, as they change seldom."""
        kept: list[Fragment] = self.kept(("several", key, *self.plan.key, *facts), make)
        return kept
