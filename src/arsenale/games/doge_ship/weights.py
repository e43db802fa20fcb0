"""The numbers that the estimate goes by, from weights.json; tools/fit.py looks for better ones."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...engine.weights import WeightTable

FILE: Final = Path(__file__).with_name("weights.json")


class Weights:
    """Worths are in victory points."""

    def __init__(self, table: WeightTable) -> None:
        self.action = table.number("action")  # of one action: a tile that waits in the yard still needs one
        self.ducat = table.number("ducat")
        self.spare_ducat = table.number("spare_ducat")  # above what one can soon spend
        self.purse = table.number("purse")  # ducats that one can soon spend
        self.shortest = table.number("shortest")  # the time that is always left, as a share of the match
        self.approval = table.number("approval")  # at inspections to come
        self.last_approval = table.number("last_approval")  # at the last inspection, beside the prize of the place
        self.flood = table.number("flood")  # of an action that a high water in force will take
        self.barriers = table.row("barriers", 7)  # by their number: dry feet
        self.triggers = table.row("triggers", 5)  # how often in a match a top barrier rewards, by its action
        self.extra = table.number("extra")  # of one more buy or construct, as a barrier's reward
        self.gondola = table.number("gondola")  # how much of its gain counts in the yard: cells to build it are few
        self.tile = table.number("tile")  # of a gondola or barrier in the yard at least
        self.part = table.number("part")  # of a part in the yard at least, if its turn comes
        self.square = table.number("square")  # of a coloured square, whatever Doge tile comes
        self.purple = table.number("purple")  # approvals for a part, whatever Doge tile comes
        self.faith = table.number("faith")  # how much the Doge tile in force counts for a part that is not built yet
        self.patience = table.number("patience")  # what is left for each part that must be built before
        self.spread_end = table.number("spread_end")  # how far estimates are off at the end of a match
        self.spread_start = table.number("spread_start")  # and how much more at its start
        table.close()


WEIGHTS: Final = Weights(WeightTable(FILE.read_text(encoding="utf-8"), FILE.name))
