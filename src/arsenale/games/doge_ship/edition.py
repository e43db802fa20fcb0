"""The components of The Doge Ship: an edition file, checked (DS-0) and laid out in flat lists for the rules."""

from typing import Final

from ...engine.edition import Component, EditionFile, EditionWarning, TomlTable, shown
from .edition_warnings import edition_warnings
from .terms import (
    BARRIER,
    BARRIER_STACK,
    BARRIER_TILES,
    BARRIERS,
    BONUS_APPROVALS,
    BONUS_DUCATS,
    BONUS_EXTRA,
    BONUS_VP,
    BOUGHT_APPROVALS,
    BUY,
    COLOURS,
    CONSTRUCT,
    DOGE_STACK,
    DOGE_TILES,
    DUCATS,
    GALLEY,
    GALLEY_TILES,
    GALLEYS,
    GONDOLA,
    GONDOLA_STACK,
    GONDOLA_TILES,
    GONDOLAS,
    INTRIGUE,
    KINDS,
    NO_PRIORITY,
    PANELS,
    REPLACE,
    TILES,
    ZONES,
)

# What the rules print is narrower (costs of 2 to 7, 2 to 4 squares ...). Whoever types in a box is held only to what
# can be played; these limits guard against slips of the pen.
MOST_COST: Final = 20
LEAST_VP: Final = -20
MOST_VP: Final = 30
MOST_SQUARES: Final = 6
MOST_VALUE: Final = 9  # of a colour on a Doge tile, for better or worse
MOST_GAIN: Final = 20  # of ducats, approvals or VP by one tile
MOST_DUCATS: Final = 9  # on a cell
HIGHEST_WATER: Final = 20
LEAST_DOGE_TILES: Final = 3  # one in force, two for an intrigue (DS-2.4)

NO_KIND: Final = -1  # of a tile that the edition does not have

LEFT_SIDES: Final = {"buy": BUY, "construct": CONSTRUCT, "intrigue": INTRIGUE, "ducats": DUCATS}

# Notes that entries may carry: messages, "note-" before them, for what provenance alone does not tell
NOTES: Final = ("disputed-plus", "zone-of-its-part")


class CellAction:
    """What a cell of a panel lets a seat do."""

    def __init__(self, action: int, kinds: tuple[int, ...] = (), *, joined: bool = False, amount: int = 0) -> None:
        self.action: int = action
        self.kinds: tuple[int, ...] = kinds
        self.joined: bool = joined
        self.amount: int = amount


def cell_phrases() -> dict[str, CellAction]:
    """All that can stand on a cell, in words (DS-2.2 to DS-2.5): one icon, or two with "or" or "+" between them."""
    phrases = {"replace": CellAction(REPLACE)}
    for verb, action in (("buy", BUY), ("construct", CONSTRUCT)):
        for first, kind in enumerate(KINDS):
            phrases[f"{verb} {kind}"] = CellAction(action, (first,))
            for second, other in enumerate(KINDS):
                if first != second:
                    both = (min(first, second), max(first, second))
                    phrases[f"{verb} {kind} or {other}"] = CellAction(action, both)
                    phrases[f"{verb} {kind} + {other}"] = CellAction(action, both, joined=True)
    for intrigue in (1, 2, 3):
        phrases[f"intrigue {intrigue}"] = CellAction(INTRIGUE, amount=intrigue)
    for ducats in range(1, MOST_DUCATS + 1):
        phrases[f"{ducats} ducats" if ducats > 1 else "1 ducat"] = CellAction(DUCATS, amount=ducats)
    return phrases


def gain_phrases(noun: str, bonus: int) -> dict[str, tuple[int, int]]:
    """`1 ducat`, `2 ducats`, ... as (what, how much)."""
    plural = noun if noun == "VP" else noun + "s"
    return {f"{amount} {noun if amount == 1 else plural}": (bonus, amount) for amount in range(1, MOST_GAIN + 1)}


CELL_PHRASES: Final = cell_phrases()
CELL_EXPECTED: Final = (
    '"buy" or "construct" with one of gondola, barrier, galley or two different ones joined by "or" or "+" '
    '(such as "buy gondola + galley"), "replace", "intrigue 1" to "intrigue 3", "1 ducat" to "9 ducats"'
)
TILE_GAINS: Final = {**gain_phrases("ducat", BONUS_DUCATS), **gain_phrases("approval", BONUS_APPROVALS)}
GONDOLA_EXPECTED: Final = f'"1 ducat" to "{MOST_GAIN} ducats" or "1 approval" to "{MOST_GAIN} approvals"'
PLAIN_BONUSES: Final = {**TILE_GAINS, **gain_phrases("VP", BONUS_VP)}
PLAIN_EXPECTED: Final = f'{GONDOLA_EXPECTED} or "1 VP" to "{MOST_GAIN} VP"'


