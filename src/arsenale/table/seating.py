"""Who sits where: joining by link, standing in, taking back."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Collection
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
        self._check_shows_no_second_hand(guest, seat)
        return self._sitting(seat, Holder("guest", clean_name(name), guest), at)

    def propose_stand_in(
        self, guest: str, *, seat: int, bot: str, at: float, away: Collection[str] = frozenset()
    ) -> Entry:
        """A bot plays on for whoever holds the seat, who may take it back; or it fills an open seat.

        `away` are the guests who have not been here for a while.
        """
        holder = self.holder(seat)
        self.check_running()
        self.check_governs(guest, seat, away)
        if bot not in bots.for_tables():
            raise Refused("unknown", "table-no-such-bot", {"bots": list(bots.for_tables())})
        name = BOT_NAMES[seat % len(BOT_NAMES)] if holder.kind == "open" else holder.name
        return self._sitting(seat, Holder("bot", name, holder.guest, bot), at)

    def propose_take_back(self, guest: str, *, seat: int, at: float) -> Entry:
        """A guest sits down again where a bot stands in for him, or where nobody has followed him."""
        self.holder(seat)
        if not self.can_take_back(guest, seat):
            raise Refused("seat", "table-not-your-seat")
        return self._sitting(seat, Holder("guest", self.last_people[seat].name, guest), at)

    def can_take_back(self, guest: str | None, seat: int) -> bool:
        """Whether the guest was the last person on a seat that no person has now."""
        return guest is not None and self.holders[seat].actor is None and self.last_people[seat].guest == guest

    def propose_rename(self, guest: str, *, seat: int, name: str, at: float) -> Entry:
        """Whoever acts for a seat may call it as he likes."""
        holder = self.check_holds(guest, seat)
        return self._sitting(seat, Holder(holder.kind, clean_name(name), guest), at)

    def propose_open(
        self, guest: str, *, seat: int, at: float, token: str | None = None, away: Collection[str] = frozenset()
    ) -> Entry:
        """Give a seat free for whoever brings its new link."""
        holder = self.holder(seat)
        self.check_running()
        self.check_governs(guest, seat, away)
        return self._sitting(seat, Holder("open", holder.name), at, token=token or secrets.token_urlsafe(16))

    def seat_links(self, guest: str | None) -> dict[int, str]:
        """The tokens of open seats, for whoever may let people in: the owner and those who sit here."""
        if guest is None or (guest != self.meta.owner and not self.seats_of(guest)):
            return {}
        return {seat: holder.token for seat, holder in enumerate(self.holders) if holder.kind == "open"}

    def check_governs(self, guest: str, seat: int, away: Collection[str] = frozenset()) -> None:
        """One's own seat is one's own; the owner of the table may also help when someone has gone."""
        if self.governs(guest, seat, away):
            return
        key = "table-person-is-here" if guest == self.meta.owner else "table-not-your-seat"
        raise Refused("seat", key)

    def governs(self, guest: str | None, seat: int, away: Collection[str] = frozenset()) -> bool:
        """Whether the guest may say who plays there: for himself always, as the owner where no person is present."""
        person = self.holder(seat).guest
        if guest is None or guest == person:
            return guest is not None
        return guest == self.meta.owner and (person is None or person in away)

    def _check_shows_no_second_hand(self, guest: str, seat: int) -> None:
        """Who has a part in the match must not see what someone else held."""
        last = self.last_people[seat].guest
        has_part = guest == self.meta.owner or any(holder.guest == guest for holder in self.holders)
        if has_part and last not in (None, guest):
            raise Refused("seat", "table-seat-of-another")

    def _sitting(self, seat: int, holder: Holder, at: float, *, token: str = "") -> Entry:
        fields = {"kind": holder.kind, "guest": holder.guest, "bot": holder.bot, "name": holder.name, "token": token}
        return self.entry("sit", seat, dict(fields), at)
