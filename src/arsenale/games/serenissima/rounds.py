"""SE-1 and SE-5: the wheel, the Doge card, payouts and the end. These steps decide nothing; they go on."""

from __future__ import annotations

from typing import ClassVar

from ...engine.step import Step
from .investing import CatchUp
from .state import SerenissimaState
from .terms import (
    BASILICA_DUCATS,
    CARD_KINDS,
    CARD_STEPS,
    NOBODY,
    PAYOUTS,
    SHUFFLE_CARD,
    WINE,
    WINE_CARD,
    WINE_DUCATS,
)
from .turn import ChooseTurn


class NextRound(Step[SerenissimaState]):
    """SE-1 The black pawn starts round the wheel."""

    key: ClassVar[str] = "next-round"
    rule: ClassVar[str] = "SE-1"

    def proceed(self, state: SerenissimaState) -> bool:
        state.round += 1
        state.active = 0
        state.emit("round-begins", {"round": state.round})
        if may_be_last(state):
            state.emit("may-be-last", {"round": state.round})
        state.pending[-1] = Wheel(self.seat)
        return True


class Wheel(Step[SerenissimaState]):
    """SE-1 Galleys act in ascending number, also one that was bought on the way; after the last the round ends."""

    key: ClassVar[str] = "wheel"
    rule: ClassVar[str] = "SE-1"

    def proceed(self, state: SerenissimaState) -> bool:
        for galley in range(state.active + 1, state.numbers + 1):
            owner = state.galley_owner[galley]
            if owner != NOBODY:
                state.active = galley
                state.start_zone = state.galley_zone[galley]
                state.moved = 0
                state.route = ()
                state.value = 0
                state.blockers = ()
                state.pending.append(ChooseTurn(owner))
                return True
        state.active = 0
        state.pending.pop()
        end_round(state)
        return True


def may_be_last(state: SerenissimaState) -> bool:
    """SE-5.2, SE-5.4 Whether one Doge card can bring the white pawn to the last payout."""
    return state.track + max(CARD_STEPS) >= state.edition.track_payouts[state.players][-1]


def end_round(state: SerenissimaState) -> None:
    """SE-5 The Doge card, perhaps a payout, then the catch-up purchases and the next round; or the end."""
    card = draw_card(state)
    if card == WINE_CARD:
        pay_wine(state)
    else:
        move_pawn(state, CARD_STEPS[card])
        if state.payouts == PAYOUTS:
            # SE-5.4 No catch-up purchase after the last payout.
            state.emit("match-ends", {"round": state.round})
            state.finish()
            return
    state.pending.append(NextRound(NOBODY))
    for place in range(state.players - 1, -1, -1):
        state.pending.append(CatchUp((state.first + place) % state.players, has_begun=False))


def draw_card(state: SerenissimaState) -> int:
    """SE-5.1 The top Doge card; the one that says so brings all cards into a new deck."""
    if not state.deck:
        # Only in editions without such a card.
        state.deck = state.rng.shuffled(state.edition.cards)
        state.discards = ()
    state.reveal()
    state.surprise()
    card = state.deck[0]
    state.deck = state.deck[1:]
    state.discards = (*state.discards, card)
    state.emit("card-drawn", {"card": CARD_KINDS[card], "steps": CARD_STEPS[card]})
    if card == SHUFFLE_CARD:
        state.deck = state.rng.shuffled(state.edition.cards)
        state.discards = ()
    return card


def move_pawn(state: SerenissimaState, steps: int) -> None:
    """SE-5.2 The white pawn stops on the last space. Each payout space that it reaches or passes pays: one, unless an
    edition has them side by side."""
    spaces = state.edition.track_payouts[state.players]
    state.track = min(state.track + steps, spaces[-1])
    left = max(0, spaces[state.payouts] - state.track)  # to the next payout
    state.emit("pawn-moved", {"steps": steps, "space": state.track, "left": left})
    while state.payouts < PAYOUTS and state.track >= spaces[state.payouts]:
        pay_out(state)


def pay_wine(state: SerenissimaState) -> None:
    """SE-3.2, SE-5.1 Three ducats to the owner of each port that makes or stores wine."""
    gains = [0] * state.edition.ports
    for port in range(state.edition.ports):
        if state.has_good(port, WINE):
            gains[port] = WINE_DUCATS
    pay(state, "wine-paid", gains)


def pay_out(state: SerenissimaState) -> None:
    """SE-5.2 Each port pays its owner by how many goods it stores, and five ducats for a basilica."""
    state.payouts += 1
    state.emit("payout", {"payout": state.payouts})
    pay(state, "paid-out", [port_payout(state, port) for port in range(state.edition.ports)])


def port_payout(state: SerenissimaState, port: int) -> int:
    """SE-5.2 What a port brings its owner at a payout."""
    ducats = state.edition.payouts[port][len(state.stored[port])]
    return ducats + BASILICA_DUCATS if state.has_basilica[port] else ducats


def pay(state: SerenissimaState, key: str, gains: list[int]) -> None:
    """What each port brings goes to its owner. SE-0 Payouts are announced: port by port."""
    for seat in range(state.players):
        paying = [port for port in range(state.edition.ports) if state.port_owner[port] == seat and gains[port] > 0]
        if not paying:
            if key == "paid-out":
                state.emit("paid-nothing", {"seat": seat})  # SE-0 announced like what the others get
            continue
        ducats = sum([gains[port] for port in paying])
        state.ducats[seat] += ducats
        if state.sink is not None:
            ports = [f"{state.edition.zones[port]} {gains[port]}" for port in paying]
            state.emit(key, {"seat": seat, "ducats": ducats, "ports": ports})
