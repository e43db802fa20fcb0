"""Editions as an owner of some box might type them in: the standard one, changed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, TypeVar

from tests.games.doge_ship.build import STANDARD

from arsenale.engine import Rng
from arsenale.games.doge_ship.edition import Edition, load
from arsenale.games.doge_ship.game import DogeShip
from arsenale.games.doge_ship.terms import COLOURS, ZONES

Entry = dict[str, Any]
Item = TypeVar("Item")
KINDS = ("cell", "galley", "barrier", "gondola", "doge")


class Box:
    """The entries of an edition by kind, yours to change."""

    def __init__(self) -> None:
        self.entries: dict[str, list[Entry]] = {kind: [dict(entry) for entry in STANDARD[kind]] for kind in KINDS}

    def __getitem__(self, kind: str) -> list[Entry]:
        return self.entries[kind]

    def text(self) -> str:
        lines = ['game = "doge_ship"', 'name = "odd"', "version = 1", 'title = "Odd"']
        for kind, entries in self.entries.items():
            rows = ",\n".join(inline(entry) for entry in entries)
            lines.append(f"{kind} = [\n{rows}\n]")
        return "\n".join(lines)

    def edition(self) -> Edition:
        return load(self.text(), "odd.toml")

    def game(self) -> DogeShip:
        return DogeShip(self.text(), "odd.toml")

    def cells(self, old: str, new: str) -> Box:
        """All cells whose action has this word become something else."""
        for entry in self["cell"]:
            if old in entry["action"]:
                entry["action"] = new
        return self

    def set(self, kind: str, **values: Any) -> Box:
        """All entries of a kind get these values."""
        for entry in self[kind]:
            entry.update(values)
        return self


def inline(entry: Entry) -> str:
    """An entry as an inline table; our own values are never known."""
    values = {key: value for key, value in entry.items() if key not in ("provenance", "note")}
    fields = ", ".join(f"{key} = {json.dumps(value)}" for key, value in values.items())
    return f'  {{ {fields}, provenance = {{ "*" = "published" }} }}'


def resized(kind: str, count: int) -> Box:
    """The standard edition with another number of tiles of a kind."""
    box = Box()
    key = "priority" if kind == "barrier" else "id"
    entries = box[kind]
    box.entries[kind] = [dict(entries[place % len(entries)], **{key: place + 1}) for place in range(count)]
    return box


def with_zones(*sizes: int) -> Box:
    """Galley tiles in zones of these sizes."""
    box = Box()
    zones = [zone for zone, size in zip(ZONES, sizes, strict=True) for _ in range(size)]
    tiles = box["galley"]
    box.entries["galley"] = [
        dict(tiles[place % len(tiles)], id=place + 1, zone=zone) for place, zone in enumerate(zones)
    ]
    return box


def equal_priorities() -> Box:
    """Every priority comes twice, so that barriers need ids of their own."""
    box = Box()
    for place, entry in enumerate(box["barrier"]):
        entry.update(id=place + 1, priority=place // 2 + 70)
    return box


def random_box(chance: Rng) -> Box:
    """Whatever the loader lets pass: other sizes, values and cells, chosen by chance."""
    box = with_zones(*[chance.below(8) for _ in ZONES])
    for kind, most in (("barrier", 33), ("gondola", 19)):
        box.entries[kind] = resized(kind, chance.below(most))[kind]
    box.entries["doge"] = resized("doge", 3 + chance.below(18))["doge"]
    for entry in box["cell"]:
        entry["action"] = one_of(ACTIONS, chance)
    for entry in box["galley"]:
        squares = [one_of(COLOURS, chance) for _ in range(chance.below(7))]
        approval = chance.below(2) == 1
        entry.update(cost=chance.below(9), vp=chance.below(24) - 12, squares=squares, approval=approval)
    for number, entry in enumerate(box["barrier"]):
        entry.update(id=number + 1, priority=1 + chance.below(99), cost=chance.below(4))
        entry["action"], entry["bonus"] = one_of(BONUSES, chance)
    for entry in box["gondola"]:
        entry.update(cost=chance.below(4), gives=one_of(("1 ducat", "9 ducats", "1 approval", "20 approvals"), chance))
    for entry in box["doge"]:
        entry.update({colour: chance.below(19) - 9 for colour in COLOURS})
        entry.update(purple=[zone for zone in ZONES if chance.below(2)], event=one_of(EVENTS, chance))
    return box


def one_of(items: Sequence[Item], chance: Rng) -> Item:
    return items[chance.below(len(items))]


ACTIONS = tuple(sorted({entry["action"] for entry in STANDARD["cell"]} | {"1 ducat", "9 ducats"}))
BONUSES = (
    ("buy", "buy galley"),
    ("buy", "20 approvals"),
    ("construct", "construct gondola"),
    ("construct", "2 VP"),
    ("intrigue", "3 ducats"),
    ("ducats", "20 VP"),
)
EVENTS = (
    "none",
    "inspection",
    "high water 1",
    "high water 20",
    "high water 3 + inspection",
    "inspection + high water 2",
)


ODD_BOXES: dict[str, Box] = {
    "zones of other sizes": with_zones(9, 3, 6, 8, 4, 6),
    "more galley tiles": with_zones(7, 7, 7, 7, 7, 7),
    "a zone without tiles": with_zones(6, 0, 6, 6, 6, 6),
    "no galley tiles": with_zones(0, 0, 0, 0, 0, 0),
    "no barriers": resized("barrier", 0),
    "no gondolas": resized("gondola", 0),
    "two gondolas": resized("gondola", 2),
    "more barriers": resized("barrier", 32),
    "three Doge tiles": resized("doge", 3),
    "more Doge tiles": resized("doge", 20),
    "both events": Box().set("doge", event="high water 2 + inspection"),
    "no event": Box().set("doge", event="none"),
    "negative points": Box().set("galley", vp=-7),
    "dear tiles": Box().set("galley", cost=20).set("barrier", cost=5).set("gondola", cost=3),
    "free tiles": Box().set("galley", cost=0).set("barrier", cost=0).set("gondola", cost=0),
    "no squares": Box().set("galley", squares=[]),
    "many squares": Box().set("galley", squares=["red", "red", "green", "blue", "yellow", "red"]),
    "approvals without end": Box().set("gondola", gives="20 approvals").set("doge", purple=list(ZONES)),
    "no way to build": Box().cells("construct", "2 ducats"),
    "equal priorities": equal_priorities(),
    "no replace and no intrigue": Box().cells("replace", "2 ducats").cells("intrigue", "3 ducats"),
}
