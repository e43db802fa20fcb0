"""The board for a terminal, with Rich's markup: at most 100 columns."""

from __future__ import annotations

from ...words import Speech
from .terms import BASILICA_DUCATS
from .view_types import PortView, SerenissimaView, TrackView, ZoneView

MARKS = "ABCD"  # a seat's mark beside its name
STYLES = ("bright_red", "bright_green", "bright_yellow", "bright_blue")

# In columns of the terminal
WIDTH = 100
NAME_WIDTH = 16
GOOD_WIDTH = 8
CREW_WIDTH = 4  # owner and sailors
SPACE_WIDTH = 3
WAREHOUSE_WIDTH = 16  # at least; five spaces
BUILDINGS_WIDTH = 3
PAYS_WIDTH = 4
ROUTES_WIDTH = 19  # at least
LONG_TRACK = 40  # spaces: a longer one has a line of its own


class Columns:
    """How wide the columns are that depend on the edition."""

    def __init__(self, view: SerenissimaView) -> None:
        ports = [entry["port"] for entry in view["zones"].values()]
        most = max(len(port["prices"]) for port in ports if port is not None)
        self.numbers = {zone: number for number, zone in enumerate(view["zones"], start=1)}
        self.warehouse = max(WAREHOUSE_WIDTH, SPACE_WIDTH * most + 1)
        self.port = GOOD_WIDTH + CREW_WIDTH + self.warehouse + BUILDINGS_WIDTH + PAYS_WIDTH
        self.routes = max(ROUTES_WIDTH, *[len(self.routes_of(entry)) + 1 for entry in view["zones"].values()])
        self.left = 3 + NAME_WIDTH + self.port + 1 + self.routes  # of the galleys

    def routes_of(self, entry: ZoneView) -> str:
        return " ".join(str(number) for number in sorted(self.numbers[other] for other in entry["next"]))


def text(view: SerenissimaView, speech: Speech) -> str:
    """Everything on the table, as the seat of the view sees it."""
    blocks = [_heading(view, speech), _zones(view, speech), _players(view, speech), _turn(view, speech)]
    return "\n\n".join(block for block in blocks if block)


def _mark(seat: int | None) -> str:
    return "·" if seat is None else f"[{STYLES[seat]}]{MARKS[seat]}[/]"


def _heading(view: SerenissimaView, speech: Speech) -> str:
    """Round, track with its payouts, Doge cards, and what is left in the box."""
    track = view["track"]
    spaces = range(track["start"], track["payout_spaces"][-1] + 1)
    drawn = "".join(_track_space(track, space) for space in spaces)
    shown = ", ".join(speech.name(card) for card in view["discards"]) or "–"
    cards = speech.say("text-cards", {"left": view["cards_left"], "shown": shown})
    supply = " · ".join(f"{speech.name(good)} {left}" for good, left in view["supply"].items())
    boxes = speech.say("text-box", {"forts": view["forts"], "basilicas": view["basilicas"]})
    gap = "\n" if len(spaces) > LONG_TRACK else "  "
    round_line = f"[bold]{speech.say('text-round', {'round': view['round']})}[/]{gap}{drawn}{gap}{boxes}"
    return f"{round_line}\n{cards}\n[dim]{speech.say('text-supply')} {supply}[/]"


def _track_space(track: TrackView, space: int) -> str:
    if space == track["space"]:
        return "[bold]●[/]"
    return "$" if space in track["payout_spaces"] else "·"


def _zones(view: SerenissimaView, speech: Speech) -> str:
    """A line a zone: number, name, good made, owner and sailors, warehouse, buildings, payout, next zones, galleys."""
    columns = Columns(view)
    head = (
        f"{'':3}{speech.say('text-port'):<{NAME_WIDTH}}{speech.say('text-makes'):<{GOOD_WIDTH}}{'':{CREW_WIDTH}}"
        f"{speech.say('text-warehouse'):<{columns.warehouse}}{'':{BUILDINGS_WIDTH}}"
        f"{speech.say('text-pays'):>{PAYS_WIDTH}} "
        f"{speech.say('text-routes'):<{columns.routes}}{speech.say('text-galleys')}"
    )
    lines = [f"[dim]{head}[/]"]
    for zone, entry in view["zones"].items():
        name = f"{columns.numbers[zone]:>2} {_zone_name(zone, entry, speech):<{NAME_WIDTH}}"
        routes = f"[dim]{columns.routes_of(entry):<{columns.routes}}[/]"
        crews = _galley_lines(view, entry["galleys"], speech, WIDTH - columns.left)
        lines.append(f"{name}{_port(entry['port'], speech, columns)} {routes}{crews[0]}".rstrip())
        lines += [" " * columns.left + more for more in crews[1:]]
    return "\n".join(lines)


