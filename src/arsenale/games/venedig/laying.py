"""VE-1.1 to VE-1.3 Laying cards and who gets the master builders; VE-1.8 the limit of two types."""

from __future__ import annotations

from typing import Any, ClassVar

from ...engine.refusal import Refusal
from .actions import BUILD, DISCARD, DONE, DRAW_POOL, GOLD, LAID_CARDS, LAID_TYPE, LAST_LAY, LAY, SOLO
from .gold import TurnStep, gold_options, gold_refusal, is_known_too_poor
from .state import VenedigState
from .terms import BUILDINGS, CASA, FREE, NEEDS, NOBODY, PALAZZO, TYPES, TYPES_BEFORE_ONE
from .turn_order import DRAINING, over_refusal


class Lay(TurnStep):
    """VE-1.1 Lay cards for any types, or be done. `joined` has a bit for each type laid into its project this turn."""

    key: ClassVar[str] = "lay"
    rule: ClassVar[str] = "VE-1.1"

    def __init__(self, seat: int, joined: int) -> None:
        self.seat = seat
        self.joined = joined

    def facts(self) -> tuple[Any, ...]:
        return (self.seat, self.joined)

    def has_open_options(self, state: VenedigState) -> bool:
        """VE-4.3 How many cards are in a hand is open, which ones is not: so only of an empty one all is known."""
        return state.hand_size(self.seat) == 0 and is_known_too_poor(state, self.seat)

    def options(self, state: VenedigState) -> list[int]:
        found = [DONE]
        first = self.seat * TYPES
        hands = state.hands
        if hands[first] > 0:
            found.append(LAY[CASA] + 1)
        for building in range(PALAZZO, TYPES):
            held = hands[first + building]
            if held == 0 or state.solo[building] > 0:
                continue
            missing = NEEDS[building] - state.project_size(building)
            # A full set at once, all from the hand, is a solo.
            for cards in range(1, min(held, missing, NEEDS[building] - 1) + 1):
                found.append(LAY[building] + cards)
            if held >= NEEDS[building] and not self.joined >> building & 1:
                found.append(SOLO + building)
        found += gold_options(state, self.seat)
        return found

    def resolve(self, state: VenedigState, action: int) -> None:
        if action == DONE:
            settle_builders(state, self.seat, self.joined)
        elif action <= LAST_LAY:
            self.lay(state, LAID_TYPE[action], LAID_CARDS[action])
        elif action < BUILD:
            self.lay_alone(state, action - SOLO)
        else:
            self.change(state, action)

    def lay(self, state: VenedigState, building: int, cards: int) -> None:
        seat = self.seat
        if building == CASA:
            self.lay_alone(state, CASA)
            return
        state.leave_hand(seat, building, cards)
        state.laid[seat * TYPES + building] += cards
        if state.sink is not None:
            state.emit("laid", {"seat": seat, "building": BUILDINGS[building], "cards": cards})
        state.pending.append(Lay(seat, self.joined | 1 << building))

    def lay_alone(self, state: VenedigState, building: int) -> None:
        """VE-1.3 All cards from the hand at once; a Casa is always so."""
        state.leave_hand(self.seat, building, NEEDS[building])
        state.solo[building] += NEEDS[building]
        if state.sink is not None:
            state.emit("laid-alone", {"seat": self.seat, "building": BUILDINGS[building]})
        state.pending.append(self)

    def refusal(self, state: VenedigState, action: int) -> Refusal | None:
        if DONE < action <= LAST_LAY:
            return self.lay_refusal(state, LAID_TYPE[action], LAID_CARDS[action])
        if LAST_LAY < action < BUILD:
            return self.solo_refusal(state, action - SOLO)
        if self.is_gold(state, action):
            return gold_refusal(state, self.seat, action)
        return self.building_refusal(state, action)

    def building_refusal(self, state: VenedigState, action: int) -> Refusal | None:
        """VE-1.4 What is not complete cannot be built once laying ends."""
        if BUILD <= action <= DISCARD and not state.is_complete(action - BUILD):
            return Refusal("VE-1.4", "not-complete", {"building": BUILDINGS[action - BUILD]})
        actions = state.edition.actions
        if action < actions.drain:
            return None
        is_complete = any(state.is_complete(one) for one in range(TYPES))
        if action >= actions.site:
            return None if is_complete else Refusal("VE-1.4", "nothing-complete", {})
        return self.hex_refusal(state, action - actions.drain, is_complete=is_complete)

    def hex_refusal(self, state: VenedigState, place: int, *, is_complete: bool) -> Refusal | None:
        """VE-0 A hex is drained or built on only after laying; None where draining comes next."""
        what = state.land[place]
        if what < FREE:
            return Refusal("VE-1.4", "hex-is-built", {"hex": state.geography.names[place], "building": BUILDINGS[what]})
        if is_complete:
            return Refusal("VE-1.4", "done-before-building" if what == FREE else "build-before-draining", {})
        return Refusal("VE-1.4", "nothing-complete", {}) if what == FREE else None

    def lay_refusal(self, state: VenedigState, building: int, cards: int) -> Refusal:
        name = BUILDINGS[building]
        held = state.hands[self.seat * TYPES + building]
        if held < cards:
            return Refusal("VE-1.1", "too-few-cards", {"building": name, "cards": held})
        if state.solo[building] > 0:
            return Refusal("VE-1.3", "solo-or-project", {"building": name})
        missing = NEEDS[building] - state.project_size(building)
        return Refusal("VE-1.1", "more-than-needed", {"building": name, "cards": missing})

    def solo_refusal(self, state: VenedigState, building: int) -> Refusal:
        name = BUILDINGS[building]
        if state.solo[building] > 0 or self.joined >> building & 1:
            return Refusal("VE-1.3", "solo-or-project", {"building": name})
        held = state.hands[self.seat * TYPES + building]
        return Refusal("VE-1.3", "solo-needs-all", {"building": name, "cards": held, "needed": NEEDS[building]})


