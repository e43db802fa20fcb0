"""The components of The Doge Ship: an edition file, checked (DS-0) and laid out in flat lists for the rules."""

from typing import Final

from ...engine.edition import Component, EditionError, EditionFile, EditionWarning, TomlTable, shown
from .terms import (
    BARRIER,
    BARRIER_STACK,
    BARRIERS,
    BONUS_APPROVALS,
    BONUS_DUCATS,
    BONUS_EXTRA,
    BONUS_VP,
    BOUGHT_APPROVALS,
    BUY,
    COLOURS,
    CONSTRUCT,
    DOGE_TILES,
    DUCATS,
    GALLEY,
    GALLEYS,
    GONDOLA,
    GONDOLA_STACK,
    GONDOLAS,
    INSPECTION,
    INTRIGUE,
    KINDS,
    PANELS,
    REPLACE,
    ZONES,
)

PANELS_ALWAYS_IN_USE: Final = 3
TILES_A_ZONE: Final = 6
MOST_GAIN: Final = 9  # of ducats, approvals or VP by one tile: guards against slips of the pen
HIGHEST_WATER: Final = 9

LEFT_SIDES: Final = {"buy": BUY, "construct": CONSTRUCT, "intrigue": INTRIGUE, "ducats": DUCATS}


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
    for ducats in (2, 3):
        phrases[f"{ducats} ducats"] = CellAction(DUCATS, amount=ducats)
    return phrases


def gain_phrases(noun: str, bonus: int) -> dict[str, tuple[int, int]]:
    """`1 ducat`, `2 ducats`, ... as (what, how much)."""
    plural = noun if noun == "VP" else noun + "s"
    return {f"{amount} {noun if amount == 1 else plural}": (bonus, amount) for amount in range(1, MOST_GAIN + 1)}


CELL_PHRASES: Final = cell_phrases()
CELL_EXPECTED: Final = (
    '"buy" or "construct" with one of gondola, barrier, galley or two different ones joined by "or" or "+" '
    '(such as "buy gondola + galley"), "replace", "intrigue 1" to "intrigue 3", "2 ducats" or "3 ducats"'
)
TILE_GAINS: Final = {**gain_phrases("ducat", BONUS_DUCATS), **gain_phrases("approval", BONUS_APPROVALS)}
GONDOLA_EXPECTED: Final = f'"1 ducat" to "{MOST_GAIN} ducats" or "1 approval" to "{MOST_GAIN} approvals"'
PLAIN_BONUSES: Final = {**TILE_GAINS, **gain_phrases("VP", BONUS_VP)}
PLAIN_EXPECTED: Final = f'{GONDOLA_EXPECTED} or "1 VP" to "{MOST_GAIN} VP"'
EVENTS: Final = {"none": 0, "inspection": INSPECTION} | {f"high water {n}": n for n in range(1, HIGHEST_WATER + 1)}
EVENT_EXPECTED: Final = f'"none", "inspection" or "high water 1" to "high water {HIGHEST_WATER}"'


