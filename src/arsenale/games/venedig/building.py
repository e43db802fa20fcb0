"""VE-1.4 to VE-1.7 Building: naming the next building, its site, treasures and points."""

from __future__ import annotations

from typing import Any, ClassVar

from ...engine.event import Value
from ...engine.refusal import Refusal
from ...engine.step import Step
from .actions import BUILD, DISCARD, GOLD
from .gold import TurnStep, end_if_gondola_home, end_if_used_up, gold_options, gold_refusal
from .state import VenedigState
from .terms import (
    BASILICA,
    BASILICA_POINTS,
    BUILDINGS,
    CAMPO,
    CASA,
    CASA_POINTS,
    FREE,
    HEXES,
    LOWEST_TREASURE,
    NEEDS,
    NOBODY,
    PONTE,
    SWAMP,
    TYPES,
)
from .turn_order import BUILDING, over_refusal


class Name(TurnStep):
    """VE-1.4 Everything complete is built: the active player names the next building."""

    key: ClassVar[str] = "name-building"
    rule: ClassVar[str] = "VE-1.4"

    def proceed(self, state: VenedigState) -> bool:
        for building in range(TYPES):
            if state.is_complete(building):
                return False
        state.pending.pop()
        return True

    def options(self, state: VenedigState) -> list[int]:
        found = [BUILD + building for building in range(TYPES) if state.is_complete(building)]
        found += gold_options(state, self.seat)
        return found

    def resolve(self, state: VenedigState, action: int) -> None:
        if action > GOLD:
            self.change(state, action)
            return
        state.pending.append(self)
        building = action - BUILD
        builder = self.seat
        if state.solo[building] == 0 and state.holders[building] != NOBODY:
            builder = state.holders[building]
        if not sites_for(state, building):
            if state.sink is not None:
                state.emit("no-site", {"seat": self.seat, "building": BUILDINGS[building]})
            use_cards(state, building)
            return
        state.pending.append(Site(builder, building))

    def refusal(self, state: VenedigState, action: int) -> Refusal | None:
        if BUILD <= action <= DISCARD:
            return Refusal("VE-1.4", "not-complete", {"building": BUILDINGS[action - BUILD]})
        if self.is_gold(state, action):
            return gold_refusal(state, self.seat, action)
        actions = state.edition.actions
        if action >= actions.site:
            return Refusal("VE-1.4", "name-first", {})
        if action >= actions.drain:
            return hex_refusal(state, action - actions.drain) or Refusal("VE-1.4", "name-first", {})
        return over_refusal(state, action, BUILDING)


class Site(Step[VenedigState]):
    """VE-1.4 The master builder, or who builds alone, chooses the site; for a bridge also the quarter that counts."""

    key: ClassVar[str] = "site"
    rule: ClassVar[str] = "VE-1.4"

    def __init__(self, seat: int, building: int) -> None:
        self.seat = seat
        self.building = building

    def facts(self) -> tuple[Any, ...]:
        return (self.seat, self.building)

    def question(self, state: VenedigState) -> dict[str, Value]:
        return {"building": BUILDINGS[self.building]}

    def has_open_options(self, state: VenedigState) -> bool:
        """The land lies open, and gold cannot be changed here (VE-4.1)."""
        return True

    def options(self, state: VenedigState) -> list[int]:
        return sites_for(state, self.building)

    def resolve(self, state: VenedigState, action: int) -> None:
        build(state, self.seat, self.building, action - state.edition.actions.site)

    def refusal(self, state: VenedigState, action: int) -> Refusal | None:
        if GOLD < action < state.edition.actions.drain:
            return Refusal("VE-4.1", "no-gold-before-a-site", {})
        site = action - state.edition.actions.site
        if site < 0:
            return self.other_refusal(state, action)
        first, end = state.geography.site_range(self.building)
        if not first <= site < end:
            return self.wrong_site()
        blocked = [place for place in state.geography.sites[site] if state.land[place] != FREE]
        return blocked_refusal(state, blocked[0])

    def other_refusal(self, state: VenedigState, action: int) -> Refusal:
        """VE-1.4 Whoever means a hex is told of it as a site, though elsewhere a click on it drains."""
        name = BUILDINGS[self.building]
        place = action - state.edition.actions.drain
        if place < 0:
            return Refusal("VE-1.4", "site-first", {"building": name})
        if state.land[place] != FREE:
            return blocked_refusal(state, place)
        is_site = HEXES[self.building] == 1
        return Refusal("VE-1.4", "site-first", {"building": name}) if is_site else self.wrong_site()

    def wrong_site(self) -> Refusal:
        return Refusal("VE-0", "wrong-site", {"building": BUILDINGS[self.building], "hexes": HEXES[self.building]})


def blocked_refusal(state: VenedigState, place: int) -> Refusal:
    """VE-1.4 Why nothing can be built on a hex."""
    name, what = state.geography.names[place], state.land[place]
    if what == SWAMP:
        return Refusal("VE-1.4", "hex-is-swamp", {"hex": name})
    return Refusal("VE-1.4", "hex-is-built", {"hex": name, "building": BUILDINGS[what]})


