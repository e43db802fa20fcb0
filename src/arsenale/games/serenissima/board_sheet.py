"""What every part of the drawing needs: the view, the words and the choices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ... import render
from ...engine.space import Action
from ...words import Speech
from .phrases import action_phrase


class Sheet(render.Sheet):
    """One board being drawn for one reader."""

    def __init__(
        self, digest: str, actions: Sequence[Action], view: Mapping[str, Any], speech: Speech, legal: Iterable[int]
    ) -> None:
        self.legal = [actions[action] for action in legal]
        super().__init__(digest, view, speech, [action.text for action in self.legal])

    def label(self, action: Action) -> str:
        """An action in words."""
        key, args = action_phrase(self.view, action)
        return self.speech.say(key, args)

    def zone_name(self, zone: str) -> str:
        """In the reader's language; zones of other editions as their file calls them."""
        name = self.named(zone)
        return name if name != zone else str(self.view["zones"][zone]["name"])
