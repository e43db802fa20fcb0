"""SE-3.4, SE-3.7 A fight to the end before its first roll: how likely it is won, and what it costs."""

from __future__ import annotations

from math import comb
from typing import Final, NamedTuple

from .edition import FACES
from .state import SerenissimaState
from .terms import FORT_DICE

MOST_KEPT: Final = 10_000  # fights; far more than editions and crews make


class Fight(NamedTuple):
    """If the galley that attacks rolls to the end."""

    won: float  # how likely the other side has nobody left, and the galley somebody
    sunk: float  # how likely the galley has nobody left
    losses: float  # sailors of the galley, on average
    kills: float  # sailors of the other side, on average


KNOWN: Final[dict[tuple[int, int, int, int, bool], Fight]] = {}


def fight(value: int, crew: int, defence: int, skulls: int, *, has_fort: bool = False) -> Fight:
    """A galley that fights with `value` and has a crew, against so many sailors; `skulls` sides of a die show one."""
    key = (value, crew, defence, skulls, has_fort)
    known = KNOWN.get(key)
    if known is None:
        if len(KNOWN) >= MOST_KEPT:
            KNOWN.clear()
        known = KNOWN[key] = (
            after_fort(value, crew, defence, skulls) if has_fort else rolled(value, crew, defence, skulls)
        )
    return known


def rolled(value: int, crew: int, defence: int, skulls: int) -> Fight:
    """SE-3.4 Both sides roll at once, again and again; a roll without any skull changes nothing."""
    if crew == 0 or defence == 0:
        return Fight(1.0 if crew else 0.0, 0.0 if crew else 1.0, 0.0, 0.0)
    dice = min(value, crew)
    won = sunk = losses = kills = 0.0
    nothing = chance_of(dice, 0, skulls) * chance_of(defence, 0, skulls)
    for hits in range(dice + 1):
        for hits_taken in range(defence + 1):
            if hits == 0 and hits_taken == 0:
                continue
            chance = chance_of(dice, hits, skulls) * chance_of(defence, hits_taken, skulls)
            dead, lost = min(hits, defence), min(hits_taken, crew)
            rest = fight(value, crew - lost, defence - dead, skulls)
            won += chance * rest.won
            sunk += chance * rest.sunk
            losses += chance * (lost + rest.losses)
            kills += chance * (dead + rest.kills)
    scale = 1.0 / (1.0 - nothing)
    return Fight(won * scale, sunk * scale, losses * scale, kills * scale)


def after_fort(value: int, crew: int, defence: int, skulls: int) -> Fight:
    """SE-3.7 The fort fires first."""
    won = sunk = losses = kills = 0.0
    for hits in range(FORT_DICE + 1):
        lost = min(hits, crew)
        rest = fight(value, crew - lost, defence, skulls)
        chance = chance_of(FORT_DICE, hits, skulls)
        won += chance * rest.won
        sunk += chance * rest.sunk
        losses += chance * (lost + rest.losses)
        kills += chance * rest.kills
    return Fight(won, sunk, losses, kills)


def chance_of(dice: int, hits: int, skulls: int) -> float:
    """How likely just so many of the dice show a skull."""
    skull = skulls / FACES
    return comb(dice, hits) * skull**hits * (1.0 - skull) ** (dice - hits)


def against_galley(state: SerenissimaState, target: int) -> Fight:
    """SE-3.4 The active galley against another one, where it lies now."""
    return fight(value_now(state), crew_of(state), state.galley_sailors[target], state.edition.skulls)


def against_port(state: SerenissimaState, *, fort_fires: bool) -> Fight:
    """SE-3.7 The active galley against the port where it lies; its fort fires before the first roll only."""
    zone = state.galley_zone[state.active]
    has_fort = fort_fires and state.has_fort[zone]
    return fight(value_now(state), crew_of(state), state.port_sailors[zone], state.edition.skulls, has_fort=has_fort)


def value_now(state: SerenissimaState) -> int:
    """SE-3.4 What the active galley fights with, or would if its move ended now."""
    crew = crew_of(state)
    return min(state.value, crew) if state.value > 0 else max(0, crew - state.moved)


def crew_of(state: SerenissimaState) -> int:
    return state.galley_sailors[state.active]
