"""Venedig as a `Game`: set-up, and the doors to view, bots and terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from ...engine.game import Adviser, Game
from ...engine.rng import seeded
from .beats import BEATS, PICTURES
from .board import VenedigPainter
from .digest import digest
from .edition import Edition, load
from .heuristic import estimate, reasons, spread
from .phrases import Phrase, action_phrase
from .previews import effects
from .questions import tell_possible
from .score_sheet import score_sheet
from .shortcuts import shortcuts
from .state import VenedigState
from .terms import NOBODY, START_CARDS, SWAMP, SWAMP_VALUES, TREASURE_VALUES, TYPES
from .turns import NextTurn, begin_turn
from .view import pieces
from .view_types import VenedigView


class Venedig(Game[VenedigState]):
    name = "venedig"
    title = "Venedig"
    designers = "Klaus-Jürgen Wrede"
    rule_prefix = "VE"
    seats = range(2, 6)
    list_only = ("done", "build", "gold")
    control_order = (
        "lay", "solo", "build", "site", "bridge", "drain", "draw", "swap", "discard", "gold", "done",
    )  # fmt: skip
    series = {"gold": 0}  # noqa: RUF012
    seat_args = ("seat", "seats", "builder", "finisher")

    adviser = Adviser(estimate, reasons, spread, trust=25.0, turns_ahead=3)
    edition: Edition
    read_edition = staticmethod(load)
    pieces = staticmethod(pieces)
    shortcuts = staticmethod(shortcuts)
    effects = staticmethod(effects)
    score_sheet = staticmethod(score_sheet)
    digest = staticmethod(digest)
    beats = BEATS
    pictures = PICTURES

    def __init__(self, edition_text: str, edition_file: str) -> None:
        super().__init__(edition_text, edition_file)
        self.space = self.edition.actions.space
        self.painter = VenedigPainter(self.edition)

    def begin(self, players: int, seed: int | str, options: Mapping[str, str], rules: int) -> VenedigState:
        """VE-0 Set-up, then the first turn begins."""
        edition = self.edition
        state = VenedigState()
        state.lay_out(players, seeded(seed), self.space, rules)
        state.pending = [NextTurn(NOBODY)]
        state.edition = edition
        state.geography = edition.geography
        state.quiet_turns = 0
        state.gondolas = [0] * players
        state.land = list(edition.start_land)
        state.built = edition.start_hexes
        state.outlook = None
        state.changed = 0
        state.supply = [count - 1 for count in edition.pieces]
        state.hands = [0] * (players * TYPES)
        state.seen = [0] * (players * TYPES)
        state.laid = [0] * (players * TYPES)
        state.solo = [0] * TYPES
        state.holders = [NOBODY] * TYPES
        state.pool = [0] * TYPES
        state.pile = list(edition.deck)
        state.discards = [0] * TYPES
        state.swamp_left = edition.start_land.count(SWAMP)
        state.swamp_stock = list(edition.swamp)
        state.swamp_held = [0] * (players * SWAMP_VALUES)
        state.treasure_stock = list(edition.treasures)
        state.treasures_held = [0] * (players * TREASURE_VALUES)
        for seat in range(players):
            for _ in range(START_CARDS):
                state.hands[seat * TYPES + state.draw_from(state.pile)] += 1
        state.first_seat = state.rng.below(players)
        begin_turn(state, state.first_seat)
        return state

    def notes(self, players: int) -> list[str]:
        """VE-5.3 Special rules for two are printed, and our sources do not give them."""
        return ["two-players"] if players == 2 else []

    def view(self, state: VenedigState, seat: int | None) -> VenedigView:
        seen = cast("VenedigView", super().view(state, seat))
        tell_possible(state, seen)
        return seen

    def phrase(self, view: Mapping[str, Any], action: int) -> Phrase:
        return action_phrase(self.edition, cast("VenedigView", view), action)
