"""Who sits where."""

from __future__ import annotations

from collections.abc import Collection

from typing_extensions import TypedDict

from ..meta import HolderKind
from ..propose.seats import can_take_seat_back, governs
from ..table import Table
from .choices import GameView


class PlayerView(TypedDict):
    """A seat with whoever holds it."""

    seat: int
    name: str
    kind: HolderKind
    bot: str | None
    is_me: bool
    is_here: bool
    is_asked: bool
    can_take_back: bool  # the viewer may sit down there again
    can_stand_in: bool  # the viewer may let a bot play there
    score: int | None  # None: hidden from the viewer
    is_winner: bool


def own_seats(table: Table, guest: str | None, only: int | None) -> list[int]:
    """The seats that the guest acts for, as far as their key goes."""
    return [seat for seat in table.seats_of(guest) if only in (None, seat)]


def player_views(
    table: Table,
    guest: str | None,
    view: GameView,
    connected: Collection[str] = (),
    away: Collection[str] = (),
    only: int | None = None,
) -> list[PlayerView]:
    """All seats. Guests are not told apart by their ids, which are their keys."""
    actors, scores, winners = view["actors"], view["scores"], view["winners"]
    me = [guest if only in (None, seat) else None for seat in range(table.meta.players)]
    return [
        {
            "seat": seat,
            "name": holder.name,
            "kind": holder.kind,
            "bot": holder.bot,
            "is_me": me[seat] is not None and holder.actor == me[seat],
            "is_here": holder.kind == "bot" or holder.actor in connected,
            "is_asked": seat in actors,
            "can_take_back": can_take_seat_back(table, me[seat], seat),
            "can_stand_in": not table.is_over and governs(table, me[seat], seat, away),
            "score": scores[seat],
            "is_winner": seat in winners,
        }
        for seat, holder in enumerate(table.holders)
    ]
