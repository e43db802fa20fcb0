"""What one viewer is shown: the only thing that pages and interfaces send. No secret of another seat is in it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NotRequired

from typing_extensions import TypedDict

from ..propose.checks import check_holds
from ..propose.seats import seat_links
from ..table import Table
from .choices import AskedView, GameView, asked_view, question_view
from .log import LogGroup, LogLine, lines_since, log_groups
from .players import (
    PlayerView,
    PublicPlayerView,
    SeatRights,
    own_seats,
    public_player_views,
    seat_rights,
    with_rights,
)
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


class SharedView(HeadingView):
    """What everybody at the table is shown alike in one language: made once for all of them."""

    position: int
    question: str | None  # as those hear it who are not asked
    waiting: str | None
    log: list[LogGroup]
    log_after: int  # the log holds what came after this position
    players: list[PublicPlayerView]
    chat: list[ChatLine]
    chat_after: int  # the chat holds what came after this entry
    settings: dict[str, str]
    fairness: FairnessView
    result: ResultView | None


class OwnView(AskedView):
    """What concerns one viewer: a little, unless they are asked."""

    seat: int | None  # from which it is seen; None: by a spectator
    seats_here: list[int]  # that the viewer acts for
    rights: SeatRights
    scores: NotRequired[list[int | None]]  # where the viewer knows more of them than everybody
    log: NotRequired[list[LogGroup]]  # where the viewer may read more than everybody
    news: list[LogLine]  # since the seat's own last choice, while it is asked
    undo: UndoView
    is_owner: bool
    links: dict[str, str]  # the tokens of open seats, by seat


class TableView(HeadingView, AskedView):
    """The table as one viewer sees it now: both of these together, and the game's own view."""

    position: int
    seat: int | None
    seats_here: list[int]
    view: GameView
    log: list[LogGroup]
    log_after: int
    news: list[LogLine]
    players: list[PlayerView]
    chat: list[ChatLine]
    chat_after: int
    undo: UndoView
    settings: dict[str, str]
    fairness: FairnessView
    result: ResultView | None
    is_owner: bool
    links: dict[str, str]


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
) -> TableView:
    """The table as a guest sees it from a seat of theirs, or as a spectator does (seat None)."""
    shared = shared_view(table, language, log_after=log_after, chat_after=chat_after, connected=connected)
    view = seat_view(table, guest, seat, only=only)
    own = own_view(table, guest, seat, language, view, shared, away=away, only=only)
    return {
        "view": view,
        **shared,
        "asked": own["asked"],
        "question": own["question"],
        "choices": own["choices"],
        "shortcuts": own["shortcuts"],
        "seat": seat,
        "seats_here": own["seats_here"],
        "log": own.get("log", shared["log"]),
        "news": own["news"],
        "players": with_rights(shared["players"], own["rights"], view["scores"]),
        "undo": own["undo"],
        "is_owner": own["is_owner"],
        "links": own["links"],
    }


def shared_view(
    table: Table,
    language: str,
    *,
    log_after: int = 0,
    chat_after: int = 0,
    connected: Collection[str] = frozenset(),
) -> SharedView:
    """What everybody sees. Only log lines of positions after `log_after` and remarks after entry `chat_after` are in
    it. `connected` are the guests who look at the table now."""
    speech = table_speech(table, language)
    view = table.game.view(table.state, None)
    asked = question_view(view, None, speech)
    shown_before = max(0, min(log_after, table.position))
    return {
        **heading(table, language),
        "position": table.position,
        "question": asked["question"],
        "waiting": asked["waiting"],
        "log": log_groups(table, None, language, after=shown_before),
        "log_after": shown_before,
        "players": public_player_views(table, view, speech, connected),
        "chat": _chat(table, speech, after=chat_after),
        "chat_after": chat_after,
        "settings": dict(table.settings),
        "fairness": fairness(table, speech),
        "result": result_view(table, speech),
    }


def seat_view(table: Table, guest: str | None, seat: int | None, *, only: int | None = None) -> GameView:
    """The game's own view of a seat, or of a spectator (None); raises Refused if the seat is not theirs."""
    if seat is not None:
        check_holds(table, guest if only in (None, seat) else None, seat)
    return table.game.view(table.state, seat)


def own_view(
    table: Table,
    guest: str | None,
    seat: int | None,
    language: str,
    view: GameView,
    shared: SharedView,
    *,
    away: Collection[str] = frozenset(),
    only: int | None = None,
) -> OwnView:
    """What concerns this viewer alone; `view` is their `seat_view`.

    Whoever has the key to one seat alone (`only`) is shown nothing of the guest's other seats, links and rights.
    `away` are the people who have not looked at the table for a while.
    """
    speech = table_speech(table, language)
    asked = asked_view(table, table.state, view, seat, speech)
    own: OwnView = {
        "asked": asked["asked"],
        "question": asked["question"],
        "waiting": asked["waiting"],
        "choices": asked["choices"],
        "shortcuts": asked["shortcuts"],
        "seat": seat,
        "seats_here": own_seats(table, guest, only),
        "rights": seat_rights(table, guest, away, only),
        "news": lines_since(table, seat, language) if asked["asked"] else [],
        "undo": undo_view(table, guest, seat, speech, away),
        "is_owner": only is None and guest is not None and guest == table.meta.owner,
        "links": {str(number): token for number, token in seat_links(table, guest).items()} if only is None else {},
    }
    if seat is None:
        return own
    if view["scores"] != [player["score"] for player in shared["players"]]:
        own["scores"] = view["scores"]
    log = log_groups(table, seat, language, after=shared["log_after"])
    if log != shared["log"]:
        own["log"] = log
    return own


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
