"""A match at one of its positions: running ones as far and as much as the viewer may know, finished ones from every
seat."""

from __future__ import annotations

from typing import Any

from .log import log_groups
from .refused import Refused
from .result import result
from .sight import asked, check_may_look, fairness, heading, own_seats, players
from .table import Table
from .tongue import Tongue


def replay(
    table: Table, guest: str | None, seat: int | None, position: int, language: str, *, only: int | None = None
) -> dict[str, Any]:
    """The table after so many actions, seen from a seat or (None) by a spectator: as `sight`, without choices."""
    check_may_look(table, guest, seat, only)
    own = own_seats(table, guest, only)
    if not 0 <= position <= table.position:
        raise Refused("unknown", "table-no-such-position", {"most": table.position})
    speech = table.speech(language)
    state = table.history.state_at(position)
    view = table.game.view(state, seat)
    is_last = position == table.position
    return {
        **heading(table, language),
        "position": position,
        "last": table.position,
        "seat": seat,
        "perspectives": perspectives(table, own),
        "view": view,
        **asked(table, state, view, seat, speech),
        "asked": False,
        "choices": [],
        "shortcuts": [],
        "played": played_before(table, own, position, speech),
        "log": log_groups(table, seat, language, until=position),
        "players": players(table, guest, view, only=only),
        "fairness": fairness(table, speech),
        "result": result(table, speech) if is_last else None,
    }


def perspectives(table: Table, own: list[int]) -> list[int | None]:
    """From where one may look who has these seats: None is the public view."""
    seats = range(table.meta.players) if table.is_over else own
    return [None, *seats]


def played_before(table: Table, own: list[int], position: int, speech: Tongue) -> dict[str, Any] | None:
    """The action that led to the position, where the viewer may know it: actions can name secrets."""
    if position == 0:
        return None
    played = table.history.played[position - 1]
    if not table.is_over and played.seat not in own:
        return None
    before = table.game.view(table.history.state_at(position - 1), played.seat)
    label = speech.label(table.game, before, played.action)
    return {"seat": played.seat, "text": table.game.format(played.action), "label": label}
