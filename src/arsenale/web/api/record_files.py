"""Records as files: read, checked, kept as tables to look at, written again."""

from __future__ import annotations

import asyncio
import time
from typing import NotRequired

from starlette.responses import Response
from typing_extensions import TypedDict

from ...engine import BadRecord, Record, State
from ...store import Guest
from ...table import table_of_record
from ..catalogue import Offer
from ..context import Context
from ..errors import WebError, bad
from ..live.live_table import LiveTable
from .table_list import Outcome


class RecordEdition(TypedDict):
    name: str
    digest: str


class RecordOutcome(Outcome):
    key: str  # of the last state


class RecordFile(TypedDict):
    """A record as `Record.to_json` writes it."""

    format: str
    version: int
    game: str
    rules: int
    edition: RecordEdition
    players: int
    options: dict[str, str]
    commitment: str
    seed: str
    actions: list[tuple[int, str]]
    outcome: RecordOutcome | None
    resigned: NotRequired[list[tuple[int, int]]]  # seats that were given up, after how many actions


class RecordCheck(TypedDict):
    """Whether a record holds: that its actions can be played, and lead from its seed to its outcome."""

    holds: bool
    reason: str | None
    commitment: str
    seed: str
    actions: int
    finished: bool
    outcome: Outcome | None


def decoded(raw: bytes) -> str:
    """The text of an uploaded file."""
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise bad("a record in JSON, as UTF-8", raw[:20]) from None


async def keep_record(context: Context, text: str, guest: Guest | None) -> str:
    """Import a record; gives the id of its table."""
    record, offer = _read(context, text)
    owner = guest.id if guest else None
    try:
        table, entries = await asyncio.to_thread(
            table_of_record, record, offer.game, at=time.time(), edition_text=offer.text, owner=owner
        )
    except (BadRecord, ValueError) as fault:
        raise _bad_record(fault) from fault
    return await context.hub.keep(table, entries)


async def check_file(context: Context, text: str) -> RecordCheck:
    """Whether the record in a file holds."""
    record, offer = _read(context, text)
    return await asyncio.to_thread(check_record, record, offer)


async def check_table(live: LiveTable) -> RecordCheck:
    """Whether the record of a finished match holds."""
    table = live.table
    # What is written is read again: the file itself is checked, not what is in memory.
    record = Record.from_json(table.record().to_json())
    return await asyncio.to_thread(check_record, record, Offer(table.game, table.meta.edition_text, ""))


def check_record(record: Record, offer: Offer) -> RecordCheck:
    """Replay it, and compare seed, actions and outcome."""
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


def record_response(live: LiveTable) -> Response:
    """The file of a finished match."""
    record = live.table.record()
    name = f"{record.game}-{live.table.meta.id[:8]}.json"
    return Response(
        record.to_json(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


def _outcome(state: State | None) -> Outcome | None:
    if state is None or not state.finished:
        return None
    return {"scores": list(state.scores()), "winners": list(state.winners())}


def _read(context: Context, text: str) -> tuple[Record, Offer]:
    try:
        record = Record.from_json(text)
    except BadRecord as fault:
        raise _bad_record(fault) from fault
    return record, context.catalogue.offer_for(record)


def _bad_record(fault: Exception) -> WebError:
    return WebError("bad", "server-bad-record", {"fault": str(fault)[:300]})
