"""VE-3 Drawing cards: one, or three after laying one into the pool."""

from __future__ import annotations

from typing import Any, ClassVar

from ...engine.event import Value
from ...engine.refusal import Refusal
from .actions import DONE, DRAW_PILE, DRAW_POOL, GOLD, SWAP
from .gold import TurnStep, gold_options, gold_refusal, is_known_too_poor
from .state import VenedigState
from .terms import BUILDINGS, CARDS_BY_SWAP, HAND_LIMIT, MOST_FOR_SWAP, TYPES
from .turn_order import DRAWING, over_refusal


class Draw(TurnStep):
    """VE-3 Draw one card, or lay one into the pool and take three. With five in hand, or where an edition has so few
    cards that none is left to take, only say that the turn is over."""

    key: ClassVar[str] = "draw"
    rule: ClassVar[str] = "VE-3"

    def question(self, state: VenedigState) -> dict[str, Value]:
        return {"cards": state.hand_size(self.seat)}

    def has_open_options(self, state: VenedigState) -> bool:
        """VE-4.3 With one to three in hand the choice depends on which cards these are."""
        can_swap = 1 <= state.hand_size(self.seat) <= MOST_FOR_SWAP
        return not can_swap and is_known_too_poor(state, self.seat)

    def options(self, state: VenedigState) -> list[int]:
        held = state.hand_size(self.seat)
        found = []
        if held >= HAND_LIMIT:
            found.append(DONE)
        else:
            pool = state.pool
            found += [DRAW_POOL + building for building in range(TYPES) if pool[building] > 0]
            if has_pile(state):
                found.append(DRAW_PILE)
            if not found:
                found.append(DONE)
            elif held <= MOST_FOR_SWAP:
                first = self.seat * TYPES
                for building in range(TYPES):
                    if state.hands[first + building] > 0 and pool[building] == 0:
                        found.append(SWAP + building)
        found += gold_options(state, self.seat)
        return found

    def resolve(self, state: VenedigState, action: int) -> None:
        if action == DONE:
            return
        if action < DRAW_PILE:
            take_from_pool(state, self.seat, action - DRAW_POOL)
        elif action == DRAW_PILE:
            draw_cards(state, self.seat, 1)
        elif action <= GOLD:
            building = action - SWAP
            state.leave_hand(self.seat, building, 1)
            state.pool[building] += 1
            if state.sink is not None:
                state.emit("swapped", {"seat": self.seat, "building": BUILDINGS[building]})
            state.pending.append(Take(self.seat, building, CARDS_BY_SWAP))
        else:
            self.change(state, action)

    def refusal(self, state: VenedigState, action: int) -> Refusal | None:
        if self.is_gold(state, action):
            return gold_refusal(state, self.seat, action)
        if action == DONE:
            return Refusal("VE-3.3", "must-draw", {})
        held = state.hand_size(self.seat)
        if DRAW_POOL <= action <= DRAW_PILE:
            if held >= HAND_LIMIT:
                return Refusal("VE-3.1", "hand-full", {"cards": held})
            if action == DRAW_PILE:
                return Refusal("VE-3.3", "no-card-left", {})
            return Refusal("VE-3.1", "not-in-pool", {"building": BUILDINGS[action - DRAW_POOL]})
        if SWAP <= action <= GOLD:
            return self.swap_refusal(state, action - SWAP, held)
        return over_refusal(state, action, DRAWING)

    def swap_refusal(self, state: VenedigState, building: int, held: int) -> Refusal:
        name = BUILDINGS[building]
        if not 1 <= held <= MOST_FOR_SWAP:
            return Refusal("VE-3.2", "hand-not-for-swap", {"cards": held})
        if state.hands[self.seat * TYPES + building] == 0:
            return Refusal("VE-3.2", "not-in-hand", {"building": name})
        if state.pool[building] == 0:
            return Refusal("VE-3.3", "no-card-left", {})
        return Refusal("VE-3.2", "already-in-pool", {"building": name})


class Take(TurnStep):
    """VE-3.2 After laying a card into the pool take three, from the pool first; not the card just laid."""

    key: ClassVar[str] = "take"
    rule: ClassVar[str] = "VE-3.2"

    def __init__(self, seat: int, laid: int, left: int) -> None:
        self.seat = seat
        self.laid = laid
        self.left = left

    def facts(self) -> tuple[Any, ...]:
        return (self.seat, self.laid, self.left)

    def question(self, state: VenedigState) -> dict[str, Value]:
        return {"cards": self.left}

    def proceed(self, state: VenedigState) -> bool:
        """Without a card to take from the pool there is nothing to decide."""
        for building in range(TYPES):
            if building != self.laid and state.pool[building] > 0:
                return False
        state.pending.pop()
        draw_cards(state, self.seat, self.left)
        return True

    def options(self, state: VenedigState) -> list[int]:
        found = []
        for building in range(TYPES):
            if building != self.laid and state.pool[building] > 0:
                found.append(DRAW_POOL + building)
        if has_pile(state):
            found.append(DRAW_PILE)
        found += gold_options(state, self.seat)
        return found

    def resolve(self, state: VenedigState, action: int) -> None:
        if action > GOLD:
            self.change(state, action)
        elif action == DRAW_PILE:
            # After a pile card only pile cards.
            draw_cards(state, self.seat, self.left)
        else:
            take_from_pool(state, self.seat, action - DRAW_POOL)
            if self.left > 1:
                state.pending.append(Take(self.seat, self.laid, self.left - 1))

    def refusal(self, state: VenedigState, action: int) -> Refusal | None:
        if self.is_gold(state, action):
            return gold_refusal(state, self.seat, action)
        if action == DRAW_POOL + self.laid:
            return Refusal("VE-3.2", "just-laid", {"building": BUILDINGS[self.laid]})
        if action == DRAW_PILE:
            return Refusal("VE-3.3", "no-card-left", {})
        if DRAW_POOL <= action < DRAW_PILE:
            return Refusal("VE-3.2", "not-in-pool", {"building": BUILDINGS[action - DRAW_POOL]})
        return over_refusal(state, action, DRAWING)


def take_from_pool(state: VenedigState, seat: int, building: int) -> None:
    state.pool[building] -= 1
    state.hands[seat * TYPES + building] += 1
    state.seen[seat * TYPES + building] += 1
    if state.sink is not None:
        state.emit("took", {"seat": seat, "building": BUILDINGS[building]})


def has_pile(state: VenedigState) -> bool:
    """VE-3.3 Whether a card can be drawn: with as many cards as the box has, always."""
    return state.edition.is_deck_enough or sum(state.pile) + sum(state.discards) > 0


def draw_cards(state: VenedigState, seat: int, cards: int) -> None:
    """VE-3.3 From the pile, which is made anew from the discards when it is empty and a card is needed."""
    drawn = []
    for _ in range(cards):
        if sum(state.pile) == 0:
            if not has_pile(state):
                break
            state.pile = state.discards
            state.discards = [0] * TYPES
            state.emit("pile-renewed", {})
        building = state.draw_from(state.pile)
        state.hands[seat * TYPES + building] += 1
        drawn.append(building)
    if state.sink is not None and drawn:
        state.emit("drew", {"seat": seat, "cards": len(drawn)})
        state.emit("own-cards", {"seat": seat, "buildings": [BUILDINGS[building] for building in drawn]}, (seat,))
