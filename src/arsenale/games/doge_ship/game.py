"""The Doge Ship as a `Game`: set-up, and the doors to view, bots and terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ...engine.event import Event
from ...engine.game import Game, ScoreLine, Shortcut
from ...engine.rng import seeded
from ...words import Speech
from .actions import SPACE
from .board import scenery, svg
from .edition import Edition, load
from .heuristic import estimate, reasons, spread
from .phrases import Phrase, action_phrase
from .rounds import begin_round
from .sheet import score_sheet
from .shortcuts import shortcuts
from .state import DogeState
from .terms import DOGE_STACK, DOGE_TILES, MARKERS, START_DUCATS, TILES
from .text import text
from .view import pieces


class DogeShip(Game[DogeState]):
    name = "doge_ship"
    title = "The Doge Ship"
    designers = "Marco Canetta and Stefania Niccolini"
    seats = range(2, 6)
    seat_args = ("seat", "seats", "by", "order")
    closing = ("skip", "take none")
    options = {"inspection_ties": ("dense", "standard")}  # noqa: RUF012

    def __init__(self, edition_text: str, edition_file: str) -> None:
        self.edition: Edition = load(edition_text, edition_file)
        self.space = SPACE

    def begin(self, players: int, seed: int | str, options: Mapping[str, str]) -> DogeState:
        """DS-0 Set-up, then the first round begins."""
        state = DogeState()
        state.players = players
        state.round = 0
        state.pending = []
        state.rng = seeded(seed)
        state.space = SPACE
        state.sink = None
        state.edition = self.edition
        state.dense_ties = options["inspection_ties"] == "dense"
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
        state.doge_stack = state.rng.shuffled(tuple(range(DOGE_TILES)))
        state.doge_old = ()
        sorted_tiles: list[list[int]] = [[] for _ in range(DOGE_STACK)]
        for tile in range(TILES):
            sorted_tiles[self.edition.tile_stack[tile]].append(tile)
        state.stacks = [state.rng.shuffled(tuple(tiles)) for tiles in sorted_tiles]
        state.yards = [() for _ in range(players)]
        state.barriers = [() for _ in range(players)]
        state.decks = [(), ()]
        state.builders = [(), ()]
        state.drawn = ()
        state.drawn_from = 0
        state.bids = [-1] * players
        state.parts_before = 0
        state.quiet_rounds = 0
        begin_round(state)
        return state

    def pieces(self, state: DogeState, seat: int | None) -> dict[str, Any]:
        return pieces(state, seat)

    @property
    def judge(self) -> Callable[[DogeState, int], float]:
        return estimate

    def reasons(self, state: DogeState, seat: int) -> dict[str, float]:
        return reasons(state, seat)

    def spread(self, state: DogeState) -> float:
        return spread(state)

    def shortcuts(self, state: DogeState, seat: int) -> list[Shortcut]:
        return shortcuts(state, seat)

    def score_sheet(self, state: DogeState, events: Sequence[Event]) -> list[ScoreLine]:
        return score_sheet(state.players, events)

    def phrase(self, view: Mapping[str, Any], action: int) -> Phrase:
        return action_phrase(self.edition, view, action)

    def text(self, view: Mapping[str, Any], speech: Speech) -> str:
        return text(self.edition, view, speech)

    def svg(
        self,
        view: Mapping[str, Any],
        speech: Speech,
        *,
        legal: Iterable[int] = (),
        layout: str = "wide",
        standalone: bool = False,
        theme: str | None = None,
    ) -> str:
        return svg(self.edition, view, speech, legal=legal, layout=layout, standalone=standalone, theme=theme)

    def scenery(self, players: int, layout: str = "wide") -> str:
        return scenery(self.edition, players, layout)
