"""What an action would bring: spaces, cards that are lost, who gets what of a project, the end."""

from __future__ import annotations

from typing import Final

from ...engine.event import Event
from ...engine.preview import Effect, Outcome, number, signed
from .actions import BUILD, DISCARD, DONE, DRAW_PILE, DRAW_POOL, GOLD, LAID_TYPE, LAST_LAY, SOLO, SWAP
from .drawing import Take
from .gold import LastGold
from .laying import has_most
from .state import VenedigState
from .terms import (
    BASILICA,
    BUILDINGS,
    CARDS_BY_SWAP,
    CASA,
    GOLD_A_SPACE,
    NEEDS,
    NOBODY,
    PALAZZO,
    TYPES,
    TYPES_BEFORE_ONE,
)
from .worth import best_points, builder_of, missing, shares

ENDS: Final = ("used-up", "gondola-home", "stalled")


def effects(state: VenedigState, seat: int, outcome: Outcome) -> list[Effect]:
    """The end and losses first, then spaces, then what the choice leads to."""
    stage, world = outcome.stage, outcome.after
    assert isinstance(stage, VenedigState)
    assert isinstance(world, VenedigState)
    events = outcome.events
    told = ends(world, seat, events) + lost_cards(seat, events) + spaces(state, world, seat, events)
    told += treasures(state, world, seat) + gold(seat, events)
    if outcome.actions:
        told += of_action(stage, world, seat, outcome.actions[-1])
    told += builders(seat, events)
    # VE-3.3 Whether the pool is full at the end of the turn is no matter of chance.
    return told + [Effect("pool-cleared", {}, icon="card") for event in events if event.key == "pool-cleared"]


def ends(world: VenedigState, seat: int, events: list[Event]) -> list[Effect]:
    """VE-5.1 None of the ends is a matter of chance; gold may still be changed after it (VE-5.2)."""
    if not any(event.key in ENDS for event in events):
        return []
    best = max([space for other, space in enumerate(world.gondolas) if other != seat])
    return [Effect("ends-match", {"own": world.gondolas[seat], "best": best}, loss=True, icon="clock")]


def lost_cards(seat: int, events: list[Event]) -> list[Effect]:
    """VE-1.4 A building without a site, VE-1.8 a type that is discarded."""
    told: list[Effect] = []
    for event in events:
        if event.key == "no-site":
            told.append(Effect("no-site", {"building": event.args["building"]}, loss=True, icon="hex"))
        elif event.key == "type-discarded" and event.args["seat"] == seat:
            args = {"building": event.args["building"], "cards": event.args["cards"]}
            told.append(Effect("cards-gone", args, loss=True, icon="card"))
    return told


def spaces(state: VenedigState, world: VenedigState, seat: int, events: list[Event]) -> list[Effect]:
    """VE-1.7 How far each gondola moves: the points are the land's, the treasures drawn change nothing of it. Spaces
    that are jumped are not counted, so the gondola may come further than it moves."""
    told: list[Effect] = []
    gain = world.gondolas[seat] - state.gondolas[seat]
    if gain:
        moved = sum([number(event, "spaces") for event in events if is_move(event, seat)])
        args = {"change": signed(moved), "count": moved, "space": world.gondolas[seat], "jumped": gain - moved}
        told.append(Effect("spaces", args, icon="gondola"))
    for other in range(state.players):
        moved = world.gondolas[other] - state.gondolas[other]
        if other != seat and moved:
            told.append(Effect("they-move", {"seat": other, "spaces": moved}, icon="gondola"))
    return told


def is_move(event: Event, seat: int) -> bool:
    return event.key == "moved" and event.args["seat"] == seat


def treasures(state: VenedigState, world: VenedigState, seat: int) -> list[Effect]:
    """VE-1.6 Who draws a treasure is certain, what it is worth is not."""
    told: list[Effect] = []
    for other in range(state.players):
        if world.treasures(other) > state.treasures(other):
            told.append(Effect("treasure" if other == seat else "they-treasure", {"seat": other}, icon="treasure"))
    return told


def gold(seat: int, events: list[Event]) -> list[Effect]:
    """VE-4.2 No change is given."""
    told: list[Effect] = []
    for event in events:
        if event.key == "gold-changed" and event.args["seat"] == seat:
            spent = number(event, "gold")
            over = spent - GOLD_A_SPACE * number(event, "spaces")
            told.append(Effect("gold-spent", {"gold": spent, "over": over}, icon="coin"))
    return told


def builders(seat: int, events: list[Event]) -> list[Effect]:
    """VE-1.2, VE-1.8 Master builders that change their place."""
    told: list[Effect] = []
    for event in events:
        if event.key == "builder-to":
            key = "builder-yours" if event.args["seat"] == seat else "builder-theirs"
            told.append(Effect(key, {"seat": event.args["seat"], "building": event.args["building"]}, icon="builder"))
    return told


def of_action(stage: VenedigState, world: VenedigState, seat: int, action: int) -> list[Effect]:
    """What the last action leads to, by its kind."""
    if action == DONE:
        return of_done(stage, seat)
    if action <= LAST_LAY and LAID_TYPE[action] != CASA:
        return of_project(stage, world, seat, LAID_TYPE[action])
    if action < BUILD:
        return of_alone(world, CASA if action <= LAST_LAY else action - SOLO)
    if action <= DISCARD:
        return of_building(stage, seat, action - BUILD)
    if DRAW_POOL <= action <= GOLD:
        return of_drawing(stage, seat, action)
    actions = stage.edition.actions
    return of_drain(stage, world, seat) if actions.drain <= action < actions.site else []


