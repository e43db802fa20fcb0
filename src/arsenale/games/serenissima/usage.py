"""What of the components a match uses, read off its events: for docs/balance.md."""

from __future__ import annotations

from typing import ClassVar, Final

from ...engine.event import Event
from ...engine.usage import Usage
from .edition import Edition
from .terms import GOODS

SOLD: Final = "Goods sold, by port"
LOADED: Final = "Goods loaded, by port"
LANDED: Final = "Ports taken"
KINDS: Final = "Goods sold, by kind"


class GameUsage(Usage):
    """A turn is one of a galley."""

    turns: ClassVar[tuple[str, ...]] = ("acts", "invests")
    traits: ClassVar[dict[str, str]] = {"picked-port": "port"}

    def __init__(self, edition: Edition, players: int) -> None:
        ports = {
            edition.zones[port]: f"{GOODS[edition.makes[port]]}, {edition.spaces[port]} spaces"
            for port in range(edition.ports)
        }
        self.tables = {SOLD: ports, LOADED: ports, LANDED: ports, KINDS: dict.fromkeys(GOODS, "")}

    def uses(self, event: Event) -> list[tuple[str, str]]:
        port = str(event.args.get("port"))
        if event.key == "sold":
            return [(SOLD, port), (KINDS, str(event.args["good"]))]
        if event.key in ("loaded", "bought-from"):
            return [(LOADED, port)]
        if event.key == "landed":
            return [(LANDED, port)]
        return []
