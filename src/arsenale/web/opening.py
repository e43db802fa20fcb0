"""New tables: from the one-click button, the form, the interface, a record."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ..engine import BadRecord, Record, State
from ..store import Guest
from ..table import Place, open_table, rematch, table_of_record
from .catalogue import STANDARD, Offer
from .errors import WebError, bad
from .guests import Visitor
from .house import House
from .hub import LiveTable

USUAL_BOT: Final = "journeyman"  # at once, and no beginner
_USUAL_PLAYERS: Final = 3


@dataclass(frozen=True)
class Order:
    """What someone wants to play."""

    game: str
    seats: list[Place]
    edition: str = STANDARD
    options: Mapping[str, str] = field(default_factory=dict)
    settings: Mapping[str, str] = field(default_factory=dict)
    is_public: bool = False


async def open_for(house: House, guest: Guest, order: Order) -> LiveTable:
    """Open a table; raises Refused or WebError where the order does not fit."""
    offer = house.catalogue.offer(order.game, order.edition)
    house.rates.spend("table", guest.id)
    meta = open_table(
        offer.game,
        order.seats,
        at=time.time(),
        edition_text=offer.text,
        edition_file=offer.file,
        owner=guest.id,
        options=order.options,
        settings=order.settings,
        is_public=order.is_public,
    )
    return await house.hub.open(meta)


def quick_order(house: House, guest: Guest, game: str, players: int | None, bot: str | None) -> Order:
    """One click: me first, then bots."""
    seats = house.catalogue.offer(game).game.seats
    count = players if players is not None else min(max(_USUAL_PLAYERS, seats[0]), seats[-1])
    if count not in seats:
        raise bad(f"{seats[0]} to {seats[-1]} players", count)
    opponents = [Place.bot(bot or USUAL_BOT) for _ in range(count - 1)]
    return Order(game, [Place.guest(guest.id, guest.name), *opponents])


def place_of(kind: str, guest: Guest, *, bot: str = "", name: str = "") -> Place:
    """A seat as forms and the interface name it."""
    if kind == "me":
        return Place.guest(guest.id, name or guest.name)
    if kind == "screen":
        return Place.screen(guest.id, name or guest.name)
    if kind == "bot":
        return Place.bot(bot or USUAL_BOT, name)
    if kind == "open":
        return Place.open()
    raise bad("a seat: me, screen, bot or open", kind)


async def open_rematch(house: House, live: LiveTable, visitor: Visitor) -> str:
    """The id of the table at which they play on. Only those who sit here may open one."""
    guest = visitor.acting(live.table.meta.id)
    if not live.table.seats_of(guest) and live.table.meta.owner != guest:
        raise WebError("seat", "server-not-seated")
    if live.next_table is None:
        house.rates.spend("table", guest)
    return await house.hub.open_rematch(live, lambda table: rematch(table, at=time.time()))


# Records


async def keep_record(house: House, text: str, guest: Guest | None) -> str:
    """Import a record; gives the id of its table."""
    record, offer = _read_record(house, text)
    owner = guest.id if guest else None
    try:
        table, entries = await asyncio.to_thread(
            table_of_record, record, offer.game, at=time.time(), edition_text=offer.text, owner=owner
        )
    except (BadRecord, ValueError) as fault:
        raise _bad_record(fault) from fault
    return await house.hub.keep(table, entries)


async def verdict_on(house: House, text: str) -> dict[str, Any]:
    """Whether a record holds."""
    record, offer = _read_record(house, text)
    return await asyncio.to_thread(verdict, record, offer)


def verdict(record: Record, offer: Offer) -> dict[str, Any]:
    reason, state = None, None
    try:
        state = record.verify(offer.game)
    except (BadRecord, ValueError) as fault:
        reason = str(fault)
    return {
        "holds": reason is None,
        "reason": reason,
        "commitment": record.commitment,
        "seed": record.seed,
        "actions": len(record.actions),
        "finished": state is not None and state.finished,
        "outcome": _outcome(state),
    }


def _outcome(state: State | None) -> Mapping[str, Any] | None:
    if state is None or not state.finished:
        return None
    return {"scores": state.scores(), "winners": list(state.winners())}


def _read_record(house: House, text: str) -> tuple[Record, Offer]:
    try:
        record = Record.from_json(text)
    except BadRecord as fault:
        raise _bad_record(fault) from fault
    return record, house.catalogue.offer_for(record)


def _bad_record(fault: Exception) -> WebError:
    return WebError("bad", "server-bad-record", {"fault": str(fault)[:300]})
