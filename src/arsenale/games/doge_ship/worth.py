"""What tiles, cells and bids are worth now: plain formulas for previews and drawings, by what is open or the seat's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from .building import no_place, part_approvals, part_value
from .edition import Edition
from .scoring import INSPECTION_PRIZES
from .state import DogeState
from .steps import cell_cost
from .terms import (
    BARRIER,
    BARRIER_STACK,
    BUY,
    CONSTRUCT,
    DECKS,
    GALLEY,
    GONDOLA,
    GONDOLA_STACK,
    NO_KIND,
    SECTIONS,
    ZONES,
)

Phrase = tuple[str, Mapping[str, Any]]


class PartWorth(NamedTuple):
    """DS-2.3.2 What a galley part brings under the Doge tile in force, and why it cannot be built yet, if so."""

    vp: int
    approvals: int
    not_yet: Phrase | None


def part_worth(state: DogeState, tile: int) -> PartWorth:
    """Of any galley part, from what lies open."""
    missing: Phrase | None = None
    if not state.can_build(tile):
        refusal = no_place(state, tile)
        missing = (f"why-{refusal.key}", refusal.args)
    return PartWorth(part_value(state, tile), part_approvals(state, tile), missing)


def part_worth_in_view(edition: Edition, view: Mapping[str, Any], tile: int) -> PartWorth:
    """The same from a view, for drawings."""
    doge = view["doge"] - 1
    zone = edition.tile_stack[tile]
    values = edition.doge_values[doge]
    squares = edition.galley_squares[tile]
    vp = edition.galley_vp[tile] + sum([squares[colour] * values[colour] for colour in range(len(values))])
    approvals = edition.galley_approval[tile] + (edition.doge_purple[doge] >> zone & 1)
    return PartWorth(vp, approvals, not_yet(view, zone))


def not_yet(view: Mapping[str, Any], zone: int) -> Phrase | None:
    """DS-2.3.2 Why a part of this zone cannot be built now; None if it can."""
    place = next_place(view, zone // 3)
    if place is None:
        return "why-deck-complete", {"zone": ZONES[zone]}
    section = section_of(view, place)
    if section > zone % 3:
        return "why-section-complete", {"zone": ZONES[zone]}
    if section < zone % 3:
        return "why-wrong-section", {"zone": ZONES[zone], "section": SECTIONS[section]}
    if zone >= 3 and len(view["ship"][DECKS[0]]) <= place:
        return "why-nothing-below", {"zone": ZONES[zone], "place": place + 1}
    return None


def next_place(view: Mapping[str, Any], deck: int) -> int | None:
    """The place of a deck, counted from the stern, where the next part goes; None if the deck is complete."""
    place = len(view["ship"][DECKS[deck]])
    return place if place < sum(view["lengths"]) else None


def section_of(view: Mapping[str, Any], place: int) -> int:
    """The section of a place counted from the stern."""
    stern, middle, _ = view["lengths"]
    return 0 if place < stern else 1 if place < stern + middle else 2


def is_idle(state: DogeState, seat: int, cell: int) -> bool:
    """DS-2.1 Whether a cell can do nothing for the seat now: nothing there can be bought or built, and the top barrier
    gives nothing with it. Only the seat itself may be told: it depends on its yard."""
    edition = state.edition
    action = edition.cell_action[cell]
    barrier = state.top_barrier(seat)
    if action not in (BUY, CONSTRUCT) or (barrier >= 0 and edition.barrier_action[barrier] == action):
        return False
    kinds = edition.cell_kinds[cell]
    if action == BUY:
        purse = state.ducats[seat] - cell_cost(state, cell)
        return not any(is_for_sale(state, kind, purse) for kind in kinds)
    for tile in state.yards[seat]:
        kind = edition.tile_kind[tile]
        if kind in kinds and (kind != GALLEY or state.can_build(tile)):
            return False
    return True


def why_idle(state: DogeState, seat: int, cell: int) -> Phrase:
    """Why a cell that `is_idle` can do nothing for the seat, which alone may be told: it depends on its yard."""
    edition = state.edition
    kinds = edition.cell_kinds[cell]
    if edition.cell_action[cell] == BUY:
        costs = [edition.least_cost[stack] for kind in kinds for stack in stacks_of(kind) if state.stacks[stack]]
        purse = state.ducats[seat] - cell_cost(state, cell)
        return ("idle-too-dear", {"cost": min(costs), "ducats": purse}) if costs else ("idle-sold-out", {})
    for tile in state.yards[seat]:
        if edition.tile_kind[tile] in kinds:  # a galley part: all else can be built at any time
            zone = ZONES[edition.tile_stack[tile]]
            return "idle-no-place", {"zone": zone, "reason": part_worth(state, tile).not_yet}
    missing = [NO_KIND[kind] for kind in reversed(kinds)]
    key = "idle-no-tile" if len(missing) == 1 else "idle-no-tiles"
    return key, {"first": missing[0], "second": missing[-1]}


def is_for_sale(state: DogeState, kind: int, purse: int) -> bool:
    """DS-2.2 Whether there is a stack with tiles of this kind of which one may cost no more than the purse holds."""
    stacks = stacks_of(kind)
    return any(bool(state.stacks[stack]) and state.edition.least_cost[stack] <= purse for stack in stacks)


def stacks_of(kind: int) -> list[int]:
    """The stacks with tiles of a kind: galley parts have one a zone."""
    if kind == GALLEY:
        return list(range(BARRIER_STACK))
    return [{BARRIER: BARRIER_STACK, GONDOLA: GONDOLA_STACK}[kind]]


def yard_value(state: DogeState, seat: int, doge: int) -> int:
    """DS-2.3.2 The VP of all galley parts in the seat's yard under a Doge tile."""
    edition = state.edition
    values = edition.doge_values[doge]
    vp = 0
    for tile in state.yards[seat]:
        if edition.tile_kind[tile] == GALLEY:
            squares = edition.galley_squares[tile]
            vp += edition.galley_vp[tile] + sum([squares[colour] * values[colour] for colour in range(len(values))])
    return vp


def bid_stakes(most: list[int], seat: int, bid: int, *, dense: bool) -> tuple[int, int]:
    """DS-3.3 The lowest and the highest prize in VP that a bid can win, where each of the others bids from nothing up
    to `most` (by seat)."""
    if bid == 0:
        return 0, 0
    above, highest = 0, bid
    for held in sorted([held for other, held in enumerate(most) if other != seat]):
        # Where equals share a place and use up no other, those above are worst if they all differ.
        if held > (highest if dense else bid):
            above += 1
            highest += 1
    return INSPECTION_PRIZES[above] if above < len(INSPECTION_PRIZES) else 0, INSPECTION_PRIZES[0]
