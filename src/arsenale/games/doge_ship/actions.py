"""The action space: where each kind of action begins, and its text form."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...engine.space import Space
from .terms import BARRIER_TILES, DOGE_TILES, GALLEY_TILES, PANELS, STACKS, TILES, ZONES, tile_name

PLACE: Final = 0  # + cell
DISCARD: Final = 36
REORDER: Final = 37  # + number of the barrier - 1
BUY_FROM: Final = 69  # + stack
DROP: Final = 77  # + tile
TAKE: Final = 169  # + tile
TAKE_NONE: Final = 261
BUILD: Final = 262  # + tile
SWAP: Final = 354  # + number of the galley part - 1
ENACT: Final = 396  # + Doge tile
RETURN_TOP: Final = 416
RETURN_UNDER: Final = 417
SKIP: Final = 418
BID: Final = 419  # + approvals, beside those set aside
BID_MORE: Final = 675

# DS-3.3 A bid has no limit, but the action space must end somewhere: larger ones take several actions (decision 0006).
HIGHEST_BID: Final = 255
BID_STEP: Final = HIGHEST_BID + 1  # approvals that `BID_MORE` sets aside


def _entries() -> Iterator[tuple[str, tuple[str | int, ...]]]:
    for panel in PANELS:
        for value in range(1, 7):
            yield "place", (panel, value)
    yield "discard", ()
    for tile in BARRIER_TILES:
        yield "reorder", (tile_name(tile),)
    for stack in STACKS:
        yield "buy", (f"galley {stack}" if stack in ZONES else stack,)
    for tile in range(TILES):
        yield "drop", (tile_name(tile),)
    for tile in range(TILES):
        yield "take", (tile_name(tile),)
    yield "take", ("none",)
    for tile in range(TILES):
        yield "construct", (tile_name(tile),)
    for tile in GALLEY_TILES:
        yield "replace", (tile_name(tile),)
    for doge in range(DOGE_TILES):
        yield "enact", (doge + 1,)
    yield "return", ("top",)
    yield "return", ("under",)
    yield "skip", ()
    for approvals in range(HIGHEST_BID + 1):
        yield "bid", (approvals,)
    yield "bid", (BID_STEP, "more")


SPACE: Final = Space(_entries())