def event_phrases() -> dict[str, tuple[int, bool]]:
    """What can happen at the end of a round, as (level of the high water or 0, whether the Doge inspects)."""
    events = {"none": (0, False), "inspection": (0, True)}
    for level in range(1, HIGHEST_WATER + 1):
        events[f"high water {level}"] = (level, False)
        events[f"high water {level} + inspection"] = (level, True)
        events[f"inspection + high water {level}"] = (level, True)
    return events


EVENTS: Final = event_phrases()
EVENT_EXPECTED: Final = (
    f'"none", "inspection", "high water 1" to "high water {HIGHEST_WATER}", or both joined by "+" '
    '(such as "high water 2 + inspection")'
)


class Edition:
    """All component values, by cell (panel * 6 + value - 1), tile, zone and Doge tile, each counted from 0. Lists by
    tile have a place for every tile there could be, whatever its kind; `tiles` and `doges` are those there are."""

    def __init__(self, file: EditionFile) -> None:
        self.game: str = file.game
        self.name: str = file.name
        self.title: str = file.title
        self.version: int = file.version
        self.components: list[Component] = file.components
        self.warnings: list[EditionWarning] = file.warnings

        self.cell_action: list[int] = []
        self.cell_kinds: list[tuple[int, ...]] = []
        self.cell_joined: list[bool] = []
        self.cell_amount: list[int] = []
        self.restricted_cells: int = 0  # one bit each: replace and the third intrigue need more than a free cell
        self._read_cells(file)

        self.tile_kind: list[int] = [NO_KIND] * TILES
        self.tile_stack: list[int] = [NO_KIND] * TILES
        self.tile_cost: list[int] = [0] * TILES
        self.galley_vp: list[int] = [0] * TILES
        self.galley_approval: list[int] = [0] * TILES
        self.galley_squares: list[tuple[int, int, int, int]] = [(0, 0, 0, 0)] * TILES
        self._read_galleys(file)

        self.barrier_priority: list[int] = [NO_PRIORITY] * TILES
        self.barrier_action: list[int] = [0] * TILES
        self.barrier_bonus: list[int] = [0] * TILES
        self.barrier_amount: list[int] = [0] * TILES
        self._read_barriers(file)

        self.gondola_ducats: list[int] = [0] * TILES
        self.gondola_approvals: list[int] = [0] * TILES
        self._read_gondolas(file)
        self.tiles: tuple[int, ...] = tuple([tile for tile in range(TILES) if self.tile_kind[tile] != NO_KIND])
        # By stack: what its cheapest tile costs
        self.least_cost: list[int] = [
            min([self.tile_cost[tile] for tile in self.tiles if self.tile_stack[tile] == stack], default=0)
            for stack in range(DOGE_STACK)
        ]

        self.doge_values: list[tuple[int, int, int, int]] = [(0, 0, 0, 0)] * DOGE_TILES
        self.doge_purple: list[int] = [0] * DOGE_TILES
        self.doge_water: list[int] = [0] * DOGE_TILES  # the level of its high water, 0 if it has none
        self.doge_inspects: list[bool] = [False] * DOGE_TILES
        self.doges: tuple[int, ...] = ()
        self._read_doge(file)

        self.digest: str = file.digest()

    def _read_cells(self, file: EditionFile) -> None:
        entries = file.listed("cell", ["panel", "value", "action"], ["note"])
        names = [f"{entry.word('panel', PANELS)} {entry.whole('value', 1, 6)}" for entry in entries]
        wanted = [f"{panel} {value}" for panel in PANELS for value in range(1, 7)]
        check_notes(entries)
        for entry in file.collect("cell", entries, names, wanted):
            cell = entry.phrase("action", CELL_PHRASES, CELL_EXPECTED)
            self.cell_action.append(cell.action)
            self.cell_kinds.append(cell.kinds)
            self.cell_joined.append(cell.joined)
            self.cell_amount.append(cell.amount)
            if cell.action == REPLACE or (cell.action == INTRIGUE and cell.amount == BOUGHT_APPROVALS):
                self.restricted_cells |= 1 << len(self.cell_action) - 1

    def _add_tile(self, tile: int, kind: int, stack: int, entry: TomlTable) -> None:
        self.tile_kind[tile] = kind
        self.tile_stack[tile] = stack
        self.tile_cost[tile] = entry.whole("cost", 0, MOST_COST)

    def _read_galleys(self, file: EditionFile) -> None:
        for number, entry in numbered(file, "galley", GALLEYS, ["zone", "cost", "vp", "squares", "approval"]):
            tile = GALLEY_TILES[number - 1]
            self._add_tile(tile, GALLEY, ZONES.index(entry.word("zone", ZONES)), entry)
            self.galley_vp[tile] = entry.whole("vp", LEAST_VP, MOST_VP)
            self.galley_approval[tile] = 1 if entry.flag("approval") else 0
            squares = entry.words("squares", COLOURS, 0, MOST_SQUARES, distinct=False)
            blue, green, red, yellow = (squares.count(colour) for colour in COLOURS)
            self.galley_squares[tile] = (blue, green, red, yellow)

    def _read_barriers(self, file: EditionFile) -> None:
        """A barrier is called by its priority, or by an id of its own where priorities come twice or are too high."""
        for number, entry in numbered(file, "barrier", BARRIERS, ["cost", "action", "bonus"], key="priority"):
            tile = BARRIER_TILES[number - 1]
            self._add_tile(tile, BARRIER, BARRIER_STACK, entry)
            bonus, amount = barrier_bonus(entry)
            self.barrier_priority[tile] = entry.whole("priority", 1, NO_PRIORITY - 1)
            self.barrier_action[tile] = LEFT_SIDES[entry.word("action", list(LEFT_SIDES))]
            self.barrier_bonus[tile] = bonus
            self.barrier_amount[tile] = amount

    def _read_gondolas(self, file: EditionFile) -> None:
        for number, entry in numbered(file, "gondola", GONDOLAS, ["cost", "gives"]):
            tile = GONDOLA_TILES[number - 1]
            self._add_tile(tile, GONDOLA, GONDOLA_STACK, entry)
            what, amount = entry.phrase("gives", TILE_GAINS, GONDOLA_EXPECTED)
            self.gondola_ducats[tile] = amount if what == BONUS_DUCATS else 0
            self.gondola_approvals[tile] = amount if what == BONUS_APPROVALS else 0

    def _read_doge(self, file: EditionFile) -> None:
        entries = numbered(file, "doge", DOGE_TILES, [*COLOURS, "purple", "event"])
        if len(entries) < LEAST_DOGE_TILES:
            expected = f"{LEAST_DOGE_TILES} or more tiles: one in force and two for an intrigue (DS-2.4)"
            raise file.root.error("doge", expected, str(len(entries)))
        for number, entry in entries:
            doge = number - 1
            blue, green, red, yellow = (entry.whole(colour, -MOST_VALUE, MOST_VALUE) for colour in COLOURS)
            self.doge_values[doge] = (blue, green, red, yellow)
            purple = entry.words("purple", ZONES, 0, len(ZONES), distinct=True)
            self.doge_purple[doge] = sum(1 << ZONES.index(zone) for zone in purple)
            self.doge_water[doge], self.doge_inspects[doge] = entry.phrase("event", EVENTS, EVENT_EXPECTED)
        self.doges = tuple(sorted([number - 1 for number, _ in entries]))


