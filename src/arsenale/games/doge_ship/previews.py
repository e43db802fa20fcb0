"""What an action would bring: net gains first, then what it leads to."""

from __future__ import annotations

from typing import Final

from ...engine.event import Event
from ...engine.preview import Effect, Outcome, number, signed
from .actions import BID, BID_MORE, BUILD, BUY_FROM, DROP, ENACT, PLACE, REORDER, SWAP, TAKE
from .building import Construct, Replace, part_approvals, part_value
from .buying import MakeRoom, kind_of
from .phrases import points, price_phrase, tile_phrase
from .rounds import actions_lost, new_order
from .scoring import INSPECTION_PRIZES
from .state import DogeState
from .terms import (
    BARRIER,
    BUY,
    CELLS,
    DOGE_TILES,
    GALLEY,
    GALLEY_TILES,
    INTRIGUE,
    KINDS,
    LOOK,
    NEW_DOGE,
    REORDER_COST,
    TILES,
    ZONES,
    tile_name,
)
from .worth import bid_stakes, is_idle, part_worth, stacks_of, why_idle, yard_value

PAID: Final = ("placed", "bought", "bought-part", "got-approvals")  # events with what they cost the seat
PAST_REASONS: Final = ("why-section-complete", "why-deck-complete")  # no place will come for such a part


class Gains:
    """What the seat gains, less what it pays, by events that are certain."""

    def __init__(self, state: DogeState, seat: int, events: list[Event]) -> None:
        self.vp = 0
        self.approvals = 0
        self.ducats = 0
        for event in events:
            if event.args.get("seat") == seat:
                self.add(event, state.vp[seat])

    def add(self, event: Event, vp_before: int) -> None:
        if event.key in PAID:
            self.ducats -= number(event, "cost")
        elif event.key == "reordered":
            self.ducats -= REORDER_COST
        elif event.key == "discarded":
            self.ducats += 1
        # DS-2.3.2 Nobody falls below 0 VP.
        self.vp = max(-vp_before, self.vp + number(event, "vp"))
        self.approvals += number(event, "approvals") if event.key not in ("own-bid", "own-aside") else 0
        self.ducats += number(event, "ducats")

    def effects(self) -> list[Effect]:
        effects: list[Effect] = []
        if self.vp:
            effects.append(Effect("vp", {"change": signed(self.vp)}, icon="laurel"))
        if self.approvals:
            args = {"change": signed(self.approvals), "count": abs(self.approvals)}
            effects.append(Effect("approvals", args, icon="seal"))
        if self.ducats:
            args = {"change": signed(self.ducats), "count": abs(self.ducats)}
            effects.append(Effect("ducats", args, icon="coin"))
        return effects


def effects(state: DogeState, seat: int, outcome: Outcome) -> list[Effect]:
    """Gains and losses, the end of the round or match, and what the choice leads to."""
    events = outcome.sure_events()
    gains = Gains(state, seat, events)
    world = outcome.after
    assert isinstance(world, DogeState)
    told = ends(state, world, seat, events, gains) + gains.effects() + of_events(seat, events)
    if outcome.actions:
        told += of_action(state, seat, outcome)
    return told


def ends(state: DogeState, world: DogeState, seat: int, events: list[Event], gains: Gains) -> list[Effect]:
    """DS-4 The match ends: how it stands then or, where approvals are not shown, before the final inspection."""
    if not any(event.key in ("ship-complete", "stalled") for event in events):
        return []
    own, others, key = state.vp[seat] + gains.vp, list(state.vp), "ends-match"
    if state.counted_approvals:
        own, others, key = world.vp[seat], list(world.vp), "ends-match-counted"
    best = max([vp for other, vp in enumerate(others) if other != seat])
    return [Effect(key, {"own": own, "best": best}, loss=True, icon="clock")]


def of_events(seat: int, events: list[Event]) -> list[Effect]:
    """What happens on the way: parts demolished, the round's end with its events."""
    told: list[Effect] = []
    for event in events:
        if event.key == "demolished":
            whose = {name: event.args[name] for name in ("zone", "by", "own")}
            told.append(Effect("demolished", whose, icon="galley"))
        elif event.key == "round-ends":
            told.append(Effect("ends-round", {}, icon="clock"))
        elif event.key == "flooded" and number(event, "lost") and event.args["seat"] == seat:
            told.append(Effect("flooded", {"actions": number(event, "lost")}, icon="wave"))
        elif event.key == "inspection-called":
            told.append(Effect("inspection", {}, icon="seal"))
    return told


