"""The board for a terminal, with Rich's markup: at most 100 columns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...words import Speech

MARKS = "ABCD"  # a seat's mark beside its name
STYLES = ("bright_red", "bright_green", "bright_yellow", "bright_blue")
NAME_WIDTH = 16
SPACE_WIDTH = 3
WAREHOUSE_WIDTH = 16
ROUTES_WIDTH = 19
GALLEYS_WIDTH = 26


def text(view: Mapping[str, Any], speech: Speech) -> str:
    """Everything on the table, as the seat of the view sees it."""
    blocks = [_heading(view, speech), _zones(view, speech), _players(view, speech), _turn(view, speech)]
    return "\n\n".join(block for block in blocks if block)


def _mark(seat: int | None) -> str:
    return "·" if seat is None else f"[{STYLES[seat]}]{MARKS[seat]}[/]"


def _heading(view: Mapping[str, Any], speech: Speech) -> str:
    """Round, track with its payouts, Doge cards, and what is left in the box."""
    track = view["track"]
    spaces = "".join(_track_space(track, space) for space in range(track["start"], track["payout_spaces"][-1] + 1))
    shown = ", ".join(speech.name(card) for card in view["discards"]) or "–"
    cards = speech.say("text-cards", {"left": view["cards_left"], "shown": shown})
    supply = " · ".join(f"{speech.name(good)} {left}" for good, left in view["supply"].items())
    boxes = speech.say("text-box", {"forts": view["forts"], "basilicas": view["basilicas"]})
    round_line = f"[bold]{speech.say('text-round', {'round': view['round']})}[/]  {spaces}  {boxes}"
    return f"{round_line}\n{cards}\n[dim]{speech.say('text-supply')} {supply}[/]"


def _track_space(track: Mapping[str, Any], space: int) -> str:
    if space == track["space"]:
        return "[bold]●[/]"
    return "$" if space in track["payout_spaces"] else "·"


def _zones(view: Mapping[str, Any], speech: Speech) -> str:
    """A line a zone: number, name, good made, owner and sailors, warehouse, buildings, payout, next zones, galleys."""
    numbers = {zone: number for number, zone in enumerate(view["zones"], start=1)}
    head = (
        f"{'':3}{speech.say('text-port'):<{NAME_WIDTH}}{speech.say('text-makes'):<8}{'':4}"
        f"{speech.say('text-warehouse'):<{WAREHOUSE_WIDTH}}{'':3}{speech.say('text-pays'):>4} "
        f"{speech.say('text-routes'):<{ROUTES_WIDTH}}{speech.say('text-galleys')}"
    )
    lines = [f"[dim]{head}[/]"]
    for zone, entry in view["zones"].items():
        routes = " ".join(str(number) for number in sorted(numbers[other] for other in entry["next"]))
        line = f"{numbers[zone]:>2} {_zone_name(zone, entry, speech):<{NAME_WIDTH}}{_port(entry['port'], speech)} "
        crews = _galley_lines(view, entry["galleys"], speech)
        lines.append(f"{line}[dim]{routes:<{ROUTES_WIDTH}}[/]{crews[0]}".rstrip())
        lines += [" " * (100 - GALLEYS_WIDTH) + more for more in crews[1:]]
    return "\n".join(lines)


def _zone_name(zone: str, entry: Mapping[str, Any], speech: Speech) -> str:
    """In the reader's language; zones of other editions as their file calls them."""
    name = speech.name(zone) if speech.has(f"name-{zone}") else str(entry["name"])
    return name[: NAME_WIDTH - 1]


def _port(port: Mapping[str, Any] | None, speech: Speech) -> str:
    width = 8 + 4 + WAREHOUSE_WIDTH + 3 + 4
    if port is None:
        return " " * width
    if port["closed"]:
        return f"[dim]{speech.say('text-closed'):<{width}}[/]"
    held = f"{_mark(port['owner'])}{port['sailors'] or ' '}  "
    spaces = [speech.say(f"short-{good}") for good in port["stored"]]
    free = [str(price) for price in port["prices"][len(spaces) :]]
    stored = "".join(f"{space:<{SPACE_WIDTH}}" for space in spaces)
    warehouse = f"[bold]{stored}[/]{''.join(f'{price:<{SPACE_WIDTH}}' for price in free)}"
    padding = " " * (WAREHOUSE_WIDTH - SPACE_WIDTH * len(port["prices"]))
    fort = speech.say("short-fort") if port["fort"] else "·"
    basilica = speech.say("short-basilica") if port["basilica"] else "·"
    pays = port["payouts"][len(port["stored"])] + (5 if port["basilica"] else 0)
    return f"{speech.name(port['makes'])[:7]:<8}{held}{warehouse}{padding}{fort}{basilica} {pays:>4}"


def _galley_lines(view: Mapping[str, Any], numbers: list[int], speech: Speech) -> list[str]:
    """The galleys of a zone: owner, number, sailors, goods. As many in a line as fit."""
    lines = [""]
    used = 0
    for number in numbers:
        galley = view["galleys"][str(number)]
        goods = "".join(speech.say(f"short-{good}") for good in galley["goods"])
        label = f"{number}:{galley['sailors']}{goods}"
        if used and used + len(label) + 2 > GALLEYS_WIDTH:
            lines.append("")
            used = 0
        is_active = view["turn"] is not None and view["turn"]["galley"] == number
        shown = f"[reverse]{label}[/]" if is_active else label
        lines[-1] += f"{_mark(galley['owner'])}{shown} "
        used += len(label) + 2
    return lines


def _players(view: Mapping[str, Any], speech: Speech) -> str:
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


def _turn(view: Mapping[str, Any], speech: Speech) -> str:
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
