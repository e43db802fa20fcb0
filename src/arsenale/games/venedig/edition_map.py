"""The board in an edition file: quarters, bridge sites, start pieces, and the track."""

from typing import Final

from ...engine.edition import EditionError, EditionFile, TomlTable
from .geography import Geography, Hex
from .terms import BUILDINGS, FREE, HEXES, QUARTERS, SPACES, SWAMP

FURTHEST: Final = 50  # of a coordinate from the middle; this and the next two guard against slips of the pen
MOST_BRIDGES: Final = 50
MOST_HEXES_A_SPACE: Final = 7
QUARTER_FIELDS: Final = ("id", "name", "rows", "free")
LETTERS: Final = [chr(code) for code in range(ord("a"), ord("z") + 1)]


def read_map(file: EditionFile) -> Geography:
    """Quarters, bridge sites and the track."""
    geography = read_quarters(file)
    read_bridges(file, geography)
    read_track(file, geography)
    return geography


def read_quarters(file: EditionFile) -> Geography:
    entries = file.listed("quarter", QUARTER_FIELDS)
    letters = [entry.word("id", LETTERS) for entry in entries]
    file.collect("quarter", entries, letters)
    if len(entries) != QUARTERS:
        expected = f"exactly {QUARTERS} quarters (VE-0)"
        raise EditionError(f"{file.file}: quarter: expected {expected}, found {len(entries)}")
    names: list[str] = []
    quarters: list[list[Hex]] = []
    taken: set[Hex] = set()
    for entry in entries:
        name = entry.text("name").lower()
        if name in names:
            raise entry.error("name", "a name of its own", f'"{name}" twice')
        names.append(name)
        quarters.append(read_rows(entry, taken))
    return Geography(letters, names, quarters)


def read_rows(entry: TomlTable, taken: set[Hex]) -> list[Hex]:
    """The hexes of a quarter, given as rows [r, first q, last q]."""
    found: list[Hex] = []
    for r, first, last in entry.rows("rows", 3, -FURTHEST, FURTHEST, 1, 2 * FURTHEST):
        if first > last:
            raise entry.error("rows", "rows [r, first q, last q] from left to right", f"[{r}, {first}, {last}]")
        for q in range(first, last + 1):
            if (q, r) in taken:
                raise entry.error("rows", "every hex once", f"[{q}, {r}] twice")
            taken.add((q, r))
            found.append((q, r))
    return found


def read_hexes(entry: TomlTable, key: str, geography: Geography, least: int, most: int) -> list[int]:
    """Hexes of the quarters, given by their coordinates [q, r]."""
    found: list[int] = []
    for q, r in entry.rows(key, 2, -FURTHEST, FURTHEST, least, most):
        number = geography.number_at.get((q, r))
        if number is None:
            raise entry.error(key, "hexes [q, r] of a quarter", f"[{q}, {r}]")
        found.append(number)
    return found


def read_free(file: EditionFile, geography: Geography) -> list[int]:
    """VE-0 What lies on each hex before the start pieces are put there: some are printed free, the rest is swamp."""
    land = [SWAMP] * len(geography.names)
    for quarter, entry in enumerate(file.listed("quarter", QUARTER_FIELDS)):
        entry.label = f"quarter {geography.letters[quarter]}"
        for number in read_hexes(entry, "free", geography, 0, len(geography.names)):
            if geography.quarter_of[number] != quarter:
                raise entry.error("free", "hexes of this quarter", f"hex {geography.names[number]}")
            occupy(entry, "free", geography, land, number, FREE)
    return land


def occupy(entry: TomlTable, key: str, geography: Geography, land: list[int], number: int, what: int) -> None:
    if land[number] != SWAMP:
        raise entry.error(key, "every hex once, free or under one piece", f"hex {geography.names[number]} twice")
    land[number] = what


def read_bridges(file: EditionFile, geography: Geography) -> None:
    """VE-0 A bridge site is a pair of hexes of two quarters, however they lie."""
    entries = file.listed("bridge", ["id", "hexes"])
    numbers = [str(entry.whole("id", 1, MOST_BRIDGES)) for entry in entries]
    wanted = [str(number) for number in range(1, len(entries) + 1)]
    known: list[list[int]] = []
    for entry in file.collect("bridge", entries, numbers, wanted):
        hexes = sorted(read_hexes(entry, "hexes", geography, 2, 2))
        if geography.quarter_of[hexes[0]] == geography.quarter_of[hexes[1]]:
            raise entry.error("hexes", "hexes of two quarters (VE-0)", "two of the same")
        if hexes in known:
            raise entry.error("hexes", "a bridge site of its own", "one that is there already")
        known.append(hexes)
        one, other = read_hexes(entry, "hexes", geography, 2, 2)
        geography.add_bridge(one, other)


def read_start(file: EditionFile, geography: Geography, land: list[int]) -> tuple[tuple[int, ...], ...]:
    """VE-0 One piece of each type starts on its printed place, whatever shape that has; all of them by type."""
    entries = file.listed("start", ["building", "hexes"])
    names = [entry.word("building", BUILDINGS) for entry in entries]
    found: list[tuple[int, ...]] = []
    for building, entry in enumerate(file.collect("start", entries, names, BUILDINGS)):
        hexes = tuple(sorted(read_hexes(entry, "hexes", geography, HEXES[building], HEXES[building])))
        for number in hexes:
            occupy(entry, "hexes", geography, land, number, building)
        found.append(hexes)
    return tuple(found)


def read_track(file: EditionFile, geography: Geography) -> None:
    """VE-0 The start space 0 and spaces 1 to 60: where they lie and, named or by touch, what they border."""
    entries = file.listed("space", ["id", "hexes"], ["borders"])
    numbers = [str(entry.whole("id", 0, SPACES)) for entry in entries]
    wanted = [str(number) for number in range(SPACES + 1)]
    for space, entry in enumerate(file.collect("space", entries, numbers, wanted)):
        hexes = [(q, r) for q, r in entry.rows("hexes", 2, -FURTHEST, FURTHEST, 1, MOST_HEXES_A_SPACE)]
        for q, r in hexes:
            # It would lie over the land, where nobody could point at either.
            if (q, r) in geography.number_at:
                raise entry.error("hexes", "water", f"[{q}, {r}], a hex of a quarter")
        geography.space_hexes[space] = hexes
        geography.borders[space] = read_borders(entry, geography, hexes)


def read_borders(entry: TomlTable, geography: Geography, hexes: list[Hex]) -> int:
    if not entry.has("borders"):
        return geography.touched_quarters(hexes)
    named = entry.words("borders", geography.letters, 0, QUARTERS, distinct=True)
    return sum([1 << geography.letters.index(letter) for letter in named])
