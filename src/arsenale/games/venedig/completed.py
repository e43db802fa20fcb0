"""VE-1.4 What is complete and will be built once laying ends, from what everybody sees: who builds it, and where it
would bring most."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from .geography import Geography
from .sites import Land, Offer, builder_to_be, offers, shares, treasure_quarters
from .terms import BASILICA, BUILDINGS, CASA, NEEDS
from .view_types import VenedigView

Phrase = tuple[str, Mapping[str, Any]]

SAME_EVERYWHERE: Final = (CASA, BASILICA)  # VE-0 of these each site brings as many points


class Completed(NamedTuple):
    """A type that is complete."""

    row: int
    pieces: int  # only of Casas there can be several
    builder: int  # who chooses the site
    offer: Offer | None  # the best one; None: the cards are lost
    laid: tuple[int, ...]  # cards in the project by seat; none where it is built alone


def points_of(project: Completed, seat: int) -> int:
    """VE-1.7 What the seat would get on the best site."""
    if project.offer is None:
        return 0
    return dict(shares(project.laid, project.builder, project.offer.points)).get(seat, 0)


def land_of(view: VenedigView) -> Land:
    """What lies on each hex, by its number."""
    return tuple(view["hexes"].values())


def laid_by_seat(view: VenedigView, building: str) -> tuple[int, ...]:
    """VE-1.1 The cards in the project of a type."""
    return tuple([cards.get(building, 0) for cards in view["laid"]])


def quarters_of(geography: Geography, view: VenedigView, seat: int) -> int:
    """VE-1.6 A bit for each quarter in which the seat would draw a treasure now."""
    return treasure_quarters(geography, view["gondolas"][seat], view["treasure_stock"])


def best_offer(geography: Geography, view: VenedigView, row: int, seat: int) -> Offer | None:
    """The best site for a type where this seat chooses."""
    return offers(geography, land_of(view), quarters_of(geography, view, seat))[row]


def completed(geography: Geography, view: VenedigView) -> list[Completed]:
    """By type; as things stand in the view, which may be in the midst of laying."""
    turn = view["turn"]
    found: list[Completed] = []
    for row, building in enumerate(BUILDINGS):
        alone = view["solo"].get(building, 0)
        laid = laid_by_seat(view, building)
        if alone:
            offer = best_offer(geography, view, row, turn)
            found.append(Completed(row, alone // NEEDS[row], turn, offer, (0,) * view["players"]))
        elif row != CASA and sum(laid) == NEEDS[row]:
            holder = builder_to_be(laid, view["builders"][building], turn)
            builder = turn if holder is None else holder
            found.append(Completed(row, 1, builder, best_offer(geography, view, row, builder), laid))
    return found


def gain_phrase(row: int, points: int, *, has_treasure: bool = False) -> Phrase:
    """VE-0 Casa and Basilica bring the same on every site, the others at most what the best one does."""
    key = "points" if row in SAME_EVERYWHERE or points == 0 else "points-at-most"
    return with_treasure((key, {"count": points}), has_treasure=has_treasure)


def site_phrase(points: int, *, has_treasure: bool) -> Phrase:
    """What one site brings."""
    return with_treasure(("points", {"count": points}), has_treasure=has_treasure)


def with_treasure(points: Phrase, *, has_treasure: bool) -> Phrase:
    return ("and-treasure", {"points": points}) if has_treasure else points