def hex_refusal(state: VenedigState, place: int) -> Refusal | None:
    """VE-1.4 Why a hex is of no use while something is still to be built; None if it is free."""
    if state.land[place] == SWAMP:
        return Refusal("VE-1.4", "build-before-draining", {})
    return None if state.land[place] == FREE else blocked_refusal(state, place)


def sites_for(state: VenedigState, building: int) -> list[int]:
    """VE-1.4 The actions that choose a legal site: all its hexes are free."""
    land = state.land
    first_action = state.edition.actions.site
    if building in (CASA, CAMPO):
        return [first_action + place for place in range(len(land)) if land[place] == FREE]
    sites = state.geography.sites
    first, end = state.geography.site_range(building)
    found = []
    for site in range(first, end):
        hexes = sites[site]
        if land[hexes[0]] == FREE and land[hexes[1]] == FREE and (len(hexes) == 2 or land[hexes[2]] == FREE):
            found.append(first_action + site)
    return found


def build(state: VenedigState, builder: int, building: int, site: int) -> None:
    """VE-1.4 Place the piece; then treasures, points, the cards; then see whether the match is over."""
    hexes = state.geography.sites[site]
    for place in hexes:
        state.land[place] = building
        state.changed |= 1 << state.geography.quarter_of[place]
    state.built += (hexes,)
    state.supply[building] -= 1
    state.is_quiet = False
    points = points_of(state, building, site)
    if state.sink is not None:
        where = state.geography.name_of(site)
        state.emit("built", {"seat": builder, "building": BUILDINGS[building], "site": where, "points": points})
    crew = participants(state, builder, building)
    draw_treasures(state, crew, hexes)
    state.advance(builder, points)
    for seat in crew[1:]:
        # VE-1.7 Together: the others half, rounded down.
        state.advance(seat, points // 2)
    use_cards(state, building)
    if not end_if_used_up(state):
        end_if_gondola_home(state)


def participants(state: VenedigState, builder: int, building: int) -> list[int]:
    """VE-1.6 Who has cards in the building: the master builder first, then clockwise from there."""
    if state.solo[building] > 0:
        return [builder]
    crew = [builder]
    for ahead in range(1, state.players):
        seat = (builder + ahead) % state.players
        if state.laid[seat * TYPES + building] > 0:
            crew.append(seat)
    return crew


def points_of(state: VenedigState, building: int, site: int) -> int:
    """VE-0 The movement points of a building that has just been placed."""
    if building == CASA:
        return CASA_POINTS
    if building == BASILICA:
        return BASILICA_POINTS
    if building == PONTE:
        return casas_in(state, state.geography.counted_quarter(site))
    hexes = state.geography.sites[site]
    if building == CAMPO:
        return count_around(state, hexes, is_built=True)
    return count_around(state, hexes, is_built=False)


def casas_in(state: VenedigState, quarter: int) -> int:
    count = 0
    for place in state.geography.quarter_hexes[quarter]:
        if state.land[place] == CASA:
            count += 1
    return count


def count_around(state: VenedigState, hexes: tuple[int, ...], *, is_built: bool) -> int:
    """VE-0 The built or unbuilt hexes adjacent to these, each once, without these; swamp counts as unbuilt."""
    counted = list(hexes)
    for own in hexes:
        for place in state.geography.neighbours[own]:
            if (state.land[place] < FREE) == is_built and place not in counted:
                counted.append(place)
    return len(counted) - len(hexes)


def draw_treasures(state: VenedigState, crew: list[int], hexes: tuple[int, ...]) -> None:
    """VE-1.6 One treasure, while there are any, for each participant whose gondola borders the quarter built in."""
    geography = state.geography
    # A bridge is built in two quarters; the hexes of all others lie in the same one.
    quarters = 1 << geography.quarter_of[hexes[0]] | 1 << geography.quarter_of[hexes[-1]]
    for seat in crew:
        if not geography.borders_of(state.gondolas[seat]) & quarters or sum(state.treasure_stock) == 0:
            continue
        step = state.draw_from(state.treasure_stock)
        state.treasures_held[seat * (len(state.treasure_stock)) + step] += 1
        if state.sink is not None:
            state.emit("treasure", {"seat": seat})
            state.emit("own-treasure", {"seat": seat, "gold": LOWEST_TREASURE + step}, (seat,))


def use_cards(state: VenedigState, building: int) -> None:
    """VE-1.5 The used cards are discarded and the master builder goes home, unless someone built alone beside a
    project, whose cards and master builder stay."""
    if state.solo[building] > 0:
        state.solo[building] -= NEEDS[building]
        state.discards[building] += NEEDS[building]
        return
    for seat in range(state.players):
        state.laid[seat * TYPES + building] = 0
    state.discards[building] += NEEDS[building]
    state.holders[building] = NOBODY
