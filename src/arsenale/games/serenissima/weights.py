"""The numbers that the estimate goes by, from weights.json; tools/fit_outcomes.py and fit.py look for better ones."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...engine.weights import WeightTable

FILE: Final = Path(__file__).with_name("weights.json")
FAR: Final = 12  # ducats of which more is only more
FEW_PORTS: Final = 3


class Weights:
    """Worths are in ducats."""

    def __init__(self, table: WeightTable) -> None:
        self.patience_of_many = table.number("patience_of_many")  # of what comes after this round, with 3 or 4 players
        self.first_ducats = table.number("first_ducats")  # each, for every round after the next two
        self.port = table.number("port")  # each, for every payout after this round, however empty
        self.payout_later = table.number("payout_later")  # how much of what a port pays now it pays after this round
        self.next_good = table.number("next_good")  # of what the next good would add to that
        self.crowd = table.number("crowd")  # each port above the first few, for every payout after this round
        self.wine = table.number("wine")  # of what wine cards will pay
        self.basilica = table.number("basilica")  # how much of its payouts a basilica that can be built is worth
        self.raid_now = table.number("raid_now")  # of this round's payout, by the odds of whoever acts before it
        self.raid_before = table.number("raid_before")  # of those after this round, by the same odds
        self.raid_later = table.number("raid_later")  # of those after this round, by the odds of all others
        self.ashore_next = table.number("ashore_next")  # a sailor in a port, if there is a next round
        self.ashore_later = table.number("ashore_later")  # the same for every round after it
        self.crew_now = table.row("crew_now", 6)  # a galley by its sailors, if it has not acted in this round
        self.crew_next = table.row("crew_next", 6)  # if there is a next round
        self.crew_later = table.row("crew_later", 6)  # for every round after it
        self.fleet_next = table.row("fleet_next", 7)  # by number of galleys, if there is a next round
        self.fleet_later = table.row("fleet_later", 7)  # for every round after it
        self.sale_now = table.number("sale_now")  # how much of its gain a sale is worth that can be made this turn
        self.sale_later = table.row("sale_later", 5)  # the same by turns to get there
        self.good_aboard = table.number("good_aboard")
        self.loading_place = table.number("loading_place")  # each free place aboard at a port with goods
        self.spread_end = table.number("spread_end")  # how far estimates are off at the end of a match
        self.spread_start = table.number("spread_start")  # and how much more for every round to come
        table.close()


WEIGHTS: Final = Weights(WeightTable(FILE.read_text(encoding="utf-8"), FILE.name))
