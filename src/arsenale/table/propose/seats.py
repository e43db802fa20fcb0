"""Who sits where: joining by link, standing in, coming back."""

from __future__ import annotations

import hmac
from collections.abc import Collection

from ... import bots
from ..journal import Entry, SitPayload
from ..meta import BOT_NAMES, Holder, new_token
from ..plain_text import clean_name
from ..refused import Refused
from ..table import Table
from .checks import check_holds, check_running, holder_of, next_entry

# Proposals


def propose_join(table: Table, guest: str, *, seat: int, token: str, name: str, at: float) -> Entry:
    """Sit down on an open seat, with its link."""
    holder = holder_of(table, seat)
    if holder.kind != "open" or not hmac.compare_digest(holder.token.encode(), token.encode()):
        raise Refused("link", "table-link-used-up")
    _check_shows_no_second_hand(table, guest, seat)
    return _sitting(table, seat, Holder("guest", clean_name(name), guest), at)


def propose_stand_in(
    table: Table, guest: str, *, seat: int, bot: str, at: float, away: Collection[str] = frozenset()
) -> Entry:
    """A bot plays on for whoever holds the seat, who may take it back; or it fills an open seat.

    `away` are the guests who have not been here for a while.
    """
    holder = holder_of(table, seat)
    check_running(table)
    check_governs(table, guest, seat, away)
    known = bots.for_tables(table.game.name)
    if bot not in known:
        raise Refused("unknown", "table-no-such-bot", {"bots": list(known)})
    name = BOT_NAMES[seat % len(BOT_NAMES)] if holder.kind == "open" else holder.name
    return _sitting(table, seat, Holder("bot", name, holder.guest, bot), at)


def propose_take_seat_back(table: Table, guest: str, *, seat: int, at: float) -> Entry:
    """A guest sits down again where a bot stands in for them, or where nobody has followed them."""
    holder_of(table, seat)
    if not can_take_seat_back(table, guest, seat):
        raise Refused("seat", "table-not-your-seat")
    return _sitting(table, seat, Holder("guest", table.last_people[seat].name, guest), at)


def propose_rename(table: Table, guest: str, *, seat: int, name: str, at: float) -> Entry:
    """Whoever acts for a seat chooses its name."""
    holder = check_holds(table, guest, seat)
    return _sitting(table, seat, Holder(holder.kind, clean_name(name), guest), at)


def propose_open_seat(
    table: Table, guest: str, *, seat: int, at: float, token: str | None = None, away: Collection[str] = frozenset()
) -> Entry:
    """Leave a seat to whoever brings its new link."""
    holder = holder_of(table, seat)
    check_running(table)
    check_governs(table, guest, seat, away)
    return _sitting(table, seat, Holder("open", holder.name), at, token=token or new_token())


def _sitting(table: Table, seat: int, holder: Holder, at: float, *, token: str = "") -> Entry:
    payload = SitPayload(kind=holder.kind, guest=holder.guest, bot=holder.bot, name=holder.name, token=token)
    return next_entry(table, "sit", seat, payload, at)


# Who may do it


def seat_links(table: Table, guest: str | None) -> dict[int, str]:
    """The tokens of open seats, for whoever may let people in: the owner and those who sit here."""
    if guest is None or (guest != table.meta.owner and not table.seats_of(guest)):
        return {}
    return {seat: holder.token for seat, holder in enumerate(table.holders) if holder.kind == "open"}


def can_take_seat_back(table: Table, guest: str | None, seat: int) -> bool:
    """Whether the guest was the last person on a seat that no person has now."""
    return guest is not None and table.holders[seat].actor is None and table.last_people[seat].guest == guest


def governs(table: Table, guest: str | None, seat: int, away: Collection[str] = frozenset()) -> bool:
    """Whether the guest may say who plays there: on their own seat always, as the owner where no person is present."""
    person = holder_of(table, seat).guest
    if guest is None or guest == person:
        return guest is not None
    return guest == table.meta.owner and (person is None or person in away)


def check_governs(table: Table, guest: str, seat: int, away: Collection[str] = frozenset()) -> None:
    """Your own seat is your own; the owner of the table may also help when someone has gone."""
    if governs(table, guest, seat, away):
        return
    key = "table-person-is-here" if guest == table.meta.owner else "table-not-your-seat"
    raise Refused("seat", key)


def _check_shows_no_second_hand(table: Table, guest: str, seat: int) -> None:
    """Whoever has a part in the match must not see what someone else held."""
    last = table.last_people[seat].guest
    has_part = guest == table.meta.owner or any(holder.guest == guest for holder in table.holders)
    if has_part and last not in (None, guest):
        raise Refused("seat", "table-seat-of-another")
