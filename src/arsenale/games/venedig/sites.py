"""VE-0 What each type of building could bring now, from what everybody sees: the best free site, and who gets what."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from .geography import Geography
from .terms import BASILICA, BASILICA_POINTS, BUILDINGS, CAMPO, CASA, CASA_POINTS, PALAZZO, PONTE, QUARTERS

UNBUILT = ("free", "swamp")
Land = tuple[str, ...]  # by hex: "swamp", "free" or a building


class Offer(NamedTuple):
    """The best site that is free for a type, the first of several; its points; whether it is the only one, and whether
    whoever builds there draws a treasure."""

    site: int
    points: int
    is_only: bool
    has_treasure: bool = False


def rank_of(offer: Offer) -> tuple[int, bool]:
    """How good it is: of sites with the same points one with a treasure is better."""
    return offer.points, offer.has_treasure


@lru_cache(maxsize=16)
def rings_of(geography: Geography) -> list[tuple[int, ...]]:
    """The hexes around each site that is no bridge, each once, without its own."""
    rings = []
    for hexes in geography.sites[: geography.first_bridge]:
        around = {other for number in hexes for other in geography.neighbours[number]}
        rings.append(tuple(sorted(around - set(hexes))))
    return rings


def points_on(geography: Geography, land: Sequence[str], building: int, site: int) -> int:
    """VE-0 The movement points of a building on a site."""
    if building == CASA:
        return CASA_POINTS
    if building == BASILICA:
        return BASILICA_POINTS
    if building == PONTE:
        quarter = geography.quarter_hexes[geography.counted_quarter(site)]
        return sum([land[number] == BUILDINGS[CASA] for number in quarter])
    ring = rings_of(geography)[site]
    unbuilt = sum([land[number] in UNBUILT for number in ring])
    return unbuilt if building == PALAZZO else len(ring) - unbuilt


def treasure_quarters(geography: Geography, gondola: int, treasures_left: int) -> int:
    """VE-1.6 A bit for each quarter in which whoever has their gondola there would draw a treasure."""
    return geography.borders_of(gondola) if treasures_left > 0 else 0


def has_treasure(geography: Geography, site: int, quarters: int) -> bool:
    """VE-1.6 Whether a building on this site brings a treasure to whom these quarters do: a bridge lies in two."""
    return any(quarters >> geography.quarter_of[place] & 1 for place in geography.sites[site])


@lru_cache(maxsize=512)
def offers(geography: Geography, land: Land, quarters: int = 0) -> tuple[Offer | None, ...]:
    """By type: the best site that is free now, or None, for whom these quarters bring a treasure. Most actions leave
    the land as it is."""
    best: list[Offer | None] = [None] * len(BUILDINGS)
    for quarter in range(QUARTERS):
        numbers = geography.quarter_hexes[quarter]
        inside = land[numbers[0] : numbers[-1] + 1]
        is_rich = bool(quarters >> quarter & 1)
        for building, offer in enumerate(quarter_offers(geography, quarter, inside)):
            found = offer if offer is None or not is_rich else offer._replace(has_treasure=True)
            best[building] = better(best[building], found)
    for site in range(geography.first_bridge, len(geography.sites)):
        one, other = geography.sites[site]
        if land[one] == "free" and land[other] == "free":
            is_rich = has_treasure(geography, site, quarters)
            offer = Offer(site, points_on(geography, land, PONTE, site), is_only=True, has_treasure=is_rich)
            # Each bridge is there twice, once for each quarter that may count (VE-0): the second is no other site.
            is_same = best[PONTE] is not None and site % 2 != geography.first_bridge % 2
            best[PONTE] = better(best[PONTE], offer, is_same=is_same)
    return tuple(best)


def better(one: Offer | None, other: Offer | None, *, is_same: bool = False) -> Offer | None:
    """The better one, the first of equals; the only one only if there is no other."""
    if one is None or other is None:
        return one or other
    chosen = other if rank_of(other) > rank_of(one) else one
    return chosen._replace(is_only=is_same and one.is_only)


@lru_cache(maxsize=4096)
def quarter_offers(geography: Geography, quarter: int, inside: Land) -> list[Offer | None]:
    """The best sites within a quarter; `inside` is the land of its hexes, which are numbered in a row."""
    first = geography.quarter_hexes[quarter][0]
    land = ("",) * first + inside
    best: list[Offer | None] = [None] * len(BUILDINGS)
    free = {number for number in geography.quarter_hexes[quarter] if land[number] == "free"}
    for site in quarter_sites(geography)[quarter]:
        hexes = geography.sites[site]
        if not free.issuperset(hexes):
            continue
        types = (CASA, CAMPO) if len(hexes) == 1 else (PALAZZO,) if len(hexes) == 2 else (BASILICA,)
        for building in types:
            offer = Offer(site, points_on(geography, land, building, site), is_only=True)
            best[building] = better(best[building], offer)
    return best


@lru_cache(maxsize=16)
def quarter_sites(geography: Geography) -> list[list[int]]:
    """By quarter: all its sites that are no bridges."""
    sites: list[list[int]] = [[] for _ in range(QUARTERS)]
    for site in range(geography.first_bridge):
        sites[geography.quarter_of[geography.sites[site][0]]].append(site)
    return sites


def builder_to_be(laid: Sequence[int], holder: int | None, turn: int) -> int | None:
    """VE-1.2 Who would have the master builder if laying ended now: the active player may just have won him."""
    own = laid[turn]
    if own == 0 or holder == turn:
        return holder
    if holder is None or all(cards < own for seat, cards in enumerate(laid) if seat != turn):
        return turn
    return holder


def shares(laid: Sequence[int], builder: int | None, points: int) -> list[tuple[int, int]]:
    """VE-1.7 Who would get how many points: the master builder all, then clockwise the others half, rounded down."""
    if builder is None:
        return []
    others = [(builder + ahead) % len(laid) for ahead in range(1, len(laid))]
    return [(builder, points), *[(seat, points // 2) for seat in others if laid[seat]]]
