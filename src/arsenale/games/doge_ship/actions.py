"""The action space: where each kind of action begins, and its text form."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...engine.space import Space
from .terms import BARRIERS, DOGE_TILES, FIRST_BARRIER, GALLEYS, PANELS, STACKS, TILES, ZONES, tile_name

PLACE: Final = 0  # + cell
DISCARD: Final = 36
REORDER: Final = 37  # + barrier - FIRST_BARRIER
BUY_FROM: Final = 63  # + stack
DROP: Final = 71  # + tile
TAKE: Final = 147  # + tile
TAKE_NONE: Final = 223
BUILD: Final = 224  # + tile
SWAP: Final = 300  # + galley part
ENACT: Final = 336  # + Doge tile
RETURN_TOP: Final = 352
RETURN_UNDER: Final = 353
SKIP: Final = 354
BID: Final = 355  # + approvals, beside those set aside
BID_MORE: Final = 611

# DS-3.3 A bid has no limit, but the action space must end somewhere: larger ones take several actions (decision 0006).
HIGHEST_BID: Final = 255
BID_STEP: Final = HIGHEST_BID + 1  # approvals that `BID_MORE` sets aside


def _entries() -> Iterator[tuple[str, tuple[str | int, ...]]]:
    for panel in PANELS:
        for value in range(1, 7):
            yield "place", (panel, value)
    yield "discard", ()
    for tile in range(FIRST_BARRIER, FIRST_BARRIER + BARRIERS):
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
    for tile in range(GALLEYS):
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
