"""A match at one of its positions: running ones as far and as much as the viewer may know, finished ones from every
seat."""

from __future__ import annotations

from typing_extensions import TypedDict

from ..propose.checks import holder_of
from ..refused import Refused
from ..table import Table
from .choices import AskedView, GameView, question_view
from .players import PlayerView, own_seats, player_views
from .result import ResultView, result_view
from .speech import TableSpeech, table_speech
from .story import StoryEntry, story
from .table_view import FairnessView, HeadingView, fairness, heading


class PlayedView(TypedDict):
    """The action that led to a position."""

    seat: int
    text: str
    label: str


class ReplayView(HeadingView, AskedView):
    """The table at a position. Nothing can be chosen there."""

    position: int
    last: int  # the last position there is
    seat: int | None  # from which it is seen; None: by a spectator
    perspectives: list[int | None]  # from where the viewer may look; None is the public view
    view: GameView
    played: PlayedView | None
    story: list[StoryEntry]
    players: list[PlayerView]
    fairness: FairnessView
    result: ResultView | None


def replay(
    table: Table, guest: str | None, seat: int | None, position: int, language: str, *, only: int | None = None
) -> ReplayView:
    """The table after so many actions, seen from a seat or (None) by a spectator: as `table_view`, without choices."""
    _check_may_look(table, guest, seat, only)
    own = own_seats(table, guest, only)
    if not 0 <= position <= table.position:
        raise Refused("unknown", "table-no-such-position", {"most": table.position})
    speech = table_speech(table, language)
    state = table.history.state_at(position)
    view = table.game.view(state, seat)
    is_last = position == table.position
    return {
        **heading(table, language),
        "position": position,
        "last": table.position,
        "seat": seat,
        "perspectives": _perspectives(table, own),
        "view": view,
        **question_view(view, seat, speech),
        "asked": False,
        "choices": [],
        "shortcuts": [],
        "played": _played_before(table, own, position, speech),
        "story": story(table, seat, language, until=position),
        "players": player_views(table, guest, view, speech, only=only),
        "fairness": fairness(table, speech),
        "result": result_view(table, speech) if is_last else None,
    }


def _check_may_look(table: Table, guest: str | None, seat: int | None, only: int | None = None) -> None:
    """Running matches show a seat to its guest only, finished ones to everybody."""
    if seat is None:
        return
    holder_of(table, seat)
    if not table.is_over and seat not in own_seats(table, guest, only):
        raise Refused("running", "table-seat-shown-later")


def _perspectives(table: Table, own: list[int]) -> list[int | None]:
    """From where one may look who has these seats: None is the public view."""
    seats = range(table.meta.players) if table.is_over else own
    return [None, *seats]


def _played_before(table: Table, own: list[int], position: int, speech: TableSpeech) -> PlayedView | None:
    """The action that led to the position, where the viewer may know it: actions can name secrets."""
    if position == 0:
        return None
    played = table.history.played[position - 1]
    if not table.is_over and played.seat not in own:
        return None
    before = table.game.view(table.history.state_at(position - 1), played.seat)
    label = speech.label(table.game, before, played.action)
    return {"seat": played.seat, "text": table.game.format(played.action), "label": label}
