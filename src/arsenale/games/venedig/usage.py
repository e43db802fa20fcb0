"""What of the components a match uses, read off its events: for docs/balance.md."""

from __future__ import annotations

from typing import ClassVar, Final

from ...engine.event import Event
from ...engine.usage import Usage
from .edition import Edition
from .state import VenedigState
from .terms import BUILDINGS, PALAZZO, PONTE

BUILT: Final = "Buildings"
TOGETHER: Final = "Cards laid for a building together"
ALONE: Final = "Sets laid alone"
BRIDGES: Final = "Bridge sites built on"
DRAINED: Final = "Swamp drained, by quarter"
ENDS: Final = "Ends"
HOME: Final = "gondola home"
STALLED: Final = "nothing built or drained"


class GameUsage(Usage):
    """A turn is all that a seat does until the next has its turn."""

    turns: ClassVar[tuple[str, ...]] = ("turn-begins",)

    def __init__(self, edition: Edition, players: int) -> None:
        geography = edition.geography
        self.quarters = dict(zip(geography.letters, geography.quarter_names, strict=True))
        cards = {name: f"{edition.deck[building]} cards" for building, name in enumerate(BUILDINGS)}
        self.tables = {
            BUILT: cards,
            TOGETHER: dict.fromkeys(BUILDINGS[PALAZZO:], ""),
            ALONE: dict.fromkeys(BUILDINGS, ""),
            BRIDGES: {bridge_name(geography.name_of(site)): "" for site in bridge_sites(edition)},
            DRAINED: dict.fromkeys(geography.quarter_names, ""),
            ENDS: {HOME: "", **{f"{name} used up": "" for name in BUILDINGS}, STALLED: ""},
        }

    def begun(self, state: VenedigState) -> list[int]:
        """VE-0 The first turn begins at once."""
        return [state.turn_seat]

    def uses(self, event: Event) -> list[tuple[str, str]]:
        building = str(event.args.get("building"))
        if event.key == "built":
            bridge = [(BRIDGES, bridge_name(str(event.args["site"])))] if building == "ponte" else []
            return [(BUILT, building), *bridge]
        if event.key == "laid":
            return [(TOGETHER, building)] * int(str(event.args["cards"]))
        if event.key == "laid-alone":
            return [(ALONE, building)]
        if event.key == "drained":
            return [(DRAINED, self.quarters[str(event.args["hex"])[0]])]
        if event.key == "gondola-home":
            return [(ENDS, HOME)]
        if event.key == "used-up":
            return [(ENDS, f"{building} used up")]
        if event.key == "stalled":
            return [(ENDS, STALLED)]
        return []


def bridge_sites(edition: Edition) -> list[int]:
    """All but those on hexes of the Ponte that stands there from the start."""
    sites = edition.geography.sites
    taken = set(edition.start_hexes[PONTE])
    return [site for site in range(edition.geography.first_bridge, len(sites)) if not taken & set(sites[site])]


def bridge_name(site: str) -> str:
    """A bridge has two sites, one from either bank; it is the same bridge."""
    return " ".join(sorted(site.split()))
