"""What an action would bring: net gains first, then what it leads to."""

from __future__ import annotations

from typing import Final

from ...engine.event import Event
from ...engine.preview import Effect, Outcome, number, signed
from .actions import BID, BID_MORE, BUILD, BUY_FROM, DROP, ENACT, PLACE, SWAP, TAKE
from .building import Construct, Replace, part_approvals, part_value
from .buying import MakeRoom
from .scoring import INSPECTION_PRIZES
from .state import DogeState
from .terms import CELLS, DOGE_TILES, GALLEY, GALLEY_TILES, REORDER_COST, TILES, tile_name
from .worth import bid_stakes, is_idle, part_worth, yard_value

PAID: Final = ("placed", "bought", "bought-part", "got-approvals")  # events with what they cost the seat


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
            told.append(Effect("demolished", {"tile": event.args["tile"]}, icon="galley"))
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
    if TAKE <= action < TAKE + TILES:
        return of_tile(state, action - TAKE)
    if ENACT <= action < ENACT + DOGE_TILES:
        change = yard_value(state, seat, action - ENACT) - yard_value(state, seat, state.doge)
        return [Effect("yard-worth", {"change": signed(change)}, icon="laurel")] if change else []
    return of_bid(state, seat, action) if BID <= action < BID_MORE else []


def of_cell(state: DogeState, seat: int, cell: int, outcome: Outcome) -> list[Effect]:
    """DS-2.1 The best part that can be built with the cell, or that it is of no use now."""
    if is_idle(state, seat, cell):
        return [Effect("idle")]
    world = outcome.after
    step = world.step_of(seat)
    if not isinstance(world, DogeState) or not isinstance(step, (Construct, Replace)):
        return []
    best = -1
    for action in step.options(world):
        tile = tile_of(action)
        is_part = tile >= 0 and world.edition.tile_kind[tile] == GALLEY
        if is_part and (best < 0 or part_value(world, tile) > part_value(world, best)):
            best = tile
    if best < 0:
        return []
    vp, approvals = part_value(world, best), part_approvals(world, best)
    return [Effect("then-part", {"tile": tile_name(best), "vp": vp, "approvals": approvals}, icon="laurel")]


def tile_of(action: int) -> int:
    """The tile that an action builds, or -1."""
    if BUILD <= action < SWAP:
        return action - BUILD
    return GALLEY_TILES[action - SWAP] if SWAP <= action < ENACT else -1


def of_stack(state: DogeState, seat: int, stack: int, outcome: Outcome) -> list[Effect]:
    """DS-2.2 A tile must be given up first (DS-2.2.2), or none can be paid."""
    world = outcome.after
    assert isinstance(world, DogeState)
    told: list[Effect] = []
    step = world.step_of(seat)
    if isinstance(step, MakeRoom):
        key = "give-up-part" if step.must_be_galley(world) else "give-up-tile"
        told.append(Effect(key, {}, loss=True, icon="galley"))
    least = state.edition.least_cost[stack]
    if least > world.ducats[seat]:
        told.append(Effect("cannot-pay", {"cost": least, "ducats": world.ducats[seat]}, icon="coin"))
    return told


def of_tile(state: DogeState, tile: int) -> list[Effect]:
    """DS-2.3.2 What a part that is bought is worth now, and whether it can be built yet."""
    if state.edition.tile_kind[tile] != GALLEY:
        return []
    worth = part_worth(state, tile)
    if worth.not_yet is not None:
        return [Effect("not-yet", {"reason": worth.not_yet}, icon="clock")]
    return [Effect("worth-now", {"vp": worth.vp, "approvals": worth.approvals}, icon="laurel")]


def of_bid(state: DogeState, seat: int, action: int) -> list[Effect]:
    """DS-3.3 What is left after the bid, and the prizes."""
    bid = action - BID + state.aside[seat]
    left = Effect("bid-leaves", {"approvals": state.approvals[seat] - bid}, icon="seal")
    if bid == 0:
        return [Effect("bid-nothing", {}, icon="laurel"), left]
    if state.counted_approvals:
        least, most = bid_stakes(state.approvals, seat, bid, dense=state.dense_ties)
        return [Effect("bid-wins", {"least": least, "most": most}, sure=False, icon="laurel"), left]
    first, second, third = INSPECTION_PRIZES
    return [Effect("bid-prizes", {"first": first, "second": second, "third": third}, sure=False, icon="laurel"), left]
