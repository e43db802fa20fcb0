"""What an action would bring: spaces, cards that are lost, who gets what of a project, the end."""

from __future__ import annotations

from typing import Final

from ...engine.event import Event
from ...engine.preview import Effect, Outcome, number, signed
from .actions import BUILD, DISCARD, DONE, DRAW_PILE, DRAW_POOL, GOLD, LAID_TYPE, LAST_LAY, SOLO, SWAP
from .drawing import Take
from .gold import LastGold
from .laying import Lay
from .prospects import of_alone, of_building, of_drain, of_laying_done, of_project
from .state import VenedigState
from .terms import BUILDINGS, CARDS_BY_SWAP, CASA, GOLD_A_SPACE, NOBODY, TYPES

ENDS: Final = ("used-up", "gondola-home", "stalled")


def effects(state: VenedigState, seat: int, outcome: Outcome) -> list[Effect]:
    """The end and losses first, then spaces, then what the choice leads to."""
    stage, world = outcome.stage, outcome.after
    assert isinstance(stage, VenedigState)
    assert isinstance(world, VenedigState)
    events = outcome.events
    told = ends(world, seat, events) + lost_cards(seat, events)
    if outcome.actions and GOLD < outcome.actions[-1] < stage.edition.actions.drain:
        # The choice itself says where the gondola would get.
        told += [effect for effect in spaces(world, seat, events) if effect.args["jumped"]]
    else:
        told += spaces(world, seat, events)
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


def spaces(world: VenedigState, seat: int, events: list[Event]) -> list[Effect]:
    """VE-1.7 How far each gondola moves, the seat's own first: the points are the land's, the treasures drawn change
    nothing of it. Spaces that are jumped are not counted, so a gondola may come further than it moves."""
    told: list[Effect] = []
    for other in sorted(range(world.players), key=lambda one: one != seat):
        moves = [event for event in events if event.key == "moved" and event.args["seat"] == other]
        if moves:
            told.append(Effect("spaces" if other == seat else "they-move", move(world, other, moves), icon="gondola"))
    return told


def move(world: VenedigState, seat: int, moves: list[Event]) -> dict[str, object]:
    """Told of everybody in the same way, and as the events tell it afterwards."""
    moved = sum([number(event, "spaces") for event in moves])
    jumped = sum([number(event, "jumped") for event in moves])
    return {"seat": seat, "change": signed(moved), "space": world.gondolas[seat], "jumped": jumped}


def treasures(state: VenedigState, world: VenedigState, seat: int) -> list[Effect]:
    """VE-1.6 Who draws a treasure is certain, what it is worth is not."""
    told: list[Effect] = []
    for other in range(state.players):
        if world.treasures(other) > state.treasures(other):
            told.append(Effect("treasure" if other == seat else "they-treasure", {"seat": other}, icon="treasure"))
    return told


def gold(seat: int, events: list[Event]) -> list[Effect]:
    """VE-4.2 Which tiles go is fixed, and their owner knows them; no change is given."""
    told: list[Effect] = []
    for event in events:
        if event.key == "gold-changed" and event.args["seat"] == seat:
            spent = number(event, "gold")
            over = spent - GOLD_A_SPACE * number(event, "spaces")
            tiles = event.args["tiles"]
            count = len(tiles) if isinstance(tiles, list) else 0
            args = {"gold": spent, "over": over, "tiles": tiles, "count": count}
            told.append(Effect("gold-spent", args, icon="coin"))
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
        return of_alone(world, seat, CASA if action <= LAST_LAY else action - SOLO)
    if action <= DISCARD:
        # That there is no site is told by what happens.
        return [effect for effect in of_building(stage, seat, action - BUILD) if effect.key != "no-site"]
    if DRAW_POOL <= action <= GOLD:
        return of_drawing(stage, seat, action)
    actions = stage.edition.actions
    return of_drain(stage, world, seat) if actions.drain <= action < actions.site else []


def of_done(stage: VenedigState, seat: int) -> list[Effect]:
    """VE-1.4 After laying what is complete is built. VE-5.2 After the last chance gold is worth nothing."""
    step = stage.step_of(seat)
    if isinstance(step, Lay):
        return of_laying_done(stage, seat)
    left = stage.gold(seat) // GOLD_A_SPACE
    if not isinstance(step, LastGold) or left == 0:
        return []
    return [Effect("gold-unused", {"spaces": left}, loss=True, icon="coin")]


def of_drawing(stage: VenedigState, seat: int, action: int) -> list[Effect]:
    """VE-3 What comes into the hand, and whether that ends the turn; nobody knows the pile."""
    if action >= SWAP:
        building = action - SWAP
        args = {"building": BUILDINGS[building], "cards": CARDS_BY_SWAP}
        # VE-3.2 Without another card in the pool all come from the pile at once.
        return [Effect("swaps" if is_choice_left(stage, building) else "swaps-unseen", args, icon="card")]
    step = stage.step_of(seat)
    left = step.left if isinstance(step, Take) else 1
    # VE-3.2 After a pile card only pile cards; an edition with few cards may run out of them.
    is_sure = stage.edition.is_deck_enough
    if action == DRAW_PILE:
        return [Effect("draws", {"cards": left}, sure=is_sure, icon="card"), Effect("turn-ends")]
    told = [Effect("takes", {"building": BUILDINGS[action - DRAW_POOL]}, icon="card")]
    if isinstance(step, Take) and left > 1:
        if is_choice_left(stage, step.laid, action - DRAW_POOL):
            return told
        told.append(Effect("then-draws", {"cards": left - 1}, sure=is_sure, icon="card"))
    return [*told, Effect("turn-ends")]


def is_choice_left(stage: VenedigState, laid: int, taken: int = NOBODY) -> bool:
    """VE-3.2 Whether the pool has a card to take beside the one that was laid and the one that is taken now."""
    return any(stage.pool[other] > (other == taken) for other in range(TYPES) if other != laid)
