"""What every part of the drawing needs: the view, the words, the choices, and how far the active galley can sail."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .... import render
from ....engine.space import Action
from ....words import Speech
from ..edition import Edition
from ..phrases import action_phrase
from ..view import GalleyView, SerenissimaView


class Canvas(render.Canvas):
    """One board being drawn for one reader."""

    view: SerenissimaView

    def __init__(
        self, edition: Edition, actions: Sequence[Action], view: SerenissimaView, speech: Speech, legal: Iterable[int]
    ) -> None:
        self.edition = edition
        self.words = speech
        self.offered: set[str] = set()
        self.legal = [actions[action] for action in legal]
        super().__init__(edition.digest, view, speech, [action.text for action in self.legal])
        turn = view["turn"]
        active = view["galleys"].get(str(turn["galley"])) if turn else None
        self.active: GalleyView | None = active  # the galley under the black pawn, while it floats
        self.number: int = turn["galley"] if turn else 0
        self.here: str = active["zone"] if active else ""
        self.steps = self._steps()

    def _steps(self) -> dict[str, int]:
        """How many zones away each zone within reach lies, while the reader's galley may sail."""
        if self.active is None or self.question not in ("choose-turn", "load", "sail"):
            return {}
        turn = self.view["turn"]
        left = self.active["sailors"] - (turn["moved"] if turn else 0)
        found = {self.here: 0}
        reached = [self.here]
        for zone in reached:
            if found[zone] < left:
                for other in self.view["zones"][zone]["next"]:
                    if other not in found:
                        found[other] = found[zone] + 1
                        reached.append(other)
        del found[self.here]
        return found

    def label(self, action: Action) -> str:
        """An action in words."""
        key, args = action_phrase(self.view, action)
        return self.speech.say(key, args)

    def zone_name(self, zone: str) -> str:
        """In the reader's language; zones of other editions as their file calls them."""
        name = self.named(zone)
        return name if name != zone else self.view["zones"][zone]["name"]

    def fleet_of(self, seat: int) -> int:
        return sum(galley["owner"] == seat for galley in self.view["galleys"].values())