def of_done(stage: VenedigState, seat: int) -> list[Effect]:
    """VE-5.2 After the last chance gold is worth nothing."""
    left = stage.gold(seat) // GOLD_A_SPACE
    if not isinstance(stage.step_of(seat), LastGold) or left == 0:
        return []
    return [Effect("gold-unused", {"spaces": left}, loss=True, icon="coin")]


def of_project(stage: VenedigState, world: VenedigState, seat: int, building: int) -> list[Effect]:
    """VE-1.1 What the project still needs, who would build it, and what each would get. As things stand: more may be
    laid in this turn."""
    name = BUILDINGS[building]
    told = of_limit(stage, world, seat)
    needed = missing(world, building)
    if needed > 0:
        told.append(Effect("missing", {"building": name, "cards": needed}, icon="card"))
        holder = stage.holders[building]
        if holder == NOBODY or (holder != seat and has_most(world, seat, building)):
            told.append(Effect("builder-yours", {"building": name, "seat": seat}, sure=False, icon="builder"))
        return told
    return told + of_site(world, seat, building)


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


def of_site(world: VenedigState, seat: int, building: int) -> list[Effect]:
    """VE-1.4 The project is complete: the best site and who gets what there, or no site at all."""
    name = BUILDINGS[building]
    points = best_points(world, building)
    if points < 0:
        return [Effect("no-site", {"building": name}, loss=True, icon="hex")]
    told = last_piece(world, building)
    builder = builder_of(world, seat, building)
    for other, share in shares(world, seat, building, points).items():
        gain = points_to_get(building, share)
        if other != seat:
            told.append(Effect("they-get", {"seat": other, "points": gain}, sure=False, icon="gondola"))
        else:
            key = "you-build" if builder == seat else "you-get"
            told.insert(0, Effect(key, {"building": name, "points": gain}, sure=False, icon="gondola"))
    return told


def points_to_get(building: int, points: int) -> tuple[str, dict[str, int]]:
    """VE-0 Casa and Basilica bring the same on every site, the others at most what the best one does."""
    return ("points" if building in (CASA, BASILICA) else "points-at-most"), {"count": points}


def of_alone(world: VenedigState, building: int) -> list[Effect]:
    """VE-1.3 All points are the seat's."""
    name = BUILDINGS[building]
    points = best_points(world, building)
    if points < 0:
        return [Effect("no-site", {"building": name}, loss=True, icon="hex")]
    return [
        Effect("you-build", {"building": name, "points": points_to_get(building, points)}, sure=False, icon="gondola"),
        *last_piece(world, building),
    ]


def last_piece(world: VenedigState, building: int) -> list[Effect]:
    """VE-5.1 The last piece of a type ends the match once it is placed, and what is complete is built (VE-1.4)."""
    if world.supply[building] > 1:
        return []
    return [Effect("last-piece", {"building": BUILDINGS[building]}, sure=False, loss=True, icon="clock")]


def of_building(stage: VenedigState, seat: int, building: int) -> list[Effect]:
    """VE-1.4 What is named is built next; that there is no site is told by what happens."""
    if best_points(stage, building) < 0:
        return []
    if stage.solo[building] > 0:
        return of_alone(stage, building)
    return of_site(stage, seat, building)


def of_drawing(stage: VenedigState, seat: int, action: int) -> list[Effect]:
    """VE-3 What comes into the hand, and whether that ends the turn; nobody knows the pile."""
    step = stage.step_of(seat)
    left = step.left if isinstance(step, Take) else 1
    if action >= SWAP:
        building = action - SWAP
        args = {"building": BUILDINGS[building], "cards": CARDS_BY_SWAP}
        # VE-3.2 Without another card in the pool all come from the pile at once.
        has_choice = any(count > 0 for other, count in enumerate(stage.pool) if other != building)
        return [Effect("swaps" if has_choice else "swaps-unseen", args, icon="card")]
    if action == DRAW_PILE:
        # VE-3.2 After a pile card only pile cards; an edition with few cards may run out of them.
        told = [Effect("draws", {"cards": left}, sure=stage.edition.is_deck_enough, icon="card")]
    else:
        told = [Effect("takes", {"building": BUILDINGS[action - DRAW_POOL]}, icon="card")]
    return [*told, Effect("turn-ends")] if action == DRAW_PILE or left == 1 else told


def of_drain(stage: VenedigState, world: VenedigState, seat: int) -> list[Effect]:
    """VE-2 A tile of unknown gold, and the best site that the new land makes for a type that the seat has cards of."""
    told = [Effect("swamp-tile", {}, sure=False, icon="coin")]
    best, gain = NOBODY, 0
    for building in range(PALAZZO, TYPES):
        place = seat * TYPES + building
        if stage.hands[place] + stage.laid[place] == 0:
            continue
        more = best_points(world, building) - max(0, best_points(stage, building))
        if more > gain:
            best, gain = building, more
    if best != NOBODY:
        args = {"building": BUILDINGS[best], "points": best_points(world, best)}
        told.append(Effect("opens-site", args, icon="hex"))
    return told
