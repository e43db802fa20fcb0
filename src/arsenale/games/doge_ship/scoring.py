"""Inspections, the end of the match and who wins."""

from __future__ import annotations

from typing import Final

from .state import DogeState

INSPECTION_PRIZES: Final[tuple[int, ...]] = (6, 3, 1)
FINAL_PRIZES: Final[tuple[int, ...]] = (9, 5, 2, 1)


def prizes_for(amounts: list[int], prizes: tuple[int, ...], *, dense: bool) -> list[int]:
    """DS-3.3 The VP of each amount of approvals. Equal amounts share a place; `dense`: the next lower one takes the
    next place, else the places of all before it are used up."""
    distinct = sorted(set(amounts), reverse=True)
    won = []
    for amount in amounts:
        place = distinct.index(amount) if dense else sum([other > amount for other in amounts])
        won.append(prizes[place] if amount > 0 and place < len(prizes) else 0)
    return won


def inspect(state: DogeState) -> None:
    """DS-3.3 All bids are in: reveal, score and spend them."""
    state.surprise()
    bids = state.bids
    won = prizes_for(bids, INSPECTION_PRIZES, dense=state.dense_ties)
    for seat in range(state.players):
        state.approvals[seat] -= bids[seat]
        state.vp[seat] += won[seat]
        state.emit("bid-revealed", {"seat": seat, "approvals": bids[seat], "vp": won[seat]})
    state.bids = [-1] * state.players
    state.reveal()


def end_match(state: DogeState) -> None:
    """DS-4.2 The final inspection, by approvals held."""
    state.surprise()
    held = list(state.approvals)
    won = prizes_for(held, FINAL_PRIZES, dense=state.dense_ties)
    for seat in range(state.players):
        state.vp[seat] += won[seat]
        state.emit("final-inspection", {"seat": seat, "approvals": held[seat], "vp": won[seat]})
    state.reveal()
    state.finish()
