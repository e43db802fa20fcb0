"""What can be taken back, and what others ask to take back."""

from __future__ import annotations

from collections.abc import Collection

from typing_extensions import TypedDict

from ..propose.undo import UndoPoint, What, ask_points, undo_points
from ..table import Table
from .speech import TableSpeech


class UndoOffer(TypedDict):
    """A position to go back to."""

    what: What
    to: int
    label: str


class UndoRequestView(TypedDict):
    """What someone asks the others for."""

    seat: int
    to: int
    text: str
    is_mine: bool
    can_answer: bool


class UndoView(TypedDict):
    """All about taking back, for one viewer."""

    offers: list[UndoOffer]  # without asking anybody
    ask: list[UndoOffer]  # if the others agree
    asks_nobody: bool  # there is nobody whose consent is needed
    request: UndoRequestView | None


def undo_view(
    table: Table, guest: str | None, seat: int | None, speech: TableSpeech, away: Collection[str] = ()
) -> UndoView:
    """What can be taken back, what the others would have to be asked, and what they ask."""
    request = _request_view(table, guest, speech)
    if seat is None:
        return {"offers": [], "ask": [], "asks_nobody": False, "request": request}
    points = undo_points(table, seat)
    free = [point.to for point in points]
    to_ask = [point for point in ask_points(table, seat) if point.to not in free]
    return {
        "offers": _offers(table, points, speech),
        "ask": _offers(table, to_ask, speech),
        "asks_nobody": not table.people_to_ask(seat, away),
        "request": request,
    }


def _offers(table: Table, points: list[UndoPoint], speech: TableSpeech) -> list[UndoOffer]:
    return [
        {"what": what, "to": to, "label": speech.say(f"table-undo-{what}", {"count": table.position - to})}
        for what, to in points
    ]


def _request_view(table: Table, guest: str | None, speech: TableSpeech) -> UndoRequestView | None:
    """The request that is open, for everyone to see."""
    request = table.request
    if request is None:
        return None
    name = table.holders[request.seat].name
    count = table.position - request.to
    return {
        "seat": request.seat,
        "to": request.to,
        "text": speech.say_of(name, "table-asks-undo", {"count": count}),
        "is_mine": guest is not None and table.holders[request.seat].actor == guest,
        "can_answer": guest in request.asked - request.agreed,
    }
