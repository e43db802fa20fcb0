"""Who sits where."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

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
    name: str  # an open seat is called so, in the words of the viewer
    kind: HolderKind
    bot: str | None
    is_here: bool
    is_asked: bool
    resigned: bool  # its person has given up; a bot plays to the end
    away_since: float | None  # seconds since 1970, UTC: its person was last here then; None: here, or nobody to miss
    score: int | None  # None: hidden
    is_winner: bool
    figures: list[FigureView]


class PlayerView(PublicPlayerView):
    """A seat as one viewer sees it."""

    is_me: bool
    can_take_back: bool  # the viewer may sit down there again
    can_stand_in: bool  # the viewer may let a bot play there
    can_resign: bool  # the viewer may give the seat up for good


class SeatRights(TypedDict):
    """What a viewer may do at which seats."""

    mine: list[int]
    take_back: list[int]
    stand_in: list[int]
    resign: list[int]


def own_seats(table: Table, guest: str | None, only: int | None) -> list[int]:
    """The seats that the guest acts for, as far as their key goes."""
    return [seat for seat in table.seats_of(guest) if only in (None, seat)]


def public_player_views(
    table: Table,
    view: GameView,
    speech: TableSpeech,
    connected: Collection[str] = (),
    seen_at: Mapping[str, float] | None = None,
) -> list[PublicPlayerView]:
    """All seats. Guests are not told apart by their ids, which are their keys. `seen_at` says when guests were last
    here, as far as it is known."""
    actors, scores, winners = view["actors"], view["scores"], view["winners"]
    return [
        {
            "seat": seat,
            "name": speech.names[seat],
            "kind": holder.kind,
            "bot": holder.bot,
            "is_here": holder.kind == "bot" or holder.actor in connected,
            "is_asked": seat in actors,
            "resigned": seat in table.resigned,
            "away_since": away_since(table, seat, connected, seen_at or {}),
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
        return {"mine": [], "take_back": [], "stand_in": [], "resign": []}
    seats = [seat for seat in range(table.meta.players) if only in (None, seat)]
    is_running = not (table.is_over or table.is_cancelled)
    return {
        "mine": [seat for seat in seats if table.holders[seat].actor == guest],
        "take_back": [seat for seat in seats if can_take_seat_back(table, guest, seat)],
        "stand_in": [seat for seat in seats if is_running and governs(table, guest, seat, away)],
        "resign": [seat for seat in seats if is_running and table.holders[seat].guest == guest],
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
            "can_resign": player["seat"] in rights["resign"],
        }
        for player in players
    ]


def player_views(
    table: Table, guest: str | None, view: GameView, speech: TableSpeech, only: int | None = None
) -> list[PlayerView]:
    """All seats as a guest sees them at another position than the present one."""
    players = public_player_views(table, view, speech)
    return with_rights(players, seat_rights(table, guest, only=only), view["scores"])


def away_since(table: Table, seat: int, connected: Collection[str], seen_at: Mapping[str, float]) -> float | None:
    """When the person of a seat was last here, if they are not now: they were seen, or did something."""
    person = table.holders[seat].actor
    if person is None or person in connected:
        return None
    return max(seen_at.get(person, 0.0), table.acted_at[seat])
