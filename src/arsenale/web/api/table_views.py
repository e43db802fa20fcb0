"""JSON over HTTP: what one sees of a table."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query
from typing_extensions import TypedDict

from ...table import Explanation, explain
from ...table.show.choices import ChoiceView, ShortcutView
from ...table.show.story import StoryEntry
from ..access.guests import Visitor
from ..dependencies import Live, Reader, ReaderLanguage, SeatQuery, TheContext, Writer
from ..errors import ERROR_RESPONSES
from ..fields import Seat, Strict
from ..live.hint_requests import hints_for
from ..live.live_table import LiveTable
from ..live.server_messages import HintsAnswer, LiveView
from ..live.views import live_view

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=ERROR_RESPONSES)

LONGEST_WAIT: Final = 30.0  # seconds


class ChoicesAnswer(TypedDict):
    """What a seat may do now."""

    seq: int
    position: int
    seat: int | None
    finished: bool
    asked: bool
    question: str | None
    choices: list[ChoiceView]
    shortcuts: list[ShortcutView]


class StoryAnswer(TypedDict):
    seq: int
    position: int
    story: list[StoryEntry]


@router.get("/{table_id}")
async def get_view(
    live: Live,
    visitor: Reader,
    language: ReaderLanguage,
    seat: SeatQuery = None,
    log_after: Annotated[int, Query(ge=0, le=2**31)] = 0,
    chat_after: Annotated[int, Query(ge=0, le=2**31)] = 0,
    since: Annotated[int | None, Query(ge=0, le=2**31, description="wait until seq is greater")] = None,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="seconds")] = 0,
) -> LiveView:
    """The table as I see it. With `since` and `wait`: as soon as there is something new."""
    guest, only = _viewer(live, visitor, seat), visitor.seat
    if since is not None and wait > 0:
        await live.wait_beyond(since, wait)
    return live_view(live, guest, seat, language, log_after=log_after, chat_after=chat_after, only=only)


@router.get("/{table_id}/choices")
async def get_choices(live: Live, visitor: Reader, language: ReaderLanguage, seat: SeatQuery = None) -> ChoicesAnswer:
    """What the seat may do now, with text forms."""
    seen = live_view(live, _viewer(live, visitor, seat), seat, language, log_after=2**31)
    return {
        "seq": seen["seq"],
        "position": seen["position"],
        "seat": seen["seat"],
        "finished": seen["finished"],
        "asked": seen["asked"],
        "question": seen["question"],
        "choices": seen["choices"],
        "shortcuts": seen["shortcuts"],
    }


@router.get("/{table_id}/story")
async def get_story(
    live: Live,
    visitor: Reader,
    language: ReaderLanguage,
    seat: SeatQuery = None,
    after: Annotated[int, Query(ge=0, le=2**31, description="a position")] = 0,
) -> StoryAnswer:
    """What happened, in words: one entry a turn, whole, from the turn on that the position belongs to."""
    seen = live_view(live, _viewer(live, visitor, seat), seat, language, log_after=after, with_previews=False)
    return {"seq": seen["seq"], "position": seen["position"], "story": seen["story"]}


@router.get("/{table_id}/why")
async def get_why(
    live: Live,
    visitor: Reader,
    language: ReaderLanguage,
    seat: Annotated[int, Query(ge=0, le=9)],
    action: Annotated[str, Query(max_length=1000)],
) -> Explanation:
    """Why the action may not be played; null if it may. `final` then says that it could not be taken back."""
    guest = visitor.acting(live.table.meta.id, seat)
    return explain(live.table, guest, seat=seat, action=action, language=language)


def _viewer(live: LiveTable, visitor: Visitor, seat: int | None) -> str | None:
    """The guest who looks; a token for one seat shows that seat only."""
    table_id = live.table.meta.id
    guest = visitor.at(table_id) if seat is None else visitor.acting(table_id, seat)
    live.note(guest)
    return guest


class HintBody(Strict):
    seat: Seat


@router.post("/{table_id}/hint")
async def ask_hint(
    context: TheContext, live: Live, visitor: Writer, language: ReaderLanguage, body: HintBody
) -> HintsAnswer:
    """The best actions for a seat of mine that must decide, where the table allows hints."""
    return await hints_for(context, live, visitor, body.seat, language)