def _zone_name(zone: str, entry: ZoneView, speech: Speech) -> str:
    """In the reader's language; zones of other editions as their file calls them."""
    name = speech.name(zone) if speech.has(f"name-{zone}") else entry["name"]
    return name[: NAME_WIDTH - 1]


def _port(port: PortView | None, speech: Speech, columns: Columns) -> str:
    if port is None:
        return " " * columns.port
    if port["closed"]:
        return f"[dim]{speech.say('text-closed'):<{columns.port}}[/]"
    held = f"{_mark(port['owner'])}{port['sailors'] or ' '}  "
    spaces = [speech.say(f"short-{good}") for good in port["stored"]]
    free = [str(price) for price in port["prices"][len(spaces) :]]
    stored = "".join(f"{space:<{SPACE_WIDTH}}" for space in spaces)
    warehouse = f"[bold]{stored}[/]{''.join(f'{price:<{SPACE_WIDTH}}' for price in free)}"
    padding = " " * (columns.warehouse - SPACE_WIDTH * len(port["prices"]))
    fort = speech.say("short-fort") if port["fort"] else "·"
    basilica = speech.say("short-basilica") if port["basilica"] else "·"
    pays = port["payouts"][len(port["stored"])] + (BASILICA_DUCATS if port["basilica"] else 0)
    good = f"{speech.name(port['makes'])[: GOOD_WIDTH - 1]:<{GOOD_WIDTH}}"
    return f"{good}{held}{warehouse}{padding}{fort}{basilica} {pays:>{PAYS_WIDTH}}"


def _galley_lines(view: SerenissimaView, numbers: list[int], speech: Speech, width: int) -> list[str]:
    """The galleys of a zone: owner, number, sailors, goods. As many in a line as fit."""
    lines = [""]
    used = 0
    for number in numbers:
        galley = view["galleys"][str(number)]
        goods = "".join(speech.say(f"short-{good}") for good in galley["goods"])
        label = f"{number}:{galley['sailors']}{goods}"
        if used and used + len(label) + 2 > width:
            lines.append("")
            used = 0
        is_active = view["turn"] is not None and view["turn"]["galley"] == number
        shown = f"[reverse]{label}[/]" if is_active else label
        lines[-1] += f"{_mark(galley['owner'])}{shown} "
        used += len(label) + 2
    return lines


def _players(view: SerenissimaView, speech: Speech) -> str:
    lines = []
    for place in range(view["players"]):
        seat = (view["first"] + place) % view["players"]
        ducats = view["ducats"][seat]
        values = {
            "ducats": "?" if ducats is None else str(ducats),
            "ports": view["ports_owned"][seat],
            "galleys": sum(galley["owner"] == seat for galley in view["galleys"].values()),
            "stock": view["stock"][seat],
        }
        lines.append(f"{_mark(seat)} [bold]{speech.names[seat][:16]:<16}[/] {speech.say('text-player', values)}")
    return "\n".join(lines)


def _turn(view: SerenissimaView, speech: Speech) -> str:
    """How far the active galley's turn has come."""
    turn = view["turn"]
    if turn is None or str(turn["galley"]) not in view["galleys"]:
        return ""
    galley = view["galleys"][str(turn["galley"])]
    goods = ", ".join(speech.name(good) for good in galley["goods"]) or "–"
    values = {
        "galley": f"galley {turn['galley']}",
        "seat": galley["owner"],
        "zone": galley["zone"],
        "sailors": galley["sailors"],
        "goods": goods,
        "moved": turn["moved"],
    }
    return speech.say("text-turn", values)
