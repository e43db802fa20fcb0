"""The components of Venedig: an edition file, checked against the known facts (VE-0) and laid out for the rules."""

from typing import Final

from ...engine.edition import Component, EditionError, EditionFile, EditionWarning, TomlTable
from .actions import Actions
from .geography import Geography, Hex
from .terms import (
    BASILICA,
    BUILDINGS,
    CARDS,
    CROSSING_QUARTERS,
    FIRST_PASS,
    FREE,
    GOLD_A_SPACE,
    HEXES,
    LAST_BORDERING,
    LOWEST_TREASURE,
    NEEDS,
    PALAZZO,
    PIECES,
    PONTE,
    QUARTERS,
    SECOND_PASS,
    SPACES,
    START_HEXES,
    SWAMP,
    SWAMP_TILES,
    SWAMP_VALUES,
    TREASURE_VALUES,
    TREASURES,
)

FURTHEST: Final = 50  # of a coordinate from the middle: guards against slips of the pen
MOST_BRIDGES: Final = 50
LETTERS: Final = [chr(code) for code in range(ord("a"), ord("z") + 1)]
KINDS: Final = ["building", "swamp", "treasure", "quarter", "bridge", "start", "space"]


class Edition:
    """Cards by type, tiles by value, and the board."""

    def __init__(self, file: EditionFile) -> None:
        self.game: str = file.game
        self.name: str = file.name
        self.title: str = file.title
        self.version: int = file.version
        self.components: list[Component] = file.components
        self.warnings: list[EditionWarning] = file.warnings

        self.deck: tuple[int, ...] = read_deck(file)
        swamp_values = range(SWAMP_VALUES)
        self.swamp: tuple[int, ...] = read_tiles(file, "swamp", swamp_values, SWAMP_TILES)
        treasure_values = range(LOWEST_TREASURE, LOWEST_TREASURE + TREASURE_VALUES)
        self.treasures: tuple[int, ...] = read_tiles(file, "treasure", treasure_values, TREASURES)

        self.start_land: list[int] = []  # by hex: a building, FREE or SWAMP
        self.start_sites: tuple[int, ...] = ()  # by type: where its first piece stands
        self.geography: Geography = self._read_quarters(file)
        read_bridges(file, self.geography)
        self._read_start(file)
        self._check_swamp_fits(file)
        read_track(file, self.geography)

        gold = sum(value * tiles for value, tiles in enumerate(self.swamp))
        gold += sum((LOWEST_TREASURE + step) * tiles for step, tiles in enumerate(self.treasures))
        self.actions: Actions = Actions(self.geography, gold // GOLD_A_SPACE)
        self.digest: str = file.digest()

    def _read_quarters(self, file: EditionFile) -> Geography:
        entries = file.listed("quarter", ["id", "name", "rows", "free"])
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
        geography = Geography(letters, names, quarters)
        self.start_land = [SWAMP] * len(geography.names)
        for quarter, entry in enumerate(entries):
            for number in read_hexes(entry, "free", geography, 0, len(geography.names)):
                if geography.quarter_of[number] != quarter:
                    raise entry.error("free", "hexes of this quarter", f"hex {geography.names[number]}")
                self._occupy(entry, "free", geography, number, FREE)
        return geography

    def _occupy(self, entry: TomlTable, key: str, geography: Geography, number: int, what: int) -> None:
        if self.start_land[number] != SWAMP:
            raise entry.error(key, "every hex once, free or under one piece", f"hex {geography.names[number]} twice")
        self.start_land[number] = what

    def _read_start(self, file: EditionFile) -> None:
        """VE-0 One piece of each type starts on its printed place."""
        geography = self.geography
        entries = file.listed("start", ["building", "hexes"])
        names = [entry.word("building", BUILDINGS) for entry in entries]
        for building, entry in enumerate(file.collect("start", entries, names, BUILDINGS)):
            hexes = tuple(sorted(read_hexes(entry, "hexes", geography, HEXES[building], HEXES[building])))
            if hexes not in sites_of(geography, building):
                needed = "a bridge site" if building == PONTE else f"{len(hexes)} hexes, all adjacent to each other"
                found = " ".join([geography.names[number] for number in hexes])
                raise entry.error("hexes", f"{needed} (VE-0)", f"hexes {found}")
            for number in hexes:
                self._occupy(entry, "hexes", geography, number, building)
            self.start_sites += (geography.sites.index(hexes),)

    def _check_swamp_fits(self, file: EditionFile) -> None:
        """VE-0 Every hex that is neither free nor under a start piece gets one of the swamp tiles."""
        found = self.start_land.count(SWAMP)
        if found != SWAMP_TILES:
            free = self.start_land.count(FREE)
            count = f"{SWAMP_TILES + START_HEXES + free} hexes: {SWAMP_TILES} for swamp, {START_HEXES} under pieces"
            raise EditionError(
                f"{file.file}: quarter: expected {count}, {free} free (VE-0), found {len(self.start_land)} hexes"
            )


def sites_of(geography: Geography, building: int) -> list[tuple[int, ...]]:
    """Every site for a building of this type, each as its hexes in their order."""
    if building == PALAZZO:
        return geography.sites[geography.first_pair : geography.first_triple]
    if building == BASILICA:
        return geography.sites[geography.first_triple : geography.first_bridge]
    if building == PONTE:
        return [tuple(sorted(hexes)) for hexes in geography.sites[geography.first_bridge :]]
    return geography.sites[: geography.first_pair]


def read_deck(file: EditionFile) -> tuple[int, ...]:
    """VE-0 Cards of each type; what is printed in the rules must be as printed."""
    entries = file.listed("building", ["id", "to_build", "hexes", "pieces", "cards"])
    names = [entry.word("id", BUILDINGS) for entry in entries]
    deck: list[int] = []
    for building, entry in enumerate(file.collect("building", entries, names, BUILDINGS)):
        entry.whole("to_build", NEEDS[building], NEEDS[building])
        entry.whole("hexes", HEXES[building], HEXES[building])
        entry.whole("pieces", PIECES[building], PIECES[building])
        deck.append(entry.whole("cards", NEEDS[building], CARDS))
    check_sum(file, "building", "cards", deck, CARDS)
    return tuple(deck)


def read_tiles(file: EditionFile, kind: str, values: range, total: int) -> tuple[int, ...]:
    entries = file.listed(kind, ["gold", "tiles"])
    names = [str(entry.whole("gold", values[0], values[-1])) for entry in entries]
    wanted = [str(value) for value in values]
    tiles = [entry.whole("tiles", 0, total) for entry in file.collect(kind, entries, names, wanted)]
    check_sum(file, kind, "tiles", tiles, total)
    return tuple(tiles)


def check_sum(file: EditionFile, kind: str, noun: str, counts: list[int], total: int) -> None:
    if sum(counts) != total:
        raise EditionError(f"{file.file}: {kind}: expected {total} {noun} in all (VE-0), found {sum(counts)}")


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


def read_bridges(file: EditionFile, geography: Geography) -> None:
    entries = file.listed("bridge", ["id", "hexes"])
    numbers = [str(entry.whole("id", 1, MOST_BRIDGES)) for entry in entries]
    wanted = [str(number) for number in range(1, len(entries) + 1)]
    for entry in file.collect("bridge", entries, numbers, wanted):
        one, other = read_hexes(entry, "hexes", geography, 2, 2)
        if geography.quarter_of[one] == geography.quarter_of[other]:
            raise entry.error("hexes", "hexes of two quarters (VE-0)", "two of the same")
        if (min(one, other), max(one, other)) in sites_of(geography, PONTE):
            raise entry.error("hexes", "a bridge site of its own", "one that is there already")
        geography.add_bridge(one, other)


def read_track(file: EditionFile, geography: Geography) -> None:
    """VE-0 The start space 0 and spaces 1 to 60: where they lie and, named or by touch, what they border."""
    entries = file.listed("space", ["id", "hexes"], ["borders"])
    numbers = [str(entry.whole("id", 0, SPACES)) for entry in entries]
    wanted = [str(number) for number in range(SPACES + 1)]
    for space, entry in enumerate(file.collect("space", entries, numbers, wanted)):
        hexes = [(q, r) for q, r in entry.rows("hexes", 2, -FURTHEST, FURTHEST, 1, CROSSING_QUARTERS)]
        for q, r in hexes:
            if (q, r) in geography.number_at:
                raise entry.error("hexes", "water", f"[{q}, {r}], a hex of a quarter")
        geography.space_hexes[space] = hexes
        geography.borders[space] = read_borders(entry, geography, hexes)
        check_space(entry, geography, space)


def read_borders(entry: TomlTable, geography: Geography, hexes: list[Hex]) -> int:
    if not entry.has("borders"):
        return geography.touched_quarters(hexes)
    named = entry.words("borders", geography.letters, 0, QUARTERS, distinct=True)
    return sum([1 << geography.letters.index(letter) for letter in named])


def check_space(entry: TomlTable, geography: Geography, space: int) -> None:
    quarters = geography.borders[space].bit_count()
    if (space == 0 or space > LAST_BORDERING) and quarters:
        raise entry.error("", "a space that borders no quarter (VE-0)", f"one that borders {quarters}")
    if space in (FIRST_PASS, SECOND_PASS) and quarters != CROSSING_QUARTERS:
        raise entry.error("", f"a space that borders {CROSSING_QUARTERS} quarters (VE-0)", f"one of {quarters}")
    if quarters > CROSSING_QUARTERS:
        raise entry.error("", f"a space that borders at most {CROSSING_QUARTERS} quarters (VE-0)", f"one of {quarters}")
    if space == SECOND_PASS and sorted(geography.space_hexes[space]) != sorted(geography.space_hexes[FIRST_PASS]):
        raise entry.error("hexes", f"those of space {FIRST_PASS}: it is passed twice (VE-0)", "others")


def load(text: str, file: str) -> Edition:
    """The edition written in `text`; `file` is the name for error messages. Raises EditionError."""
    return Edition(EditionFile(text, file, game="venedig", kinds=KINDS))
