"""Small builders: positions of The Doge Ship, actions by their text forms, and what a player would see of them.

Every builder moves tiles, it never makes or loses one, so that each position could lie on a table.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from arsenale.engine import Refusal
from arsenale.games import load
from arsenale.games.doge_ship import terms
from arsenale.games.doge_ship.state import DogeState
from arsenale.games.doge_ship.terms import LENGTHS, PANELS, TILES, ZONES, tile_name
from arsenale.games.doge_ship.worth import part_worth

GAME = load("doge_ship")

TILE_BY_NAME = {tile_name(tile): tile for tile in range(TILES)}
STACK_NUMBER = {name: number for number, name in enumerate((*ZONES, "barrier", "gondola"))}

QUIET_DOGE = 6  # every colour 1; purple in middle lower, stern upper and middle upper; no event
HIGH_WATER = {1: 3, 2: 5, 3: 11, 4: 14}  # a Doge tile of each level
INSPECTION = 7  # a Doge tile with an inspection
RED_IS_BAD = 10  # a Doge tile under which red counts −1

# The values as they are written in the edition file, not as the rules read them
STANDARD: dict[str, list[dict[str, Any]]] = tomllib.loads(
    (Path(terms.__file__).parent / "editions" / "standard.toml").read_text(encoding="utf-8")
)
EVERYBODY = (0, 1, 2, None)  # three seats and a spectator


# A match


@cache
def _fresh(players: int, first: int, ties: str, rules: int) -> DogeState:
    for seed in range(1000):
        state = GAME.start(players=players, seed=seed, options={"inspection_ties": ties}, rules=rules)
        if state.order[0] == first:
            return state
    raise AssertionError(f"seat {first} is never first")


def match(
    players: int = 2,
    *,
    first: int = 0,
    doge: int = QUIET_DOGE,
    ties: str = "dense",
    dice: dict[str, int] | None = None,
    rules: int = GAME.rules,
) -> DogeState:
    """A match in round 1 with seat `first` to act. Dice that are not named show 6, so that their cells are free."""
    state = _fresh(players, first, ties, rules).copy()
    values = dict.fromkeys(PANELS[: players + 1], 6) | (dice or {})
    state.dice = tuple(values[panel] for panel in PANELS[: players + 1])
    in_force(state, doge)
    return state


# Positions


def in_force(state: DogeState, doge: int) -> None:
    """This Doge tile changes places with the one in force."""
    new, old = doge - 1, state.doge
    state.doge_stack = tuple(old if tile == new else tile for tile in state.doge_stack)
    state.doge_old = tuple(old if tile == new else tile for tile in state.doge_old)
    state.doge = new


def doge_stack(state: DogeState, *doges: int) -> None:
    """Just these Doge tiles are left in the stack, the top first; the others, but the one in force, are old."""
    state.doge_stack = tuple(doge - 1 for doge in doges)
    gone = (*state.doge_stack, state.doge)
    state.doge_old = tuple(doge for doge in range(16) if doge not in gone)


def pull(state: DogeState, name: str) -> int:
    """Take a tile out of its stack."""
    tile = TILE_BY_NAME[name]
    for number, stack in enumerate(state.stacks):
        if tile in stack:
            state.stacks[number] = tuple(other for other in stack if other != tile)
            return tile
    raise AssertionError(f"{name} is not in its stack")


def yard(state: DogeState, seat: int, *names: str) -> None:
    """Put tiles into a seat's yard."""
    state.yards[seat] += tuple(pull(state, name) for name in names)


def barriers(state: DogeState, seat: int, *priorities: int) -> None:
    """Finish barriers for a seat; the last one lies on top."""
    state.barriers[seat] += tuple(pull(state, f"barrier {priority}") for priority in priorities)


def ship(state: DogeState, lower: int, upper: int) -> None:
    """Build this many parts on each deck, in earlier rounds, with the last tiles of the stacks."""
    for deck, count in ((0, lower), (1, upper)):
        for place in range(len(state.decks[deck]), count):
            tile = state.stacks[zone_at(state, deck, place)][-1]
            state.decks[deck] += (pull(state, tile_name(tile)),)
            state.builders[deck] += (0,)
    state.parts_before = lower + upper


