"""Who sits where: joining by link, standing in, taking back."""

from __future__ import annotations

import hmac
import secrets
from typing import Final

from .. import bots
from .checking import Checking
from .journal import Entry
from .meta import Holder
from .plain_text import clean_name
from .refused import Refused

BOT_NAMES: Final = ("Alvise", "Bianca", "Cosimo", "Dorotea", "Enzo")


class Seating(Checking):
    """The proposals about seats."""

    def propose_join(self, guest: str, *, seat: int, token: str, name: str, at: float) -> Entry:
        """Sit down on an open seat, with its link."""
        holder = self.holder(seat)
        if holder.kind != "open" or not hmac.compare_digest(holder.token.encode(), token.encode()):
            raise Refused("link", "table-link-used-up")
        return self._sitting(seat, Holder("guest", clean_name(name), guest), at)

    def propose_stand_in(self, guest: str, *, seat: int, bot: str, at: float) -> Entry:
        """A bot plays on for whoever holds the seat, who may take it back; or it fills an open seat."""
        holder = self.holder(seat)
        self.check_running()
        self.check_governs(guest, seat)
        if bot not in bots.for_tables():
            raise Refused("unknown", "table-no-such-bot", {"bots": list(bots.for_tables())})
        name = BOT_NAMES[seat % len(BOT_NAMES)] if holder.kind == "open" else holder.name
        return self._sitting(seat, Holder("bot", name, holder.guest, bot), at)

    def propose_take_back(self, guest: str, *, seat: int, at: float) -> Entry:
        """A guest sits down again where a bot stands in for him."""
        holder = self.holder(seat)
        if holder.kind != "bot" or holder.guest != guest:
            raise Refused("seat", "table-not-your-seat")
        return self._sitting(seat, Holder("guest", holder.name, guest), at)

    def propose_rename(self, guest: str, *, seat: int, name: str, at: float) -> Entry:
        """Whoever acts for a seat may call it as he likes."""
        holder = self.check_holds(guest, seat)
        return self._sitting(seat, Holder(holder.kind, clean_name(name), guest), at)

    def propose_open(self, guest: str, *, seat: int, at: float, token: str | None = None) -> Entry:
        """Give a seat free for whoever brings its new link."""
        holder = self.holder(seat)
        self.check_running()
        self.check_governs(guest, seat)
        return self._sitting(seat, Holder("open", holder.name), at, token=token or secrets.token_urlsafe(16))

    def seat_links(self, guest: str | None) -> dict[int, str]:
        """The tokens of open seats, for whoever may let people in: the owner and those who sit here."""
        if guest is None or (guest != self.meta.owner and not self.seats_of(guest)):
            return {}
        return {seat: holder.token for seat, holder in enumerate(self.holders) if holder.kind == "open"}

    def check_governs(self, guest: str, seat: int) -> None:
        """One's own seat is one's own; the owner of the table may also help when someone has gone."""
        holder = self.holder(seat)
        if guest not in (holder.guest, self.meta.owner):
            raise Refused("seat", "table-not-your-seat")

    def _sitting(self, seat: int, holder: Holder, at: float, *, token: str = "") -> Entry:
        fields = {"kind": holder.kind, "guest": holder.guest, "bot": holder.bot, "name": holder.name, "token": token}
        return self.entry("sit", seat, dict(fields), at)
