"""New tables: from the one-click button, the form, the interface, a finished match."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from ...games import STANDARD
from ...store import Guest
from ...table import USUAL_BOT, Place, open_table, rematch
from ..access.guests import Visitor
from ..context import Context
from ..errors import WebError, bad
from .live_table import LiveTable

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


async def open_for(context: Context, guest: Guest, order: Order) -> LiveTable:
    """Open a table; raises Refused or WebError where the order does not fit."""
    offer = context.catalogue.offer(order.game, order.edition)
    context.rates.spend("table", guest.id)
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
    return await context.hub.open(meta)


def quick_order(context: Context, guest: Guest, game: str, players: int | None, bot: str | None) -> Order:
    """One click: me first, then bots."""
    seats = context.catalogue.offer(game).game.seats
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


async def open_rematch(context: Context, live: LiveTable, visitor: Visitor) -> str:
    """The id of the table of the rematch. Only those who sit here may open one."""
    guest = visitor.acting(live.table.meta.id)
    if not live.table.seats_of(guest) and live.table.meta.owner != guest:
        raise WebError("seat", "server-not-seated")
    if live.next_table is None:
        context.rates.spend("table", guest)
    return await context.hub.open_rematch(live, lambda table: rematch(table, at=time.time()))
