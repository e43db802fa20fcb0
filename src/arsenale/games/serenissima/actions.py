"""The action space: where each kind of action begins, and its text form. Only the names of zones are the edition's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...engine.space import Space
from .terms import GALLEYS, GOODS, KINDS_OF_PIECES, PIECES, PLACES, PORTS

CLOSE: Final = 0  # + port
PORT: Final = 19  # + port
NUMBER: Final = 37  # + galley
ACTION: Final = 53
INVEST: Final = 54

LOAD_FROM_PORT: Final = 55  # a sailor
PUT_INTO_PORT: Final = 56  # a sailor
BUY: Final = 57  # + good
DUMP: Final = 63  # + good
LOAD_FROM: Final = 62  # + galley * 7 + piece
PUT_INTO: Final = 167  # + galley * 7 + piece
DUMP_FROM: Final = 273  # + galley * 6 + good
SWAP: Final = 327  # + galley * 42 + pair

SAIL: Final = 999  # + zone
SELL: Final = 1019  # + good
ATTACK: Final = 1024  # + galley
ATTACK_PORT: Final = 1040
LAND: Final = 1041  # + sailors, 0 for none
ROLL: Final = 1047
STOP: Final = 1048
BLOCK: Final = 1049
PASS: Final = 1050
TAKE: Final = 1051  # + good

HIRE: Final = 1057  # + port
HIRE_ABOARD: Final = 1075  # + galley
BUY_GALLEY: Final = 1072  # + galley * 19 + port
FORT: Final = 1376  # + port
BASILICA: Final = 1395  # + port
DONE: Final = 1414

PAIRS: Final = 42  # of two different pieces: what is given, what comes for it
PAIR_GIVEN: Final = tuple(pair // (KINDS_OF_PIECES - 1) for pair in range(PAIRS))
PAIR_TAKEN: Final = tuple(
    pair % (KINDS_OF_PIECES - 1) + int(pair % (KINDS_OF_PIECES - 1) >= pair // (KINDS_OF_PIECES - 1))
    for pair in range(PAIRS)
)

Entry = tuple[str, tuple[str | int, ...]]


def pair_of(given: int, taken: int) -> int:
    """The number of a pair of two different pieces."""
    return given * (KINDS_OF_PIECES - 1) + (taken if taken < given else taken - 1)


def space_of(zones: list[str]) -> Space:
    """The action space with the names of an edition's zones, the open zone last."""
    entries = [*_set_up(zones), *_loading(), *_sailing(zones), *_investing(zones), ("done", ())]
    return Space(entries)


def _set_up(zones: list[str]) -> Iterator[Entry]:
    for port in zones[:PORTS]:
        yield "close", (port,)
    for port in zones[:PORTS]:
        yield "port", (port,)
    for galley in range(1, GALLEYS + 1):
        yield "number", (galley,)
    yield "action", ()
    yield "invest", ()


def _loading() -> Iterator[Entry]:
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


def _sailing(zones: list[str]) -> Iterator[Entry]:
    for zone in zones:
        yield "sail", (zone,)
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


def _investing(zones: list[str]) -> Iterator[Entry]:
    for port in zones[:PORTS]:
        yield "hire", ("sailor", port)
    for galley in range(1, GALLEYS + 1):
        yield "hire", ("sailor", "galley", galley)
    for galley in range(1, GALLEYS + 1):
        for port in zones[:PORTS]:
            yield "buy", ("galley", galley, port)
    for port in zones[:PORTS]:
        yield "fort", (port,)
    for port in zones[:PORTS]:
        yield "basilica", (port,)
