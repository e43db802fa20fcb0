"""Who sits where: joining by link, standing in, coming back."""

from __future__ import annotations

import hmac
from collections.abc import Collection

from ... import bots
from ..journal import CancelPayload, Entry, SitPayload
from ..meta import BOT_NAMES, USUAL_BOT, Holder, new_token
from ..plain_text import clean_name
from ..refused import Refused
from ..table import Table
from .checks import check_holds, check_running, holder_of, next_entry

# Proposals


def propose_join(table: Table, guest: str, *, seat: int, token: str, name: str, at: float) -> Entry:
    """Sit down on an open seat, with its link."""
    holder = holder_of(table, seat)
    check_running(table)
    if any(given_up.guest == guest for given_up in table.resigned.values()):
        raise Refused("seat", "table-you-resigned")
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
    _check_known(table, bot)
    name = BOT_NAMES[seat % len(BOT_NAMES)] if holder.kind == "open" else holder.name
    return _sitting(table, seat, Holder("bot", name, holder.guest, bot), at)


def propose_take_seat_back(table: Table, guest: str, *, seat: int, at: float) -> Entry:
    """A guest sits down again where a bot stands in for them, or where nobody has followed them."""
    holder_of(table, seat)
    if table.is_cancelled:
        raise Refused("cancelled", "table-called-off")
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
    holder_of(table, seat)
    check_running(table)
    check_governs(table, guest, seat, away)
    if seat in table.resigned:
        raise Refused("seat", "table-seat-resigned")
    return _sitting(table, seat, Holder("open", ""), at, token=token or new_token())


def propose_resign(table: Table, guest: str, *, seat: int, at: float, bot: str = "") -> Entry:
    """Give up: a bot plays the seat to the end, by the same name. Nobody takes that back."""
    holder = holder_of(table, seat)
    check_running(table)
    if holder.guest != guest:
        raise Refused("seat", "table-not-your-seat")
    chosen = bot or usual_bot(table)
    _check_known(table, chosen)
    payload = SitPayload(kind="bot", guest=None, bot=chosen, name=holder.name, token="", resigned=True)
    return next_entry(table, "sit", seat, payload, at)


def propose_cancel(table: Table, guest: str, *, at: float) -> Entry:
    """The owner calls off a table at which no person has played yet."""
    check_running(table)
    if guest != table.meta.owner:
        raise Refused("seat", "table-not-yours")
    if not can_cancel(table, guest):
        raise Refused("running", "table-has-begun")
    return next_entry(table, "cancel", None, CancelPayload(), at)


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
    if guest is None or seat in table.resigned or table.holders[seat].actor is not None:
        return False
    return table.last_people[seat].guest == guest


def can_cancel(table: Table, guest: str | None) -> bool:
    """Whether the guest may call the table off: it is theirs, and nobody has begun. What bots play while a seat is
    open is no beginning."""
    is_open = not (table.is_over or table.is_cancelled or table.has_begun)
    return guest is not None and guest == table.meta.owner and is_open


def usual_bot(table: Table) -> str:
    """The level that the bots of this table have; where there are none, the one that the form offers first."""
    known = bots.for_tables(table.game.name)
    seated = [holder.bot for holder in table.holders if holder.bot in known]
    return next((bot for bot in [*seated, USUAL_BOT] if bot in known), known[-1])


def _check_known(table: Table, bot: str) -> None:
    known = bots.for_tables(table.game.name)
    if bot not in known:
        raise Refused("unknown", "table-no-such-bot", {"bots": list(known)})


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
