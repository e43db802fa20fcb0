"""Odd editions that can be played, each the standard one with something changed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from arsenale.games.serenissima import terms
from arsenale.games.serenissima.game import Serenissima

STANDARD = (Path(terms.__file__).parent / "editions" / "standard.toml").read_text(encoding="utf-8")
PORT = re.compile(r"^\[\[port\]\]\n(?:[^\n]+\n)+", re.MULTILINE)
CARDS = re.compile(r"^card = \[\n(?:  [^\n]*\n)*\]\n", re.MULTILINE)
OURS = 'provenance = { "*" = "reconstructed" }'

Port = dict[str, Any]


def loaded(text: str) -> Serenissima:
    return Serenissima(text, "mine.toml")


def ports_of(text: str) -> list[Port]:
    """The ports of an edition as tables of values."""
    found = []
    for entry in PORT.findall(text):
        values = dict(re.findall(r"^(\w+) = (.*)$", entry, re.MULTILINE))
        found.append(
            {
                "id": values["id"].strip('"'),
                "name": values["name"].strip('"'),
                "makes": values["makes"].strip('"'),
                "prices": [int(price) for price in re.findall(r"\d+", values["prices"])],
                "payouts": [int(payout) for payout in re.findall(r"\d+", values["payouts"])],
                "start": values["start"] == "true",
                "next": re.findall(r"[\w-]+", values["next"]),
            }
        )
    return found


def with_ports(change: Callable[[list[Port]], list[Port]], text: str = STANDARD) -> str:
    """The edition with its ports changed; zones that are gone have no neighbours any more."""
    ports = change(ports_of(text))
    gone = {port["id"] for port in ports_of(text)} - {port["id"] for port in ports}
    rest = PORT.sub("", text)
    for zone in gone:
        rest = rest.replace(f'"{zone}", ', "").replace(f', "{zone}"', "")
    return rest + "".join(written(port, gone) for port in ports)


def written(port: Port, gone: set[str]) -> str:
    quoted = ", ".join(f'"{zone}"' for zone in port["next"] if zone not in gone)
    return (
        f'\n[[port]]\nid = "{port["id"]}"\nname = "{port["name"]}"\nmakes = "{port["makes"]}"\n'
        f"spaces = {len(port['prices'])}\nprices = {port['prices']}\npayouts = {port['payouts']}\n"
        f"start = {str(port['start']).lower()}\nnext = [{quoted}]\n{OURS}\n"
    )


def with_spaces(*sizes: int) -> Callable[[list[Port]], list[Port]]:
    """Warehouses of these sizes in turn."""

    def change(ports: list[Port]) -> list[Port]:
        for place, port in enumerate(ports):
            spaces = sizes[place % len(sizes)]
            port["prices"] = [2 + space for space in range(spaces)]
            port["payouts"] = [3 * stored for stored in range(spaces + 1)]
        return ports

    return change


def making(*goods: str) -> Callable[[list[Port]], list[Port]]:
    """Ports that make these goods in turn."""

    def change(ports: list[Port]) -> list[Port]:
        for place, port in enumerate(ports):
            port["makes"] = goods[place % len(goods)]
        return ports

    return change


def starting_in(*names: str) -> Callable[[list[Port]], list[Port]]:
    def change(ports: list[Port]) -> list[Port]:
        for port in ports:
            port["start"] = not names or port["id"] in names
        return ports

    return change


def without(*names: str) -> Callable[[list[Port]], list[Port]]:
    return lambda ports: [port for port in ports if port["id"] not in names]


def with_more_ports(ports: list[Port]) -> list[Port]:
    """Eleven further ports in a row before València."""
    before = ports[0]
    for place in range(11):
        name = f"further-{'abcdefghijk'[place]}"
        further = {**before, "id": name, "name": name.title(), "start": False, "next": [before["id"]]}
        before["next"] = [*before["next"], name]
        ports.append(further)
        before = further
    return ports


def with_cards(*kinds: str) -> str:
    rows = [f'  {{ id = {place}, shows = "{kind}", {OURS} }},\n' for place, kind in enumerate(kinds, start=1)]
    return CARDS.sub("card = [\n" + "".join(rows) + "]\n", STANDARD)


def with_tracks(start: int, payouts: list[int]) -> str:
    """The same track for any number of players."""
    return re.sub(r"start = \d+, payouts = \[[^]]*\]", f"start = {start}, payouts = {payouts}", STANDARD)


def without_sea() -> str:
    text = re.sub(r"^\[\[sea\]\]\n(?:[^\n]+\n)+", "", STANDARD, flags=re.MULTILINE)
    return re.sub(r', "ionian"|"ionian", ', "", text)


def with_more_seas() -> str:
    further = f'\n[[sea]]\nid = "adriatic"\nname = "Adriatic Sea"\nnext = ["venezia"]\n{OURS}\n'
    return STANDARD.replace('next = ["ragusa"]', 'next = ["ragusa", "adriatic"]') + further


HOURGLASS = "1 hourglass"
ODD = {
    "spaces 2": with_ports(with_spaces(2)),
    "spaces 6": with_ports(with_spaces(6)),
    "spaces 1 to 9": with_ports(with_spaces(*range(1, 10))),
    "other start ports": with_ports(starting_in("tunis", "modon", "corfu", "candia")),
    "every port a start port": with_ports(starting_in()),
    "14 ports": with_ports(without("barcelona", "messina", "corfu", "candia", "antakya")),
    "30 ports": with_ports(with_more_ports),
    "no open sea": without_sea(),
    "two open seas": with_more_seas(),
    "wood alone": with_ports(making("wood")),
    "no wood": with_ports(making("wine", "stone", "marble", "gold", "spice")),
    "wood in start ports alone": with_ports(
        starting_in("valencia", "barcelona", "algeria", "cagliari"),
        with_ports(lambda ports: making("wood")(ports[:4]) + making("wine", "stone", "gold")(ports[4:])),
    ),
    "one card": with_cards(HOURGLASS),
    "no shuffle": with_cards("wine", HOURGLASS, HOURGLASS, "2 hourglasses", "wine"),
    "twelve cards": with_cards(*["wine"] * 9, HOURGLASS, HOURGLASS, "2 hourglasses + shuffle"),
    "long track": with_tracks(0, [20, 40, 60]),
    "short track": with_tracks(0, [1, 2, 3]),
    "no goods": re.sub(r"count = \d+", "count = 0", STANDARD),
    "other prices": re.sub(r"prices = \[(\d)", r"prices = [1\1", STANDARD),
    "skulls everywhere": STANDARD.replace("skulls = 3", "skulls = 6"),
}
