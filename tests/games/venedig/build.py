"""Small builders: positions of Venedig, actions by their text forms, and what a player would see of them.

Every builder moves cards, tiles and pieces, it never makes or loses one, so that each position could lie on a table.

The board of the standard edition, as far as the tests use it: `FREE_AT_START`; the start pieces stand on
p11 (Casa), a10 a11 (Palazzo), d14 (Campo), m7 m8 m13 (Basilica), c16 p13 (Ponte).
"""

from __future__ import annotations

from functools import cache
from typing import Any

from arsenale.engine import Event, Refusal
from arsenale.games import load
from arsenale.games.venedig.game import Venedig
from arsenale.games.venedig.state import VenedigState
from arsenale.games.venedig.terms import BUILDINGS, FREE, LOWEST_TREASURE, SWAMP, SWAMP_VALUES, TREASURE_VALUES, TYPES

loaded = load("venedig")
assert isinstance(loaded, Venedig)
GAME: Venedig = loaded
GEOGRAPHY = GAME.edition.geography
FREE_AT_START = {"c6", "c11", "p15", "p19", "d8", "d9", "m6", "m12", "a16", "a21"}
HEX = {name: number for number, name in enumerate(GEOGRAPHY.names)}


# A match


@cache
def _fresh(players: int, first: int) -> VenedigState:
    for seed in range(1000):
        state = GAME.start(players=players, seed=seed)
        if state.first_seat == first:
            return state
    raise AssertionError(f"seat {first} is never first")


def match(players: int = 3, *, first: int = 0, **hand: int) -> VenedigState:
    """A match at its first decision, seat `first` to lay. They have this hand, the others none."""
    state = _fresh(players, first).copy()
    for seat in range(players):
        cards(state, seat)
    cards(state, first, **hand)
    return state


# Positions


def cards(state: VenedigState, seat: int, **hand: int) -> None:
    """The seat has just these cards in hand; the others come from the pile or go there."""
    for number, name in enumerate(BUILDINGS):
        place = seat * TYPES + number
        state.pile[number] += state.hands[place] - hand.get(name, 0)
        state.hands[place] = hand.get(name, 0)
        state.seen[place] = 0
        assert state.pile[number] >= 0, f"not so many {name} cards"


def project(state: VenedigState, building: str, laid: dict[int, int], *, builder: int) -> None:
    """So many cards of this type lie before these seats, and this one has the master builder."""
    number = BUILDINGS.index(building)
    for seat, count in laid.items():
        state.pile[number] -= count
        state.laid[seat * TYPES + number] += count
    assert state.pile[number] >= 0, f"not so many {building} cards"
    state.holders[number] = builder


def pool(state: VenedigState, *buildings: str) -> None:
    """These cards lie in the pool, out of the pile."""
    for name in buildings:
        state.pile[BUILDINGS.index(name)] -= 1
        state.pool[BUILDINGS.index(name)] += 1


def empty_pile(state: VenedigState) -> None:
    """The whole pile lies on the discard pile."""
    for number in range(TYPES):
        state.discards[number] += state.pile[number]
        state.pile[number] = 0


def free(state: VenedigState, *names: str) -> None:
    """These hexes are drained; their tiles were spent long ago."""
    for name in names:
        assert state.land[HEX[name]] == SWAMP, f"{name} is not swamp"
        state.land[HEX[name]] = FREE
        state.swamp_left -= 1
        state.swamp_stock[1 if state.swamp_stock[1] else 2 if state.swamp_stock[2] else 0] -= 1


def stand(state: VenedigState, building: str, *names: str) -> None:
    """A piece stands on these hexes, whatever was there before."""
    for name in names:
        if state.land[HEX[name]] == SWAMP:
            free(state, name)
        assert state.land[HEX[name]] == FREE, f"{name} is built"
        state.land[HEX[name]] = BUILDINGS.index(building)
    state.built += (tuple(sorted(HEX[name] for name in names)),)
    state.supply[BUILDINGS.index(building)] -= 1


def fill(state: VenedigState) -> None:
    """No hex is free: swamp lies where nothing is built (more tiles than there are, but where matters not)."""
    for number, what in enumerate(state.land):
        if what == FREE:
            state.land[number] = SWAMP
            state.swamp_left += 1
            state.swamp_stock[0] += 1


def tiles(state: VenedigState, seat: int, *, swamp: tuple[int, ...] = (), treasures: tuple[int, ...] = ()) -> None:
    """The seat gets these tiles by their gold; swamp from the board, whose hexes nobody looks at here."""
    for gold in swamp:
        hidden = state.land.index(SWAMP)
        state.land[hidden] = FREE
        state.swamp_left -= 1
        state.swamp_stock[gold] -= 1
        state.swamp_held[seat * SWAMP_VALUES + gold] += 1
    for gold in treasures:
        state.treasure_stock[gold - LOWEST_TREASURE] -= 1
        state.treasures_held[seat * TREASURE_VALUES + gold - LOWEST_TREASURE] += 1


def beside(*letters: str) -> int:
    """A space that borders just these quarters; with none the start space."""
    wanted = sum(1 << GEOGRAPHY.letters.index(letter) for letter in letters)
    return GEOGRAPHY.borders.index(wanted)


# Acting


def play(state: VenedigState, *texts: str) -> list[Event]:
    """Whoever is to act does these one after the other; returns what happened."""
    events = state.listen()
    for text in texts:
        state.play(state.actors()[0], GAME.parse(text))
    state.sink = None
    return events


def options(state: VenedigState) -> set[str]:
    return {GAME.format(action) for action in state.legal(state.actors()[0])}


def can(state: VenedigState, text: str) -> bool:
    return text in options(state)


def why_not(state: VenedigState, text: str, seat: int | None = None) -> tuple[str, str]:
    """Rule and key of the refusal."""
    refusal = refused(state, text, seat)
    return refusal.rule, refusal.key


def refused(state: VenedigState, text: str, seat: int | None = None) -> Refusal:
    refusal = GAME.why_not(state, state.actors()[0] if seat is None else seat, GAME.parse(text))
    assert refusal is not None, f"{text} is legal"
    return refusal


def actor(state: VenedigState) -> int:
    assert len(state.actors()) == 1
    return state.actors()[0]


def question(state: VenedigState) -> str:
    return str(view(state)["questions"][0]["key"])


def view(state: VenedigState, seat: int | None = None) -> Any:
    return GAME.view(state, seat)


def end_turn(state: VenedigState) -> None:
    """Lay nothing more, drain nothing, draw one card from the pile or only end the turn."""
    seat = state.turn_seat
    while not state.finished and state.turn_seat == seat:
        play(state, next(text for text in ("done", "draw pile") if can(state, text)))


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]
