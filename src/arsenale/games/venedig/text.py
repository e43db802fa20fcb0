"""The board for a terminal, with Rich's markup."""

from __future__ import annotations

from collections.abc import Mapping

from ...words import Speech
from .edition import Edition
from .geography import Hex
from .terms import BUILDINGS, FIRST_PASS, NEEDS, SECOND_PASS
from .view_types import VenedigView, own_pieces

SITES_A_LINE = 4
HALF = 3  # columns of half a hex: every other row is shifted by so much
MARKS = "ABCDE"  # a seat's mark beside its name
STYLES = ("bright_red", "bright_green", "bright_yellow", "bright_blue", "bright_magenta")
SIGNS = {"swamp": "~", "free": "o", "casa": "C", "palazzo": "P", "campo": "#", "basilica": "B", "ponte": "="}
LAND_STYLES = {"swamp": "green", "free": "bold white"}
BUILT_STYLE = "bold yellow"
WATER_STYLE = "cyan"


def text(edition: Edition, view: VenedigView, speech: Speech) -> str:
    """Everything on the table, as the seat of the view sees it."""
    blocks = [
        _heading(view, speech),
        _map(edition, view),
        _bridges(edition, view, speech),
        _players(view, speech),
        _own(view, speech),
        _stocks(view, speech),
    ]
    return "\n\n".join(block for block in blocks if block)


def _heading(view: VenedigView, speech: Speech) -> str:
    if view["finished"]:
        return f"[bold]{speech.say('text-ended')}[/]"
    return f"[bold]{speech.say('text-round', {'round': view['round'], 'seat': view['turn']})}[/]"


def _mark(seat: int) -> str:
    return f"[{STYLES[seat]}]{MARKS[seat]}[/]"


# The map: every hex of land or water is a cell of two halves


def _map(edition: Edition, view: VenedigView) -> str:
    cells = _land(edition, view) | _water(edition, view)
    left = min(_column(place) for place in cells)
    lines = []
    for row in range(min(r for _, r in cells), max(r for _, r in cells) + 1):
        line, at = "", left
        for column, place in sorted((_column(place), place) for place in cells if place[1] == row):
            line += " " * (HALF * (column - at)) + cells[place]
            at = column + 2
        lines.append(line)
    return "\n".join(lines)


def _column(place: Hex) -> int:
    return 2 * place[0] + place[1]


def _land(edition: Edition, view: VenedigView) -> dict[Hex, str]:
    """Name and what is there: `c12 C`."""
    cells = {}
    for place, name in zip(edition.geography.axial, edition.geography.names, strict=True):
        what = view["hexes"][name]
        cells[place] = f"[{LAND_STYLES.get(what, BUILT_STYLE)}]{f'{name:<3} {SIGNS[what]}':<{2 * HALF}}[/]"
    return cells


def _water(edition: Edition, view: VenedigView) -> dict[Hex, str]:
    """The number of the space and the gondolas on it; the space passed twice shows both numbers."""
    geography = edition.geography
    cells: dict[Hex, str] = {}
    for space in geography.printed_spaces():
        hexes = geography.space_hexes[space]
        is_double = space == FIRST_PASS and geography.is_passed_twice()
        passes = (FIRST_PASS, SECOND_PASS) if is_double else (space,)
        boats = [seat for seat, at in enumerate(view["gondolas"]) if at in passes]
        for place in hexes[:-1]:
            cells[place] = _water_cell("", [])
        cells[hexes[-1]] = _water_cell("", boats) if len(hexes) > 1 else _water_cell(str(space), boats)
        if len(hexes) > 1:
            cells[hexes[0]] = _water_cell("/".join(str(number) for number in passes), [])
    return cells


def _water_cell(label: str, boats: list[int]) -> str:
    marks = "".join(_mark(seat) for seat in boats)
    padding = " " * max(0, 2 * HALF - len(label) - len(boats))
    return f"[{WATER_STYLE}]{label}[/]{marks}{padding}"


def _bridges(edition: Edition, view: VenedigView, speech: Speech) -> str:
    """Every bridge site with what is on its two ends."""
    geography = edition.geography
    sites = []
    for number, site in enumerate(range(geography.first_bridge, len(geography.sites), 2), start=1):
        names = [geography.names[place] for place in geography.sites[site]]
        ends = [f"{name} {SIGNS[view['hexes'][name]]}" for name in names]
        sites.append(f"{number} {' - '.join(ends)}")
    rows = [" · ".join(sites[start : start + SITES_A_LINE]) for start in range(0, len(sites), SITES_A_LINE)]
    return "\n    ".join([f"[dim]{speech.say('text-legend')}[/]\n{speech.say('text-bridges')}", *rows])


# Cards and tiles


def _players(view: VenedigView, speech: Speech) -> str:
    lines = []
    for ahead in range(view["players"]):
        seat = (view["first"] + ahead) % view["players"]
        space = view["gondolas"][seat]
        values = {"hand": view["hands"][seat], "swamp": view["swamp_tiles"][seat], "treasures": view["treasures"][seat]}
        line = speech.say("text-player", {**values, "space": space})
        lines.append(f"{_mark(seat)} [bold]{speech.names[seat][:14]:<14}[/] {line}")
        lines += _before(view, speech, seat)
    return "\n".join(lines)


def _before(view: VenedigView, speech: Speech, seat: int) -> list[str]:
    """What a player has laid: cards in projects, each of how many needed, and buildings of their own."""
    laid = [_project(view, speech, seat, building) for building in view["laid"][seat]]
    found = [f"    {speech.say('text-laid')} {project}" for project in laid]
    if seat == view["turn"] and view["solo"]:
        found.append(f"    {speech.say('text-alone')} {_counted(view['solo'], speech)}")
    return found


def _project(view: VenedigView, speech: Speech, seat: int, building: str) -> str:
    total = sum(cards.get(building, 0) for cards in view["laid"])
    values = {"building": building, "laid": view["laid"][seat][building], "needed": NEEDS[BUILDINGS.index(building)]}
    told = speech.say("text-project", values)
    together = f" (= {total})" if total != values["laid"] else ""
    builder = f" [bold]{speech.say('text-builder')}[/]" if view["builders"][building] == seat else ""
    return f"{told}{together}{builder}"


def _own(view: VenedigView, speech: Speech) -> str:
    own = own_pieces(view)
    if own is None:
        return ""
    swamp, treasures = (" ".join(map(str, kind)) or "-" for kind in (own.tiles["swamp"], own.tiles["treasures"]))
    gold = speech.say("text-gold-total", {"gold": own.gold, "swamp": swamp, "treasures": treasures})
    hand = _counted(own.hand, speech)
    return f"[bold]{speech.say('text-hand')}[/] {hand}\n[bold]{speech.say('text-gold')}[/] {gold}"


def _counted(cards: Mapping[str, int], speech: Speech) -> str:
    if not cards:
        return speech.say("text-none")
    return ", ".join(f"{count} {speech.name(building)}" for building, count in cards.items())


def _stocks(view: VenedigView, speech: Speech) -> str:
    values = {
        "pile": view["pile"],
        "discards": sum(view["discards"].values()),
        "treasures": view["treasure_stock"],
        "swamp": list(view["hexes"].values()).count("swamp"),
    }
    return "\n".join(
        [
            f"{speech.say('text-pool')} {_counted(view['pool'], speech)}",
            speech.say("text-pile", values),
            f"[dim]{speech.say('text-supply')} {_counted(view['supply'], speech)}[/]",
        ]
    )
