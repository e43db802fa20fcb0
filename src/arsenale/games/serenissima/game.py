"""Serenissima as a `Game`: set-up, and the doors to view, bots and terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from ...engine.game import Adviser, Game
from ...engine.rng import seeded
from .actions import space_of
from .beats import BEATS, PICTURES
from .board import SerenissimaPainter
from .digest import digest
from .edition import Edition, load
from .heuristic import estimate, reasons, spread
from .phrases import Phrase, action_phrase
from .previews import effects, previews
from .score_sheet import score_sheet
from .setup import push_set_up
from .shortcuts import shortcuts
from .state import SerenissimaState
from .terms import BASILICAS, FORTS, GALLEYS, GALLEYS_OF_FEW, NOBODY, SAILORS, START_DUCATS
from .view import pieces
from .view_types import SerenissimaView


class Serenissima(Game[SerenissimaState]):
    name = "serenissima"
    title = "Serenissima, 2nd edition"
    designers = "Dominique Ehrhard"
    rule_prefix = "SE"
    seats = range(2, 5)
    rules = 2
    seat_args = ("seat", "seats", "by", "owner", "defender")
    options = {"money": ("open", "hidden")}  # noqa: RUF012
    # Numbers, zones and galleys are on the board; what a galley or a purse does is not.
    list_only = (
        "action", "invest", "load", "put", "dump", "swap", "sell", "land", "roll", "stop", "block", "pass", "take",
        "fort", "basilica", "buy", "done",
    )  # fmt: skip
    # SE-1 The choice of the turn first. What empties the hold stands before what fills it; `put` and `dump`, by which
    # things are lost, come last.
    control_order = (
        "action", "invest", "roll", "stop", "block", "pass", "take", "sell", "load", "land", "attack", "sail",
        "fort", "basilica", "hire", "buy", "done",
    )  # fmt: skip
    series = {"land": 0, "buy": 1}  # noqa: RUF012

    adviser = Adviser(estimate, reasons, spread)
    edition: Edition
    read_edition = staticmethod(load)
    pieces = staticmethod(pieces)
    shortcuts = staticmethod(shortcuts)
    effects = staticmethod(effects)
    previews = staticmethod(previews)
    score_sheet = staticmethod(score_sheet)
    digest = staticmethod(digest)
    beats = BEATS
    pictures = PICTURES

    def __init__(self, edition_text: str, edition_file: str) -> None:
        super().__init__(edition_text, edition_file)
        self.space = space_of(self.edition.zones)
        self.painter = SerenissimaPainter(self.edition, self.space.actions)

    def begin(self, players: int, seed: int | str, options: Mapping[str, str], rules: int) -> SerenissimaState:
        """SE-0 Set-up; its first choice is asked."""
        state = SerenissimaState()
        state.lay_out(players, seeded(seed), self.space, rules)
        state.edition = self.edition
        state.money_hidden = options["money"] == "hidden"
        state.first = state.rng.below(players)
        state.ducats = [START_DUCATS] * players
        state.stock = [SAILORS[players]] * players
        lay_out_ports(state)
        lay_out_galleys(state)
        state.track = self.edition.track_start[players]
        state.payouts = 0
        state.deck = state.rng.shuffled(self.edition.cards)
        state.discards = ()
        push_set_up(state)
        state.settle()
        return state

    def view(self, state: SerenissimaState, seat: int | None) -> SerenissimaView:
        return cast("SerenissimaView", super().view(state, seat))

    def phrase(self, view: Mapping[str, Any], action: int) -> Phrase:
        return action_phrase(cast("SerenissimaView", view), self.action(action))


def lay_out_ports(state: SerenissimaState) -> None:
    zones = len(state.edition.zones)
    state.closed = [False] * zones
    state.port_owner = [NOBODY] * zones
    state.port_sailors = [0] * zones
    state.stored = [()] * zones
    state.has_fort = [False] * zones
    state.has_basilica = [False] * zones
    state.supply = list(state.edition.supply)
    state.forts = FORTS
    state.basilicas = BASILICAS


def lay_out_galleys(state: SerenissimaState) -> None:
    state.numbers = GALLEYS if state.players == 4 else GALLEYS_OF_FEW
    state.galley_owner = [NOBODY] * (GALLEYS + 1)
    state.galley_zone = [NOBODY] * (GALLEYS + 1)
    state.galley_sailors = [0] * (GALLEYS + 1)
    state.cargo = [()] * (GALLEYS + 1)
    state.fleets = [()] * len(state.edition.zones)
    state.active = 0
    state.start_zone = NOBODY
    state.moved = 0
    state.route = ()
    state.value = 0
    state.blockers = ()
    state.roll = ()
    state.roll_round = 0
    state.rolled_by = ()
