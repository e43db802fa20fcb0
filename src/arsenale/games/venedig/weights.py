"""The numbers that the estimate goes by, from weights.json; tools/fit_outcomes.py looks for better ones."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...engine.weights import WeightTable

FILE: Final = Path(__file__).with_name("weights.json")
# A row is for three moments: the end, and when so much of the match is ahead.
LATE: Final = 0.3
EARLY: Final = 0.7
MOMENTS: Final = 3


class Weights:
    """Worths are in spaces of the track."""

    def __init__(self, table: WeightTable) -> None:
        self.space = table.row("space", MOMENTS)
        self.treasure_gold = table.row("treasure_gold", MOMENTS)  # a gold piece
        self.swamp_gold = table.row("swamp_gold", MOMENTS)
        self.led = table.rows("led", 4, MOMENTS)  # a project as its master builder, by cards that are missing
        self.led_points = table.row("led_points", MOMENTS)  # for each point of it, by the share that is laid
        self.helped = table.rows("helped", 4, MOMENTS)  # the same if another has the master builder
        self.helped_points = table.row("helped_points", MOMENTS)
        self.card = table.rows("card", 5, MOMENTS)  # in hand, by type
        self.card_points = table.row("card_points", MOMENTS)  # for each point of its building, by the share in hand
        self.free_hex = table.row("free_hex", MOMENTS)  # beside the own gondola: a building there brings a treasure
        self.treasure = table.number("treasure")  # for a building in a quarter that the gondola borders
        self.next_site = table.number("next_site")  # how much of a site is left that must be drained first
        self.palazzo_hope = table.number("palazzo_hope")  # the points of a Palazzo while there is no better site
        self.campo_hope = table.number("campo_hope")  # the same for a Campo
        self.last_piece = table.number("last_piece")  # how much of it is left for who is behind: it ends the match
        self.third_type = table.number("third_type")  # lost for each type too many: it will be discarded
        self.win = table.number("win")  # at the end: who is behind does not bring it about
        self.spread_end = table.number("spread_end")  # how far estimates are off at the end of a match
        self.spread_start = table.number("spread_start")  # and how much more at its start
        table.close()


WEIGHTS: Final = Weights(WeightTable(FILE.read_text(encoding="utf-8"), FILE.name))