def of_action(state: DogeState, seat: int, outcome: Outcome) -> list[Effect]:
    """What the last action leads to, by its kind."""
    action = outcome.actions[-1]
    if PLACE <= action < PLACE + CELLS:
        return of_cell(state, seat, action - PLACE, outcome)
    if BUY_FROM <= action < DROP:
        return of_stack(state, seat, action - BUY_FROM, outcome)
    if is_barrier_on_top(state, action):
        return of_barrier(seat, outcome)
    if TAKE <= action < TAKE + TILES:
        return of_tile(state, action - TAKE)
    if ENACT <= action < ENACT + DOGE_TILES:
        change = yard_value(state, seat, action - ENACT) - yard_value(state, seat, state.doge)
        return [Effect("yard-worth", {"change": signed(change)}, icon="laurel")] if change else []
    return of_bid(state, seat, action) if BID <= action < BID_MORE else []


def of_cell(state: DogeState, seat: int, cell: int, outcome: Outcome) -> list[Effect]:
    """DS-2.1 What tiles cost there, what can be built or what comes of an intrigue, or why it is of no use now."""
    world = outcome.after
    assert isinstance(world, DogeState)
    edition = state.edition
    if is_idle(state, seat, cell):
        return [Effect("idle", {"why": why_idle(state, seat, cell)})]
    if edition.cell_action[cell] == BUY:
        return of_prices(world, seat, cell)
    if edition.cell_action[cell] == INTRIGUE and edition.cell_amount[cell] == NEW_DOGE:
        return [Effect("new-doge", {}, icon="doge")]
    step = world.step_of(seat)
    if not isinstance(step, (Construct, Replace)):
        return []
    tiles = [tile_of(action) for action in step.options(world)]
    told = of_buildings(world, tiles)
    return told + of_old_parts(world, seat, tiles) if isinstance(step, Replace) else told


def of_buildings(world: DogeState, tiles: list[int]) -> list[Effect]:
    """DS-2.3 What could be built: the best galley part, and every other tile with what is printed on it."""
    told: list[Effect] = []
    best = -1
    for tile in tiles:
        if tile < 0:
            continue
        kind = world.edition.tile_kind[tile]
        if kind != GALLEY:
            effect = Effect("then-tile", {"tile": tile_phrase(world.edition, tile, is_paid=True)}, icon=KINDS[kind])
            if effect not in told:
                told.append(effect)
        elif best < 0 or part_value(world, tile) > part_value(world, best):
            best = tile
    if best < 0:
        return told
    vp, approvals = points(part_value(world, best)), part_approvals(world, best)
    zone = ZONES[world.edition.tile_stack[best]]
    return [Effect("then-part", {"zone": zone, "vp": vp, "approvals": approvals}, icon="laurel"), *told]


