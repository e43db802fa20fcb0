"""The board for a terminal, with Rich's markup."""

from __future__ import annotations

from ...words import Speech
from .edition import Edition
from .phrases import Phrase, bonus_phrase, cell_phrase, doge_phrase, quiet_phrase, tile_phrase
from .terms import BARRIER_TILES, DECKS, PANELS, SECTIONS, STACKS, tile_number
from .view_types import DogeShipView, PartView

CELL_WIDTH = 28
SHORT_KINDS: tuple[Phrase, ...] = (("short-gondola", {}), ("short-barrier", {}), ("short-galley", {}))
MARKS = "ABCDE"  # a seat's mark beside its name
STYLES = ("bright_red", "bright_green", "bright_yellow", "bright_blue", "bright_magenta")
PANEL_STYLES = {
    "red": "red",
    "green": "green",
    "white": "white",
    "yellow": "yellow",
    "blue": "blue",
    "black": "bright_black",
}


def text(edition: Edition, view: DogeShipView, speech: Speech) -> str:
    """Everything on the table, as the seat of the view sees it."""
    blocks = [
        _heading(edition, view, speech),
        _panels(edition, view, speech),
        _ship(view, speech),
        _players(edition, view, speech),
        _stacks(view, speech),
    ]
    return "\n\n".join(blocks)


def _heading(edition: Edition, view: DogeShipView, speech: Speech) -> str:
    order = ", ".join(f"{_mark(seat)} {speech.names[seat]}" for seat in view["order"])
    doge = speech.say(*doge_phrase(edition, view["doge"] - 1))
    quiet = quiet_phrase(view)
    warning = f"\n[yellow]{speech.say(*quiet)}[/]" if quiet else ""
    return f"[bold]{speech.say('text-round', {'round': view['round']})}[/]  {order}\n{doge}{warning}"


def _mark(seat: int) -> str:
    return f"[{STYLES[seat]}]{MARKS[seat]}[/]"


def _panels(edition: Edition, view: DogeShipView, speech: Speech) -> str:
    """Three cells a line: free, with their price, or with the marker of who took them."""
    lines = []
    for panel, (colour, die) in enumerate(view["dice"].items()):
        name = f"[{PANEL_STYLES[colour]}]{speech.name(colour):<9}[/]"
        for row in (0, 1):
            start = panel * 6 + row * 3
            cells = [_cell(edition, view, speech, cell, die) for cell in range(start, start + 3)]
            head = f"{name}[reverse] {die} [/]" if row == 0 else " " * 12
            lines.append(head + "".join(cells))
    return "\n".join(lines)


def _cell(edition: Edition, view: DogeShipView, speech: Speech, cell: int, die: int) -> str:
    value = cell % 6 + 1
    owner = view["taken"].get(f"{PANELS[cell // 6]} {value}")
    price = f" ({value - die})" if value > die else ""
    label = f"{value} {speech.say(*cell_phrase(edition, cell, SHORT_KINDS))}{price}"
    if owner is not None:
        return f" {_mark(owner)}[dim]{label[: CELL_WIDTH - 2]:<{CELL_WIDTH - 1}}[/]"
    style = "yellow" if price else "green"
    return f"  [{style}]{label[: CELL_WIDTH - 2]:<{CELL_WIDTH - 1}}[/]"


def _ship(view: DogeShipView, speech: Speech) -> str:
    """The two decks from the stern to the bow, each part with its builder's mark."""
    lines = []
    for deck in reversed(DECKS):
        parts = view["ship"][deck]
        place = 0
        sections = []
        for length in view["lengths"]:
            cells = [_part(parts[at]) if at < len(parts) else "[dim] .. [/]" for at in range(place, place + length)]
            sections.append(" ".join(cells))
            place += length
        lines.append(f"{speech.name(deck):<12}" + " | ".join(sections))
    sections = [
        f"{speech.name(section):<{5 * length + 2}}" for section, length in zip(SECTIONS, view["lengths"], strict=True)
    ]
    return "\n".join([f"[dim]{' ' * 12}{''.join(sections)}[/]", *lines])


def _part(part: PartView) -> str:
    number = part["tile"].split()[1]
    return f"{_mark(part['seat'])}{number:<3}"


def _players(edition: Edition, view: DogeShipView, speech: Speech) -> str:
    lines = []
    for seat in view["order"]:
        approvals = view["approvals"][seat]
        values = {
            "vp": view["vp"][seat],
            "ducats": view["ducats"][seat],
            "markers": view["markers"][seat],
            "approvals": "?" if approvals is None else str(approvals),
        }
        lines.append(f"{_mark(seat)} [bold]{speech.names[seat][:14]:<14}[/] {speech.say('text-player', values)}")
        lines += _yard(edition, view, speech, seat)
        finished = view["barriers"][seat]
        if finished:
            bonus = speech.say(*bonus_phrase(edition, BARRIER_TILES[finished[-1] - 1]))
            below = ", ".join(str(barrier) for barrier in reversed(finished[:-1])) or "-"
            values = {"top": finished[-1], "bonus": bonus, "below": below, "count": len(finished)}
            lines.append(f"    {speech.say('text-barriers', values)}")
    return "\n".join(lines)


def _yard(edition: Edition, view: DogeShipView, speech: Speech, seat: int) -> list[str]:
    """Tiles under construction: those one can read in full, one a line; of the others kind and cost."""
    tiles = view["yards"][seat]
    known = [
        speech.say(*tile_phrase(edition, tile_number(entry["tile"]), is_paid=True)) for entry in tiles if entry["tile"]
    ]
    hidden = [f"{speech.name(entry['kind'])} ({entry['cost']})" for entry in tiles if not entry["tile"]]
    lines = [*known, ", ".join(hidden)] if hidden else known
    return [f"    {speech.say('text-yard')} {line}" for line in lines]


def _stacks(view: DogeShipView, speech: Speech) -> str:
    counts = []
    for stack in STACKS:
        entry = view["stacks"][stack]
        cost = f" ({entry['top_cost']})" if entry.get("top_cost") is not None else ""
        counts.append(f"{speech.name(stack)} {entry['left']}{cost}")
    counts.append(f"{speech.name('doge')} {view['doge_left']}")
    return f"[dim]{speech.say('text-stacks')} {' · '.join(counts)}[/]"