class Edition:
    """All component values, by cell (panel * 6 + value - 1), tile, zone and Doge tile, each counted from 0."""

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

        self.tile_kind: list[int] = []
        self.tile_stack: list[int] = []
        self.tile_cost: list[int] = []
        self.galley_vp: list[int] = []
        self.galley_approval: list[int] = []
        self.galley_squares: list[tuple[int, int, int, int]] = []
        self._read_galleys(file)

        self.barrier_action: list[int] = []
        self.barrier_bonus: list[int] = []
        self.barrier_amount: list[int] = []
        self._read_barriers(file)

        self.gondola_ducats: list[int] = []
        self.gondola_approvals: list[int] = []
        self._read_gondolas(file)

        self.doge_values: list[tuple[int, int, int, int]] = []
        self.doge_purple: list[int] = []
        self.doge_event: list[int] = []
        self._read_doge(file)

        self.digest: str = file.digest()

    def _read_cells(self, file: EditionFile) -> None:
        entries = file.listed("cell", ["panel", "value", "action"])
        names = [f"{entry.word('panel', PANELS)} {entry.whole('value', 1, 6)}" for entry in entries]
        wanted = [f"{panel} {value}" for panel in PANELS for value in range(1, 7)]
        for entry in file.collect("cell", entries, names, wanted):
            cell = entry.phrase("action", CELL_PHRASES, CELL_EXPECTED)
            self.cell_action.append(cell.action)
            self.cell_kinds.append(cell.kinds)
            self.cell_joined.append(cell.joined)
            self.cell_amount.append(cell.amount)
            if cell.action == REPLACE or (cell.action == INTRIGUE and cell.amount == BOUGHT_APPROVALS):
                self.restricted_cells |= 1 << len(self.cell_action) - 1
        self._check_ship_can_be_finished(file)

    def _check_ship_can_be_finished(self, file: EditionFile) -> None:
        """DS-4.3 promises that every ship can be finished, so parts must be bought and built at any player count.

        Money and tiles are no obstacle (discards pay, and a zone with a free place has 3 of its 6 tiles unbuilt), but
        only the panels of 2 players are in use always. "Or" and "+" cells will do: the other icon can be left alone.
        """
        for verb, action in (("buy", BUY), ("construct", CONSTRUCT)):
            always = range(PANELS_ALWAYS_IN_USE * 6)
            if not any(self.cell_action[cell] == action and GALLEY in self.cell_kinds[cell] for cell in always):
                panels = ", ".join(PANELS[:PANELS_ALWAYS_IN_USE])
                expected = f"a cell of {panels} to {verb} a galley part (DS-4.3)"
                raise EditionError(f"{file.file}: cell: expected {expected}, found none")

    def _add_tile(self, kind: int, stack: int, cost: int) -> None:
        self.tile_kind.append(kind)
        self.tile_stack.append(stack)
        self.tile_cost.append(cost)

    def _read_galleys(self, file: EditionFile) -> None:
        for entry in file.numbered("galley", GALLEYS, ["zone", "cost", "vp", "squares", "approval"]):
            self._add_tile(GALLEY, ZONES.index(entry.word("zone", ZONES)), entry.whole("cost", 2, 7))
            self.galley_vp.append(entry.whole("vp", 0, 12))
            self.galley_approval.append(1 if entry.flag("approval") else 0)
            squares = entry.words("squares", COLOURS, 2, 4, distinct=False)
            blue, green, red, yellow = (squares.count(colour) for colour in COLOURS)
            self.galley_squares.append((blue, green, red, yellow))
        for zone, name in enumerate(ZONES):
            tiles = self.tile_stack.count(zone)
            if tiles != TILES_A_ZONE:
                expected = f'exactly {TILES_A_ZONE} tiles of zone "{name}" (DS-0)'
                raise EditionError(f"{file.file}: galley: expected {expected}, found {tiles}")

    def _read_barriers(self, file: EditionFile) -> None:
        for entry in file.numbered("barrier", BARRIERS, ["cost", "action", "bonus"], key="priority"):
            self._add_tile(BARRIER, BARRIER_STACK, entry.whole("cost", 0, 1))
            bonus, amount = barrier_bonus(entry)
            self.barrier_action.append(LEFT_SIDES[entry.word("action", list(LEFT_SIDES))])
            self.barrier_bonus.append(bonus)
            self.barrier_amount.append(amount)

    def _read_gondolas(self, file: EditionFile) -> None:
        for entry in file.numbered("gondola", GONDOLAS, ["cost", "gives"]):
            self._add_tile(GONDOLA, GONDOLA_STACK, entry.whole("cost", 0, 1))
            what, amount = entry.phrase("gives", TILE_GAINS, GONDOLA_EXPECTED)
            self.gondola_ducats.append(amount if what == BONUS_DUCATS else 0)
            self.gondola_approvals.append(amount if what == BONUS_APPROVALS else 0)

    def _read_doge(self, file: EditionFile) -> None:
        for entry in file.numbered("doge", DOGE_TILES, [*COLOURS, "purple", "event"]):
            blue, green, red, yellow = (entry.whole(colour, -5, 5) for colour in COLOURS)
            self.doge_values.append((blue, green, red, yellow))
            purple = entry.words("purple", ZONES, 0, len(ZONES), distinct=True)
            self.doge_purple.append(sum(1 << ZONES.index(zone) for zone in purple))
            self.doge_event.append(entry.phrase("event", EVENTS, EVENT_EXPECTED))


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
    return Edition(EditionFile(text, file, game="doge_ship", kinds=["cell", "galley", "barrier", "gondola", "doge"]))
