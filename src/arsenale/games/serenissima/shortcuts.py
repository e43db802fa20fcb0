"""What is often done in a row: sail on to a far zone, load, hire, sell or take all that goes."""

from __future__ import annotations

from typing import Final

from ...engine.game import Shortcut
from .actions import ACTION, BUY, DONE, HIRE, HIRE_ABOARD, LOAD_FROM_PORT, PER_ZONE, SAIL, SELL, TAKE, deed_of, zone_of
from .blockade import blockers_in, possible_blockers
from .fighting import Booty
from .harbour import SellFurther
from .investing import CatchUp, Invest
from .loading import Load
from .sailing import Sail
from .state import SerenissimaState
from .terms import GALLEYS, GOODS, KINDS_OF_GOODS, SAILOR_COST, SPICE, SPICE_BONUS, galley_name
from .turn import ChooseTurn

TRADES: Final = 1  # ports where to sell that are offered: the board tells of the others

Way = tuple[int, tuple[int, ...]]  # at how many zones someone can block, and the moves


def shortcuts(state: SerenissimaState, seat: int) -> list[Shortcut]:
    """SE-1 Before a turn also whatever the galley could do once it acts."""
    step = state.step_of(seat)
    if not isinstance(step, ChooseTurn):
        return chains(state, seat)
    acting = state.copy()
    acting.apply(seat, ACTION)
    direct = [Shortcut((ACTION, action), "do-forgo" if action == DONE else "") for action in acting.legal(seat)]
    return direct + [chain._replace(actions=(ACTION, *chain.actions)) for chain in chains(acting, seat)]


def chains(state: SerenissimaState, seat: int) -> list[Shortcut]:
    step = state.step_of(seat)
    if isinstance(step, Load):
        return [*voyages(state, seat), *loads(state, seat), *sales(state, seat)]
    if isinstance(step, Sail):
        return [*voyages(state, seat), *sales(state, seat)]
    if isinstance(step, SellFurther):
        return sales(state, seat)
    if isinstance(step, Booty):
        return booty(state, step)
    return hires(state, seat) if isinstance(step, (Invest, CatchUp)) else []


def voyages(state: SerenissimaState, seat: int) -> list[Shortcut]:
    """SE-2.2 To each zone beyond the next one; and to the ports where the cargo brings most, to sell it there."""
    routes = ways(state)
    trades = [trade for moves in routes if (trade := sale_after(state, seat, moves)) is not None]
    trades.sort(key=lambda trade: -int(trade.args["ducats"]))
    return [Shortcut(moves) for moves in routes if len(moves) > 1] + trades[:TRADES]


def ways(state: SerenissimaState) -> list[tuple[int, ...]]:
    """SE-2.2 The shortest way to each zone in reach; of several one where fewest can block (SE-2.3)."""
    galley = state.active
    reached: dict[int, Way] = {state.galley_zone[galley]: (0, ())}
    known = set(reached)
    routes: list[tuple[int, ...]] = []
    for _ in range(state.galley_sailors[galley] - state.moved):
        further: dict[int, Way] = {}
        for zone, (blocked, moves) in reached.items():
            risk = blocked + (1 if blockers_in(state, zone) else 0)
            for beyond in state.edition.next_zones[zone]:
                if beyond not in known and (beyond not in further or risk < further[beyond][0]):
                    further[beyond] = (risk, (*moves, SAIL + beyond * PER_ZONE))
        reached = further
        known.update(reached)
        routes += [moves for _, moves in reached.values()]
    return routes


def sale_after(state: SerenissimaState, seat: int, moves: tuple[int, ...]) -> Shortcut | None:
    """SE-3.1 To a port and sell all that it buys there, if there is room for all and it brings something."""
    twin = state.copy()
    for action in moves:
        if twin.actors() != (seat,):
            return None
        twin.apply(seat, action)
    goods, ducats = sale(twin, seat)
    if not goods or ducats == 0:
        return None
    zone = state.edition.zones[zone_of(moves[-1])]
    return Shortcut((*moves, *goods), "do-trade", {"zone": zone, "ducats": ducats}, on_board=False)


def loads(state: SerenissimaState, seat: int) -> list[Shortcut]:
    """SE-2.1 All sailors of the port that can go aboard, or all goods that fit and can be paid."""
    offers = []
    for action in state.legal(seat):
        if action != LOAD_FROM_PORT and not BUY <= action < BUY + KINDS_OF_GOODS:
            continue
        count, cost = most(state, seat, action)
        if count > 1 and action == LOAD_FROM_PORT:
            offers.append(Shortcut((action,) * count, "do-load-all-crew", {"count": count}))
        elif count > 1:
            good = GOODS[action - BUY]
            offers.append(Shortcut((action,) * count, "do-load-all", {"good": good, "count": count, "cost": cost}))
    return offers


def most(state: SerenissimaState, seat: int, action: int) -> tuple[int, int]:
    """How often a piece can be loaded, and what that costs."""
    twin = state.copy()
    count = 0
    while action in twin.legal(seat):
        twin.apply(seat, action)
        count += 1
    return count, state.ducats[seat] - twin.ducats[seat]


def hires(state: SerenissimaState, seat: int) -> list[Shortcut]:
    """SE-4.1 All sailors that fit into a port or galley and can be paid. Not by trying: the last purchase may end the
    round, and what comes then is nobody's to know."""
    offers = []
    affordable = min(state.stock[seat], state.ducats[seat] // SAILOR_COST)
    for action in state.legal(seat):
        if deed_of(action) == HIRE:
            port = zone_of(action)
            place = state.edition.zones[port]
            room = state.edition.spaces[port] - state.port_sailors[port]
        elif HIRE_ABOARD < action <= HIRE_ABOARD + GALLEYS:
            place = galley_name(action - HIRE_ABOARD)
            room = state.free_places(action - HIRE_ABOARD)
        else:
            continue
        count = min(room, affordable)
        if count > 1:
            args = {"place": place, "count": count, "cost": count * SAILOR_COST}
            offers.append(Shortcut((action,) * count, "do-hire-all", args))
    return offers


def sales(state: SerenissimaState, seat: int) -> list[Shortcut]:
    """SE-3.1 Several goods that can be sold here."""
    goods, ducats = sale(state, seat)
    return [Shortcut(goods, "do-sell-all", {"ducats": ducats})] if len(goods) > 1 else []


def sale(state: SerenissimaState, seat: int) -> tuple[tuple[int, ...], int]:
    """SE-3.1 All goods that can be sold here and what they bring, if there is room for all: then their order does not
    matter. None where someone may block the sale (SE-3.3)."""
    goods = [action for action in state.legal(seat) if SELL <= action < SELL + KINDS_OF_GOODS]
    if not goods or possible_blockers(state):
        return (), 0
    port = state.galley_zone[state.active]
    taken = len(state.stored[port])
    prices = state.edition.prices[port][taken : taken + len(goods)]
    if len(prices) < len(goods):
        return (), 0
    ducats = 0 if state.port_owner[port] == seat else sum(prices)
    return tuple(goods), ducats + (SPICE_BONUS if SELL + SPICE in goods else 0)


def booty(state: SerenissimaState, step: Booty) -> list[Shortcut]:
    """SE-3.4 All goods of the loser, if there is room for all of them."""
    if not 1 < len(step.goods) <= state.free_places(step.galley):
        return []
    return [Shortcut(tuple(TAKE + good for good in step.goods), "do-take-all")]
