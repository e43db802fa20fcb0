"""What the owner of an edition should know: rules that are dead in it, and what is odd beside the box (DS-0)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...engine.edition import EditionWarning
from .terms import (
    BARRIER,
    BOX,
    BUY,
    CONSTRUCT,
    GALLEY,
    GONDOLA,
    INTRIGUE,
    LENGTHS,
    REPLACE,
    YARD_GALLEYS,
    ZONES,
)

if TYPE_CHECKING:
    from .edition import Edition

PLAYERS: Final = (2, 3, 4, 5)
NEVER: Final = 0  # as a number of players


def edition_warnings(edition: Edition) -> list[EditionWarning]:
    return [*odd_counts(edition), *dead_cells(edition), *dead_events(edition), *short_zones(edition)]


def odd_counts(edition: Edition) -> list[EditionWarning]:
    """DS-0 The numbers of tiles are printed in the rules, so another one is likely to be a slip."""
    counts = {
        "count-galley": (edition.tile_kind.count(GALLEY), BOX["galley"]),
        "count-barrier": (edition.tile_kind.count(BARRIER), BOX["barrier"]),
        "count-gondola": (edition.tile_kind.count(GONDOLA), BOX["gondola"]),
        "count-doge": (len(edition.doges), BOX["doge"]),
    }
    return [EditionWarning(key, {"count": count, "box": box}) for key, (count, box) in counts.items() if count != box]


def dead_cells(edition: Edition) -> list[EditionWarning]:
    """Actions that no cell offers, or none of the panels of few players."""

    def offers(action: int, kind: int) -> Callable[[int], bool]:
        return lambda cell: edition.cell_action[cell] == action and kind in edition.cell_kinds[cell]

    wanted: dict[str, list[Callable[[int], bool]]] = {
        "no-replace": [lambda cell: edition.cell_action[cell] == REPLACE],
        "no-intrigue": [lambda cell: edition.cell_action[cell] == INTRIGUE],
    }
    for key, kind in (("no-parts", GALLEY), ("no-barriers", BARRIER), ("no-gondolas", GONDOLA)):
        wanted[key] = [offers(BUY, kind), offers(CONSTRUCT, kind)]
        if kind not in edition.tile_kind:
            wanted[key].append(lambda _: False)
    needed = {key: max_players([fewest_players(edition, test) for test in tests]) for key, tests in wanted.items()}
    return [EditionWarning(key, {"players": players}) for key, players in needed.items() if players != PLAYERS[0]]


def fewest_players(edition: Edition, test: Callable[[int], bool]) -> int:
    """With how many players, at least, such a cell is in use; NEVER if there is none."""
    for cell in range(len(edition.cell_action)):
        if test(cell):
            return max(PLAYERS[0], cell // 6)  # DS-0 n players use the first n + 1 panels
    return NEVER


def max_players(counts: list[int]) -> int:
    """How many players it takes to have all of several things."""
    return NEVER if NEVER in counts else max(counts)


def dead_events(edition: Edition) -> list[EditionWarning]:
    has_water = any(edition.doge_water)
    has_inspection = any(edition.doge_inspects)
    keys = []
    if not has_water and not has_inspection:
        keys.append("no-event")
    elif not has_water:
        keys.append("no-high-water")
    elif not has_inspection:
        keys.append("no-inspection")
    if not any(edition.doge_purple):
        keys.append("no-purple")
    return [EditionWarning(key, {}) for key in keys]


def short_zones(edition: Edition) -> list[EditionWarning]:
    """DS-4.3 The ship can always be finished if a zone with a free place has more unbuilt tiles than one player can
    hold back in the yard. Where that fails, quiet rounds end the match."""
    warnings = []
    for zone, name in enumerate(ZONES):
        tiles = edition.tile_stack.count(zone)
        short = [players for players in PLAYERS if tiles < LENGTHS[players][zone % 3]]
        scarce = [players for players in PLAYERS if 0 <= tiles - LENGTHS[players][zone % 3] < YARD_GALLEYS]
        for key, players in (("short-zone", short), ("scarce-zone", scarce)):
            if players:
                warnings.append(EditionWarning(key, {"zone": name, "tiles": tiles, "players": players}))
    return warnings
