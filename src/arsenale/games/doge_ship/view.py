"""DS-3.4 What a seat may know: the only door out."""

from __future__ import annotations

from .state import DogeState
from .terms import (
    BARRIER_STACK,
    CELLS,
    DECKS,
    DOGE_STACK,
    GALLEY,
    KINDS,
    LENGTHS,
    NUMBERS,
    PANELS,
    STACKS,
    YARD_TILES,
    tile_name,
)
from .view_types import BidsView, DogeShipPieces, DrawnView, PartView, StackView, TileView


def pieces(state: DogeState, seat: int | None) -> DogeShipPieces:
    """Everything on the table as the seat sees it; None is a spectator."""
    return {
        "vp": list(state.vp),
        "ducats": list(state.ducats),
        "markers": list(state.markers),
        "approvals": _approvals(state, seat),
        "inspection_ties": "dense" if state.dense_ties else "standard",
        "order": list(state.order),
        "turn": state.turn_seat,
        "dice": {PANELS[panel]: die for panel, die in enumerate(state.dice)},
        "taken": {cell_name(cell): state.taken_by(cell) for cell in range(CELLS) if state.taken_by(cell) >= 0},
        "doge": state.doge + 1,
        "doge_old": [tile + 1 for tile in state.doge_old],
        "doge_left": len(state.doge_stack),
        "stacks": {STACKS[stack]: _stack(state, stack) for stack in range(DOGE_STACK)},
        "yards": [_yard(state, owner, is_own=owner == seat) for owner in range(state.players)],
        "barriers": [[NUMBERS[tile] for tile in finished] for finished in state.barriers],
        "lengths": list(LENGTHS[state.players]),
        "ship": {DECKS[deck]: _deck(state, deck) for deck in (0, 1)},
        "drawn": _drawn(state, seat),
        "bids": _bids(state, seat),
        "aside": 0 if seat is None else state.aside[seat],
        "quiet_rounds": state.quiet_rounds,
        "yard_limit": YARD_TILES,
    }


def _approvals(state: DogeState, seat: int | None) -> list[int | None]:
    """DS-3.4 Gains and bids are seen by all, so the numbers can be counted; a table may leave that to its players.
    DS-4.2 The final inspection shows them all."""
    is_open = state.counted_approvals or state.finished
    return [held if is_open or owner == seat else None for owner, held in enumerate(state.approvals)]


def cell_name(cell: int) -> str:
    return f"{PANELS[cell // 6]} {cell % 6 + 1}"


def _stack(state: DogeState, stack: int) -> StackView:
    """Stack sizes are open, and so is the cost on the top barrier and gondola (DS-0)."""
    tiles = state.stacks[stack]
    if stack < BARRIER_STACK:
        return {"left": len(tiles)}
    return {"left": len(tiles), "top_cost": state.edition.tile_cost[tiles[0]] if tiles else None}


def _yard(state: DogeState, owner: int, *, is_own: bool) -> list[TileView]:
    """DS-2.2.4 Of another's barriers and gondolas only kind and cost, in an order that tells nothing more."""
    edition = state.edition
    tiles: list[TileView] = []
    for tile in state.yards[owner]:
        kind = edition.tile_kind[tile]
        is_open = is_own or kind == GALLEY
        name = tile_name(tile) if is_open else None
        tiles.append({"kind": KINDS[kind], "cost": edition.tile_cost[tile], "tile": name})
    if not is_own:
        tiles.sort(key=lambda entry: (str(entry["kind"]), str(entry["cost"]), str(entry["tile"])))
    return tiles


def _deck(state: DogeState, deck: int) -> list[PartView]:
    parts = zip(state.decks[deck], state.builders[deck], strict=True)
    return [{"tile": tile_name(tile), "seat": builder} for tile, builder in parts]


def _drawn(state: DogeState, seat: int | None) -> DrawnView | None:
    """DS-2.2.3, DS-2.4 Only who looks at them sees which they are."""
    if not state.drawn:
        return None
    looker = state.pending[-1].seat
    tiles = None
    if looker == seat:
        is_doge = state.drawn_from == DOGE_STACK
        tiles = [f"doge {tile + 1}" if is_doge else tile_name(tile) for tile in state.drawn]
    return {"seat": looker, "count": len(state.drawn), "tiles": tiles}


def _bids(state: DogeState, seat: int | None) -> BidsView | None:
    if max(state.bids) < 0:
        return None
    own = state.bids[seat] if seat is not None and state.bids[seat] >= 0 else None
    return {"made": [bid >= 0 for bid in state.bids], "own": own}
