"""DS-2 The turn, the intrigue and the sealed bid. Buying and building have files of their own."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from ...engine.event import Value
from ...engine.refusal import Refusal
from ...engine.step import Step
from .actions import (
    BID,
    BID_MORE,
    BID_STEP,
    DISCARD,
    ENACT,
    HIGHEST_BID,
    PLACE,
    REORDER,
    RETURN_TOP,
    RETURN_UNDER,
)
from .building import Construct, Replace
from .buying import Buy
from .doge_stack import doge_facts, draw_doge_tiles
from .scoring import inspect
from .state import DogeState
from .terms import (
    BARRIER_TILES,
    BARRIERS,
    BONUS_APPROVALS,
    BONUS_DUCATS,
    BONUS_EXTRA,
    BUY,
    CELLS,
    CONSTRUCT,
    DOGE_STACK,
    DOGE_TILES,
    DUCATS,
    FAVOUR_COST,
    FREE_APPROVAL,
    INTRIGUE,
    KINDS,
    NEW_DOGE,
    NUMBERS,
    PANELS,
    REORDER_COST,
    REPLACE,
    tile_name,
)
from .turn_refusals import use_refusal


class Turn(Step[DogeState]):
    """DS-2 Choose a cell or discard the marker; before it, once, perhaps bring another barrier to the top."""

    key: ClassVar[str] = "turn"
    rule: ClassVar[str] = "DS-2"

    def __init__(self, seat: int, *, is_reordered: bool) -> None:
        self.seat = seat
        self.is_reordered = is_reordered

    def facts(self) -> tuple[Any, ...]:
        return (self.seat, self.is_reordered)

    def question(self, state: DogeState) -> dict[str, Value]:
        return {"markers": state.markers[self.seat]}

    def has_open_options(self, state: DogeState) -> bool:
        return True  # DS-3.4 ducats, dice, markers, finished barriers and galley parts are open

    def options(self, state: DogeState) -> list[int]:
        seat = self.seat
        ducats: i64 = state.ducats[seat]
        taken: i64 = 0
        for cells in state.marked:
            taken |= cells
        restricted: i64 = state.edition.restricted_cells
        legal: list[int] = []
        first: i64 = 0
        for die in state.dice:
            # DS-2.1 A cell costs what its value exceeds the die by.
            last = first + min(6, die + ducats)
            for cell in range(first, last):
                # Shifted right: a compiled 1 << cell would lose the cells above 30.
                if not taken >> cell & 1 and (not restricted >> cell & 1 or self.is_open(state, cell)):
                    legal.append(cell)
            first += 6
        legal.append(DISCARD)
        if not self.is_reordered and ducats >= REORDER_COST:
            # DS-2.0 Any finished barrier but the top one.
            legal += [REORDER + NUMBERS[tile] - 1 for tile in state.barriers[seat][:-1]]
        return legal

    def is_open(self, state: DogeState, cell: int) -> bool:
        """Whether a restricted cell may be chosen: replace needs a legal pair, the third intrigue its ducats."""
        if state.edition.cell_action[cell] == REPLACE:
            return state.has_swap(self.seat)
        return self.favour_purse(state, cell) >= FAVOUR_COST

    def favour_purse(self, state: DogeState, cell: int) -> int:
        """DS-2.4 Ducats left for the favour: after the cell's cost, those of the bonus counted."""
        return state.ducats[self.seat] - cell_cost(state, cell) + bonus_ducats(state, self.seat, INTRIGUE)

    def resolve(self, state: DogeState, action: int) -> None:
        seat = self.seat
        if action >= REORDER:
            tile = BARRIER_TILES[action - REORDER]
            state.ducats[seat] -= REORDER_COST
            state.barriers[seat] = (*[other for other in state.barriers[seat] if other != tile], tile)
            if state.sink is not None:
                state.emit("reordered", {"seat": seat, "tile": tile_name(tile)})
            state.pending.append(Turn(seat, is_reordered=True))
            return
        state.markers[seat] -= 1
        if action == DISCARD:
            state.ducats[seat] += 1
            state.tell("discarded", seat)
            return
        cost = cell_cost(state, action)
        state.ducats[seat] -= cost
        state.marked[seat] |= 1 << action
        if state.sink is not None:
            state.emit("placed", {"seat": seat, "panel": PANELS[action // 6], "value": action % 6 + 1, "cost": cost})
        begin_action(state, seat, action)

    def refusal(self, state: DogeState, action: int) -> Refusal | None:
        if PLACE <= action < PLACE + CELLS:
            return self.cell_refusal(state, action - PLACE)
        if REORDER <= action < REORDER + BARRIERS:
            return self.reorder_refusal(state, BARRIER_TILES[action - REORDER])
        return use_refusal(state, self.seat, self.options(state), action)

    def cell_refusal(self, state: DogeState, cell: int) -> Refusal:
        panel = cell // 6
        if panel >= len(state.dice):
            return Refusal("DS-0", "panel-not-in-use", {"panel": PANELS[panel], "players": state.players})
        if state.taken_by(cell) >= 0:
            return Refusal("DS-2.1", "cell-taken", {"by": state.taken_by(cell)})
        cost = cell_cost(state, cell)
        if cost > state.ducats[self.seat]:
            return Refusal("DS-2.1", "cell-too-dear", {"cost": cost, "ducats": state.ducats[self.seat]})
        if state.edition.cell_action[cell] == REPLACE:
            return Refusal("DS-2.3.4", "nothing-to-replace", {})
        left = self.favour_purse(state, cell)
        return Refusal("DS-2.4", "favour-too-dear", {"cost": FAVOUR_COST, "ducats": left})

    def reorder_refusal(self, state: DogeState, tile: int) -> Refusal:
        finished = state.barriers[self.seat]
        if tile not in finished:
            return Refusal("DS-2.0", "not-your-barrier", {"tile": tile_name(tile)})
        if tile == finished[-1]:
            return Refusal("DS-2.0", "already-on-top", {"tile": tile_name(tile)})
        if self.is_reordered:
            return Refusal("DS-2.0", "already-reordered", {})
        return Refusal("DS-2.0", "reorder-too-dear", {"cost": REORDER_COST, "ducats": state.ducats[self.seat]})


def cell_cost(state: DogeState, cell: int) -> int:
    """DS-2.1"""
    return max(0, cell % 6 + 1 - state.dice[cell // 6])


def bonus_ducats(state: DogeState, seat: int, cell_action: int) -> int:
    """The ducats that the top barrier gives with a cell of this action."""
    barrier = state.top_barrier(seat)
    if barrier < 0 or state.edition.barrier_action[barrier] != cell_action:
        return 0
    return state.edition.barrier_amount[barrier] if state.edition.barrier_bonus[barrier] == BONUS_DUCATS else 0


def begin_action(state: DogeState, seat: int, cell: int) -> None:
    """DS-2.1 The cell is paid: now the bonus of the top barrier, then the action itself."""
    edition = state.edition
    action = edition.cell_action[cell]
    if action == BUY:
        state.pending.append(Buy(seat, edition.cell_kinds[cell], joined=edition.cell_joined[cell]))
    elif action == CONSTRUCT:
        state.pending.append(Construct(seat, edition.cell_kinds[cell], joined=edition.cell_joined[cell]))
    elif action == REPLACE:
        state.pending.append(Replace(seat))
    # What was pushed waits below the bonus.
    take_bonus(state, seat, action)
    if action == DUCATS:
        state.ducats[seat] += edition.cell_amount[cell]
        state.tell("got-ducats", seat, "ducats", edition.cell_amount[cell])
    elif action == INTRIGUE:
        intrigue(state, seat, edition.cell_amount[cell])


def take_bonus(state: DogeState, seat: int, action: int) -> None:
    """DS-2.3.3 The right side of the top barrier, if the cell's action is the one on its left."""
    edition = state.edition
    barrier = state.top_barrier(seat)
    if barrier < 0 or edition.barrier_action[barrier] != action:
        return
    bonus = edition.barrier_bonus[barrier]
    amount = edition.barrier_amount[barrier]
    if bonus == BONUS_EXTRA:
        if action == BUY:
            state.pending.append(Buy(seat, (amount,), joined=False))
        else:
            state.pending.append(Construct(seat, (amount,), joined=False))
        if state.sink is not None:
            state.emit("bonus-extra", {"seat": seat, "tile": tile_name(barrier), "kind": KINDS[amount]})
    elif bonus == BONUS_DUCATS:
        state.ducats[seat] += amount
        if state.sink is not None:
            state.emit("bonus-ducats", {"seat": seat, "tile": tile_name(barrier), "ducats": amount})
    elif bonus == BONUS_APPROVALS:
        state.approvals[seat] += amount
        if state.sink is not None:
            state.emit("bonus-approvals", {"seat": seat, "tile": tile_name(barrier), "approvals": amount})
    else:
        state.vp[seat] += amount
        if state.sink is not None:
            state.emit("bonus-vp", {"seat": seat, "tile": tile_name(barrier), "vp": amount})


def intrigue(state: DogeState, seat: int, number: int) -> None:
    """DS-2.4 The three intrigues."""
    if number == NEW_DOGE:
        state.reveal()
        state.surprise()
        state.drawn = draw_doge_tiles(state, 2)
        state.drawn_from = DOGE_STACK
        if state.sink is not None:
            state.tell("doge-looks", seat)
            state.emit("doge-drawn", {"seat": seat, "doges": [tile + 1 for tile in state.drawn]}, (seat,))
        state.pending.append(EnactDoge(seat))
    elif number == FREE_APPROVAL:
        state.approvals[seat] += 1
        state.emit("got-approvals", {"seat": seat, "approvals": 1, "cost": 0})
    else:
        state.ducats[seat] -= FAVOUR_COST
        state.approvals[seat] += 2
        state.emit("got-approvals", {"seat": seat, "approvals": 2, "cost": FAVOUR_COST})


class EnactDoge(Step[DogeState]):
    """DS-2.4 Put one of the two drawn Doge tiles in force."""

    key: ClassVar[str] = "enact-doge"
    rule: ClassVar[str] = "DS-2.4"

    def options(self, state: DogeState) -> list[int]:
        return [ENACT + tile for tile in state.drawn]

    def resolve(self, state: DogeState, action: int) -> None:
        chosen = action - ENACT
        state.drawn = tuple([tile for tile in state.drawn if tile != chosen])
        state.doge_old = (*state.doge_old, state.doge)
        state.doge = chosen
        state.reveal()
        if state.sink is not None:
            state.emit("doge-enacted", {"seat": self.seat, **doge_facts(state)})
        state.pending.append(ReturnDoge(self.seat))

    def refusal(self, state: DogeState, action: int) -> Refusal | None:
        if not ENACT <= action < ENACT + DOGE_TILES:
            return None
        return Refusal("DS-2.4", "doge-not-drawn", {"doge": action - ENACT + 1})


class ReturnDoge(Step[DogeState]):
    """DS-2.4 Put the other Doge tile face down on top of or under the stack."""

    key: ClassVar[str] = "return-doge"
    rule: ClassVar[str] = "DS-2.4"

    def has_open_options(self, state: DogeState) -> bool:
        return True  # they are always the same

    def options(self, state: DogeState) -> list[int]:
        return [RETURN_TOP, RETURN_UNDER]

    def resolve(self, state: DogeState, action: int) -> None:
        if action == RETURN_TOP:
            state.doge_stack = state.drawn + state.doge_stack
            state.tell("doge-on-top", self.seat)
        else:
            state.doge_stack = state.doge_stack + state.drawn
            state.tell("doge-under", self.seat)
        state.drawn = ()


class Bid(Step[DogeState]):
    """DS-3.3 A sealed bid of approvals; all players bid at once. Its options are as secret as the approvals held."""

    key: ClassVar[str] = "bid"
    rule: ClassVar[str] = "DS-3.3"

    def is_sealed(self) -> bool:
        return True

    def options(self, state: DogeState) -> list[int]:
        left = state.approvals[self.seat] - state.aside[self.seat]
        legal = [BID + bid for bid in range(min(left, HIGHEST_BID) + 1)]
        if left >= BID_STEP and state.rules >= 2:
            legal.append(BID_MORE)
        return legal

    def sensible(self, state: DogeState) -> list[int]:
        """More is set aside only while the bid could still be beaten: one above all that others hold wins."""
        options = self.options(state)
        if options[-1] != BID_MORE:
            return options
        highest = max([held for seat, held in enumerate(state.approvals) if seat != self.seat])
        return options if state.aside[self.seat] + HIGHEST_BID <= highest else options[:-1]

    def resolve(self, state: DogeState, action: int) -> None:
        if action == BID_MORE:
            self.set_aside(state, state.aside[self.seat] + BID_STEP)
            return
        bid = state.aside[self.seat] + action - BID
        state.aside = with_amount(state.aside, self.seat, 0)
        state.bids[self.seat] = bid
        state.tell("bid-sealed", self.seat)
        if state.sink is not None:
            state.emit("own-bid", {"seat": self.seat, "approvals": bid}, (self.seat,))
        if min(state.bids) >= 0:
            inspect(state)

    def set_aside(self, state: DogeState, approvals: int) -> None:
        """The bid goes on: the same question again. Others are told nothing, and the order of the steps tells nothing
        either: it is always that of the seats."""
        state.aside = with_amount(state.aside, self.seat, approvals)
        place = len(state.pending)
        while state.pending[place - 1].is_sealed() and state.pending[place - 1].seat > self.seat:
            place -= 1
        state.pending.insert(place, self)
        if state.sink is not None:
            state.emit("own-aside", {"seat": self.seat, "approvals": approvals}, (self.seat,))

    def refusal(self, state: DogeState, action: int) -> Refusal | None:
        if not BID <= action <= BID_MORE:
            return None
        return Refusal("DS-3.3", "bid-too-high", {"approvals": state.approvals[self.seat]})


def with_amount(amounts: tuple[int, ...], seat: int, amount: int) -> tuple[int, ...]:
    """The amounts by seat with one of them changed."""
    return tuple([amount if other == seat else value for other, value in enumerate(amounts)])
