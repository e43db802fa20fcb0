"""The checks that every proposal shares."""

from __future__ import annotations

from typing import Any

from .journal import Entry, Kind
from .ledger import Ledger
from .meta import Holder
from .refused import Refused


class Checking(Ledger):
    """Questions about who may do something now; they raise Refused."""

    def holder(self, seat: int) -> Holder:
        """Who holds a seat, if there is such a seat."""
        if not 0 <= seat < self.meta.players:
            raise Refused("unknown", "table-no-such-seat", {"most": self.meta.players})
        return self.holders[seat]

    def check_holds(self, guest: str | None, seat: int) -> Holder:
        """Only the guest of a seat acts for it."""
        holder = self.holder(seat)
        if guest is None or holder.actor != guest:
            raise Refused("seat", "table-not-your-seat")
        return holder

    def check_running(self) -> None:
        if self.is_over:
            raise Refused("over", "why-match-over")

    def entry(self, kind: Kind, seat: int | None, payload: dict[str, Any], at: float) -> Entry:
        """The next entry of the journal."""
        return Entry(self.seq + 1, kind, seat, payload, at)
