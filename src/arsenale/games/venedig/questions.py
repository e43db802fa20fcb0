"""What a question names as possible: to everybody what all can see of it, to the seat that is asked what it can do."""

from __future__ import annotations

from ...engine.event import Value
from ...engine.view_types import Question
from .actions import BUILD, DONE, GOLD, SWAP
from .completed import completed
from .gold import is_known_too_poor
from .state import VenedigState
from .terms import BUILDINGS, GOLD_A_SPACE, MOST_FOR_SWAP
from .view_types import VenedigView


def tell_possible(state: VenedigState, view: VenedigView) -> None:
    """Add it to the questions of a view."""
    for question in view["questions"]:
        question["args"].update(possible(state, view, question))


def possible(state: VenedigState, view: VenedigView, question: Question) -> dict[str, Value]:
    seat, key = question["seat"], question["key"]
    is_own = view["seat"] == seat
    if key == "lay":
        can_lay = has_option(state, seat, DONE + 1, BUILD) if is_own else state.hand_size(seat) > 0
        return {**to_build(state, view, seat), "can": "lay" if can_lay else "nothing"}
    if key == "name-building":
        return to_build(state, view, seat)
    if key == "site":
        # VE-1.4 The master builder may be asked in the turn of another, who has finished the building.
        return {"finisher": state.turn_seat, "whose": "own" if state.turn_seat == seat else "other"}
    if key == "draw":
        # VE-4.3 How many cards are in a hand is open, which ones is not.
        can_swap = has_option(state, seat, SWAP, GOLD + 1) if is_own else 1 <= state.hand_size(seat) <= MOST_FOR_SWAP
        return {"can": "swap" if can_swap else "draw"}
    if key == "last-gold":
        can_pay = state.gold(seat) >= GOLD_A_SPACE if is_own else not is_known_too_poor(state, seat)
        return {"can": "pay" if can_pay else "nothing"}
    return {}


def has_option(state: VenedigState, seat: int, first: int, end: int) -> bool:
    """Whether the seat may choose one of these actions, from the first to before the end."""
    return any(first <= action < end for action in state.legal(seat))


def to_build(state: VenedigState, view: VenedigView, seat: int) -> dict[str, Value]:
    """VE-1.4 What is complete: nothing, several types, or one that the seat builds, that another builds, or for which
    there is no site."""
    found = completed(state.geography, view)
    if len(found) != 1:
        return {"build": "several" if found else "nothing", "buildings": [BUILDINGS[one.row] for one in found]}
    (only,) = found
    build = "lost" if only.offer is None else "own" if only.builder == seat else "other"
    return {"build": build, "building": BUILDINGS[only.row], "builder": only.builder}
