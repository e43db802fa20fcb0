"""The Doge Ship as a `Game`: set-up, and the doors to view, bots and terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from ...engine.game import Adviser, Game
from ...engine.rng import seeded
from .actions import SPACE
from .beats import BEATS, PICTURES
from .board import DogePainter
from .digest import digest
from .edition import Edition, load
from .heuristic import estimate, reasons, spread
from .phrases import Phrase, action_phrase
from .previews import effects
from .rounds import begin_round
from .score_sheet import score_sheet
from .shortcuts import shortcuts
from .state import DogeState
from .terms import DOGE_STACK, MARKERS, START_DUCATS
from .view import pieces
from .view_types import DogeShipView, as_view


class DogeShip(Game[DogeState]):
    name = "doge_ship"
    title = "The Doge Ship"
    designers = "Marco Canetta and Stefania Niccolini"
    rule_prefix = "DS"
    seats = range(2, 6)
    rules = 2
    seat_args = ("seat", "seats", "by", "order")
    closing = ("skip", "take none")
    options = {"inspection_ties": ("dense", "standard"), "approvals": ("counted", "hidden")}  # noqa: RUF012
    list_only = ("discard", "skip", "return", "bid")
    control_order = (
        "bid", "construct", "replace", "take", "buy", "enact", "return", "place", "drop", "reorder", "discard", "skip",
    )  # fmt: skip
    series = {"bid": 0}  # noqa: RUF012

    adviser = Adviser(estimate, reasons, spread)
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
        self.space = SPACE
        self.painter = DogePainter(self.edition)

    def begin(self, players: int, seed: int | str, options: Mapping[str, str], rules: int) -> DogeState:
        """DS-0 Set-up, then the first round begins."""
        state = DogeState()
        state.lay_out(players, seeded(seed), self.space, rules)
        state.edition = self.edition
        state.dense_ties = options["inspection_ties"] == "dense"
        state.counted_approvals = options["approvals"] == "counted"
        state.vp = [0] * players
        state.ducats = [START_DUCATS] * players
        state.approvals = [0] * players
        state.markers = [MARKERS] * players
        first = state.rng.below(players)
        state.order = tuple((first + place) % players for place in range(players))
        state.turn_seat = first
        state.dice = ()
        state.marked = [0] * players
        state.doge = -1
        state.doge_stack = state.rng.shuffled(self.edition.doges)
        state.doge_old = ()
        sorted_tiles: list[list[int]] = [[] for _ in range(DOGE_STACK)]
        for tile in self.edition.tiles:
            sorted_tiles[self.edition.tile_stack[tile]].append(tile)
        state.stacks = [state.rng.shuffled(tuple(tiles)) for tiles in sorted_tiles]
        state.yards = [() for _ in range(players)]
        state.barriers = [() for _ in range(players)]
        state.decks = [(), ()]
        state.builders = [(), ()]
        state.drawn = ()
        state.drawn_from = 0
        state.bids = [-1] * players
        state.aside = (0,) * players
        state.parts_before = 0
        state.quiet_rounds = 0
        begin_round(state)
        return state

    def view(self, state: DogeState, seat: int | None) -> DogeShipView:
        return cast("DogeShipView", super().view(state, seat))

    def phrase(self, view: Mapping[str, Any], action: int) -> Phrase:
        return action_phrase(self.edition, as_view(view), action)
