"""Taking back: by oneself where nobody has learned anything, else with the consent of the others."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple

from ..engine import can_undo
from .checking import Checking
from .journal import Entry
from .refused import Refused

What = Literal["last", "turn"]


class UndoPoint(NamedTuple):
    """A position to go back to: before one's last choice, or before the first of the turn."""

    what: What
    to: int


class Undoing(Checking):
    """The proposals about undo."""

    def undo_points(self, seat: int) -> list[UndoPoint]:
        """Where the seat may go back to by itself: exactly where the engine allows it, over its own actions only.

        Asking the engine takes some milliseconds, so the answer is kept until the match goes on.
        """
        return [point for point in self._own_points(seat) if self.is_free(point.to)]

    def known_undo_points(self, seat: int) -> list[UndoPoint] | None:
        """As `undo_points`, if they are known already."""
        points = self._own_points(seat)
        known = [self._undo_known.get((point.to, self.position)) for point in points]
        if None in known:
            return None
        return [point for point, is_free in zip(points, known, strict=True) if is_free]

    def ask_points(self, seat: int) -> list[UndoPoint]:
        """Where the seat may ask the others to go back to."""
        last = self.history.last_of(seat)
        if last is None or self.is_over or self.request is not None:
            return []
        start = self.history.turn_start(last)
        points = [UndoPoint("last", last)]
        return points if start == last else [*points, UndoPoint("turn", start)]

    def propose_undo(self, guest: str, *, seat: int, to: int, at: float) -> Entry:
        """Take back one's own actions after a position."""
        self.check_holds(guest, seat)
        self.check_running()
        own = all(played.seat == seat or played.follows for played in self.history.played[max(to, 0) :])
        if not 0 <= to < self.position or not own or not self.is_free(to):
            raise Refused("undo", "table-undo-needs-consent")
        return self.entry("undo", seat, {"to": to}, at)

    def propose_ask_undo(
        self, guest: str, *, seat: int, to: int, at: float, away: Collection[str] = frozenset()
    ) -> Entry:
        """Ask the other people to let one take back what came after a position, from an action of one's own on."""
        self.check_holds(guest, seat)
        self.check_running()
        if self.request is not None:
            raise Refused("undo", "table-undo-asked-already")
        if not 0 <= to < self.position or self.history.played[to].seat != seat:
            raise Refused("undo", "table-undo-not-yours")
        return self.entry("ask-undo", seat, {"to": to, "ask": self.people_to_ask(seat, away)}, at)

    def propose_answer_undo(self, guest: str, *, agree: bool, at: float) -> Entry:
        """Answer the request that is open now."""
        request = self.request
        if request is None:
            raise Refused("undo", "table-undo-not-asked")
        if guest not in request.asked - request.agreed:
            raise Refused("undo", "table-undo-not-your-answer")
        seat = next(seat for seat, holder in enumerate(self.holders) if holder.guest == guest)
        return self.entry("answer-undo", seat, {"agree": agree}, at)

    def undo_target(self, entry: Entry) -> int | None:
        """The position to which a proposed entry takes the match back, if it does."""
        if entry.kind == "undo" or (entry.kind == "ask-undo" and not self.asked_by(entry)):
            return int(entry.payload["to"])
        request = self.request
        if entry.kind != "answer-undo" or request is None or not entry.payload["agree"]:
            return None
        answered = {*request.agreed, self.holders[entry.seat or 0].guest}
        return request.to if answered >= request.asked else None

    def _own_points(self, seat: int) -> list[UndoPoint]:
        """The last choice and the start of the turn, if the seat was the last to choose."""
        last = self.history.last_of()
        if self.is_over or last is None or self.history.played[last].seat != seat:
            return []
        start = self.history.turn_start(last)
        points = [UndoPoint("last", last)]
        return points if start == last else [*points, UndoPoint("turn", start)]

    def is_free(self, to: int) -> bool:
        """Whether nobody has drawn or learned anything since."""
        where = (to, self.position)
        known = self._undo_known.get(where)
        if known is None:
            # What the last action told stays told, so the whole turn need not be looked at.
            last = self.position - 1
            known = (to == last or self.is_free(last)) and self._asks_engine(to)
            self._undo_known = {
                known_at: free for known_at, free in self._undo_known.items() if known_at[1] == where[1]
            }
            self._undo_known[where] = known
        return known

    def _asks_engine(self, to: int) -> bool:
        played = [(one.seat, one.action) for one in self.history.played[to:]]
        return can_undo(self.history.state_at(to), played)
