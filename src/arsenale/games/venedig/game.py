"""Venedig as a `Game`: set-up, and the doors to view, bots and terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ...engine.event import Event
from ...engine.game import Game, ScoreLine, Shortcut
from ...engine.rng import seeded
from ...words import Speech
from .board import scenery, svg
from .edition import Edition, load
from .heuristic import estimate, reasons, spread
from .phrases import Phrase, action_phrase
from .sheet import score_sheet
from .shortcuts import shortcuts
from .state import VenedigState
from .terms import NOBODY, PIECES, START_CARDS, SWAMP_VALUES, TREASURE_VALUES, TYPES
from .text import text
from .turns import NextTurn, begin_turn
from .view import pieces


class Venedig(Game[VenedigState]):
    name = "venedig"
    title = "Venedig"
    designers = "Klaus-Jürgen Wrede"
    seats = range(2, 6)
    trust = 25.0
    turns_ahead = 3  # one's own, the answer, and what one makes of that

    def __init__(self, edition_text: str, edition_file: str) -> None:
        self.edition: Edition = load(edition_text, edition_file)
        self.space = self.edition.actions.space

    def begin(self, players: int, seed: int | str, options: Mapping[str, str]) -> VenedigState:
        """VE-0 Set-up, then the first turn begins."""
        edition = self.edition
        state = VenedigState()
        state.players = players
        state.round = 0
        state.pending = [NextTurn(NOBODY)]
        state.rng = seeded(seed)
        state.space = self.space
        state.sink = None
        state.edition = edition
        state.geography = edition.geography
        state.quiet_turns = 0
        state.gondolas = [0] * players
        state.land = list(edition.start_land)
        state.built = edition.start_sites
        state.outlook = None
        state.changed = 0
        state.supply = [count - 1 for count in PIECES]
        state.hands = [0] * (players * TYPES)
        state.seen = [0] * (players * TYPES)
        state.laid = [0] * (players * TYPES)
        state.solo = [0] * TYPES
        state.holders = [NOBODY] * TYPES
        state.pool = [0] * TYPES
        state.pile = list(edition.deck)
        state.discards = [0] * TYPES
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

    def pieces(self, state: VenedigState, seat: int | None) -> dict[str, Any]:
        return pieces(state, seat)

    @property
    def judge(self) -> Callable[[VenedigState, int], float]:
        return estimate

    def reasons(self, state: VenedigState, seat: int) -> dict[str, float]:
        return reasons(state, seat)

    def spread(self, state: VenedigState) -> float:
        return spread(state)

    def shortcuts(self, state: VenedigState, seat: int) -> list[Shortcut]:
        return shortcuts(state, seat)

    def score_sheet(self, state: VenedigState, events: Sequence[Event]) -> list[ScoreLine]:
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
