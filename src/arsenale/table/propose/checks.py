"""The checks that all proposals share; they raise Refused."""

from __future__ import annotations

from ..journal import Entry, Kind, Payload
from ..meta import Holder
from ..refused import Refused
from ..table import Table


def holder_of(table: Table, seat: int) -> Holder:
    """Who holds a seat, if there is such a seat."""
    if not 0 <= seat < table.meta.players:
        raise Refused("unknown", "table-no-such-seat", {"most": table.meta.players})
    return table.holders[seat]


def check_holds(table: Table, guest: str | None, seat: int) -> Holder:
    """Only the guest of a seat acts for it."""
    holder = holder_of(table, seat)
    if guest is None or holder.actor != guest:
        raise Refused("seat", "table-not-your-seat")
    return holder


def check_running(table: Table) -> None:
    if table.is_cancelled:
        raise Refused("cancelled", "table-called-off")
    if table.is_over:
        raise Refused("over", "why-match-over")


def next_entry(table: Table, kind: Kind, seat: int | None, payload: Payload, at: float) -> Entry:
    """The next entry of the journal."""
    return Entry(table.seq + 1, kind, seat, payload, at)