def settle_builders(state: VenedigState, seat: int, joined: int) -> None:
    """VE-1.2 After all laying: who began a project gets its master builder, and so does who now has strictly more
    cards in it than each other player. A project begun and completed in one turn is built alone, without the figure."""
    for building in range(PALAZZO, TYPES):
        if not joined >> building & 1 or state.holders[building] == seat:
            continue
        if state.holders[building] == NOBODY:
            is_won = state.project_size(building) < NEEDS[building]
        else:
            is_won = has_most(state, seat, building)
        if is_won:
            give_builder(state, building, seat)


def has_most(state: VenedigState, seat: int, building: int) -> bool:
    own = state.laid[seat * TYPES + building]
    for other in range(state.players):
        if other != seat and state.laid[other * TYPES + building] >= own:
            return False
    return True


def give_builder(state: VenedigState, building: int, seat: int) -> None:
    state.holders[building] = seat
    if state.sink is not None:
        state.emit("builder-to", {"seat": seat, "building": BUILDINGS[building]})


class Limit(TurnStep):
    """VE-1.8 All is built: whoever has cards of more than two types before them discards whole types."""

    key: ClassVar[str] = "limit"
    rule: ClassVar[str] = "VE-1.8"

    def proceed(self, state: VenedigState) -> bool:
        if len(state.types_before(self.seat)) > TYPES_BEFORE_ONE:
            return False
        state.pending.pop()
        return True

    def options(self, state: VenedigState) -> list[int]:
        found = [DISCARD + building for building in state.types_before(self.seat)]
        found += gold_options(state, self.seat)
        return found

    def resolve(self, state: VenedigState, action: int) -> None:
        if action > GOLD:
            self.change(state, action)
            return
        building = action - DISCARD
        place = self.seat * TYPES + building
        cards = state.laid[place]
        state.laid[place] = 0
        state.discards[building] += cards
        if state.sink is not None:
            state.emit("type-discarded", {"seat": self.seat, "building": BUILDINGS[building], "cards": cards})
        if state.holders[building] == self.seat:
            pass_builder(state, self.seat, building)
        state.pending.append(self)

    def refusal(self, state: VenedigState, action: int) -> Refusal | None:
        if DISCARD < action < DRAW_POOL:
            return Refusal("VE-1.8", "none-before-you", {"building": BUILDINGS[action - DISCARD]})
        if self.is_gold(state, action):
            return gold_refusal(state, self.seat, action)
        return over_refusal(state, action, DRAINING)


def pass_builder(state: VenedigState, seat: int, building: int) -> None:
    """VE-1.8 To the player with most cards of it left, the next clockwise of several; else home."""
    best = NOBODY
    most = 0
    for ahead in range(1, state.players):
        other = (seat + ahead) % state.players
        if state.laid[other * TYPES + building] > most:
            best = other
            most = state.laid[other * TYPES + building]
    if best != NOBODY:
        give_builder(state, building, best)
        return
    state.holders[building] = NOBODY
    state.emit("builder-home", {"building": BUILDINGS[building]})
