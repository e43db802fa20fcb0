"""Who sits where."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from typing_extensions import TypedDict

from ..meta import HolderKind
from ..propose.seats import can_take_seat_back, governs
from ..table import Table
from .choices import GameView
from .speech import TableSpeech


class FigureView(TypedDict):
    """One of the few numbers of a player that matter most, beside the score."""

    icon: str  # a symbol of the scenery
    value: str
    label: str


class PublicPlayerView(TypedDict):
    """A seat with whoever holds it, as everybody sees it."""

    seat: int
    name: str
    kind: HolderKind
    bot: str | None
    is_here: bool
    is_asked: bool
    score: int | None  # None: hidden
    is_winner: bool
    figures: list[FigureView]


class PlayerView(PublicPlayerView):
    """A seat as one viewer sees it."""

    is_me: bool
    can_take_back: bool  # the viewer may sit down there again
    can_stand_in: bool  # the viewer may let a bot play there


class SeatRights(TypedDict):
    """What a viewer may do at which seats."""

    mine: list[int]
    take_back: list[int]
    stand_in: list[int]


def own_seats(table: Table, guest: str | None, only: int | None) -> list[int]:
    """The seats that the guest acts for, as far as their key goes."""
    return [seat for seat in table.seats_of(guest) if only in (None, seat)]


def public_player_views(
    table: Table, view: GameView, speech: TableSpeech, connected: Collection[str] = ()
) -> list[PublicPlayerView]:
    """All seats. Guests are not told apart by their ids, which are their keys."""
    actors, scores, winners = view["actors"], view["scores"], view["winners"]
    return [
        {
            "seat": seat,
            "name": holder.name,
            "kind": holder.kind,
            "bot": holder.bot,
            "is_here": holder.kind == "bot" or holder.actor in connected,
            "is_asked": seat in actors,
            "score": scores[seat],
            "is_winner": seat in winners,
            "figures": _figures(table, view, seat, speech),
        }
        for seat, holder in enumerate(table.holders)
    ]


def _figures(table: Table, view: GameView, seat: int, speech: TableSpeech) -> list[FigureView]:
    return [
        {"icon": icon, "value": value, "label": speech.say(f"figure-{key}")}
        for icon, value, key in table.game.painter.figures(view, seat)
    ]


def seat_rights(table: Table, guest: str | None, away: Collection[str] = (), only: int | None = None) -> SeatRights:
    """What the guest may do at which seats, as far as their key goes."""
    if guest is None:
        return {"mine": [], "take_back": [], "stand_in": []}
    seats = [seat for seat in range(table.meta.players) if only in (None, seat)]
    return {
        "mine": [seat for seat in seats if table.holders[seat].actor == guest],
        "take_back": [seat for seat in seats if can_take_seat_back(table, guest, seat)],
        "stand_in": [] if table.is_over else [seat for seat in seats if governs(table, guest, seat, away)],
    }


def with_rights(
    players: Sequence[PublicPlayerView], rights: SeatRights, scores: Sequence[int | None]
) -> list[PlayerView]:
    """The seats as one viewer sees them."""
    return [
        {
            **player,
            "score": scores[player["seat"]],
            "is_me": player["seat"] in rights["mine"],
            "can_take_back": player["seat"] in rights["take_back"],
            "can_stand_in": player["seat"] in rights["stand_in"],
        }
        for player in players
    ]


def player_views(
    table: Table, guest: str | None, view: GameView, speech: TableSpeech, only: int | None = None
) -> list[PlayerView]:
    """All seats as a guest sees them at another position than the present one."""
    return with_rights(public_player_views(table, view, speech), seat_rights(table, guest, only=only), view["scores"])