def zone_at(state: DogeState, deck: int, place: int) -> int:
    """DS-0 The zone of a place counted from the stern."""
    stern, middle, _ = LENGTHS[state.players]
    section = 0 if place < stern else 1 if place < stern + middle else 2
    return section + 3 * deck


def ship_but_one(state: DogeState) -> None:
    """All of the ship but the last part of the upper bow."""
    deck = sum(LENGTHS[state.players])
    ship(state, deck, deck - 1)


def on_top(state: DogeState, *names: str) -> None:
    """Put these tiles on top of their stack, the first uppermost."""
    for name in reversed(names):
        number = next(number for number, stack in enumerate(state.stacks) if TILE_BY_NAME[name] in stack)
        state.stacks[number] = (pull(state, name), *state.stacks[number])


def mark(state: DogeState, seat: int, *cells: str) -> None:
    """Put markers of a seat on cells such as "red 3"."""
    for cell in cells:
        panel, value = cell.split()
        state.marked[seat] |= 1 << (6 * PANELS.index(panel) + int(value) - 1)


def last_turn(state: DogeState) -> None:
    """Whoever is to act has the last marker of the round."""
    state.markers = [1 if seat == actor(state) else 0 for seat in range(state.players)]


# Play


def actor(state: DogeState) -> int:
    return state.actors()[0]


def play(state: DogeState, *texts: str) -> DogeState:
    """Play for whoever must act (of several: the lowest seat); each action is checked."""
    for text in texts:
        state.play(actor(state), GAME.parse(text))
    return state


def end_round(state: DogeState) -> DogeState:
    """Whoever is to act ends the round with a discard."""
    last_turn(state)
    return play(state, "discard")


def play_idle_round(state: DogeState) -> None:
    """Everybody discards till a new round begins; bids are 0."""
    now = state.round
    while not state.finished and state.round == now:
        choices = options(state)
        play(state, "discard" if "discard" in choices else "bid 0")


# What there is to see


def options(state: DogeState, seat: int | None = None) -> list[str]:
    """The text forms of the legal actions of the seat, or of whoever must act."""
    return [GAME.format(action) for action in state.legal(actor(state) if seat is None else seat)]


def why_not(state: DogeState, text: str, seat: int | None = None) -> Refusal:
    """Why the seat, or whoever must act, may not do this."""
    refusal = GAME.why_not(state, actor(state) if seat is None else seat, GAME.parse(text))
    assert refusal is not None, f"{text} is legal"
    return refusal


def can(state: DogeState, text: str, seat: int | None = None) -> bool:
    return GAME.why_not(state, actor(state) if seat is None else seat, GAME.parse(text)) is None


def view(state: DogeState, seat: int | None = None) -> Any:
    return GAME.view(state, seat)


def names(tiles: tuple[int, ...]) -> list[str]:
    return [tile_name(tile) for tile in tiles]


def stack(state: DogeState, name: str) -> list[str]:
    """A stack's tiles, the top first."""
    return names(state.stacks[STACK_NUMBER[name]])


def worst_part(state: DogeState, zone: str) -> str:
    """The part of a zone's stack that would bring least now."""
    return min(stack(state, zone), key=lambda name: part_worth(state, TILE_BY_NAME[name]).vp)


def tops(state: DogeState, seat: int) -> int:
    """The priority of the seat's top barrier."""
    return int(names(state.barriers[seat])[-1].split()[1])


def amounts(phrase: str) -> tuple[int, int, int]:
    """Ducats, approvals, VP of a phrase such as "2 approvals"."""
    number, what = phrase.split()
    ducats, approvals, vp = (int(number) if what.startswith(unit) else 0 for unit in ("ducat", "approval", "VP"))
    return ducats, approvals, vp


def wealth(state: DogeState, seat: int = 0) -> tuple[int, int, int]:
    """Ducats, approvals, VP."""
    return state.ducats[seat], state.approvals[seat], state.vp[seat]


def draw_doges(state: DogeState, *doges: int) -> None:
    rest = [doge for doge in state.doge_stack if doge + 1 not in doges]
    state.doge_stack = (*(doge - 1 for doge in doges), *rest)
    play(state, "place green 4")
