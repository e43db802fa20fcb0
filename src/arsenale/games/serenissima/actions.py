"""The action space: where each kind of action begins, and its text form. Only the zones are the edition's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...engine.space import Space
from .terms import GALLEYS, GOODS, KINDS_OF_PIECES, PIECES, PLACES

NUMBER: Final = -1  # + galley
ACTION: Final = 15
INVEST: Final = 16

LOAD_FROM_PORT: Final = 17  # a sailor
PUT_INTO_PORT: Final = 18  # a sailor
BUY: Final = 19  # + good
DUMP: Final = 25  # + good
LOAD_FROM: Final = 24  # + galley * 7 + piece
PUT_INTO: Final = 129  # + galley * 7 + piece
DUMP_FROM: Final = 235  # + galley * 6 + good
SWAP: Final = 289  # + galley * 42 + pair

SELL: Final = 961  # + good
ATTACK: Final = 966  # + galley
ATTACK_PORT: Final = 982
LAND: Final = 983  # + sailors, 0 for none
ROLL: Final = 989
STOP: Final = 990
BLOCK: Final = 991
PASS: Final = 992
TAKE: Final = 993  # + good
HIRE_ABOARD: Final = 998  # + galley
DONE: Final = 1014

# What is done to a zone: + zone * 21. Zones come last and each has them all, so that an edition may have any number.
SAIL: Final = 1015
CLOSE: Final = 1016
PORT: Final = 1017
HIRE: Final = 1018
FORT: Final = 1019
BASILICA: Final = 1020
BUY_GALLEY: Final = 1020  # + galley
PER_ZONE: Final = 21

PAIRS: Final = 42  # of two different pieces: what is given, what comes for it
PAIR_GIVEN: Final = tuple(pair // (KINDS_OF_PIECES - 1) for pair in range(PAIRS))
PAIR_TAKEN: Final = tuple(
    pair % (KINDS_OF_PIECES - 1) + int(pair % (KINDS_OF_PIECES - 1) >= pair // (KINDS_OF_PIECES - 1))
    for pair in range(PAIRS)
)

Form = tuple[str, tuple[str | int, ...]]


def pair_of(given: int, taken: int) -> int:
    """The number of a pair of two different pieces."""
    return given * (KINDS_OF_PIECES - 1) + (taken if taken < given else taken - 1)


def deed_of(action: int) -> int:
    """The action without its zone, if it has one: SAIL, CLOSE and so on, or BUY_GALLEY and the galley."""
    return action if action < SAIL else SAIL + (action - SAIL) % PER_ZONE


def zone_of(action: int) -> int:
    """The zone of an action that has one."""
    return (action - SAIL) // PER_ZONE


def space_of(zones: list[str]) -> Space:
    """The action space with the names of an edition's zones."""
    return Space([*_turns(), *_loading(), *_harbour(), *_zones(zones)])


def _turns() -> Iterator[Form]:
    for galley in range(1, GALLEYS + 1):
        yield "number", (galley,)
    yield "action", ()
    yield "invest", ()


def _loading() -> Iterator[Form]:
    yield "load", ("sailor", "port")
    yield "put", ("sailor", "port")
    for good in GOODS:
        yield "load", (good, "supply")
    for good in GOODS:
        yield "dump", (good,)
    for galley in range(1, GALLEYS + 1):
        for piece in PIECES:
            yield "load", (piece, galley)
    for galley in range(1, GALLEYS + 1):
        for piece in PIECES:
            yield "put", (piece, galley)
    for galley in range(1, GALLEYS + 1):
        for good in GOODS:
            yield "dump", (good, galley)
    for galley in range(1, GALLEYS + 1):
        for given, taken in zip(PAIR_GIVEN, PAIR_TAKEN, strict=True):
            yield "swap", (PIECES[given], PIECES[taken], galley)


def _harbour() -> Iterator[Form]:
    for good in GOODS:
        yield "sell", (good,)
    for galley in range(1, GALLEYS + 1):
        yield "attack", ("galley", galley)
    yield "attack", ("port",)
    yield "land", ("none",)
    for sailors in range(1, PLACES + 1):
        yield "land", (sailors,)
    yield "roll", ("on",)
    yield "stop", ()
    yield "block", ()
    yield "pass", ()
    for good in GOODS:
        yield "take", (good,)
    for galley in range(1, GALLEYS + 1):
        yield "hire", ("sailor", "galley", galley)
    yield "done", ()


def _zones(zones: list[str]) -> Iterator[Form]:
    """Also of the open sea, where all but sailing is always refused."""
    for zone in zones:
        yield "sail", (zone,)
        yield "close", (zone,)
        yield "port", (zone,)
        yield "hire", ("sailor", zone)
        yield "fort", (zone,)
        yield "basilica", (zone,)
        for galley in range(1, GALLEYS + 1):
            yield "buy", ("galley", galley, zone)
