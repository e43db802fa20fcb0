"""What sites and projects are worth now: plain formulas for previews and drawings. All of it lies open (VE-4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .building import participants, sites_for
from .laying import has_most
from .outlook import look
from .phrases import casas, points
from .state import VenedigState
from .terms import BUILDINGS, CASA, CASA_POINTS, NEEDS, NOBODY, PONTE, TYPES

if TYPE_CHECKING:
    from .edition import Edition
    from .view import VenedigView


# From a state


def best_points(state: VenedigState, building: int) -> int:
    """VE-0 What the best free site brings for a building of this type; -1 where there is no site now."""
    outlook = look(state)
    most = outlook.bridge if building == PONTE else outlook.points[building]
    if building == CASA:
        most = CASA_POINTS if any(quarter.free for quarter in outlook.quarters) else 0
    return most if most > 0 or sites_for(state, building) else -1


def builder_of(state: VenedigState, seat: int, building: int) -> int:
    """VE-1.2 Who would build the project once the seat, whose turn it is, lays nothing more."""
    holder = state.holders[building]
    return seat if holder == NOBODY or has_most(state, seat, building) else holder


def shares(state: VenedigState, seat: int, building: int, points_now: int) -> dict[int, int]:
    """VE-1.7 By seat: what each gets for a project with so many points, the builder all, the others half."""
    builder = builder_of(state, seat, building)
    crew = participants(state, builder, building)
    return {one: points_now if one == builder else points_now // 2 for one in crew}


def missing(state: VenedigState, building: int) -> int:
    """VE-1.1 How many cards the project still needs."""
    return NEEDS[building] - state.project_size(building)


# From a view, for drawings


class Project(NamedTuple):
    """VE-1 How a project stands."""

    building: str
    missing: int  # cards
    builder: int | None  # who has the master builder
    site: int | None  # the best free site, by its number; None: there is no site now
    points: int  # on that site
    shares: dict[int, int]  # by seat: what each who has laid cards would get there


def projects(edition: Edition, view: VenedigView) -> list[Project]:
    """All projects but Casas, which nobody shares, in the order of the types."""
    return [project(edition, view, building) for building in range(CASA + 1, TYPES)]


def project(edition: Edition, view: VenedigView, building: int) -> Project:
    name = BUILDINGS[building]
    laid = [cards.get(name, 0) for cards in view["laid"]]
    builder = view["builders"][name]
    best = best_site(edition, view, building)
    gain = 0 if best is None else best[1]
    crew = [seat for seat, cards in enumerate(laid) if cards > 0]
    split = {seat: gain if seat == builder or len(crew) == 1 else gain // 2 for seat in crew}
    return Project(name, NEEDS[building] - sum(laid), builder, None if best is None else best[0], gain, split)


def best_site(edition: Edition, view: VenedigView, building: int) -> tuple[int, int] | None:
    """VE-1.4 The first of the free sites with most points, by its number, and those points; None where none is free."""
    geography = edition.geography
    first, end = geography.site_range(building)
    free = [view["hexes"][name] == "free" for name in geography.names]
    best: tuple[int, int] | None = None
    for site in range(first, end):
        if not all(free[place] for place in geography.sites[site]):
            continue
        gain = casas(edition, view, site) if building == PONTE else points(edition, view, BUILDINGS[building], site)
        if best is None or gain > best[1]:
            best = (site, gain)
    return best
