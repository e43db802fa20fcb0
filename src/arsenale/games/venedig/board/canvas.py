"""What every part of the drawing needs: the view, the edition, the words and the choices."""

from __future__ import annotations

from collections.abc import Iterable

from .... import render
from ....words import Speech
from ..edition import Edition
from ..view_types import VenedigView


class Canvas(render.Canvas):
    """One board being drawn for one reader."""

    view: VenedigView

    def __init__(self, edition: Edition, view: VenedigView, speech: Speech, legal: Iterable[int] = ()) -> None:
        self.legal = list(legal)
        actions = edition.actions.space.actions
        super().__init__(edition.digest, view, speech, [actions[action].text for action in self.legal])
        self.edition = edition
        self.names = tuple(speech.names)  # a fact of whatever tells of players
