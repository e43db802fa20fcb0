"""What one viewer is shown: the only thing that pages and interfaces send. No secret of another seat is in it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from typing_extensions import TypedDict

from ..propose.checks import check_holds
from ..propose.seats import seat_links
from ..table import Table
from .choices import AskedView, GameView, asked_view
from .log import LogGroup, LogLine, lines_since, log_groups
from .players import PlayerView, own_seats, player_views
from .result import ResultView, result_view
from .speech import TableSpeech, table_speech
from .undo import UndoView, undo_view


class EditionView(TypedDict):
    """The component values that are played with."""

    name: str
    title: str
    digest: str


class HeadingView(TypedDict):
    """Which table it is, and how far its journal goes."""

    table: str
    game: str
    title: str
    edition: EditionView
    options: dict[str, str]
    created_at: float  # seconds since 1970, UTC
    is_public: bool
    is_imported: bool
    rematch_of: str | None
    language: str
    seq: int
    finished: bool


class FairnessView(TypedDict):
    """What anyone needs to check that nobody has chosen the chance."""

    commitment: str
    seed: str | None  # told when the match is over
    text: str


class ChatLine(TypedDict):
    """What someone said, or what happened at the table."""

    seq: int
    kind: Literal["notice", "chat"]
    seat: int | None
    name: str
    text: str
    at: float  # seconds since 1970, UTC


class TableView(HeadingView, AskedView):
    """The table as one viewer sees it now."""

    position: int
    seat: int | None  # from which it is seen; None: by a spectator
    seats_here: list[int]  # that the viewer acts for
    view: GameView
    log: list[LogGroup]
    log_after: int
    news: list[LogLine]  # since the seat's own last choice
    players: list[PlayerView]
    chat: list[ChatLine]
    undo: UndoView
    settings: dict[str, str]
    fairness: FairnessView
    result: ResultView | None
    is_owner: bool
    links: dict[str, str]  # the tokens of open seats, by seat


def table_view(
    table: Table,
    guest: str | None,
    seat: int | None,
    language: str,
    *,
    log_after: int = 0,
    chat_after: int = 0,
    connected: Collection[str] = frozenset(),
    away: Collection[str] = frozenset(),
    only: int | None = None,
    with_undo: bool = True,
) -> TableView:
    """The table as a guest sees it from a seat of theirs, or as a spectator does (seat None).

    Only log lines of positions after `log_after` and remarks after entry `chat_after` are in it. With
    `with_undo=False` it leaves open (None) what can be taken back, unless that is known already.
    Whoever has the key to one seat alone (`only`) is shown nothing of the guest's other seats, links and rights.
    `connected` are the guests who look at the table now, `away` those who have not done so for a while.
    """
    if seat is not None:
        check_holds(table, guest if only in (None, seat) else None, seat)
    speech = table_speech(table, language)
    view = table.game.view(table.state, seat)
    shown_before = max(0, min(log_after, table.position))
    return {
        **heading(table, language),
        "position": table.position,
        "seat": seat,
        "seats_here": own_seats(table, guest, only),
        "view": view,
        **asked_view(table, table.state, view, seat, speech),
        "log": log_groups(table, seat, language, after=shown_before),
        "log_after": shown_before,
        "news": lines_since(table, seat, language),
        "players": player_views(table, guest, view, connected, away, only),
        "chat": _chat(table, speech, after=chat_after),
        "undo": undo_view(table, guest, seat, speech, away, with_undo=with_undo),
        "settings": dict(table.settings),
        "fairness": fairness(table, speech),
        "result": result_view(table, speech),
        "is_owner": only is None and guest is not None and guest == table.meta.owner,
        "links": {str(number): token for number, token in seat_links(table, guest).items()} if only is None else {},
    }


def heading(table: Table, language: str) -> HeadingView:
    meta, edition = table.meta, table.game.edition
    return {
        "table": meta.id,
        "game": meta.game,
        "title": table.game.title,
        "edition": {"name": edition.name, "title": edition.title, "digest": edition.digest},
        "options": dict(meta.options),
        "created_at": meta.created_at,
        "is_public": meta.is_public,
        "is_imported": meta.is_imported,
        "rematch_of": meta.rematch_of,
        "language": language,
        "seq": table.seq,
        "finished": table.is_over,
    }


def fairness(table: Table, speech: TableSpeech) -> FairnessView:
    """The commitment from the start; the seed only when the match is over."""
    key = "table-fair-over" if table.is_over else "table-fair-running"
    return {
        "commitment": table.meta.commitment,
        "seed": table.meta.seed if table.is_over else None,
        "text": speech.say(key),
    }


def _chat(table: Table, speech: TableSpeech, *, after: int = 0) -> list[ChatLine]:
    """What was said at the table and what happened at it, in the order of the journal."""
    return [
        {
            "seq": remark.seq,
            "kind": "notice" if remark.key else "chat",
            "seat": remark.seat,
            "name": remark.name,
            "text": speech.say_of(remark.name, remark.key, remark.args) if remark.key else remark.text,
            "at": remark.at,
        }
        for remark in table.remarks
        if remark.seq > after
    ]
