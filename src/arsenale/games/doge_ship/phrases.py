"""Cells, tiles and actions as messages with arguments, from a view and the edition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .actions import BID, BID_MORE, BID_STEP, BUILD, DROP, ENACT, PLACE, SKIP, SPACE, SWAP, TAKE, TAKE_NONE
from .edition import Edition
from .terms import (
    A_KIND,
    BARRIER,
    BONUS_APPROVALS,
    BONUS_DUCATS,
    BONUS_EXTRA,
    BUY,
    CELL_ACTIONS,
    CELLS,
    COLOURS,
    CONSTRUCT,
    DOGE_TILES,
    DUCATS,
    GALLEY,
    GALLEY_TILES,
    GALLEYS,
    INTRIGUE,
    KINDS,
    NUMBERS,
    PANELS,
    QUIET_ROUNDS,
    QUIET_TOLD,
    TILES,
    ZONES,
)
from .view_types import DogeShipView

Phrase = tuple[str, Mapping[str, Any]]


def action_phrase(edition: Edition, view: DogeShipView, action: int) -> Phrase:
    """What an action does, with its price and gain."""
    if PLACE <= action < PLACE + CELLS:
        return place_phrase(edition, view, action - PLACE)
    if DROP <= action < DROP + TILES:
        return "do-drop", {"tile": tile_phrase(edition, action - DROP, is_paid=True, is_unbuilt=True)}
    if TAKE <= action < TAKE + TILES:
        return "do-take", {"tile": tile_phrase(edition, action - TAKE, is_unbuilt=True)}
    if BUILD <= action < BUILD + TILES:
        return construct_phrase(edition, view, action - BUILD)
    if SWAP <= action < SWAP + GALLEYS:
        return "do-replace", built_phrase_args(edition, view, GALLEY_TILES[action - SWAP])
    if ENACT <= action < ENACT + DOGE_TILES:
        return "do-enact", {"doge": doge_phrase(edition, action - ENACT)}
    if action == BID_MORE:
        return "do-bid-more", {"approvals": BID_STEP, "aside": view["aside"]}
    if action >= BID:
        return "do-bid", {"approvals": action - BID + view["aside"]}
    if action in (TAKE_NONE, SKIP):
        return ("do-take-none" if action == TAKE_NONE else "do-skip"), {}
    chosen = SPACE.actions[action]
    return f"do-{chosen.kind}", dict(zip("ab", chosen.args, strict=False))


def quiet_phrase(view: DogeShipView) -> Phrase | None:
    """DS-4.3 How many quiet rounds are left, once it is time to tell."""
    rounds = view["quiet_rounds"]
    if rounds < QUIET_TOLD or view["finished"]:
        return None
    return "board-quiet", {"rounds": rounds, "left": QUIET_ROUNDS - rounds}


def place_phrase(edition: Edition, view: DogeShipView, cell: int) -> Phrase:
    panel, value = PANELS[cell // 6], cell % 6 + 1
    cost = max(0, value - view["dice"].get(panel, value))
    return "do-place", {"panel": panel, "value": value, "cost": cost, "what": cell_phrase(edition, cell)}


def cell_phrase(edition: Edition, cell: int, kind_names: Sequence[str | Phrase] = A_KIND) -> Phrase:
    """What a cell lets one do."""
    action = edition.cell_action[cell]
    if action in (BUY, CONSTRUCT):
        kinds = [kind_names[kind] for kind in reversed(edition.cell_kinds[cell])]
        link = "both" if edition.cell_joined[cell] else "either"
        what = kinds[0] if len(kinds) == 1 else (link, {"a": kinds[0], "b": kinds[1]})
        return f"cell-{CELL_ACTIONS[action]}", {"what": what}
    if action == INTRIGUE:
        return f"cell-intrigue-{edition.cell_amount[cell]}", {}
    if action == DUCATS:
        return "ducats", {"count": edition.cell_amount[cell]}
    return "cell-replace", {}


def gain_phrase(what: int, amount: int) -> Phrase:
    key = {BONUS_DUCATS: "ducats", BONUS_APPROVALS: "approvals"}.get(what, "vp")
    return key, {"count": amount}


def tile_phrase(edition: Edition, tile: int, *, is_paid: bool = False, is_unbuilt: bool = False) -> Phrase:
    """A tile with all its values, told by what is printed on it: only barriers have a number. Once it is paid, its
    cost matters no more. Of one that is not built yet it is told that gondolas and barriers give nothing before."""
    price = {"cost": edition.tile_cost[tile], "paid": int(is_paid), "unbuilt": int(is_unbuilt)}
    kind = edition.tile_kind[tile]
    if kind == GALLEY:
        return "tile-galley", {
            **price,
            "zone": ZONES[edition.tile_stack[tile]],
            "vp": points(edition.galley_vp[tile]),
            "squares": squares(edition, tile),
            "approval": edition.galley_approval[tile],
        }
    if kind == BARRIER:
        return "tile-barrier", {
            **price,
            "number": NUMBERS[tile],
            # Told only where it is not the number by which the barrier is called.
            "priority": 0 if edition.barrier_priority[tile] == NUMBERS[tile] else edition.barrier_priority[tile],
            "bonus": bonus_phrase(edition, tile),
        }
    ducats, approvals = edition.gondola_ducats[tile], edition.gondola_approvals[tile]
    gain = gain_phrase(BONUS_DUCATS, ducats) if ducats else gain_phrase(BONUS_APPROVALS, approvals)
    return "tile-gondola", {**price, "gain": gain}


def squares(edition: Edition, tile: int) -> list[str]:
    """The coloured squares of a galley part."""
    counts = zip(COLOURS, edition.galley_squares[tile], strict=True)
    return [colour for colour, count in counts for _ in range(count)]


def bonus_phrase(edition: Edition, barrier: int) -> Phrase:
    """What a barrier gives with which action."""
    left = CELL_ACTIONS[edition.barrier_action[barrier]]
    amount = edition.barrier_amount[barrier]
    if edition.barrier_bonus[barrier] == BONUS_EXTRA:
        return f"bonus-{left}-more", {"kind": KINDS[amount]}
    return f"bonus-{left}", {"gain": gain_phrase(edition.barrier_bonus[barrier], amount)}


def construct_phrase(edition: Edition, view: DogeShipView, tile: int) -> Phrase:
    if edition.tile_kind[tile] == GALLEY:
        return "do-construct-galley", built_phrase_args(edition, view, tile)
    return "do-construct", {"tile": tile_phrase(edition, tile, is_paid=True)}


def built_phrase_args(edition: Edition, view: DogeShipView, tile: int) -> dict[str, Any]:
    """A galley part and what it scores under the Doge tile in force (DS-2.3.2)."""
    doge = view["doge"] - 1
    values = zip(edition.galley_squares[tile], edition.doge_values[doge], strict=True)
    zone = edition.tile_stack[tile]
    return {
        "zone": ZONES[zone],
        "vp": points(edition.galley_vp[tile] + sum(count * value for count, value in values)),
        "approvals": edition.galley_approval[tile] + (edition.doge_purple[doge] >> zone & 1),
    }


def points(vp: int) -> str:
    """Victory points of a part, which can be negative (DS-2.3.2): with a true minus, and no plus."""
    return str(vp).replace("-", "−")


def signed(value: int) -> str:
    """As on the tile: `+2`, `0`, `−1` with a true minus."""
    return f"{value:+d}".replace("-", "−") if value else "0"


def price_phrase(edition: Edition, kind: int, stack: int | None = None) -> Phrase:
    """What tiles of a kind cost in this edition, or only those of one stack: from the cheapest to the dearest."""
    costs = [
        edition.tile_cost[tile]
        for tile in edition.tiles
        if edition.tile_kind[tile] == kind and stack in (None, edition.tile_stack[tile])
    ]
    least, most = min(costs, default=0), max(costs, default=0)
    if least == most:
        return "price-same", {"kind": KINDS[kind], "cost": most}
    return "price-range", {"kind": KINDS[kind], "least": least, "most": most}


def doge_phrase(edition: Edition, doge: int) -> Phrase:
    """A Doge tile with its values, purple zones and event."""
    level = edition.doge_water[doge]
    key = ("both" if level else "inspection") if edition.doge_inspects[doge] else "high-water" if level else "none"
    return "tile-doge", {
        "number": doge + 1,
        **{colour: signed(value) for colour, value in zip(COLOURS, edition.doge_values[doge], strict=True)},
        "purple": [zone for number, zone in enumerate(ZONES) if edition.doge_purple[doge] >> number & 1],
        "event": (f"doge-event-{key}", {"level": level}),
    }