def of_old_parts(world: DogeState, seat: int, tiles: list[int]) -> list[Effect]:
    """DS-2.3.4 Whose parts these tiles could replace: the last ones of their decks."""
    told: list[Effect] = []
    for deck in sorted({world.edition.tile_stack[tile] // 3 for tile in tiles}):
        by, zone = world.builders[deck][-1], ZONES[world.edition.tile_stack[world.decks[deck][-1]]]
        told.append(Effect("may-demolish", {"zone": zone, "by": by, "own": int(by == seat)}, icon="galley"))
    return told


def of_prices(world: DogeState, seat: int, cell: int) -> list[Effect]:
    """DS-2.2.3 What tiles of the cell's kinds cost, from the edition, beside what is left to pay with."""
    edition, purse = world.edition, world.ducats[seat]
    kinds = edition.cell_kinds[cell]
    stacks = [stack for kind in kinds for stack in stacks_of(kind) if world.stacks[stack]]
    least = min([edition.least_cost[stack] for stack in stacks], default=0)
    if least > purse:
        return [Effect("cannot-pay", {"cost": least, "ducats": purse}, icon="coin")]
    prices = [price_phrase(edition, kind) for kind in reversed(kinds)]
    return [Effect("prices", {"prices": prices, "ducats": purse}, icon="coin")]


def tile_of(action: int) -> int:
    """The tile that an action builds, or -1."""
    if BUILD <= action < SWAP:
        return action - BUILD
    return GALLEY_TILES[action - SWAP] if SWAP <= action < ENACT else -1


def of_stack(state: DogeState, seat: int, stack: int, outcome: Outcome) -> list[Effect]:
    """DS-2.2.3 How many tiles one looks at and what they cost; that one must be given up first (DS-2.2.2), or none
    can be paid."""
    world = outcome.after
    assert isinstance(world, DogeState)
    told: list[Effect] = []
    step = world.step_of(seat)
    if isinstance(step, MakeRoom):
        key = "give-up-part" if step.must_be_galley(world) else "give-up-tile"
        told.append(Effect(key, {}, loss=True, icon="galley"))
    least, purse = state.edition.least_cost[stack], world.ducats[seat]
    if least > purse:
        return [*told, Effect("cannot-pay", {"cost": least, "ducats": purse}, icon="coin")]
    prices = [price_phrase(state.edition, kind_of(stack), stack)]
    if not told:
        told.append(Effect("looks", {"count": min(LOOK, len(state.stacks[stack]))}, icon="card"))
    return [*told, Effect("prices", {"prices": prices, "ducats": purse}, icon="coin")]


def is_barrier_on_top(state: DogeState, action: int) -> bool:
    """Whether an action lays a barrier on the seat's stack: a new one, or one from below."""
    if REORDER <= action < BUY_FROM:
        return True
    return BUILD <= action < SWAP and state.edition.tile_kind[action - BUILD] == BARRIER


def of_barrier(seat: int, outcome: Outcome) -> list[Effect]:
    """DS-2.3.3 Only the top barrier works: which one is covered. DS-3.2 How it helps against the water. DS-3.1 Where it
    puts the seat in the turn order."""
    before, after = outcome.stage, outcome.after
    assert isinstance(before, DogeState)
    assert isinstance(after, DogeState)
    covered = before.top_barrier(seat)
    told = [Effect("covers", {"tile": tile_name(covered)}, icon="barrier")] if covered >= 0 else []
    # Until the round ends, others may still change all that by barriers of their own or by another Doge.
    is_sure = any(event.key == "round-ends" for event in outcome.sure_events())
    told += of_water(before, after, seat, is_sure=is_sure)
    order = new_order(after)
    if order == new_order(before):
        return [*told, Effect("order-stays", {}, sure=False, icon="clock")]
    place = order.index(seat)
    if place == 0:
        return [*told, Effect("goes-first", {}, sure=is_sure, icon="clock")]
    return [*told, Effect("goes-after", {"by": order[place - 1]}, sure=is_sure, icon="clock")]


def of_water(before: DogeState, after: DogeState, seat: int, *, is_sure: bool) -> list[Effect]:
    """DS-3.2 What one more barrier changes about the high water at the end of the round."""
    level, height = before.edition.doge_water[before.doge], len(before.barriers[seat])
    then, now = actions_lost(height, level), actions_lost(len(after.barriers[seat]), level)
    is_same_height = len(after.barriers[seat]) == height
    if not level or then == 0 or is_same_height or (is_sure and now):  # what is sure, the flood itself tells
        return []
    key = "water-helps" if now < then else "water-still"
    return [Effect(key, {"level": level, "before": then, "after": now}, sure=is_sure, icon="wave")]


def of_tile(state: DogeState, tile: int) -> list[Effect]:
    """DS-2.3.2 What a part that is bought is worth now, and whether it can be built yet."""
    if state.edition.tile_kind[tile] != GALLEY:
        return []
    worth = part_worth(state, tile)
    if worth.not_yet is not None:
        is_past = worth.not_yet[0] in PAST_REASONS
        return [Effect("too-late" if is_past else "not-yet", {"reason": worth.not_yet}, icon="clock")]
    # Nothing that one gains by buying it: a hammer, no laurel.
    return [Effect("worth-now", {"vp": points(worth.vp), "approvals": worth.approvals}, icon="construct")]


def of_bid(state: DogeState, seat: int, action: int) -> list[Effect]:
    """DS-3.3 What is left after the bid, and the prizes."""
    bid = action - BID + state.aside[seat]
    left = Effect("bid-leaves", {"approvals": state.approvals[seat] - bid}, icon="seal")
    if bid == 0:
        return [Effect("bid-nothing", {}, icon="laurel"), left]
    if state.counted_approvals:
        least, most = bid_stakes(state.approvals, seat, bid, dense=state.dense_ties)
        if least == most:
            return [Effect("bid-gets", {"vp": most}, icon="laurel"), left]
        return [Effect("bid-wins", {"least": least, "most": most}, sure=False, icon="laurel"), left]
    first, second, third = INSPECTION_PRIZES
    return [Effect("bid-prizes", {"first": first, "second": second, "third": third}, sure=False, icon="laurel"), left]
