"""What an action would bring: what is lost, ducats, payouts, odds, and what others may do about it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ...engine.event import Event
from ...engine.preview import DealtWorld, Effect, Outcome, number, signed
from .actions import (
    ACTION,
    ATTACK,
    ATTACK_PORT,
    BLOCK,
    CLOSE,
    DONE,
    INVEST,
    LAND,
    LOAD_FROM_PORT,
    NUMBER,
    PORT,
    ROLL,
    SAIL,
    SELL,
    deed_of,
    zone_of,
)
from .arrival import of_voyage
from .blockade import Blockade
from .deeds import is_loading
from .fight_odds import Fight, against_galley, against_port
from .fighting import Booty, FightGalley
from .forecast import round_end
from .harbour import BlockLanding, BlockSale, sale_price
from .investing import CatchUp, Invest, purchases_called
from .loading import Load
from .rounds import port_payout
from .state import SerenissimaState
from .terms import FORT_DICE, GOODS, START_SAILORS, galley_name

PAID: Final = ("loaded", "bought-from", "hired", "hired-aboard", "bought-galley", "built")  # with what they cost


def previews(state: SerenissimaState, seat: int, rows: Iterable[Sequence[int]]) -> list[list[Effect]]:
    """For each row of actions. A voyage tells of where it leads, also where somebody may stop it on the way."""
    world = DealtWorld(state, seat)
    return [effects(state, seat, world.outcome(tuple(row)), row) for row in rows]


def effects(state: SerenissimaState, seat: int, outcome: Outcome, row: Sequence[int] = ()) -> list[Effect]:
    """Losses first, then ducats now and at payouts, then odds and answers, then the end of the round. The outcome may
    be of fewer actions than the row that is wanted."""
    row = row or outcome.actions
    start, stage, world = outcome.before, outcome.stage, outcome.after
    assert isinstance(start, SerenissimaState)
    assert isinstance(stage, SerenissimaState)
    assert isinstance(world, SerenissimaState)
    events = outcome.sure_events()
    told = losses(seat, events) + purse(seat, events) + ports(state, world, seat, events)
    if deed_of(row[-1]) == SAIL:
        told += of_voyage(start, [zone_of(action) for action in row if deed_of(action) == SAIL])
        told += may_be_blocked(world, seat)
    else:
        told += of_action(stage, world, seat, outcome.actions[-1])
    last = end_of_round(state, world, seat, outcome)
    if outcome.actions[-1] == DONE:
        told += of_done(stage, seat, ends_round=bool(last))
    return told + unloaded(start, seat, row) + last


def losses(seat: int, events: list[Event]) -> list[Effect]:
    """SE-2.1 Galleys that sink for want of sailors, goods thrown overboard."""
    told: list[Effect] = []
    for event in events:
        if event.args.get("seat") != seat:
            continue
        if event.key == "sunk":
            goods = event.args["goods"]
            args = {"galley": event.args["galley"], "goods": goods}
            told.append(Effect("sinks-with" if goods else "sinks", args, loss=True, icon="skull"))
        elif event.key == "dumped":
            told.append(Effect("overboard", {"good": event.args["good"]}, loss=True, icon=f"good-{event.args['good']}"))
    return told


def purse(seat: int, events: list[Event]) -> list[Effect]:
    """What others get at once; the seat's own ducats are told by the words of the choice."""
    others: dict[int, int] = {}
    for event in events:
        amount = number(event, "ducats") - (number(event, "cost") if event.key in PAID else 0)
        actor = number(event, "seat")
        if actor != seat:
            others[actor] = others.get(actor, 0) + amount
        if event.key == "bought-from":
            owner = number(event, "owner")
            others[owner] = others.get(owner, 0) + number(event, "cost")
    return [
        Effect("they-get", {"seat": other, "ducats": ducats}, icon="coin")
        for other, ducats in others.items()
        if ducats > 0
    ]


def ports(state: SerenissimaState, world: SerenissimaState, seat: int, events: list[Event]) -> list[Effect]:
    """SE-3.6 Ports taken; SE-5.2 what the ports where something was stored or built will pay more; SE-3.7 forts."""
    told: list[Effect] = []
    changed: list[int] = []
    for event in events:
        if event.key not in ("landed", "sold", "built"):
            continue
        port = state.edition.zones.index(str(event.args["port"]))
        if event.key == "landed":
            args = {"port": event.args["port"], "seat": event.args["seat"], "ducats": port_payout(world, port)}
            told.append(Effect("port-yours" if event.args["seat"] == seat else "port-theirs", args, icon="anchor"))
        elif event.args.get("building") == "fort":
            told.append(Effect("fort", {"port": event.args["port"], "dice": FORT_DICE}, icon="fort"))
        elif port not in changed and state.port_owner[port] >= 0:
            changed.append(port)
            told += payout_change(state, world, seat, port)
    return told


def payout_change(state: SerenissimaState, world: SerenissimaState, seat: int, port: int) -> list[Effect]:
    """SE-5.2 What more a port will pay its owner at every payout to come."""
    change = port_payout(world, port) - port_payout(state, port)
    if change == 0:
        return []
    owner = state.port_owner[port]
    args = {"port": state.edition.zones[port], "change": signed(change), "seat": owner}
    return [Effect("payout-yours" if owner == seat else "payout-theirs", args, icon="anchor")]


