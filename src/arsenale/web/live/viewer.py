"""Someone who looks at a table: what they have of it, and what they are sent next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...engine import Fragment
from ...table import OwnView, Refused, choice_previews, own_view, seat_view
from .drawings import own_change
from .live_table import LiveTable
from .server_messages import PreviewsMessage
from .updates import SharedHalf, own_half, packed
from .views import SharedUpdate, changed_fields, own_fragments, shared_update

_OF_ONE_UPDATE: Final = ("story", "beats")


class Viewer:
    """What one viewer knows of a live table. Each update goes on from there."""

    def __init__(
        self,
        live: LiveTable,
        guest: str | None,
        seat: int | None,
        language: str,
        *,
        only: int | None = None,
        layout: str = "wide",
    ) -> None:
        self._live = live
        self.guest = guest
        self.seat = seat
        self.language = language
        self.layout = layout
        self.only = only  # the one seat that their key is for
        self.is_packed = False
        self.wants_view = False
        self.seen = 0  # the last entry that they were told of
        self._number = 0
        self._shared: SharedUpdate | None = None  # what they were sent last, as everybody
        self._mine: OwnView | None = None  # and of their own
        self._own: dict[str, Fragment] = {}  # what they see otherwise than everybody on the board

    def look_anew(self, since: int) -> None:
        """They have nothing of the board, and know the table up to an entry."""
        self.seen = since
        self._shared, self._mine, self._own = None, None, {}

    def update(self) -> str | bytes:
        """The table as they see it now, since what they have: a text, or packed."""
        try:
            shared, mine = self._changes()
        except Refused:
            # Someone else has the seat now.
            self.seat = None
            self.look_anew(0)
            shared, mine = self._changes()
        self._number += 1
        self.seen = self._live.table.seq
        own = own_half({"number": self._number, "mine": mine})
        return packed(shared, own) if self.is_packed else (shared.json + own).decode()

    def _changes(self) -> tuple[SharedHalf, dict[str, Any]]:
        """What everybody is sent, and what is this viewer's own, as far as it is not as it was."""
        live, table = self._live, self._live.table
        shared = shared_update(live, self.language, self.layout, self.seen, self._shared)
        view = seat_view(table, self.guest, self.seat, only=self.only)
        own = own_view(
            table,
            self.guest,
            self.seat,
            self.language,
            view,
            shared.view,
            away=live.away(),
            only=self.only,
            with_previews=False,
            concerned=shared.readers,
        )
        fragments = own_fragments(live, own, view, self.language, self.layout)
        board = own_change(self._own, fragments, shared.drawing, shared.change)
        mine = changed_fields(self._mine, own, _OF_ONE_UPDATE)
        self._shared, self._mine, self._own = shared, own, fragments
        if self.wants_view:
            mine["view"] = view
        return shared.half, {**mine, "board": board}

    @property
    def is_asked(self) -> bool:
        """Whether their seat must act, by what they were sent last."""
        return self._mine is not None and self._mine["asked"]

    def previews(self) -> PreviewsMessage | None:
        """What the choices of the last update would bring; None if their seat was not asked, or it is gone."""
        table = self._live.table
        is_asked = self.seat in table.state.actors() and self.seen == table.seq
        if self.seat is None or self.guest is None or not is_asked or self._mine is None:
            return None
        rows: dict[str, Sequence[int]] = {one["text"]: (one["id"],) for one in self._mine["choices"]}
        rows |= {one["text"]: one["ids"] for one in self._mine["shortcuts"]}
        choices = choice_previews(table, self.guest, self.seat, self.language, rows)
        return {"type": "previews", "seq": table.seq, "seat": self.seat, "choices": choices}
