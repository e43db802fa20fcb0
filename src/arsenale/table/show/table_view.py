"""What one viewer is shown: the only thing that pages and interfaces send. No secret of another seat is in it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal, NotRequired

from typing_extensions import TypedDict

from ..propose.checks import check_holds
from ..propose.seats import can_cancel, seat_links
from ..table import Table
from .beats import BeatView, beats
from .choices import AskedView, GameView, asked_view
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
from .story import StoryEntry, since, story
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
    cancelled: bool  # its owner has called it off


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
    story: list[StoryEntry]  # from the turn on that `log_after` belongs to
    log_after: int  # a position
    beats: list[BeatView]  # of the actions after `log_after`
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
    scores: list[int | None] | None  # where the viewer knows more of them than everybody
    story: NotRequired[list[StoryEntry]]  # where the viewer reads more than everybody, or in other words
    beats: NotRequired[list[BeatView]]  # the same of the beats
    since: int  # the position right after the seat's own last choice; what came later is news to it
    undo: UndoView
    spectating: str | None  # for whoever only looks on: what they see of the match
    is_owner: bool
    can_cancel: bool  # the viewer may call the table off
    links: dict[str, str]  # the tokens of open seats, by seat


class TableView(HeadingView, AskedView):
    """The table as one viewer sees it now: both of these together, and the game's own view."""

    position: int
    seat: int | None
    seats_here: list[int]
    view: GameView
    story: list[StoryEntry]
    log_after: int
    since: int
    beats: list[BeatView]
    players: list[PlayerView]
    chat: list[ChatLine]
    chat_after: int
    undo: UndoView
    settings: dict[str, str]
    fairness: FairnessView
    result: ResultView | None
    spectating: str | None
    is_owner: bool
    can_cancel: bool
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
    seen_at: Mapping[str, float] | None = None,
    only: int | None = None,
    with_previews: bool = True,
) -> TableView:
    """The table as a guest sees it from a seat of theirs, or as a spectator does (seat None)."""
    shared = shared_view(
        table, language, log_after=log_after, chat_after=chat_after, connected=connected, seen_at=seen_at
    )
    view = seat_view(table, guest, seat, only=only)
    own = own_view(table, guest, seat, language, view, shared, away=away, only=only, with_previews=with_previews)
    return {
        "view": view,
        **shared,
        "asked": own["asked"],
        "question": own["question"],
        "choices": own["choices"],
        "shortcuts": own["shortcuts"],
        "seat": seat,
        "seats_here": own["seats_here"],
        "story": own.get("story", shared["story"]),
        "beats": own.get("beats", shared["beats"]),
        "since": own["since"],
        "players": with_rights(shared["players"], own["rights"], view["scores"]),
        "undo": own["undo"],
        "spectating": own["spectating"],
        "is_owner": own["is_owner"],
        "can_cancel": own["can_cancel"],
        "links": own["links"],
    }


def shared_view(
    table: Table,
    language: str,
    *,
    log_after: int = 0,
    chat_after: int = 0,
    connected: Collection[str] = frozenset(),
    seen_at: Mapping[str, float] | None = None,
    view: GameView | None = None,
) -> SharedView:
    """What everybody sees; `view` is a spectator's, where it is known.

    Only the story from the turn of the position `log_after` on, the beats after it and the remarks after entry
    `chat_after` are in it. `connected` are the guests who look at the table now, `seen_at` says when others last did.
    """
    speech = table_speech(table, language)
    if view is None:
        view = table.game.view(table.state, None)
    asked = asked_view(table, table.state, view, None, speech)
    shown_before = max(0, min(log_after, table.position))
    return {
        **heading(table, language),
        "position": table.position,
        "question": asked["question"],
        "waiting": asked["waiting"],
        "story": story(table, None, language, after=shown_before),
        "log_after": shown_before,
        "beats": beats(table, None, language, after=shown_before),
        "players": public_player_views(table, view, speech, connected, seen_at),
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
    with_previews: bool = True,
    concerned: Collection[int] | None = None,
) -> OwnView:
    """What concerns this viewer alone; `view` is their `seat_view`. Without previews it leaves out what choices would
    bring. `concerned` are the `readers` of what `shared` tells, where they are known.

    Whoever has the key to one seat alone (`only`) is shown nothing of the guest's other seats, links and rights.
    `away` are the people who have not looked at the table for a while.
    """
    speech = table_speech(table, language, seat)
    asked = _asked_or_not(table, view, seat, speech, shared, with_previews=with_previews)
    own: OwnView = {
        "asked": asked["asked"],
        "question": asked["question"],
        "waiting": asked["waiting"],
        "choices": asked["choices"],
        "shortcuts": asked["shortcuts"],
        "seat": seat,
        "seats_here": own_seats(table, guest, only),
        "rights": seat_rights(table, guest, away, only),
        "scores": None,
        "since": since(table, seat),
        "undo": undo_view(table, guest, seat, speech, away),
        "spectating": _spectating(table, guest, seat, speech),
        "is_owner": only is None and guest is not None and guest == table.meta.owner,
        "can_cancel": only is None and can_cancel(table, guest),
        "links": {str(number): token for number, token in seat_links(table, guest).items()} if only is None else {},
    }
    if seat is None:
        return own
    if view["scores"] != [player["score"] for player in shared["players"]]:
        own["scores"] = view["scores"]
    if concerned is not None and seat not in concerned:
        return own
    told = story(table, seat, language, after=shared["log_after"])
    if told != shared["story"]:
        own["story"] = told
    moments = beats(table, seat, language, after=shared["log_after"])
    if moments != shared["beats"]:
        own["beats"] = moments
    return own


def _asked_or_not(
    table: Table, view: GameView, seat: int | None, speech: TableSpeech, shared: SharedView, *, with_previews: bool
) -> AskedView:
    """Who is not asked hears the same as everybody."""
    if seat in view["actors"]:
        return asked_view(table, table.state, view, seat, speech, with_previews=with_previews)
    question, waiting = shared["question"], shared["waiting"]
    return {"asked": False, "question": question, "waiting": waiting, "choices": [], "shortcuts": []}


def heading(table: Table, language: str) -> HeadingView:
    meta, edition, speech = table.meta, table.game.edition, table_speech(table, language)
    return {
        "table": meta.id,
        "game": meta.game,
        "title": speech.title(table.game),
        "edition": {"name": edition.name, "title": speech.edition_title(edition), "digest": edition.digest},
        "options": dict(meta.options),
        "created_at": meta.created_at,
        "is_public": meta.is_public,
        "is_imported": meta.is_imported,
        "rematch_of": meta.rematch_of,
        "language": language,
        "seq": table.seq,
        "finished": table.is_over,
        "cancelled": table.is_cancelled,
    }


def _spectating(table: Table, guest: str | None, seat: int | None, speech: TableSpeech) -> str | None:
    """What someone without a seat sees; nothing where all is told anyhow."""
    if seat is not None or table.seats_of(guest) or table.is_over or table.is_cancelled:
        return None
    return speech.say("table-spectating")


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
