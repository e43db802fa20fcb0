"""The components of Venedig: an edition file, checked and laid out for the rules.

What the rules fix must be as they fix it. How many cards, tiles and pieces there are and what the board looks like may
be otherwise than in the box as we know it: then the edition says so in a warning (`edition_warnings`).
"""

from typing import Final

from ...engine.edition import Component, EditionError, EditionFile, EditionWarning, TomlTable
from .actions import Actions
from .edition_map import read_free, read_map, read_start
from .edition_warnings import warn
from .geography import Geography
from .terms import (
    BASILICA_POINTS,
    BUILDINGS,
    CASA_POINTS,
    FIRST_PASS,
    GOLD_A_SPACE,
    HAND_LIMIT,
    HEXES,
    LOWEST_TREASURE,
    MOST_PLAYERS,
    NEEDS,
    PALAZZO,
    POOL_LIMIT,
    QUARTERS,
    SECOND_PASS,
    START_CARDS,
    SWAMP,
    SWAMP_VALUES,
    TREASURE_VALUES,
)

KINDS: Final = ["building", "swamp", "treasure", "quarter", "bridge", "start", "space"]
KNOWN_KINDS: Final = ["total", "crossing"]  # what is known besides; files from before have neither
# VE-0 Points as the file has them: a number, or what is counted.
POINTS: Final = [str(CASA_POINTS), "unbuilt", "built", str(BASILICA_POINTS), "casas"]
MOST_CARDS: Final = 500  # of a type; this and the next guard against slips of the pen
MOST_TILES: Final = 500  # of a value
MOST_PIECES: Final = 99
FEWEST_PIECES: Final = 2  # one is on the board from the start, and with none left the match would be over (VE-5.1)
FEWEST_CARDS: Final = MOST_PLAYERS * START_CARDS
# VE-3.3 So many can be in hands, projects and pool: with more, there is always one to draw.
MOST_CARDS_OUT: Final = MOST_PLAYERS * HAND_LIMIT - 1 + sum([needed - 1 for needed in NEEDS[PALAZZO:]]) + POOL_LIMIT


class Edition:
    """Cards and pieces by type, tiles by value, and the board."""

    def __init__(self, file: EditionFile) -> None:
        self.game: str = file.game
        self.name: str = file.name
        self.title: str = file.title
        self.version: int = file.version
        self.components: list[Component] = file.components
        self.warnings: list[EditionWarning] = file.warnings

        buildings = read_buildings(file)
        self.deck: tuple[int, ...] = tuple([entry.whole("cards", 0, MOST_CARDS) for entry in buildings])
        self.pieces: tuple[int, ...] = tuple([entry.whole("pieces", FEWEST_PIECES, MOST_PIECES) for entry in buildings])
        self._check_deck(file)
        self.is_deck_enough: bool = sum(self.deck) > MOST_CARDS_OUT
        self.swamp: tuple[int, ...] = read_tiles(file, "swamp", range(SWAMP_VALUES))
        treasure_values = range(LOWEST_TREASURE, LOWEST_TREASURE + TREASURE_VALUES)
        self.treasures: tuple[int, ...] = read_tiles(file, "treasure", treasure_values)
        self._check_totals(file)

        self.geography: Geography = read_map(file)
        self.start_land: list[int] = read_free(file, self.geography)  # by hex: a building, FREE or SWAMP
        # By type: where its first piece stands.
        self.start_hexes: tuple[tuple[int, ...], ...] = read_start(file, self.geography, self.start_land)
        self._check_swamp(file)
        check_crossing(file)

        gold = sum(value * tiles for value, tiles in enumerate(self.swamp))
        gold += sum((LOWEST_TREASURE + step) * tiles for step, tiles in enumerate(self.treasures))
        self.actions: Actions = Actions(self.geography, gold // GOLD_A_SPACE)
        warn(file, self)
        self.digest: str = file.digest()

    def _check_deck(self, file: EditionFile) -> None:
        if sum(self.deck) < FEWEST_CARDS:
            expected = f"at least {FEWEST_CARDS} cards in all, {START_CARDS} for each of {MOST_PLAYERS} players (VE-0)"
            raise EditionError(f"{file.file}: building: expected {expected}, found {sum(self.deck)}")

    def _check_swamp(self, file: EditionFile) -> None:
        """VE-0 Every hex that is neither free nor under a start piece gets a swamp tile."""
        hexes = self.start_land.count(SWAMP)
        if hexes > sum(self.swamp):
            expected = f"at most {sum(self.swamp)} hexes with swamp, one for each tile (VE-0)"
            raise EditionError(f"{file.file}: quarter: expected {expected}, found {hexes}")

    def _check_totals(self, file: EditionFile) -> None:
        """A file that tells how many there are in all must have so many."""
        if not file.has("total"):
            return
        entry = file.single("total", ["cards", "swamp", "treasures"])
        for key, counts in (("cards", self.deck), ("swamp", self.swamp), ("treasures", self.treasures)):
            entry.whole(key, 0, MOST_TILES * len(counts))
            if entry.values[key] != sum(counts):
                raise entry.error(key, f"as many as there are, {sum(counts)}", str(entry.values[key]))


def read_buildings(file: EditionFile) -> list[TomlTable]:
    """VE-0 The entries by type. What a building takes and brings is as the rules say; how many cards and pieces there
    are is not."""
    entries = file.listed("building", ["id", "to_build", "hexes", "pieces", "cards"], ["points"])
    names = [entry.word("id", BUILDINGS) for entry in entries]
    found = file.collect("building", entries, names, BUILDINGS)
    for building, entry in enumerate(found):
        entry.whole("to_build", NEEDS[building], NEEDS[building])
        entry.whole("hexes", HEXES[building], HEXES[building])
        if entry.has("points"):
            read_points(entry, POINTS[building])
    return found


def read_points(entry: TomlTable, known: str) -> None:
    if known.isdigit():
        entry.whole("points", int(known), int(known))
    else:
        entry.word("points", [known])


def read_tiles(file: EditionFile, kind: str, values: range) -> tuple[int, ...]:
    entries = file.listed(kind, ["gold", "tiles"])
    names = [str(entry.whole("gold", values[0], values[-1])) for entry in entries]
    wanted = [str(value) for value in values]
    return tuple([entry.whole("tiles", 0, MOST_TILES) for entry in file.collect(kind, entries, names, wanted)])


def check_crossing(file: EditionFile) -> None:
    """VE-0 One printed space is passed twice, under the numbers that the rules know."""
    if not file.has("crossing"):
        return
    entry = file.single("crossing", ["passes", "quarters"])
    passes = entry.wholes("passes", 0, SECOND_PASS, 2)
    if passes != [FIRST_PASS, SECOND_PASS]:
        raise entry.error("passes", f"[{FIRST_PASS}, {SECOND_PASS}] (VE-0)", str(passes))
    entry.whole("quarters", 0, QUARTERS)


def load(text: str, file: str) -> Edition:
    """The edition written in `text`; `file` is the name for error messages. Raises EditionError."""
    return Edition(EditionFile(text, file, game="venedig", kinds=KINDS, optional=KNOWN_KINDS))
