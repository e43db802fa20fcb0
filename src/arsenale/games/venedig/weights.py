"""The numbers that the estimate goes by, from weights.json; tools/fit.py looks for better ones."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...engine.weights import WeightTable

FILE: Final = Path(__file__).with_name("weights.json")


class Weights:
    """Worths are in spaces of the track."""

    def __init__(self, table: WeightTable) -> None:
        self.gold = table.number("gold")  # a little above the price: it can wait for an occupied space to jump
        self.swamp_gold = table.number("swamp_gold")  # less: half is for the tile, for it pays to drain whatever comes
        self.swamp_tile = table.number("swamp_tile")
        self.treasure = table.number("treasure")  # for a building in a quarter that the gondola borders
        self.next_site = table.number("next_site")  # how much of a site is left that must be drained first
        self.palazzo_hope = table.number("palazzo_hope")  # the points of a Palazzo while there is no better site
        self.campo_hope = table.number("campo_hope")  # the same for a Campo
        self.drain = table.number("drain")  # for each tile that may still be drained in this turn
        self.draw_one = table.number("draw_one")  # for each card that is still to be drawn in this turn
        self.draw_three = table.number("draw_three")  # for the choice between one and three
        self.casa_card = table.number("casa_card")
        self.three_in_hand = table.row("three_in_hand", 4)  # how much of a building of three cards, by cards held
        self.four_in_hand = table.row("four_in_hand", 5)  # the same of four cards
        self.three_laid = table.row("three_laid", 4)  # the same of a project, by cards laid in all
        self.four_laid = table.row("four_laid", 5)
        self.late = table.number("late")  # how much of all this is left at the very end
        self.hurry = table.number("hurry")  # and how soon it is whole, by the share of the match ahead
        self.helper = table.number("helper")  # how much of the points goes to whoever is not the master builder
        self.join = table.number("join")  # how much cards in hand are worth for a project there is
        self.free_hex = table.number("free_hex")  # beside the own gondola: a Casa there brings a treasure
        self.win = table.number("win")  # at the end: who is behind does not bring it about
        self.last_piece = table.number("last_piece")  # how much of it is left for who is behind: it ends the match
        self.third_type = table.number("third_type")  # lost for each type too many: it will be discarded
        self.spread_end = table.number("spread_end")  # how far estimates are off at the end of a match
        self.spread_start = table.number("spread_start")  # and how much more at its start
        table.close()


WEIGHTS: Final = Weights(WeightTable(FILE.read_text(encoding="utf-8"), FILE.name))
