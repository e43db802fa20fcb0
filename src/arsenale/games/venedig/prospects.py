"""What laying, naming a building and draining lead to, as things stand: who would build, where, and who gets what."""

from __future__ import annotations

from typing import Final

from ...engine.preview import Effect
from .completed import gain_phrase, site_phrase
from .sites import Offer, rank_of
from .state import VenedigState
from .terms import BASILICA, BUILDINGS, NEEDS, PALAZZO, TYPES, TYPES_BEFORE_ONE
from .worth import builder_of, missing, offers_to, shares

MOST_OPENED: Final = 2  # buildings of which it is told that there is a new site


# Laying


def of_project(stage: VenedigState, world: VenedigState, seat: int, building: int) -> list[Effect]:
    """VE-1.1 What the project still needs, who would build it, and what each would get. As things stand: more may be
    laid in this turn."""
    told = of_limit(stage, world, seat)
    needed = missing(world, building)
    if needed == 0:
        return told + of_site(world, seat, building)
    told.append(Effect("missing", {"building": BUILDINGS[building], "cards": needed}, icon="card"))
    return told + when_finished(stage, world, seat, building)


def when_finished(stage: VenedigState, world: VenedigState, seat: int, building: int) -> list[Effect]:
    """VE-1.2, VE-1.7 Who would be master builder of a project that is not complete, and what the seat would get."""
    name = BUILDINGS[building]
    holder = stage.holders[building]
    builder = builder_of(world, seat, building)
    told: list[Effect] = []
    if builder != seat:
        told.append(Effect("builder-stays", {"building": name, "seat": builder}, sure=False, icon="builder"))
    elif holder != seat:
        told.append(Effect("builder-yours", {"building": name, "seat": seat}, sure=False, icon="builder"))
    offer = offers_to(world, builder)[building]
    if offer is None:
        return [*told, Effect("no-site-yet", {"building": name}, sure=False, icon="hex")]
    # Gondolas will have moved by then: nobody can tell who will draw a treasure.
    gain = gain_phrase(building, shares(world, seat, building, offer.points).get(seat, 0))
    return [*told, Effect("when-finished", {"points": gain}, sure=False, icon="gondola")]


def of_limit(stage: VenedigState, world: VenedigState, seat: int) -> list[Effect]:
    """VE-1.8 Cards of a third type before the seat: one type goes, unless its project is complete."""
    before, after = open_types(stage, seat), open_types(world, seat)
    if after <= max(before, TYPES_BEFORE_ONE):
        return []
    return [Effect("one-type-goes", {}, sure=False, loss=True, icon="card")]


def open_types(state: VenedigState, seat: int) -> int:
    """The types that will lie before the seat when all that is complete is built."""
    count = 0
    for building in range(PALAZZO, TYPES):
        if state.laid[seat * TYPES + building] > 0 and state.project_size(building) < NEEDS[building]:
            count += 1
    return count


def of_laying_done(stage: VenedigState, seat: int) -> list[Effect]:
    """VE-1.4 What is complete is built. Where it is one type that the seat builds, the choice is called so."""
    complete = [building for building in range(TYPES) if stage.is_complete(building)]
    told: list[Effect] = []
    for building in complete:
        told += of_building(stage, seat, building)
    if len(complete) > 1:
        return told
    return [effect for effect in told if effect.key not in ("you-build", "you-get")]


# Building


def of_site(world: VenedigState, seat: int, building: int) -> list[Effect]:
    """VE-1.4 The project is complete: the best site and who gets what there, or no site at all."""
    name = BUILDINGS[building]
    builder = builder_of(world, seat, building)
    offer = offers_to(world, builder)[building]
    if offer is None:
        return [no_site(building)]
    told = last_piece(world, building)
    for other, share in shares(world, seat, building, offer.points).items():
        # VE-1.6 Only who chooses the site can count on a treasure.
        gain = gain_phrase(building, share, has_treasure=other == builder and offer.has_treasure)
        if other != seat:
            told.append(Effect("they-get", {"seat": other, "points": gain}, sure=False, icon="gondola"))
        else:
            key = "you-build" if builder == seat else "you-get"
            told.insert(0, Effect(key, {"building": name, "points": gain}, sure=False, icon="gondola"))
    return told


def of_alone(world: VenedigState, seat: int, building: int) -> list[Effect]:
    """VE-1.3 All points are the seat's."""
    offer = offers_to(world, seat)[building]
    if offer is None:
        return [no_site(building)]
    gain = gain_phrase(building, offer.points, has_treasure=offer.has_treasure)
    args = {"building": BUILDINGS[building], "points": gain}
    return [Effect("you-build", args, sure=False, icon="gondola"), *last_piece(world, building)]


def no_site(building: int) -> Effect:
    return Effect("no-site", {"building": BUILDINGS[building]}, loss=True, icon="hex")


def last_piece(world: VenedigState, building: int) -> list[Effect]:
    """VE-5.1 The last piece of a type ends the match once it is placed, and what is complete is built (VE-1.4)."""
    if world.supply[building] > 1:
        return []
    return [Effect("last-piece", {"building": BUILDINGS[building]}, sure=False, loss=True, icon="clock")]


def of_building(stage: VenedigState, seat: int, building: int) -> list[Effect]:
    """VE-1.4 What is named is built next."""
    return of_alone(stage, seat, building) if stage.solo[building] > 0 else of_site(stage, seat, building)


# Draining


def of_drain(stage: VenedigState, world: VenedigState, seat: int) -> list[Effect]:
    """VE-2 A tile of unknown gold, and the sites that the new land makes: for types that the seat has cards of those
    that are better than all before, for the others only the first."""
    told = [Effect("swamp-tile", {}, sure=False, icon="coin")]
    before, after = offers_to(stage, seat), offers_to(world, seat)
    own = [building for building in range(TYPES) if has_cards(stage, seat, building)]
    others = [building for building in range(TYPES) if building not in own and before[building] is None]
    for building in own + others:
        offer = after[building]
        if offer is not None and is_worth_telling(building, before[building], offer):
            gain = site_phrase(offer.points, has_treasure=offer.has_treasure)
            key = "opens-another" if is_no_better(before[building], offer) else "opens-site"
            told.append(Effect(key, {"building": BUILDINGS[building], "points": gain}, icon="hex"))
    return told[: 1 + MOST_OPENED]


def has_cards(state: VenedigState, seat: int, building: int) -> bool:
    place = seat * TYPES + building
    return state.hands[place] + state.laid[place] > 0


def is_worth_telling(building: int, before: Offer | None, after: Offer) -> bool:
    """A first site, a better one, or for a Basilica, which brings the same everywhere, one beside the only one."""
    if before is None or not is_no_better(before, after):
        return True
    return building == BASILICA and before.is_only and not after.is_only


def is_no_better(before: Offer | None, after: Offer) -> bool:
    return before is not None and rank_of(after) <= rank_of(before)
