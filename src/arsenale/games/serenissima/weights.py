"""The numbers that the estimate goes by, from weights.json; tools/fit.py looks for better ones."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...engine.weights import WeightTable

FILE: Final = Path(__file__).with_name("weights.json")


class Weights:
    """Worths are in ducats."""

    def __init__(self, table: WeightTable) -> None:
        self.steps_a_round = table.number("steps_a_round")  # of the white pawn
        self.wine_a_round = table.number("wine_a_round")  # wine cards
        self.free_space = table.number("free_space")  # of an own warehouse, for each payout to come
        self.basilica = table.number("basilica")  # how much of its payouts a basilica that can be built is worth
        self.risk = table.row("risk", 6)  # to lose an own port, by its sailors
        self.fort = table.number("fort")  # the risk that a fort leaves
        self.calm = table.number("calm")  # the risk that is left if no foreign galley can come next turn
        self.threat = table.number("threat")  # how much greater it is if one with a larger crew can
        self.sale_now = table.number("sale_now")  # how much of its gain a sale is worth that can be made this turn
        self.sale_later = table.row("sale_later", 5)  # the same by turns to get there
        self.good_aboard = table.number("good_aboard")
        self.fleet = table.row("fleet", 7)  # what galleys earn until the end, seen from the start, by their number
        self.long_match = table.number("long_match")  # rounds; with fewer to come galleys and sailors are worth less
        self.sailors_aboard = table.row("sailors_aboard", 6)  # a crew by its number
        self.sailor_ashore = table.number("sailor_ashore")
        self.loading_place = table.number("loading_place")  # each free place aboard at a port with goods
        self.spread_end = table.number("spread_end")  # how far estimates are off at the end of a match
        self.spread_start = table.number("spread_start")  # and how much more at its start
        table.close()


WEIGHTS: Final = Weights(WeightTable(FILE.read_text(encoding="utf-8"), FILE.name))
