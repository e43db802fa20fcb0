"""What the ship and the cells hold for a player now, read off a view: for drawings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from .actions import PLACE
from .edition import Edition
from .terms import (
    BARRIER_STACK,
    BARRIER_TILES,
    BONUS_DUCATS,
    BUY,
    CONSTRUCT,
    DECKS,
    GALLEY,
    GALLEY_TILES,
    KINDS,
    STACKS,
    tile_number,
)
from .view import cell_name
from .view_types import DogeShipView
from .worth import next_place, not_yet, part_worth_in_view, section_of

NOW: Final = "now"
NOT_YET: Final = "not-yet"
SWAP: Final = "swap"  # only to replace a part
PAST: Final = "past"  # its section is complete


class Prospect(NamedTuple):
    """What a galley part would bring under the Doge tile in force, and whether it can be built."""

    when: str
    vp: int
    approvals: int
    reason: tuple[str | int, ...]  # why not now: a message, then its arguments in turn, name and value


def prospect(edition: Edition, view: DogeShipView, tile: int) -> Prospect:
    worth = part_worth_in_view(edition, view, tile)
    if worth.not_yet is None:
        return Prospect(NOW, worth.vp, worth.approvals, ())
    zone = edition.tile_stack[tile]
    place = next_place(view, zone // 3)
    when = NOT_YET
    if swap_zone(view, zone // 3) == zone and (place is None or section_of(view, place) != zone % 3):
        when = SWAP
    elif place is None or section_of(view, place) > zone % 3:
        when = PAST
    key, args = worth.not_yet
    return Prospect(when, worth.vp, worth.approvals, (key, *[part for item in args.items() for part in item]))


def open_zone(view: DogeShipView, deck: int) -> int | None:
    """DS-2.3.2 The zone of the next place of a deck; None where nothing can be built now."""
    place = next_place(view, deck)
    if place is None or view["finished"]:
        return None
    if deck and len(view["ship"][DECKS[0]]) <= place:
        return None
    return deck * 3 + section_of(view, place)


def swap_zone(view: DogeShipView, deck: int) -> int | None:
    """DS-2.3.4 The zone of the part of a deck that can be replaced: the last one, with nothing above it."""
    last = len(view["ship"][DECKS[deck]]) - 1
    if last < 0 or view["finished"] or (deck == 0 and len(view["ship"][DECKS[1]]) > last):
        return None
    return deck * 3 + section_of(view, last)


def parts_of(edition: Edition, view: DogeShipView, zone: int) -> list[int]:
    """All galley parts of a zone, the most worth now first."""
    parts = [tile for tile in edition.tiles if edition.tile_kind[tile] == GALLEY and edition.tile_stack[tile] == zone]
    return best_first(edition, view, parts)


def own_parts(edition: Edition, view: DogeShipView, seat: int, zone: int) -> list[int]:
    """The galley parts of a zone in a seat's yard, which are open (DS-2.2.4), the most worth now first."""
    names = [entry["tile"] for entry in view["yards"][seat] if entry["kind"] == KINDS[GALLEY]]
    tiles = [tile_number(name) for name in names if name is not None]
    return best_first(edition, view, [tile for tile in tiles if edition.tile_stack[tile] == zone])


def best_first(edition: Edition, view: DogeShipView, tiles: list[int]) -> list[int]:
    worth = {tile: part_worth_in_view(edition, view, tile) for tile in tiles}
    return sorted(tiles, key=lambda tile: (-worth[tile].vp, -worth[tile].approvals, GALLEY_TILES.index(tile)))


def idle_cells(edition: Edition, view: DogeShipView, seat: int) -> list[int]:
    """DS-2.1 The cells without a marker that can do nothing for the seat now: nothing there can be bought or built,
    and the top barrier gives nothing with it. Only the seat itself may be told: it depends on its yard."""
    finished = view["barriers"][seat]
    answered = edition.barrier_action[BARRIER_TILES[finished[-1] - 1]] if finished else None
    buildable = {entry["kind"] for entry in view["yards"][seat] if _can_build(edition, view, entry["tile"])}
    idle = []
    for panel, die in enumerate(view["dice"].values()):
        for cell in range(panel * 6, panel * 6 + 6):
            action = edition.cell_action[cell]
            if action not in (BUY, CONSTRUCT) or action == answered:
                continue
            if cell_name(cell) in view["taken"]:
                continue
            kinds = edition.cell_kinds[cell]
            purse = view["ducats"][seat] - max(0, cell % 6 + 1 - die)
            if action == BUY:
                is_of_use = any(_is_for_sale(edition, view, kind, purse) for kind in kinds)
            else:
                is_of_use = any(KINDS[kind] in buildable for kind in kinds)
            if not is_of_use:
                idle.append(cell)
    return idle


def can_construct_part(
    edition: Edition, view: DogeShipView, seat: int, question: str, kinds: Sequence[str] = ()
) -> bool:
    """DS-2.3 Whether the seat is asked to construct a galley part, or for a cell and there is one that does so."""
    if question == "construct":
        return KINDS[GALLEY] in kinds
    return question == "turn" and any(
        edition.cell_action[cell] == CONSTRUCT
        and GALLEY in edition.cell_kinds[cell]
        and cell_name(cell) not in view["taken"]
        and cell % 6 + 1 - die <= view["ducats"][seat]
        for panel, die in enumerate(view["dice"].values())
        for cell in range(panel * 6, panel * 6 + 6)
    )


def closed_cells(view: DogeShipView, legal: Sequence[int]) -> list[int]:
    """DS-2.1 The cells without a marker that may not be chosen: too dear, or nothing can be done there in full."""
    cells = range(len(view["dice"]) * 6)
    return [cell for cell in cells if PLACE + cell not in legal and cell_name(cell) not in view["taken"]]


def too_dear_stacks(edition: Edition, view: DogeShipView, seat: int, *, before_cell: bool) -> list[int]:
    """DS-2.2.3 The stacks of which the seat could pay no tile now; before it chooses a cell the ducats of its top
    barrier count too (DS-2.1)."""
    purse = view["ducats"][seat]
    finished = view["barriers"][seat]
    if finished and before_cell:
        barrier = BARRIER_TILES[finished[-1] - 1]
        if edition.barrier_action[barrier] == BUY and edition.barrier_bonus[barrier] == BONUS_DUCATS:
            purse += edition.barrier_amount[barrier]
    return [
        stack
        for stack, name in enumerate(STACKS)
        if view["stacks"][name]["left"] > 0 and edition.least_cost[stack] > purse
    ]


def _can_build(edition: Edition, view: DogeShipView, name: str | None) -> bool:
    """Whether a tile of one's own yard can be turned over now."""
    if name is None:
        return False
    tile = tile_number(name)
    return edition.tile_kind[tile] != GALLEY or not_yet(view, edition.tile_stack[tile]) is None


def _is_for_sale(edition: Edition, view: DogeShipView, kind: int, purse: int) -> bool:
    """DS-2.2 Whether there is a stack with tiles of this kind of which one may cost no more than the purse holds."""
    stacks = range(BARRIER_STACK) if kind == GALLEY else (STACKS.index(KINDS[kind]),)
    return any(view["stacks"][STACKS[stack]]["left"] > 0 and edition.least_cost[stack] <= purse for stack in stacks)