def of_action(state: SerenissimaState, world: SerenissimaState, seat: int, action: int) -> list[Effect]:
    """What depends on the kind of the last action."""
    told: list[Effect] = []
    step = state.step_of(seat)
    if action <= INVEST or deed_of(action) in (CLOSE, PORT):
        told = of_beginning(state, seat, action)
    elif ATTACK < action < LAND:
        told = of_fight(
            state,
            against_port(state, fort_fires=True) if action == ATTACK_PORT else against_galley(state, action - ATTACK),
        )
    elif action == ROLL and isinstance(step, FightGalley):
        told = of_fight(state, against_galley(state, step.target))
    elif action == ROLL:
        told = of_fight(state, against_port(state, fort_fires=False))
    elif action == BLOCK and isinstance(step, Blockade):
        told = of_blockade(state, world, seat, step)
    return told + may_be_blocked(world, seat)


def of_beginning(state: SerenissimaState, seat: int, action: int) -> list[Effect]:
    """SE-0 What is settled before the first round, SE-1 what a turn can be used for."""
    if action == ACTION:
        return [Effect("acts", {}, icon="galley")]
    if action == INVEST:
        step = Invest(seat, has_bought_galley=False)
        things = purchases_called(step.purchases(state, state.ducats[seat]))
        return [Effect("invests" if things else "invests-nothing", {"things": things}, icon="coin")]
    if action > NUMBER and action < ACTION:
        port = state.edition.zones[state.port_owner.index(seat)]
        return [Effect("launches", {"port": port, "sailors": START_SAILORS}, icon="galley")]
    zone = zone_of(action)
    if deed_of(action) == CLOSE:
        return [Effect("closes", {"port": state.edition.zones[zone]}, icon="anchor")]
    return [Effect("starts", {"sailors": min(START_SAILORS, state.edition.spaces[zone])}, icon="sailor")]


def of_done(state: SerenissimaState, seat: int, *, ends_round: bool) -> list[Effect]:
    """What is over with it; that a round ends says it of the turn."""
    step = state.step_of(seat)
    if isinstance(step, Booty):
        return [Effect("leaves-booty", {"goods": [GOODS[good] for good in step.goods]}, icon="waves")]
    if isinstance(step, CatchUp):
        return [Effect("buys-no-more", {}, icon="coin")]
    return [] if ends_round else [Effect("ends-turn", {"galley": galley_name(state.active)}, icon="clock")]


def unloaded(state: SerenissimaState, seat: int, row: Sequence[int]) -> list[Effect]:
    """SE-2.1 Before the turn the board offers at once what comes after loading: then nothing is loaded."""
    if row[0] != ACTION or len(row) == 1 or row[1] == DONE or LOAD_FROM_PORT <= row[1] < SELL:
        return []
    can_load = any(is_loading(action) for action in Load(seat, ()).options(state))
    return [Effect("loads-nothing", {}, icon="ship")] if can_load else []


def may_be_blocked(world: SerenissimaState, seat: int) -> list[Effect]:
    """SE-2.3 Someone else is asked before it happens."""
    step = world.pending[-1] if world.pending else None
    if not isinstance(step, Blockade) or step.seat == seat:
        return []
    return [Effect("may-block", {"seats": [step.seat, *step.rest]}, sure=False, icon="galley")]


def of_fight(state: SerenissimaState, odds: Fight) -> list[Effect]:
    """SE-3.4 If it is fought to the end."""
    args = {"won": percent(odds.won), "losses": round(odds.losses, 1), "kills": round(odds.kills, 1)}
    return [
        Effect("fight", args, sure=False, icon="skull"),
        Effect(
            "may-sink", {"chance": percent(odds.sunk), "galley": galley_name(state.active)}, sure=False, icon="skull"
        ),
    ]


def of_blockade(state: SerenissimaState, world: SerenissimaState, seat: int, step: Blockade) -> list[Effect]:
    """SE-2.3, SE-3.3, SE-3.6 What they miss, and how a fight for it would go."""
    owner = state.galley_owner[state.active]
    zone = state.galley_zone[state.active]
    told: list[Effect] = []
    if isinstance(step, BlockSale):
        price = sale_price(state, owner, zone, step.wanted)
        told.append(Effect("they-miss", {"seat": owner, "ducats": price}, icon="coin"))
    elif isinstance(step, BlockLanding):
        args = {"seat": owner, "port": state.edition.zones[zone], "ducats": port_payout(state, zone)}
        told.append(Effect("they-miss-port", args, icon="anchor"))
    else:
        told.append(Effect("they-stay", {"seat": owner, "galley": galley_name(state.active)}, icon="galley"))
    targets = [galley for galley in world.fleets[zone] if world.galley_owner[galley] == seat]
    best = max([against_galley(world, galley).won for galley in targets], default=0.0)
    if best > 0.0 and world.value > 0:
        told.append(Effect("they-may-attack", {"seat": owner, "won": percent(best)}, sure=False, icon="skull"))
    return told


def end_of_round(state: SerenissimaState, world: SerenissimaState, seat: int, outcome: Outcome) -> list[Effect]:
    """SE-5 The last galley is done: a Doge card is turned, which may pay or end the match."""
    luck = outcome.before.luck()
    # The card itself is the one surprise: where dice come before it, who knows whether the round ends at all.
    if not any(event.key == "card-drawn" and event.luck == luck + 1 for event in outcome.events):
        return []
    odds = round_end(state)
    if odds.end >= 1.0:
        if state.money_hidden:
            return [Effect("ends-match-hidden", {}, loss=True, icon="clock")]
        best = max([ducats for other, ducats in enumerate(world.ducats) if other != seat])
        return [Effect("ends-match", {"own": world.ducats[seat], "best": best}, loss=True, icon="clock")]
    told = [Effect("ends-round", {}, icon="clock")]
    if odds.payout > 0.0:
        told.append(Effect("may-pay", {"chance": percent(odds.payout)}, sure=False, icon="coin"))
    if odds.end > 0.0:
        told.append(Effect("may-end", {"chance": percent(odds.end)}, sure=False, icon="clock"))
    return told


def percent(chance: float) -> int:
    return int(100.0 * chance + 0.5)
