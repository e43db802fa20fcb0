"""What the owner of an edition should know of it: it can be played, but a rule is dead, or a fact is not as told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.edition import EditionFile
from .terms import (
    BUILDINGS,
    FIRST_PASS,
    FREE,
    GOLD_A_SPACE,
    LOWEST_TREASURE,
    NEEDS,
    PONTE,
    SECOND_PASS,
    SPACES,
    SWAMP,
)

if TYPE_CHECKING:
    from .edition import Edition

# VE-0 The box as it is known
CARDS: Final = 42
SWAMP_TILES: Final = 86
TREASURES: Final = 18
PIECES: Final = (19, 6, 6, 5, 6)
CROSSING_QUARTERS: Final = 4
LAST_BORDERING: Final = 56  # the start and the spaces after this one border no quarter


def warn(file: EditionFile, edition: Edition) -> None:
    warn_of_totals(file, edition)
    warn_of_cards(file, edition)
    warn_of_gold(file, edition)
    warn_of_start(file, edition)
    warn_of_track(file, edition)
    warn_of_crossing(file, edition)


def warn_of_totals(file: EditionFile, edition: Edition) -> None:
    """VE-0 Other numbers than are known."""
    for key, found, known in (
        ("other-cards", sum(edition.deck), CARDS),
        ("other-swamp", sum(edition.swamp), SWAMP_TILES),
        ("other-treasures", sum(edition.treasures), TREASURES),
    ):
        if found != known:
            file.warn(key, {"found": found, "known": known})
    for building, name in enumerate(BUILDINGS):
        if edition.pieces[building] != PIECES[building]:
            found, known = edition.pieces[building], PIECES[building]
            file.warn("other-pieces", {"building": name, "found": found, "known": known})


def warn_of_cards(file: EditionFile, edition: Edition) -> None:
    """Types that nobody can ever build (VE-1), and a pile that may run out (VE-3.3)."""
    for building, name in enumerate(BUILDINGS):
        if edition.deck[building] < NEEDS[building]:
            file.warn(
                "too-few-to-build", {"building": name, "cards": edition.deck[building], "needed": NEEDS[building]}
            )
        if not has_site(edition, building):
            file.warn("no-bridge-site" if building == PONTE else "no-site-ever", {"building": name})
    if not edition.is_deck_enough:
        file.warn("pile-may-run-out", {"cards": sum(edition.deck)})


def has_site(edition: Edition, building: int) -> bool:
    """Whether there is a site without a start piece on it."""
    first, end = edition.geography.site_range(building)
    for site in range(first, end):
        if all(edition.start_land[place] >= FREE for place in edition.geography.sites[site]):
            return True
    return False


def warn_of_gold(file: EditionFile, edition: Edition) -> None:
    """Nothing to drain (VE-2), no treasure to find (VE-1.6), no gold to change (VE-4)."""
    hexes = edition.start_land.count(SWAMP)
    if hexes == 0:
        file.warn("no-swamp")
    if sum(edition.swamp) > hexes:
        file.warn("tiles-left-over", {"tiles": sum(edition.swamp) - hexes})
    if sum(edition.treasures) == 0:
        file.warn("no-treasure")
    gold = sum([value * tiles for value, tiles in enumerate(edition.swamp)]) if hexes else 0
    gold += sum([(LOWEST_TREASURE + step) * tiles for step, tiles in enumerate(edition.treasures)])
    if gold < GOLD_A_SPACE:
        file.warn("no-gold", {"gold": gold})


def warn_of_start(file: EditionFile, edition: Edition) -> None:
    """VE-0 Start pieces that stand where none of their type could be built; our Basilica is a triangle [R]."""
    geography = edition.geography
    for building, name in enumerate(BUILDINGS):
        first, end = geography.site_range(building)
        shapes = [tuple(sorted(geography.sites[site])) for site in range(first, end)]
        if edition.start_hexes[building] not in shapes:
            hexes = [geography.names[place] for place in edition.start_hexes[building]]
            file.warn("odd-start", {"building": name, "hexes": hexes})


def warn_of_track(file: EditionFile, edition: Edition) -> None:
    """VE-0 Spaces that border what none is told to, and quarters without treasures, as no space borders them."""
    borders = edition.geography.borders
    told_open = [space for space in range(SPACES + 1) if borders[space] and (space == 0 or space > LAST_BORDERING)]
    if told_open:
        file.warn("not-open", {"spaces": told_open})
    many = [space for space in range(SPACES + 1) if borders[space].bit_count() > CROSSING_QUARTERS]
    if many:
        file.warn("too-many-quarters", {"spaces": many, "known": CROSSING_QUARTERS})
    for quarter, name in enumerate(edition.geography.quarter_names):
        if not any(mask >> quarter & 1 for mask in borders):
            file.warn("no-space-borders", {"quarter": name})


def warn_of_crossing(file: EditionFile, edition: Edition) -> None:
    """VE-0 Spaces 10 and 45 are one printed space, which borders four quarters."""
    borders = edition.geography.borders
    numbers = {"first": FIRST_PASS, "second": SECOND_PASS}
    if not edition.geography.is_passed_twice():
        file.warn("crossing-apart", {**numbers})
    if borders[FIRST_PASS] != borders[SECOND_PASS]:
        file.warn("crossing-differs", {**numbers})
    found = borders[FIRST_PASS].bit_count()
    if found != CROSSING_QUARTERS:
        file.warn("crossing-quarters", {**numbers, "found": found, "known": CROSSING_QUARTERS})