def numbered(
    file: EditionFile, kind: str, most: int, fields: list[str], *, key: str = "id"
) -> list[tuple[int, TomlTable]]:
    """Any number of entries up to `most`, each with its number from 1 to `most`. With another key than `id`, such as a
    priority, that is the number, unless there is an `id` as well."""
    entries = file.listed(kind, [key, *fields], ["note"] if key == "id" else ["id", "note"])
    check_notes(entries)
    numbers = [entry.whole("id" if entry.has("id") else key, 1, most) for entry in entries]
    file.collect(kind, entries, [str(number) for number in numbers])
    return list(zip(numbers, entries, strict=True))


def check_notes(entries: list[TomlTable]) -> None:
    for entry in entries:
        if entry.has("note"):
            entry.word("note", NOTES)


def barrier_bonus(entry: TomlTable) -> tuple[int, int]:
    """DS-2.3.3 A buy barrier may give one more buy, a construct barrier one more construct; any may give the rest."""
    action = entry.word("action", list(LEFT_SIDES))
    if action not in ("buy", "construct"):
        return entry.phrase("bonus", PLAIN_BONUSES, f"{PLAIN_EXPECTED} (on a barrier for {action})")
    extras = {f"{action} {kind}": (BONUS_EXTRA, number) for number, kind in enumerate(KINDS)}
    expected = f"{', '.join(shown(extra) for extra in extras)}, {PLAIN_EXPECTED} (on a barrier for {action})"
    return entry.phrase("bonus", {**extras, **PLAIN_BONUSES}, expected)


def load(text: str, file: str) -> Edition:
    """The edition written in `text`; `file` is the name for error messages. Raises EditionError."""
    read = EditionFile(text, file, game="doge_ship", kinds=["cell", "galley", "barrier", "gondola", "doge"])
    edition = Edition(read)
    for warning in edition_warnings(edition):
        read.warn(warning.key, warning.args)
    return edition
