"""The board as its viewers have it: what changed since, by key. What everybody sees is drawn once a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NotRequired

from typing_extensions import TypedDict

from ...engine import Fragment, Game, Sheet
from ...words import Speech


class SheetView(TypedDict):
    """One of the drawings of a position: the board, or the mat of a seat."""

    name: str
    width: float
    height: float
    label: str


class PutView(TypedDict):
    """A part of a drawing that is new or has changed."""

    key: str
    svg: str
    sheet: NotRequired[str]  # where it is new, or has another place in the order of painting
    before: NotRequired[str | None]  # the part of that sheet that is painted next; None: it is the last


class BoardChange(TypedDict):
    """What to do with the drawings that a viewer has. With `sheets` they are all begun anew."""

    sheets: NotRequired[list[SheetView]]
    put: list[PutView]  # the last in the order of painting first, so that `before` is always there
    gone: list[str]


class PublicDrawing:
    """The board of one position as everybody sees it in one language and layout."""

    def __init__(self, sheets: Sequence[Sheet]) -> None:
        self.sheets = sheets
        self.fragments = {fragment.key: fragment for sheet in sheets for fragment in sheet.fragments}
        self.order = list(self.fragments)


def draw_public(game: Game[Any], view: Mapping[str, Any], speech: Speech, layout: str) -> PublicDrawing:
    return PublicDrawing(game.painter.public(view, speech, layout))


def change_between(before: PublicDrawing | None, now: PublicDrawing) -> BoardChange:
    """What a viewer needs who has the one drawing, or none, to see the other."""
    if before is None or _sheets(before) != _sheets(now):
        return {"sheets": _sheets(now), "put": _placed(now, now.fragments), "gone": []}
    gone = [key for key in before.fragments if key not in now.fragments]
    if before.order == now.order:
        old = before.fragments
        put: list[PutView] = [
            {"key": key, "svg": fragment.svg}
            for key, fragment in now.fragments.items()
            if fragment is not old[key] and fragment.svg != old[key].svg
        ]
        return {"put": put, "gone": gone}
    moved = _moved(before, now)
    changed = {
        key: fragment
        for key, fragment in now.fragments.items()
        if key in moved or before.fragments[key].svg != fragment.svg
    }
    return {"put": _placed(now, changed, moved), "gone": gone}


def _sheets(drawing: PublicDrawing) -> list[SheetView]:
    return [
        {"name": sheet.name, "width": sheet.width, "height": sheet.height, "label": sheet.label}
        for sheet in drawing.sheets
    ]


def _moved(before: PublicDrawing, now: PublicDrawing) -> set[str]:
    """Those that are new, and those that now come before one that they came after."""
    places = {key: place for place, key in enumerate(before.order)}
    moved: set[str] = set()
    reached = -1
    for key in now.order:
        place = places.get(key, -1)
        if place <= reached:
            moved.add(key)
        else:
            reached = place
    return moved


def _placed(drawing: PublicDrawing, changed: Mapping[str, Fragment], moved: set[str] | None = None) -> list[PutView]:
    """The changed ones, from the last that is painted to the first; with their place where they have moved."""
    put: list[PutView] = []
    for sheet in drawing.sheets:
        following: str | None = None
        for fragment in reversed(sheet.fragments):
            if fragment.key in changed:
                one: PutView = {"key": fragment.key, "svg": fragment.svg}
                if moved is None or fragment.key in moved:
                    one["sheet"], one["before"] = sheet.name, following
                put.append(one)
            following = fragment.key
    return put


def own_change(
    before: Mapping[str, Fragment], now: Mapping[str, Fragment], public: PublicDrawing, shared: BoardChange
) -> list[PutView]:
    """The parts that one viewer sees otherwise than everybody, as far as they do not have them: also those that have
    come anew with what everybody was sent, and those that are again as everybody sees them."""
    overwritten = {put["key"] for put in shared["put"]}
    put: list[PutView] = [
        {"key": key, "svg": fragment.svg}
        for key, fragment in now.items()
        if key in overwritten or key not in before or before[key].svg != fragment.svg
    ]
    put += [
        {"key": key, "svg": public.fragments[key].svg}
        for key in before
        if key not in now and key not in overwritten and key in public.fragments
    ]
    return put
